# Shared words: what the command `ridotto` says to people.

house-yes = yes
house-no = no
house-and = { $before } and { $last }

# a match and its result
house-commitment = Commitment to the seed (SHA-256): { $commitment }
house-seed = Seed: { $seed }
house-total = Total
house-winners = { $count ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } share the win.
}
house-over = The match is over

# bots
house-bot-random = Random
house-bot-greedy = Greedy
house-bot-seer = Seer
house-bot-seer-seconds = Seer ({ $seconds } s)
house-bot-seer-simulations = Seer ({ $count } simulations)
house-bot-sage = Sage
house-bot-sage-seconds = Sage ({ $seconds } s)
house-bot-sage-simulations = Sage ({ $count } simulations)
house-bot-level = Level { $level }, { $name }
house-bot-level-rated = Level { $level }, { $name } (rating { $rating })
house-level-1 = Page
house-level-1-how = Makes moves that look sensible at first glance; changes its mind all the time and hardly looks ahead.
house-level-2 = Porter
house-level-2-how = Knows what is worth having, and takes something else nearly as often. What you plan it does not see.
house-level-3 = Fishmonger
house-level-3-how = Takes the good things that lie open; misses whatever needs a second thought, and slips often.
house-level-4 = Gondolier
house-level-4-how = Plays soundly and seldom gives anything away; looks only a little ahead, so plans surprise it.
house-level-5 = Innkeeper
house-level-5-how = Finds the best move where it stands out; guesses where several look alike.
house-level-6 = Notary
house-level-6-how = Looks a few moves ahead and punishes mistakes; what pays off late it values too little.
house-level-7 = Merchant
house-level-7-how = Weighs every decision and hardly ever wavers; a long plan can still get past it.
house-level-8 = Captain
house-level-8-how = Always makes the best move that it has found, and looks well ahead; it does not think for long.
house-level-9 = Senator
house-level-9-how = Goes through hundreds of ways a decision can turn out; mistakes are rare and small.
house-level-10 = Chancellor
house-level-10-how = Thinks about every decision for two seconds and wastes nothing. You need a better plan, and some luck.

# ridotto play: the questions before a match
house-ask-game = Which game?
house-ask-seats = How many seats, yours included?
house-ask-variant = Which variant?
house-no-variant = standard
house-ask-bots = How strong are the others, from 1 (learning the game) to 10 (two seconds' thought on every move)?
house-choose-again = “{ $typed }” is not one of the answers; possible: { $names }.

# ridotto play: during a match
house-you-are = You are { $name }, on seat { $seat }. Your opponents: { $opponents }.
house-you-are-alone = You are { $name } and play alone.
house-hint = Type a move's number or its text. ? explains the rest.
house-after-hint = save [FILE] writes the record; log and view look back; Enter ends.
house-no-such-number = There is no move { $typed } in the list: they are numbered 1 to { $last }.
house-no-undo = There is nothing to take back: a move is final once it has revealed something or another player has moved.
house-undone = Taken back: { $move }.
house-ask-save = Save the match?
house-bot-failed = { $name } could not decide; a random move was made ({ $why }).
house-saved = Saved in { $file }; ‘ridotto play --resume { $file }’ continues it.
house-saved-whole = The record is in { $file }; ‘ridotto verify { $file }’ checks it.
house-not-kept = The match could not be saved: { $why }.

house-command-help = help
house-command-view = view
house-command-log = log
house-command-undo = undo
house-command-rules = rules
house-command-save = save
house-command-quit = quit

house-help-move = Anything else is a move: its number in the list, or its text.
house-help-help = ?             this help
house-help-view = view          the position again
house-help-log = log [N]       the latest N events
house-help-undo = undo          take back your latest move, if it has revealed nothing
house-help-rules = rules [RULE]  the rule behind this decision, or the one you name
house-help-save = save [FILE]   write the match to a file, to continue it later
house-help-quit = quit          leave

# ridotto games, ridotto edition
house-games-slug = game
house-games-title = title
house-games-author = author
house-games-seats = seats
house-games-variants = variants
house-games-rules = rules
house-games-sources = sources
house-games-name = name
house-games-meaning = what it is
house-games-single = Variants of { $title }, for --variant NAME:
house-games-joined = Variants and options of { $title }, for --variant NAME; several are joined by + in the order listed:
house-games-bots = Bots: { $names }. docs/bots.md says how to add one.
house-games-note = The last column counts the tables of component data: printed in the rulebook + derived from it + our own.
house-source-rulebook = rulebook
house-source-derived = derived
house-source-house = our own
house-written = Written to { $file }.
house-edition-sound = { $file } is a valid edition of { $game }: { $name }.
house-edition-digest = Digest: { $digest }
house-edition-source = { $count ->
    [one] { $count } table: { $source }
   *[other] { $count } tables: { $source }
}

# ridotto replay, ridotto verify
house-spectator = as a spectator sees it
house-seat-of = as { $name } on seat { $seat } sees it
house-after-move = After move { $move } of { $moves }, { $who }
house-holds = ok
house-fails = NO
house-check-seed = the record holds its seed
house-check-commitment = the seed is the one that was committed to
house-check-secret = the server's secret is the one it had committed to when the table was opened
house-check-texts = every sealed text that was opened is the one that was sealed
house-check-draw = the seed follows from the secret, the players' texts and whatever else it was drawn from
house-check-checksum = the text of the record matches its checksum
house-check-course = every move is legal, and what the record states comes out the same
house-check-chance = no chance outcome is left out
house-check-digests = no digest is left out
house-check-result = the match is over and the result is right
house-verified = The record is valid.
house-covers-table = Compare secret_commitment and your seat's entropy_commitment with what you were shown before the match: the record cannot prove that they are the same. Names after “later” are the server's word, not proven.
house-covers-old-table = This record is from before records of tables had the server's first commitment: names are not covered, and the server could have changed its secret.
house-covers-seed = This is not the record of a table: nothing says who chose the seed, and names are not covered.
house-not-verified = The record is not valid.

# ridotto simulate
house-sim-title = { $title }, { $seats } seats, { $matches } matches, seed { $seed }, edition { $edition }
house-sim-interrupted = Stopped after { $done } of { $wanted } matches.
house-sim-seat = seat
house-sim-bot = bot
house-sim-mean = mean
house-sim-spread = spread
house-sim-lowest = lowest
house-sim-highest = highest
house-sim-wins = wins
house-sim-interval = 95%
house-sim-length = Length: { $mean } decisions on average, { $shortest } to { $longest }.
house-sim-points = Points, on average made of:
house-sim-counted = This game has no points; above, { $part } stand for them. What is counted at the end, on average:
house-sim-part = seat
house-sim-rounds = Rounds: { $mean } on average, { $shortest } to { $longest }; eight of ten matches { $ten } to { $ninety }.
house-sim-end = { $count ->
    [one] One match
   *[other] { $count } matches
} ({ $share }) ended: { $end }.
house-end-end = by the rules
house-end-limit = abandoned, because it came to no end
house-sim-speed = { $seconds } s with { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}: { $matches } matches/s, { $decisions } decisions/s.

# ridotto arena
house-arena-title = { $title }, { $seats } seats, { $matches } matches in { $deals } deals, seed { $seed }, edition { $edition }
house-arena-bot = bot
house-arena-matches = matches
house-arena-wins = wins
house-arena-interval = 95%
house-arena-fair = fair
house-arena-times = × fair
house-arena-points = points
house-arena-rating = rating
house-arena-ahead = Finished ahead of, in % of all meetings of two seats:
house-arena-by-seat = Wins as a multiple of the fair share, by seat:
house-arena-by-place = The same by place, counted from the start player:
house-arena-all = all
house-arena-better = { $bot } wins more than its fair share (sequential test, error { $error }); the intervals are too optimistic.
house-arena-worse = { $bot } wins less than its fair share (sequential test, error { $error }); the intervals are too optimistic.
house-arena-open = The sequential test has found no answer.
house-arena-partial = The last deal was not played in every seating: a multiple of { $seats } matches is fairer.
house-arena-continues = Continues with the { $count ->
    [one] match
   *[other] { $count } matches
} in { $file }.
house-arena-kept = What was played is in { $file }; the same command continues it.
house-arena-speed = { $seconds } s; a match takes { $each } s.

# ridotto dataset
house-dataset-written = { $rows } decisions of { $matches ->
    [one] one match
   *[other] { $matches } matches
} are in { $file } ({ $size } MB, { $rate } rows/s).
house-dataset-skipped = Left out: { $sentence }
house-dataset-wrong = { $count ->
    [one] One match was left out because something is wrong with it.
   *[other] { $count } matches were left out because something is wrong with them.
}
house-dataset-others = { $count ->
    [one] One match of another game was left out.
   *[other] { $count } matches of other games were left out.
}
house-dataset-interrupted = It was interrupted: the file is complete, but it holds only the matches read until then.
house-dataset-nothing = It was interrupted before the first match; nothing was written.
house-puzzles-written = { $count ->
    [one] One puzzle from { $matches } matches is in { $file }.
   *[other] { $count } puzzles from { $matches } matches are in { $file }.
}
house-puzzles-explained = { $count ->
    [one] The one puzzle in { $file } has its reasons.
   *[other] The { $count } puzzles in { $file } have their reasons.
}
house-puzzles-stopped = Stopped. The same command continues; what was found so far is in { $file }.

# the report of ridotto learn
house-learn-title = { $title }: learning
house-learn-about = How strong a bot became that taught itself, over the time it took.
house-learn-rounds = rounds
house-learn-minutes = minutes of playing and learning
house-learn-against = against { $bot }, { $seats } seats
house-learn-strength = How strong it is
house-learn-strength-note = Its share of the wins against that bot on all other seats, both thinking equally long. The dashed line is a fair share.
house-learn-with-seats = with { $seats } seats
house-learn-share = share of the wins
house-learn-other = against
house-learn-surprise = surprise
house-learn-surprise-note = On matches that it has not learned from; less is better.
house-learn-unseen = What still surprises it
house-learn-worth = by how matches go on
house-learn-moves = by what searches try

# reports of ridotto arena and ridotto balance
house-report-arena = { $title }: arena
house-report-balance = { $title }: balance
house-report-contents = Contents
house-report-numbers = Figures
house-report-made = Made by
house-report-files = The figures as files:
house-report-setting = { $count ->
    [one] One seat
   *[other] { $count } seats
}
house-report-edition = edition
house-report-matches = matches
house-report-settings = settings
house-report-unfair = farthest from fair, by place
house-report-best = highest rating
house-report-best-wins = its wins
house-report-seconds = for a match, on one core
house-report-share = share
house-report-mean = mean
house-report-against = against
house-report-meetings = meetings
house-report-times = wins, as a multiple of the fair share
house-report-bots = The bots
house-report-bots-note = A bot’s fair share is its share of the seats. 1 is fair; with four seats, 4 is every match.
house-report-wins = Who wins
house-report-wins-note = Wins beside the fair share, with 95% intervals; the dashed line is fair.
house-report-rating-note = Plackett-Luce ratings (openskill), everybody beginning at 25, with 95% intervals.
house-report-pairs = Who finishes ahead of whom
house-report-pairs-note = The row’s bot ahead of the column’s, of all meetings of two seats; a tie is half.
house-report-bots-places = Wins by place
house-report-bots-parts = Where the bots’ points come from
house-report-game = The game
house-report-seats = Wins by seat
house-report-places = Wins by place
house-report-seat = Seat { $number }
house-report-place = Place { $number }
house-report-fair-note = 1 is fair. Places are counted from the start player, or from whoever decides first.
house-report-points-note = How often a seat ended with how many.
house-report-parts = Where points come from
house-report-parts-note = What the points of a seat are made of, on average.
house-report-counted-note = What is counted at the end, on average for a seat; the game has no points.
house-report-rounds = Rounds
house-report-rounds-note = How many rounds a match lasts.
house-report-lengths = Decisions
house-report-lengths-note = How many decisions a match takes, of all seats together.
house-report-ends = How matches end
house-report-ends-note = What brought the match to its end.
house-report-components = Components
house-report-components-note = Each dot is something that can be chosen. To the right: chosen more often than its peers; up: its takers win more. Dotted lines: three times, and a third of, its peers’ use.
house-report-tables-note = Peers are what the same kind of move can choose. What stands out is coloured: use of three times or a third of the peers’ median, wins beyond chance. Winners can afford more: a high share of wins alone is no proof of strength.
house-report-loud = What stands out
house-report-loud-note = Chosen, when possible, more than three times or less than a third as often as its peers; the most used first.
house-report-use = chosen, as a multiple of its peers
house-report-takers = takers’ wins, × fair share
house-report-available = possible, per match
house-report-chosen = chosen, per match
house-report-when-possible = chosen when possible
house-report-peers = × peers
house-report-takers-short = takers’ wins, × fair (95%)

# ridotto bench
house-bench-running = measuring
house-bench-only = This installation is only interpreted: the rules have not been compiled.
house-bench-disturbed = Other programs interfered: a measurement had only { $percent }% of a core, so the figures are too low.
house-bench-game = { $game }, { $seats } seats, random play; median of { $repeats } (smallest - largest)
house-bench-figure = per second
house-build-compiled = compiled
house-build-interpreted = interpreted
house-bench-decisions-per-s = decisions, inside the engine
house-bench-matches-per-s = matches, inside the engine
house-bench-python-loop-decisions-per-s = decisions, loop in Python
house-bench-clones-per-s = clones
house-bench-imagines-per-s = imagined states
house-bench-memory = growth / clones

# hints and analyses
house-analysis = What became of each seat's share of the win
house-analysis-start = at first
house-analysis-own = own decisions
house-analysis-others = others' decisions
house-analysis-luck = luck
house-analysis-end = in the end
house-analysis-about = From what each seat knew: what its decisions gave away against the best move found, what the others' gave it, and what draws, reveals and hidden things changed.
house-analysis-dearest = The decisions that cost most
house-analysis-flawless = No decision was a costly mistake.
house-analysis-decision = Move { $move }, { $name }, { $cost }: { $played }. Better: { $better }.
