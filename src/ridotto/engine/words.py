"""Every sentence shown to people, in Fluent files: `words/en.ftl` and `words/de.ftl` of engine, table and games.

A game's lesson has sentences of its own, in `words/lesson.en.ftl` and `words/lesson.de.ftl`: `lesson-...`, as named in
its `lesson.toml`. A game may begin with English alone: where it has no words in a language, its English ones are used.

Keys follow one scheme, so that nothing can be missing without a test noticing: `title`, `about`, `length`, `intro` ·
`decision-NAME` · `why-NAME` · `move-KIND` · `event-KIND` · `WORDS-TEXT` for the values of arguments with words · `score-PART` ·
`text-...` for what the game's text.py says.

A value is called by its name, `{ $building }`. Where a sentence needs another form of it, the value's message has that
form as an attribute: with `.at = am Markt`, sentences may say `{ $building-at }`. The form `counted` is what a verb
takes, "eine Brückenkarte" or "2 Brückenkarten": `{ $cards-counted }` is a whole list in that form.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast

from ridotto.engine.codec import Arg, Codec, Event, EventTable
from ridotto.engine.errors import SetupError

LANGUAGES = ("en", "de")
"""The languages of the house; the first stands in where a game has no words in another."""
LONGEST_ARGUMENT = 2000  # Fluent takes 2,500 characters


class Words:
    """The words of one language, from one or more Fluent sources; later sources override earlier ones."""

    def __init__(self, language: str, *sources: str) -> None:
        if language not in LANGUAGES:
            raise SetupError(f"there are no words in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        """One of LANGUAGES."""
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **args: Any) -> str:
        """The sentence with this key. A missing key or argument is a bug of ours and raises."""
        return _said(self, key, **args)

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """The same, worked out anew; the sentences said last are kept."""
        message = self._bundle.get_message(key)
        assert message.value is not None, f"message {key} has no text"
        return self._formatted(message.value, key, args)

    def _formatted(self, pattern: Any, key: str, args: Mapping[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, {name: _short(value) for name, value in args.items()})
        if errors:
            raise KeyError(f"message {key} ({self.language}): {errors[0]}")
        return _with_minus(str(text), args.values())

    def event(self, event: Event, table: EventTable, names: Sequence[str]) -> str:
        """An event as a sentence."""
        return self(f"event-{event.kind}", **self._spoken(table[event.kind].args, event.args, names))

    def move(self, move: int, codec: Codec, names: Sequence[str] = ()) -> str:
        """A move as a phrase for a list of choices."""
        kind = codec.kind(move)
        return self(f"move-{kind.name}", **self._spoken(kind.args, codec.args(move), names))

    def deed(self, move: int, decision: str, codec: Codec, names: Sequence[str] = ()) -> str:
        """A move as a phrase that says what it does, where the question does not stand beside it.

        It is the form `does` of the move's message, which gets the name of the decision; without one, the message.
        """
        kind = codec.kind(move)
        spoken = {name: self._listed(value) for name, value in self._spoken(kind.args, codec.args(move), names).items()}
        return self.forms(f"move-{kind.name}", decision=decision, **spoken).get("does") or self(f"move-{kind.name}", **spoken)

    def _listed(self, value: Any) -> Any:
        """The numbers of a choice that is several, as people list them: "1, 3" for "1 3"."""
        several = value.split() if isinstance(value, str) else []
        return self.listing(several) if several and all(each.isdigit() for each in several) else value

    def value(self, arg: Arg, value: int, names: Sequence[str] = ()) -> Any:
        """One value as people read it; plain numbers stay numbers, so that sentences can count them."""
        if arg.seat and names:
            return names[value] if value >= 0 else "-"
        if arg.words and value >= 0:
            return self(f"{arg.words}-{arg.text(value)}")
        text = arg.text(value)
        return int(text) + arg.from_one if text.lstrip("-").isdigit() else text

    def forms(self, key: str, **args: Any) -> dict[str, str]:
        """The further forms of a name, by the names of its message's attributes."""
        return {name: self._formatted(pattern, f"{key}.{name}", args) for name, pattern in self._bundle.get_message(key).attributes.items()}

    def counted(self, arg: Arg, values: Sequence[int], names: Sequence[str] = ()) -> str:
        """Things as a verb takes them, equal ones together: "2 Gold cards and a joker"."""
        said = [self._several(arg, value, values.count(value), names) for value in dict.fromkeys(values)]
        return said[0] if len(said) == 1 else self("house-and", before=", ".join(said[:-1]), last=said[-1]) if said else ""

    def _several(self, arg: Arg, value: int, count: int, names: Sequence[str]) -> str:
        if arg.words and value >= 0 and (form := self.forms(f"{arg.words}-{arg.text(value)}", count=count).get("counted")):
            return form
        return f"{count}× {self.value(arg, value, names)}" if count > 1 else str(self.value(arg, value, names))

    def listing(self, items: Iterable[str], none: str = "") -> str:
        """Several things in one phrase, or `none` where there are none."""
        return ", ".join(items) or none

    def named(self, kind: str, keys: Iterable[str], none: str = "-") -> str:
        """Things of one kind, message `KIND-KEY` each, in one phrase, or `none` where there are none."""
        return self.listing((self(f"{kind}-{key}") for key in keys), none)

    def _spoken(self, args: Sequence[Arg], values: Any, names: Sequence[str]) -> dict[str, Any]:
        spoken: dict[str, Any] = {}
        for arg in args:
            value = values[arg.name]
            key = arg.name.replace("_", "-")
            if isinstance(value, list):
                spoken[key] = self.listing([str(self.value(arg, v, names)) for v in value])
                spoken[f"{key}-counted"] = self.counted(arg, value, names)
                spoken["count"] = len(value)
            else:
                spoken[key] = self.value(arg, value, names)
                if arg.words and value >= 0:
                    forms = {"counted": spoken[key]} | self.forms(f"{arg.words}-{arg.text(value)}", count=1)
                    spoken |= {f"{key}-{name}": form for name, form in forms.items()}
        return spoken


@lru_cache(maxsize=4096, typed=True)
def _said(words: Words, key: str, **args: Any) -> str:
    return words.say(key, args)


def _short(value: Any) -> Any:
    """An argument cut to what Fluent accepts: typed text may be of any length."""
    return f"{value[:LONGEST_ARGUMENT]}..." if isinstance(value, str) and len(value) > LONGEST_ARGUMENT else value


def _with_minus(text: str, args: Iterable[Any]) -> str:
    """A sentence whose negative numbers have a true minus sign (−5): Fluent writes a hyphen. Names keep theirs."""
    for value in args:
        if isinstance(value, int) and value < 0:
            text = re.sub(rf"(?<!\w)-{-value}(?!\d)", f"−{-value}", text)
    return text


@lru_cache(maxsize=64)
def load_words(language: str, package: str | None = None, *parts: str) -> Words:
    """The shared words and, with a package, those of the game in it; with parts, such as `lesson`, also those of these."""
    if language not in LANGUAGES:
        raise SetupError(f"there are no words in {language!r}; there are: {', '.join(LANGUAGES)}")
    sources = [_source("ridotto.engine", language)]
    if package is not None:
        sources += [_source(package, language if language in languages_of(package, of) else LANGUAGES[0], of) for of in ("", *parts)]
    return Words(language, *sources)


def languages_of(package: str, part: str = "") -> tuple[str, ...]:
    """The languages in which a package, or a part of it, has words: those of its words files, English at least."""
    folder = files(package).joinpath("words")
    return tuple(language for language in LANGUAGES if language == LANGUAGES[0] or folder.joinpath(_file(language, part)).is_file())


def _file(language: str, part: str) -> str:
    return f"{part}.{language}.ftl" if part else f"{language}.ftl"


def _source(package: str, language: str, part: str = "") -> str:
    return files(package).joinpath("words", _file(language, part)).read_text(encoding="utf-8")


def messages(package: str, language: str, part: str = "") -> dict[str, set[str]]:
    """Every key of a words file with the variables its text uses: for the test that compares the languages."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(_source(package, language, part)).body:
        if isinstance(entry, fluent_ast.Junk):
            raise ValueError(f"{package} words/{_file(language, part)}: cannot be read: {entry.content!r}")
        if isinstance(entry, fluent_ast.Message):
            found[entry.id.name] = set(_variables(entry))
    return found


def _variables(node: Any) -> Iterator[str]:
    if isinstance(node, fluent_ast.VariableReference):
        yield node.id.name
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, fluent_ast.BaseNode):
                yield from _variables(part)
