title = Marktstand
about = Alle bieten verdeckt eine Karte und setzen Münzen darauf.
length = etwa zwei Minuten
intro = Biete eine Karte und setze Münzen; das beste Gebot gewinnt.
variant-rich = mit mehr Münzen

decision-offer = Biete eine Karte.
decision-stake = Setze Münzen darauf.
decision-prize = Wähle deinen Preis.
decision-ask = Nenne einen Preis.
why-offer = Das beste Angebot gewinnt den Preis; eine Karte, die du behältst, vielleicht einen späteren.
why-stake = Mehr Münzen machen das Angebot besser, und sie sind weg.
why-prize = Nimm, was dir am meisten wert ist.
why-ask = Ein hoher Preis bringt mehr, wenn ihn jemand zahlt.

move-offer = { $card } bieten
move-stake = { $coins } setzen
move-draw = ziehen
move-roll = würfeln
move-sell = { $card } verkaufen
move-ask = { $coins } verlangen

price-1 = eine Münze
price-2 = zwei Münzen

event-hand = { $seat } hält { $cards }.
event-reveal = { $seat } bietet { $card } mit { $coins }.
event-win = { $seat } gewinnt die Runde.
event-drew = { $seat } zieht eine Karte.
event-roll = { $seat } würfelt { $coins }.
event-sold = { $seat } verkauft eine Karte für { $coins }.

score-wins = Siege
score-coins = Münzen

text-round = Runde { $round }, Stapel { $deck }, Bank { $bank }
text-seat = { $name }: { $coins } Münzen, { $wins } Siege
