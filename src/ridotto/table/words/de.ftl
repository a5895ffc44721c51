# Wörter des Tisches: was seine Seiten den Leuten sagen.

table-skip = Zum Inhalt
table-language = Sprache
table-language-en = English
table-language-de = Deutsch

table-mine-move = du bist am Zug
table-your-name = Dein Name
table-clock-none = so lange du magst
table-clock-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
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
table-bot = Bot: { $bot }

# jede Seite
hall-games = Spiele
hall-tables = Tische
hall-for-bots = Für Bots
hall-main = Hauptmenü
hall-display = Anzeige
hall-theme-day = Tag
hall-theme-night = Nacht
hall-theme-auto = Wie das System
hall-home = Alle Spiele und Tische
hall-foot = Brettspiele aus dem Italien der Renaissance, gespielt nach den Regeln in der Schachtel.

# die Halle
hall-title = { $count ->
    [2] Zwei Spiele aus dem Italien der Renaissance, ein Tisch
    [3] Drei Spiele aus dem Italien der Renaissance, ein Tisch
    [4] Vier Spiele aus dem Italien der Renaissance, ein Tisch
    [5] Fünf Spiele aus dem Italien der Renaissance, ein Tisch
   *[other] Spiele aus dem Italien der Renaissance, ein Tisch
}
hall-about = Die Spiele, wie sie gedruckt sind, im Browser, mit Freunden oder mit Bots, die nicht spicken können.
hall-open = Tisch eröffnen
hall-try = { $game } gegen Bots probieren
hall-play = Gegen Bots spielen
hall-play-game = Gegen Bots spielen: { $game }
hall-open-game = Einen Tisch für { $game } eröffnen
hall-guest = Gast
hall-seats = { $count ->
    [one] { $high } Plätze
   *[other] { $low } bis { $high } Plätze
}
hall-list-mine = Deine Tische
hall-all-mine = Alle deine Partien
hall-list-waiting = Warten auf Mitspieler
hall-list-playing = Im Spiel
hall-none = Kein Tisch wartet, und an keinem wird gespielt. Eröffne einen und schick Freunden die Adresse.
hall-your-move = Du bist am Zug
hall-others-move = { $count ->
    [one] { $names } ist am Zug
   *[other] { $names } sind am Zug
}
hall-nobody = ein freier Platz
hall-ago-now = vor weniger als einer Minute
hall-ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
hall-ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
hall-ago-days = { $count ->
    [one] vor einem Tag
   *[other] vor { $count } Tagen
}
hall-how = So wird gespielt
hall-how-game = So wird { $game } gespielt
hall-quick-seats = Wie viele Personen bei { $game }
hall-quick-level = Wie die Bots bei { $game } spielen
hall-levels = Wer sind die Bots?
hall-strategy = Wie man stark spielt
hall-strategy-of = Wie man { $game } stark spielt
hall-how-all-rules = Alle Regeln
hall-how-begin = Am Anfang: { $label }.
hall-how-later = Später in einer Partie: { $heading }. { $goal }
hall-how-minutes = Zwei Minuten zum Lesen
hall-over = Die Partie ist zu Ende
hall-anybody = Offen für alle
hall-in-play = Zuschauen möglich
hall-alone = Sonst sitzt dort noch niemand
hall-with = Mit { $names }
hall-and = { $rest } und { $last }
hall-free-seats = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
hall-own-edition = eigene Ausgabe
hall-time-left = noch { $time }
hall-time-none = keine Zeit mehr
hall-go-play = Spielen
hall-go-mine = Zum Tisch
hall-go-over = Zum Ergebnis
hall-go-waiting = Platz nehmen
hall-go-playing = Zusehen
hall-go-at = { $go }: { $game }, { $head }
hall-seats-taken = Plätze: { $names }
hall-seat-free = frei
hall-check = Faires Spiel zum Nachprüfen
hall-check-seal = Gemischt und versiegelt vor dem ersten Zug
hall-check-seal-how = Das Siegel steht am Anfang da und wird am Ende geöffnet. Alle können vergleichen.
hall-check-bots = Bots sehen, was ihr Platz sieht
hall-check-bots-how = Mehr bekommen sie nie zu sehen.
hall-check-account = Kein Konto nötig
hall-check-account-how = Ein Platz ist eine private Adresse. Nimm sie mit aufs Telefon und spiel dort weiter.

# einen Tisch eröffnen
open-title = Einen Tisch eröffnen
open-about = Wähle ein Spiel und wer wo sitzt. Freunde kommen über die Adresse des Tisches dazu; ein offener Platz wartet auf sie.
open-game = Spiel
open-seats = Plätze
open-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
open-usual = normal
open-for-seats = { $high ->
    [1] allein
   *[other] { $count ->
        [one] bei { $high } Personen
       *[other] bei { $low } bis { $high } Personen
    }
}
open-misfits = { $seats ->
    [one] Allein geht das nicht
   *[other] Mit { $seats } Personen geht das nicht
}: { $options }. Es ist aus dem Formular genommen; eröffne den Tisch ohne das, oder ändere die Zahl der Personen.
open-who = Wer sitzt wo
open-seat = Platz { $seat }
open-me = ich
open-open = offen für andere
open-level-why = Die Stufe eines Bots sagt, wie gut er spielt: Stufe 1 lernt noch, Stufe 10 denkt zwei Sekunden über jeden Zug nach.
open-ratings = Die zehn Stufen der Bots
open-level-first = Wer von einem Spiel noch keine Partie zu Ende gespielt hat, bekommt Stufe 2 vorgeschlagen; gegen sie sollten Anfänger etwa jede zweite Partie gewinnen.
open-name = Dein Name
open-name-for = So sehen dich die anderen.
open-more = Wie gespielt wird
open-time = Bedenkzeit
open-time-live = Live
open-time-correspondence = Fernpartie
open-time-quick = Live, zügig: { $pace }
open-time-calm = Live, gemütlich: { $pace }
open-time-own = Live, eigene Werte
open-time-days = Fernpartie, { $time }
open-time-seconds = Sekunden je Entscheidung
open-time-reserve = Minuten Reserve für jeden Spieler, für die ganze Partie
open-time-bot = der unten gewählte
open-stand-in = Wer für Abwesende spielt
open-listed = Den Tisch öffentlich anzeigen
open-listed-why = Sonst finden den Tisch nur die, die seine Adresse haben.
open-hints = Hinweise
open-hints-alone = wenn nur ein Mensch mitspielt
open-hints-yes = ja, für alle
open-hints-no = nein
open-hints-why = Wer am Zug ist, kann sich Züge vorschlagen lassen, mit Gründen. Alle am Tisch sehen, dass es Hinweise gibt.
open-edition = Eine eigene Ausgabe
open-edition-why = Wer das gedruckte Spiel besitzt, kann mit dessen Zahlen spielen: Füge die Ausgabe-Datei (TOML) hier ein. Leer bedeutet: mit der Ausgabe von Ridotto.
open-edition-text = Ausgabe-Datei
open-edition-house = Mit der Ausgabe von Ridotto beginnen
open-go = Tisch eröffnen
open-wrong-edition = Mit dieser Ausgabe lässt sich nicht spielen: { $sentence }

# ein Tisch
table-status-waiting = Der Tisch wartet auf Spieler.
table-status-playing = Die Partie läuft.
table-status-over = Die Partie ist zu Ende.
table-you-watch = Du siehst zu.
table-seat-list = Plätze
table-seat-free = Platz { $seat } (frei)
table-is-you = du
table-is-stand-in = ein Bot springt ein
table-is-thinking = denkt nach …
table-is-to-move = am Zug
table-is-choosing = wählt noch
table-bot-thinks = { $names } { $count ->
    [one] denkt nach
   *[other] denken nach
} …
table-waits-for = Warten auf { $names }.
table-rule-behind = Regel
table-undo = Zurücknehmen
table-undo-of = Zurücknehmen: { $move }
table-log = Was geschah
table-log-empty = Noch nichts.
table-log-all = Alles von Anfang an
table-log-pages = Seiten des Verlaufs
table-log-earlier = Früher
table-log-later = Später
table-log-page = Seite { $page } von { $pages }
table-talk = Tischgespräch
table-unread = ungelesen
table-talk-empty = Noch hat niemand etwas gesagt.
table-say = Sag etwas
table-send = Senden
table-winners = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}

# Plätze
table-join = Platz nehmen
table-join-seat = Platz
table-entropy = Misch mit: Schreib irgendetwas (freiwillig)
table-entropy-why = Was du hier schreibst, geht in das Mischen ein. Dein Browser versiegelt es und öffnet es, wenn alle sitzen, so dass niemand, auch der Server nicht, die Mischung danach wählen kann. Wo er das nicht kann (kein Skript, keine verschlüsselte Seite), wird der Text offen gesendet.
table-seat-bot = Diesen Bot setzen
table-seat-bot-at = Ein Bot für Platz { $seat }
table-hand-over = Einen Bot spielen lassen ({ $bot })
table-hand-over-of = { $name } ist nicht da. Bis { $name } zurückkommt, kann ein Bot spielen.
table-stood-in = Ein Bot spielt für dich, weil du nicht da warst oder keine Zeit mehr hattest.
table-take-back = Selbst weiterspielen
table-leave = Den Tisch verlassen
table-leave-sure = Dein Platz wird sofort frei; weder dieser Browser noch deine privaten Adressen können ihn dann noch nutzen.
table-leave-now = Endgültig verlassen
table-other-device = An einem anderen Gerät weiterspielen
table-other-device-how = Öffne dort diese private Adresse. Wer sie hat, kann für dich spielen: Gib sie niemandem.
table-carry-title = Dein Platz
table-carry-ask = Diese private Adresse gehört zu Platz { $seat } an einem Tisch von { $game }. Den Platz in diesem Browser einnehmen?
table-carry = Den Platz einnehmen

# wie man etwas wählt: Hinweise nennen beides, eine Seite zeigt das des Geräts

table-click = Klicke oder tippe
table-click-mouse = Klicke
table-click-touch = Tippe
table-point = Zeigst du darauf oder tippst es einmal an,
table-point-mouse = Zeigst du darauf,
table-point-touch = Tippst du es einmal an,

# Fairness und Protokolle
table-fair = Ehrliches Mischen
table-fair-secret-commitment = Der Server hat sein Geheimnis gezogen, bevor jemand Platz nahm, und zeigt dies seit { $opened } (UTC). Der SHA-256 des Geheimnisses:
table-texts-awaited = Alle sitzen. Die versiegelten Texte für das Mischen werden geöffnet; gleich beginnt die Partie.
table-fair-text-commitment = { $name } hat einen Text versiegelt, bevor einer geöffnet wurde. Dessen SHA-256:
table-fair-open-text = { $name } hat einen Text offen gegeben:
table-fair-text = Der Text von { $name }, geöffnet, mit dem Salz am Ende:
table-fair-lines = Der Startwert ist der SHA-256 dieser Zeilen. Sie enthalten das Geheimnis, den Tisch, wann er eröffnet wurde, und für jeden Platz in hexadezimalen Ziffern Name, Text, Salz und Siegel:
table-fair-kept = Es stimmt: Alle Texte sind die versiegelten, und nichts hat sich geändert, was diesem Browser gezeigt wurde, bevor er deinen öffnete.
table-fair-limits = Was das nicht beweist
table-fair-limit-withheld = Wer einen versiegelten Text nicht rechtzeitig öffnet, wählt zwischen zwei Mischungen, denn dann zählt das Siegel an seiner Stelle. Allein kennt man keine von beiden. Der Server kennt sie: Zusammen mit etwa zwei Spielern kann er unter vieren wählen. Behauptet der Server, deiner sei zu spät gekommen, so siehst du es hier.
table-fair-limit-open = Ein offen gegebener Text (von einem Programm, oder wo der Browser kein Skript ausführt oder die Seite unverschlüsselt kam) bindet niemanden: Wer als Letzter Platz nimmt, kann zusammen mit dem Server Texte probieren, bis ihnen die Mischung gefällt.
table-fair-limit-none = Wo niemand einen Text versiegelt hat, konnte der Server die Mischung wählen, allein oder mit dem, der zuletzt Platz nahm. Versiegelst du einen, so brauchst du ihm nicht zu trauen.
table-fair-limit-knows = Der Server kennt den Startwert während der Partie. Nichts hindert ihn, einem Spieler zu sagen, was kommt.
table-fair-limit-cards = Dass jede Karte aus diesem Startwert kam, wird hier nicht geprüft: Dazu braucht es alle Regeln des Spiels. „ridotto verify“ spielt die gespeicherte Aufzeichnung auf dem eigenen Rechner noch einmal Zug für Zug.
table-fair-limit-page = Diese Seite und ihre Prüfung kommen vom Server. Wer ihm in nichts traut, notiert die Werte vor der Partie und rechnet selbst nach: mit jedem Werkzeug für SHA-256 und mit „ridotto verify“ auf dem eigenen Rechner.
table-fair-limit-later = Wer mitten in der Partie einen Platz übernommen hat, weiß man nur vom Server; die Namen vom Anfang gehören zum Startwert.
table-fair-commitment = Der Startwert dieser Partie stand vor dem ersten Zug fest. Dessen SHA-256:
table-fair-secret = Das Geheimnis des Servers:
table-fair-seed = Der Startwert:
table-fair-check = So prüft man: Der SHA-256 des Geheimnisses, jedes geöffneten Textes und des Startwerts muss der vorher gezeigte sein. Speichere die Aufzeichnung und rufe „ridotto verify DATEI“ auf: Es zieht den Startwert noch einmal aus allem, was in der Aufzeichnung steht, und spielt jeden Zug nach.
table-record = Die Aufzeichnung speichern
table-record-part = Die Aufzeichnung bis hierher speichern (nur, was du gesehen hast)
table-rule-code = Im Programm
table-rule-tests = Tests
table-rule-no-tests = Die Tests gehören nicht zu dieser Installation.
table-rule-omission = Gilt, weil nichts dagegen verstößt; siehe
table-back-to-table = Zurück zum Tisch

# wenn etwas nicht geht
table-problem-404 = Nicht gefunden
table-problem-401 = Dafür brauchst du einen Platz
table-problem-403 = Abgelehnt
table-problem-409 = Jetzt nicht möglich
table-problem-422 = Das ist nicht gültig
table-problem-429 = Zu schnell
table-problem-503 = Zurzeit nicht verfügbar
table-problem-other = Etwas ist schiefgegangen
table-problem-401-why = In diesem Browser sitzt hier niemand. Nimm erst Platz oder öffne deine private Adresse.

# die Seite des Tisches
table-waits-players = { $count ->
    [one] Die Partie beginnt, sobald der letzte Platz besetzt ist.
   *[other] Die Partie beginnt, sobald die { $count } freien Plätze besetzt sind.
}
table-decides-now = entscheidet jetzt
table-is-winner = hat gewonnen
table-place = { $place }.{ "\u00A0" }Platz
table-own = Dein Bereich
table-all-moves = Züge in Worten ({ $count })
table-menu = Menü
table-rules = Regeln von { $game }
table-links = Dieser Tisch
table-links-rules = Regeln
table-links-log = Verlauf
table-invite-title = Lade jemanden ein
table-copy = Kopieren
table-close = Schließen
table-sound = Ein Ton, wenn ich an der Reihe bin
table-full = An diesem Tisch ist kein Platz mehr frei.
table-kept-until = Dieser Tisch und seine Aufzeichnung bleiben mindestens bis zum { $day }.{ $month }.{ $year } erhalten; speichere die Aufzeichnung, um sie länger zu haben.
table-kept-days = Dieser Tisch und seine Aufzeichnung bleiben nach dem letzten Zug { $days } Tage lang erhalten; speichere die Aufzeichnung, um sie länger zu haben.
table-kept-always = Dieser Tisch und seine Aufzeichnung werden von diesem Server nicht gelöscht.
table-fair-later = Geheimnis und Startwert werden gezeigt, wenn die Partie vorbei ist.
table-replay = Wiederholung ansehen
table-again = Noch einmal mit denselben Spielern
table-again-there = Weiter am neuen Tisch
table-again-stronger = Noch einmal, stärkere Bots
table-again-weaker = Noch einmal, schwächere Bots
table-result = Ergebnis
table-part = Teil der Wertung
table-total = Summe
table-provenance = Quellen dieser Ausgabe
table-provenance-how = An diesem Tisch wird mit der Ausgabe „{ $edition }“ von { $game } gespielt. Ihr Fingerabdruck:
table-provenance-shipped = An diesem Tisch wird mit unserer Ausgabe von { $game } gespielt. Ihr Fingerabdruck:
table-provenance-part = Teil
table-provenance-source = Quelle
table-provenance-why = Begründung
table-source-rulebook = Spielregel
table-source-derived = abgeleitet
table-source-house = von uns
replay-at = Zeitpunkt der Partie
replay-step = { $step } von { $total }
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-eyes = Gesehen von
replay-spectator = einem Zuschauer
replay-play = Abspielen
replay-pause = Anhalten
replay-go = Zeigen
replay-all = allen zugleich (alle Hände offen)
replay-own = Was die Spieler haben
replay-share = Link kopieren
replay-face-down = { $name }, verdeckt: { $move }
replay-shared = Der Link zu diesem Augenblick ist kopiert.
seat-emblem-0 = Rot, der Turm
seat-emblem-1 = Blau, der Fisch
seat-emblem-2 = Gelb, die Sonne
seat-emblem-3 = Grün, die Zypresse
seat-emblem-4 = Schwarz, der Mond

# was der Server ablehnt
refused-bearer = die Kopfzeile Authorization soll lauten: Bearer TOKEN
refused-no-address = unter dieser Adresse gibt es nichts
refused-no-method = diese Adresse nimmt diese Art von Anfrage nicht an
refused-malformed = in dieser Anfrage fehlt etwas, oder etwas hat nicht die erwartete Form
refused-cut-off = die Anfrage ist abgebrochen
refused-no-such-name = es gibt keinen Tisch dieses Namens
refused-token = dieses Token gilt für keinen Platz an diesem Tisch
refused-no-seat = dafür brauchst du einen Platz am Tisch: setz dich zuerst
refused-key = ein Idempotency-Key hat 1 bis { $most } gewöhnliche Zeichen
refused-key-used = dieser Idempotency-Key ist schon für etwas anderes benutzt worden; wähle für jede Anfrage einen neuen
refused-other-site = diese Anfrage kommt von einer anderen Website
refused-no-origin = eine Anfrage mit Cookie muss sagen, woher sie kommt (Kopfzeile Origin); Programme senden stattdessen ihr Token
refused-long = eine Anfrage darf höchstens { $most } Bytes lang sein
refused-many-requests = zu viele Anfragen von deiner Adresse; versuch es in { $seconds } Sekunden noch einmal
refused-many-moves = zu viele Züge und Nachrichten von deinem Platz; versuch es in { $seconds } Sekunden noch einmal
refused-many-hints = zu viele Hinweise für deinen Platz; versuch es in { $seconds } Sekunden noch einmal
refused-many-analyses = zu viele Analysen von deiner Adresse; versuch es in { $seconds } Sekunden noch einmal
refused-many-tables = zu viele Tische von deiner Adresse eröffnet; versuch es in { $seconds } Sekunden noch einmal
refused-many-sign-ins = zu viele Anmeldeversuche von deiner Adresse; versuch es in { $seconds } Sekunden noch einmal
refused-no-member = dafür brauchst du ein Konto: Melde dich erst an
refused-member-name = { $name } heißt hier schon jemand; wähle einen anderen Namen
refused-account-gone = dieses Konto gibt es nicht mehr
refused-no-passkey = diesen Passkey gibt es nicht
refused-last-way-in = anders kommst du nicht mehr in dein Konto; füge zuerst einen zweiten Weg hinzu
refused-many-passkeys = ein Konto hat höchstens { $most } Passkeys
refused-no-passkeys = an dieser Adresse funktionieren keine Passkeys
refused-passkey = dieser Passkey ist hier nicht bekannt oder ließ sich nicht prüfen
refused-challenge = das hat zu lange gedauert oder war schon erledigt; versuch es noch einmal
refused-code = das ist keiner der Wiederherstellungscodes, die noch gelten
refused-no-mails = dieser Server verschickt keine Mails
refused-link-ended = dieser Link wurde schon benutzt oder ist abgelaufen; lass dir einen neuen schicken
refused-email-taken = ein anderes Konto hat diese Adresse
refused-email = das ist keine E-Mail-Adresse
refused-language = diese Sprache gibt es hier nicht
refused-many-streams = zu viele offene Verbindungen zu deiner Adresse; versuch es in { $seconds } Sekunden noch einmal
refused-no-table = es gibt keinen Tisch „{ $table }“
refused-rules = an diesem Tisch gelten die Regeln { $rules } von { $game }; dieser Server hat { $ours }
refused-no-database = die Datenbank lässt sich gerade nicht lesen oder beschreiben; versuch es noch einmal
refused-busy = zu viele andere ändern gerade etwas an diesem Tisch; versuch es noch einmal
refused-given-up = dieser Platz ist aufgegeben worden
refused-given-up-already = dieser Platz ist schon aufgegeben worden
refused-entropy = der Text für das Mischen ist eine Zeile von höchstens { $most } gewöhnlichen Zeichen
refused-seal = ein Text für das Mischen ist entweder offen oder versiegelt; sein Siegel hat 64 hexadezimale Ziffern
refused-reveal-wrong = das sind nicht der Text und das Salz, die auf diesem Platz versiegelt wurden
refused-reveal-early = der Text wird erst geöffnet, wenn auf jedem Platz jemand sitzt
refused-reveal-late = die Partie hat ohne diesen Text begonnen; an seiner Stelle zählt sein Siegel
refused-texts-awaited = alle sitzen, und die versiegelten Texte für das Mischen werden geöffnet; das dauert einige Sekunden
refused-name-taken = an diesem Tisch sitzt schon jemand namens „{ $name }“
refused-own-seat = das ist dein eigener Platz
refused-nobody-missing = auf Platz { $seat } fehlt niemand
refused-not-gone = { $name } ist nicht weg: ein Platz kann { $seconds } Sekunden, nachdem sein Spieler zuletzt da war, einem Bot gegeben werden
refused-not-late = { $name } hat noch Zeit; in einer Fernpartie kann ein Platz erst einem Bot gegeben werden, wenn die Zeit seines Spielers abgelaufen ist
refused-out-of-time = deine Zeit für diese Entscheidung ist abgelaufen, und der Bot trifft sie für dich; übernimm danach wieder
refused-pace-live = live hat eine Entscheidung { $least } bis { $most } Sekunden und ein Platz 0 bis { $reserve } Sekunden Reserve
refused-pace-days = in einer Fernpartie hat eine Entscheidung eine dieser Zahlen von Tagen: { $days }
refused-pace-plain = eine Uhr gibt 0 (keine) bis { $most } Sekunden für eine Entscheidung
refused-pace-stray = { $names } gehört nicht zu dieser Bedenkzeit: live hat clock und reserve, correspondence hat days
refused-not-over = die Partie ist nicht vorbei
refused-expected = die Partie ist inzwischen weitergegangen: du hast für Zug { $expected } gewählt, jetzt ist Zug { $number }
refused-played-by-other = diesen Platz spielt jetzt jemand anderes
refused-illegal = dieser Zug ist jetzt nicht möglich ({ $sentence })
refused-no-undo = es gibt nichts zurückzunehmen: ein Zug gilt, sobald er etwas aufgedeckt oder jemand anderes gezogen hat
refused-hints-off = an diesem Tisch gibt es keine Hinweise
refused-hint-not-now = Hinweise gibt es nur für eine Entscheidung, die dein Platz zu treffen hat
refused-hint-late = die Lage hat sich inzwischen geändert; frag noch einmal
refused-hint-failed = gerade ließ sich kein Hinweis finden; versuch es gleich noch einmal
refused-say = eine Nachricht hat 1 bis { $most } Zeichen
refused-name = ein Name hat 1 bis { $most } gewöhnliche Zeichen und nicht nur Punkte
refused-no-such-seat = es gibt keinen Platz { $seat }; die Plätze sind { $first } bis { $last }
refused-full = an diesem Tisch ist kein Platz frei
refused-seat-count = so viele Plätze gibt es nicht; möglich sind { $counts }
refused-one-seat = du kannst nur auf einem Platz sitzen
refused-taken = auf Platz { $seat } sitzt { $name }
refused-over = die Partie ist vorbei
refused-reserved = Platz { $seat } ist noch für { $name } aus der letzten Partie freigehalten
refused-not-begun = die Partie hat nicht begonnen: { $count ->
    [one] Platz { $seats } ist frei
   *[other] die Plätze { $seats } sind frei
}
refused-sit-already = du sitzt schon an diesem Tisch
refused-seat-number = ein Platz wird mit seiner Nummer genannt
refused-carry-ended = diese private Adresse gilt nicht mehr
refused-no-replay = eine Partie kann noch einmal angesehen werden, wenn sie vorbei ist
refused-no-analysis = eine Partie kann analysiert werden, wenn sie vorbei ist
refused-many-waiting = zu viele Partien warten auf ihre Analyse; versuch es später noch einmal
refused-no-moment = diesen Augenblick gibt es nicht, oder der Platz hat dort nichts zu entscheiden
refused-not-in-puzzle = dieser Zug ist in der Stellung des Rätsels nicht möglich
refused-no-backups = Sicherungen brauchen einen Ordner (backup_folder) und eine SQLite-Datei
refused-no-new-tables = zurzeit werden keine neuen Tische eröffnet
refused-no-new-tables-why = zurzeit werden keine neuen Tische eröffnet: { $notice }
refused-notice = eine Mitteilung hat höchstens { $most } Zeichen
refused-closed = der Gastgeber hat diesen Tisch geschlossen: { $why }
refused-closed-already = dieser Tisch ist schon geschlossen
refused-close-why = es braucht einen Grund mit 1 bis { $most } Zeichen
refused-operator = dafür braucht es das Geheimnis für den Betrieb; /operator fragt danach
refused-operator-secret = das ist nicht das Geheimnis für den Betrieb
refused-many-operator = das Geheimnis wurde zu oft versucht; versuch es in { $seconds } Sekunden noch einmal
refused-metrics-token = die Zahlen brauchen das Token aus metrics_token_file, als Authorization: Bearer TOKEN
refused-metrics-elsewhere = die Zahlen lassen sich nur auf diesem Rechner lesen oder mit einem Token (metrics_token_file)

table-intro = Das Spiel in Kürze
table-intro-more = So läuft eine Partie
table-chart = Der Stand im Lauf der Partie
table-chart-worth = Mitgezählt ist, was der Plan im jeweiligen Moment gebracht hätte.
table-no-answer = Der Server antwortet nicht; kein Zug geht verloren. Die Seite verbindet sich von selbst wieder, oder lade sie neu.
table-problem-500 = Auf dem Server ist etwas schiefgegangen; Näheres steht in seinem Protokoll. Geh zurück und versuch es noch einmal.
table-fair-why = Mischst du beim Hinsetzen mit und versiegelt dein Browser, was du schreibst, kannst du sicher sein, dass niemand die Mischung gewählt hat, auch der Server nicht. Dass sie sich seit dem Beginn nicht geändert hat, kann jeder prüfen.
replay-chapter = Gehe zu
replay-begin = dem Anfang
replay-end = dem Ende
table-seats-more = Alle Spieler im Einzelnen
table-fair-check-here = Hier prüfen
table-fair-holds = Es stimmt: Der Startwert der Mischung folgt aus dem, was hier steht, und alle Texte sind die versiegelten. Dieser Browser hat die Partie nicht beginnen sehen und kann deshalb nicht sagen, ob es die ursprünglichen Siegel sind.
table-fair-broken = Es stimmt nicht: Was gezeigt wird, ist nicht, was versiegelt wurde, oder nicht, was diesem Browser vorher gezeigt wurde.
table-fair-check-shuffle = Das Mischen prüfen
table-fair-sealed = Die Mischung dieser Partie ist versiegelt als { $seal }…; am Ende kannst du prüfen, dass niemand sie geändert hat.
table-fair-begun = Es stimmt: Der Startwert der Mischung ist der, der versiegelt war, als dieser Browser die Partie beginnen sah; er folgt aus dem Geheimnis des Servers und den Texten der Spieler, und niemand hat seither etwas geändert.

# dem Spiel folgen
table-unsent = Das ist noch nicht gesendet: Der Server antwortet nicht. Die Seite versucht es von selbst weiter.
table-not-made = Dein Klick hat nichts bewirkt.
table-not-sent = Das wurde nicht gesendet: Der Server antwortet nicht. Bitte versuch es gleich noch einmal.
table-has-left = { $name } ist gegangen; der Platz ist frei
table-is-away = gerade nicht am Tisch
table-is-late = hat keine Zeit mehr
table-time-each = { $time } je Entscheidung
table-time-reserve = { $each }, { $reserve } Reserve
table-time-live = Live: { $pace }
table-time-correspondence = Fernpartie: { $pace }
table-time-out-reserve = Ist die Zeit für eine Entscheidung verbraucht, läuft die Reserve des Spielers, und was davon verbraucht ist, ist weg. Ist keine mehr da und wartet ein anderer Spieler, übernimmt sofort ein Bot ({ $bot }). Wer zu spät war, behält den Platz und kann wieder übernehmen, sobald der Bot diese eine Entscheidung getroffen hat; auf dem Tisch geht nichts verloren.
table-time-out-live = Ist die Zeit für eine Entscheidung verbraucht und wartet ein anderer Spieler, übernimmt sofort ein Bot ({ $bot }). Wer zu spät war, behält den Platz und kann wieder übernehmen, sobald der Bot diese eine Entscheidung getroffen hat; auf dem Tisch geht nichts verloren.
table-time-out-correspondence = Niemand muss zwischendurch am Tisch sein. Ist die Zeit für eine Entscheidung verbraucht und wartet ein anderer Spieler, übernimmt sofort ein Bot ({ $bot }). Wer zu spät war, behält den Platz und kann wieder übernehmen, sobald der Bot diese eine Entscheidung getroffen hat; auf dem Tisch geht nichts verloren.
table-time-out-plain = Ist die Zeit für eine Entscheidung verbraucht, können die anderen einen Bot ({ $bot }) spielen lassen, bis der Spieler wieder übernimmt; auf dem Tisch geht nichts verloren.
table-time-until = bis { $when }
table-time-of-reserve = Reserve
table-time-minute = Noch eine Minute.
table-time-seconds = Noch zehn Sekunden.
table-hand-over-late = Die Zeit von { $name } ist abgelaufen. Ein Bot kann spielen, bis { $name } wieder übernimmt.
table-waits-for-seat = { $names } { $count ->
    [one] ist gegangen und wäre an der Reihe: Jemand kann sich dorthin setzen, oder ein Bot bekommt den Platz.
   *[other] sind gegangen und wären an der Reihe: Andere können sich dorthin setzen, oder Bots bekommen die Plätze.
}
table-told-left = { $name } ist gegangen; der Platz ist frei.
table-told-joined = { $by } übernimmt den Platz von { $name }.
table-told-bot = { $by }, ein Bot, übernimmt den Platz von { $name }.
table-told-late = Die Zeit von { $name } ist abgelaufen; ein Bot spielt, bis { $name } wieder übernimmt.
table-told-away = { $name } kann gerade nicht spielen; ein Bot spielt, bis { $name } wieder übernimmt.
table-told-stand-in = { $by } lässt einen Bot für { $name } spielen, da { $name } fort ist oder keine Zeit mehr hat.
table-told-back = { $name } ist wieder da und löst den Bot ab.
table-told-failed = { $name }: Der Bot konnte sich nicht entscheiden, daher wurde ein zufälliger Zug gemacht.
table-pace = Tempo der Züge der anderen
table-pace-slow = langsam
table-pace-normal = normal
table-pace-fast = schnell
table-pace-once = sofort
table-since = Seit meinem Zug
table-since-back = Einen Schritt zurück
table-since-on = Einen Schritt weiter
table-turn = { $before } und { $last }
table-asked-anyway = Die einzige Antwort; du gibst sie selbst, damit ihr Tempo nichts verrät.
table-things = Was dieser Platz hat
table-legend = Was die Zeichen bei { $name } bedeuten

# Hinweise
table-hints-ask = Hinweis
table-hints-title = Eine Überlegung wert
table-hints-share = { $share } % Siegchance.
table-hints-lost = Der Sieg ist kaum noch zu erreichen, gleich mit welchem Zug. Die Gründe sagen, was jeder dir noch brächte.
table-hints-about-lost = Nach dem, was du weißt. Die Gründe vergleichen jeden Zug mit den anderen. Wer hier einen wählt, macht ihn.
table-hints-brings = Was der Zug bewirkt
table-hints-about = Wie wahrscheinlich du gewinnst, nach dem, was du weißt. Die Gründe vergleichen jeden Zug mit den anderen. Wer hier einen wählt, macht ihn.
table-hints-on = Hier gibt es Hinweise: Wer am Zug ist, darf danach fragen.

# nach einer Partie: die Analyse, und das Weiterspielen
table-analysis = Analyse
table-analysis-what = Jede Entscheidung der Partie, betrachtet nach dem, was man an dem Platz damals wusste: was alle erwarten konnten, was Glück war und welche Entscheidungen am meisten gekostet haben. Das dauert ein, zwei Minuten und bleibt bei der Partie.
table-analysis-ask = Partie analysieren
table-analysis-runs = Die Partie wird analysiert …
table-analysis-before = { $count ->
    [one] Eine andere Partie kommt noch davor …
   *[other] { $count } andere Partien kommen noch davor …
}
table-analysis-expected = Was alle erwarten konnten
table-analysis-expected-why = Wie wahrscheinlich jeder gewann, in Prozent, im Lauf der Partie: im Mittel dessen, was an den Plätzen jeweils zu wissen war.
table-analysis-start = zu Beginn
table-analysis-own = eigene Entscheidungen
table-analysis-others = Entscheidungen der anderen
table-analysis-luck = Glück
table-analysis-end = am Ende
table-analysis-luck-why = Eigene Entscheidungen: was sie alle zusammen gegenüber den besten gefundenen Zügen verschenkt haben. Das können mehr als 100 % sein, weil Fehler der anderen und Glück Chancen zurückbringen. Glück: was Gezogenes, Aufgedecktes und Verborgenes änderte. Jede Spalte geht auf.
table-analysis-dearest-all = Die teuersten Entscheidungen
table-analysis-dearest-all-why = Sie können von allen stammen. Die Gründe gelten der Person, die zu entscheiden hatte.
table-analysis-dearest-own = Deine teuersten Entscheidungen
table-analysis-dearest-own-why = Was jede vom Sieg verschenkt hat, nach dem, was du damals wusstest, und was besser war.
table-analysis-dearest-others = Was die anderen am meisten gekostet hat
table-analysis-dearest-others-why = Die Gründe gelten der Person, die zu entscheiden hatte.
table-per-cent = { $number } %
table-analysis-flawless-all = Keine Entscheidung war ein teurer Fehler
table-analysis-flawless-own = Du hast keinen teuren Fehler gemacht
table-analysis-flawless-others = Von den anderen hat niemand einen teuren Fehler gemacht
table-analysis-decision = Zug { $move }, { $name }
table-analysis-played = Gespielt: { $move }.
table-analysis-better = Besser: { $move }.
table-analysis-replay = In der Wiederholung zeigen
table-analysis-position = Vor Zug { $move }, wie { $name } es sah
table-play-on = Von hier weiterspielen als { $name }
table-continues = Dieser Tisch setzt eine andere Partie nach ihrem Zug { $number } fort, zur Übung: Was dort gemischt wurde, kann man wissen.
table-continues-there = Jener Augenblick
table-fair-continued = An diesem Tisch wurde nichts gemischt. Er setzt eine andere Partie nach Zug { $number } fort, mit deren öffentlichem Startwert: Wer sie sich noch einmal angesehen hat, kann wissen, was gezogen wird. Das ist also eine Übung und keine faire Partie. Ihre Aufzeichnung sagt das, indem sie nur den Startwert nennt, und lässt sich Zug für Zug prüfen.
table-fair-continued-there = Wie jene Partie gemischt wurde
replay-moment = Dieser Augenblick
replay-bot = Was täte der Bot als { $name }?
replay-bot-lost = Für { $name } war der Sieg kaum noch zu erreichen, gleich mit welchem Zug.
replay-bot-about = Der Anteil am Sieg, den { $name } nach damaligem Wissen erwarten konnte.
replay-bot-about-lost = Nach dem, was { $name } damals wusste; die Gründe vergleichen mit anderen Zügen.
replay-bot-back = Zurück zur Wiederholung

# Lektionen
hall-lesson = Lektion
hall-lesson-on = Lektion fortsetzen
hall-lesson-of = { $go }: { $game }
table-lesson-of = Lektion: { $game }
table-lesson-step = Lektion, { $step } von { $total }
table-lesson-done = Die Lektion ist geschafft
table-lesson-learned = Das hast du gelernt
table-lesson-shown = Hier gezeigt: { $things }
table-lesson-at-prompt = die Frage
table-lesson-other = Das ginge, aber nicht in dieser Lektion. Was wir jetzt wollen: { $move }.
table-lesson-on = Weiter
table-lesson-back = Zurück
table-lesson-again = Von vorn
table-lesson-leave = Verlassen
table-lesson-play = Eine Partie gegen leichte Bots

# Lernen beim Spielen
table-learner-on = Jede Entscheidung erklären
table-learner-off = Entscheidungen nicht mehr erklären
table-learner-why = Unter jeder Frage: was du tun kannst und wozu.
table-ask = Was ist das?
table-keys = Die Taste ? öffnet die Regel zu dem, was den Fokus hat. Wo mehreres gewählt wird, antworten Strg und Enter.
table-asking = Klicke oder tippe auf irgendetwas am Tisch, und es sagt, was es ist.
table-asking-end = Weiterspielen

# Rätsel
puzzle-title = Rätsel
puzzle-about = Stellungen aus Partien zwischen Bots, in denen ein Zug klar besser ist als die anderen. Du siehst, was der Spieler sah, und mehr brauchst du nicht.
puzzle-today = Rätsel des Tages
puzzle-today-of = Rätsel des Tages: { $game }
puzzle-all = Alle { $count }
puzzle-solved-count = { $solved } von { $count } gelöst
puzzle-solved = gelöst
puzzle-number = Rätsel { $number }
puzzle-none = Es gibt noch keine Rätsel.
puzzle-heading = Rätsel { $number } · { $heading }
puzzle-find = Du bist { $name }: Finde den besten Zug.
puzzle-right = Genau.
puzzle-right-how = Siegchance: { $share } % nach „{ $best }“, { $less } % nach dem nächstbesten Zug, „{ $other }“.
puzzle-wrong = Es geht besser.
puzzle-wrong-how = Siegchance: { $less } % nach „{ $other }“, { $share } % nach „{ $best }“.
puzzle-why = Für „{ $best }“ spricht: { $why }
puzzle-line = So kann es weitergehen:
puzzle-retry = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-back = Alle Rätsel

# ---- die Seite für den Betrieb ----

operator-title = Betrieb
operator-enter-how = Diese Seite ist für alle, die diesen Server betreiben. Das Geheimnis steht in der Datei, die die Einstellung operator_token_file nennt.
operator-secret = Geheimnis
operator-enter = Eintreten
operator-leave = Abmelden
operator-up = Dieser Prozess wurde { $ago } gestartet.
operator-load = Last
operator-minutes = { $count ->
    [one] letzte Minute
   *[other] letzte { $count } Minuten
}
operator-requests = Anfragen
operator-moves = Züge
operator-p50 = Die Hälfte ist beantwortet in
operator-p99 = 99 von 100 sind beantwortet in
operator-rate = { $number }/s
operator-ms = { $number } ms
operator-mb = { $number } MB
operator-number = { $number }
operator-streams = Offene Streams
operator-memory = Speicher
operator-bots = Bots
operator-waiting-with-people = Wartende Züge, mit Menschen
operator-waiting-among-bots = Wartende Züge, unter Bots
operator-waiting-hints = Wartende Hinweise
operator-waiting-analyses = Wartende Analysen
operator-forfeits = Zufallszüge für Bots, die gescheitert sind
operator-database = Datenbank und Sicherungen
operator-size = Größe
operator-last-backup = Letzte Sicherung
operator-no-backup = keine
operator-backing-up = Eine Sicherung läuft gerade.
operator-backup-failed = Die letzte Sicherung ist gescheitert; das Protokoll sagt, warum.
operator-back-up = Jetzt sichern
operator-backups-off = Die Einstellung backup_folder schaltet Sicherungen ein, für eine SQLite-Datei.
operator-new-tables = Neue Tische
operator-new-allowed = Alle können Tische eröffnen.
operator-new-stopped = Es werden keine neuen Tische eröffnet. Partien gehen weiter.
operator-notice = Mitteilung
operator-notice-how = Sie steht auf der Startseite und erscheint, wenn jemand einen Tisch eröffnen will.
operator-stop = Keine neuen Tische eröffnen
operator-allow = Wieder Tische eröffnen
operator-status-waiting = warten auf Mitspieler
operator-status-playing = im Gang
operator-status-over = vorbei
operator-status-closed = geschlossen
operator-loaded = im Speicher
operator-newest = Die neuesten
operator-longest = Am längsten im Gang
operator-opened = { $ago } eröffnet
operator-in-memory = im Speicher
operator-none = Keine.
operator-close-title = Einen Tisch schließen
operator-close-how = Dort geht dann nichts mehr; wer dort spielt, liest den Grund. Das lässt sich nicht rückgängig machen.
operator-table = Tisch
operator-why = Grund
operator-close = Tisch schließen
operator-close-this = Schließen …
operator-close-one = Den Tisch { $table } schließen
operator-errors = Fehler und Warnungen
operator-error = Fehler
operator-warning = Warnung
operator-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
operator-last = zuletzt { $ago }
operator-first = zuerst { $ago }
operator-no-errors = Keine seit dem Start.
operator-versions = Versionen
hall-no-new-tables = Zurzeit werden keine neuen Tische eröffnet.
hall-closed = Vom Gastgeber geschlossen
table-closed = Der Gastgeber hat diesen Tisch geschlossen: { $why }

# Mitglieder
member-deleted = Ehemaliges Mitglied
member-sign-in = Anmelden
member-sign-out = Abmelden
member-why = Ein Konto hält deine Plätze zusammen, auf all deinen Geräten. Passwörter gibt es nicht.
member-passkey = Mit einem Passkey
member-passkey-about = Dein Gerät bestätigt, dass du es bist, mit Fingerabdruck, Gesicht oder PIN.
member-passkey-go = Mit Passkey anmelden
member-passkey-new = Konto mit Passkey anlegen
member-passkey-failed = Das hat nicht geklappt oder wurde abgebrochen. Versuch es noch einmal.
member-passkey-unknown = Es wurde kein Passkey benutzt. Wähle einen, den du hier angelegt hast, oder lege ein Konto an.
member-needs-script = Passkeys brauchen JavaScript und einen Browser, der sie kennt.
member-new = Neu hier?
member-name = Dein Name
member-name-why = Andere sehen ihn an Tischen. Du kannst ihn später ändern.
member-mail = Per E-Mail
member-mail-about = Wir schicken dir einen Link, der dich anmeldet oder, wenn du neu bist, ein Konto anlegt.
member-email = E-Mail-Adresse
member-mail-go = Link schicken
member-code = Mit einem Wiederherstellungscode
member-code-label = Einer deiner Wiederherstellungscodes
member-guests = Zum Spielen brauchst du kein Konto: Der Link eines Tisches genügt.
member-no-way = An dieser Adresse kann sich niemand anmelden. Der Gastgeber muss eine öffentliche Adresse oder einen Mailserver einstellen.
member-sent = Schau in dein Postfach
member-sent-about = Wir haben einen Link an diese Adresse geschickt. Er gilt einmal, fünfzehn Minuten lang. Kommt nichts an, schau im Spam nach oder versuch es in einer Stunde noch einmal.
member-again = Noch einmal
member-link-sign-in = Anmelden
member-link-sign-in-about = Dieser Link meldet dich als { $name } an, in diesem Browser.
member-link-sign-in-go = Hier anmelden
member-link-sign-up = Konto anlegen
member-link-sign-up-about = Ein neues Konto mit der Adresse { $email }. Was du in diesem Browser hast, kommt mit.
member-link-sign-up-go = Konto anlegen
member-link-confirm = Adresse bestätigen
member-link-confirm-about = { $email } wird die Adresse des Kontos von { $name }: Wer dort Mails liest, kann sich anmelden.
member-link-confirm-go = Bestätigen
me-title = Dein Konto
me-you = Du
me-save = Speichern
me-remove = Entfernen
me-back = Behalten
me-name-why = Er gilt, wenn du dich das nächste Mal setzt. Namen an Tischen bleiben, wie sie sind.
me-language = Sprache der Seiten und Mails
me-passkey = Passkey
me-passkeys = Passkeys
me-passkeys-about = Ein Passkey meldet dich auf diesem Gerät an, oder auf allen mit demselben Schlüsselbund. Am besten hast du zwei, oder einen und dazu eine Adresse oder Wiederherstellungscodes.
me-passkeys-elsewhere = Passkeys lassen sich nur an der öffentlichen Adresse dieser Seite hinzufügen.
me-passkey-name = Name von Passkey { $number }
me-passkey-remove = Passkey { $name } entfernen
me-passkey-add = Passkey hinzufügen
me-used = zuletzt benutzt { $ago }
me-unused = noch nicht benutzt
me-email = E-Mail
me-email-is = Links gehen an { $email }.
me-email-none = Ohne Adresse bekommst du keine Links zum Anmelden.
me-email-new = Neue Adresse
me-email-send = Link zum Bestätigen schicken
me-email-sent = Wir haben einen Link an die neue Adresse geschickt. Sie gilt, sobald du ihm gefolgt bist.
me-email-remove = Adresse entfernen
me-codes = Wiederherstellungscodes
me-codes-about = Für den Tag, an dem alle Geräte verloren sind. Jeder gilt einmal.
me-codes-left = { $count ->
    [0] Du hast keine.
    [one] Du hast noch einen.
   *[other] Du hast noch { $count }.
}
me-codes-new = Neue Codes anlegen
me-codes-once = Schreib sie jetzt auf: Sie werden nicht noch einmal gezeigt. Die Codes von vorher gelten nicht mehr.
me-devices = Geräte
me-device-unknown = Ein Browser
me-device-here = dieser Browser
me-device-sign-out = Abmelden auf { $device }
me-seen = zuletzt gesehen { $ago }
me-sign-out-everywhere = Überall abmelden
me-data = Deine Daten
me-data-about = Alles, was über dich gespeichert ist, mit Links zu den Aufzeichnungen deiner Partien, als JSON.
me-data-get = Herunterladen
me-delete = Konto löschen
me-delete-about = Du kannst dich nicht mehr anmelden, dein Name und deine Adresse werden entfernt, und deine Plätze an laufenden Partien werden frei. Beendete Partien bleiben in den Aufzeichnungen derer, mit denen du gespielt hast.
me-delete-type = Schreibe deinen Namen, { $name }, um das Konto endgültig zu löschen
me-delete-wrong = Das ist nicht dein Name. Es wurde nichts gelöscht.
me-delete-go = Endgültig löschen

# Mails
mail-sign-in-subject = Anmelden bei { $site }
mail-sign-in = Dieser Link meldet dich an. Er gilt einmal, fünfzehn Minuten lang:
mail-sign-up-subject = Konto anlegen bei { $site }
mail-sign-up = Bei { $site } gibt es noch kein Konto mit dieser Adresse. Dieser Link legt eines an. Er gilt einmal, fünfzehn Minuten lang:
mail-confirm-subject = Bestätige deine Adresse für { $site }
mail-confirm = Dieser Link bestätigt, dass diese Adresse zum Konto { $name } bei { $site } gehört. Er gilt einmal, eine Stunde lang:
mail-invite-subject = Du bist eingeladen zu { $site }
mail-invite = Du bist eingeladen zu { $site }, einem Ort für Brettspiele der italienischen Renaissance. Dieser Link legt dir ein Konto an. Er gilt einmal, eine Woche lang:
mail-unasked = Wenn du darum nicht gebeten hast, tu nichts: Ohne den Link kann niemand etwas mit deiner Adresse anfangen.
mail-changed-subject = Deine Adresse bei { $site } wurde geändert
mail-changed = Das Konto { $name } bei { $site } hat jetzt eine andere E-Mail-Adresse. Wenn du das nicht warst, melde dich mit einem Passkey oder einem Wiederherstellungscode an, melde dich überall ab und ändere sie zurück, oder sag es dem Gastgeber.
