"""A player's match in the terminal: what is shown, what can be typed, and when the bots move.

Everything shown comes from `Match.view`, `events` and `record` of the player's own seat, and bots choose from imagined
states, so nothing hidden can reach either.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console

from ridotto.bots import Bot, GuardedBot
from ridotto.bots.titles import title
from ridotto.cli.ask import confirm, read_line, whole_number
from ridotto.cli.common import board_text, sentences, show_result
from ridotto.cli.saves import default_file, keepsake, save, state_folder
from ridotto.engine.errors import RidottoError
from ridotto.engine.match import Match
from ridotto.engine.rng import Rng
from ridotto.engine.rulebook import paragraph
from ridotto.engine.words import Words

LOG_LINES = 20
LONG_LIST = 12


class Sitting:
    """One player, the match and the bots on the other seats."""

    def __init__(
        self,
        match: Match,
        seat: int,
        others: Sequence[Bot],
        words: Words,
        screen: Console,
        edition: Path | None = None,
        file: Path | None = None,
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots: dict[int, Bot] = dict(zip((s for s in range(match.seats) if s != seat), others, strict=True))
        self.words = words
        self.screen = screen
        self.edition = edition
        self.file = file
        """Where the match was last saved."""
        self.chance = Rng.from_seed(f"{match.seed}/bots")
        """The bots' own generator; seeded from the match, so that a match with a given seed can be repeated."""
        self.told = max(0, len(match.events(seat)) - LOG_LINES) if file is not None else 0
        """How many events the player has been told. A player who resumes is reminded of the latest."""
        self.leaving = False
        self._does: dict[str, Callable[[str], bool]] = {
            "help": self._help,
            "view": self._view,
            "log": self._log,
            "undo": self._undo,
            "rules": self._rules,
            "save": self._save_as,
            "quit": self._quit,
        }
        self._named = {name: name for name in self._does} | {words(f"house-command-{name}"): name for name in self._does} | {"?": "help"}

    # ---- the course ----

    def play(self) -> None:
        """Play until the match is over or the player leaves."""
        self._greet()
        while not self.leaving:
            self._let_bots_move()
            self._tell_news()
            if self.match.over:
                self._end()
                return
            self._show_view()
            self._ask_for_move()

    def keep(self) -> None:
        """The player has left without saving: keep the match where `--resume` finds it."""
        if self.match.over or not self.match.record(self.seat).moves:
            return
        file = self.file or state_folder() / "matches" / default_file(self.match)
        try:
            self._save(file)
        except RidottoError as error:
            self._say(self.words("house-not-kept", why=str(error)), "red")

    def _greet(self) -> None:
        words = self.words
        self._say(f"{words('title')}. {words('about')}", "bold")
        if self.bots:
            opponents = words.listing([f"{self.match.names[seat]} ({self._title(bot)})" for seat, bot in self.bots.items()])
            self._say(words("house-you-are", name=self.match.names[self.seat], seat=self.seat, opponents=opponents))
        else:
            self._say(words("house-you-are-alone", name=self.match.names[self.seat]))
        self.screen.print(words("house-commitment", commitment=self.match.commitment), soft_wrap=True)
        self._say(words("house-hint"), "dim")

    def _let_bots_move(self) -> None:
        """Bots that owe a decision make it at once, each from what its seat can imagine."""
        while True:
            owing = [seat for seat in self.match.actors() if seat != self.seat]
            if not owing:
                return
            seat = owing[0]
            failures: list[str] = []
            bot = GuardedBot(self.bots[seat], failures.append)
            self.match.play(seat, bot.choose(self.match.imagine(seat, self.chance), seat, self.chance))
            for why in failures:
                self._say(self.words("house-bot-failed", name=self.match.names[seat], why=why), "red")

    def _title(self, bot: Bot) -> str:
        return title(bot.name, self.words, self.match.game, self.match.seats)

    def _tell_news(self) -> None:
        news = sentences(self.match, self.seat, self.words, self.told)
        self.told = len(self.match.events(self.seat))
        if news:
            self.screen.print()
        for sentence in news:
            self._say(sentence)

    def _show_view(self) -> None:
        self.screen.print()
        self.screen.rule(style="dim")
        self._say(board_text(self.match, self.seat, self.words))

    def _ask_for_move(self) -> None:
        """Show the decision and its moves, then do what is typed until a move is made or the player leaves."""
        legal = self.match.state.legal(self.seat)
        self.screen.print()
        self._say(self.words(f"decision-{self.match.decision(self.seat)}"), "bold")
        self._list(legal)
        while not self.leaving:
            typed = read_line("> ")
            try:
                command, rest = self._command(typed)
                if command is not None:
                    if self._does[command](rest):
                        return
                elif typed or len(legal) == 1:
                    self.match.play(self.seat, self._chosen(typed, legal))
                    return
            except RidottoError as error:
                self._say(str(error), "red")

    def _command(self, typed: str) -> tuple[str | None, str]:
        """The command that was typed, None if it is not one, and what follows it."""
        first, _, rest = typed.partition(" ")
        return self._named.get(first.lower()), rest.strip()

    def _chosen(self, typed: str, legal: Sequence[int]) -> int | str:
        """The move that was typed, as its number in the list or as its text. Enter means the only move there is."""
        if not typed:
            return legal[0]
        if not typed.isdecimal():
            return typed
        if not 1 <= whole_number(typed) <= len(legal):
            raise RidottoError(self.words("house-no-such-number", typed=typed, last=len(legal)))
        return legal[whole_number(typed) - 1]

    def _end(self) -> None:
        """Show the result; the record can still be saved."""
        self.screen.print()
        self.screen.rule(self.words("house-over"))
        self._say(board_text(self.match, self.seat, self.words))
        show_result(self.match, self.words, self.screen)
        if self.file is not None:
            self._save(self.file)
        self._say(self.words("house-after-hint"), "dim")
        while not self.leaving and (typed := read_line("> ")):
            try:
                command, rest = self._command(typed)
                if command is None or command == "undo":
                    self._say(self.words("house-after-hint"), "red")
                else:
                    self._does[command](rest)
            except RidottoError as error:
                self._say(str(error), "red")

    # ---- what can be typed besides a move; these return true if the decision has to be shown again ----

    def _help(self, rest: str) -> bool:
        for name in self._does:
            self._say(self.words(f"house-help-{name}"))
        self._say(self.words("house-help-move"))
        return False

    def _view(self, rest: str) -> bool:
        self._show_view()
        return not self.match.over

    def _log(self, rest: str) -> bool:
        lines = whole_number(rest) if whole_number(rest) >= 0 else LOG_LINES
        for sentence in sentences(self.match, self.seat, self.words)[-lines:]:
            self._say(sentence)
        return False

    def _undo(self, rest: str) -> bool:
        if not self.match.can_undo(self.seat):
            self._say(self.words("house-no-undo"), "red")
            return False
        self._say(self.words("house-undone", move=self.match.undo(self.seat)))
        self.told = min(self.told, len(self.match.events(self.seat)))
        return True

    def _rules(self, rest: str) -> bool:
        """The paragraph that governs the decision, or the one that is named."""
        decision = self.match.decision(self.seat)
        rule = next((known.rule for known in self.match.game.decisions if known.name == decision), "")
        if rest or rule:
            self._say(paragraph(self.match.game.slug, rest or rule, self.words.language).replace("**", ""))
        return False

    def _save_as(self, rest: str) -> bool:
        self._save(Path(rest).expanduser() if rest else self.file or default_file(self.match))
        return False

    def _quit(self, rest: str) -> bool:
        if not self.match.over and self.match.record(self.seat).moves and confirm(self.words("house-ask-save"), self.words):
            self._save_as("")
        self.leaving = True
        return True

    # ---- inside ----

    def _save(self, file: Path) -> None:
        names = [bot.name for bot in self.bots.values()]
        save(self.match, file, keepsake(self.match, self.seat, names, self.edition))
        self.file = file
        key = "house-saved-whole" if self.match.over else "house-saved"
        self.screen.print(self.words(key, file=str(file)), soft_wrap=True)  # unbroken, so that the name can be copied

    def _list(self, legal: Sequence[int]) -> None:
        """The numbered moves, each with its text and what it means; long lists in columns."""
        codec = self.match.game.codec
        moves = [(codec.text(move), self.words.move(move, codec, self.match.names)) for move in legal]
        widest = max(cell_len(text) for text, _ in moves)
        lines = []
        for at, (text, phrase) in enumerate(moves, start=1):
            lines.append(f"{at:>3}. {text}" + ("" if phrase == text else f"{' ' * (widest - cell_len(text))}  {phrase}"))
        width = max(cell_len(line) for line in lines) + 2
        columns = max(1, self.screen.width // width) if len(lines) > LONG_LIST else 1
        rows = -(-len(lines) // columns)
        for row in range(rows):
            cells = lines[row::rows]
            self._say("".join(cell + " " * (width - cell_len(cell)) for cell in cells).rstrip())

    def _say(self, text: str, style: str = "") -> None:
        """Lines are broken between words on a terminal, and left whole in a pipe."""
        self.screen.print(text, style=style, soft_wrap=not self.screen.is_terminal)
