"""`python -m tests.golden` writes the playthroughs and counts anew."""

from tests.golden import COUNTS, FOLDER, counts_text, file_of, playthrough, settings

for old in FOLDER.glob("*.txt"):
    old.unlink()
for game, seats, variant in settings():
    file_of(game, seats, variant).write_text(playthrough(game, seats, variant), encoding="utf-8")
    print(file_of(game, seats, variant).name)
COUNTS.write_text(counts_text(), encoding="utf-8")
