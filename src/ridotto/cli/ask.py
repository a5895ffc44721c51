"""Asking questions on a terminal, or reading prepared answers from a pipe."""

import sys
from collections.abc import Sequence

from rich.console import Console

from ridotto.engine.words import Words


def read_line(prompt: str) -> str:
    """One line of input, stripped; EOFError at the end of input. Answers from a pipe are shown as if typed."""
    try:
        typed = input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        raise
    if not sys.stdin.isatty():
        print(typed)
    return typed


def whole_number(typed: str) -> int:
    """The number that was typed; -1 if it is not a number or too long."""
    return int(typed) if typed.isdecimal() and len(typed) < 10 else -1


def choose(question: str, options: Sequence[tuple[str, str]], default: str, words: Words, screen: Console) -> str:
    """Ask until one of the options (name and meaning) is chosen, by its name or its number in the list."""
    names = [name for name, _ in options]
    screen.print(question, style="bold")
    numbers = all(name.isdecimal() for name in names)  # then the names are typed as they are
    for at, (name, meaning) in enumerate(options, start=1):
        screen.print(f"  {'' if numbers else f'{at}. '}{name}" + (f"  {meaning}" if meaning else ""), soft_wrap=True)
    while True:
        typed = read_line(f"[{default}] > ") or default
        if typed in names:
            return typed
        if not numbers and 1 <= whole_number(typed) <= len(names):
            return names[whole_number(typed) - 1]
        screen.print(words("house-choose-again", typed=typed, names=words.listing(names)), style="red")


def confirm(question: str, words: Words) -> bool:
    """Ask for a yes or no; Enter means yes."""
    yes, no = words("house-yes"), words("house-no")
    while True:
        typed = read_line(f"{question} [{yes}/{no}] > ").lower()
        if not typed or yes.startswith(typed):
            return True
        if no.startswith(typed):
            return False
