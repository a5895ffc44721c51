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

# reminders
back-reminders = Wenn du dran bist
back-push = { $game } mit { $names }: Du bist dran.
back-push-title = Nachrichten auf diesem Gerät
back-push-about = Dieses Gerät kann dir sagen, wenn eine Partie auf dich wartet und du nicht da bist: welches Spiel es ist und mit wem. Einmal je Partie, bis du sie ansiehst.
back-push-needs-script = Nachrichten brauchen einen Browser mit Skript.
back-push-cannot = Dieser Browser kann keine Nachrichten zeigen. Auf dem iPhone oder iPad lege die Seite zuerst auf den Home-Bildschirm.
back-push-on = Nachrichten einschalten
back-push-is-on = Nachrichten sind an.
back-push-off = Ausschalten
back-push-refused = Der Browser lässt keine Nachrichten von hier zu. Du kannst das in seinen Einstellungen für diese Seite ändern.
back-push-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
back-mails = Mails
back-mails-never = Nie
back-mails-soon = Nach { $time }, wenn ich nicht nachgesehen habe
back-mails-daily = Einmal am Tag
back-mails-about = Nur wenn eine Partie auf dich wartet und du nicht nachgesehen hast; höchstens vier am Tag. In jeder ist ein Link, der sie beendet.
back-mails-no-address = Für Mails trage zuerst eine Adresse in dein Konto ein.
back-mails-off = Keine Mails mehr
back-mails-off-about = Sollen wir dir keine Mails mehr schicken, wenn du dran bist? Auf der Seite deines Kontos kannst du sie wieder einschalten.
back-mails-off-now = Keine Mails mehr
back-mails-off-done = Wir schicken dir keine Mails mehr, wenn du dran bist.
back-mail-subject = { $count ->
    [one] Eine Partie wartet auf dich: { $site }
   *[other] { $count } Partien warten auf dich: { $site }
}
back-mail = Ciao { $name },
back-mail-news = { $count ->
    [one] Es gibt eine Neuigkeit für dich.
   *[other] Es gibt { $count } Neuigkeiten für dich.
}
back-mail-why = Du bekommst diese Mail, weil du sie auf der Seite deines Kontos bestellt hast. Keine mehr davon:
back-feed = Feed
back-feed-about = Deine Züge und Neuigkeiten für einen Feedreader, unter einer geheimen Adresse. Wer sie kennt, kann mitlesen; eine neue beendet die alte.
back-feed-make = Feed anlegen
back-feed-renew = Neue Adresse
back-feed-end = Feed beenden

# the app
back-offline = Keine Verbindung
back-offline-about = Du bist offline, oder der Server antwortet nicht. Deine Partien sind dort sicher: Nichts geht verloren, und nichts kann gezogen werden, bis die Verbindung wieder da ist.
back-offline-again = Noch einmal versuchen

# refusals
refused-no-push = Nachrichten an Geräte sind hier ausgeschaltet
refused-push-address = das ist keine Adresse eines Push-Dienstes, den wir kennen
refused-push-no-seat = setz dich zuerst irgendwo an einen Tisch: Noch gibt es nichts, was wir dir sagen könnten
refused-mails-when = Mails kommen nie, bald oder täglich
refused-no-feed = es gibt keinen solchen Feed; vielleicht hat er eine neue Adresse
