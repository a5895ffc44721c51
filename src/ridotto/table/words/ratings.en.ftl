# Words about ratings, profiles and history. Keys begin with ratings-.

# ---- rated tables ----
refused-rated-no-members = there are no rated tables here: nobody has an account
refused-rated-guest = this table is rated: sign in first, then you can sit down
refused-rated-begun = this match is rated and has begun; only a bot can take the seat of somebody who has left
refused-rated-bot = at a rated table bots are levels 1 to 10, which have a rating; { $bot } has none
refused-rated-alone = a rated match needs two players or more, and a seat for a member
refused-rated-variant = rated matches are played without variants
refused-rated-edition = rated matches are played with the edition that comes with the game, and from the beginning
refused-rated-hints = there are no hints in rated matches
