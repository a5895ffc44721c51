# Gemeinsame Worte: was der Befehl `ridotto` den Menschen sagt.

house-yes = ja
house-no = nein
house-and = { $before } und { $last }

# eine Partie und ihr Ergebnis
house-commitment = Festlegung des Startwerts (SHA-256): { $commitment }
house-seed = Startwert: { $seed }
house-total = Summe
house-winners = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
house-over = Die Partie ist zu Ende

# Bots
house-bot-random = Zufall
house-bot-greedy = Gierig
house-bot-seer = Seher
house-bot-seer-seconds = Seher ({ $seconds } s)
house-bot-seer-simulations = Seher ({ $count } Simulationen)
house-bot-sage = Weiser
house-bot-sage-seconds = Weiser ({ $seconds } s)
house-bot-sage-simulations = Weiser ({ $count } Simulationen)
house-bot-level = Stufe { $level }, { $name }
house-bot-level-rated = Stufe { $level }, { $name } (Wertung { $rating })
house-level-1 = Page
house-level-1-how = Macht Züge, die auf den ersten Blick vernünftig sind; ändert ständig seine Meinung und schaut kaum voraus.
house-level-2 = Lastträger
house-level-2-how = Weiß, was sich lohnt, und nimmt fast so oft etwas anderes. Was du vorhast, sieht er nicht.
house-level-3 = Fischhändler
house-level-3-how = Nimmt das Gute, das offen daliegt; übersieht, was einen zweiten Gedanken braucht, und patzt oft.
house-level-4 = Gondoliere
house-level-4-how = Spielt solide und verschenkt selten etwas; schaut nur ein wenig voraus, Pläne überraschen ihn also.
house-level-5 = Wirt
house-level-5-how = Findet den besten Zug, wo er heraussticht; rät, wo mehrere ähnlich aussehen.
house-level-6 = Notar
house-level-6-how = Schaut ein paar Züge voraus und bestraft Fehler; was sich spät auszahlt, schätzt er zu gering.
house-level-7 = Kaufmann
house-level-7-how = Wägt jede Entscheidung ab und schwankt kaum; ein langer Plan kann an ihm vorbeigehen.
house-level-8 = Kapitän
house-level-8-how = Macht immer den besten Zug, den er gefunden hat, und schaut weit voraus; lange denkt er nicht nach.
house-level-9 = Senator
house-level-9-how = Geht Hunderte von Möglichkeiten durch, wie eine Entscheidung ausgehen kann; Fehler sind selten und klein.
house-level-10 = Kanzler
house-level-10-how = Denkt über jede Entscheidung zwei Sekunden nach und verschwendet nichts. Du brauchst den besseren Plan und etwas Glück.

# ridotto play: die Fragen vor einer Partie
house-ask-game = Welches Spiel?
house-ask-seats = Wie viele Plätze, deinen mitgezählt?
house-ask-variant = Welche Variante?
house-no-variant = Grundspiel
house-ask-bots = Wie stark sind die anderen, von 1 (lernt das Spiel) bis 10 (denkt zwei Sekunden über jeden Zug nach)?
house-choose-again = „{ $typed }“ gehört nicht zu den Antworten; möglich: { $names }.

# ridotto play: während einer Partie
house-you-are = Du bist { $name } auf Platz { $seat }. Deine Gegner: { $opponents }.
house-you-are-alone = Du bist { $name } und spielst allein.
house-hint = Tippe die Nummer eines Zugs oder seinen Text. ? erklärt das Übrige.
house-after-hint = speichern [DATEI] schreibt die Aufzeichnung; verlauf und ansicht blicken zurück; Eingabe beendet.
house-no-such-number = Einen Zug { $typed } gibt es in der Liste nicht: Sie sind von 1 bis { $last } nummeriert.
house-no-undo = Es gibt nichts zurückzunehmen: Ein Zug gilt, sobald er etwas aufgedeckt oder jemand anderes gezogen hat.
house-undone = Zurückgenommen: { $move }.
house-ask-save = Die Partie speichern?
house-bot-failed = { $name } konnte sich nicht entscheiden; es wurde ein zufälliger Zug gemacht ({ $why }).
house-saved = Gespeichert in { $file }; »ridotto play --resume { $file }« setzt sie fort.
house-saved-whole = Die Aufzeichnung steht in { $file }; »ridotto verify { $file }« prüft sie.
house-not-kept = Die Partie konnte nicht gespeichert werden: { $why }.

house-command-help = hilfe
house-command-view = ansicht
house-command-log = verlauf
house-command-undo = zurück
house-command-rules = regeln
house-command-save = speichern
house-command-quit = ende

house-help-move = Alles andere ist ein Zug: seine Nummer in der Liste oder sein Text.
house-help-help = ?                  diese Hilfe
house-help-view = ansicht            noch einmal die Lage
house-help-log = verlauf [N]        die letzten N Ereignisse
house-help-undo = zurück             deinen letzten Zug zurücknehmen, solange er nichts gezeigt hat
house-help-rules = regeln [ABSATZ]    die Regel zu dieser Entscheidung oder die genannte
house-help-save = speichern [DATEI]  die Partie in eine Datei schreiben, um sie später fortzusetzen
house-help-quit = ende               aufhören

# ridotto games, ridotto edition
house-games-slug = Spiel
house-games-title = Titel
house-games-author = Autor
house-games-seats = Plätze
house-games-variants = Varianten
house-games-rules = Regeln
house-games-sources = Quellen
house-games-name = Name
house-games-meaning = Bedeutung
house-games-single = Varianten von { $title }, für --variant NAME:
house-games-joined = Varianten und Optionen von { $title }, für --variant NAME; mehrere werden mit + verbunden, in der Reihenfolge der Liste:
house-games-bots = Bots: { $names }. Wie einer dazukommt, steht in docs/bots.md.
house-games-note = Die letzte Spalte zählt die Tabellen mit Spielmaterial: in der Spielregel gedruckt + daraus abgeleitet + von uns entworfen.
house-source-rulebook = Spielregel
house-source-derived = abgeleitet
house-source-house = von uns
house-written = Geschrieben nach { $file }.
house-edition-sound = { $file } ist eine stimmige Ausgabe von { $game }: { $name }.
house-edition-digest = Prüfsumme: { $digest }
house-edition-source = { $count ->
    [one] { $count } Tabelle: { $source }
   *[other] { $count } Tabellen: { $source }
}

# ridotto replay, ridotto verify
house-spectator = wie ein Zuschauer es sieht
house-seat-of = wie { $name } auf Platz { $seat } es sieht
house-after-move = Nach Zug { $move } von { $moves }, { $who }
house-holds = ok
house-fails = NEIN
house-check-seed = die Aufzeichnung enthält ihren Startwert
house-check-commitment = der Startwert ist der, auf den man sich festgelegt hat
house-check-secret = das Geheimnis des Servers ist das, auf das er sich beim Öffnen des Tisches festgelegt hat
house-check-texts = jeder versiegelte Text, der geöffnet wurde, ist der versiegelte
house-check-draw = der Startwert folgt aus dem Geheimnis, den Texten der Spieler und dem Übrigen, woraus er gezogen wurde
house-check-checksum = der Text der Aufzeichnung hat ihre Prüfsumme
house-check-course = jeder Zug ist erlaubt, und was die Aufzeichnung angibt, kommt ebenso heraus
house-check-chance = kein Zufallsergebnis fehlt
house-check-digests = keine Prüfsumme fehlt
house-check-result = die Partie ist zu Ende und das Ergebnis stimmt
house-verified = Die Aufzeichnung stimmt.
house-covers-table = Vergleiche secret_commitment und die Zeile entropy_commitment deines Platzes mit dem, was dir vor der Partie gezeigt wurde: dass beides dasselbe ist, kann die Aufzeichnung nicht beweisen. Namen hinter „later“ sagt der Server, bewiesen sind sie nicht.
house-covers-old-table = Diese Aufzeichnung stammt aus der Zeit, bevor die erste Festlegung des Servers darin stand: Namen sind nicht gesichert, und der Server hätte sein Geheimnis tauschen können.
house-covers-seed = Das ist nicht die Aufzeichnung eines Tisches: Nichts sagt, wer den Startwert gewählt hat, und Namen sind nicht gesichert.
house-not-verified = Die Aufzeichnung stimmt nicht.

# ridotto simulate
house-sim-title = { $title }, { $seats } Plätze, { $matches } Partien, Startwert { $seed }, Ausgabe { $edition }
house-sim-interrupted = Angehalten nach { $done } von { $wanted } Partien.
house-sim-seat = Platz
house-sim-bot = Bot
house-sim-mean = Mittel
house-sim-spread = Streuung
house-sim-lowest = kleinste
house-sim-highest = größte
house-sim-wins = Siege
house-sim-interval = 95 %
house-sim-length = Länge: im Mittel { $mean } Entscheidungen, { $shortest } bis { $longest }.
house-sim-points = Punkte, im Mittel aus:
house-sim-counted = Dieses Spiel hat keine Punkte; oben stehen { $part } dafür. Was am Ende zählt, im Mittel:
house-sim-part = Platz
house-sim-rounds = Runden: im Mittel { $mean }, { $shortest } bis { $longest }; acht von zehn Partien { $ten } bis { $ninety }.
house-sim-end = { $count ->
    [one] Eine Partie endete
   *[other] { $count } Partien endeten
} so ({ $share }): { $end }.
house-end-end = nach den Regeln
house-end-limit = abgebrochen, weil kein Ende kam
house-sim-speed = { $seconds } s mit { $jobs ->
    [one] einem Prozess
   *[other] { $jobs } Prozessen
}: { $matches } Partien/s, { $decisions } Entscheidungen/s.

# ridotto arena
house-arena-title = { $title }, { $seats } Plätze, { $matches } Partien aus { $deals } Mischungen, Startwert { $seed }, Ausgabe { $edition }
house-arena-bot = Bot
house-arena-matches = Partien
house-arena-wins = Siege
house-arena-interval = 95 %
house-arena-fair = gerecht
house-arena-times = × gerecht
house-arena-points = Punkte
house-arena-rating = Stärke
house-arena-ahead = Landet vor, in % aller Begegnungen zweier Plätze:
house-arena-by-seat = Siege als Vielfaches des gerechten Anteils, nach Platz:
house-arena-by-place = Dasselbe nach der Reihenfolge, vom Startspieler an gezählt:
house-arena-all = alle
house-arena-better = { $bot } gewinnt mehr als den gerechten Anteil (sequentieller Test, Irrtum { $error }); die Intervalle sind zu optimistisch.
house-arena-worse = { $bot } gewinnt weniger als den gerechten Anteil (sequentieller Test, Irrtum { $error }); die Intervalle sind zu optimistisch.
house-arena-open = Der sequentielle Test hat keine Antwort gefunden.
house-arena-partial = Die letzte Mischung wurde nicht in jeder Sitzordnung gespielt: Ein Vielfaches von { $seats } Partien ist gerechter.
house-arena-continues = Macht mit { $count ->
    [one] der einen Partie
   *[other] den { $count } Partien
} in { $file } weiter.
house-arena-kept = Was gespielt ist, steht in { $file }; derselbe Befehl macht damit weiter.
house-arena-speed = { $seconds } s; eine Partie dauert { $each } s.

# ridotto dataset
house-dataset-written = { $rows } Entscheidungen aus { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
} stehen in { $file } ({ $size } MB, { $rate } Zeilen/s).
house-dataset-skipped = Ausgelassen: { $sentence }
house-dataset-wrong = { $count ->
    [one] Eine Partie wurde ausgelassen, weil mit ihr etwas nicht stimmt.
   *[other] { $count } Partien wurden ausgelassen, weil mit ihnen etwas nicht stimmt.
}
house-dataset-others = { $count ->
    [one] Eine Partie eines anderen Spiels wurde ausgelassen.
   *[other] { $count } Partien anderer Spiele wurden ausgelassen.
}
house-dataset-interrupted = Es wurde unterbrochen: Die Datei ist vollständig, enthält aber nur die Partien, die bis dahin gelesen waren.
house-dataset-nothing = Es wurde vor der ersten Partie unterbrochen; geschrieben wurde nichts.
house-puzzles-written = { $count ->
    [one] Ein Rätsel aus { $matches } Partien steht in { $file }.
   *[other] { $count } Rätsel aus { $matches } Partien stehen in { $file }.
}
house-puzzles-explained = { $count ->
    [one] Das eine Rätsel in { $file } hat seine Gründe.
   *[other] Die { $count } Rätsel in { $file } haben ihre Gründe.
}
house-puzzles-stopped = Unterbrochen. Derselbe Befehl macht weiter; was bisher gefunden wurde, steht in { $file }.

# the report of ridotto learn
house-learn-title = { $title }: Lernen
house-learn-about = Wie stark ein Bot wurde, der sich selbst unterrichtet hat, über die Zeit, die er brauchte.
house-learn-rounds = Runden
house-learn-minutes = Minuten Spielen und Lernen
house-learn-against = gegen { $bot }, { $seats } Plätze
house-learn-strength = Wie stark er ist
house-learn-strength-note = Sein Anteil an den Siegen gegen diesen Bot auf allen anderen Plätzen, bei gleicher Bedenkzeit. Die gestrichelte Linie ist der faire Anteil.
house-learn-with-seats = mit { $seats } Plätzen
house-learn-share = Anteil an den Siegen
house-learn-other = gegen
house-learn-surprise = Überraschung
house-learn-surprise-note = Bei Partien, aus denen er nicht gelernt hat; weniger ist besser.
house-learn-unseen = Was ihn noch überrascht
house-learn-worth = durch den Ausgang der Partien
house-learn-moves = durch die Züge der Suche

# Berichte von ridotto arena und ridotto balance
house-report-arena = { $title }: Arena
house-report-balance = { $title }: Ausgewogenheit
house-report-contents = Inhalt
house-report-numbers = Zahlen
house-report-made = Erstellt mit
house-report-files = Die Zahlen als Dateien:
house-report-setting = { $count ->
    [one] Ein Platz
   *[other] { $count } Plätze
}
house-report-edition = Ausgabe
house-report-matches = Partien
house-report-settings = Spielweisen
house-report-unfair = größter Abstand vom gerechten Anteil, nach Reihenfolge
house-report-best = höchste Stärke
house-report-best-wins = seine Siege
house-report-seconds = je Partie, auf einem Kern
house-report-share = Anteil
house-report-mean = Mittel
house-report-against = gegen
house-report-meetings = Begegnungen
house-report-times = Siege als Vielfaches des gerechten Anteils
house-report-bots = Die Bots
house-report-bots-note = Der gerechte Anteil eines Bots ist sein Anteil an den Plätzen. 1 ist gerecht; bei vier Plätzen heißt 4: jede Partie.
house-report-wins = Wer gewinnt
house-report-wins-note = Siege gemessen am gerechten Anteil, mit 95-%-Intervallen; gestrichelt: gerecht.
house-report-rating-note = Stärke nach Plackett-Luce (openskill), alle beginnen bei 25, mit 95-%-Intervallen.
house-report-pairs = Wer vor wem landet
house-report-pairs-note = Der Bot der Zeile vor dem der Spalte, von allen Begegnungen zweier Plätze; Gleichstand zählt halb.
house-report-bots-places = Siege nach Reihenfolge
house-report-bots-parts = Woher die Punkte der Bots kommen
house-report-game = Das Spiel
house-report-seats = Siege nach Platz
house-report-places = Siege nach Reihenfolge
house-report-seat = Platz { $number }
house-report-place = { $number }. der Reihe
house-report-fair-note = 1 ist gerecht. Die Reihenfolge zählt vom Startspieler an, sonst von dem, der zuerst entscheidet.
house-report-points-note = Wie oft ein Platz mit wie vielen abschließt.
house-report-parts = Woher Punkte kommen
house-report-parts-note = Woraus die Punkte eines Platzes im Mittel bestehen.
house-report-counted-note = Was am Ende zählt, im Mittel je Platz; Punkte hat das Spiel nicht.
house-report-rounds = Runden
house-report-rounds-note = Wie viele Runden eine Partie dauert.
house-report-lengths = Entscheidungen
house-report-lengths-note = Wie viele Entscheidungen eine Partie braucht, alle Plätze zusammen.
house-report-ends = Wie Partien enden
house-report-ends-note = Was die Partie zu Ende brachte.
house-report-components = Material
house-report-components-note = Jeder Punkt ist etwas, das man wählen kann. Rechts: öfter gewählt als seinesgleichen; oben: Wer es nimmt, gewinnt öfter. Gepunktet: das Dreifache und ein Drittel dessen, wie oft seinesgleichen gewählt wird.
house-report-tables-note = Seinesgleichen ist, was dieselbe Art Zug wählen kann. Auffälliges ist farbig: dreimal so oft oder ein Drittel so oft gewählt wie der Median, Siege jenseits des Zufalls. Wer gewinnt, kann sich mehr leisten: Viele Siege allein beweisen keine Stärke.
house-report-loud = Was auffällt
house-report-loud-note = Wenn möglich, mehr als dreimal oder weniger als ein Drittel so oft gewählt wie seinesgleichen; das Häufigste zuerst.
house-report-use = gewählt, als Vielfaches von seinesgleichen
house-report-takers = Siege der Nehmer, × gerecht
house-report-available = möglich, je Partie
house-report-chosen = gewählt, je Partie
house-report-when-possible = gewählt, wenn möglich
house-report-peers = × seinesgleichen
house-report-takers-short = Siege der Nehmer, × gerecht (95 %)

# ridotto bench
house-bench-running = misst
house-bench-only = Diese Installation wird nur interpretiert: Die Regeln sind nicht übersetzt.
house-bench-disturbed = Andere Programme kamen dazwischen: Eine Messung hatte nur { $percent } % eines Kerns, die Werte sind also zu niedrig.
house-bench-game = { $game }, { $seats } Plätze, zufälliges Spiel; Median von { $repeats } (kleinster - größter Wert)
house-bench-figure = je Sekunde
house-build-compiled = übersetzt
house-build-interpreted = interpretiert
house-bench-decisions-per-s = Entscheidungen, im Motor
house-bench-matches-per-s = Partien, im Motor
house-bench-python-loop-decisions-per-s = Entscheidungen, Schleife in Python
house-bench-clones-per-s = Kopien
house-bench-imagines-per-s = vorgestellte Stellungen
house-bench-memory = Zuwachs / Kopien

# Hinweise und Analysen
house-analysis = Was aus dem Anteil am Sieg wurde
house-analysis-start = zu Beginn
house-analysis-own = eigene Entscheidungen
house-analysis-others = Entscheidungen der anderen
house-analysis-luck = Glück
house-analysis-end = am Ende
house-analysis-about = Nach dem, was jeder Platz wusste: was seine Entscheidungen gegenüber dem besten gefundenen Zug verschenkten, was ihm die der anderen brachten und was Gezogenes, Aufgedecktes und Verborgenes änderte.
house-analysis-dearest = Die teuersten Entscheidungen
house-analysis-flawless = Keine Entscheidung war ein teurer Fehler.
house-analysis-decision = Zug { $move }, { $name }, { $cost }: { $played }. Besser: { $better }.
