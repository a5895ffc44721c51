# Words about coming back: whose turn it is, notices, the app. Keys begin with back-.

back-title = Your turn
back-wait = { $count ->
    [0] No match waits for you.
    [one] One match waits for you.
   *[other] { $count } matches wait for you.
}
back-next = Next match
back-key = The key N opens the next match that waits for you.
back-more-wait = { $count ->
    [one] one more waits for you
   *[other] { $count } more wait for you
}
back-list-mine = These wait for you
back-list-others = These wait for others
back-list-finished = Finished lately
back-round = round { $number }
back-since = turn began { $ago }
back-news = News
back-news-new = new
back-news-none = There is nothing new.
back-news-other = Something has happened here

# reminders
back-reminders = When it is your turn
back-push = { $game } with { $names }: it is your turn.
back-push-title = Messages on this device
back-push-about = This device can tell you when a match waits for you and you are not here: which game it is, and with whom. Once for each match, until you look at it.
back-push-needs-script = Messages need a browser with script.
back-push-cannot = This browser cannot show messages. On an iPhone or iPad, first add the page to your home screen.
back-push-on = Turn messages on
back-push-is-on = Messages are on.
back-push-off = Turn them off
back-push-refused = The browser does not allow messages from here. You can change that in its settings for this page.
back-push-failed = That did not work. Try again in a moment.
back-mails = Mails
back-mails-never = Never
back-mails-soon = After { $time }, if I have not looked
back-mails-daily = Once a day
back-mails-about = Only when a match waits for you and you have not looked; at most four a day. Each has a link that ends them.
back-mails-no-address = For mails, add an address to your account first.
back-mails-off = No more mails
back-mails-off-about = Shall we send you no more mails when it is your turn? You can ask for them again on the page of your account.
back-mails-off-now = No more mails
back-mails-off-done = We send you no more mails when it is your turn.
back-mail-subject = { $count ->
    [one] A match waits for you at { $site }
   *[other] { $count } matches wait for you at { $site }
}
back-mail = Ciao { $name },
back-mail-news = { $count ->
    [one] There is a piece of news for you.
   *[other] There are { $count } pieces of news for you.
}
back-mail-why = You get this mail because you have asked for it on the page of your account. No more of them:
back-feed = Feed
back-feed-about = Your turns and news for a feed reader, at a secret address. Whoever knows it can read along; a new one ends the old one.
back-feed-make = Make a feed
back-feed-renew = New address
back-feed-end = End the feed

# the app
back-offline = No connection
back-offline-about = You are offline, or the server does not answer. Your matches are safe there: nothing is lost, and nothing can be moved until the connection is back.
back-offline-again = Try again

# refusals
refused-no-push = messages to devices are turned off here
refused-push-address = this is no address of a push service that we know
refused-push-no-seat = take a seat somewhere first: there is nothing yet to tell you of
refused-mails-when = mails come never, soon or daily
refused-no-feed = there is no such feed; its address may have been renewed
