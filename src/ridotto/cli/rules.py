"""`ridotto rules`: the rulebook, and where each rule is in the code."""

from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.common import GameName, Lang, console, language


def show_rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="PARAGRAPH", help="Only one paragraph, such as DOG-17.", show_default=False)] = None,
    lang: Lang = None,
    find: Annotated[str | None, typer.Option(metavar="PARAGRAPH", help="One paragraph, its code and its tests.", show_default=False)] = None,
    figures: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Write the figures of the rulebook there.", show_default=False)] = None,
) -> None:
    """Show the rules of a game, or one paragraph of them."""
    from ridotto.engine.game import game_named
    from ridotto.engine.rulebook import paragraph, rules_text

    slug = game_named(game).slug
    if figures is not None:
        _write_figures(slug, figures, language(lang))
        return
    wanted = find if find is not None else rule
    text = rules_text(slug, language(lang)) if wanted is None else paragraph(slug, wanted, language(lang))
    found = "" if find is None else _where(slug, find)
    screen = console()
    if not screen.is_terminal:
        print((text.rstrip() + found).rstrip())
        return
    from rich.markdown import Markdown

    if wanted is not None:
        screen.print(Markdown(text))
        if found:
            screen.print(found, markup=False, highlight=False, soft_wrap=True)
        return
    with screen.pager(styles=not screen.no_color and screen.color_system is not None):
        screen.print(Markdown(text))


def _write_figures(slug: str, folder: Path, lang: str) -> None:
    """Write the pictures under the names by which the rulebook calls them."""
    from ridotto.engine.figures import figure, figures

    folder.mkdir(parents=True, exist_ok=True)
    for name in figures(slug):
        path = folder / f"{slug}-{name}.svg"
        path.write_text(figure(slug, name, lang), encoding="utf-8")
        print(path)


def _where(slug: str, wanted: str) -> str:
    """The places of a rule: `file:line  function`, which many terminals make a link of."""
    from ridotto.engine.game import game_named
    from ridotto.engine.rulebook import rule_named
    from ridotto.engine.ruleindex import entry, has_tests

    rule = rule_named(slug, wanted)
    found = entry(slug, rule)
    package = game_named(slug).package.replace(".", "/")
    lines = ["", ""]
    if found.code:
        lines += ["Code:", *(f"  src/{package}/{place.path}:{place.line}  {place.name}".rstrip() for place in found.code)]
    if found.omission:
        lines += ["By omission, see", f"  {found.omission}"]
    if found.tests:
        lines += ["Tests:", *(f"  {place.path}:{place.line}  {place.name}".rstrip() for place in found.tests)]
    elif not has_tests():
        lines += ["The tests are not part of this installation."]
    return "\n".join(lines)
