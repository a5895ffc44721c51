"""Reading files that the user names: records and editions.

Whatever is there, the outcome is its text or one sentence.
"""

import os
from pathlib import Path

from ridotto.engine.errors import RidottoError

LONGEST_FILE = 16 * 2**20  # bytes; the longest records have about a twentieth of this


def read_text(path: Path, wrong: type[RidottoError]) -> str:
    """The text of a file; `wrong` is raised with the reason why it cannot be read.

    A pipe that nobody writes to counts as an empty file; there is no waiting.
    """
    try:
        with open(path, "rb", opener=_open_at_once) as file:
            content = file.read(LONGEST_FILE + 1)
    except OSError as error:
        raise wrong(f"{path}: cannot be read: {error.strerror}") from None
    if len(content) > LONGEST_FILE:
        raise wrong(f"{path}: longer than {LONGEST_FILE // 2**20} MiB, too long for a record or an edition")
    try:
        return content.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise wrong(f"{path}: not a text file in UTF-8") from None


def _open_at_once(path: str, flags: int) -> int:
    file = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    if hasattr(os, "set_blocking"):
        os.set_blocking(file, True)
    return file
