"""The games and their rules, as text for language models."""

import re

from ridotto.adapters import telling
from ridotto.adapters.answers import quoted
from ridotto.adapters.telling import LANGUAGE
from ridotto.bots.named import names
from ridotto.engine.errors import SetupError
from ridotto.engine.game import Game, all_games, game_named
from ridotto.engine.rulebook import overview, paragraph, paragraphs, sections

MOST_FOUND = 12
_PICTURE = re.compile(r"!\[[^]]*]\([^)]*\)")


def games_text() -> str:
    """The games that can be played, their seats and variants, and the bots."""
    bots = f"Bots to play against: {', '.join(names())}."
    return telling.joined(*(_about(game) for game in all_games().values()), bots)


def _about(game: Game) -> str:
    words = game.words(LANGUAGE)
    lines = [f"{game.slug}: {game.title} by {game.author}, for {', '.join(map(str, game.seats))} seats. {words('about')}"]
    for name in (*game.variants, *game.options):
        lines.append(f"  variant {name}: {game.meaning(name)} (seats: {', '.join(map(str, game.seats_for(name)))})")
    if game.options:
        lines.append("  several variants are joined by +, in this order")
    return "\n".join(lines)


def rules_of(slug: str, number: str, section: str, search: str) -> str:
    """One paragraph, a section, the paragraphs that have certain words, or how a match goes and which sections there are."""
    game = game_named(slug).slug
    if sum(map(bool, (number, section, search))) > 1:
        raise SetupError("ask for a paragraph, a section or a search, one of them")
    if number:
        return _plain(paragraph(game, number))
    if section:
        return _section(game, section)
    if search:
        return _found(game, search)
    contents = "\n".join(f"{heading}: {ids[0]} to {ids[-1]}" for heading, ids in sections(game).items())
    return _plain(overview(game), f"Sections of the rules and their paragraphs:\n{contents}")


def _section(game: str, wanted: str) -> str:
    known = sections(game)
    for heading, ids in known.items():
        if heading.casefold() == wanted.strip().casefold():
            texts = paragraphs(game, LANGUAGE)
            return _plain(heading, *(texts[number] for number in ids))
    raise SetupError(f"the rules of {game} have no section {quoted(wanted)}; there are: {', '.join(known)}")


def _found(game: str, words: str) -> str:
    wanted = words.casefold().split()
    hits = [text for text in paragraphs(game, LANGUAGE).values() if all(word in text.casefold() for word in wanted)]
    if not hits:
        raise SetupError(f"no paragraph of {game} has all these words: {quoted(words)}")
    more = f"({len(hits) - MOST_FOUND} more paragraphs have these words)" if len(hits) > MOST_FOUND else ""
    return _plain(*hits[:MOST_FOUND], more)


def how_it_goes(slug: str) -> str:
    """How a match of a game goes."""
    return _plain(overview(slug))


def _plain(*parts: str) -> str:
    """Parts of the rulebook without pictures and marks of emphasis."""
    return telling.joined(*(_PICTURE.sub("", part).replace("**", "").strip() for part in parts))
