"""One folder for each game, all of one shape. `ridotto.games()` finds them by themselves."""
