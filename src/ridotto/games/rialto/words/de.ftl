title = Rialto
about = Karten Sorte für Sorte ausspielen, Ratsherren in die Stadtteile Venedigs bringen und die Brücken bauen, die ihnen Gewicht geben.
length = 45 bis 60 Minuten
intro = In jeder Runde nimmst du eine Kartenreihe und spielst die Karten Sorte für Sorte aus: Doge, Gold, Gebäude, Brücken, Gondeln, Ratsherren. Wer von einer Sorte am meisten spielt, erhält einen Bonus. In jeder Runde kommen die Ratsherren in einen bestimmten Stadtteil. Am Ende bringt jeder Stadtteil denen, die dort vorn liegen, was die Brücken und Gondeln um ihn zeigen.
variant-virtual = mit dem virtuellen Spieler

decision-start-building = Wähle dein Startgebäude.
decision-row = Wähle eine Kartenreihe.
decision-green = Ein grünes Gebäude nutzen oder keines?
decision-green-source = Eine Karte der übrigen Reihe oder drei vom Stapel?
decision-discard = Wähle eine Karte zum Ablegen.
decision-yellow = Karten spielen oder zuerst ein gelbes Gebäude nutzen?
decision-cards = Wie viele Karten dieses Abschnitts spielst du?
decision-jokers = Wie viele Joker spielst du?
decision-build = Wähle ein Gebäude.
decision-build-second = Wähle ein zweites Gebäude oder keines.
decision-give-up = Alle sieben Plätze sind voll: Welches Gebäude legst du zurück?
decision-bridge-place = Wohin legst du die Brücke?
decision-bridge-turn = Wie herum legst du die Brücke?
decision-gondola-place = Wohin legst du die Gondel?
decision-gondola-district = In welchen der beiden Stadtteile kommt dein Ratsherr?
decision-gondola-help = Im allgemeinen Vorrat ist kein Ratsherr mehr: einen anderen nehmen?
decision-gondola-help-to = In welchen der beiden Stadtteile kommt der Ratsherr?
decision-shift = Auf deinem Tableau fehlen Ratsherren: einen aus einem anderen Stadtteil versetzen?
decision-blue = Ein blaues Gebäude nutzen oder keines?
decision-upgrade = Welches Gebäude tauschst du gegen das nächsthöhere?
why-start-building = Ein Gebäude wirkt einmal je Runde und kostet jedes Mal eine Münze: grün für Karten, gelb beim Ausspielen, blau am Ende der Runde.
why-row = Alle Karten der Reihe, die du wählst, gehören dir. Mehrere von einer Sorte können eine Mehrheit bringen; sieh auf deine Hand und im Verlauf auf das, was die anderen genommen haben.
why-green = Ein grünes Gebäude bringt dir Karten oder lässt dich mehr behalten. Seine Münze fehlt dann für gelbe und blaue.
why-green-source = Aus der Reihe bekommst du genau die Karte, die du siehst, vom Stapel drei unbekannte. Nimm aus der Reihe, wenn eine Karte dir einen Abschnitt gewinnt.
why-discard = Mit jeder Sorte, die du behältst, spielst du in ihrem Abschnitt mit, und mehrere von einer können den Bonus bringen. Lege ab, was du entbehren kannst.
why-yellow = Ein gelbes Gebäude macht mehr aus deinen Karten oder lässt dich zuletzt spielen. Nutze es, wo es die Mehrheit entscheidet.
why-cards = Der höchste Zählwert erhält einen Bonus. Was du nicht spielst, behältst du nur bis zum Ende der sechsten Runde.
why-jokers = Joker passen in jeden Abschnitt. Gib sie aus, wo sie eine Mehrheit bringen oder retten.
why-build = Höhere können mehr und zählen am Ende mehr. Grün bringt Karten, gelb hilft beim Ausspielen, blau wirkt am Ende der Runde.
why-build-second = Was von deinem Zählwert übrig ist, reicht vielleicht für noch eines. Es braucht einen Platz auf deinem Tableau und zählt am Ende seinen Wert.
why-give-up = Lege das zurück, das du am wenigsten nutzt.
why-bridge-place = Am Ende sind ihre Zahlen Punkte für die, die in den beiden Stadtteilen vorn liegen. Lege sie dorthin, wo du vorn bist oder sein wirst.
why-bridge-turn = Die größere Zahl gehört an den Stadtteil, in dem du vorn liegen willst, die kleinere dorthin, wo andere vorn sind.
why-gondola-place = Geh dorthin, wo dir auf einer Seite des Canal Grande noch ein Stadtteil fehlt, oder werte einen auf, in dem du führst.
why-gondola-district = Er zählt dort am Ende für deinen Platz. Ein erster, wo du niemanden hast, kann mehr wert sein als noch einer, wo du führst.
why-gondola-help = Du darfst einen vom Tableau oder aus einem anderen Stadtteil schicken oder keinen. Tu es, wo er dir einen Platz bringt und keinen kostet.
why-gondola-help-to = Er zählt dort am Ende für deinen Platz. Wähle, wo dich ein Mann mehr an jemandem vorbeibringt.
why-shift = Er stärkt dich im aktuellen Stadtteil und fehlt dort, wo er stand. Versetze einen nur, wenn er mehr gewinnt, als er zurücklässt.
why-blue = Für eine Münze bringt es Punkte, Schritte, einen Ratsherrn oder ein besseres Gebäude. Münzen, die übrig bleiben, sind am Ende wenig wert.
why-upgrade = Das nächsthöhere seiner Farbe kann mehr und zählt am Ende mehr. Nutzen kannst du es ab der nächsten Runde.

move-take = { $building } nehmen
    .does = das Gebäude { $building } nehmen
move-no-second = kein zweites Gebäude
    .does = kein zweites Gebäude nehmen
move-row = Reihe { $row } nehmen
    .does = die Karten von Reihe { $row } nehmen
move-use = { $building } nutzen
    .does = das Gebäude { $building } nutzen
move-card = { $card-counted } aus der übrigen Reihe
    .does = { $card-counted } aus der übrigen Reihe nehmen
move-pile = Karten vom Stapel
    .does = Karten vom Stapel ziehen
move-done = jetzt kein Gebäude
    .does = { $decision ->
        [yellow] deine Karten spielen und jetzt kein gelbes Gebäude nutzen
        [green] jetzt kein grünes Gebäude nutzen
       *[other] jetzt kein blaues Gebäude nutzen
    }
move-discard = { $card-counted } ablegen
move-wait = abwarten (Gelb 1)
    .does = mit Gelb 1 allen anderen den Vortritt lassen
move-convert = { $building }: { $card-counted } als Karte des Abschnitts spielen
move-cards = { $number ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $number } Karten
}
    .does = { $number ->
        [0] passen: keine Karte dieses Abschnitts spielen
        [one] eine Karte dieses Abschnitts spielen
       *[other] { $number } Karten dieses Abschnitts spielen
    }
move-jokers = { $number ->
    [0] kein Joker
    [one] ein Joker
   *[other] { $number } Joker
}
    .does = { $number ->
        [0] keinen Joker dazulegen
        [one] einen Joker dazulegen
       *[other] { $number } Joker dazulegen
    }
move-give-up = { $building } zurücklegen
    .does = das Gebäude { $building } zurücklegen
move-bridge = Brücke: { $connection }
    .does = die Brücke auf die Verbindung { $connection } legen
move-low = die kleinere Zahl bei { $district }
    .does = die Brücke mit der kleineren Zahl bei { $district } legen
move-gondola = Gondel: { $connection }
    .does = die Gondel auf die Verbindung { $connection } legen
move-place = nach { $district }
    .does = den Ratsherrn nach { $district } setzen
move-from-tableau = vom Tableau
    .does = einen Ratsherrn von deinem Tableau nehmen
move-from = aus { $district }
    .does = einen Ratsherrn aus { $district } nehmen
move-no-help = kein Ratsherr
    .does = keinen anderen Ratsherrn nehmen
move-stop = niemanden versetzen
move-upgrade = { $building } tauschen
    .does = { $building } gegen das nächsthöhere Gebäude tauschen

event-start-player = { $seat } wird ausgelost und beginnt.
event-left-neighbour = Der virtuelle Spieler beginnt, danach { $seat }.
event-numbers = Nach Cannaregio, Castello, San Marco, Santa Croce, San Polo und Dorsoduro kommen die Ratsherren der Reihe nach in den Runden { $numbers }.
event-top-bridge = Oben auf dem Stapel liegt die Brücke { $low }/{ $high }.
event-start-building = { $seat } beginnt mit { $building }.
event-round = Runde { $number }: Ratsherren kommen nach { $district }.
event-dealt = Reihe { $row }: { $count ->
    [0] keine Karte
   *[other] { $cards }
}.
event-shuffled = Der Nachziehstapel ist leer: Die Ablage wird gemischt, { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
event-row-taken = { $seat } nimmt Reihe { $row }: { $count ->
    [0] keine Karte
   *[other] { $cards }
}.
event-draws = { $seat } zieht { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} vom Stapel.
event-drawn = { $seat } zieht { $cards-counted } vom Stapel.
event-used = { $seat } nutzt { $building }.
event-from-leftover = { $seat } nimmt { $card-counted } aus der übrigen Reihe.
event-limit = Das Handlimit von { $seat } ist in dieser Runde { $number }.
event-discards = { $seat } legt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} verdeckt ab.
event-discarded = { $seat } legt { $cards-counted } verdeckt ab.
event-leftovers = { $count ->
    [0] Von Reihe { $row } ist nichts übrig.
   *[other] Der Rest von Reihe { $row } wird abgelegt: { $cards }.
}
event-virtual-cards = { $number ->
    [0] Für den virtuellen Spieler sind keine Karten da.
   *[other] Der virtuelle Spieler hat { $cards-counted }.
}
event-section = Abschnitt { $section } beginnt mit { $seat }.
event-virtual-begins = Abschnitt { $section } beginnt mit dem virtuellen Spieler.
event-waited = { $seat } wartet mit Gelb 1 ab.
event-converted = { $seat } spielt mit { $building } { $card-counted } als Karte des Abschnitts.
event-joker-building = { $seat } nutzt Gelb 3 als Joker.
event-played = { $count ->
    [0] { $seat } spielt keine Karte (zählt { $number }).
   *[other] { $seat } spielt { $cards-counted } (zählt { $number }{ $alone ->
        [0] {""}
       *[other] : Die ersten beiden Joker zählen als einer
    }).
}
event-passed = { $seat } passt.
event-virtual-plays = Der virtuelle Spieler spielt { $cards-counted } (zählt { $number }).
event-virtual-passes = Der virtuelle Spieler passt.
event-majority = { $seat } hat mit { $number } die Mehrheit in Abschnitt { $section }{ $others ->
    [0] .
   *[other] ; den Gleichstand entscheidet die Dogenleiste.
}
event-virtual-majority = Der virtuelle Spieler hat mit { $number } die Mehrheit in Abschnitt { $section }{ $others ->
    [0] .
   *[other] ; den Gleichstand entscheidet die Dogenleiste.
}
event-no-majority = In Abschnitt { $section } hat niemand gespielt: Es gibt keinen Mehrheitsbonus.
event-steps = { $seat } rückt auf der Dogenleiste um { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} auf Feld { $space } vor.
event-virtual-steps = Der virtuelle Spieler rückt auf der Dogenleiste um { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} auf Feld { $space } vor.
event-coins = { $seat } erhält { $number ->
    [one] eine Münze
   *[other] { $number } Münzen
}.
event-coins-missing = Im allgemeinen Vorrat { $number ->
    [one] fehlt eine Münze
   *[other] fehlen { $number } Münzen
} für { $seat }.
event-taken = { $seat } nimmt { $building }.
event-given-up = { $seat } legt { $building } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} zurück.
event-no-building = Für { $seat } ist kein Gebäude dieses Werts mehr da.
event-bridge-points = { $seat } erhält { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für Brückenkarten.
event-bridge-loss = { $seat } verliert einen Punkt: keine Brückenkarte.
event-bridge-laid = { $seat } baut die Brücke { $connection }: { $first-value } bei { $first }, { $second-value } bei { $second }.
event-virtual-bridge = Der virtuelle Spieler baut die Brücke { $connection }: { $first-value } bei { $first }, { $second-value } bei { $second }.
event-to-tableau = { $seat } nimmt { $number ->
    [one] einen Ratsherrn
   *[other] { $number } Ratsherren
} auf das Tableau.
event-missing-councilmen = { $seat } erhält { $points ->
    [one] einen Punkt statt eines Ratsherrn: Im allgemeinen Vorrat fehlt einer
   *[other] { $points } Punkte statt Ratsherren: Im allgemeinen Vorrat fehlen { $points }
}.
event-gondola-laid = { $seat } legt eine Gondel auf die Verbindung { $connection }.
event-virtual-gondola = Der virtuelle Spieler legt eine Gondel auf die Verbindung { $connection } und setzt je einen Ratsherrn in beide Stadtteile.
event-placed = { $seat } setzt einen Ratsherrn nach { $district }.
event-placed-from-tableau = { $seat } setzt einen Ratsherrn vom Tableau nach { $district }.
event-moved = { $seat } versetzt einen Ratsherrn von { $source } nach { $district }: Auf dem Tableau sind nicht genug.
event-sent = { $seat } schickt { $number ->
    [one] einen Ratsherrn
   *[other] { $number } Ratsherren
} nach { $district }.
event-virtual-sent = Der virtuelle Spieler schickt { $number ->
    [one] einen Ratsherrn
   *[other] { $number } Ratsherren
} nach { $district }.
event-district-bonus = { $seat } erhält { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für Ratsherren in { $districts-counted }.
event-virtual-bonus = Der virtuelle Spieler hat Ratsherren in { $districts-counted }.
event-turned = Das Bonusplättchen für { $districts-counted } wird umgedreht.
event-marker = Der virtuelle Spieler legt seine nächste Brücke oder Gondel auf die Verbindung { $connection }.
event-marker-gone = Alle Verbindungen sind bebaut: Der virtuelle Spieler legt keine Brücke oder Gondel mehr.
event-exchanged = { $seat } tauscht { $building } gegen { $next }.
event-blue-points = { $seat } erhält { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} durch ein blaues Gebäude.
event-coins-back = { $number ->
    [one] Eine Münze kommt von einem Gebäude
   *[other] { $number } Münzen kommen von Gebäuden
} in den allgemeinen Vorrat zurück.
event-end = Die sechste Runde ist vorbei: Schlusswertung.
event-stock-points = Münzen und Ratsherren von { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-building-points = Gebäude von { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
event-district-points = { $district }: { $seat } belegt Platz { $place } und erhält { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-virtual-place = { $district }: Der virtuelle Spieler belegt Platz { $place }.
event-total = { $seat } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.

score-start = Beginn
score-put-back = Zurückgelegte Gebäude
score-bridges = Brückenkarten
score-gondolas = Für Ratsherren, die fehlten
score-district-bonus = Stadtteilbonus
score-blue = Blaue Gebäude
score-stock = Münzen und Ratsherren
score-buildings = Gebäude
score-districts = Stadtteile

card-doge = Doge
    .counted = { $count ->
        [one] eine Dogenkarte
       *[other] { $count } Dogenkarten
    }
card-gold = Gold
    .counted = { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }
card-building = Gebäude
    .counted = { $count ->
        [one] eine Gebäudekarte
       *[other] { $count } Gebäudekarten
    }
card-bridge = Brücke
    .counted = { $count ->
        [one] eine Brückenkarte
       *[other] { $count } Brückenkarten
    }
card-gondola = Gondel
    .counted = { $count ->
        [one] eine Gondelkarte
       *[other] { $count } Gondelkarten
    }
card-councilman = Ratsherr
    .counted = { $count ->
        [one] eine Ratsherrenkarte
       *[other] { $count } Ratsherrenkarten
    }
card-joker = Joker
    .counted = { $count ->
        [one] einen Joker
       *[other] { $count } Joker
    }

section-doge = A (Doge)
section-gold = B (Gold)
section-building = C (Gebäude)
section-bridge = D (Brücke)
section-gondola = E (Gondel)
section-councilman = F (Ratsherr)

building-green-1 = Grün 1
building-green-2 = Grün 2
building-green-3 = Grün 3
building-green-4 = Grün 4
building-yellow-1 = Gelb 1
building-yellow-2 = Gelb 2
building-yellow-3 = Gelb 3
building-yellow-4 = Gelb 4
building-blue-1 = Blau 1
building-blue-2 = Blau 2
building-blue-3 = Blau 3
building-blue-4 = Blau 4

district-cannaregio = Cannaregio
district-castello = Castello
district-san-marco = San Marco
district-santa-croce = Santa Croce
district-san-polo = San Polo
district-dorsoduro = Dorsoduro

connection-ca-cs = Cannaregio–Castello
connection-ca-sm = Cannaregio–San Marco
connection-ca-sc = Cannaregio–Santa Croce
connection-ca-sp = Cannaregio–San Polo
connection-ca-do = Cannaregio–Dorsoduro
connection-cs-sm = Castello–San Marco
connection-cs-sc = Castello–Santa Croce
connection-cs-sp = Castello–San Polo
connection-cs-do = Castello–Dorsoduro
connection-sm-sc = San Marco–Santa Croce
connection-sm-sp = San Marco–San Polo
connection-sm-do = San Marco–Dorsoduro
connection-sc-sp = Santa Croce–San Polo
connection-sc-do = Santa Croce–Dorsoduro
connection-sp-do = San Polo–Dorsoduro
side-citra = citra
side-ultra = ultra

text-over = Die Partie ist zu Ende.
text-setup = Die Startgebäude werden gewählt.
text-round = Runde { $round }, Phase { $phase }, aktueller Stadtteil { $district }.
text-turn = { $name } { $step ->
    [start-building] wählt ein Startgebäude
    [row] wählt eine Reihe
    [green] kann ein grünes Gebäude nutzen
    [green-source] wählt eine Karte der übrigen Reihe oder den Stapel
    [play] spielt aus oder passt
    [build] nimmt ein Gebäude
    [build-second] kann ein zweites Gebäude nehmen
    [give-up] legt ein Gebäude zurück
    [bridge-place] legt eine Brücke
    [bridge-turn] dreht die Brücke
    [gondola-place] legt eine Gondel
    [gondola-district] setzt einen Ratsherrn neben die Gondel
    [gondola-help] kann einen anderen Ratsherrn neben die Gondel setzen
    [gondola-help-to] setzt einen Ratsherrn neben die Gondel
    [shift] kann Ratsherren versetzen
    [blue] kann ein blaues Gebäude nutzen
   *[upgrade] tauscht ein Gebäude
}.
text-discarding = Wer zu viele Karten hat, legt gleichzeitig mit den anderen ab.
text-section = Abschnitt { $section }, begonnen von { $name }.
text-majorities = Mehrheiten bisher: { $list }.
text-majority = { $section }: { $name }
text-queue = Noch am Ausspielen: { $names }.
text-action = { $name } ist dabei: { $what }.
text-left = { $left } übrig
text-play-line = { $name } zählt { $count }: { $what }
text-as = { $card } mit { $building }
text-yellow-three = { $number } × Gelb 3
text-district = { $number } { $district } ({ $side }), Wert { $value }: { $standings }
text-standing = { $name } { $men } ({ $points })
text-virtual-standing = { $name } { $men } (ohne Punkte)
text-connection-bridge = Brücke auf { $connection }: { $first } und { $second }
text-connection-gondola = Gondel auf { $connection }: { $first } und { $second }
text-built = Gebaut: { $list }.
text-free = Freie Verbindungen: { $list }.
text-marked = { $connection } (markiert)
text-bridges = Brücken: oben { $top }, darunter { $below }; Gondeln: { $gondolas }.
text-bridges-gone = Keine Brücke ist mehr da; Gondeln: { $gondolas }.
text-bonus-open = Bonusplättchen { $side }: { $points }, noch offen
text-bonus-earned = Bonusplättchen { $side }: verdient von { $names }
text-bonus-turned = Bonusplättchen { $side }: umgedreht, verdient von { $names }
text-track = Dogenleiste: { $list }.
text-disc = { $name } auf { $space }
text-row = Reihe { $row }: { $cards }
text-row-leftover = Übrige Reihe { $row }: { $cards }
text-row-taken = Reihe { $row }: genommen von { $name }
text-pile = { $pile } im Nachziehstapel, { $discards } abgelegt, davon gesehen: { $seen }.
text-supply = Gebäude im Vorrat: { $list }. Münzen im Vorrat: { $bank }.
text-supply-one = { $building }: { $left }
text-seat = { $name }: { $points } Punkte, Rang { $rank }, Münzen { $coins }, Ratsherren { $tableau } auf dem Tableau und { $supply } im Vorrat
text-prospect = jetzt wert: Stadtteile { $districts }, Gebäude { $buildings }, Münzen und Ratsherren { $stock }
text-rooms = Gebäude: { $list }
text-coin = { $building } (Münze)
text-new = { $building } (neu)
text-cards = Handkarten { $cards } (Limit { $limit }), verdeckt abgelegt { $down }, gesehen: { $known }
text-virtual = virtueller Spieler
text-virtual-cards = Karten des virtuellen Spielers: { $cards }
text-hand = Deine Hand: { $cards }
text-own-down = Du hast verdeckt abgelegt: { $cards }
text-unseen = Nicht gesehen: { $cards }
text-chain-discards = Zum Ablegen: { $cards }
text-chain = Dein Ausspiel bisher: { $what }
text-count = { $count } × { $card }
text-chain-cards = { $cards } Karten des Abschnitts
text-source-tableau = vom Tableau
text-source = aus { $district }

scene-label = Plan von Venedig mit sechs Stadtteilen und ihren Verbindungen, darüber, worum es gerade geht
scene-track = Dogenleiste
scene-track-1 = Dogen-
scene-track-2 = leiste
scene-agenda = Abschnitte der Runde, und wer was spielt
scene-passes = passt
scene-to-play = hat noch nicht gespielt
scene-left = übrig
scene-tiles = Übrige Brücken: { $bridges }, übrige Gondeln: { $gondolas }
scene-bridges = Brücken und Gondeln
scene-stock = Gebäude im Vorrat
scene-rows = Kartenreihen
scene-row = Reihe { $row }
scene-row-taken = genommen
scene-pile = Nachziehstapel, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
scene-marker = Hier legt der virtuelle Spieler seine nächste Brücke oder Gondel: { $connection }
scene-virtual = Offene Karten des virtuellen Spielers: { $cards }
scene-virtual-subject = Der virtuelle Spieler
scene-no-cards = keine Karten
scene-bonus-name = Bonusplättchen
scene-bonus = { $points } Punkte für den Ersten mit Ratsherren in { $districts }; schaffen es mehrere im selben Abschnitt F (Ratsherr), erhält sie jeder von ihnen.
scene-bonus-open = in allen dreien
scene-bonus-earned = in diesem Abschnitt verdient
scene-bonus-gone = verdient
scene-district = { $district }, Runde { $round }, Wert { $value }: { $men }.
scene-result = Schlusswertung
scene-total = { $name }: { $points } Punkte, davon { $before } vor der Schlusswertung, { $districts } aus Stadtteilen, { $buildings } aus Gebäuden, { $stock } aus Münzen und Ratsherren
scene-new = neu

scene-short-doge = Doge
scene-short-gold = Gold
scene-short-building = Gebäude
scene-short-bridge = Brücke
scene-short-gondola = Gondel
scene-short-councilman = Ratsherr
scene-short-joker = Joker

scene-effect-green-1 = mehr Karten
scene-effect-green-2 = Limit +{ $limit }
scene-effect-green-3 = Karten, +{ $limit }
scene-effect-green-4 = Karten, +{ $limit }
scene-effect-yellow-1 = warten{ $coins ->
    [0] {""}
   *[other] , Geld
}
scene-effect-yellow-2 = Karte zählt 1
scene-effect-yellow-3 = Joker
scene-effect-yellow-4 = Karte zählt 2
scene-effect-blue-1 = Gebäude +1
scene-effect-blue-2 = { $points } P., 1 Mann
scene-effect-blue-3 = Dogenleiste
scene-effect-blue-4 = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-deed-green-1 = beim Nehmen der Karten noch eine Karte der übrigen Reihe oder { $cards ->
    [3] drei
   *[other] { $cards }
} vom Stapel
scene-deed-green-2 = beim Nehmen der Karten steigt dein Handlimit für die Runde um { $limit }
scene-deed-green-3 = beim Nehmen der Karten noch eine Karte der übrigen Reihe oder { $cards ->
    [3] drei
   *[other] { $cards }
} vom Stapel, und das Handlimit steigt um { $limit }
scene-deed-green-4 = beim Nehmen der Karten noch eine Karte der übrigen Reihe oder { $cards ->
    [3] drei
   *[other] { $cards }
} vom Stapel, und das Handlimit steigt um { $limit }
scene-deed-yellow-1 = in einem Abschnitt spielst du nach allen anderen und erhältst { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
scene-deed-yellow-2 = in einem Abschnitt zählt eine andere Karte als Karte des Abschnitts
scene-deed-yellow-3 = in einem Abschnitt ist das Gebäude selbst ein Joker
scene-deed-yellow-4 = in einem Abschnitt zählt eine andere Karte als zwei Karten des Abschnitts
scene-deed-blue-1 = am Ende der Runde tauschst du ein Gebäude gegen das nächsthöhere seiner Farbe
scene-deed-blue-2 = am Ende der Runde { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} und ein Ratsherr auf dein Tableau
scene-deed-blue-3 = am Ende der Runde so viele Schritte auf der Dogenleiste wie dein Rang dort: einer als Erster, zwei als Zweiter
scene-deed-blue-4 = am Ende der Runde { $points ->
    [one] ein Punkt
    [3] drei Punkte
   *[other] { $points } Punkte
}

scene-heading = { $phase ->
    [setup] Vor Runde 1: Startgebäude
    [I] Runde { $round } von 6, Phase I: Karten
   *[III] Runde { $round } von 6, Phase III: blaue Gebäude
}
scene-heading-section = Runde { $round } von 6, Abschnitt { $section }{ $acting ->
    [yes] : Aktionen
   *[no] {""}
}
scene-heading-over = Schlusswertung
scene-goal = Die meisten Punkte nach sechs Runden gewinnen. Wer am Ende in einem Stadtteil die meisten Ratsherren hat, erhält die Zahl auf dessen Schild, jeder weitere Platz die Hälfte des vorigen; bei Gleichstand zählt die Dogenleiste.
scene-over = { $you ->
    [yes] Du gewinnst mit { $points } Punkten.
   *[no] { $name } gewinnt mit { $points } Punkten.
}
scene-current = In dieser Runde kommen die Ratsherren nach { $district }.
scene-nobody-yet = { $passed ->
    [0] In Abschnitt { $section } hat noch niemand gespielt.
   *[other] In Abschnitt { $section } hat bisher niemand eine Karte gespielt.
}
scene-waiting = { $count ->
    [one] { $names } wartet ab und spielt nach den anderen.
   *[other] { $names } warten ab und spielen nach den anderen.
}
scene-best = In Abschnitt { $section } führt { $name } mit { $count }{ $tie ->
    [watching] .
    [won] {""}; du brauchst nur { $need }, weil du auf der Dogenleiste weiter vorn liegst.
   *[lost] {""}; du brauchst { $need }, weil bei Gleichstand die Dogenleiste entscheidet.
}
scene-majority = { $you ->
    [yes] Du hast die Mehrheit mit dem Zählwert { $count }.
   *[no] { $name } hat die Mehrheit mit dem Zählwert { $count }.
}
scene-no-majority = Niemand hat die Mehrheit.
scene-points = Du hast { $points ->
    [one] einen Baupunkt
   *[other] { $points } Baupunkte
}.
scene-waits = Das neue Gebäude { $building } wartet auf einen Platz.
scene-short = { $left ->
    [one] Einen Ratsherrn darfst du versetzen.
   *[other] Bis zu { $left } Ratsherren darfst du versetzen.
}

scene-hint-start-building = Klicke oder tippe auf ein Gebäude vom Wert 1. Zeigst du darauf oder tippst es einmal an, liest du, was es kann.
scene-hint-row = Klicke oder tippe auf eine der umrahmten Reihen. Dazu ziehst du { $draws ->
    [one] eine Karte
    [2] zwei Karten
   *[other] { $draws } Karten
} vom Stapel; eine Reihe bleibt übrig.
scene-hint-green = Wähle eines deiner grünen Gebäude. Jede Nutzung kostet eine Münze.
scene-hint-green-source = Wähle eine Karte der übrigen Reihe oder den Stapel.
scene-hint-discard = Klicke oder tippe auf eine Karte deiner Hand. Die anderen sehen nicht, welche du ablegst.
scene-hint-cards = Klicke oder tippe auf die letzte Karte, die du spielst: Die davor gehen mit.
scene-hint-then-jokers = Joker kannst du danach dazulegen.
scene-hint-none = Du hast keine { $card }{ $loses ->
    [yes] : Du verlierst 1 Punkt.
   *[no] .
}
scene-hint-jokers = Jeder Joker zählt eins mehr. { $jokers ->
    [one] Klicke oder tippe auf ihn, um ihn dazuzulegen.
   *[other] Klicke oder tippe auf den letzten, den du dazulegst.
}
scene-hint-build = Klicke oder tippe auf ein Gebäude. Sein Wert zählt am Ende auch als Punkte.
scene-hint-build-second = Klicke oder tippe auf ein Gebäude für die Punkte über 4 hinaus.
scene-hint-give-up = Wähle ein Gebäude deines Tableaus. Du erhältst sofort seinen Wert in Punkten.
scene-hint-bridge-place = Die Brücke { $low }/{ $high }: Wähle eine freie Verbindung. Danach wählst du, an welchem Ende die { $high } liegt.
scene-hint-bridge-turn = Wähle das Ende für die { $high }; am anderen liegt die { $low }. Jede Zahl zählt für ihren Stadtteil.
scene-hint-gondola-place = Wähle eine freie Verbindung. Sie zählt für beide Stadtteile { $value }, und in einen davon kommt einer deiner Ratsherren aus dem Vorrat.
scene-hint-gondola-district = Wähle einen der beiden Stadtteile.
scene-hint-gondola-help = Wähle einen deiner Ratsherren in einem Stadtteil oder auf deinem Tableau.
scene-hint-gondola-help-to = Wähle einen der beiden Stadtteile.
scene-hint-shift = Wähle einen deiner Ratsherren in einem anderen Stadtteil: Er kommt in den aktuellen.
scene-hint-blue = Wähle eines deiner blauen Gebäude. Jede Nutzung kostet eine Münze.
scene-hint-upgrade = Wähle ein Gebäude deines Tableaus: Es wird zum nächsthöheren und tut dann, was darunter steht.

scene-worth-doge = Jede Karte ist ein Schritt auf der Dogenleiste; wer am meisten spielt, geht einen mehr.
scene-worth-gold = Jede Karte bringt eine Münze; wer am meisten spielt, bekommt eine mehr.
scene-worth-building = Jede Karte ist ein Baupunkt; wer am meisten spielt, bekommt einen mehr. Für die Punkte gibt es ein Gebäude.
scene-worth-bridge = Jede Karte bringt 1 Punkt; wer keine spielt, verliert 1. Wer am meisten spielt, bekommt 1 mehr und legt die Brücke.
scene-worth-gondola = Jede Karte bringt einen Ratsherrn aufs Tableau; wer am meisten spielt, legt eine Gondel und setzt noch einen an eines ihrer Enden.
scene-worth-councilman = Jede Karte schickt einen Ratsherrn vom Tableau nach { $district }; wer am meisten spielt, schickt einen mehr. Sind auf dem Tableau zu wenige, darfst du welche aus anderen Stadtteilen versetzen.

scene-do-done = Keines
scene-do-no-cards = Keine weitere Karte
scene-do-play = { $jokers ->
    [0] Kein Joker: zählt { $count }
   *[other] Kein weiterer Joker: zählt { $count }
}
scene-do-pass = Passen
scene-do-no-second = Kein zweites Gebäude
scene-do-no-help = Kein Ratsherr
scene-do-stop = Niemanden versetzen

scene-caption = { $points ->
    [one] Punkt
   *[other] Punkte
}
    Stadtteile +{ $districts }
scene-caption-over = { $points ->
    [one] Punkt
   *[other] Punkte
}
scene-rank = { $rank }. auf der Dogenleiste
scene-cell = { $building }: { $deed }
scene-cell-used = { $building }, in dieser Runde genutzt: { $deed }
scene-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
scene-men = { $count ->
    [one] ein Ratsherr
   *[other] { $count } Ratsherren
} auf dem Tableau, { $supply } im Vorrat
scene-cards = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}, Limit { $limit }
scene-known = { $cards }; { $down ->
    [0] darunter, offen genommen: { $known }
   *[other] offen genommen und, wenn nicht verdeckt abgelegt, noch da: { $known }
}
scene-hand = Hand
scene-hand-limit = { $cards } Karten, Limit { $limit }
scene-hand-play = jetzt: { $card } und Joker
scene-hand-count = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
scene-twice = Gelb 4
scene-twice-note = als zwei Karten
scene-tableau = Tableau
scene-tableau-note = { $places } von 7 Plätzen bebaut
scene-sum = Bisher ist dein Zählwert { $count }{ $jokers ->
    [0] .
    [one] {""}, Gelb 3 mitgezählt.
   *[other] {""}, { $jokers }-mal Gelb 3 mitgezählt.
}

scene-why-built = Auf einer Verbindung liegt nur ein Plättchen, und keines wird je bewegt.
scene-why-none-left = Davon ist keines mehr im Vorrat.
scene-why-start = Du beginnst mit einem Gebäude vom Wert 1.
scene-why-start-taken = Das haben schon andere gewählt.
scene-why-points = Dafür reichen deine Baupunkte nicht.
scene-why-kind = In diesem Abschnitt spielst du nur { $cards } und Joker.
scene-why-joker-later = Wähle zuerst die Karten des Abschnitts, dann die Joker.
scene-why-chosen = Die Karten des Abschnitts sind schon gewählt.
scene-why-green = Grüne Gebäude wirken nur in Phase I, beim Nehmen der Karten.
scene-why-yellow = Gelbe Gebäude wirken nur in Phase II, beim Ausspielen der Karten.
scene-why-blue = Blaue Gebäude wirken nur in Phase III, am Ende der Runde.
scene-why-used = Darauf liegt eine Münze: In dieser Runde ist es schon genutzt.
scene-why-new = Es ist in dieser Runde dazugekommen und ab der nächsten zu nutzen.
scene-why-convert = Dafür hast du keine Karte einer anderen Sorte.
scene-why-in-play = Du nutzt es schon in diesem Zug.
scene-why-wait = Abwarten geht nur ganz am Anfang deines Zugs und nicht als Letzter.
scene-why-source = Es gibt keine Karte mehr, die es bringen könnte.
scene-why-four = Ein Gebäude vom Wert 4 lässt sich nicht tauschen.
scene-why-next = Das nächsthöhere seiner Farbe ist nicht im Vorrat.
intro-virtual = Ein dritter, virtueller Spieler spielt mit: Er spielt von jeder Sorte alle seine offenen Karten und seine Joker als Ratsherren.
variant-virtual-how = Der virtuelle Spieler ist ein dritter Spieler, den niemand führt: Seine Karten liegen offen und werden nach festen Regeln gespielt.
event-moved-beside = { $seat } versetzt einen Ratsherrn von { $source } nach { $district }: Im allgemeinen Vorrat ist keiner mehr.
scene-strip-play = Von links nach rechts: in der Reihenfolge des Ausspielens
scene-strip-act = Von links nach rechts: in der Reihenfolge der Aktionen, wie auf der Dogenleiste
scene-strip-choose = Von links nach rechts: in der Reihenfolge des Wählens
scene-north-west = Verbindungen im Nordwesten
scene-north-east = Verbindungen im Nordosten
scene-south-west = Verbindungen im Südwesten
scene-south-east = Verbindungen im Südosten
scene-virtual-about = Niemand spielt ihn: Er spielt von jeder Sorte alle seine offenen Karten und seine Joker als Ratsherren. Punkte erhält er keine, aber er nimmt anderen Plätze weg.
scene-virtual-caption = offene Karten
scene-figure = In dieser Runde kommen die Ratsherren nach { $district }.
scene-leads = Auf den Stufen steht, wer in { $district } vorn liegt.
scene-about = { $deed }.
scene-about-row = Bringt dir { $cards }.
scene-about-card = Dann hast du { $cards }.
scene-about-pair = { $deed }. Ohne { $card } zählen das Gebäude und ein Joker deiner Hand zusammen als eine.
scene-becomes = Es wird { $building }: { $deed }.
scene-about-turn = { $high } bei { $first }, das dann { $first-worth } wert ist; { $low } bei { $second }, das dann { $second-worth } wert ist.
scene-about-pass = Nicht gespielte Karten bleiben auf der Hand.
scene-virtual-will = { $count ->
    [0] Der virtuelle Spieler wird passen.
   *[other] Der virtuelle Spieler wird { $count } spielen.
}
scene-discard = Lege { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab ({ $cards } auf der Hand, Limit { $limit }).
scene-discard-more = Lege noch { $count ->
    [one] eine
   *[other] { $count }
} ab ({ $cards } auf der Hand, Limit { $limit }).
scene-hint-card = Klicke oder tippe auf die Karte, um sie zu spielen.
scene-hint-pair = Du hast keine { $card }. Zwei Joker zählen zusammen als eine, jeder weitere eins mehr. Klicke oder tippe auf den letzten.
scene-hint-pair-building = Du hast keine { $card }. Gelb 3 und ein Joker zählen zusammen als eine, jeder weitere Joker eins mehr. Klicke oder tippe auf den letzten.
scene-hint-least = Spiele mindestens eine: Ein Joker allein zählt nicht.
scene-hint-wait = Gelb 1: nach allen anderen spielen, und eine Münze kommt zurück.
scene-hint-joker-building = Gelb 3 zählt als Joker.
scene-hint-convert = { $holds ->
    [0] Wähle
   *[other] Oder wähle
} die Karte, die ein gelbes Gebäude in eine { $card } verwandelt.
scene-hint-coin = Jede Nutzung eines Gebäudes kostet eine Münze.
scene-place = { $place }. Platz
scene-turn = { $place }.
scene-caption-note = Punkte bisher, und was die Stadtteile jetzt brächten. Die meisten bisher sind unterstrichen.
scene-sum-joker = Gelb 3 ist dein Joker.
scene-why-joker-alone = Ein einzelner Joker lässt sich ohne { $card } nicht spielen.
scene-card-doge = Dogenkarte
scene-card-gold = Goldkarte
scene-card-building = Gebäudekarte
scene-card-bridge = Brückenkarte
scene-card-gondola = Gondelkarte
scene-card-councilman = Ratsherrenkarte
scene-cards-doge = Dogenkarten
scene-cards-gold = Goldkarten
scene-cards-building = Gebäudekarten
scene-cards-bridge = Brückenkarten
scene-cards-gondola = Gondelkarten
scene-cards-councilman = Ratsherrenkarten
scene-do-cards = Weiter zu den Karten

scene-told-men = { $name } { $count ->
    [one] { $count } Ratsherr
   *[other] { $count } Ratsherren
}
scene-told-nobody = niemand

# warum ein Hinweis einer ist: was sich nach einem Zug bald unterscheidet, verglichen mit anderen
hint-my-points-more = { $by ->
    [0] Bringt dir bald mehr Punkte.
    [one] Bringt dir bald etwa einen Punkt mehr.
   *[other] Bringt dir bald etwa { $by } Punkte mehr.
}
hint-best-other-points-less = Hält die Punkte des besten Gegners klein.
hint-my-rank-on-the-doge-track-less = Bringt dich auf der Dogenleiste an anderen vorbei, die Gleichstände entscheidet.
hint-steps-to-the-first-less = Rückt dich näher an die Spitze der Dogenleiste.
hint-my-coins-more = { $by ->
    [0] Du behältst mehr Münzen.
    [one] Du behältst etwa eine Münze mehr.
   *[other] Du behältst etwa { $by } Münzen mehr.
}
hint-my-councilmen-on-the-tableau-more = { $by ->
    [0] Stellt mehr Ratsherren auf deinem Tableau bereit.
    [one] Stellt etwa einen Ratsherrn mehr auf deinem Tableau bereit.
   *[other] Stellt etwa { $by } Ratsherren mehr auf deinem Tableau bereit.
}
hint-my-councilmen-on-the-board-more = { $by ->
    [0] Bringt mehr deiner Ratsherren in die Stadtteile.
    [one] Bringt etwa einen deiner Ratsherren mehr in die Stadtteile.
   *[other] Bringt etwa { $by } deiner Ratsherren mehr in die Stadtteile.
}
hint-my-building-values-more = Bringt dir wertvollere Gebäude.
hint-my-cards-more = { $by ->
    [0] Du behältst mehr Karten.
    [one] Du behältst etwa eine Karte mehr.
   *[other] Du behältst etwa { $by } Karten mehr.
}
hint-my-jokers-more = { $by ->
    [0] Du behältst mehr Joker.
    [one] Du behältst etwa einen Joker mehr.
   *[other] Du behältst etwa { $by } Joker mehr.
}
hint-my-cards-of-the-section-more = Lässt dir Karten für den laufenden Abschnitt.
hint-what-the-districts-bring-me-more = { $by ->
    [0] Die Stadtteile brächten dir mehr.
    [one] Die Stadtteile brächten dir etwa einen Punkt mehr.
   *[other] Die Stadtteile brächten dir etwa { $by } Punkte mehr.
}
hint-most-that-they-bring-another-less = Die Stadtteile brächten den anderen weniger.
hint-my-first-places-more = Bringt dich in einem weiteren Stadtteil nach vorn.
hint-value-of-the-current-district-more = Macht den aktuellen Stadtteil wertvoller, in den deine Ratsherren gehen.
hint-green-buildings-more = Du bekommst ein grünes Gebäude: für eine Münze zu Beginn einer Runde mehr oder bessere Karten.
hint-yellow-buildings-more = Du bekommst ein gelbes Gebäude: Für eine Münze hilft es dir beim Ausspielen der Karten.
hint-blue-buildings-more = Du bekommst ein blaues Gebäude: für eine Münze am Ende einer Runde eine zusätzliche Aktion.
hint-worth-with-my-councilmen-more = Macht { $place } wertvoller, wo du Ratsherren hast.
hint-worth-without-them-less = Hält den Wert von { $place } niedrig, wo du niemanden hast.
hint-my-councilmen-more = { $by ->
    [0] Stärkt dich in { $place }.
    [one] Bringt einen Ratsherrn mehr nach { $place }.
   *[other] Bringt { $by } Ratsherren mehr nach { $place }.
}
hint-cards-in-hand-more = { $by ->
    [0] Danach hast du mehr Karten für den Abschnitt { $place }.
    [one] Danach hast du eine Karte mehr für den Abschnitt { $place }.
   *[other] Danach hast du { $by } Karten mehr für den Abschnitt { $place }.
}
hint-my-cards-played-more = Macht deine Aktion in diesem Abschnitt stärker.
