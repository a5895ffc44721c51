# Words about the lobby: finding a table. Keys begin with lobby-.

lobby-title = Lobby
lobby-about = Sit down where a seat is free, watch a match, or let us find people who want to play what you want to play.
lobby-find = What are you looking for?
lobby-game = Game
lobby-seats = Players
lobby-pace = Pace
lobby-any-game = Any game
lobby-any-seats = Any number
lobby-any-pace = Any pace
lobby-pace-live = Live
lobby-pace-correspondence = By correspondence
lobby-pace-none = No clock
lobby-pace-about = { $pace }: { $time }
lobby-bots = Bots
lobby-bots-any = With or without
lobby-bots-without = People only
lobby-bots-with = With bots
lobby-rated = Rating
lobby-rated-any = Rated or not
lobby-rated-yes = Rated
lobby-rated-no = Not rated
lobby-near = { $low } to { $high }
lobby-near-own = { $low } to { $high }: about as strong as I am
lobby-near-game = About as strong as I am: choose a game first
lobby-near-none = About as strong as I am: you have no rating yet
lobby-show = Show
lobby-all = Show everything
lobby-waiting = Free seats
lobby-playing = To watch
lobby-told = { $waiting ->
    [0] No table has a free seat
    [1] One table has a free seat
   *[other] { $waiting } tables have free seats
}, { $playing ->
    [0] no match is in progress
    [1] one match can be watched
   *[other] { $playing } matches can be watched
}.
lobby-want = { $count ->
    [one] One person wants to play now
   *[other] { $count } people want to play now
}: { $games }.
lobby-want-game = { $game } ({ $count })
lobby-no-waiting = No table with a free seat at the moment. Open one, or press “Play now”.
lobby-no-waiting-filtered = Nothing like that at the moment. Look for something else, or press “Play now”.
lobby-no-playing = Nothing to watch at the moment.
lobby-free = { $free } of { $seats } seats free
lobby-no-clock = no clock
lobby-opened = opened { $ago }
lobby-here = is there now
lobby-nobody = Nobody sits there yet
lobby-pages = Pages
lobby-page = Page { $page } of { $pages }
lobby-newer = Newer
lobby-older = Older
lobby-to-lobby = Lobby: all free seats
lobby-open = Open a table

lobby-now = Play now
lobby-now-about = We find people who want the same. After { $time }, bots take the seats that are left; you can call them earlier.
lobby-now-people = Play with people
lobby-strength = How strong
lobby-strength-any = Anybody
lobby-strength-near = About as strong as I am
lobby-waits = Looking for players
lobby-waits-wish = You want to play: { $wish }.
lobby-waits-since = You have been waiting for
lobby-waits-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
lobby-waits-bots = After { $seconds } seconds, bots take the seats that are left.
lobby-waits-others = They are waiting, too
lobby-waits-alone = Nobody else wants to play that right now. As soon as somebody does, you meet at a table.
lobby-waits-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
lobby-waits-open = Keep this page open: whoever closes it no longer waits.
lobby-bots-now = Play with bots now
lobby-leave = Stop waiting
lobby-ready = Your table is ready
lobby-go = To the table

lobby-invite-private = This table is in no list: only those who have this address find it. Send it to whoever should join or watch.
lobby-invite-listed = This table is in the lobby, where anybody can find it. Send its address to whoever should join or watch.
lobby-share = Share
lobby-copied = Copied
lobby-qr = The address as a QR code, for phones

refused-filter = the lobby cannot be filtered like this: seats and pages are numbers, a pace is live, correspondence or none, bots is with or without, rated is yes or no, near is a rating in hundreds
refused-play-now-full = too many people are waiting to play at the moment; open a table, or try again in a minute
refused-play-now-wish = no table can be like that; choose a game, a number of players and a pace from those offered
refused-no-ticket = this ticket does not wait any more; ask for a new one
