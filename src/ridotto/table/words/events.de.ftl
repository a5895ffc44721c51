# Wörter über Veranstaltungen: Turniere, Ligen, Abende. Die Schlüssel beginnen mit events-.
refused-no-event = diese Veranstaltung gibt es nicht
refused-event-name = der Name einer Veranstaltung hat 1 bis { $most } Zeichen
refused-event-about = was über eine Veranstaltung gesagt wird, hat höchstens { $most } Zeichen
refused-event-kind = diese Art von Veranstaltung gibt es nicht
refused-event-rounds = eine Veranstaltung hat { $least } bis { $most } Runden
refused-event-hours = eine Runde muss eine der vorgeschlagenen Längen haben und mindestens so lange dauern wie eine Entscheidung
refused-event-starts = eine Veranstaltung beginnt innerhalb eines Jahres
refused-event-most = eine Veranstaltung hat { $least } bis { $most } Spieler
refused-event-most-in = { $count } Spieler sind dabei; weniger Plätze kann die Veranstaltung nicht haben
refused-event-moved = der Beginn wurde schon { $most }-mal geändert; er bleibt jetzt, wie er ist
refused-event-club = bei dieser Veranstaltung können nur Mitglieder des Clubs mitspielen
refused-event-late = Nachzügler können bis zu einer Runde einsteigen, die es gibt
refused-event-division = eine Staffel hat { $least } bis { $most } Spieler, von denen höchstens die Hälfte auf- oder absteigt
refused-event-many = du organisierst { $most } Veranstaltungen, die noch nicht vorbei sind; mehr geht nicht
refused-event-many-today = du hast an einem Tag { $most } Veranstaltungen angelegt; versuch es morgen wieder
refused-event-not-yours = das kann nur, wer die Veranstaltung organisiert
refused-event-begun = diese Veranstaltung hat schon begonnen
refused-event-ended = diese Veranstaltung ist vorbei oder abgesagt
refused-event-left = du hast diese Veranstaltung verlassen; zweimal mitspielen geht nicht
refused-event-late-now = diese Veranstaltung hat begonnen, zum Mitspielen ist es zu spät
refused-event-full = diese Veranstaltung ist voll: { $most } Spieler sind dabei
refused-event-entered-many = du spielst bei { $most } Veranstaltungen mit, die noch nicht vorbei sind; mehr geht nicht
refused-event-not-in = du bist bei dieser Veranstaltung nicht dabei
refused-event-note = eine Korrektur braucht eine Anmerkung von 1 bis { $most } Zeichen
refused-event-no-table = diesen Tisch gibt es bei dieser Veranstaltung nicht
refused-event-places = jeder Sitz braucht einen Platz von 1 bis { $most }
refused-event-no-season = eine neue Saison beginnt, wenn eine Liga vorbei ist
refused-event-season-made = die nächste Saison ist schon angelegt

events-title = Veranstaltungen
events-about = Turniere, Ligen und Abende gegen die Bots: Spiel mit, und die Runden folgen von selbst.
events-organise = Veranstaltung organisieren
events-list-mine = Deine
events-list-open = Zum Mitspielen
events-list-running = Im Gange
events-list-over = Vorbei
events-none = Im Moment gibt es nichts zum Mitspielen.
events-guests = Zuschauen können alle; zum Mitspielen brauchst du ein Konto.
events-look = Ansehen
events-look-at = { $event } ansehen
events-begins = Beginn:
events-until = Spätestens bis
events-players-of = { $count } von { $most } Spielern
events-kind = Art der Veranstaltung
events-kind-tournament = Turnier
events-kind-tournament-about = Runden gegen andere, die etwa gleich gut spielen, oder gegen alle.
events-kind-league = Liga
events-kind-league-about = Staffeln, in denen alle auf alle treffen, mit Auf- und Abstieg zwischen den Saisons.
events-kind-night = Abend gegen die Bots
events-kind-night-about = Alle spielen gegen dieselben Bots, wann es ihnen passt.
events-season-name = { $name }, Saison { $season }
events-round = Runde { $round }
events-round-of = Runde { $round } von { $rounds }
events-table = Tisch { $number }
events-division = Staffel { $number }
events-points = { NUMBER($points, maximumFractionDigits: 2) }
events-percent = { $part } %

# ---- das Formular ----
events-new-title = Veranstaltung organisieren
events-new-what = Was und wann
events-new-how = Ablauf
events-new-go = Veranstaltung anlegen
events-name = Name der Veranstaltung
events-about-it = Was alle noch wissen sollten
events-starts = Beginn
events-zone-utc = (in UTC)
events-zone-here = (deine Zeit)
events-starts-how = Lass es leer, um per Knopfdruck zu beginnen.
events-most = Höchstens so viele Spieler
events-most-how = Bis zu { $most }.
events-listed = Öffentlich auflisten
events-listed-why = Sonst kann sie nur finden und mitspielen, wer den Link hat.
events-listed-why-club = Sonst können nur Mitglieder von { $club } sie sehen und mitspielen.
events-system = System
events-system-swiss = Schweizer System
events-system-robin = Jeder gegen jeden
events-system-how = Im Schweizer System treffen sich, die etwa gleich viele Punkte haben, und niemand zweimal, wo es sich vermeiden lässt. Bei „Jeder gegen jeden“ treffen alle auf alle.
events-rounds = Runden
events-rounds-night = Partien für jeden
events-rounds-how-tournament = 1 bis { $most }; bei „Jeder gegen jeden“ steht 0 für so viele, bis alle auf alle getroffen sind.
events-rounds-how-night = 1 bis { $most }. Jeder Tisch wird anders gemischt; mehrere Partien gleichen das Glück aus.
events-hours = Eine Runde darf dauern
events-hours-night = Der Abend dauert
events-hours-how = Wenn diese Zeit um ist, spielen Bots für alle weiter, die am Zug sind, damit jede Partie zu Ende kommt.
events-late = Nachzügler können einsteigen bis Runde
events-late-how = 0 für gar nicht. Wer später kommt, hat für die Runden davor keine Punkte.
events-late-night = Man kann dazukommen, solange der Abend dauert
events-bots = Bots füllen einen Tisch auf
events-bots-why = Wo sonst jemand niemanden zum Spielen hätte. Andernfalls hat diese Person die Runde frei, mit dem Punkt eines Sieges.
events-size = Spieler in einer Staffel
events-size-how = Etwa { $few } bis { $many }; die Staffeln sind gleich groß, soweit es aufgeht.
events-moving = Spieler, die nach einer Saison auf- und absteigen
events-opponent = Bot { $number }
events-rated = Gewertete Partien
events-rated-why = Die Ergebnisse ändern die Wertungen und stehen in den Profilen, für alle, die sie sehen dürfen. Ohne Variante und nur mit Stufen von Bots.

# ---- eine Veranstaltung ----
events-state-open = Noch kann man dazukommen.
events-state-running = { $night ->
    [yes] Im Gange.
   *[no] Runde { $round } von { $rounds } läuft.
}
events-state-over = Diese Veranstaltung ist vorbei.
events-state-closed = Diese Veranstaltung wurde abgesagt.
events-closed-by-few = Es waren zu wenige dabei.
events-closed-by-game = Das Spiel gibt es hier so nicht mehr.
events-closed-by-organiser = Wer sie organisiert, hat sie abgesagt.
events-closed-by-operator = Der Gastgeber hat sie geschlossen.
events-to-table = Zu deinem Tisch
events-you-play = Du bist dabei.
events-you-left = Du hast diese Veranstaltung verlassen.
events-full = Alle Plätze sind vergeben.
events-enter = Mitspielen
events-enter-why = Dein Name steht dann auf dieser Seite, für alle, die sie sehen, mit deinen Ergebnissen.
events-enter-sign-in = Anmelden und mitspielen
events-leave = Doch nicht mitspielen
events-drop = Aussteigen
events-leave-now = Ja, gehen
events-leave-sure-open = Du kannst wiederkommen, solange Platz ist.
events-leave-sure-running = Ein Bot spielt deine Partie zu Ende, und spätere Runden finden ohne dich statt. Du kannst nicht zurück.
events-screen = Großer Bildschirm
events-now-night = Jetzt im Spiel
events-who-plays = Wer spielt wo
events-match-over = vorbei
events-match-on = läuft
events-standings = Rangliste
events-players = Spieler
events-player = Spieler
events-place = Platz
events-points-head = Punkte
events-gone = ausgestiegen
events-nobody = Noch spielt niemand mit.
events-bye = hat diese Runde frei
events-corrected = Korrigiert: { $note }
events-game-points = { $points } im Spiel
events-play = Spielen
events-result-look = Zur Partie
events-table-look = { $go }: Tisch { $number }
events-before = Gespielte Runden
events-how = So wird gespielt
events-organised = Organisiert von
events-organised-by = Organisiert von { $name }
events-of-club = Eine Veranstaltung des Clubs { $club }.
events-for-club = Nur für Mitglieder des Clubs { $club }.
events-for-entered = Nur für alle, die schon dabei sind: Den Club gibt es nicht mehr.
events-to-club = Zum Club
events-club-none = Zurzeit gibt es keine Veranstaltung.
events-fact-rounds = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
}
events-fact-everybody = So viele Runden, bis alle auf alle getroffen sind
events-fact-hours = Eine Runde dauert höchstens { $time }
events-fact-matches = { $count ->
    [one] Eine Partie für jeden
   *[other] { $count } Partien für jeden
}
events-fact-night = Dauert { $time }
events-fact-against = Gegen { $bots }
events-fact-late = Einsteigen kann man bis Runde { $round }
events-fact-rated = Alle Partien sind gewertet
events-fact-bots = Bots füllen einen Tisch auf, wo sonst jemand niemanden zum Spielen hätte
events-fact-division = Staffeln von etwa { $size }; nach einer Saison steigen { $moving } auf und { $moving } ab
events-decided = Was zählt
events-decided-points = An jedem Tisch bekommt der erste Platz 1 Punkt, der letzte keinen, und die Plätze dazwischen teilen sich den Unterschied gleichmäßig auf, sodass Tische zu dritt und zu viert gleich viel zählen. Wer sich einen Platz teilt, teilt sich auch die Punkte. Wer eine Runde frei hat, bekommt 1 Punkt. Eine Partie, die nicht zu Ende gespielt werden konnte, zählt für alle einen halben Punkt. Bei gleichen Punkten entscheidet nacheinander:
events-by-strength = Starke Gegner
events-by-strength-how = Was die haben, auf die du getroffen bist, im Durchschnitt an jedem Tisch.
events-by-strength-short = Gegner
events-by-wins = Siege
events-by-wins-how = Wie oft du erster warst.
events-by-part = Anteil an den Punkten
events-by-part-how = Dein Anteil an allen Punkten des Spiels an deinen Tischen.
events-by-part-short = Anteil
events-by-direct = Direkter Vergleich
events-by-direct-how = Punkte an Tischen mit denen, die sonst in allem gleich sind. Wer auch dann gleich ist, teilt sich den Platz.
events-night-shuffles = Jeder Tisch wird für sich gemischt. Eine gemeinsame Mischung wäre allen bekannt, sobald die erste Partie vorbei ist: Dann wird ein Siegel geöffnet.
events-season-before = Die Saison davor
events-season-next = Die nächste Saison
events-slide = { $number } / { $count }

# ---- wer organisiert ----
events-organiser = Für dich als Organisator
events-link = Der Link zu dieser Veranstaltung:
events-start = Jetzt beginnen
events-change = Veranstaltung ändern
events-change-title = Veranstaltung ändern
events-change-about = Spiel, Runden und alles andere, worauf sich die Spieler eingelassen haben, bleiben, wie sie sind.
events-correct = Korrigieren
events-correct-how = Du kannst das Ergebnis jedes Tisches korrigieren, mit einer Anmerkung, die alle lesen.
events-correct-table = Ergebnis von Tisch { $number } korrigieren
events-correct-title = Ein Ergebnis korrigieren
events-correct-about = Wer war erster, zweiter, dritter? Gleiche Plätze teilen sich die Punkte. Deine Anmerkung können alle lesen.
events-place-of = Platz von { $name }
events-note = Anmerkung
events-correct-go = Ergebnis korrigieren
events-back = Zurück zur Veranstaltung
events-close = Veranstaltung absagen
events-close-how = Alle, die mitspielen, lesen es. Das lässt sich nicht zurücknehmen; begonnene Partien können weitergespielt werden.
events-close-now = Absagen
events-season-go = Nächste Saison anlegen
events-season-how = Wer bis zum Ende gespielt hat, ist wieder dabei, in den neuen Staffeln. Andere können dazukommen, und alle können wieder gehen, bis du sie beginnst.

# ---- der Betreiber ----
events-operator-close = Eine Veranstaltung schließen
events-operator-close-one = { $event } absagen
events-operator-open = offen
events-operator-running = im Gange
events-operator-over = vorbei
events-operator-closed = abgesagt
events-operator-tables = { $count ->
    [0] keine Tische
    [one] ein Tisch, { $playing } im Spiel
   *[other] { $count } Tische, { $playing } im Spiel
}
events-operator-no-game = Ihr Spiel kann hier nicht mehr gespielt werden.
events-operator-behind = Sie geht seit einer Weile nicht weiter.
events-operator-unopened = { $count ->
    [one] Ein Tisch konnte noch nicht geöffnet werden.
   *[other] { $count } Tische konnten noch nicht geöffnet werden.
}
events-operator-late = { $count ->
    [one] Eine Partie läuft noch, obwohl ihre Zeit um ist.
   *[other] { $count } Partien laufen noch, obwohl ihre Zeit um ist.
}
events-operator-event = Kennung der Veranstaltung, aus ihrer Adresse
events-operator-new = Veranstaltung organisieren

# ---- Neuigkeiten ----
inbox-event-new = Eine neue Veranstaltung des Clubs { $club }: { $event }
inbox-event-round = { $event }: Runde { $round } hat begonnen, dein Tisch wartet
inbox-event-bye = { $event }: Du hast Runde { $round } frei
inbox-event-moved = { $event } beginnt zu einer anderen Zeit
inbox-event-over = { $event } ist vorbei: Du bist auf Platz { $place }
inbox-event-closed = { $event } wurde abgesagt
