"""The reference of the Python API: docstrings are plain sentences, and nothing public may be without one.

Names in backquotes lead to what they name, where the reference has it. A block that is indented by four is code.
"""

import ast
import importlib
import inspect
import re
import sys
import textwrap
from dataclasses import is_dataclass
from itertools import dropwhile, groupby
from operator import attrgetter
from typing import Any, TypeVar

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.pycode import ModuleAnalyzer
from sphinx.util import logging
from sphinx.util.docutils import SphinxRole

INTERNAL = {
    "ridotto.adapters.local_table.LocalTable",
    "ridotto.arena.choices.Choices",
    "ridotto.arena.play.PackedSetting",
    "ridotto.bots.search.search.Search",
    "ridotto.bots.weights.Learned",
    "ridotto.engine.conformance.trial.Trial",
    "ridotto.engine.state.Fingerprint",
}
"""Types that public names mention and that are not public themselves."""
_LISTED = re.compile(r"\s*(-|\d+\.) ")
_PAGE = re.compile(r"(?<![`/])\bdocs/([\w/-]+)\.md\b")
logger = logging.getLogger(__name__)


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    app.setup_extension("sphinx.ext.autodoc")
    app.setup_extension("sphinx.ext.viewcode")
    app.add_role("name", Name())
    app.config.default_role = "name"
    app.connect("autodoc-process-docstring", plain)
    app.connect("autodoc-process-docstring", demand_constants)
    app.connect("doctree-read", demand_docstrings)
    app.connect("env-updated", shorten)
    app.connect("missing-reference", leave)
    app.connect("viewcode-follow-imported", source_of)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


class Name(SphinxRole):
    """Something in backquotes: a link if it is in the reference, otherwise code."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Called by docutils."""
        shown = nodes.literal("", self.text)
        if not re.fullmatch(r"[\w.]+(\(\))?", self.text):
            return [shown], []
        context = {key: self.env.ref_context.get(key) for key in ("py:module", "py:class")}
        target = self.text.removesuffix("()")
        return [addnodes.pending_xref("", shown, refdomain="py", reftype="obj", reftarget=target, refdoc=self.env.docname, optional=True, **context)], []


def leave(app: Sphinx, env: BuildEnvironment, node: addnodes.pending_xref, shown: nodes.Element) -> nodes.Element | None:
    """What is not ours, or need not be in the reference, stays as it is; a type of ours that is missing there fails the build."""
    if node["refdomain"] != "py":
        return None
    target = str(node["reftarget"])
    return None if target.startswith("ridotto.") and not node.get("optional") and target not in INTERNAL and not _is_variable(target) else shown


def _is_variable(name: str) -> bool:
    """Whether a name is that of a type variable, or of something inside a function, which cannot be described anywhere."""
    module, _, last = name.rpartition(".")
    return "<locals>" in name or isinstance(getattr(sys.modules.get(module), last, None), TypeVar)


def shorten(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """What is on a page: classes, functions and methods; attributes would bury them."""
    objects = env.get_domain("py").data["objects"]
    for contents in env.tocs.values():
        for link in list(contents.findall(nodes.reference)):
            found = objects.get(str(link["anchorname"]).removeprefix("#"))
            if found is not None and found.objtype in ("attribute", "property"):
                item = link.parent.parent
                item.parent.remove(item)
        for emptied in [part for part in contents.findall(nodes.bullet_list) if not len(part) and part.parent is not None]:
            emptied.parent.remove(emptied)
    app.config.highlight_language = "default"  # all pages are read; from here on it is for the pages with source code
    return []


def source_of(app: Sphinx, module: str, name: str) -> str:
    """The module whose source shows a name: the one that defines it, if that is ours."""
    try:
        defined = str(attrgetter(name)(sys.modules[module]).__module__)
    except AttributeError:
        return module
    return defined if defined.startswith("ridotto") else module


def plain(app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """A block that is indented by four after an empty line is code, as in Markdown; pages of the documentation become links."""
    found: list[str] = []
    for indented, group in groupby(lines, lambda line: not line.strip() or line.startswith("    ")):
        part = list(group)
        block = list(dropwhile(lambda line: not line.strip(), part)) if indented else []
        if block and (len(block) < len(part) or not found) and not _LISTED.match(found[-1] if found else ""):
            found += ["", f".. code-block:: {'python' if _is_python(block) else 'none'}", "", *block, ""]
        else:
            found += [_PAGE.sub(r":doc:`docs/\1.md </docs/\1>`", line) for line in part]
    lines[:] = found


def _is_python(block: list[str]) -> bool:
    try:
        ast.parse(textwrap.dedent("\n".join(block)))
    except SyntaxError:
        return False
    return True


def demand_docstrings(app: Sphinx, document: nodes.document) -> None:
    """Everything that the reference lists is described: by a docstring, an attribute also by its class, which then names it in backquotes."""
    for listed in document.findall(addnodes.desc):
        signature = listed[0]
        name, described = f"{signature['module']}.{signature['fullname']}", _named(listed.parent)
        if not listed[-1].astext().strip() and str(signature["fullname"]).rpartition(".")[2] not in described:
            logger.warning("%s has no docstring", name, location=(app.env.docname, None))
        if listed["objtype"] == "class":
            for attribute in _silent(name):
                if attribute not in _named(listed[-1]):
                    logger.warning("%s.%s has no docstring", name, attribute, location=(app.env.docname, None))


def demand_constants(app: Sphinx, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """Where a page lists a whole module, its constants have docstrings: Sphinx would leave those without one out."""
    if what != "module" or not options.members or isinstance(options.members, list) or "__all__" in vars(obj):
        return
    described = {constant for scope, constant in ModuleAnalyzer.for_module(name).find_attr_docs() if not scope}
    for node in ast.parse(inspect.getsource(obj)).body:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        for target in targets:
            if isinstance(target, ast.Name) and not target.id.startswith("_") and target.id not in described:
                logger.warning("%s.%s has no docstring", name, target.id)


def _named(content: nodes.Element) -> set[str]:
    """What a description names in backquotes, without those of the members below it."""
    return {literal.astext() for part in content if not isinstance(part, addnodes.desc) for literal in part.findall(nodes.literal)}


def _silent(name: str) -> list[str]:
    """The public attributes that a class sets in `__init__` without a docstring; Sphinx would leave them out without a word."""
    module, _, qualified = name.rpartition(".")
    found = getattr(importlib.import_module(module), qualified)
    if "__init__" not in vars(found) or is_dataclass(found):
        return []
    described = {attribute for scope, attribute in ModuleAnalyzer.for_module(found.__module__).find_attr_docs() if scope == found.__qualname__}
    source = ast.parse(textwrap.dedent(inspect.getsource(found.__init__)))
    stored = [node for node in ast.walk(source) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    own = {node.attr for node in stored if isinstance(node.value, ast.Name) and node.value.id == "self" and not node.attr.startswith("_")}
    return sorted(own - described)
