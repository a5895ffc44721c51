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
