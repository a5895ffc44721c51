"""Day or night: the theme the reader has chosen; without a choice the reader's system decides."""

from fastapi import Request

COOKIE = "theme"
THEMES = ("day", "night", "auto")


def theme_of(request: Request) -> str:
    """The theme for a request."""
    chosen = request.cookies.get(COOKIE)
    return str(chosen) if chosen in THEMES else "auto"
