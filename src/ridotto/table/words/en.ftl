# Words of the table: what its pages say to people.

table-skip = Skip to the content
table-language = Language
table-language-en = English
table-language-de = Deutsch

table-mine-move = your move
table-your-name = Your name
table-clock-none = as long as you like
table-clock-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
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
table-bot = Bot: { $bot }

# every page
hall-games = Games
hall-tables = Tables
hall-for-bots = For bots
hall-main = Main menu
hall-display = Display
hall-theme-day = Day
hall-theme-night = Night
hall-theme-auto = Same as the system
hall-home = All games and tables
hall-foot = Board games of Renaissance Italy, played by the rules in the box.

# the front page
hall-title = { $count ->
    [2] Two games of Renaissance Italy, one table
    [3] Three games of Renaissance Italy, one table
    [4] Four games of Renaissance Italy, one table
    [5] Five games of Renaissance Italy, one table
   *[other] Games of Renaissance Italy, one table
}
hall-about = The games as they are printed, in your browser, with friends or with bots that cannot peek.
hall-open = Open a table
hall-try = Try { $game } against bots
hall-play = Play against bots
hall-play-game = Play against bots: { $game }
hall-open-game = Open a table of { $game }
hall-guest = Guest
hall-seats = { $count ->
    [one] { $high } seats
   *[other] { $low } to { $high } seats
}
hall-list-mine = Your tables
hall-all-mine = All your matches
hall-list-waiting = Waiting for players
hall-list-playing = In play
hall-none = No table is waiting and none is in play. Open one, and send its address to friends.
hall-your-move = Your move
hall-others-move = { $count ->
    [one] { $names } is to move
   *[other] { $names } are to move
}
hall-nobody = a free seat
hall-ago-now = less than a minute ago
hall-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
hall-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
hall-ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
hall-how = How to play
hall-how-game = How to play { $game }
hall-quick-seats = Players at a quick match of { $game }
hall-quick-level = Level of the bots in { $game }
hall-levels = Who are the bots?
hall-strategy = How strong players play
hall-strategy-of = How strong players play { $game }
hall-how-all-rules = All the rules
hall-how-begin = At the beginning: { $label }.
hall-how-later = Later in a match: { $heading }. { $goal }
hall-how-minutes = Two minutes of reading
hall-over = The match is over
hall-anybody = Open to anybody
hall-in-play = Spectators welcome
hall-alone = Nobody else sits there yet
hall-with = With { $names }
hall-and = { $rest } and { $last }
hall-free-seats = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
hall-own-edition = a custom edition
hall-time-left = { $time } left
hall-time-none = no time left
hall-go-play = Play
hall-go-mine = Go there
hall-go-over = See how it ended
hall-go-waiting = Sit down
hall-go-playing = Watch
hall-go-at = { $go }: { $game }, { $head }
hall-seats-taken = Seats: { $names }
hall-seat-free = free
hall-check = Fair play you can check
hall-check-seal = Shuffles sealed before the first move
hall-check-seal-how = The seal is shown at the start and opened at the end. Anybody can compare the two.
hall-check-bots = Bots see only what their seat sees
hall-check-bots-how = Nothing else is ever given to them.
hall-check-account = No account needed
hall-check-account-how = A seat is a private link. Open it on your phone and play on.

# opening a table
open-title = Open a table
open-about = Choose a game and who sits where. Friends join through the table's address; an open seat waits for them.
open-game = Game
open-seats = Seats
open-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
open-usual = normal
open-for-seats = { $high ->
    [1] alone
   *[other] { $count ->
        [one] with { $high } players
       *[other] with { $low } to { $high } players
    }
}
open-misfits = Not with { $seats ->
    [one] one player
   *[other] { $seats } players
}: { $options }. This has been taken out of the form; open the table without it, or change the number of players.
open-who = Who sits where
open-seat = Seat { $seat }
open-me = me
open-open = open to others
open-level-why = A bot's level says how well it plays: level 1 is still learning, level 10 thinks about every move for two seconds.
open-ratings = The ten levels of bots
open-level-first = Whoever has not finished a match of a game yet is offered level 2, which we think a beginner beats about every other time.
open-name = Your name
open-name-for = This is how the others see you.
open-more = How it is played
open-time = Time to think
open-time-live = Live
open-time-correspondence = By correspondence
open-time-quick = Live, quick: { $pace }
open-time-calm = Live, calm: { $pace }
open-time-own = Live, values of your own
open-time-days = By correspondence, { $time }
open-time-seconds = Seconds for each decision
open-time-reserve = Minutes in reserve for each player, for the whole match
open-time-bot = the one chosen below
open-stand-in = Who plays for absent players
open-listed = List the table publicly
open-listed-why = Otherwise only those who have the address can find it.
open-hints = Hints
open-hints-alone = if only one person plays
open-hints-yes = yes, for everybody
open-hints-no = no
open-hints-why = Whoever is to move can have moves suggested, with reasons. Everybody at the table sees that hints are on.
open-edition = A custom edition
open-edition-why = If you own the printed game, you can play with its numbers: paste an edition file (TOML) here. Leave it empty to play with Ridotto's own edition.
open-edition-text = Edition file
open-edition-house = Start from Ridotto's own edition
open-go = Open the table
open-wrong-edition = This edition cannot be used: { $sentence }

# a table
table-status-waiting = The table waits for players.
table-status-playing = The match is on.
table-status-over = The match is over.
table-you-watch = You are watching.
table-seat-list = Seats
table-seat-free = Seat { $seat } (free)
table-is-you = you
table-is-stand-in = a bot stands in
table-is-thinking = is thinking …
table-is-to-move = to move
table-is-choosing = is choosing
table-bot-thinks = { $names } { $count ->
    [one] is thinking
   *[other] are thinking
} …
table-waits-for = Waiting for { $names }.
table-rule-behind = Rule
table-undo = Take back
table-undo-of = Take back: { $move }
table-log = What happened
table-log-empty = Nothing yet.
table-log-all = The whole log
table-log-pages = Pages of the log
table-log-earlier = Earlier
table-log-later = Later
table-log-page = page { $page } of { $pages }
table-talk = Table talk
table-unread = unread
table-talk-empty = Nobody has said anything yet.
table-say = Say something
table-send = Send
table-winners = { $count ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } share the win.
}

# how something is chosen: hints name both ways, and a page shows that of the device

table-click = Click or tap
table-click-mouse = Click
table-click-touch = Tap
table-point = Pointing at one, or a first tap,
table-point-mouse = Pointing at one
table-point-touch = A first tap

# seats
table-join = Sit down
table-join-seat = Seat
table-entropy = Shuffle along: type anything you like (optional)
table-entropy-why = What you type is mixed into the shuffle. Your browser seals it and opens it once every seat is taken, so that nobody, not even the server, can choose the shuffle to match it. If your browser cannot do that (no script, no encrypted page), the text is sent openly.
table-seat-bot = Seat this bot
table-seat-bot-at = A bot for seat { $seat }
table-hand-over = Let a bot play ({ $bot })
table-hand-over-of = { $name } is away. A bot can play until { $name } comes back.
table-stood-in = A bot is playing for you because you were away or had no time left.
table-take-back = Take over again
table-leave = Leave the table
table-leave-sure = Your seat becomes free at once, and neither this browser nor your private links can use it any more.
table-leave-now = Leave for good
table-other-device = Continue on another device
table-other-device-how = Open this private address there. Whoever has it can play for you: give it to nobody.
table-carry-title = Your seat
table-carry-ask = This private address is for seat { $seat } at a table of { $game }. Take the seat in this browser?
table-carry = Take the seat

# fairness and records
table-fair = Fair shuffle
table-fair-secret-commitment = The server drew its secret before anybody sat down, and has shown this since { $opened } (UTC). The secret's SHA-256:
table-texts-awaited = Every seat is taken. The sealed texts for the shuffle are being opened; the match begins in a moment.
table-fair-text-commitment = { $name } sealed a text before anybody's was opened. Its SHA-256:
table-fair-open-text = { $name } gave a text openly:
table-fair-text = The text of { $name }, opened, followed by the salt:
table-fair-lines = The seed is the SHA-256 of these lines. They hold the secret, the table, when it was opened, and for each seat, in hexadecimal digits, the name, the text, the salt and the seal:
table-fair-kept = It checks out: all texts are the ones that were sealed, and nothing that this browser was shown before it opened yours has changed.
table-fair-limits = What this does not prove
table-fair-limit-withheld = Not opening a sealed text in time gives a choice between two shuffles, because the seal then counts instead of the text. A player alone knows neither of them. The server does: together with two players, say, it can choose among four. If the server claims that yours came too late, you see it here.
table-fair-limit-open = A text given openly (by a program, or where the browser runs no script or the page came without encryption) binds nobody: whoever sits down last can, together with the server, try texts until they like the shuffle.
table-fair-limit-none = If nobody has sealed a text, the server could choose the shuffle, alone or with whoever sat down last. If you seal one, you need not trust the server.
table-fair-limit-knows = The server knows the seed during the match. Nothing keeps it from telling a player what is to come.
table-fair-limit-cards = That each card came from this seed is not checked here: that takes all the rules of the game. “ridotto verify” plays the saved record again, move by move, on your own computer.
table-fair-limit-page = This page and its check come from the server. If you do not trust it at all, note the values before the match and compute them yourself: any SHA-256 tool will do, or “ridotto verify” on your own computer.
table-fair-limit-later = As to who took over a seat in mid-match, there is only the server's word; the names at the beginning are part of the seed.
table-fair-commitment = The seed of this match was fixed before the first move. Its SHA-256:
table-fair-secret = The server's secret:
table-fair-seed = The seed:
table-fair-check = To check: the SHA-256 of the secret, of each opened text and of the seed must be the ones shown before. Save the record and run “ridotto verify FILE”: it derives the seed again from what is in the record and replays every move.
table-record = Save the record
table-record-part = Save the record so far (only what you have seen)
table-rule-code = In the code
table-rule-tests = Tests
table-rule-no-tests = The tests are not part of this installation.
table-rule-omission = It holds because nothing does otherwise; see
table-back-to-table = Back to the table

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

# the table's page
table-waits-players = { $count ->
    [one] The match begins when the last seat is taken.
   *[other] The match begins when the { $count } free seats are taken.
}
table-decides-now = decides now
table-is-winner = has won
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
table-own = Your area
table-all-moves = Moves in words ({ $count })
table-menu = Menu
table-rules = Rules of { $game }
table-links = This table
table-links-rules = Rules
table-links-log = Log
table-invite-title = Invite somebody
table-copy = Copy
table-close = Close
table-sound = Play a sound when it is my turn
table-full = Every seat at this table is taken.
table-kept-until = This table and its record are kept at least until { $year }-{ $month }-{ $day }; save the record to keep it for longer.
table-kept-days = This table and its record are kept for { $days } days after the last move; save the record to keep it for longer.
table-kept-always = This table and its record are not removed from this server.
table-fair-later = The secret and the seed are shown when the match is over.
table-replay = Replay
table-again = Play again with the same players
table-again-there = Go to the new table
table-again-stronger = Again, with stronger bots
table-again-weaker = Again, with weaker bots
table-result = Result
table-part = Part of the score
table-total = Total
table-provenance = Sources of this edition
table-provenance-how = This table is played with the edition “{ $edition }” of { $game }. Its fingerprint:
table-provenance-shipped = This table is played with our edition of { $game }. Its fingerprint:
table-provenance-part = Part
table-provenance-source = Source
table-provenance-why = Reason
table-source-rulebook = rulebook
table-source-derived = derived
table-source-house = our own
replay-at = Moment of the match
replay-step = { $step } of { $total }
replay-back = One move back
replay-on = One move on
replay-eyes = Seen by
replay-spectator = a spectator
replay-play = Play
replay-pause = Pause
replay-go = Show
replay-all = everybody at once (all hands open)
replay-own = What the players hold
replay-share = Copy the link
replay-face-down = { $name }, face down: { $move }
replay-shared = The link to this moment has been copied.
seat-emblem-0 = red, the tower
seat-emblem-1 = blue, the fish
seat-emblem-2 = yellow, the sun
seat-emblem-3 = green, the cypress
seat-emblem-4 = black, the moon

# what the server refuses; programs get these in English, so they begin in lowercase and mention no page
refused-bearer = the header Authorization should say: Bearer TOKEN
refused-no-address = there is nothing at this address
refused-no-method = this address does not take this method
refused-malformed = something in this request is missing or does not have the form that is expected here
refused-cut-off = the request was cut off
refused-no-such-name = there is no table with this name
refused-token = this token is not valid for any seat at this table
refused-no-seat = this needs a seat at the table: sit down first, or send the token of your seat
refused-key = an Idempotency-Key must have 1 to { $most } printable characters
refused-key-used = this Idempotency-Key has already been used for something else; choose a new one for each request
refused-other-site = this request comes from another site
refused-no-origin = a request with a cookie must say where it comes from (header Origin); programs send their token instead
refused-long = a request may be at most { $most } bytes long
refused-many-requests = too many requests from your address; try again in { $seconds } seconds
refused-many-moves = too many moves and messages from your seat; try again in { $seconds } seconds
refused-many-hints = too many hints for your seat; try again in { $seconds } seconds
refused-many-analyses = too many analyses from your address; try again in { $seconds } seconds
refused-many-tables = too many tables opened from your address; try again in { $seconds } seconds
refused-many-sign-ins = too many attempts to sign in from your address; try again in { $seconds } seconds
refused-no-member = this needs an account: sign in first
refused-member-name = somebody else is called { $name }; choose another name
refused-account-gone = this account no longer exists
refused-no-passkey = there is no such passkey
refused-last-way-in = this is the only way to sign in to your account; add another one first
refused-many-passkeys = an account can have at most { $most } passkeys
refused-no-passkeys = passkeys do not work at this address
refused-passkey = this passkey is not known here, or could not be checked
refused-challenge = this took too long, or was done before; try again
refused-code = this is not one of the recovery codes that you have left
refused-no-mails = this server sends no mails
refused-link-ended = this link has been used or has expired; ask for a new one
refused-email-taken = another account has this address
refused-email = this is not an e-mail address
refused-language = there is no such language here
refused-many-streams = too many live streams to your address; try again in { $seconds } seconds
refused-no-table = there is no table '{ $table }'
refused-rules = this table is played under rules { $rules } of { $game }; this server has { $ours }
refused-no-database = the database cannot be read or written at the moment; try again
refused-busy = too many others are changing this table; try again
refused-given-up = this seat has been given up
refused-given-up-already = this seat has already been given up
refused-entropy = the text for the shuffle must be one line of at most { $most } printable characters
refused-seal = a text for the shuffle is either open or sealed; a seal has 64 hexadecimal digits
refused-reveal-wrong = this is not the text and the salt that were sealed when this seat was taken
refused-reveal-early = the text can be opened once every seat is taken, not before
refused-reveal-late = the match has begun without this text; its seal counts instead
refused-texts-awaited = every seat is taken, and the sealed texts for the shuffle are being opened; that takes a few seconds
refused-name-taken = somebody called '{ $name }' already sits at this table
refused-own-seat = this is your own seat
refused-nobody-missing = nobody is missing at seat { $seat }
refused-not-gone = { $name } is not gone: a seat may be handed to a bot { $seconds } seconds after its player was last seen
refused-not-late = { $name } still has time; by correspondence a seat may be handed to a bot only when its player’s time has run out
refused-out-of-time = your time for this decision has run out, and the bot makes it for you; take over again after that
refused-pace-live = live, a decision has { $least } to { $most } seconds, and a seat 0 to { $reserve } seconds in reserve
refused-pace-days = by correspondence, the days for one decision are one of { $days }
refused-pace-plain = a clock gives 0 (none) to { $most } seconds for one decision
refused-pace-stray = { $names } does not belong to this pace: live takes clock and reserve, correspondence takes days
refused-not-over = the match is not over
refused-expected = you expected move number { $expected }, but it is { $number } now
refused-played-by-other = somebody else plays this seat now
refused-illegal = { $sentence }
refused-no-undo = there is nothing to take back: a move is final once it has revealed something or another player has moved
refused-hints-off = hints are not allowed at this table
refused-hint-not-now = there are hints only for a decision that your seat owes
refused-hint-late = the position has changed meanwhile; ask again
refused-hint-failed = no hint could be found just now; try again in a moment
refused-say = a message must have 1 to { $most } characters
refused-name = a name must have 1 to { $most } printable characters, and not dots alone
refused-no-such-seat = there is no seat { $seat }; seats are { $first } to { $last }
refused-full = every seat at this table is taken
refused-seat-count = the game cannot be played with that many seats; choose one of { $counts }
refused-one-seat = you can take only one seat
refused-taken = seat { $seat } is taken by { $name }
refused-over = the match is over
refused-reserved = seat { $seat } is still kept for { $name } from the previous match
refused-not-begun = the match has not begun: { $count ->
    [one] seat { $seats } is free
   *[other] seats { $seats } are free
}
refused-sit-already = you already sit at this table
refused-seat-number = a seat must be given by its number
refused-carry-ended = this private address is no longer valid
refused-no-replay = a match can be replayed once it is over
refused-no-analysis = a match can be analysed once it is over
refused-many-waiting = too many matches wait to be analysed; try again later
refused-no-moment = there is no such moment, or that seat has nothing to decide there
refused-not-in-puzzle = this move is not possible in the position of the puzzle
refused-no-backups = backups need a folder (backup_folder) and an SQLite file
refused-no-new-tables = no new tables are opened at the moment
refused-no-new-tables-why = no new tables are opened at the moment: { $notice }
refused-notice = a notice has at most { $most } characters
refused-closed = the host has closed this table: { $why }
refused-closed-already = this table is closed already
refused-close-why = a reason of 1 to { $most } characters is needed
refused-operator = the operator's secret is needed for this; /operator asks for it
refused-operator-secret = this is not the operator's secret
refused-many-operator = the secret was tried too often; try again in { $seconds } seconds
refused-metrics-token = the figures need the token of metrics_token_file, as Authorization: Bearer TOKEN
refused-metrics-elsewhere = the figures can be read on this machine only, or with a token (metrics_token_file)

table-intro = The game in short
table-intro-more = How a match goes
table-chart = The score over the match
table-chart-worth = With what the board would have brought at each moment.
table-no-answer = The server does not respond; no move is lost. The page reconnects by itself, or you can reload it.
table-problem-500 = Something went wrong on the server; its log has the details. Go back and try again.
table-fair-why = If you shuffle along when you sit down, and your browser seals what you type, you can be sure that nobody chose the shuffle, not even the server. Everybody can check that it has not changed since the start.
replay-chapter = Go to
replay-begin = the beginning
replay-end = the end
table-seats-more = All players in detail
table-fair-check-here = Check here
table-fair-holds = It checks out: the seed of the shuffle follows from what is shown here, and all texts are the ones that were sealed. This browser did not see the match begin, so it cannot say whether these are the original seals.
table-fair-broken = It does not check out: what is shown is not what was sealed, or not what this browser was shown before.
table-fair-check-shuffle = Check the shuffle
table-fair-sealed = The shuffle of this match is sealed as { $seal }…; at the end you can check that nobody has changed it.
table-fair-begun = It checks out: the seed of the shuffle is the one that was sealed when this browser saw the match begin, it comes from the server's secret and the players' texts, and nobody has changed anything since.

# following a match
table-unsent = This has not been sent yet: the server does not answer. The page tries again by itself.
table-not-made = Your click changed nothing.
table-not-sent = That was not sent: the server does not answer. Please try again in a moment.
table-has-left = { $name } has left; the seat is free
table-is-away = not at the table just now
table-is-late = has run out of time
table-time-each = { $time } for each decision
table-time-reserve = { $each }, { $reserve } in reserve
table-time-live = Live: { $pace }
table-time-correspondence = By correspondence: { $pace }
table-time-out-reserve = When the time for a decision is used up, the player’s reserve runs, and what is used of it is gone. When there is none left and another player is waiting, a bot ({ $bot }) takes over at once. Whoever was late keeps the seat and can take over again as soon as the bot has made this one decision; nothing on the table is lost.
table-time-out-live = When the time for a decision is used up and another player is waiting, a bot ({ $bot }) takes over at once. Whoever was late keeps the seat and can take over again as soon as the bot has made this one decision; nothing on the table is lost.
table-time-out-correspondence = Nobody has to be at the table in between. When the time for a decision is used up and another player is waiting, a bot ({ $bot }) takes over at once. Whoever was late keeps the seat and can take over again as soon as the bot has made this one decision; nothing on the table is lost.
table-time-out-plain = When the time for a decision is used up, the others may let a bot ({ $bot }) play until the player takes over again; nothing on the table is lost.
table-time-until = until { $when }
table-time-of-reserve = in reserve
table-time-minute = One minute left.
table-time-seconds = Ten seconds left.
table-hand-over-late = { $name } has run out of time. A bot can play until { $name } takes over again.
table-waits-for-seat = { $names } { $count ->
    [one] has left and it would be that seat's turn: somebody can sit down there, or a bot can be seated.
   *[other] have left and it would be their turn: somebody can sit down there, or bots can be seated.
}
table-told-left = { $name } has left; the seat is free.
table-told-joined = { $by } takes the seat of { $name }.
table-told-bot = { $by }, a bot, takes the seat of { $name }.
table-told-late = { $name } has run out of time; a bot plays until { $name } takes over again.
table-told-away = { $name } cannot play for now; a bot plays until { $name } takes over again.
table-told-stand-in = { $by } lets a bot play for { $name }, who is away or out of time.
table-told-back = { $name } is back and takes over from the bot.
table-told-failed = { $name }: the bot could not decide, so a random move was made.
table-pace = Speed of the others' moves
table-pace-slow = slow
table-pace-normal = normal
table-pace-fast = fast
table-pace-once = at once
table-since = Since my move
table-since-back = One step back
table-since-on = One step on
table-turn = { $before } and { $last }
table-asked-anyway = The only answer; you give it yourself, so that its timing gives nothing away.
table-things = What this seat has
table-legend = What the signs beside { $name } mean

# hints
table-hints-ask = Hint
table-hints-title = Worth considering
table-hints-share = { $share }% to win.
table-hints-lost = The win is hardly within reach any more, whichever move you make. The reasons say what each would still bring you.
table-hints-about-lost = From what you know. The reasons compare each move with the others. Choosing one here makes it.
table-hints-brings = What the move does
table-hints-about = How likely you are to win, from what you know. The reasons compare each move with the others. Choosing one here makes it.
table-hints-on = Hints are on: whoever is to move may ask for them.

# after a match: the analysis, and playing on
table-analysis = Analysis
table-analysis-what = Every decision of the match, looked at from what its player knew then: what each could expect, what was luck, and which decisions cost most. It takes a minute or two and is kept with the match.
table-analysis-ask = Analyse the match
table-analysis-runs = The match is being analysed …
table-analysis-before = { $count ->
    [one] One other match is analysed first …
   *[other] { $count } other matches are analysed first …
}
table-analysis-expected = What each could expect
table-analysis-expected-why = How likely each was to win, in per cent, over the match: the average of what could be known at each seat.
table-analysis-start = at first
table-analysis-own = own decisions
table-analysis-others = others' decisions
table-analysis-luck = luck
table-analysis-end = in the end
table-analysis-luck-why = Own decisions: what all of them together gave away against the best moves found. It can be more than 100%, as the others’ mistakes and luck give chances back. Luck: what draws, reveals and hidden things changed. Each column adds up.
table-analysis-dearest-all = The decisions that cost most
table-analysis-dearest-all-why = They may be anybody’s. The reasons speak to the player whose decision it was.
table-analysis-dearest-own = Your costliest decisions
table-analysis-dearest-own-why = What each gave away of the win, from what you knew then, and what was better.
table-analysis-dearest-others = What cost the others most
table-analysis-dearest-others-why = The reasons speak to the player whose decision it was.
table-per-cent = { $number }%
table-analysis-flawless-all = No decision was a costly mistake
table-analysis-flawless-own = You made no costly mistake
table-analysis-flawless-others = Nobody else made a costly mistake
table-analysis-decision = Move { $move }, { $name }
table-analysis-played = Played: { $move }.
table-analysis-better = Better: { $move }.
table-analysis-replay = Show in the replay
table-analysis-position = Before move { $move }, as { $name } saw it
table-play-on = Play on from here as { $name }
table-continues = This table continues another match after its move { $number }, as practice: what was shuffled there can be known.
table-continues-there = That moment
table-fair-continued = Nothing was shuffled at this table. It continues another match after move { $number }, with that match’s seed, which is public: whoever has seen its replay can know what will be drawn. So this is practice and not a fair match. Its record says so by naming the seed alone, and can be verified move by move.
table-fair-continued-there = How that match was shuffled
replay-moment = This moment
replay-bot = What would the bot do as { $name }?
replay-bot-lost = The win was hardly within reach for { $name } any more, whichever move was made.
replay-bot-about = The share of the win that { $name } could expect, from what that seat knew then.
replay-bot-about-lost = From what { $name } knew then; the reasons compare with other moves.
replay-bot-back = Back to the replay

# lessons
hall-lesson = Lesson
hall-lesson-on = Continue the lesson
hall-lesson-of = { $go }: { $game }
table-lesson-of = Lesson: { $game }
table-lesson-step = Lesson, { $step } of { $total }
table-lesson-done = The lesson is complete
table-lesson-learned = What you have learned
table-lesson-shown = Shown here: { $things }
table-lesson-at-prompt = the question
table-lesson-other = You could do that, but not in this lesson. What we want now: { $move }.
table-lesson-on = Continue
table-lesson-back = Back
table-lesson-again = Start again
table-lesson-leave = Leave
table-lesson-play = Play a match against easy bots

# learning while playing
table-learner-on = Explain each decision
table-learner-off = Stop explaining decisions
table-learner-why = Below each question: what you can do, and why you would.
table-ask = What is this?
table-keys = The key ? opens the rule of what has the focus. Where several things are chosen, Ctrl and Enter give the answer.
table-asking = Click or tap anything on the table, and it says what it is.
table-asking-end = Play on

# puzzles
puzzle-title = Puzzles
puzzle-about = Positions from matches between bots in which one move is clearly better than the others. You see what the player saw, and that is all you need.
puzzle-today = Today’s puzzle
puzzle-today-of = Today’s puzzle: { $game }
puzzle-all = All { $count }
puzzle-solved-count = { $solved } of { $count } solved
puzzle-solved = solved
puzzle-number = Puzzle { $number }
puzzle-none = There are no puzzles yet.
puzzle-heading = Puzzle { $number } · { $heading }
puzzle-find = You are { $name }: find the best move.
puzzle-right = That is it.
puzzle-right-how = After “{ $best }” you can expect { $share }% of the win; the next best, “{ $other }”, brings { $less }%.
puzzle-wrong = There is something better.
puzzle-wrong-how = After “{ $other }” you can expect { $less }% of the win, after “{ $best }” { $share }%.
puzzle-why = What speaks for “{ $best }”: { $why }
puzzle-line = It may go on like this:
puzzle-retry = Try again
puzzle-next = Next puzzle
puzzle-back = All puzzles

# ---- the operator's page ----

operator-title = Operator
operator-enter-how = This page is for whoever runs this server. The secret is in the file that the setting operator_token_file names.
operator-secret = Secret
operator-enter = Enter
operator-leave = Sign out
operator-up = This process was started { $ago }.
operator-load = Load
operator-minutes = { $count ->
    [one] last minute
   *[other] last { $count } minutes
}
operator-requests = Requests
operator-moves = Moves
operator-p50 = Half are answered within
operator-p99 = 99 of 100 are answered within
operator-rate = { $number }/s
operator-ms = { $number } ms
operator-mb = { $number } MB
operator-number = { $number }
operator-streams = Open streams
operator-memory = Memory
operator-bots = Bots
operator-waiting-with-people = Moves waiting, with people
operator-waiting-among-bots = Moves waiting, among bots
operator-waiting-hints = Hints waiting
operator-waiting-analyses = Analyses waiting
operator-forfeits = Random moves for bots that failed
operator-database = Database and backups
operator-size = Size
operator-last-backup = Last backup
operator-no-backup = none
operator-backing-up = A backup is being made.
operator-backup-failed = The last backup failed; the log says why.
operator-back-up = Back up now
operator-backups-off = The setting backup_folder turns backups on, for an SQLite file.
operator-new-tables = New tables
operator-new-allowed = Anybody can open tables.
operator-new-stopped = No new tables are opened. Matches go on.
operator-notice = Notice
operator-notice-how = People read it in the hall and when they try to open a table.
operator-stop = Open no new tables
operator-allow = Open tables again
operator-status-waiting = waiting for players
operator-status-playing = in play
operator-status-over = over
operator-status-closed = closed
operator-loaded = in memory
operator-newest = Newest
operator-longest = In play for longest
operator-opened = opened { $ago }
operator-in-memory = in memory
operator-none = None.
operator-close-title = Close a table
operator-close-how = Nothing more can be done there; its players read the reason. This cannot be undone.
operator-table = Table
operator-why = Reason
operator-close = Close the table
operator-close-this = Close …
operator-close-one = Close the table { $table }
operator-errors = Errors and warnings
operator-error = error
operator-warning = warning
operator-times = { $count ->
    [one] once
   *[other] { $count } times
}
operator-last = last { $ago }
operator-first = first { $ago }
operator-no-errors = None since the start.
operator-versions = Versions
hall-no-new-tables = No new tables are opened at the moment.
hall-closed = Closed by the host
table-closed = The host has closed this table: { $why }

# members
member-deleted = Former member
member-sign-in = Sign in
member-sign-out = Sign out
member-why = An account keeps your seats together, on all your devices. There are no passwords.
member-passkey = With a passkey
member-passkey-about = Your device confirms that it is you, by fingerprint, face or PIN.
member-passkey-go = Sign in with a passkey
member-passkey-new = Sign up with a passkey
member-passkey-failed = That did not work, or was stopped. Try again.
member-passkey-unknown = No passkey was used. Choose one that you made here, or sign up.
member-needs-script = Passkeys need JavaScript and a browser that knows them.
member-new = New here?
member-name = Your name
member-name-why = Others see it at tables. You can change it later.
member-mail = By e-mail
member-mail-about = We send you a link that signs you in, or up if you are new here.
member-email = E-mail address
member-mail-go = Send a link
member-code = With a recovery code
member-code-label = One of your recovery codes
member-guests = You need no account to play: a table's link is enough.
member-no-way = Nobody can sign in at this address. The host has to set a public address or a mail server.
member-sent = Look in your mailbox
member-sent-about = We have sent a link to this address. It works once, for fifteen minutes. If nothing arrives, look among the spam, or try again in an hour.
member-again = Try again
member-link-sign-in = Sign in
member-link-sign-in-about = This link signs you in as { $name }, in this browser.
member-link-sign-in-go = Sign in here
member-link-sign-up = Sign up
member-link-sign-up-about = A new account with the address { $email }. What you hold in this browser comes along.
member-link-sign-up-go = Sign up
member-link-confirm = Confirm your address
member-link-confirm-about = { $email } becomes the address of { $name }’s account: whoever reads it can sign in.
member-link-confirm-go = Confirm
me-title = Your account
me-you = You
me-save = Save
me-remove = Remove
me-back = Keep it
me-name-why = Used when you sit down next. Names at tables stay as they are.
me-language = Language of pages and mails
me-passkey = Passkey
me-passkeys = Passkeys
me-passkeys-about = A passkey signs you in on this device, or on all that share your keychain. It is best to have two, or one and an address or recovery codes.
me-passkeys-elsewhere = Passkeys can be added only at this site’s public address.
me-passkey-name = Name of passkey { $number }
me-passkey-remove = Remove passkey { $name }
me-passkey-add = Add a passkey
me-used = last used { $ago }
me-unused = not used yet
me-email = E-mail
me-email-is = Links go to { $email }.
me-email-none = Without an address you get no links to sign in.
me-email-new = New address
me-email-send = Send a link to confirm it
me-email-sent = We have sent a link to the new address. It counts once you have followed the link.
me-email-remove = Remove the address
me-codes = Recovery codes
me-codes-about = For the day when every device is lost. Each works once.
me-codes-left = { $count ->
    [0] You have none.
    [one] You have one left.
   *[other] You have { $count } left.
}
me-codes-new = Make new codes
me-codes-once = Write these down now: they are not shown again. Codes from before no longer work.
me-devices = Devices
me-device-unknown = A browser
me-device-here = this browser
me-device-sign-out = Sign out on { $device }
me-seen = last seen { $ago }
me-sign-out-everywhere = Sign out everywhere
me-data = Your data
me-data-about = All that is kept about you, with links to the records of your matches, as JSON.
me-data-get = Download
me-delete = Delete the account
me-delete-about = You can no longer sign in, your name and address are removed, and your seats at matches in progress become free. Finished matches stay in the records of those you played with.
me-delete-type = Type your name, { $name }, to delete the account for good
me-delete-wrong = This is not your name. Nothing was deleted.
me-delete-go = Delete for good

# mails
mail-sign-in-subject = Sign in to { $site }
mail-sign-in = This link signs you in. It works once, for fifteen minutes:
mail-sign-up-subject = Sign up at { $site }
mail-sign-up = There is no account with this address at { $site } yet. This link makes one. It works once, for fifteen minutes:
mail-confirm-subject = Confirm your address for { $site }
mail-confirm = This link confirms that this address belongs to the account { $name } at { $site }. It works once, for an hour:
mail-invite-subject = You are invited to { $site }
mail-invite = You are invited to { $site }, a place for board games of Renaissance Italy. This link makes you an account. It works once, for a week:
mail-unasked = If you did not ask for this, do nothing: without the link nobody can do anything with your address.
mail-changed-subject = Your address at { $site } has changed
mail-changed = The account { $name } at { $site } now has another e-mail address. If that was not you, sign in with a passkey or a recovery code, sign out everywhere and change it back, or tell the host.
