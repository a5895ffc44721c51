title = Palazzo
about = Geld nehmen, Bauteile kaufen oder ersteigern und daraus Palazzi mit vielen Geschossen und Fenstern bauen.
length = etwa 60 Minuten
intro = In deinem Zug nimmst du Geld, deckst zwei Bauteile auf, die du dann kaufst oder versteigerst, oder baust um. Aus Bauteilen werden Geschosse deiner Palazzi: Jeder wächst von niedrigen zu hohen Etagenzahlen, und ab drei Geschossen zählen seine Fenster.

decision-turn = Du bist am Zug: Geld nehmen, Bauteile holen oder umbauen.
decision-take = Wähle eine Geldkarte.
decision-market = Aus dem Lager kaufen oder den Baumeister weiterschicken?
decision-first = Wähle ein Bauteil zum Kauf.
decision-second = Wähle ein zweites Bauteil, oder kaufe keines mehr.
decision-pay = Womit bezahlst du?
decision-bid = Bietest du mehr?
decision-pick = Wähle ein Bauteil für dich.
decision-build = Wo baust du?
decision-out-tile = Welches Bauteil baust du aus?
decision-in-tile = Welches einzelne Bauteil baust du ein?
decision-in-place = In welchen Palazzo baust du es ein?
decision-gone-tile = Welches einzelne Bauteil nimmst du aus dem Spiel?
decision-fee = Mit welcher Karte bezahlst du den Umbau?
why-turn = Mit Geld kaufst und bietest du, aus Bauteilen werden Geschosse, ein Umbau bessert einen Palazzo aus. Nimmst du Geld, bekommen auch alle anderen eine Karte.
why-take = Bezahlt wird in einer Währung: Sammle eine davon. Ein niedriger Wert in allen drei Währungen zählt viel mehr als seine Karten, und Certificati passen zu allem.
why-market = Beim Kaufen überbietet dich niemand, und je voller das Lager, desto billiger die Bauteile. Bei einer Versteigerung ist dein Eröffnungsgebot umsonst, aber die anderen können dich überbieten.
why-first = Nimm, was oben auf einen deiner Palazzi passt: Die Etagen müssen steigen. Fenster zählen, und ein Palazzo aus einem einzigen Baustoff auch.
why-second = Es kostet so viel wie das erste, bezahlt wird zusammen. Kaufe es nur, wenn es passt: Ein Bauteil, das allein bleibt, kostet dich Punkte.
why-pay = Eine Währung und beliebige Certificati. Zahle mit dem, was du am wenigsten brauchst, und halte drei gleiche Werte zusammen.
why-bid = Dein ganzes Gebot muss das höchste übertreffen und bei einer Währung bleiben. Wer passt, ist bei dieser Versteigerung draußen.
why-pick = Dafür zahlt niemand. Nimm, was zu deinen Palazzi passt oder was dem Nächsten am meisten hilft.
why-build = Setze es auf einen Palazzo mit niedrigeren Etagen, beginne einen neuen oder nimm es aus dem Spiel. Wenige hohe Palazzi zählen am meisten, ein einzelnes Bauteil kostet Punkte.
why-out-tile = Danach steht es allein, bis du es mit einem weiteren Umbau einbaust. Das hilft, wenn sein Baustoff stört oder seine Etage anderswo fehlt.
why-in-tile = Eingebaut kostet es keine Punkte mehr, und seine Fenster können zählen. Es darf sogar zwischen zwei Geschosse, wohin kein neues Bauteil kommt.
why-in-place = Jeder deiner Palazzi ohne diese Etage nimmt es auf. Sieh, wo ein Geschoss mehr am meisten bringt und wo der Baustoff passt.
why-gone-tile = Ein einzelnes Bauteil kostet am Ende Punkte. Nimm eines weg, für das du kaum noch einen Platz findest.
why-fee = Jede Karte genügt, auf ihren Wert kommt es nicht an. Gib die, die zu nichts anderem auf deiner Hand passt.

move-money = Geld nehmen
move-tiles = Bauteile holen
    .does = Bauteile holen: kaufen oder versteigern
move-take-out = Umbau: ein Bauteil ausbauen
move-insert = Umbau: ein einzelnes Bauteil einbauen
move-remove = Umbau: ein einzelnes Bauteil entfernen
move-take = { $card-counted } nehmen
    .does = { $card-counted } aus der Geldauslage nehmen
move-buy = aus dem Lager kaufen
move-auction = versteigern
    .does = den Baumeister weiterschicken und versteigern
move-tile = { $tile } kaufen
move-no-second = kein zweites Bauteil kaufen
move-group = eine Gruppe aus { $value }ern legen
    .does = { $decision ->
        [bid] die Gruppe aus { $value }ern für dein Gebot legen
       *[other] mit der Gruppe aus { $value }ern zahlen
    }
move-card = { $currency } { $value } legen
    .does = { $decision ->
        [bid] { $currency } { $value } für dein Gebot legen
       *[other] mit { $currency } { $value } zahlen
    }
move-cert = ein Certificato legen
    .does = { $decision ->
        [bid] ein Certificato für dein Gebot legen
       *[other] mit einem Certificato zahlen
    }
move-done = keine Karten mehr legen
    .does = { $decision ->
        [bid] keine Karten mehr legen: das Gebot gilt
       *[other] keine Karten mehr legen: der Preis ist bezahlt
    }
move-pass = passen
    .does = passen und deine Karten zurücknehmen
move-pick = { $tile } nehmen
move-on = { $tile } auf Palazzo { $palazzo }
    .does = { $tile } auf Palazzo { $palazzo } bauen
move-new = { $tile } als neuen Palazzo
    .does = { $tile } als neuen Palazzo bauen
move-out = { $tile } aus dem Spiel nehmen
move-from = Etage { $floor } von Palazzo { $palazzo }
    .does = Etage { $floor } aus Palazzo { $palazzo } ausbauen
move-single = das einzelne Bauteil, Palazzo { $palazzo }
    .does = { $decision ->
        [gone-tile] das einzelne Bauteil entfernen, Palazzo { $palazzo }
       *[other] das einzelne Bauteil einbauen, Palazzo { $palazzo }
    }
move-into = in Palazzo { $palazzo }
    .does = das Bauteil in Palazzo { $palazzo } einbauen
move-fee = { $card-counted } zahlen
    .does = { $card-counted } für den Umbau zahlen

event-start-tiles = Zu Beginn liegt im Lager { $warehouse }, auf den Steinbrüchen { $tiles-counted }.
event-deal = { $seat } bekommt { $cards-counted }.
event-display = { $seat } deckt { $cards-counted } auf.
event-shuffle = { $number ->
    [one] Der Aufnahmestapel ist leer: Die eine Karte des Ablagestapels wird zum neuen.
   *[other] Der Aufnahmestapel ist leer: Die { $number } Karten des Ablagestapels werden zu einem neuen gemischt.
}
event-take = { $seat } nimmt { $card-counted }.
event-to-warehouse = { $seat } deckt { $tile } für das Lager auf.
event-to-quarry = { $seat } deckt { $tile } für Steinbruch { $quarry } auf.
event-rider = { $seat } deckt den { $number ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
   *[other] { $number }.
} Reiter auf.
event-buy-one = { $seat } kauft { $tile } { $value ->
    [0] umsonst
   *[other] für { $value }
}.
event-buy-two = { $seat } kauft { $tile } und { $second } { $value ->
    [0] umsonst
   *[other] für { $value }
}.
event-payment = { $seat } zahlt { $value }: { $cards }.
event-builder = { $seat } versetzt den Baumeister auf Steinbruch { $quarry }.
event-auction = { $seat } versteigert { $tiles-counted }; das Eröffnungsgebot ist { $value }.
event-bid = { $seat } legt { $cards-counted } und bietet damit insgesamt { $value }.
event-pass = { $seat } passt.
event-won = { $seat } ersteigert den Posten für { $value }.
event-won-with-opening = { $seat } bekommt den Posten umsonst: Niemand hat das Eröffnungsgebot überboten.
event-no-lot = { $seat } will versteigern, aber auf keinem Steinbruch liegt ein Bauteil.
event-draft = Auf Steinbruch { $quarry } liegen so viele Bauteile, dass jeder eines nimmt, { $seat } zuerst: { $tiles }.
event-pick = { $seat } nimmt { $tile } vom Steinbruch.
event-leftovers = { $number ->
    [one] Ein Bauteil, das im Zug von { $seat } niemand genommen hat, kommt aus dem Spiel: { $tiles }.
   *[other] { $number } Bauteile, die im Zug von { $seat } niemand genommen hat, kommen aus dem Spiel: { $tiles }.
}
event-built-on = { $seat } setzt { $tile } auf Palazzo { $number }.
event-built-new = { $seat } legt { $tile } als neuen Palazzo aus.
event-thrown-out = { $seat } nimmt { $tile } aus dem Spiel.
event-taken-out = { $seat } baut { $tile } aus Palazzo { $number } aus.
event-inserted = { $seat } baut { $tile } in Palazzo { $number } ein.
event-removed = { $seat } nimmt das einzelne Bauteil { $tile } aus dem Spiel.
event-fee = { $seat } zahlt { $card-counted } für einen Umbau.
event-end = Der entscheidende Reiter ist da: Die Partie ist zu Ende.
event-points = { $seat } hat { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.
event-amount = Bei Gleichstand kommt { $seat } mit dem übrigen Geld auf { $value }.

score-windows = Fenster
score-storeys = Geschosse
score-purity = Ein Baustoff
score-single-tiles = Einzelne Bauteile

currency-brown = Braun
currency-green = Grün
currency-red = Rot

card-brown-3 = Braun 3
card-brown-4 = Braun 4
card-brown-5 = Braun 5
card-brown-6 = Braun 6
card-brown-7 = Braun 7
card-green-3 = Grün 3
card-green-4 = Grün 4
card-green-5 = Grün 5
card-green-6 = Grün 6
card-green-7 = Grün 7
card-red-3 = Rot 3
card-red-4 = Rot 4
card-red-5 = Rot 5
card-red-6 = Rot 6
card-red-7 = Rot 7
card-cert = Certificato
    .counted = { $count ->
        [one] ein Certificato
       *[other] { $count } Certificati
    }

face-brick-1-1 = Ziegel 1 mit 1 Fenster
face-brick-1-2 = Ziegel 1 mit 2 Fenstern
face-brick-1-3 = Ziegel 1 mit 3 Fenstern
face-sandstone-1-1 = Sandstein 1 mit 1 Fenster
face-sandstone-1-2 = Sandstein 1 mit 2 Fenstern
face-sandstone-1-3 = Sandstein 1 mit 3 Fenstern
face-marble-1-1 = Marmor 1 mit 1 Fenster
face-marble-1-2 = Marmor 1 mit 2 Fenstern
face-marble-1-3 = Marmor 1 mit 3 Fenstern
face-brick-2-1 = Ziegel 2 mit 1 Fenster
face-brick-2-2 = Ziegel 2 mit 2 Fenstern
face-brick-2-3 = Ziegel 2 mit 3 Fenstern
face-sandstone-2-1 = Sandstein 2 mit 1 Fenster
face-sandstone-2-2 = Sandstein 2 mit 2 Fenstern
face-sandstone-2-3 = Sandstein 2 mit 3 Fenstern
face-marble-2-1 = Marmor 2 mit 1 Fenster
face-marble-2-2 = Marmor 2 mit 2 Fenstern
face-marble-2-3 = Marmor 2 mit 3 Fenstern
face-brick-3-1 = Ziegel 3 mit 1 Fenster
face-brick-3-2 = Ziegel 3 mit 2 Fenstern
face-brick-3-3 = Ziegel 3 mit 3 Fenstern
face-sandstone-3-1 = Sandstein 3 mit 1 Fenster
face-sandstone-3-2 = Sandstein 3 mit 2 Fenstern
face-sandstone-3-3 = Sandstein 3 mit 3 Fenstern
face-marble-3-1 = Marmor 3 mit 1 Fenster
face-marble-3-2 = Marmor 3 mit 2 Fenstern
face-marble-3-3 = Marmor 3 mit 3 Fenstern
face-brick-4-1 = Ziegel 4 mit 1 Fenster
face-brick-4-2 = Ziegel 4 mit 2 Fenstern
face-brick-4-3 = Ziegel 4 mit 3 Fenstern
face-sandstone-4-1 = Sandstein 4 mit 1 Fenster
face-sandstone-4-2 = Sandstein 4 mit 2 Fenstern
face-sandstone-4-3 = Sandstein 4 mit 3 Fenstern
face-marble-4-1 = Marmor 4 mit 1 Fenster
face-marble-4-2 = Marmor 4 mit 2 Fenstern
face-marble-4-3 = Marmor 4 mit 3 Fenstern
face-brick-5-1 = Ziegel 5 mit 1 Fenster
face-brick-5-2 = Ziegel 5 mit 2 Fenstern
face-brick-5-3 = Ziegel 5 mit 3 Fenstern
face-sandstone-5-1 = Sandstein 5 mit 1 Fenster
face-sandstone-5-2 = Sandstein 5 mit 2 Fenstern
face-sandstone-5-3 = Sandstein 5 mit 3 Fenstern
face-marble-5-1 = Marmor 5 mit 1 Fenster
face-marble-5-2 = Marmor 5 mit 2 Fenstern
face-marble-5-3 = Marmor 5 mit 3 Fenstern

text-turn = { $name } ist am Zug.
text-asked = Jetzt entscheidet { $name }: { $stage ->
    [turn] Geld nehmen, Bauteile holen oder umbauen
    [take] eine Geldkarte nehmen
    [market] kaufen oder versteigern
    [bid] bieten oder passen
    [pick] ein Bauteil nehmen
   *[build] bauen
}.
text-over = Die Partie ist zu Ende.
text-warehouse = Lager: { $tiles }
text-market = Lager, je { $price }: { $tiles }
text-quarry = Steinbruch { $quarry }{ $builder ->
    [yes] , hier steht der Baumeister
   *[no] {""}
}: { $tiles }
text-stack = Stapel { $stack }, noch { $left }, darunter Reiter: { $riders }. Bauteile: { $tiles }
text-riders = Offene Reiter: { $riders } von { $end }
text-gone = Aus dem Spiel genommen: { $tiles }
text-auction = { $auctioneer } versteigert { $lot }. Höchstgebot: { $highest }, von { $leader }.
text-bid = { $name } bietet { $value }, Währung { $currency }, mit { $cards }.
text-bid-open = { $name } bietet { $value }, noch ohne Währung, mit { $cards }.
text-opening = dem Eröffnungs-Certificato
text-passed = { $name } hat gepasst.
text-no-bid = { $name } hat noch nicht geboten.
text-draft = Jeder nimmt eines dieser Bauteile: { $tiles }. Bisher genommen: { $taken }.
text-fresh = Von { $name } noch zu bauen: { $tiles }
text-seat = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Bekannte Karten: { $known }. Verdeckte Karten: { $hidden }.
text-amount = { $name } kommt mit dem übrigen Geld auf { $amount }.
text-palazzo = Palazzo { $number }: { $tiles }. Geschosse { $storeys }, Fenster { $windows }, Baustoff { $material ->
    [brick] Ziegel
    [sandstone] Sandstein
    [marble] Marmor
   *[mixed] gemischt
}, Punkte { $points }.
text-card = { $count ->
    [one] { $card }
   *[other] { $count } x { $card }
}
text-display = Geldauslage: { $cards }
text-pile = Karten im Aufnahmestapel: { $pile }. Ablagestapel: { $discard }
text-pile-cards = Der Aufnahmestapel enthält, in unbekannter Reihenfolge: { $cards }
text-unseen = Nicht gesehen: { $cards }
text-hand = Deine Hand: { $cards }
text-bidding = bieten
text-bid-limits = Ein Gebot muss mindestens { $target } sein; du kannst bis { $reach } kommen.
text-chain = Bisher gewählt: { $what }.
text-chain-tiles = Bauteile: { $tiles }.
text-chain-palazzo = Palazzo { $palazzo }.
text-chain-into = In Palazzo { $palazzo }.
text-chain-cards = Gelegt: { $cards }. Summe { $total }, nötig { $target }, möglich { $reach }.

# der Tisch
scene-label = Palazzo: für jeden eine Straße an den Ufern des Arno, dazwischen der Bauhof
scene-heading = Stapel { $stack }, noch { $left }; { $riders } von { $end } Reitern{ $last ->
    [yes] : der nächste beendet die Partie
   *[no] {""}
}
scene-goal-few = { $storeys ->
    [one] { $storeys } Geschoss
   *[other] { $storeys } Geschosse
}: { $points }.
scene-goal-windows = Ab { $storeys ->
    [one] { $storeys } Geschoss
   *[other] { $storeys } Geschossen
} 1 Punkt je Fenster, Türen zählen mit
scene-goal-more = { $storeys ->
    [one] { $storeys } Geschoss
   *[other] { $storeys } Geschosse
} { $points }
scene-goal-pure = ein einziger Baustoff { $points }
scene-goal-pure-only = ein einziger Baustoff: { $others }
scene-goal-with = bei { $storeys ->
    [one] { $storeys } Geschoss
   *[other] { $storeys } Geschossen
} { $points }
scene-points = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
scene-points-caption = { $now ->
    [one] Punkt
   *[other] Punkte
}
scene-points-first = { $now ->
    [one] Punkt
   *[other] Punkte
}, { $count ->
    [one] führt
   *[other] gleichauf vorn
}
scene-points-lot = { $now ->
    [one] Punkt
   *[other] Punkte
}, mit dem Posten bis { $points }
scene-with-lot = mit dem Posten
scene-house = { $storeys ->
    [one] ein einzelnes Bauteil
   *[other] { $storeys } Geschosse
}{ $material ->
    [brick] , ganz aus Ziegel
    [sandstone] , ganz aus Sandstein
    [marble] , ganz aus Marmor
   *[mixed] {""}
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-palazzo = Palazzo { $number }: { $tiles }; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-stacks = Stapel und Reiter
scene-stack = Stapel { $stack }: noch { $left } Bauteile, darunter Reiter: { $riders }. Stapel I wird zuerst aufgebraucht.
scene-left = noch { $left }
scene-riders = { $riders } von { $end } Reitern
scene-riders-told = { $riders } von { $end } Reitern sind da. Mit dem letzten ist die Partie sofort zu Ende.
scene-quarry = Steinbruch { $quarry }: { $tiles }
scene-quarry-here = Steinbruch { $quarry }, hier steht der Baumeister: { $tiles }
scene-quarry-name = Steinbruch { $quarry }
scene-quarry-short = Steinbruch { $quarry }
scene-quarry-tiny = Steinbr. { $quarry }
scene-quarry-upright = Nr. { $quarry }
scene-plate = Ein neues Bauteil mit { $windows ->
    [one] einem Fenster
   *[other] { $windows } Fenstern
} kommt auf diesen Steinbruch.
scene-builder = Der Baumeister steht auf Steinbruch { $quarry }. Er geht im Uhrzeigersinn.
scene-lot = Posten
scene-draft = Jeder eins
scene-store = Lager, je { $price }: { $tiles }
scene-store-empty = Lager: leer
scene-store-name = Lager
scene-price = je { $price }
scene-slot = { $tiles ->
    [one] Liegt nur ein Bauteil im Lager, kostet es { $price }.
   *[other] Bei { $tiles } Bauteilen im Lager kostet jedes { $price }.
}
scene-empty = leer
scene-money = Geld: { $pile } Karten im Aufnahmestapel, { $discard } im Ablagestapel
scene-money-name = Geld
scene-pile-told = Aufnahmestapel: noch { $count } Geldkarten
scene-discard-told = Ablagestapel: { $count } Geldkarten; sie werden gemischt, wenn der Aufnahmestapel leer ist
scene-opening = Eröffnung
scene-opening-told = Eröffnungs-Certificato: Wer versteigert, eröffnet umsonst mit dieser { $value }.
scene-display = Geldauslage
scene-new = neu
scene-tag-buy = kaufen: je { $price }
scene-tag-auction = versteigern
scene-tag-draft = jeder eins
scene-send-auction = Die Bauteile von Steinbruch { $quarry } versteigern
scene-send-draft = Jeder nimmt ein Bauteil von Steinbruch { $quarry }, du zuerst
scene-to-build = zu bauen
scene-pick-tile = { $tile } bauen
scene-throw = { $tile } aus dem Spiel nehmen
scene-about-remove = Das kostet eine Geldkarte. Das Bauteil kommt aus dem Spiel, und du bekommst nichts dafür zurück.
scene-about-out = Niemand kann es dann noch bauen, und du bekommst nichts dafür zurück.
scene-passed = gepasst
scene-bid = bietet { $value }
scene-highest = höchstes
scene-opened = eröffnet
scene-of-price = von { $price }
scene-amount = bei Gleichstand: { $amount } in einer Zahlung

scene-tiles-built = { $count ->
    [one] ein Bauteil gebaut
   *[other] { $count } Bauteile gebaut
}
scene-cards-held = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
scene-known-brown = braune Karten, die alle gesehen haben: { $values }
scene-known-green = grüne Karten, die alle gesehen haben: { $values }
scene-known-red = rote Karten, die alle gesehen haben: { $values }
scene-known-cert = Certificati, die alle gesehen haben: { $count }
scene-hidden = nicht allen bekannte Karten: { $count }
scene-status-won = hat gewonnen
scene-status-leads = Höchstgebot: { $value }
scene-status-asked-bid = soll bieten
scene-status-asked = { $stage ->
    [turn] wählt eine Aktion
    [take] nimmt eine Karte
    [market] kauft oder versteigert
    [pick] nimmt ein Bauteil
   *[build] baut
}
scene-status-turn = ist am Zug

scene-own-money = Dein Geld
scene-note-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
scene-note-fee = jede Karte genügt
scene-note-open = eine Währung und Certificati
scene-note-currency = dieses Gebot ist in { $currency ->
    [brown] Braun
    [green] Grün
   *[red] Rot
}; Certificati passen dazu
scene-own-groups = Gruppen
scene-own-groups-note = eine Karte jeder Währung
scene-group = die drei { $value }er: { $worth }
scene-own-rebuild = Umbau
scene-own-rebuild-note = kostet eine Karte
scene-rebuild-first = Umbau: { $what }
scene-take-out = ausbauen
scene-insert = einbauen
scene-remove = entfernen
scene-sum-bid-opened = Dein Gebot bisher: { $total }, mit den { $opening } der Eröffnung. Nötig insgesamt: { $target }. Möglich: { $reach }.
scene-sum-bid = Dein Gebot bisher: { $total }. Nötig insgesamt: { $target }. Möglich: { $reach }.
scene-sum-pay = Gelegt: { $total } von { $target }.
scene-do-bid = { $value } bieten
scene-do-bid-from = Mindestens { $value } bieten
scene-do-pay = { $value } zahlen{ $over ->
    [0] {""}
   *[other] { " " }({ $over } zu viel)
}
scene-do-pass = Passen
scene-do-no-second = Ein Bauteil genügt
scene-do-no-lot = Nichts versteigern und den Zug beenden
scene-won = { $who ->
    [you] Du hast
   *[they] { $name } hat
} gewonnen, { $points } zu { $second }.
scene-won-money = { $who ->
    [you] Du hast
   *[they] { $name } hat
} gewonnen: gleich viele Punkte, { $points }, aber mehr Geld, { $amount } zu { $second }.
scene-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
scene-ended = Der { $end ->
    [5] fünfte
   *[other] letzte
} Reiter hat die Partie beendet.

scene-leads = { $name } führt mit { $value }.
scene-you-lead = Du führst mit { $value }.
scene-take-several = Du bekommst { $takes ->
    [2] zwei
   *[other] { $takes }
} dieser { $left ->
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $left }
} Karten.
scene-take-one = Du bekommst noch eine Karte.
scene-take-too = { $name } nimmt Geld, und darum nehmen alle anderen eine Karte.
scene-picks = Jeder nimmt ein Bauteil von diesem Steinbruch.
scene-costs = Ein Bauteil aus dem Lager kostet { $price }.
scene-next-lot = Der Baumeister ginge zu Steinbruch { $quarry }: { $count ->
    [one] ein Bauteil
   *[other] { $count } Bauteile
} zum Versteigern.
scene-next-draft = Auf Steinbruch { $quarry } liegen { $count } Bauteile: Dort nimmt sich jeder eines, du zuerst.
scene-price-of = { $count ->
    [one] Ein Bauteil kostet
   *[other] Zwei Bauteile kosten
} { $price }; legst du mehr, gibt es kein Wechselgeld.
scene-fresh = { $who ->
    [you] Du hast
   *[they] { $name } hat
} { $count ->
    [one] ein neues Bauteil.
   *[other] { $count } neue Bauteile.{ $who ->
        [you] { " " }Baue eines nach dem anderen.
       *[they] {""}
    }
}
scene-riders-came = { $came ->
    [1] Ein Reiter ist
    [2] Zwei Reiter sind
   *[other] { $came } Reiter sind
} gekommen: jetzt { $riders } von { $end }{ $last ->
    [yes] , und der nächste beendet die Partie
   *[no] {""}
}.
scene-last-rider = Der nächste Reiter beendet die Partie.

scene-hint-turn = Wähle das Geld, die Stapel oder eine Art des Umbaus.
scene-hint-turn-plain = Wähle das Geld oder die Stapel.
scene-hint-take = Klicke oder tippe auf eine Karte der Auslage.
scene-hint-first = Klicke oder tippe auf ein Bauteil im Lager.
scene-hint-second = Klicke oder tippe auf ein weiteres Bauteil, oder kaufe nur das eine.
scene-hint-pay = { $enough ->
    [yes] Was du gelegt hast, genügt: Zahle.
   *[no] Klicke oder tippe auf deine Karten.
}
scene-hint-bid = Lege Karten für ein höheres Gebot, oder passe. Nur wer gewinnt, zahlt; die anderen nehmen ihre Karten zurück.
scene-hint-bid-laid = { $can ->
    [bid] Biete, was du gelegt hast.
    [lay] Das reicht noch nicht: Lege weitere Karten.
   *[both] Biete, was du gelegt hast, oder lege mehr.
} Nur wer gewinnt, zahlt; die anderen nehmen ihre Karten zurück.
scene-hint-lot = Der Posten kann deine Punkte von { $now } auf { $then } heben.
scene-hint-vain = Der Posten würde deine Punkte jetzt nicht erhöhen.
scene-hint-groups = Drei Certificati zählen { $worth }, ebenso drei Karten mit demselben Wert, eine aus jeder Währung.
scene-hint-values = Drei Karten mit demselben Wert, eine aus jeder Währung, zählen { $worth }.
scene-only-pass = Mehr geht nicht: { $target } wären nötig, dein { $currency ->
    [brown] braunes Geld reicht
    [green] grünes Geld reicht
    [red] rotes Geld reicht
   *[none] Geld reicht
} bis { $reach }. Passe.
scene-hint-pick = Jeder baut seines, bevor der Nächste nimmt; was übrig bleibt, kommt aus dem Spiel.
scene-hint-build = { $count ->
    [one] Wähle einen Platz; die Zahl sagt, wie viele Punkte er bringt. Mit dem Mülleimer nimmst du das Bauteil aus dem Spiel.
   *[other] Wähle ein Bauteil vor deiner Straße, dann seinen Platz. Mit dem Mülleimer nimmst du es aus dem Spiel.
}
scene-hint-out-tile = Wähle ein Geschoss: Es wird ein einzelnes Bauteil, die anderen rücken zusammen.
scene-hint-in-tile = Wähle eines deiner einzelnen Bauteile.
scene-hint-in-place = Wähle die Lücke, in die es kommt.
scene-hint-gone-tile = Wähle eines deiner einzelnen Bauteile: Es kommt aus dem Spiel.
scene-hint-fee = Wähle die Karte, die du zahlst.

scene-why-money = Es sind nicht mehr genug Karten für eine Auslage da.
scene-why-quarry = Der Baumeister geht im Uhrzeigersinn zum nächsten Steinbruch mit Bauteilen, und das ist nicht dieser.
scene-why-no-lot = Auf keinem anderen Steinbruch liegt ein Bauteil, also gibt es nichts zu versteigern.
scene-why-empty = Das Lager ist leer.
scene-why-dear = Ein Bauteil kostet { $price }, und so viel kannst du aus deiner Hand nicht legen.
scene-why-second = Zwei Bauteile kosten zusammen { $price }, und so viel kannst du aus deiner Hand nicht legen.
scene-why-on = Auf Etage { $floor } passt nur eine höhere.
scene-why-into = Dieser Palazzo hat die Etage schon, oder es ist das Bauteil selbst.
scene-why-out = Ein einzelnes Bauteil kann man nicht ausbauen.
scene-why-single = Nur ein einzelnes Bauteil kann gewählt werden; ein Geschoss muss erst ausgebaut werden.
scene-why-fee = Ein Umbau kostet eine Karte, und du hast keine.
scene-why-no-palazzo = Umbauen kannst du noch nicht: Du hast noch nichts gebaut.
scene-why-take-out = Du hast keinen Palazzo mit zwei oder mehr Geschossen.
scene-why-insert = Du hast kein einzelnes Bauteil, das in einen anderen Palazzo passt.
scene-why-remove = Du hast kein einzelnes Bauteil.
scene-why-reach = Nötig ist { $target }, und dein Geld reicht höchstens für { $reach }.
scene-why-currency = Deine einzelnen Karten sind in { $currency ->
    [brown] Braun
    [green] Grün
   *[red] Rot
}, und alle einzelnen Karten, die du legst, müssen dieselbe Währung haben.
scene-why-rest = Mit ihr kämen die anderen Karten nicht auf { $target }.
scene-why-laid = Mit „Zurücknehmen“ kommt sie wieder auf die Hand.
scene-why-done = Gelegt ist { $total }, nötig ist { $target }.

scene-told-nothing = nichts gebaut

# warum ein Hinweis einer ist: was sich nach einem Zug bald unterscheidet, verglichen mit anderen
hint-my-points-more = { $by ->
    [0] Du hättest vorerst mehr Punkte.
    [one] Du hättest vorerst etwa einen Punkt mehr.
   *[other] Du hättest vorerst etwa { $by } Punkte mehr.
}
hint-best-other-points-less = Hält die Punkte des besten Gegners klein.
hint-my-cards-more = { $by ->
    [0] Lässt dir mehr Geldkarten.
    [one] Lässt dir etwa eine Geldkarte mehr.
   *[other] Lässt dir etwa { $by } Geldkarten mehr.
}
hint-my-amount-more = { $by ->
    [0] Lässt dir mehr Geld.
    [one] Lässt dir ein wenig mehr Geld.
   *[other] Lässt dir etwa { $by } mehr zum Ausgeben.
}
hint-most-cards-of-another-less = Lässt den anderen weniger Geld.
hint-my-single-tiles-less = Lässt weniger deiner Bauteile einzeln stehen.
hint-my-single-tiles-more = Du hättest ein erstes Geschoss, das wachsen kann.
hint-my-palazzi-of-two-storeys-more = Bringt einen Palazzo auf zwei Geschosse.
hint-my-palazzi-of-three-or-more-more = Bringt einen Palazzo auf drei Geschosse, ab denen seine Fenster zählen.
hint-my-windows-more = { $by ->
    [0] Gibt deinen Palazzi mehr Fenster.
    [one] Gibt deinen Palazzi etwa ein Fenster mehr.
   *[other] Gibt deinen Palazzi etwa { $by } Fenster mehr.
}
hint-gain-from-the-warehouse-more = Im Lager bleiben Bauteile, die zu dir passen.
hint-gain-from-the-next-lot-more = Zur Versteigerung liegen Bauteile, die zu dir passen.
hint-price-less = Macht das Lager billiger.
hint-tiles-in-the-warehouse-more = Lässt mehr Auswahl im Lager.
hint-tiles-on-the-next-lot-more = Macht die nächste Versteigerung reicher.
hint-what-my-new-tiles-add-more = Das passt besser zu deinen Palazzi.
hint-windows-of-my-new-tiles-more = { $by ->
    [0] Hat mehr Fenster.
    [one] Hat ein Fenster mehr.
   *[other] Hat { $by } Fenster mehr.
}
hint-my-palazzi-of-one-material-more = Ein Palazzo bleibt aus einem einzigen Baustoff, das bringt zusätzliche Punkte.
hint-room-on-my-palazzi-more = Lässt auf deinen Palazzi mehr Platz für weitere Geschosse.
hint-certificates-left-more = Du behältst ein Certificato, das zu jeder Währung passt.
hint-triplets-left-more = Du hast einen Wert in allen drei Währungen: eine Gruppe, die zu jeder Währung passt.
hint-pairs-of-a-value-left-more = Du hast einen Wert in zwei Währungen: Die dritte macht daraus eine Gruppe, die zu jeder Währung passt.
hint-most-left-in-one-currency-more = { $by ->
    [0] Lässt dir mehr in einer Währung, und es gilt immer nur eine.
   *[other] Lässt dir { $by } mehr in einer Währung, und es gilt immer nur eine.
}
hint-highest-card-left-more = Du hast eine höhere Karte.
hint-money-left-more = { $by ->
    [0] Lässt dir mehr auf der Hand.
   *[other] Lässt dir Karten im Wert von { $by } mehr auf der Hand.
}
