"""The learner's mode: below each question what can be done and why one would.

Whoever has not chosen has it until a match of the game was played to its end in this browser.
"""

from fastapi import Request

from ridotto.table.http.auth import finished_games

COOKIE = "learner"
CHOICES = ("on", "off")


async def is_learning(request: Request, game: str) -> bool:
    """Whether a request gets the learner's mode at a table of this game."""
    chosen = request.cookies.get(COOKIE)
    return chosen == "on" if chosen in CHOICES else game not in await finished_games(request)
