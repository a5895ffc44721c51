"""One folder for each game, all of one shape. `ridotto.all_games()` finds them by themselves."""
