title = Venedig
about = Mit zwei Gondeln durch die Kanäle fahren, Gehilfen ausbilden, Verträge erfüllen und am Ende nicht verhaftet werden.
length = 90 bis 150 Minuten, allein etwa 60
intro = In deinem Zug bemannst du eine deiner zwei Gondeln und fährst los, der erste Kanal ist kostenlos. Wo deine Gehilfen arbeiten, nutzt du ihre Effekte im Vorbeifahren; wo du anlegst, rückt dein Gehilfe vor. Treffen kosten Schriftrollen oder bringen Intrige, und wer am Ende am meisten Intrige hat, wird verhaftet und kann nicht gewinnen.
intro-seats-1 = Allein spielst du gegen den Dogen und musst weniger Intrige haben als er oder gar keine.
intro-seats-2 = Zu zweit fahren die Schmuggler mit.

variant-favour = Gunstkarten für alle
variant-easier = in allem leichter
variant-harder = in allem schwerer
variant-favour-1 = Gunstkarte für Platz 1
variant-favour-2 = Gunstkarte für Platz 2
variant-favour-3 = Gunstkarte für Platz 3
variant-favour-4 = Gunstkarte für Platz 4
variant-favour-5 = Gunstkarte für Platz 5
variant-prologue-1 = 1 Karte mehr je Stapel im Prolog, schwerer
variant-prologue-2 = 2 Karten mehr je Stapel im Prolog, schwerer
variant-no-prologue-assistants = keine Dogengehilfen im Prolog, leichter
variant-council-1 = der Doge beginnt auf Ratsfeld 1, schwerer
variant-council-2 = der Doge beginnt auf Ratsfeld 2, schwerer
variant-council-3 = der Doge beginnt auf Ratsfeld 3, schwerer
variant-council-4 = der Doge beginnt auf Ratsfeld 4, schwerer
variant-first-field = der Doge bekommt auch für Feld 1 Punkte, schwerer
variant-fourth-field = der Doge bekommt weniger für Feld 4, leichter
variant-one-scroll = der Doge beginnt mit 1 Schriftrolle, leichter
variant-three-scrolls = der Doge beginnt mit 3 Schriftrollen, schwerer
variant-no-extra-turn = am Ende kein zusätzlicher Zug, schwerer
variant-two-extra-turns = am Ende zwei zusätzliche Züge, leichter

group-difficulty = Schwierigkeit
group-difficulty-none = normal
group-difficulty-some = einzeln wählen
group-favour = Gunstkarten
group-favour-none = keine
group-favour-some = für einzelne Plätze
part-prologue-1 = Prolog
part-council-1 = Der Doge im Rat
part-one-scroll = Schriftrollen des Dogen
part-no-extra-turn = Deine letzten Züge

decision-return-contract = Welchen Vertrag legst du zurück?
decision-place = Wo platzierst du deine Gondel?
decision-play-card = Spielst du eine Einflusskarte?
decision-card-assistant = Welcher Gehilfe?
decision-card-building = Welches Gebäude aktivierst du?
decision-card-more = Intrige nehmen und noch 1 Feld vorrücken?
decision-card-either = Welches von beiden?
decision-cube-kind = Welcher Würfel, und auf welche Gondel?
decision-gondolier = Welche Gondel bemannst du?
decision-load = Wie verteilst du die Würfel auf deine Gondeln?
decision-sail = Wohin fährst du?
decision-halt = Passieren oder anlegen?
decision-answer = Schriftrolle verlieren oder Intrige nehmen?
decision-effect = Welchen Effekt nutzt du?
decision-two-cubes = Welche zwei Würfel nimmst du?
decision-give-cube = Welchen Würfel gibst du ab?
decision-give-cubes = Welche Würfel gibst du für Punkte ab?
decision-exchange = Was trägt die Gondel nun?
decision-discard = Die Gondel ist zu voll: Welcher Würfel muss weg?
decision-bridge = Wo baust du die Brücke?
decision-keep-contract = Welchen Vertrag behältst du?
decision-keep-influence = Welche Einflusskarte behältst du?
decision-fulfil = Erfüllst du einen Vertrag?
decision-pay-cubes = Mit welchen Würfeln zahlst du?
decision-archive = Alle Plätze sind belegt: Welchen Vertrag archivierst du?
decision-smuggler-card = Zu welcher Anlegestelle fährt sie?
decision-doge-gondola = Welche Dogengondel fährt?
decision-route = Gleich teure Wege: welcher?
decision-doge-bridge = Wo baut der Doge seine Brücke?
decision-levy = Die Abgabe zahlen oder den Dogen punkten lassen?
decision-pay-off = Zahlst du, um Intrige abzubauen?
why-return-contract = Behalte die, deren Gebäude und Würfel zusammenpassen. Ein früh erfüllter Vertrag wirkt für dich bis zum Ende der Partie.
why-place = Beginne, wo du Würfel willst; legst du über anderen Gondeln an, erhalten deren Besitzer Punkte.
why-play-card = Spiele eine, wenn sie diesen Zug besser macht, oder hebe sie für einen besseren auf.
why-card-assistant = Je weiter er steht, desto mehr Effekte seines Gebäudes stehen dir offen. Wähle einen, an dem du oft vorbeikommst.
why-card-building = Du nutzt es noch einmal, ohne hinzufahren. Wähle das, dessen Effekte du in diesem Zug brauchst.
why-card-more = Schritte im Rat bringen am Ende Punkte. Intrige ist nur für den gefährlich, der dann am meisten davon hat.
why-card-either = Du bekommst eines von beiden. Punkte zählen sofort, das andere wirkt bis zum Ende der Partie.
why-cube-kind = Einen Vertrag zahlst du mit Würfeln der Gondel, die anlegt. Nimm die Art, die dem nächsten fehlt, und dort, wo sie gebraucht wird.
why-gondolier = Sieh, welche Gondel näher am Ziel liegt und was sie trägt.
why-load = Nur die Würfel der Gondel, die anlegt, zahlen einen Vertrag. Lege zusammen, was der nächste braucht.
why-sail = Fahre vorbei, wo deine Gehilfen arbeiten, und meide andere Gondeln: Treffen kosten Schriftrollen oder bringen Intrige.
why-halt = Wer passiert, trifft jede Gondel, die hier liegt. Nur wer anlegt, bringt Gehilfen voran und erfüllt Verträge.
why-answer = Eine Schriftrolle ist weg, Intrige bleibt. Ein wenig davon hilft im Großen Rat.
why-effect = Kostet ein Effekt etwas, nutze zuerst den, der es dir gibt. Lass aus, was mehr kostet, als es bringt.
why-two-cubes = Verträge sagen, welche Würfel sie kosten. Nimm, was dem nächsten fehlt; eine Gondel trägt nur eine begrenzte Zahl.
why-give-cube = Gib einen, den keiner deiner Verträge verlangt.
why-give-cubes = Jeder Würfel ist hier Punkte wert. Behalte die, die einer deiner Verträge verlangt: Dort bringen sie mehr.
why-exchange = Beliebige Würfel dieser Gondel dürfen andere werden. Mache daraus die Ladung, die dein nächster Vertrag verlangt.
why-discard = Gib ab, was keiner deiner Verträge verlangt.
why-bridge = Baue, wo du selbst oft fährst: Es spart dir den Preis des Kanals und bringt Münzen. Wo auch andere fahren müssen, bringt es ihnen Intrige.
why-keep-contract = Achte auf Gebäude, Würfel und die dauerhafte Wirkung: Was passt zu deinen Fahrten?
why-keep-influence = Du darfst je Zug eine spielen, vor der Fahrt. Behalte die, die dir am ehesten hilft.
why-fulfil = Es kostet Würfel dieser Gondel, vielleicht Schriftrollen, und bringt Münzen, Punkte und eine dauerhafte Wirkung. Je früher, desto länger wirkt sie.
why-pay-cubes = Einer deiner Verträge erlaubt dir einen Würfel anderer Art. Zahle mit dem, was du am wenigsten brauchst.
why-archive = Lege den weg, der dir am wenigsten nützt.
why-smuggler-card = Die Gondel fährt dorthin, und wer auf dem Weg liegt, verliert eine Schriftrolle oder nimmt Intrige. Wähle die Anlegestelle, die dich am wenigsten stört.
why-doge-gondola = Der Doge punktet danach, wie weit ihr Gehilfe am Ziel steht. Wähle die Gondel, die weniger bringt und nicht an deiner vorbeifährt.
why-route = Wähle einen, der nicht an deinen eigenen Gondeln vorbeiführt.
why-doge-bridge = Wann immer du sie passierst, bekommst du Intrige, auch wenn der Kanal dann nichts kostet. Wähle einen, den du kaum befährst.
why-levy = Münzen zahlen Kanäle und Verträge, seine Punkte zählen am Ende. Zahle, wenn du die Münzen entbehren kannst.
why-pay-off = Wer zu viel Intrige hat, wird verhaftet und kann nicht gewinnen. Zahle, bis du weniger hast als ein Rivale; übrige Münzen sind wenig wert.

move-return = „{ $contract }“ zurücklegen
move-place = die Gondel { $building-at } platzieren
move-no-card = keine Karte spielen
move-play = „{ $card }“ spielen
move-assistant = der Gehilfe { $building-at }
    .does = den Gehilfen { $building-at } wählen
move-overtime = { $building-the } aktivieren
move-more = Intrige nehmen, 1 Feld vor
    .does = Intrige nehmen und 1 Feld weiter vorrücken
move-no-more = nicht weiter vorrücken
move-take = { $what }
move-cube = { $cube } auf die { $gondola } Gondel
    .does = { $cube } auf die { $gondola } Gondel laden
move-gondolier = die { $gondola } Gondel bemannen
move-cubes = { move-cubes.load }
    .does = { $decision ->
        [load] die bemannte Gondel beladen: { move-cubes.load }
        [exchange] die Ladung umtauschen: { move-cubes.load }
       *[other] { move-cubes.load } abgeben
    }
    .load = { $ceramic ->
        [0] { $cloth ->
            [0] { $silver ->
                [0] nichts
               *[other] { $silver } Silber
            }
           *[other] { $cloth } Stoff{ $silver ->
                [0] {""}
               *[other] , { $silver } Silber
            }
        }
       *[other] { $ceramic } Keramik{ $cloth ->
            [0] {""}
           *[other] , { $cloth } Stoff
        }{ $silver ->
            [0] {""}
           *[other] , { $silver } Silber
        }
    }
move-sail = { $building-to }
    .does = { $building-to } fahren
move-pass = passieren
    .does = passieren, ohne anzulegen
move-moor = anlegen
    .does = hier anlegen
move-scroll = 1 Schriftrolle verlieren
move-intrigue = 1 Intrige nehmen
move-favour-scroll = Gunstkarte für Schriftrollen umdrehen und 1 davon verlieren
move-give = 1 { $cube } von der { $gondola }n Gondel abgeben
move-use = Effekt { $effect } nutzen
    .does = Effekt { $effect } des Gebäudes nutzen
move-spy = den Spion schicken: alle Effekte
move-finish = genug
    .does = keinen weiteren Effekt nutzen
move-pair = { $one } und { $two }
    .does = { $one } und { $two } nehmen
move-sell = 1 { $cube } abgeben
move-discard = 1 { $cube } abwerfen
move-bridge = Brücke { $first-from } { $second-to }
    .does = eine Brücke { $first-from } { $second-to } bauen
move-no-bridge = keine bauen
    .does = keine Brücke bauen
move-keep = „{ $contract }“ behalten
move-keep-card = „{ $card }“ behalten
move-no-contract = keinen erfüllen
    .does = keinen Vertrag erfüllen
move-fulfil = „{ $contract }“ erfüllen
move-archive = „{ $contract }“ archivieren
move-smuggle = { $building-to }
    .does = die Schmuggler { $building-to } fahren lassen
move-doge-gondola = die Gondel seiner { $colour } Farbe
    .does = die Gondel des Dogen in seiner { $colour } Farbe fahren lassen
move-route = über { $building-the }
    .does = sie über { $building-the } fahren lassen
move-pay-levy = die Abgabe zahlen
move-refuse-levy = den Dogen punkten lassen
move-pay-scrolls = Schriftrollen zahlen, 1 Intrige abbauen
move-pay-coins = Münzen zahlen, 1 Intrige abbauen
move-hold = nichts zahlen
move-favour-coins = Gunstkarte für Münzen umdrehen
move-favour-scrolls = Gunstkarte für Schriftrollen umdrehen

event-start-player = { $seat } beginnt.
event-layout = Die Plättchen liegen in dieser Folge auf ihren Plätzen: { $tiles }.
event-deals = { $seat } erhält { $count ->
    [one] einen Vertrag
   *[other] { $count } Verträge
}: { $contracts }.
event-puts-back = { $seat } legt einen Vertrag unter den Stapel.
event-round = Runde { $number }.
event-turn = { $seat } ist am Zug.
event-placed = { $seat } platziert { $building-at } die { $gondola } Gondel.
event-shares = Die Gondel von { $seat } liegt { $building-at } unter anderen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-doge-shares = Eine Dogengondel liegt { $building-at } unter anderen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-new-assistant = { $seat } setzt { $building-at } einen Gehilfen auf Feld 1.
event-assistant = Der Gehilfe von { $seat } rückt { $building-at } auf Feld { $field } vor.
event-pushed = Der Gehilfe von { $seat } wird { $building-at } auf Feld { $field } geschoben.
event-smuggler-assistant = Der Schmugglergehilfe steht { $building-at } auf Feld { $field }.
event-smuggler-pushed = Der Schmugglergehilfe wird { $building-at } auf Feld { $field } geschoben.
event-doge-assistant = Der Dogengehilfe der { $colour } Farbe steht { $building-at } auf Feld { $field }.
event-doge-pushed = Der Dogengehilfe der { $colour } Farbe wird { $building-at } auf Feld { $field } geschoben.
event-tenth = { $seat } hat zuerst alle Gehilfen platziert: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-card-played = { $seat } spielt „{ $card }“.
event-switches = { $seat } bemannt die { $gondola } Gondel.
event-stays = { $seat } bleibt für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} auf der { $gondola }n Gondel.
event-sailed = { $seat } fährt { $coins ->
    [0] kostenlos
    [one] für { $coins } Münze
   *[other] für { $coins } Münzen
} { $building-to }.
event-own-bridge = { $seat } fährt unter der eigenen Brücke hindurch: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
event-foreign-bridge = { $seat } fährt unter einer fremden Brücke hindurch.
event-passes = { $seat } passiert { $building-the }.
event-moors = { $seat } legt { $building-at } an.
event-meets = { $seat } trifft { $building-at } eine Gondel von { $other }.
event-meets-own = { $seat } trifft { $building-at } die eigene Gondel.
event-meets-smuggler = { $seat } trifft { $building-at } eine Schmugglergondel.
event-meets-doge = { $seat } trifft { $building-at } eine Dogengondel.
event-met-by-smuggler = Eine Schmugglergondel passiert { $building-at } die Gondel von { $seat }.
event-met-by-doge = Eine Dogengondel passiert { $building-at } die Gondel von { $seat }.
event-counter-spies = Die Gegenspione von { $seat } schlagen zu: { $other } muss noch einmal antworten.
event-counter-spies-doge = Die Gegenspione von { $seat } setzen dem Dogen zu.
event-scroll-lost = { $seat } verliert eine Schriftrolle.
event-cube-given = { $seat } gibt stattdessen 1 { $cube } ab.
event-intrigue = { $seat } erhält { $number } Intrige (jetzt { $now }).
event-intrigue-less = { $seat } verliert { $number } Intrige (jetzt { $now }).
event-overflow = { $seat } verliert am Ende der Intrigenleiste { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-immune = { $seat } ist gegen die Intrige immun.
event-favour-coins = { $seat } dreht die Gunstkarte um: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
event-favour-scrolls = { $seat } dreht die Gunstkarte um: { $number ->
    [one] { $number } Schriftrolle
   *[other] { $number } Schriftrollen
}.
event-reloaded = { $seat } lädt um; die { $gondola } Gondel trägt { move-cubes.load }.
event-effect = { $seat } nutzt { $building-at } Effekt { $effect }.
event-spy-sent = { $seat } schickt den Spion { $building-to }.
event-cubes-gained = { $seat } erhält { $number } { $cube }.
event-cubes-given = { $seat } gibt Würfel ab: { move-cubes.load }.
event-exchanged = { $seat } tauscht Würfel; die Gondel trägt { move-cubes.load }.
event-cube-discarded = { $seat } wirft 1 { $cube } ab.
event-coins-gained = { $seat } erhält { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
event-coins-paid = { $seat } zahlt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
event-scrolls-gained = { $seat } erhält { $number ->
    [one] { $number } Schriftrolle
   *[other] { $number } Schriftrollen
} (jetzt { $now }).
event-scrolls-paid = { $seat } zahlt { $number ->
    [one] { $number } Schriftrolle
   *[other] { $number } Schriftrollen
}.
event-points-gained = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-council = { $seat } rückt auf der Ratsleiste um { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} auf Feld { $field } vor.
event-doge-council = Die Scheibe der { $colour } Dogenfarbe rückt auf der Ratsleiste um { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} auf Feld { $field } vor.
event-built = { $seat } baut eine Brücke { $first-from } { $second-to }.
event-doge-built = Der Doge baut eine Brücke { $first-from } { $second-to }.
event-draws = { $seat } zieht { $coins ->
    [0] kostenlos
    [one] für { $coins } Münze
   *[other] für { $coins } Münzen
} { $number ->
    [one] { $number } Vertrag
   *[other] { $number } Verträge
}.
event-drawn = { $seat } hat { $count ->
    [one] einen Vertrag
   *[other] { $count } Verträge
} gezogen: { $contracts }.
event-kept = { $seat } behält „{ $contract }“.
event-draws-cards = { $seat } zieht { $number ->
    [one] { $number } Einflusskarte
   *[other] { $number } Einflusskarten
}.
event-drawn-cards = { $seat } hat { $count ->
    [one] eine Einflusskarte
   *[other] { $count } Einflusskarten
} gezogen: { $cards }.
event-kept-card = { $seat } behält „{ $card }“.
event-cards-shuffled = { $number ->
    [one] { $number } abgeworfene Einflusskarte wird
   *[other] { $number } abgeworfene Einflusskarten werden
} in den Stapel gemischt.
event-fulfilled = { $seat } erfüllt „{ $contract }“: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
event-laid = { $seat } legt „{ $contract }“ auf einen freien Platz.
event-archived = { $seat } archiviert „{ $contract }“.
event-contract-gives = „{ $contract }“ bringt { $seat } { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
event-contract-points = „{ $contract }“ bringt { $seat } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-end-triggered = Das Ende naht, denn { $reason }.
event-end-stage = { $stage }.
event-deck-drawn = { $seat } deckt zwei Karten mit Anlegestellen auf: { $tiles }.
event-deck-used = { $seat } schickt Gondel { $letter } { $building-to }.
event-deck-shuffled = { $number ->
    [one] Die eine Karte von Stapel { $letter } wird
   *[other] Die { $number } Karten von Stapel { $letter } werden
} gemischt.
event-smuggler-placed = Schmugglergondel { $letter } taucht { $building-at } auf.
event-smuggler-sailed = Schmugglergondel { $letter } legt { $building-at } an.
event-smuggler-stays = Schmugglergondel { $letter } bleibt { $building-at } liegen.
event-smuggler-gift = Die andere Schmugglergondel bringt { $seat } { $building-at } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-doge-placed = Die Dogengondel { $letter } der { $colour } Farbe kommt { $building-to }.
event-doge-revealed = Noch eine Karte { $letter } wird aufgedeckt: { $building }.
event-doge-sailed = Die Dogengondel { $letter } der { $colour } Farbe legt { $building-at } an.
event-doge-stays = Die Dogengondel { $letter } der { $colour } Farbe bleibt { $building-at } liegen.
event-doge-row = „{ $card }“ kommt auf Position { $position } der Dogenreihe.
event-doge-card = Der Doge führt „{ $card }“ aus.
event-doge-points = Der Doge erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-doge-scrolls = Der Doge erhält { $number ->
    [one] { $number } Schriftrolle
   *[other] { $number } Schriftrollen
} (jetzt { $now }).
event-doge-loses-scroll = Der Doge verliert eine Schriftrolle (jetzt { $now }).
event-doge-intrigue = Der Doge erhält { $number } Intrige (jetzt { $now }).
event-doge-intrigue-less = Der Doge verliert { $number } Intrige (jetzt { $now }).
event-doge-limit = Der Doge hat zu viel Intrige: Er verliert { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und { $number } Intrige.
event-doge-card-boxed = Eine Dogenkarte kommt ungesehen in die Schachtel; im Stapel { $number ->
    [one] bleibt { $number } Karte
   *[other] bleiben { $number } Karten
}.
event-levy-paid = { $seat } zahlt eine Abgabe von { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
event-council-points = { $seat } erhält für die Ratsleiste { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-doge-council-points = Der Doge erhält für die Ratsleiste { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-assistant-points = { $seat } erhält für Gehilfen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-paid-off-coins = { $seat } zahlt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} und baut 1 Intrige ab (noch { $now }).
event-paid-off-scrolls = { $seat } zahlt { $number ->
    [one] { $number } Schriftrolle
   *[other] { $number } Schriftrollen
} und baut 1 Intrige ab (noch { $now }).
event-coin-points = { $seat } erhält für Münzen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-favour-points = { $seat } erhält für die nicht umgedrehte Gunstkarte { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-arrested = Die Inquisition verhaftet { $seat } mit { $number } Intrige.
event-total = { $seat } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-doge-total = Der Doge hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-doge-wins = Der Doge gewinnt.

score-sharing = Andere legten darüber an
score-tenth = Zuerst alle Gehilfen platziert
score-buildings = Gebäude
score-cards = Einflusskarten
score-contracts = Verträge
score-overflow = Zu viel Intrige
score-council = Großer Rat
score-assistants = Gehilfen
score-coins = Münzen
score-favour = Gunstkarte

building-market = Markt
    .at = am Markt
    .to = zum Markt
    .from = vom Markt
    .the = den Markt
building-monastery = Kloster
    .at = am Kloster
    .to = zum Kloster
    .from = vom Kloster
    .the = das Kloster
building-small-council = Kleiner Rat
    .at = am Kleinen Rat
    .to = zum Kleinen Rat
    .from = vom Kleinen Rat
    .the = den Kleinen Rat
building-warehouse = Lagerhaus
    .at = am Lagerhaus
    .to = zum Lagerhaus
    .from = vom Lagerhaus
    .the = das Lagerhaus
building-harbour = Hafen
    .at = am Hafen
    .to = zum Hafen
    .from = vom Hafen
    .the = den Hafen
building-consulate = Konsulat
    .at = am Konsulat
    .to = zum Konsulat
    .from = vom Konsulat
    .the = das Konsulat
building-library = Bibliothek
    .at = an der Bibliothek
    .to = zur Bibliothek
    .from = von der Bibliothek
    .the = die Bibliothek
building-senate = Senat
    .at = am Senat
    .to = zum Senat
    .from = vom Senat
    .the = den Senat
building-church = Kirche
    .at = an der Kirche
    .to = zur Kirche
    .from = von der Kirche
    .the = die Kirche
building-court = Gericht
    .at = am Gericht
    .to = zum Gericht
    .from = vom Gericht
    .the = das Gericht
building-mint = Münze
    .at = an der Münze
    .to = zur Münze
    .from = von der Münze
    .the = die Münze
building-council-of-ten = Rat der Zehn
    .at = am Rat der Zehn
    .to = zum Rat der Zehn
    .from = vom Rat der Zehn
    .the = den Rat der Zehn
building-great-council = Großer Rat
    .at = am Großen Rat
    .to = zum Großen Rat
    .from = vom Großen Rat
    .the = den Großen Rat
building-st-marks = Markusplatz
    .at = am Markusplatz
    .to = zum Markusplatz
    .from = vom Markusplatz
    .the = den Markusplatz
building-doges-palace = Dogenpalast
    .at = am Dogenpalast
    .to = zum Dogenpalast
    .from = vom Dogenpalast
    .the = den Dogenpalast
cube-ceramic = Keramik
cube-cloth = Stoff
cube-silver = Silber
gondola-first = erste
gondola-second = zweite
doge-colour-first = ersten
doge-colour-second = zweiten
either-bridge = eine Brücke bauen
either-contract = einen Vertrag ziehen
either-points = Punkte nehmen
letter-a = A
letter-b = B
reason-contracts = der letzte Vertrag ist gezogen
reason-council = das markierte Ratsfeld ist erreicht
reason-rounds = die Höchstzahl an Runden ist gespielt
reason-doge = die Reihe des Dogen lässt sich nicht auffüllen
stage-open = Das Ende ist offen
stage-triggered = Das Ende ist eingeleitet
stage-last-but-one = Vorletzte Runde
stage-last = Letzte Runde
influence-bribe-foreman = Vorarbeiter bestechen
influence-overtime = Überstunden
influence-bribe-councillors = Ratsmitglieder bestechen
influence-trade-information = Handelsinformationen
influence-build-bridge = Eine Brücke bauen
influence-promote-workers = Arbeiter befördern
influence-organise-supplies = Vorräte organisieren
influence-bid-contracts = Auf Verträge bieten
influence-lead-research = Forschung leiten
influence-testimony = Zeugenaussage
influence-hire-spy = Spion anheuern
doge-card-patronage = Mäzenatentum
doge-card-treasury = Staatsschatz
doge-card-chancery = Kanzlei
doge-card-seat-first = Sitz für den Neffen
doge-card-seat-second = Sitz für den Vetter
doge-card-session = Vollversammlung
doge-card-denunciation = Anzeige
doge-card-interrogation = Verhör
doge-card-public-works = Bauarbeiten
doge-card-absolution = Absolution
doge-card-levy = Abgabe
doge-card-regatta = Regatta
contract-second-shift = Zweite Schicht
contract-pilots-chart = Lotsenkarte
contract-masons-mark = Steinmetzzeichen
contract-tax-privilege = Steuerprivileg
contract-mixed-cargo = Mischladung
contract-master-of-trade = Handelsherr
contract-ear-of-the-city = Ohr der Stadt
contract-recruiter = Anwerber
contract-bridge-wardens = Brückenwacht
contract-great-household = Großer Haushalt
contract-orator = Redner
contract-confessor = Beichtvater
contract-scriptorium = Skriptorium
contract-counter-spies = Gegenspione
contract-lobbyist = Fürsprecher
contract-secret-archive = Geheimarchiv
contract-patronage = Gönnerschaft
contract-state-courier = Staatskurier
contract-old-hands = Alte Hasen
contract-immunity = Immunität
contract-hush-goods = Schweigeware
contract-jetty-rights = Stegrecht
contract-mentor = Lehrmeister
contract-lighters = Leichter
contract-canal-toll = Kanalzoll
contract-advocate = Anwalt

text-effect-second-shift = Den Gondoliere stehen zu lassen kostet dich { $amount ->
    [0] nichts
   *[other] { $amount }
} statt { $more } Münzen.
text-effect-pilots-chart = Kanäle mit Kosten 2 kosten dich { $amount }.
text-effect-masons-mark = Fremde Brücken bringen dir { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
} statt { $more } Intrige.
text-effect-tax-privilege = { $amount ->
    [0] Du zahlst beim Ziehen von Verträgen keine Steuern.
   *[other] Du zahlst beim Ziehen von Verträgen { $amount } Steuer je Vertrag, den du hast.
}
text-effect-mixed-cargo = Beim Erfüllen eines Vertrags { $amount ->
    [one] darf ein geforderter Würfel
   *[other] dürfen { $amount } geforderte Würfel
} beliebiger Art sein.
text-effect-master-of-trade = Jeder spätere Vertrag bringt dir { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
} zusätzlich.
text-effect-ear-of-the-city = In deinem Zug: { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
} je fremder Gondel, die deine aktive Gondel trifft.
text-effect-recruiter = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}, wann immer du einen neuen Gehilfen platzierst.
text-effect-bridge-wardens = Du darfst sofort 1 Brücke bauen. Eigene Brücken bringen dir { $amount } statt { $more ->
    [one] { $more } Münze
   *[other] { $more } Münzen
}.
text-effect-great-household = Am Ende zählst du, als hättest du { $amount } Gehilfen mehr platziert.
text-effect-orator = Am Großen Rat rückst du { $amount ->
    [one] { $amount } Feld
   *[other] { $amount } Felder
} weiter vor.
text-effect-confessor = Jeder Effekt (Gebäude oder Karte), durch den du Intrige verlierst, bringt { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}.
text-effect-scriptorium = Wann immer ein Gebäude dir Schriftrollen gibt, erhältst du { $amount } mehr.
text-effect-counter-spies = Wer deine anliegende Gondel passiert, muss { $amount ->
    [one] ein weiteres Mal
   *[other] { $amount } weitere Male
} 1 Schriftrolle verlieren oder 1 Intrige erhalten.
text-effect-lobbyist = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}, wann immer du eine Einflusskarte spielst.
text-effect-secret-archive = Ziehst du zwei Einflusskarten, behältst du beide.
text-effect-patronage = Jeder erfüllte Vertrag, auch dieser, bringt dir 1 Einflusskarte.
text-effect-state-courier = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}, wann immer du den Großen Rat, den Markusplatz oder den Dogenpalast passierst.
text-effect-old-hands = Anlegen, wo dein Gehilfe bereits auf Feld 4 steht, bringt dir { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}.
text-effect-immunity = Du ignorierst Intrige durch Gebäudeeffekte anderer Spieler.
text-effect-hush-goods = Bei einem Treffen darfst du 1 Würfel statt 1 Schriftrolle abgeben.
text-effect-jetty-rights = Wann immer eine Gondel, die auf deiner anlegt, dir Punkte bringt, erhältst du { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
} mehr.
text-effect-mentor = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}, wann immer eine andere Farbe einen deiner Gehilfen vorrückt.
text-effect-lighters = Vor dem Bewegen darfst du Würfel zwischen deinen Gondeln umladen.
text-effect-canal-toll = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
} je Gebäude, das du beim Passieren aktivierst.
text-effect-advocate = Am Ende baust du jede Intrige schon für { $more ->
    [one] { $more } Schriftrolle
   *[other] { $more } Schriftrollen
} oder { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
} ab.

text-deal = Alle wählen einen Vertrag, den sie zurücklegen.
text-prologue = Prolog.
text-round = Runde { $round }.
text-scoring = Wertung: Intrige kann abgebaut werden.
text-over = Die Partie ist zu Ende.
text-turn = { $name } ist am Zug.
text-order = Spielreihenfolge: { $names }.
text-end = { $stage }: { $reason }.
text-dock = { $dock }, { $building }: Gondeln { $pile }; Gehilfen { $assistants }.
text-assistant = { $colour } auf { $field }
text-canal = { $first } – { $second } ({ $cost })
text-canal-bridge = { $first } – { $second } (Brücke: { $colour })
text-canals = Kanäle: { $list }.
text-gondola = Gondel { $gondola } ({ $colour }): { $place }; Ladung { $load }.
text-gondola-manned = Gondel { $gondola } ({ $colour }), mit dem Gondoliere: { $place }; Ladung { $load }.
text-load = { $ceramic } Keramik, { $cloth } Stoff, { $silver } Silber
text-council = Ratsleiste bis { $last }: { $list }; Belohnungen { $rewards }.
text-marker = Spielende-Marker auf Feld { $field }.
text-disc = { $colour } { $field }
text-supply = Vorrat: { $load }. Vertragsstapel: { $contracts }. Einflussstapel: { $influence }; abgeworfen: { $discards }.
text-seat = { $name }: Punkte { $points }, Münzen { $coins }, Schriftrollen { $scrolls }, Intrige { $intrigue }, Gehilfen platziert { $assistants }, Brücken übrig { $bridges }; auf der Hand Verträge { $contracts }, Einflusskarten { $influence }.
text-prospect =   Nach jetzigem Stand: Großer Rat { $council }, Gehilfen { $assistants }, Münzen { $coins }, Gunstkarte { $favour }. Steuern { $tax }; den Gondoliere stehen lassen kostet { $keep }.
text-suspect =   Würde jetzt verhaftet.
text-favour-unturned =   Gunstkarte: nicht umgedreht.
text-favour-turned =   Gunstkarte: umgedreht.
text-in-force =   In Kraft: { $contract }. { $effect }
text-archived =   Archiviert: { $list }.
text-contract = { $contract } ({ $place }: { $load }, Schriftrollen { $scrolls }; bringt Münzen { $coins }, Punkte { $points })
text-hand = Deine Verträge: { $list }.
text-influence = Deine Einflusskarten: { $list }.
text-drawn = Du hast gezogen: { $list }.
text-put-under = Unter dem Stapel liegen, wie du weißt: { $list }.
text-deck = Stapel { $letter } ({ $name }): Karten { $cards }; gespielt: { $played }.
text-deck-now =   Genutzt: { $building }.
text-deck-top =   Oben liegt: { $building }.
text-smugglers = die Schmuggler
text-doge-first = der Doge I
text-doge-second = der Doge II
text-smuggler-assistants = Gehilfen, die die Schmuggler noch haben: { $left }.
text-doge = Der Doge: Punkte { $points }, Schriftrollen { $scrolls } von { $cap }, Intrige { $intrigue } von { $limit }; übrig: Gehilfen { $assistants }, Brücken { $bridges }; Großer Rat { $council }.
text-doge-row = Seine Karten: { $list }; { $pile } im Stapel; abgeworfen: { $discards }. Zusätzliche Züge: { $extra }. Für die Felder 1 bis 4 erhält er { $fields }.
text-doge-wins = Der Doge hat gewonnen.
text-arrested = { $name } ist verhaftet.
text-trip = Gondel { $gondola } ist unterwegs: { $path }; bezahlt { $paid }.
text-spy-ready = Ein Spion steht bereit.
text-spy-used = Der Spion ist ausgesandt.
text-way = { $building } ({ $price })
text-ways = Als Nächstes: { $list }.
text-activation = Aktiviert wird: { $building }; Effekte: { $list }.
text-state-open = möglich
text-state-used = genutzt
text-state-cost = nicht zu bezahlen
text-state-nothing = ohne Wirkung
text-state-supply = keine Würfel mehr
text-state-hand = drei Verträge auf der Hand
text-state-pile = kein Vertrag mehr da
text-state-journey = die Gondel käme nicht weiter
text-meeting = Schriftrolle verlieren oder Intrige erhalten: { $names } ({ $why }).
text-why-meeting = ein Treffen
text-why-counter-spies = Gegenspione
text-why-interrogation = Verhör
text-card = Wird ausgeführt: { $card }.
text-reloading = Gewählt wird, was Gondel { $gondola } trägt; die andere nimmt den Rest.
text-fulfilling = Erfüllt wird: { $contract }.
text-crossing = { $building } (streicht Position { $position })
text-levy = Die Abgabe: Münzen { $coins }, oder der Doge erhält Punkte: { $points }.
text-pay-off = 1 Intrige abzubauen kostet Schriftrollen { $scrolls } oder Münzen { $coins }.
text-too-full = Gondel { $gondola } trägt zu viel.
text-bridge = Eine Brücke wird gebaut: { $colour }.

# ---- what the scene says ----
scene-label = Plan von Venedig mit seinen Kanälen, fünfzehn Anlegestellen und der Ratsleiste
scene-smugglers = Schmuggler
scene-the-doge = Doge
scene-smugglers-name = Schmuggler
scene-doge-name = Der Doge
scene-cubes = { $count } { $cube }
scene-no-cubes = nichts
scene-council = Rat
scene-rewards = Ende: { $rewards }
scene-track-label = Ratsleiste: Am Ende bringen die Plätze { $rewards } Punkte; Feld 0 bringt nichts
scene-marker = Spielende-Marker auf Feld { $field }: Wer es erreicht, leitet das Ende ein
scene-disc = { $name }: Ratsfeld { $field }
scene-track-triggered = Ende eingeleitet
scene-track-last-but-one = vorletzte Runde
scene-track-last = letzte Runde
scene-end-triggered = Ende eingeleitet
scene-end-last-but-one = vorletzte Runde
scene-end-last = letzte Runde
scene-why-used = Diesen Effekt hast du schon genutzt.
scene-why-visited = Dort warst du auf dieser Fahrt schon: Keine Anlegestelle wird zweimal erreicht.
scene-why-coins = Für diesen Kanal fehlen dir die Münzen.
scene-why-stuck = Dort liegt deine andere Gondel, also könntest du nicht anlegen, und zum Weiterfahren fehlen dir die Münzen.
scene-why-far = So weit reichen deine Münzen nicht.
scene-why-here = Hier ist deine Gondel.
scene-why-cost = Du kannst diesen Effekt nicht bezahlen.
scene-why-cards = Dafür hast du zu wenige Einflusskarten auf der Hand.
scene-why-nothing = Dieser Effekt würde jetzt nichts ändern.
scene-why-supply = Im Vorrat fehlen die Würfel für diesen Effekt.
scene-why-hand = Du hast schon drei Verträge auf der Hand.
scene-why-pile = Es ist kein Vertrag mehr da, den du ziehen könntest.
scene-why-journey = Nach diesem Effekt könntest du keinen Kanal mehr bezahlen, und du musst weiterfahren.
scene-gondola = { $number ->
    [1] Erste
   *[2] Zweite
} Gondel von { $name }: { $load }
scene-gondola-letter = Gondel { $letter }: { $name }
scene-man-gondola = Die Gondel { $at } bemannen: { $load }
scene-man-at = die Gondel { $at } bemannen
scene-load-at = { $cube } auf die Gondel { $at } laden
scene-give-at = 1 { $cube } von der Gondel { $at } abgeben
scene-place-at = Deine Gondel { $at } platzieren
scene-sail-to = { $to } fahren
scene-moor-at = { $at } anlegen
scene-canal = { $first } – { $second }
scene-bridge-of = Brücke: { $name }, kostenlos
scene-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
scene-price = { $price ->
    [0] kostenlos
    [one] { $price } Münze
   *[other] { $price } Münzen
}
scene-way = { $to }: { $price ->
    [0] kostenlos
    [one] { $price } Münze
   *[other] { $price } Münzen
}
scene-plan = { $building }: { $price ->
    [0] kostenlos
    [one] { $price } Münze
   *[other] { $price } Münzen
}, über { $by }
scene-meet = du triffst { $names } (Schriftrolle oder Intrige)
scene-plan-meets = Treffen mit { $names }
scene-plan-effects = { $last ->
    [one] Effekt 1
   *[other] Effekte 1–{ $last }
}
scene-meet-own = du triffst deine eigene Gondel und darfst umladen
scene-open-effects = { $last ->
    [one] du nutzt Effekt 1
   *[other] du nutzt die Effekte 1–{ $last }
}
scene-about-sail = { $price ->
    [0] Kostenlos
    [one] Kostet { $price } Münze
   *[other] Kostet { $price } Münzen
}{ $all ->
    [0] {""}
   *[other] , { $all } für die ganze Fahrt bisher
}; { $left ->
    [one] { $left } Münze bleibt
   *[other] { $left } Münzen bleiben
} dir.
scene-about-place = Dein Gehilfe kommt auf Feld 1, und das Gebäude wird aktiviert:
scene-about-place-municipal = Das Gebäude wird aktiviert:
scene-about-canal = Der Kanal kostet bisher { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
scene-about-bridge = Mit der Brücke ist er für alle kostenlos. Bei jeder Durchfahrt erhältst du { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, andere nehmen { $intrigue } Intrige.
scene-about-later = Später, wenn dein Gehilfe vorgerückt ist:
scene-pass-nothing = nichts geschieht
scene-pass-municipal = kein Effekt im Vorbeifahren
scene-pass-no-assistant = kein Gehilfe, kein Effekt
scene-pass-barred = deine Gondel liegt dort, kein Effekt
scene-pass-spy = oder alle vier durch den Spion
scene-moor-fulfil = { $contract } erfüllbar
scene-moor-share = { $name } liegt dort und erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-moor-gift = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} an { $name }: Darunter liegt eine Schmugglergondel
scene-moor-no-assistant = kein Gehilfe übrig, kein Effekt
scene-moor-stays = dein Gehilfe bleibt auf Feld 4
scene-moor-field = dein Gehilfe kommt auf Feld { $field }
scene-moor-great-council = im Rat vorrücken; { $second }
scene-moor-st-marks = { $second }, Vertrag (Steuer: { $tax })
scene-moor-doges-palace = { $second }, Vertrag (Steuer: { $tax })
scene-plan-hint = Wähle eine entferntere Anlegestelle: Dann siehst du den Weg dorthin und was er bringt.
scene-moor-push = { $who ->
    [smugglers] der Schmugglergehilfe
    [doge] der Dogengehilfe
   *[seat] der von { $name }
} auf Feld { $field }
scene-no-undo = Danach lässt sich nichts mehr zurücknehmen.
scene-pass-on = Dann weiter { $to } ({ $price ->
    [0] kostenlos
    [one] { $price } Münze
   *[other] { $price } Münzen
}). Dort:
scene-pass-first = Danach wählst du den Kanal; { $to } ({ $price ->
    [0] kostenlos
    [one] { $price } Münze
   *[other] { $price } Münzen
}):
scene-way-own-bridge = Deine Brücke: +{ $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
scene-way-bridge = Fremde Brücke: +{ $intrigue } Intrige
scene-way-bridge-full = Fremde Brücke, und du bist am Limit: −{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-if-pass = Passieren: { $what }
scene-if-moor = Anlegen: { $what }
scene-no-pass = Du könntest nicht weiterfahren: anlegen.
scene-no-moor = Deine andere Gondel liegt dort: nur passieren.
scene-pile-contracts = Mit dem letzten kommt das Ende.
scene-pile-influence = In jedem Zug darf man eine spielen, bevor man fährt.
scene-contracts-left = { $count ->
    [one] Vertrag übrig
   *[other] Verträge übrig
}
scene-influence-left = { $count ->
    [one] Einfluss- karte
   *[other] Einfluss- karten
}
scene-discards = Abgeworfen: { $cards }
scene-put-under = Du hast darunter gelegt: { $contracts }
scene-spy = Der Spion kann im Vorbeifahren alle Effekte eines Gebäudes nutzen
scene-cubes-left = Würfel im Vorrat
scene-doge-row = Die Karten des Dogen nach Position
scene-doge-pile = { $cards ->
    [one] { $cards } Karte bis zum Ende
   *[other] { $cards } Karten bis zum Ende
}
scene-doge-ending = { $turns ->
    [0] die Partie endet jetzt
    [one] noch { $turns } Zug
   *[other] noch { $turns } Züge
}
scene-doge-label = Der Doge: { $points } Punkte, dazu { $council } für den Rat nach jetzigem Stand; { $scrolls } von { $cap } Schriftrollen, { $intrigue } Intrige (bei { $limit } verliert er Punkte), { $bridges } Brücken, { $cards } Karten im Stapel
scene-smugglers-label = Die Schmuggler haben noch { $count } Gehilfen. Nach jedem Zug fährt eine ihrer Gondeln.
scene-deck-now = nach: { $building }
scene-deck-top = oben: { $building }
scene-deck-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
scene-deck-label = { $name } bewegt die Schmugglergondel { $letter } mit einem Stapel Karten: noch { $cards }; gespielt: { $played }
scene-choices = Deine Wahl
scene-drawn = Gezogen
scene-hand = Verträge
scene-hand-empty = keine auf der Hand
scene-in-force = In Kraft
scene-influence = Einfluss
scene-favour = Gunst
scene-contract = { $contract }: { $at } { $cubes }{ $scrolls ->
    [0] {""}
    [one] {" "}und { $scrolls } Schriftrolle
   *[other] {" "}und { $scrolls } Schriftrollen
} abgeben, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} erhalten. Danach: { $effect }
scene-why-place = Dieser Vertrag wird woanders erfüllt: { $building }.
scene-why-cubes = Dafür fehlen Würfel auf dieser Gondel.
scene-why-scrolls = Dafür fehlen dir Schriftrollen.
scene-why-card = Diese Karte würde jetzt nichts bewirken.
scene-sum = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $scrolls ->
    [one] { $scrolls } Schriftrolle
   *[other] { $scrolls } Schriftrollen
}, Intrige { $intrigue } von { $cap }, Rat { $council }
scene-route-end = Sie endet hier.
scene-route-meets = Sie passiert { $names }: eine Schriftrolle weniger oder eine Intrige mehr.
scene-route-may-meet = Auf manchen gleich billigen Wegen passiert sie { $names }.
scene-route-nobody = Sie passiert niemanden.
scene-then-sail = danach weiterfahren
scene-pass = Passieren
scene-moor = Anlegen
scene-why-no-pass = Von hier kommst du zu keiner Anlegestelle mehr: Es bleibt keine, oder dir fehlen Münzen. Also musst du anlegen.
scene-why-no-moor = Deine andere Gondel liegt hier, also musst du weiterfahren.
scene-gondolier-stays = { $coins ->
    [0] bleibt: kostenlos
    [one] bleibt: kostet { $coins } Münze
   *[other] bleibt: kostet { $coins } Münzen
}
scene-gondolier-first = kostenlos in deinem ersten Zug
scene-gondolier-free = wechselt: kostenlos
scene-carries = trägt { $load }
scene-still-needed = noch nötig für { $contract }: { $cubes }
scene-has-all = alles für { $contract }
scene-why-gondolier = Zum Bleiben fehlen dir Münzen: Es kostet { $coins }.
scene-effect = Effekt { $effect }
scene-tax = { $coins ->
    [0] für dich ohne Steuer
    [one] Steuer: { $coins } Münze
   *[other] Steuer: { $coins } Münzen
}
scene-steps = jetzt { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}
scene-points-now = jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-either-bridge = Brücke bauen
scene-either-contract = Vertrag ziehen
scene-either-points = Punkte nehmen
scene-take-bridge = kostenlos; der Kanal ist dann für alle kostenlos. Bei jeder Durchfahrt erhältst du { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, andere nehmen { $intrigue } Intrige
scene-take-contract = den obersten, ohne Steuer
scene-lose-scroll = 1 Schriftrolle verlieren
scene-gain-intrigue = 1 Intrige nehmen
scene-scroll-left = { $count ->
    [0] danach hast du keine mehr
   *[other] danach hast du noch { $count }
}
scene-intrigue-then = danach hast du { $count } von { $cap }
scene-intrigue-full = Du bist am Limit: stattdessen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.
scene-turn-favour = Gunstkarte
scene-give = 1 { $cube } geben
scene-give-from = { $manned ->
    [yes] aus deiner bemannten Gondel
   *[no] aus deiner anderen Gondel
} { $at }
scene-smuggler-field = Schmugglergehilfe auf Feld { $field }
scene-doge-field = { $colour }: Gehilfe auf Feld { $field }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für ihn
scene-crosses = Dann entfällt: { $card } ({ $position })
scene-none-left = { $whose }: kein Gehilfe übrig
scene-doge-colour-1 = Doge I
scene-doge-colour-2 = Doge II
scene-lies-at = liegt { $at }
scene-choose-cubes = Würfel wählen
scene-new-load = Neue Ladung
scene-choose-count = { $count } wählen
scene-two-cubes = Zwei Würfel
scene-cubes-title = Würfel
scene-this-gondola = { $manned ->
    [yes] Die bemannte Gondel
   *[no] Die andere Gondel
}
scene-do-give-cubes = { $load } abgeben: je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-do-pay-cubes = Mit { $load } zahlen
scene-do-exchange = Neue Ladung: { $load }
scene-do-leave = Würfel so lassen
scene-do-load = Umladen: { $manned ->
    [yes] die bemannte Gondel
   *[no] diese Gondel
} trägt dann { $load }
scene-old-load = Trägt { $load }
scene-caption = { $now ->
    [one] Punkt
   *[other] Punkte
}{ $points ->
    [0] {""}
   *[other] , am Ende nach jetzigem Stand +{ $points }
}
scene-caption-over = { $now ->
    [one] Punkt
   *[other] Punkte
}
scene-note = Am Ende nach jetzigem Stand: { $parts }
scene-note-council = { $points } für den Rat
scene-note-assistant = { $points } für Gehilfen
scene-note-coin = { $points } für Münzen
scene-note-favour = { $points } für die Gunstkarte
scene-doge-intrigue = Intrige: { $count }. Bei { $limit } verliert er Punkte.
scene-doge-about = Den Dogen spielt niemand. Nach jedem deiner Züge fahren zwei seiner Gondeln, und du wählst, wohin; dann führt er von seinen drei Karten die aus, die nicht gestrichen sind. Du musst am Ende mehr Punkte haben als er.
scene-suspect-tie = würde jetzt verhaftet (Gleichstand: später dran)
scene-arrested = verhaftet
scene-suspect = würde jetzt verhaftet
scene-on-turn = ist am Zug
scene-place = { $place ->
    [1] Startspieler
   *[other] als { $place }. am Zug
}
scene-intrigue-of = Intrige: { $count } von { $cap }. Wer am Ende am meisten hat, wird verhaftet, bei Gleichstand, wer später am Zug ist; mit 0 wird es niemand. Bei { $cap } kostet weitere Intrige stattdessen Punkte.
scene-intrigue-solo = Intrige: { $count } von { $cap }. Hast du am Ende welche, und so viel wie der Doge oder mehr, wirst du verhaftet.
scene-scrolls-of = Schriftrollen: { $count } von { $cap }
scene-council-of = Ratsfeld { $field }
scene-archived = Archivierte Verträge, ohne Wirkung: { $names }
scene-men-scored = Platzierte Gehilfen: { $count } von { $most }
scene-men = Platzierte Gehilfen: { $count } von { $most }. Am Ende nach jetzigem Stand: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-bridges = Brücken übrig: { $count }
scene-contracts = Verträge auf der Hand: { $count }. Steuer für einen weiteren: { $tax }.
scene-cards = Einflusskarten auf der Hand: { $count }
scene-favour-unturned = Gunstkarte, nicht umgedreht: am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-favour-turned = Gunstkarte, umgedreht
scene-heading-deal = Verträge werden verteilt
scene-heading-prologue = Prolog: Gondeln werden platziert
scene-heading-scoring = Wertung
scene-heading-over = Die Partie ist zu Ende
scene-heading-doge = Runde { $round }, der Doge handelt
scene-heading = Runde { $round }, Zug von { $name }
scene-goal = Das Ende naht, sobald der letzte Vertrag gezogen ist oder jemand Ratsfeld { $field } erreicht. Wer die meisten Punkte hat, gewinnt; doch wer am meisten Intrige hat, wird verhaftet und kann nicht gewinnen.
scene-goal-end = Wer die meisten Punkte hat, gewinnt; doch wer am Ende am meisten Intrige hat, wird verhaftet und kann nicht gewinnen.
scene-goal-doge = Du spielst gegen den Dogen: Nach jedem deiner Züge fahren seine Gondeln, und er führt von seinen drei Karten die aus, die nicht gestrichen sind. Du gewinnst mit mehr Punkten als er und weniger Intrige (oder keiner).
scene-goal-smugglers = Das Ende naht, sobald der letzte Vertrag gezogen ist oder jemand Ratsfeld { $field } erreicht. Nach jedem Zug fahren die Schmuggler: Ein Treffen kostet eine Schriftrolle oder bringt Intrige. Wer die meisten Punkte hat, gewinnt; doch wer am meisten Intrige hat, wird verhaftet.
scene-doge-does = Der Doge führt { $card } aus.
scene-card-now = { $card }.
scene-reached = Du bist { $at }.
scene-forced = Nur ein Weg war noch möglich: Du bist { $coins ->
    [0] kostenlos
    [one] für { $coins } Münze
   *[other] für { $coins } Münzen
} { $to } gefahren.
scene-doge-effect-counter-spies = Eine Dogengondel, die deine passiert, kostet ihn noch { $amount ->
    [one] einmal
   *[other] { $amount }-mal
} 1 Schriftrolle oder bringt ihm 1 Intrige.
scene-doge-effect-immunity = Die Dogenkarte „Anzeige“ tut dir nichts.
scene-doge-effect-hush-goods = Beim Treffen mit dem Dogen und bei seinem Verhör darfst du 1 Würfel statt 1 Schriftrolle abgeben.
scene-moored-at = Du hast { $at } angelegt.
scene-fulfilling = Du erfüllst: { $contract }.
scene-first-free = Der erste Kanal ist kostenlos.
scene-paid-so-far = Bisher bezahlt: { $coins ->
    [0] nichts
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
scene-over-doge = Der Doge gewinnt: { $doge } Punkte gegen deine { $mine }.
scene-over-won = Der Doge ist geschlagen: { $mine } Punkte gegen seine { $doge }.
scene-over = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
scene-over-arrest = { $you ->
    [yes] Du wirst
   *[no] { $name } wird
} mit { $number } Intrige verhaftet.
scene-interrogation = Der Doge verhört dich.
scene-met = { $one } trifft { $at } { $two }.
scene-met-counter = Gegenspione: { $one } hat { $two } passiert und zahlt noch einmal.
scene-your-gondola = Deine Gondel
scene-your-gondola-met = deine
scene-gondola-of = Eine Gondel von { $name }
scene-gondola-of-met = eine von { $name }
scene-gondola-smugglers = Eine Schmugglergondel
scene-gondola-smugglers-met = eine Schmugglergondel
scene-gondola-doge = Eine Dogengondel
scene-gondola-doge-met = eine Dogengondel
scene-activates = { $you ->
    [yes] Du aktivierst
   *[no] { $name } aktiviert
} { $building }.
scene-activates-spy = { $you ->
    [yes] Dein Spion arbeitet
   *[no] Ein Spion von { $name } arbeitet
} { $at }.
scene-smuggler-turn = Nun die Schmuggler: Eine der beiden Karten bewegt ihre Gondel { $letter }, die andere kommt wieder nach oben.
scene-doge-turn = Nun der Doge: Eine der beiden Karten bewegt eine seiner Gondeln { $letter }, die andere kommt wieder nach oben.
scene-smuggler-goal = Die Gondel fährt auf dem billigsten Weg { $to }.
scene-hint-return-contract = Zwei bleiben auf der Hand. Ein Vertrag braucht seine Würfel auf der Gondel, die bei seinem Gebäude anlegt; danach wirkt er dauerhaft.
scene-hint-place = Wähle eine Anlegestelle: Ihr Gebäude wird sofort aktiviert; wo es Felder hat, kommt dein Gehilfe auf Feld 1.
scene-hint-play-card = Höchstens eine Karte im Zug, und nur jetzt.
scene-hint-card-assistant = Wähle einen deiner Gehilfen.
scene-hint-card-building = Wähle eine Anlegestelle mit einer deiner Gondeln.
scene-hint-card-more = 1 Feld bist du schon vorgerückt.
scene-hint-card-either = Wähle eine der Karten.
scene-hint-cube-kind = Der Würfel kommt aus dem Vorrat.
scene-hint-gondolier = { $coins ->
    [0] Das Bemannen ist jetzt kostenlos.
    [one] Wechseln ist kostenlos, Bleiben kostet { $coins } Münze.
   *[other] Wechseln ist kostenlos, Bleiben kostet { $coins } Münzen.
} Nur die bemannte Gondel fährt.
scene-hint-load = Wähle die Würfel, die auf die andere Gondel gehen; höchstens fünf auf jeder.
scene-hint-sail = Klicke oder tippe auf einen Kanal oder seine Anlegestelle. Bei entfernteren siehst du den Weg dorthin.
scene-hint-halt = Beim Passieren nutzt du die Effekte bis zum Feld deines Gehilfen und fährst weiter; Anlegen beendet die Fahrt.
scene-hint-answer = Wer am Ende am meisten Intrige hat, kann nicht gewinnen.
scene-hint-answer-cube = Du darfst auch einen Würfel geben. Wer am Ende am meisten Intrige hat, kann nicht gewinnen.
scene-hint-answer-solo = Du verlierst, wenn du am Ende Intrige hast, und zwar so viel wie der Doge oder mehr.
scene-hint-effect = Jeder Effekt einmal, in beliebiger Reihenfolge; du musst keinen nutzen.
scene-hint-two-cubes = Sie kommen auf diese Gondel; sie trägt fünf.
scene-hint-give-cube = Dafür erhältst du { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
scene-hint-give-cubes = Wähle die Würfel, dann den Knopf: je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
scene-hint-exchange = Die Gondel trägt { $load }. Wähle { $count ->
    [one] den Würfel, gegen den du ihn umtauschst
   *[other] die { $count } Würfel, gegen die du sie umtauschst
}.
scene-hint-discard = Eine Gondel trägt fünf Würfel.
scene-hint-bridge = Wähle einen Kanal. Er ist dann für alle kostenlos. Wann immer du hindurchfährst, erhältst du { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}; andere nehmen { $intrigue } Intrige.
scene-do-go-on = Weiter
scene-hint-keep-contract = Der andere kommt unter den Stapel.
scene-hint-keep-influence = Die andere kommt unter den Stapel.
scene-hint-fulfil = Wähle einen Vertrag, der nicht verblasst ist, oder erfülle keinen.
scene-hint-pay-cubes = Der Vertrag verlangt { $asked }. Mischladung: Ein Würfel darf von anderer Art sein. Wähle die Würfel.
scene-hint-archive = Ein archivierter Vertrag verliert seine Wirkung, zählt aber weiter als erfüllt.
scene-hint-smuggler-card = Wähle eine markierte Anlegestelle oder ihre Karte. Wo die Gondel liegt, kostet das Passieren eine Schriftrolle oder bringt Intrige.
scene-hint-doge-card = Wähle eine markierte Anlegestelle oder ihre Karte: Jede streicht eine seiner Karten.
scene-hint-doge-gondola = Wähle eine der beiden Gondeln oder ihre Karte.
scene-hint-route = Diese Wege sind gleich billig.
scene-hint-doge-bridge = Wähle einen der markierten Kanäle.
scene-hint-levy = Weigerst du dich, erhält der Doge { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
scene-hint-pay-off-solo = Wer dann Intrige hat, und so viel wie der Doge oder mehr, wird verhaftet und hat verloren.
scene-hint-pay-off = Wer am meisten Intrige hat, wird verhaftet; hat niemand welche, wird es niemand. Nach anderen darfst du erneut zahlen.
scene-hint-fulfil-none = Keiner deiner Verträge ist hier jetzt erfüllbar. Gefragt wirst du, damit das niemand erfährt.
scene-do-no-card = Keine Karte spielen
scene-do-more = { $intrigue } Intrige, noch 1 Feld
scene-do-no-more = Nicht weiter vorrücken
scene-do-spy = Den Spion schicken: alle Effekte
scene-do-finish = Genug
scene-do-none = Hier nichts nutzen
scene-do-no-bridge = Keine bauen
scene-do-no-contract = Keinen erfüllen
scene-do-pay-levy = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} zahlen
scene-do-refuse-levy = Der Doge erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-do-pay-scrolls = { $count ->
    [one] { $count } Schriftrolle
   *[other] { $count } Schriftrollen
} zahlen, 1 Intrige abbauen
scene-paying = { $suspect ->
    [yes] Du hast mit { $mine } am meisten Intrige: Nach jetzigem Stand wirst du verhaftet.
   *[no] { $who ->
        [none] Du hast { $mine } Intrige: Nach jetzigem Stand wird niemand verhaftet.
       *[other] Du hast { $mine } Intrige: Nach jetzigem Stand wird { $name } mit { $most } verhaftet.
    }
}
scene-paying-doge = { $suspect ->
    [yes] Du hast { $mine } Intrige, der Doge { $most }: Nach jetzigem Stand wirst du verhaftet.
   *[no] Du hast { $mine } Intrige, der Doge { $most }: Nach jetzigem Stand wirst du nicht verhaftet.
}
scene-why-archive = Seine Wirkung endet: { $effect }
scene-sum-suspect = Am meisten Intrige: Dir droht Verhaftung. { $sum }
scene-do-pay-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
} zahlen, 1 Intrige abbauen
scene-do-hold = Nichts zahlen
scene-stores = Vorräte
scene-corner = Schmuggler oder Doge
scene-west = Westen der Stadt
scene-east = Osten der Stadt
scene-city = Dieser Teil der Stadt
scene-fx-pay-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
} zahlen
scene-fx-pay-cubes = 1 Würfel abgeben
scene-fx-pay-scrolls = { $n ->
    [one] { $n } Schriftrolle
   *[other] { $n } Schriftrollen
} zahlen
scene-fx-pay-intrigue = { $n } Intrige verlieren
scene-fx-gain = { $things }
scene-fx-and = { $first } und { $last }
scene-fx-intrigue = { $n } Intrige
scene-fx-take-intrigue = { $n } Intrige nehmen
scene-fx-ceramic = { $n } Keramik
scene-fx-cloth = { $n } Stoff
scene-fx-silver = { $n } Silber
scene-fx-any-cubes = { $n } beliebige Würfel
scene-fx-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
scene-fx-scrolls = { $n ->
    [one] { $n } Schriftrolle
   *[other] { $n } Schriftrollen
}
scene-fx-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
scene-fx-council = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
} vor im Rat
scene-fx-great-council = Rat +{ $steps }, dazu +{ $more } je Spieler mit weniger Intrige
scene-fx-lose-intrigue = { $n } Intrige verlieren
scene-fx-others-intrigue = alle anderen nehmen { $n } Intrige
scene-fx-influence = 2 Einflusskarten ziehen, 1 behalten
scene-fx-contracts = Steuer zahlen: 2 Verträge ziehen, 1 behalten
scene-fx-bridge = Brücke bauen
scene-fx-bridge-or = Brücke bauen oder { $points }
scene-fx-exchange = Würfel in andere Arten tauschen
scene-fx-points-per-contract = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} je erfülltem Vertrag
scene-fx-points-per-rival = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
} je Spieler mit mehr Intrige
scene-fx-points-per-cube = Würfel abgeben: je { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
scene-fx-needs = { $what } bei { $cards ->
    [one] { $cards } Einflusskarte
   *[other] { $cards } Einflusskarten
} auf der Hand
scene-favour-coins = Gunstkarte umdrehen: { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
scene-favour-scrolls = Gunstkarte umdrehen: { $count ->
    [one] { $count } Schriftrolle
   *[other] { $count } Schriftrollen
}
scene-favour-answer = für { $scrolls ->
    [one] { $scrolls } Schriftrolle umdrehen und sie verlieren
   *[other] { $scrolls } Schriftrollen umdrehen und 1 davon verlieren
}
scene-influence-bribe-foreman = Einer deiner Gehilfen kommt sofort auf Feld 4; { $amount } Intrige.
scene-influence-overtime = Aktiviere ein Gebäude, an dem eine deiner Gondeln liegt.
scene-influence-bribe-councillors = 1 Feld vor im Rat; für { $amount } Intrige noch 1.
scene-influence-trade-information = { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}; 2 Einflusskarten ziehen, 1 behalten.
scene-influence-build-bridge = Baue kostenlos eine Brücke, oder du erhältst { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
} je eigener Brücke.
scene-influence-promote-workers = Einer deiner Gehilfen rückt ein Feld vor.
scene-influence-organise-supplies = Du darfst umladen; dann 1 beliebiger Würfel.
scene-influence-bid-contracts = Ziehe 1 Vertrag ohne Steuer, oder du erhältst { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}.
scene-influence-lead-research = { $amount ->
    [one] { $amount } Schriftrolle
   *[other] { $amount } Schriftrollen
}.
scene-influence-testimony = Verliere { $amount } Intrige.
scene-influence-hire-spy = Nutze in diesem Zug im Vorbeifahren alle vier Effekte eines Gebäudes.
scene-doge-patronage = der Doge erhält { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
scene-doge-treasury = der Doge erhält { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
} je eigenem Gehilfen auf Feld 4, höchstens { $more }
scene-doge-chancery = der Doge erhält { $amount ->
    [one] { $amount } Schriftrolle
   *[other] { $amount } Schriftrollen
}
scene-doge-seat-first = seine Scheibe I rückt im Rat um { $amount } vor
scene-doge-seat-second = seine Scheibe II rückt im Rat um { $amount } vor
scene-doge-session = seine beiden Scheiben rücken im Rat um { $amount } vor
scene-doge-denunciation = du erhältst { $amount } Intrige
scene-doge-interrogation = { $amount ->
    [one] einmal
    [2] zweimal
   *[other] { $amount }-mal
} verlierst du 1 Schriftrolle oder erhältst 1 Intrige
scene-doge-public-works = er baut eine Brücke neben einer deiner Gondeln; hat er keine mehr, erhält er { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
scene-doge-absolution = der Doge verliert { $amount } Intrige
scene-doge-levy = zahle { $amount ->
    [one] { $amount } Münze
   *[other] { $amount } Münzen
}, oder der Doge erhält { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
}
scene-doge-regatta = der Doge erhält { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
} je Dogengondel, wo du einen Gehilfen hast, höchstens { $more }

scene-told-assistant = Gehilfe auf Feld { $field }: { $name }
scene-told-gondola = Gondel: { $name }
scene-told-nobody = niemand ist hier

# warum ein Hinweis einer ist: was sich nach einem Zug bald unterscheidet, verglichen mit anderen
hint-my-points-more = { $by ->
    [0] Bringt dir bald mehr Punkte.
    [one] Bringt dir bald etwa einen Punkt mehr.
   *[other] Bringt dir bald etwa { $by } Punkte mehr.
}
hint-best-points-of-others-less = Hält die Punkte des besten Gegners klein.
hint-my-coins-more = { $by ->
    [0] Lässt dir mehr Münzen.
    [one] Lässt dir etwa eine Münze mehr.
   *[other] Lässt dir etwa { $by } Münzen mehr.
}
hint-my-scrolls-more = { $by ->
    [0] Lässt dir mehr Schriftrollen.
    [one] Lässt dir etwa eine Schriftrolle mehr.
   *[other] Lässt dir etwa { $by } Schriftrollen mehr.
}
hint-my-intrigue-less = { $by ->
    [0] Hält deine Intrige niedrig.
    [one] Erspart dir etwa 1 Intrige.
   *[other] Erspart dir etwa { $by } Intrige.
}
hint-my-council-field-more = Bringt dich auf der Ratsleiste voran.
hint-my-assistants-more = Setzt einen weiteren Gehilfen ein.
hint-my-bridges-more = Du hättest eine Brücke mehr.
hint-my-contracts-in-hand-more = Du hättest einen Vertrag mehr auf der Hand.
hint-my-contracts-fulfilled-more = Du hättest einen Vertrag mehr erfüllt.
hint-my-influence-cards-more = Lässt dir eine weitere Einflusskarte.
hint-my-cubes-more = { $by ->
    [0] Belädt deine Gondeln mit mehr Würfeln.
    [one] Belädt deine Gondeln mit etwa einem Würfel mehr.
   *[other] Belädt deine Gondeln mit etwa { $by } Würfeln mehr.
}
hint-my-council-points-more = Erhöht, was dir die Ratsleiste am Ende bringt.
hint-my-assistant-points-more = Erhöht, was dir deine Gehilfen am Ende bringen.
hint-i-am-the-suspect-less = Bewahrt dich davor, am meisten Intrige zu haben.
hint-most-intrigue-of-others-more = Ein anderer hat am meisten Intrige und muss die Verhaftung fürchten.
hint-highest-council-field-of-others-less = Hält die anderen auf der Ratsleiste zurück.
hint-cubes-that-my-next-contract-lacks-less = { $by ->
    [0] Deinem nächsten Vertrag fehlen weniger Würfel.
    [one] Deinem nächsten Vertrag fehlt ein Würfel weniger.
   *[other] Deinem nächsten Vertrag fehlen { $by } Würfel weniger.
}
hint-cubes-that-my-contracts-lack-less = Deinen Verträgen fehlen zusammen weniger Würfel.
hint-what-my-contracts-bring-more = Deine Verträge bringen dir mehr, wenn du sie erfüllst.
hint-what-my-influence-cards-are-worth-now-more = Nützt dir gerade mehr.
hint-cubes-of-the-kind-more = Du hast mehr { $place } an Bord.
