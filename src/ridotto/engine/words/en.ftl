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
house-bot-level = Level { $level }
house-bot-level-rated = Level { $level } (rating { $rating })

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
house-sim-limit = { $count ->
    [0] Every match ended.
    [one] One match did not end and was abandoned.
   *[other] { $count } matches did not end and were abandoned.
}
house-sim-speed = { $seconds } s with { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}: { $matches } matches/s, { $decisions } decisions/s.

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
