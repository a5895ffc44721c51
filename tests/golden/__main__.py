"""`python -m tests.golden` writes the playthroughs and counts anew; with the name of one it prints that one with nothing left out."""

import sys

from tests.golden import COUNTS, FOLDER, counts_text, file_of, playthrough, settings

if len(sys.argv) > 1:
    named = {file_of(*setting).stem: setting for setting in settings()}
    if sys.argv[1] not in named:
        sys.exit(f"there is no playthrough {sys.argv[1]}; there are: {', '.join(named)}")
    print(playthrough(*named[sys.argv[1]], full=True), end="")
else:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for setting in settings():
        file_of(*setting).write_text(playthrough(*setting), encoding="utf-8")
        print(file_of(*setting).name)
    COUNTS.write_text(counts_text(), encoding="utf-8")
