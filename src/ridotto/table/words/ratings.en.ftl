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
ratings-rated = Rated match
ratings-rated-why = The result changes the ratings of those who play. Only members can sit down, under their own names, beside levels of bots; no hints, no variant, no edition of your own.
ratings-rated-short = rated
ratings-rated-here = This match is rated. It counts for whoever sits here when it begins, also if they leave or a bot stands in for them.
ratings-rated-sit = This table is rated: only members can sit down, under their own names.
ratings-rating = Rating
ratings-provisional = provisional
ratings-provisional-why = Provisional: this rating rests on few matches.
ratings-not-shown = not shown
ratings-changed-why = The result counts for those who sat here when the match began.

# ---- profiles ----
refused-no-person = there is no such member here, or none who is shown to you
refused-shown = a profile is shown to nobody, to members or to everybody
ratings-profile = Your profile
ratings-profile-mine = See your profile
ratings-shown-to = Who sees it
ratings-shown-nobody = nobody but you
ratings-shown-members = members
ratings-shown-everybody = everybody, guests too
ratings-shown-why = Your profile has your ratings, results and matches that were rated or in the public list. Whoever may not see it finds neither you nor your ratings, here or in the leaderboard. At a table, your name is seen by whoever is there.
ratings-own-nobody = Nobody but you sees this page.
ratings-own-members = Members see this page, without the matches marked as private.
ratings-own-everybody = Everybody sees this page, without the matches marked as private.
ratings-own-change = Change that
ratings-ratings = Ratings
ratings-no-ratings = No rated match yet. A table can be opened as rated; 1500 is where everybody begins.
ratings-of = { $game }, { $count } players
ratings-matches-count = { $count ->
    [one] one rated match
   *[other] { $count } rated matches
}
ratings-course = From { $first } to { $points }; { $best } at best.
ratings-level = Level { $level }
ratings-records = Results
ratings-game = Game
ratings-seats = Players
ratings-matches = Matches
ratings-wins = Wins
ratings-fair = chance { $share } %
ratings-wins-why = Beside the share of wins stands the one that chance alone would give. A shared win counts in parts.
ratings-average = Average place
ratings-decimal = .
ratings-openings = First decisions
ratings-opening = { $count } of { $of }
ratings-opponents = Met most often
ratings-ahead = ahead in { $ahead } of { $count }
ratings-latest = Matches
ratings-none = No finished match yet.
ratings-day = { $year }-{ $month }-{ $day }
ratings-won = Won
ratings-among = { $place }, { $count } players
ratings-with = with
ratings-guest = a guest
ratings-private = a member
ratings-is-private = private
ratings-replay = Replay
ratings-replay-of = Replay of { $game }, { $day }
ratings-records-get = Your records
ratings-records-about = The records of all your finished matches, a hundred in one archive, the latest first.
ratings-records-part = Archive { $part }
ratings-earlier = Earlier
ratings-later = Later
ratings-page = Page { $page } of { $pages }

# ---- leaderboard ----
ratings-leaderboard = Leaderboard
ratings-leaderboard-about = Members with a settled rating who show themselves to you, and the levels of bots on the same scale. 400 points more mean ten wins to one.
ratings-choose-game = Game
ratings-choose-time = Who has played
ratings-since-all = at any time
ratings-since-month = in the last 30 days
ratings-place = Place
ratings-name = Name
ratings-empty = Nobody has a settled rating here yet. It takes about ten rated matches.
ratings-bot = Bot
ratings-at-page = Page { $page }
