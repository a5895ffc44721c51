"""`ridotto rules`: the rules reference."""

from typing import Annotated

import typer

from ridotto.cli.common import GameName, Lang, console, language


def show_rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="PARAGRAPH", help="Only one paragraph, such as DOG-17.", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, or one paragraph of them."""
    from ridotto.engine.game import game_named
    from ridotto.engine.reference import paragraph, rules_text

    slug = game_named(game).slug
    text = rules_text(slug, language(lang)) if rule is None else paragraph(slug, rule, language(lang))
    screen = console()
    if not screen.is_terminal:
        print(text.rstrip())
        return
    from rich.markdown import Markdown

    if rule is not None:
        screen.print(Markdown(text))
        return
    with screen.pager(styles=not screen.no_color and screen.color_system is not None):
        screen.print(Markdown(text))
