# Die Lektion von Palazzo: was Schritt für Schritt gesagt wird, und was falsche Antworten zu hören bekommen.

lesson-goal = Du bist Anna, in Rot. Die rote Linie am Ufer ist deine Straße, und dort baust du Palazzi: Hohe mit vielen Fenstern bringen die meisten Punkte.

lesson-turn = Wenn du am Zug bist, nimmst du Geld, holst Bauteile oder baust um. Du willst bauen, also hol Bauteile: Wähle die Stapel; der mit dem Häkchen ist schon leer.
lesson-money-later = Geld ist immer gut, aber du hast schon 16 auf der Hand. Hol zuerst Bauteile.

lesson-turned-up = Zwei Bauteile wurden aufgedeckt. Das erste kam ins Lager. Je mehr dort liegen, desto billiger sind sie: 10 minus die Zahl der Bauteile, also jetzt je 8.
lesson-quarry = Das zweite kam in diesen Steinbruch: Von dort wird versteigert. Es hat zwei Fenster und liegt darum zwei Steinbrüche weiter als der Baumeister, der Mann mit dem Zirkel. Das Schild mit zwei Fenstern sagt das auch.
lesson-buy = Jetzt kannst du kaufen oder versteigern. Kaufe aus dem Lager: Dort überbietet dich niemand.
lesson-auction-later = Das wäre eine Versteigerung im nächsten Steinbruch. Dazu kommen wir noch; kaufe jetzt dein erstes Geschoss.
lesson-which = Die Zahl auf einem Bauteil ist seine Etage: In einem Palazzo liegen kleine unten, große oben. Jedes Fenster wird ein Punkt. Wähle die Ziegel‑1: Sie hat drei Fenster, denn die Tür zählt mit.
lesson-windows = Derselbe Preis, aber nur zwei Fenster. Jedes Fenster ist am Ende ein Punkt: Nimm die drei.
lesson-no-second = Du könntest zwei auf einmal kaufen, aber dann wäre dein ganzes Geld weg. Eines genügt.
lesson-too-dear = Beide kosten 16, alles, was du hast, und eine 1 passt auf keine andere 1. Kaufe nur eines.

lesson-pay = Zahle nun 8. Alle Karten einer Zahlung müssen dieselbe Währung haben, hier Grün. Nur Certificati, die Karten mit dem Siegel, passen zu jeder. Lege eine grüne 4.
lesson-keep-six = Die 6 ginge, aber Wechselgeld gibt es nicht. Zwei 4er sind genau 8, und die 6 ist besser für eine Versteigerung.
lesson-keep-cert = Ein Certificato ist 2 wert und passt zu jeder Währung. So einen Joker hebt man auf.
lesson-pay-more = Und die andere grüne 4: zusammen 8.
lesson-paid = Das ist genau der Preis; Wechselgeld gäbe es nicht. Zahle.
lesson-no-change = Wer zu viel zahlt, bekommt nichts zurück. Du hast 8 gelegt, und das ist der Preis.

lesson-new = Was du kaufst, wird sofort gebaut. Lege das Bauteil in deine Straße: ein neuer Palazzo. Ein einzelnes Geschoss kostet am Ende 5 Punkte, daher die −5; aber deines wird wachsen.
lesson-not-out = Ein Bauteil, das nicht passt, kann man wegwerfen. Dieses kannst du brauchen: Baue es.

lesson-bruno-money = Bruno hat Geld genommen: Drei Karten wurden aufgedeckt, er hat sich zwei ausgesucht, und du hast die letzte bekommen, eine grüne 3.

lesson-tiles-again = Du bist am Zug. Umbauen musst du noch nichts. Hol wieder Bauteile: Wähle die Stapel.
lesson-enough-money = Zu viel Geld gibt es nicht, aber jetzt brauchst du ein zweites Geschoss.
lesson-not-removed = Damit käme dein einziges Bauteil aus dem Spiel, und du würdest auch noch eine Karte dafür zahlen. Hol Bauteile.

lesson-auction = Versteigere jetzt. Der Baumeister geht zum nächsten Steinbruch mit Bauteilen, und dort liegt eine Marmor‑2, genau was du brauchst. Du eröffnest mit einem Gebot von 3, das dich nichts kostet.
lesson-opening-free = Das Lager will 8 von dir. In einer Versteigerung ist dein Eröffnungsgebot umsonst, und vielleicht überbietet es niemand.

lesson-on-top = Bruno hat gepasst, also zahlst du nichts! Setze die 2 auf deine 1: Die Etagen müssen von unten nach oben steigen. Der Baustoff darf wechseln.
lesson-one-palazzo = Ein Palazzo mit nur einem Geschoss kostet dich am Ende 5 Punkte. Baue in die Höhe.

lesson-riders = Bruno hat statt Bauteilen zwei Reiter aufgedeckt. Der fünfte beendet die Partie sofort. Nun versteigert er zwei Bauteile, eine 3 und eine 4.
lesson-bid = Bruno eröffnet mit 3. Diese beiden Bauteile bringen dich auf 13 Punkte! Biete mehr: Lege deine grüne 6.
lesson-do-not-pass = Wer passt, ist aus dieser Versteigerung heraus, und diese Bauteile sind genau, was du brauchst.
lesson-three-too-low = Dein Gebot muss höher sein als seines, und 3 ist das nicht. Lege die 6.
lesson-bid-done = 6 schlägt 3, das genügt: Erhöhen kannst du noch, wenn er es tut.
lesson-bid-enough = Biete nicht mehr als nötig. Dein Gebot ist schon das höchste.

lesson-order = Du zahlst 6 und bekommst beide. Ein neues Bauteil kommt obenauf, nie dazwischen: also zuerst die 3.
lesson-four-first = Dann passte die niedrigere Etage nicht mehr: Neue Bauteile kommen nur obenauf. Die niedrigste zuerst!
lesson-fourth = Und nun die 4 darauf.
lesson-worth = Vier Geschosse: 10 Fenster sind 10 Punkte, und das vierte Geschoss bringt 3 dazu. Ein fünftes brächte noch mehr, ebenso ein Palazzo aus einem einzigen Baustoff.

lesson-money = Dein Geld ist fast weg: eine 3 und ein Certificato. Nimm Geld: Wähle die Geldkarten.
lesson-broke = Mit einer 3 und einem Certificato gewinnst du kaum etwas. Nimm erst Geld.
lesson-not-taken-out = Umbauen, für eine Karte, nimmt ein Bauteil heraus oder fügt ein einzelnes ein, wo es passt. Dein Palazzo ist gut, wie er ist.
lesson-take-cert = Du nimmst zwei der drei Karten, Bruno bekommt die letzte. Zuerst das Certificato: Es passt zu jeder Währung, und drei davon zählen 15.
lesson-cert-first = Nimm zuerst das Certificato, bevor es weg ist: Es ist ein Joker.
lesson-take-five = Und die braune 5.
lesson-higher = Die 5 ist mehr wert. Bruno soll die 4 haben.

lesson-bruno-bought = Bruno hat zwei Bauteile gekauft und einen Palazzo begonnen. Mit zwei Geschossen ist er noch nichts wert. Um ein Bauteil dazwischenzusetzen oder herauszunehmen, müsste er umbauen: Das ist ein eigener Zug und kostet eine Geldkarte.
lesson-next-lot = Sieh dir diesen Steinbruch an: 1, 2 und 3 liegen dort beisammen, ein ganzer Palazzo! Dorthin geht der Baumeister als Nächstes.
lesson-last-auction = Die drei sollst du bekommen. Hol Bauteile: Wähle die Stapel.
lesson-lot-waits = Wenn du wartest, versteigert Bruno sie. Hol jetzt Bauteile.
lesson-four-riders = Zwei weitere Reiter, nun sind es vier! Mit dem fünften ist alles vorbei; was du jetzt anfängst, muss jetzt fertig werden.
lesson-call = Versteigere. Bei vier oder mehr Bauteilen gäbe es keine Versteigerung: Alle nähmen sich umsonst eines.
lesson-single-risk = Ein einzelnes Bauteil bleibt jetzt vielleicht allein, und das kostet 5 Punkte. Die drei im Steinbruch sind auf einen Schlag ein Palazzo.
lesson-raise = Bruno bietet 7. Deine Eröffnung zählt 3, mit einer 5 sind es 8: Lege deine braune 5.
lesson-five-enough = Das allein schlägt die 7 nicht. Deine Eröffnung mit der braunen 5 schon.
lesson-raise-done = 8 schlägt 7. Das genügt; nur wer gewinnt, zahlt.

lesson-second-palazzo = Bruno passt. Beginne mit der 1 einen neuen Palazzo.
lesson-lowest-first = Beginne mit der niedrigsten Etage, sonst passt sie nicht mehr.
lesson-second-storey = Nun setze die 2 darauf.
lesson-third-storey = Und die 3: drei Geschosse, also zählt jedes Fenster.

lesson-end = Bruno hat den fünften Reiter aufgedeckt: Die Partie ist auf der Stelle zu Ende.
lesson-score = 13 Punkte und 6 Punkte sind 19. Brunos Palazzo mit zwei Geschossen ist nichts wert. Du hast gewonnen!

lesson-learned-1 = In deinem Zug nimmst du Geld, holst Bauteile (durch Kauf oder Versteigerung) oder baust um.
lesson-learned-2 = Die Etagen steigen von unten nach oben, und ab drei Geschossen ist jedes Fenster ein Punkt. Ein einzelnes Geschoss kostet 5.
lesson-learned-3 = Eine Zahlung, eine Währung, kein Wechselgeld; und der fünfte Reiter beendet die Partie sofort.
