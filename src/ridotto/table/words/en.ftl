# Words of the table: what its pages say to people.

table-house = Ridotto
table-skip = Skip to the content
table-about = Board games of Renaissance Italy, to be played with others or against bots. No account is needed.
table-language = Language
table-language-en = English
table-language-de = Deutsch
table-to-house = All tables
table-api = Interface for programs

# the front page
table-mine = Your tables
table-mine-move = your move
table-waiting-tables = Tables that wait for players
table-none-waiting = No table is waiting. Open one.
table-free-seats = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
table-games = Games
table-by-author = by { $author }
table-your-name = Your name
table-guest = Guest
table-play-now = Play now against bots
table-open-table = Open a table
table-seats = Seats
table-variant = Variant
table-variant-none = standard
table-seat-for = Seat { $seat }
table-for-person = a person
table-clock = Time for one decision
table-clock-none = as long as you like
table-clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
table-clock-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
table-clock-days = { $count ->
    [one] one day
   *[other] { $count } days
}
table-listed = Show it among the tables that wait for players
table-bot-random = bot: plays anything the rules allow
table-bot-heuristic = bot: plays sensibly

# a table
table-status-waiting = The table waits for players.
table-status-playing = The match is on.
table-status-over = The match is over.
table-invite = Send this address to whoever should join or watch:
table-you-sit = You are { $name }, on seat { $seat }.
table-you-watch = You are watching.
table-seat-list = Seats
table-seat-named = { $seat }: { $name }
table-seat-free = { $seat }: free
table-is-you = you
table-is-bot = bot
table-is-stand-in = a bot stands in
table-is-gone = gone
table-is-thinking = is thinking …
table-is-to-move = to move
table-bot-thinks = { $names } { $count ->
    [one] is thinking
   *[other] are thinking
} …
table-waits-for = Waiting for { $names }.
table-your-decision = Your decision
table-rule-behind = The rule behind it
table-undo = Take back my latest move
table-position = The position
table-log = What happened
table-log-empty = Nothing yet.
table-talk = Table talk
table-talk-empty = Nobody has said anything yet.
table-talk-line = { $name }: { $text }
table-say = Say something
table-send = Send
table-winners = { $count ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } share the win.
}
table-score = { $name }: { $points }

# seats
table-join = Sit down
table-join-seat = Seat
table-join-any = any free seat
table-entropy = A text of your own for the shuffle (optional)
table-entropy-why = Whatever you type is mixed into the shuffle, so that nobody, the house included, can choose it.
table-seat-bot = Seat this bot
table-seat-bot-at = A bot for seat { $seat }
table-hand-over = Let this bot play
table-hand-over-of = { $name } is gone. A bot may play until { $name } comes back.
table-stood-in = A bot plays for you because you were away.
table-take-back = Play on myself
table-leave = Leave the table
table-leave-sure = Your seat becomes free at once, and this browser and every private link of yours lose it.
table-leave-now = Leave for good
table-other-device = Go on at another device
table-other-device-how = Open this private address there. Whoever has it plays for you: give it to nobody.
table-carry-title = Your seat
table-carry-ask = This private address holds seat { $seat } of a table of { $game }. Take the seat in this browser?
table-carry = Take the seat
table-carry-ended = This private address holds no seat any more.

# fairness and records
table-fair = Fair shuffle
table-fair-secret-commitment = The house drew its secret before anybody sat down. Its SHA-256:
table-fair-commitment = The seed of this match was fixed before the first move. Its SHA-256:
table-fair-secret = The house's secret:
table-fair-seed = The seed:
table-fair-check = To check: the SHA-256 of the secret and of the seed must be the ones shown before. Save the record and run “ridotto verify FILE”: it draws the seed again from the secret and the players' texts and replays every move.
table-record = Save the record
table-record-part = Save the record so far, as far as you may know it
table-rules = Rules of { $game }
table-back-to-table = Back to the table
table-clock-is = Time for one decision: { $time }.

# when something cannot be done
table-problem-404 = Not found
table-problem-401 = That needs a seat
table-problem-403 = Refused
table-problem-409 = Not possible now
table-problem-422 = That is not valid
table-problem-429 = Too fast
table-problem-503 = Not available now
table-problem-other = Something went wrong
table-problem-401-why = Nobody sits here in this browser. Sit down first, or open your private address.
