# Words about coming back: whose turn it is, notices, the app. Keys begin with back-.

back-title = Du bist dran
back-wait = { $count ->
    [0] Keine Partie wartet auf dich.
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
back-next = Nächste Partie
back-key = Die Taste N öffnet die nächste Partie, die auf dich wartet.
back-more-wait = { $count ->
    [one] noch eine wartet auf dich
   *[other] noch { $count } warten auf dich
}
back-list-mine = Diese warten auf dich
back-list-others = Diese warten auf andere
back-list-finished = Kürzlich beendet
back-round = Runde { $number }
back-since = Zug begann { $ago }
back-news = Neuigkeiten
back-news-new = neu
back-news-none = Es gibt nichts Neues.
back-news-other = Hier ist etwas geschehen
