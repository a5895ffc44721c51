"""`ridotto edition`: edition files of your own."""

from pathlib import Path
from typing import Annotated

import typer

from ridotto.cli.common import AsJson, GameName, Lang, console, language, write_json, write_text
from ridotto.engine.errors import EditionError, SetupError
from ridotto.engine.files import read_text


def commands() -> typer.Typer:
    """The group of these commands."""
    group = typer.Typer(help="Copy and check edition files.")
    group.command("export")(export_edition)
    group.command("check")(check_edition)
    return group


def export_edition(
    game: GameName,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Where to write it; without it, to the screen.", show_default=False)] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite a file that exists.")] = False,
    lang: Lang = None,
) -> None:
    """Write out the edition that ships with a game, so that you can change it."""
    from ridotto.engine.game import game_named
    from ridotto.engine.words import load_words

    text = game_named(game).edition_text()
    if to is None:
        print(text, end="")
        return
    if to.exists() and not force:
        raise SetupError(f"{to} exists; --force overwrites it")
    write_text(to, text)
    console().print(load_words(language(lang))("house-written", file=str(to)), soft_wrap=True)


def check_edition(file: Annotated[Path, typer.Argument(metavar="FILE", help="The edition file.")], as_json: AsJson = False, lang: Lang = None) -> None:
    """Check an edition file; what is wrong is named by table and key."""
    from ridotto.engine.edition import SOURCES, read_tables
    from ridotto.engine.game import all_games, game_named
    from ridotto.engine.words import load_words

    words = load_words(language(lang))
    stated = read_tables(read_text(file, EditionError), str(file)).get("edition")
    slug = stated.get("game") if isinstance(stated, dict) else None
    if not isinstance(slug, str) or slug not in all_games():
        raise EditionError(f"{file}: [edition] game: it should name a game ({', '.join(all_games())}), it says {slug!r}")
    edition = game_named(slug).read_edition(file)
    if as_json:
        write_json({"file": str(file), "game": slug, "name": edition.name, "digest": edition.digest, "provenance": edition.provenance})
        return
    screen = console()
    screen.print(words("house-edition-sound", file=str(file), game=game_named(slug).title, name=edition.name), soft_wrap=True)
    screen.print(words("house-edition-digest", digest=edition.digest), soft_wrap=True)
    for source in SOURCES:
        screen.print(words("house-edition-source", source=words(f"house-source-{source}"), count=edition.provenance[source]))
