title = Lose
about = Jede Runde wird ein Preis aufgedeckt, und alle bieten verdeckt eine Karte.
length = etwa 5 Minuten
intro = Alle bieten verdeckt eine Karte; das höchste Gebot, das niemand sonst abgegeben hat, nimmt den Preis.

decision-bid = Wähle eine Karte als Gebot.
why-bid = Das höchste Gebot, das niemand sonst gemacht hat, bekommt den Preis, und deine Karte ist weg. Gib hohe Karten aus, wo der Preis es wert ist.
move-bid = { $value } bieten

event-prize = Ein Preis im Wert von { $value } wird aufgedeckt.
event-reveal = { $seat } hat { $value } geboten.
event-win = { $seat } nimmt den Preis im Wert von { $value }.
event-tie = Die höchsten Gebote sind gleich: Niemand nimmt den Preis im Wert von { $value }.

score-prizes = Preise

text-round = Runde { $round }: Der Preis ist { $prize } wert. Noch nicht aufgedeckt: { $left }.
text-seat = { $name }: { $points } Punkte, übrige Karten { $bids }{ $ready ->
    [yes] , hat gewählt
   *[no] {""}
}
text-mine = Du hast { $bid } geboten.

scene-round = Runde { $round }
scene-hint = Klicke oder tippe auf eine Karte deiner Hand.
scene-points = Punkte
scene-cards = Karten übrig
scene-hand = Deine Karten
scene-chosen = Du hast schon gewählt; nimm es erst zurück.
scene-goal = Die höchste Summe der Preise gewinnt.
