# Words about the lobby: finding a table. Keys begin with lobby-.

lobby-title = Lobby
lobby-about = Setz dich, wo ein Platz frei ist, schau einer Partie zu, oder lass uns Leute finden, die dasselbe spielen wollen wie du.
lobby-find = Was suchst du?
lobby-game = Spiel
lobby-seats = Spieler
lobby-pace = Tempo
lobby-any-game = Irgendein Spiel
lobby-any-seats = Egal wie viele
lobby-any-pace = Jedes Tempo
lobby-pace-live = Live
lobby-pace-correspondence = Fernpartie
lobby-pace-none = Ohne Uhr
lobby-pace-about = { $pace }: { $time }
lobby-bots = Bots
lobby-bots-any = Mit oder ohne
lobby-bots-without = Nur Leute
lobby-bots-with = Mit Bots
lobby-rated = Wertung
lobby-rated-any = Mit oder ohne
lobby-rated-yes = Gewertet
lobby-rated-no = Nicht gewertet
lobby-near = { $low } bis { $high }
lobby-near-own = { $low } bis { $high }: etwa so stark wie ich
lobby-near-game = Etwa so stark wie ich: erst ein Spiel wählen
lobby-near-none = Etwa so stark wie ich: du hast noch keine Wertung
lobby-show = Zeigen
lobby-all = Alles zeigen
lobby-waiting = Freie Plätze
lobby-playing = Zum Zuschauen
lobby-told = { $waiting ->
    [0] An keinem Tisch ist ein Platz frei
    [1] An einem Tisch ist ein Platz frei
   *[other] An { $waiting } Tischen sind Plätze frei
}, { $playing ->
    [0] keine Partie ist im Gang
    [1] einer Partie kannst du zuschauen
   *[other] { $playing } Partien kannst du zuschauen
}.
lobby-want = { $count ->
    [one] Jemand will gleich spielen
   *[other] { $count } Leute wollen gleich spielen
}: { $games }.
lobby-want-game = { $game } ({ $count })
lobby-no-waiting = Gerade ist an keinem Tisch ein Platz frei. Eröffne einen, oder drück auf „Gleich spielen“.
lobby-no-waiting-filtered = So etwas gibt es gerade nicht. Such etwas anderes, oder drück auf „Gleich spielen“.
lobby-no-playing = Zum Zuschauen gibt es gerade nichts.
lobby-free = { $free } von { $seats } Plätzen frei
lobby-no-clock = ohne Uhr
lobby-opened = eröffnet { $ago }
lobby-here = ist gerade da
lobby-nobody = Noch sitzt niemand da
lobby-pages = Seiten
lobby-page = Seite { $page } von { $pages }
lobby-newer = Neuere
lobby-older = Ältere
lobby-to-lobby = Lobby: alle freien Plätze
lobby-open = Tisch eröffnen

lobby-now = Gleich spielen
lobby-now-about = Wir finden Leute, die dasselbe wollen. Nach { $time } nehmen Bots die Plätze, die übrig sind; du kannst sie auch früher rufen.
lobby-now-people = Mit Leuten spielen
lobby-strength = Wie stark
lobby-strength-any = Egal
lobby-strength-near = Etwa so stark wie ich
lobby-waits = Mitspieler gesucht
lobby-waits-wish = Du willst spielen: { $wish }.
lobby-waits-since = Du wartest seit
lobby-waits-seconds = { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}
lobby-waits-bots = Nach { $seconds } Sekunden nehmen Bots die Plätze, die übrig sind.
lobby-waits-others = Auch sie warten
lobby-waits-alone = Sonst will das gerade niemand spielen. Sobald jemand will, trefft ihr euch an einem Tisch.
lobby-waits-more = { $count ->
    [one] und noch jemand
   *[other] und { $count } andere
}
lobby-waits-open = Lass diese Seite offen: Wer sie schließt, wartet nicht mehr.
lobby-bots-now = Gleich mit Bots spielen
lobby-leave = Nicht mehr warten
lobby-ready = Dein Tisch ist bereit
lobby-go = Zum Tisch

lobby-invite-private = Dieser Tisch steht in keiner Liste: Nur wer diese Adresse hat, findet ihn. Schick sie allen, die mitspielen oder zuschauen sollen.
lobby-invite-listed = Dieser Tisch steht in der Lobby, wo alle ihn finden. Schick seine Adresse allen, die mitspielen oder zuschauen sollen.
lobby-share = Teilen
lobby-copied = Kopiert
lobby-qr = Die Adresse als QR-Code, für Handys

refused-filter = so lässt sich die Lobby nicht durchsuchen: Plätze und Seiten sind Zahlen, ein Tempo ist live, correspondence oder none, bots ist with oder without, rated ist yes oder no, near eine Wertung in Hunderten
refused-play-now-full = gerade warten zu viele Leute darauf zu spielen; eröffne einen Tisch, oder versuch es in einer Minute noch einmal
refused-play-now-wish = so kann kein Tisch sein; wähl Spiel, Spielerzahl und Tempo aus dem, was angeboten wird
refused-no-ticket = dieses Ticket wartet nicht mehr; hol dir ein neues
