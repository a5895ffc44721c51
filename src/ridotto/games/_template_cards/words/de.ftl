title = Markt
about = Bezahle mit einer Handkarte, nimm eine vom Markt: Was du nimmst, zählt, und was du zahlst, liegt für die Nächsten da.
length = etwa 10 Minuten
intro = Ein Zug ist ein Tausch: eine Handkarte gegen eine vom Markt. Genommene Karten zählen ihren Wert, und eine von jeder Ware zählt noch etwas mehr.

decision-pay = Wähle die Karte, mit der du bezahlst.
decision-take = Wähle die Karte, die du nimmst.
why-pay = Die Karte, die du gibst, liegt dann für die anderen im Markt. Trenne dich von einer, die du nicht sammelst.
why-take = Genommene Karten zählen ihren Wert, und eine von jeder Ware zählt mehr. Nimm, was deine Sammlung vervollständigt.
move-pay = mit { $card } bezahlen
move-take = { $card } nehmen

event-deal = { $seat } erhält { $cards }.
event-market = Auf dem Markt liegen { $first }, { $cards }.
event-turn = { $seat } ist am Zug.
event-trade = { $seat } bezahlt mit { $paid } und nimmt { $card }.
event-drew = { $seat } zieht eine Karte.
event-drawn = { $seat } hat { $card } gezogen.
event-end = Die Handkarten sind aufgebraucht.

score-cards = Karten
score-sets = Volle Sätze

text-turn = { $name } ist am Zug.
text-over = Die Partie ist zu Ende.
text-market = Markt: { $cards }. Karten im Stapel: { $pile }.
text-seat = { $name }: { $points } Punkte, Handkarten: { $hand }, genommen: { $taken }
text-unseen = Im Stapel und auf anderen Händen: { $cards }
text-hand = Deine Hand: { $cards }
text-paying = Du willst mit { $card } bezahlen.

scene-turn = { $name } ist am Zug
scene-over = Die Partie ist zu Ende
scene-hint-pay = Wähle eine Karte deiner Hand, um mit ihr zu bezahlen.
scene-hint-take = Wähle eine Karte des Marktes, um sie zu nehmen.
scene-pay-first = Wähle zuerst, mit welcher Karte du bezahlst.
scene-paid = Du hast schon gewählt; nimm es erst zurück.
scene-wait = Du bist nicht am Zug.
scene-points = Punkte
scene-cards = Handkarten
scene-pile = Karten im Stapel
scene-hand = Deine Karten
scene-goal = Die meisten Punkte gewinnen: Karten zählen ihren Wert, und eine von jeder Ware zählt { $points } mehr.

card-pepper-1 = Pfeffer 1
card-pepper-2 = Pfeffer 2
card-pepper-3 = Pfeffer 3
card-pepper-4 = Pfeffer 4
card-pepper-5 = Pfeffer 5
card-silk-1 = Seide 1
card-silk-2 = Seide 2
card-silk-3 = Seide 3
card-silk-4 = Seide 4
card-silk-5 = Seide 5
card-glass-1 = Glas 1
card-glass-2 = Glas 2
card-glass-3 = Glas 3
card-glass-4 = Glas 4
card-glass-5 = Glas 5
card-salt-1 = Salz 1
card-salt-2 = Salz 2
card-salt-3 = Salz 3
card-salt-4 = Salz 4
card-salt-5 = Salz 5
