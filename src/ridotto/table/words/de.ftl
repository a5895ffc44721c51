# Wörter des Tisches: was seine Seiten den Leuten sagen.

table-house = Ridotto
table-skip = Zum Inhalt
table-about = Brettspiele aus dem Italien der Renaissance, mit anderen oder gegen Bots. Ein Konto braucht es nicht.
table-language = Sprache
table-language-en = English
table-language-de = Deutsch
table-to-house = Alle Tische
table-api = Schnittstelle für Programme

# die erste Seite
table-mine = Deine Tische
table-mine-move = du bist am Zug
table-waiting-tables = Tische, die auf Spieler warten
table-none-waiting = Kein Tisch wartet. Eröffne einen.
table-free-seats = { $count ->
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
table-games = Spiele
table-by-author = von { $author }
table-your-name = Dein Name
table-guest = Gast
table-play-now = Sofort gegen Bots spielen
table-open-table = Einen Tisch eröffnen
table-seats = Plätze
table-variant = Variante
table-variant-none = normal
table-seat-for = Platz { $seat }
table-for-person = ein Mensch
table-clock = Zeit für eine Entscheidung
table-clock-none = so lange du magst
table-clock-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
table-clock-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
table-clock-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
table-listed = Unter den wartenden Tischen zeigen
table-bot-random = Bot: spielt irgendetwas Erlaubtes
table-bot-heuristic = Bot: spielt vernünftig

# ein Tisch
table-status-waiting = Der Tisch wartet auf Spieler.
table-status-playing = Die Partie läuft.
table-status-over = Die Partie ist zu Ende.
table-invite = Schick diese Adresse allen, die mitspielen oder zusehen sollen:
table-you-sit = Du bist { $name }, auf Platz { $seat }.
table-you-watch = Du siehst zu.
table-seat-list = Plätze
table-seat-named = { $seat }: { $name }
table-seat-free = { $seat }: frei
table-is-you = du
table-is-bot = Bot
table-is-stand-in = ein Bot vertritt
table-is-gone = fort
table-is-thinking = denkt nach …
table-is-to-move = am Zug
table-bot-thinks = { $names } { $count ->
    [one] denkt nach
   *[other] denken nach
} …
table-waits-for = Es wird auf { $names } gewartet.
table-your-decision = Deine Entscheidung
table-rule-behind = Die Regel dazu
table-undo = Meinen letzten Zug zurücknehmen
table-position = Die Stellung
table-log = Was geschah
table-log-empty = Noch nichts.
table-talk = Tischgespräch
table-talk-empty = Noch hat niemand etwas gesagt.
table-talk-line = { $name }: { $text }
table-say = Sag etwas
table-send = Senden
table-winners = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
table-score = { $name }: { $points }

# Plätze
table-join = Platz nehmen
table-join-seat = Platz
table-join-any = irgendein freier Platz
table-entropy = Ein eigener Text für das Mischen (freiwillig)
table-entropy-why = Was du hier schreibst, geht in das Mischen ein, so dass es niemand, auch das Haus nicht, bestimmen kann.
table-seat-bot = Diesen Bot setzen
table-seat-bot-at = Ein Bot für Platz { $seat }
table-hand-over = Diesen Bot spielen lassen
table-hand-over-of = { $name } ist fort. Bis zur Rückkehr von { $name } darf ein Bot spielen.
table-stood-in = Ein Bot spielt für dich, weil du fort warst.
table-take-back = Selbst weiterspielen
table-leave = Den Tisch verlassen
table-leave-sure = Dein Platz wird sofort frei; dieser Browser und jede private Adresse von dir verlieren ihn.
table-leave-now = Endgültig verlassen
table-other-device = An einem anderen Gerät weiterspielen
table-other-device-how = Öffne dort diese private Adresse. Wer sie hat, spielt für dich: gib sie niemandem.
table-carry-title = Dein Platz
table-carry-ask = Diese private Adresse hält Platz { $seat } an einem Tisch von { $game }. Den Platz in diesem Browser einnehmen?
table-carry = Den Platz einnehmen
table-carry-ended = Diese private Adresse hält keinen Platz mehr.

# Fairness und Protokolle
table-fair = Ehrliches Mischen
table-fair-secret-commitment = Das Haus hat sein Geheimnis gezogen, bevor jemand Platz nahm. Dessen SHA-256:
table-fair-commitment = Der Startwert dieser Partie stand vor dem ersten Zug fest. Dessen SHA-256:
table-fair-secret = Das Geheimnis des Hauses:
table-fair-seed = Der Startwert:
table-fair-check = Zum Nachprüfen: Das SHA-256 des Geheimnisses und des Startwerts muss das vorher gezeigte sein. Speichere das Protokoll und rufe „ridotto verify DATEI“ auf: Es leitet den Startwert neu aus dem Geheimnis und den Texten der Spieler her und spielt jeden Zug nach.
table-record = Das Protokoll speichern
table-record-part = Das bisherige Protokoll speichern, soweit du es kennen darfst
table-rules = Regeln von { $game }
table-back-to-table = Zurück zum Tisch
table-clock-is = Zeit für eine Entscheidung: { $time }.

# wenn etwas nicht geht
table-problem-404 = Nicht gefunden
table-problem-401 = Das braucht einen Platz
table-problem-403 = Abgelehnt
table-problem-409 = Jetzt nicht möglich
table-problem-422 = Das ist nicht gültig
table-problem-429 = Zu schnell
table-problem-503 = Zurzeit nicht verfügbar
table-problem-other = Etwas ist schiefgegangen
table-problem-401-why = In diesem Browser sitzt hier niemand. Nimm erst Platz oder öffne deine private Adresse.
