title = Palazzo
about = Geld nehmen, Bauteile kaufen oder ersteigern und daraus Palazzi mit vielen Geschossen und Fenstern bauen.

decision-turn = Du bist am Zug: Geld nehmen, Bauteile holen oder umbauen.
decision-take = Wähle eine Geldkarte.
decision-market = Aus dem Lager kaufen oder versteigern?
decision-first = Wähle ein Bauteil zum Kauf.
decision-second = Wähle ein zweites Bauteil, oder kaufe keines mehr.
decision-pay = Lege Karten aus, um den Preis zu bezahlen.
decision-bid = Lege Karten für ein höheres Gebot, oder passe.
decision-pick = Wähle ein Bauteil vom Steinbruch.
decision-build = Baue ein Bauteil, oder nimm es aus dem Spiel.
decision-out-tile = Welches Bauteil baust du aus?
decision-in-tile = Welches einzelne Bauteil baust du ein?
decision-in-place = In welchen Palazzo baust du es ein?
decision-gone-tile = Welches einzelne Bauteil nimmst du aus dem Spiel?
decision-fee = Mit welcher Karte bezahlst du den Umbau?

move-money = Geld nehmen
move-tiles = Bauteile holen
move-take-out = Umbau: ein Bauteil ausbauen
move-insert = Umbau: ein einzelnes Bauteil einbauen
move-remove = Umbau: ein einzelnes Bauteil entfernen
move-take = { $card } nehmen
move-buy = aus dem Lager kaufen
move-auction = versteigern
move-tile = { $tile } kaufen
move-no-second = kein zweites Bauteil kaufen
move-group = eine Gruppe aus { $value }ern legen
move-card = { $currency } { $value } legen
move-cert = ein Certificato legen
move-done = das genügt
move-pass = passen
move-pick = { $tile } nehmen
move-on = { $tile } auf Palazzo { $palazzo }
move-new = { $tile } als neuen Palazzo
move-out = { $tile } aus dem Spiel nehmen
move-from = Etage { $floor } von Palazzo { $palazzo }
move-single = das einzelne Bauteil, Palazzo { $palazzo }
move-into = in Palazzo { $palazzo }
move-fee = { $card } zahlen

event-start-tiles = Zu Beginn liegt im Lager { $warehouse }, auf den Steinbrüchen { $tiles }.
event-deal = { $seat } bekommt { $cards }.
event-display = { $seat } deckt { $cards } auf.
event-shuffle = { $number ->
    [one] Der Nachziehstapel ist leer: Die eine Karte des Ablagestapels wird zum neuen.
   *[other] Der Nachziehstapel ist leer: Die { $number } Karten des Ablagestapels werden zu einem neuen gemischt.
}
event-take = { $seat } nimmt die Karte { $card }.
event-to-warehouse = { $seat } deckt { $tile } für das Lager auf.
event-to-quarry = { $seat } deckt { $tile } für Steinbruch { $quarry } auf.
event-rider = { $seat } deckt einen Reiter auf; offene Reiter: { $number }.
event-buy-one = { $seat } kauft { $tile } für { $value }.
event-buy-two = { $seat } kauft { $tile } und { $second } für { $value }.
event-payment = { $seat } zahlt { $value }: { $cards }.
event-builder = { $seat } versetzt den Baumeister auf Steinbruch { $quarry }.
event-auction = { $seat } versteigert { $tiles } und eröffnet mit { $value }.
event-bid = { $seat } legt { $cards } und bietet { $value }.
event-pass = { $seat } passt.
event-won = { $seat } ersteigert den Posten für { $value }.
event-won-with-opening = { $seat } bekommt den Posten mit dem Eröffnungsgebot und zahlt nichts.
event-no-lot = { $seat } will versteigern, aber auf keinem Steinbruch liegt ein Bauteil.
event-draft = Auf Steinbruch { $quarry } liegen so viele Bauteile, dass jeder eines nimmt, { $seat } zuerst: { $tiles }.
event-pick = { $seat } nimmt { $tile } vom Steinbruch.
event-leftovers = { $number ->
    [one] Ein Bauteil, das im Zug von { $seat } niemand genommen hat, kommt aus dem Spiel: { $tiles }.
   *[other] { $number } Bauteile, die im Zug von { $seat } niemand genommen hat, kommen aus dem Spiel: { $tiles }.
}
event-built-on = { $seat } setzt { $tile } auf Palazzo { $number }.
event-built-new = { $seat } beginnt einen neuen Palazzo: { $tile }.
event-thrown-out = { $seat } nimmt { $tile } aus dem Spiel.
event-taken-out = { $seat } baut { $tile } aus Palazzo { $number } aus.
event-inserted = { $seat } baut { $tile } in Palazzo { $number } ein.
event-removed = { $seat } nimmt das einzelne Bauteil { $tile } aus dem Spiel.
event-fee = { $seat } zahlt die Karte { $card } für einen Umbau.
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
text-pile = Karten im Nachziehstapel: { $pile }. Ablagestapel: { $discard }
text-pile-cards = Der Nachziehstapel enthält, in unbekannter Reihenfolge: { $cards }
text-unseen = Nicht gesehen: { $cards }
text-hand = Deine Hand: { $cards }
text-bidding = bieten
text-bid-limits = Ein Gebot muss mindestens { $target } sein; du kannst bis { $reach } kommen.
text-chain = Bisher gewählt: { $what }.
text-chain-tiles = Bauteile: { $tiles }.
text-chain-palazzo = Palazzo { $palazzo }.
text-chain-into = In Palazzo { $palazzo }.
text-chain-cards = Gelegt: { $cards }. Summe { $total }, nötig { $target }, möglich { $reach }.
