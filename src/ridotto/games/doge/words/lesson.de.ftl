# Die Lektion von Doge: was Schritt für Schritt gesagt wird, und was falsche Antworten zu hören bekommen.

lesson-goal = Du bist Anna, in Rot. Baue in jedem der sechs Stadtteile, hier Castello, einen Palazzo, und deine Familie stellt den neuen Dogen, das Oberhaupt Venedigs.

lesson-card = Jede Runde beginnt geheim: Eine Karte sagt, in welchem Feld du abstimmst, Marken sind deine Stimmen dort. Wähle die Karte von Castello.
lesson-card-first = Ein gutes Feld, aber Castello stimmt in dieser Runde zuerst ab. Fangen wir dort an.
lesson-not-quarantia = Die Quarantia ist der Rat: Dort gibt es Berater, aber niemand baut. Wähle Castello.

lesson-tokens = Nun deine Stimmen. Wähle eine Marke im Wert von 3 und eine im Wert von 1 und setze sie: 4 Stimmen für Castello.
lesson-tokens-zero = Die 0 ist gar keine Stimme. Sie ist zum Bluffen da, und Castello willst du gewinnen.
lesson-tokens-best = Das ist mehr, als du brauchst. Die Marken müssen für vier Felder reichen, und vor dem Ende der Runde kommt keine zurück.
lesson-tokens-other = Auch das ginge. Aber hier wollen wir die 3 und die 1 sehen: 4 Stimmen, und die anderen Marken bleiben für später.
lesson-tokens-many = Das ist zu viel für ein Feld: Sieben Marken müssen für vier Felder reichen. Setze 3 und 1.

lesson-turned-up = Die Karten werden aufgedeckt, die Marken bleiben verdeckt. Du hast =4 Stimmen in Castello. Auch Bruno will es, mit ×1: einer Marke, aber welcher?

lesson-card-san-marco = Alle wählen viermal, jedes Mal ein anderes Feld. Nimm jetzt San Marco.
lesson-tokens-san-marco = San Marco willst du gewinnen, also setze mehr: 3 und 2 sind 5 Stimmen.

lesson-tokens-san-marco-other = Auch das ginge. Aber hier wollen wir die 3 und die 2 sehen: 5 Stimmen.

lesson-card-cannaregio = Chiara hat nur eine Marke in Cannaregio, da können wenige Stimmen reichen. Geh auch dorthin.
lesson-tokens-cannaregio = Setze deine zweite 2 und behalte 1 und 0 für das letzte Feld.
lesson-tokens-only-2 = Auch das ginge. Aber in Cannaregio wollen wir die 2 sehen, und nur sie.
lesson-tokens-all = Dann bliebe nichts für das letzte Feld. Setze nur die 2.

lesson-card-san-polo = Das letzte Feld: Wähle San Polo, wo Chiara ist. Auch wer in einem Stadtteil Zweiter wird, bekommt etwas.
lesson-tokens-san-polo = Setze beide, 1 und 0. Chiara sieht zwei Marken und kann nicht wissen, dass sie zusammen nur eine Stimme wert sind.
lesson-zero-alone = Die 0 allein ist keine Stimme: In San Polo bekämst du nichts. Setze die 1 dazu.
lesson-zero-left = Auf der Hand nützt dir die 0 nichts. Auf dem Plan sieht sie aus wie eine Stimme.

lesson-votes = Nun stimmt die Stadt ab, Feld für Feld. Die offenen Karten sind die Reihenfolge: Castello, die Quarantia, Cannaregio und so weiter.
lesson-won = In Castello werden die Marken gezeigt: Du hast 4 Stimmen, Bruno 3; die meisten sind unterstrichen. Du gewinnst den Berater und bis zu zwei Häuser; Bruno als Zweiter bekommt ein Haus.

lesson-advisor = Erst der Berater. Schick ihn nach San Marco: Dort ist er von nun an eine Stimme für dich.
lesson-advisor-later = Man kann auch auf ihn verzichten, um ein Haus zu versetzen. Aber du hast noch keines, also lass ihn für dich stimmen.
lesson-advisor-elsewhere = Auch dort wäre er eine Stimme für dich. Aber Bruno hat zwei Marken in San Marco, und es wird knapp.

lesson-houses = Nun deine Häuser: Drei in einem Stadtteil bezahlen dort einen Palazzo. Setze zwei nach Castello.
lesson-houses-both = Mit Häusern bezahlst du Palazzi. Setze beide.

lesson-second = Bruno als Zweiter hat ein Haus gesetzt. Als Nächstes kommt die Quarantia, der Rat. Dort hast du keine Stimmen.
lesson-quarantia = In der Quarantia setzt niemand Häuser. Chiara hat gewonnen und zwei Berater ausgesandt, Bruno als Zweiter einen.

lesson-tie = Cannaregio: Du und Chiara habt je 2 Stimmen, Gleichstand. Jeder von euch setzt Häuser: Setze zwei.
lesson-tie-both = Gleichstand gibt dir so viele Häuser wie ein Sieg. Setze beide.
lesson-tied = Aber bei Gleichstand bekommt niemand den Berater: Er bleibt neutral, und es gibt keinen Zweiten. Eine Stimme mehr, und alles wäre deins gewesen.

lesson-second-house = San Polo: Chiara hat 3 Stimmen, du hast 1. Wer Zweiter ist, setzt ein Haus.

lesson-decided = Dorsoduro ging an Bruno. Nun stimmt San Marco ab: 5 von deinen Marken und 1 von deinem Berater sind 6. Bruno hat 5. Dein Berater hat entschieden!
lesson-price = Ein Palazzo kostet Häuser in seinem Stadtteil: 3 der erste, und eines mehr für jeden, der schon dort steht. Du darfst 2 setzen, also fehlt eines.

lesson-give-up = So kommst du dazu: Verzichte auf den Berater von San Marco. Dann darfst du ein Haus nach San Marco oder von dort weg versetzen.
lesson-give-up-now = Das wäre eine Stimme für später. Aber ein Palazzo jetzt ist besser, und dafür brauchst du hier ein drittes Haus.
lesson-shift = Versetze dein Haus aus San Polo: Es steht dort ganz allein.
lesson-shift-pair = Damit würdest du ein Paar trennen, dem nur ein Haus fehlt. Das in San Polo ist allein.
lesson-shift-needed = Ohne dieses Haus hast du in San Marco nur zwei, und ein Palazzo kostet drei.
lesson-two-more = Und nun setze deine zwei Häuser. Das macht drei.
lesson-two-needed = Der Palazzo kostet drei Häuser: Eines ist da, also setze zwei.

lesson-build = Baue deinen ersten Palazzo! Die drei Häuser bekommst du zurück.
lesson-build-now = Man kann warten. Aber wer zuerst baut, zahlt am wenigsten: Der nächste Palazzo hier kostet 4.
lesson-built = Dein Palazzo in San Marco steht für immer. Der nächste dort kostet 4 Häuser, egal wer ihn baut.

lesson-supply = Hier siehst du, in welchen Stadtteilen du einen Palazzo hast. Die Zahlen darunter sind dein Vorrat: Häuser, Palazzi, Ringe (einer für jeden Berater, den du bekommst) und Marken.
lesson-round-over = Chiara hat die letzte Abstimmung gewonnen, in Santa Croce. Die Runde ist vorbei: Alle nehmen ihre Marken zurück. Nach jeder Abstimmung wurde rechts eine blaue Karte aufgedeckt: Das ist die Reihenfolge der nächsten Runde.
lesson-win = Du hast einen Stadtteil von sechs. Auch sieben Palazzi in fünf Stadtteilen gewinnen, oder acht in vier. Es zählt, was am Ende einer Runde dasteht.

lesson-learned-1 = Eine Runde hat zwei Teile: geheim Marken setzen, dann Feld für Feld abstimmen. Wer gewinnt, bekommt den Berater und zwei Häuser, der Zweite ein Haus.
lesson-learned-2 = Ein Berater ist eine Stimme für dich in einem anderen Feld. Oder verzichte auf ihn, dann darfst du ein Haus versetzen.
lesson-learned-3 = Drei Häuser in einem Stadtteil ergeben dort den ersten Palazzo. Ein Palazzo in jedem Stadtteil gewinnt.
