# Wörter zu Wertungen, Profilen und gespielten Partien. Schlüssel beginnen mit ratings-.

# ---- gewertete Tische ----
refused-rated-no-members = hier gibt es keine gewerteten Tische: niemand hat ein Konto
refused-rated-guest = dieser Tisch ist gewertet: melde dich zuerst an, dann kannst du dich setzen
refused-rated-begun = diese Partie ist gewertet und hat begonnen; nur ein Bot kann den Platz von jemandem nehmen, der gegangen ist
refused-rated-bot = an einem gewerteten Tisch sind Bots eine der Stufen 1 bis 10, die eine Wertung haben; { $bot } hat keine
refused-rated-alone = eine gewertete Partie braucht mindestens zwei, die spielen, und einen Platz für ein Mitglied
refused-rated-variant = gewertete Partien werden ohne Varianten gespielt
refused-rated-edition = gewertete Partien werden mit der Ausgabe gespielt, die zum Spiel gehört, und von Anfang an
refused-rated-hints = in gewerteten Partien gibt es keine Hinweise
ratings-rated = Gewertete Partie
ratings-rated-why = Das Ergebnis ändert die Wertungen derer, die spielen. Nur Mitglieder können sich setzen, unter ihrem eigenen Namen, neben Stufen von Bots; keine Hinweise, keine Variante, keine eigene Ausgabe.
ratings-rated-short = gewertet
ratings-rated-here = Diese Partie ist gewertet. Sie zählt für alle, die hier sitzen, wenn sie beginnt, auch wenn sie gehen oder ein Bot für sie spielt.
ratings-rated-sit = Dieser Tisch ist gewertet: nur Mitglieder können sich setzen, unter ihrem eigenen Namen.
ratings-rating = Wertung
ratings-provisional = vorläufig
ratings-provisional-why = Vorläufig: diese Wertung beruht auf wenigen Partien.
ratings-not-shown = nicht gezeigt
ratings-changed-why = Das Ergebnis zählt für alle, die hier saßen, als die Partie begann.

# ---- Profile ----
refused-no-person = hier gibt es kein solches Mitglied, oder keines, das sich dir zeigt
refused-shown = ein Profil wird niemandem, Mitgliedern oder allen gezeigt
ratings-profile = Dein Profil
ratings-profile-mine = Dein Profil ansehen
ratings-shown-to = Wer es sieht
ratings-shown-nobody = nur du
ratings-shown-members = Mitglieder
ratings-shown-everybody = alle, auch Gäste
ratings-shown-why = Dein Profil hat deine Wertungen, Ergebnisse und die Partien, die gewertet oder öffentlich gelistet waren. Wer es nicht sehen darf, findet weder dich noch deine Wertungen, hier wie in der Rangliste. Am Tisch sehen alle deinen Namen, die dort sind.
ratings-own-nobody = Nur du siehst diese Seite.
ratings-own-members = Mitglieder sehen diese Seite, ohne die als privat bezeichneten Partien.
ratings-own-everybody = Alle sehen diese Seite, ohne die als privat bezeichneten Partien.
ratings-own-change = Das ändern
ratings-ratings = Wertungen
ratings-no-ratings = Noch keine gewertete Partie. Ein Tisch kann als gewertet eröffnet werden; alle beginnen mit 1500.
ratings-of = { $game }, { $count } Personen
ratings-matches-count = { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}
ratings-course = Von { $first } zu { $points }; höchstens { $best }.
ratings-level = Stufe { $level }
ratings-records = Ergebnisse
ratings-game = Spiel
ratings-seats = Personen
ratings-matches = Partien
ratings-wins = Siege
ratings-fair = Zufall { $share } %
ratings-wins-why = Neben dem Anteil der Siege steht der, den der Zufall allein gäbe. Ein geteilter Sieg zählt anteilig.
ratings-average = Mittlerer Platz
ratings-decimal = ,
ratings-openings = Erste Entscheidungen
ratings-opening = { $count } von { $of }
ratings-opponents = Am häufigsten getroffen
ratings-ahead = in { $ahead } von { $count } davor
ratings-latest = Partien
ratings-none = Noch keine beendete Partie.
ratings-day = { $day }.{ $month }.{ $year }
ratings-won = Gewonnen
ratings-among = { $place }, { $count } Personen
ratings-with = mit
ratings-guest = ein Gast
ratings-private = ein Mitglied
ratings-is-private = privat
ratings-replay = Nachspielen
ratings-replay-of = { $game } vom { $day } nachspielen
ratings-records-get = Deine Aufzeichnungen
ratings-records-about = Die Aufzeichnungen aller deiner beendeten Partien, je hundert in einem Archiv, die neuesten zuerst.
ratings-records-part = Archiv { $part }
ratings-earlier = Früher
ratings-later = Später
ratings-page = Seite { $page } von { $pages }

# ---- Rangliste ----
ratings-leaderboard = Rangliste
ratings-leaderboard-about = Mitglieder mit einer gefestigten Wertung, die sich dir zeigen, und die Stufen der Bots auf derselben Skala. 400 Punkte mehr bedeuten zehn Siege zu einem.
ratings-choose-game = Spiel
ratings-choose-time = Wer gespielt hat
ratings-since-all = irgendwann
ratings-since-month = in den letzten 30 Tagen
ratings-place = Platz
ratings-name = Name
ratings-empty = Noch hat hier niemand eine gefestigte Wertung. Dafür braucht es etwa zehn gewertete Partien.
ratings-bot = Bot
ratings-at-page = Seite { $page }
