# Words about events: tournaments, leagues, nights. Keys begin with events-.
refused-no-event = there is no such event
refused-event-name = an event's name has 1 to { $most } characters
refused-event-about = what an event says of itself has at most { $most } characters
refused-event-kind = there is no such kind of event
refused-event-rounds = an event has { $least } to { $most } rounds
refused-event-hours = a round must have one of the proposed lengths, and last at least as long as one decision
refused-event-starts = an event begins within a year from now
refused-event-most = an event has { $least } to { $most } players
refused-event-most-in = { $count } players have entered; the event cannot have fewer places
refused-event-moved = the start was changed { $most } times already; it stays as it is now
refused-event-club = only members of the club can enter this event
refused-event-late = late players can enter until a round that there is
refused-event-division = a division has { $least } to { $most } players, of whom at most half go up or down
refused-event-many = you organise { $most } events that are not over; that is as many as one can
refused-event-many-today = you have made { $most } events within a day; try again tomorrow
refused-event-not-yours = only the organiser can do this
refused-event-begun = this event has already begun
refused-event-ended = this event is over or closed
refused-event-left = you have left this event; one cannot enter twice
refused-event-late-now = this event has begun, and it is too late to enter
refused-event-full = this event is full: { $most } players have entered
refused-event-entered-many = you play in { $most } events that are not over; that is as many as one can
refused-event-not-in = you are not in this event
refused-event-note = a correction needs a note of 1 to { $most } characters
refused-event-no-table = there is no such table in this event
refused-event-places = every seat needs a place from 1 to { $most }
refused-event-no-season = a next season begins when a league is over
refused-event-season-made = the next season has already been made

events-title = Events
events-about = Tournaments, leagues, and nights against the bots: enter, and the rounds follow by themselves.
events-organise = Organise an event
events-list-mine = Yours
events-list-open = Open for entries
events-list-running = In progress
events-list-over = Over
events-none = There is nothing to enter at the moment.
events-guests = Everybody may watch; to play, you need an account.
events-look = Look
events-look-at = Look at { $event }
events-begins = It begins
events-until = This lasts at the latest until
events-players-of = { $count } of { $most } players
events-kind = Kind of event
events-kind-tournament = Tournament
events-kind-tournament-about = Rounds against others who play about as well, or against everybody.
events-kind-league = League
events-kind-league-about = Divisions in which everybody meets everybody, with promotion between seasons.
events-kind-night = Night against the bots
events-kind-night-about = Everybody plays against the same bots, when it suits them.
events-season-name = { $name }, season { $season }
events-round = Round { $round }
events-round-of = Round { $round } of { $rounds }
events-table = Table { $number }
events-division = Division { $number }
events-points = { NUMBER($points, maximumFractionDigits: 2) }
events-percent = { $part } %

# ---- the form ----
events-new-title = Organise an event
events-new-what = What and when
events-new-how = How it goes
events-new-go = Make the event
events-name = Name of the event
events-about-it = What else players should know
events-starts = Begins
events-zone-utc = (in UTC)
events-zone-here = (your time)
events-starts-how = Leave it empty to begin when you press a button.
events-most = Players at most
events-most-how = Up to { $most }.
events-listed = List the event publicly
events-listed-why = Otherwise only those who have the link can find and enter it.
events-listed-why-club = Otherwise only members of { $club } can see and enter it.
events-system = System
events-system-swiss = Swiss system
events-system-robin = Round robin
events-system-how = In the Swiss system, those who have about the same points meet, and nobody twice where that can be avoided. In a round robin everybody meets everybody.
events-rounds = Rounds
events-rounds-night = Matches for each player
events-rounds-how-tournament = 1 to { $most }; in a round robin, 0 stands for as many as it takes until everybody has met everybody.
events-rounds-how-night = 1 to { $most }. Shuffles differ from table to table; several matches even out the luck.
events-hours = A round may take
events-hours-night = The night lasts
events-hours-how = When this time is over, bots play on for whoever has to move, so that every match comes to its end.
events-late = Late players may enter until round
events-late-how = 0 for not at all. Whoever comes late has no points for the rounds before.
events-late-night = One may enter as long as the night lasts
events-bots = Bots fill a table
events-bots-why = Where somebody would have nobody to play with. Otherwise that player has the round off, with the point of a win.
events-size = Players in a division
events-size-how = About { $few } to { $many }; divisions are of equal size, as far as it comes out even.
events-moving = Players who go up and down after a season
events-opponent = Bot { $number }
events-rated = Rated matches
events-rated-why = Results change the players' ratings and are on their profiles, for whoever may see these. Without a variant, and with levels of bots alone.

# ---- one event ----
events-state-open = Open for entries.
events-state-running = { $night ->
    [yes] In progress.
   *[no] Round { $round } of { $rounds } is being played.
}
events-state-over = This event is over.
events-state-closed = This event was called off.
events-closed-by-few = Too few had entered.
events-closed-by-game = Its game can no longer be played here.
events-closed-by-organiser = The organiser has called it off.
events-closed-by-operator = The host has closed it.
events-to-table = To your table
events-you-play = You are in.
events-you-left = You have left this event.
events-full = All places are taken.
events-enter = Enter
events-enter-why = Your name is then on this page, for everybody who sees it, with your results.
events-enter-sign-in = Sign in to enter
events-leave = Leave the event
events-drop = Drop out
events-leave-now = Yes, leave
events-leave-sure-open = You can come back as long as there is room.
events-leave-sure-running = A bot plays your match to its end, and later rounds are without you. You cannot come back.
events-screen = Big screen
events-now-night = In play now
events-who-plays = Who plays where
events-match-over = over
events-match-on = in play
events-standings = Standings
events-players = Players
events-player = Player
events-place = Place
events-points-head = Points
events-gone = dropped out
events-nobody = Nobody has entered yet.
events-bye = has this round off
events-corrected = Corrected: { $note }
events-game-points = { $points } in the game
events-play = Play
events-result-look = See the match
events-table-look = { $go }: table { $number }
events-before = Rounds played
events-how = How it is played
events-organised = Organised by
events-organised-by = Organised by { $name }
events-of-club = An event of the club { $club }.
events-for-club = For members of the club { $club } alone.
events-for-entered = For those alone who have entered: its club is closed.
events-to-club = To the club
events-club-none = There is no event at the moment.
events-fact-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
events-fact-everybody = As many rounds as it takes until everybody has met everybody
events-fact-hours = A round takes { $time } at most
events-fact-matches = { $count ->
    [one] One match for each player
   *[other] { $count } matches for each player
}
events-fact-night = Lasts { $time }
events-fact-against = Against { $bots }
events-fact-late = One may enter until round { $round }
events-fact-rated = All matches are rated
events-fact-bots = Bots fill a table where somebody would have nobody to play with
events-fact-division = Divisions of about { $size }; after a season { $moving } go up and { $moving } go down
events-decided = What counts
events-decided-points = At every table the first gets 1 point, the last none, and the places between share the difference evenly, so that tables of three and of four count the same. Who shares a place shares its points. Who has a round off gets 1 point. A match that could not be ended counts half a point for everybody. Where points are equal, these decide, one after the other:
events-by-strength = Strong opponents
events-by-strength-how = What those you have met have themselves, on average at each table.
events-by-strength-short = Opponents
events-by-wins = Wins
events-by-wins-how = How often you were first.
events-by-part = Part of the points
events-by-part-how = Your part of all points of the game at your tables.
events-by-part-short = Part
events-by-direct = Direct encounter
events-by-direct-how = Points at tables with those who are equal in everything else. Whoever is equal even then shares the place.
events-night-shuffles = Every table has its own shuffle. A common one would be known to everybody as soon as the first match is over: that is when a seal is opened.
events-season-before = The season before
events-season-next = The next season
events-slide = { $number } / { $count }

# ---- the organiser ----
events-organiser = For you as the organiser
events-link = The link to this event:
events-start = Begin now
events-change = Change the event
events-change-title = Change the event
events-change-about = Game, rounds and everything else on which players have entered stay as they are.
events-correct = Correct
events-correct-how = You can correct the result of every table, with a note that everybody reads.
events-correct-table = Correct the result of table { $number }
events-correct-title = Correct a result
events-correct-about = Who was first, second, third? Equal places share their points. Everybody can read your note.
events-place-of = Place of { $name }
events-note = Note
events-correct-go = Correct the result
events-back = Back to the event
events-close = Call the event off
events-close-how = Everybody who plays reads it. There is no way back; matches that have begun can be played on.
events-close-now = Call it off
events-season-go = Make the next season
events-season-how = Everybody who has played to the end is entered again, in the new divisions. Others can enter, and anybody can leave, until you begin it.

# ---- the operator ----
events-operator-close = Close an event
events-operator-close-one = Close { $event }
events-operator-open = open for entries
events-operator-running = in progress
events-operator-over = over
events-operator-closed = called off
events-operator-tables = { $count ->
    [0] no tables
    [one] one table, { $playing } in play
   *[other] { $count } tables, { $playing } in play
}
events-operator-no-game = Its game can no longer be played here.
events-operator-behind = It has not gone on for a while.
events-operator-unopened = { $count ->
    [one] One table could not be opened yet.
   *[other] { $count } tables could not be opened yet.
}
events-operator-late = { $count ->
    [one] One match goes on although its time is over.
   *[other] { $count } matches go on although their time is over.
}
events-operator-event = The event's id, from its address
events-operator-new = Organise an event

# ---- news ----
inbox-event-new = A new event of the club { $club }: { $event }
inbox-event-round = { $event }: round { $round } has begun, your table is waiting
inbox-event-bye = { $event }: you have round { $round } off
inbox-event-moved = { $event } begins at another time
inbox-event-over = { $event } is over: you are number { $place }
inbox-event-closed = { $event } was called off
