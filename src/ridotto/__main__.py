"""`python -m ridotto` is the command `ridotto`."""

from ridotto.cli import main

main()
