# Die Lektion von Rialto: was Schritt für Schritt gesagt wird, und was falsche Antworten zu hören bekommen.

lesson-goal = Du bist Anna, in Rot. In sechs Runden bringst du Ratsherren in die Stadtteile Venedigs. Am Ende bringen Stadtteile denen Punkte, die dort die meisten haben; Brücken sagen, wie viele. Die meisten Punkte gewinnen.

lesson-building = Alle beginnen mit 3 Punkten, ein oder zwei Münzen und einem kleinen Gebäude. Bruno hat ein gelbes genommen. Nimm das grüne: Es bringt dir Karten.
lesson-green-first = Blau macht ein Gebäude besser, aber erst am Ende einer Runde. Grün bringt dir sofort eine Karte.

lesson-current = In jeder Runde kommen Ratsherren in einen Stadtteil; die römischen Zahlen sagen, in welcher Runde in welchen. Die Figur im Mantel steht in diesem: Cannaregio.
lesson-row = Die Karten entscheiden, was du tun kannst. Nimm Reihe 1: Sie hat fast von jeder Sorte eine. Dazu ziehst du zwei Karten.
lesson-no-councilman = Kein Ratsherr und kein Doge darin. Reihe 1 hat für fast jeden Abschnitt etwas.
lesson-less-variety = Gut zum Bauen, aber ohne Ratsherren geht niemand für dich nach Cannaregio. Nimm Reihe 1.

lesson-green = Bruno hat Reihe 3 genommen. Nutze jetzt dein grünes Gebäude. Das kostet deine Münze, und jedes Gebäude wirkt einmal je Runde.
lesson-use-it = Du hast eine Münze, und ein ungenutztes Gebäude bringt nichts.
lesson-leftover = Nimm eine Karte aus der Reihe, die niemand wollte. Dir fehlt noch eine Gondel: Nimm sie.
lesson-known-card = Drei unbekannte Karten können gut sein. Aber du weißt, was dir fehlt: eine Gondel.
lesson-missing-kind = So eine Karte hast du schon. Was dir fehlt, ist eine Gondel.

lesson-discard = Neun Karten, und sieben darfst du behalten. Lege verdeckt zuerst die Goldkarte ab: Auf Münzen kannst du am ehesten warten.
lesson-keep-joker = Niemals einen Joker: Er zählt bei jeder Sorte eins dazu.
lesson-keep-kinds = Mit jeder Sorte, die du behältst, spielst du in ihrem Abschnitt mit, und auf Münzen kannst du am ehesten warten: Lege Gold ab.
lesson-discard-more = Und eine deiner zwei Ratsherrenkarten: Eine genügt, um in ihrem Abschnitt mitzuspielen.
lesson-keep-bridges = Zwei Brückenkarten sind zwei Punkte oder sogar die Mehrheit. Eine Ratsherrenkarte genügt.

lesson-sections = Nun kommen sechs Abschnitte, einer für jede Sorte: Doge, Gold, Gebäude, Brücke, Gondel, Ratsherr. In jedem spielen alle so viele Karten dieser Sorte, wie sie wollen.
lesson-doge = Zuerst der Doge. Spiel deine Karte: ein Schritt auf der Dogenleiste.
lesson-play-doge = Ein Schritt auf der Dogenleiste bringt keinen Punkt, aber sie entscheidet jeden Gleichstand. Du wirst sehen.
lesson-tie = Auch Bruno hat eine gespielt. Wer die meisten Karten spielt, bekommt einen Bonus, und bei Gleichstand, wer auf dieser Leiste vorn liegt. Ihr standet beide auf 0, aber deine Scheibe lag oben: zwei Schritte für dich, einer für Bruno.
lesson-gold = Im Abschnitt Gold hatte niemand eine Karte. Jetzt kommen die Gebäude.
lesson-build = Spiel deine Gebäudekarte: Für eine Karte bekommst du ein Gebäude vom Wert 1.
lesson-play-building = Ohne Karte bekommst du kein Gebäude, und jedes zählt am Ende seine Zahl.
lesson-take = Bruno hat zwei gespielt und nimmt ein besseres. Nimm Gelb 1: Damit kannst du abwarten, was die anderen spielen.
lesson-yellow = Das ginge, aber Gelb ist neu: Es wirkt, während die Karten gespielt werden.

lesson-bridge = Nun die Brücken. Bruno beginnt, weil er den Bonus der Gebäude hatte: zwei Brückenkarten und ein Joker, der als dritte zählt. In diesem Abschnitt ist jede ein Punkt.
lesson-bridge-cards = Spiel deine beiden Brückenkarten.
lesson-lose-point = Wer keine Brückenkarte spielt, verliert einen Punkt. Spiel beide.
lesson-both-bridges = Zwei sind mehr: Jede ist ein Punkt, und du willst Brunos 3 einholen.
lesson-joker = Und nun deinen Joker: Damit hast du 3, so viel wie Bruno.
lesson-joker-now = Mit 2 hat Bruno die Mehrheit. Mit dem Joker steht es gleich, und auf der Dogenleiste liegst du vorn.
lesson-majority = Gleichstand, und du liegst auf der Leiste vorn: Der Bonus gehört dir! Du hast 4 Punkte bekommen und darfst die Brücke legen.

lesson-lay-bridge = Die Brücke zeigt 3 und 6: So viel bringt sie den Stadtteilen an ihren Enden. Lege sie zwischen Cannaregio und San Marco.
lesson-at-cannaregio = Deine Ratsherren kommen in dieser Runde nach Cannaregio, also mach Cannaregio wertvoller: zwischen ihm und San Marco.
lesson-turn-bridge = Nun dreh sie: die 6 nach Cannaregio, die 3 nach San Marco.
lesson-six-here = Dann bekäme Cannaregio nur 3. Die 6 soll dorthin, wo du sein wirst.

lesson-gondola = Gondel: Spiel deine Karte. Sie bringt einen Ratsherrn aus dem Vorrat auf dein Tableau: zu deinen Sachen unter dem Plan.
lesson-play-gondola = Niemand sonst hat eine: Du bekämst auch den Bonus. Spiel sie.
lesson-lay-gondola = Bruno hat keine, also legst du die Gondel. Sie bringt beiden Enden 1: Lege sie zwischen Cannaregio und Castello.
lesson-beside-castello = Sie soll neben Cannaregio liegen. Auf ihrer anderen Seite liegt Castello, das du auch brauchst.
lesson-place = Mit der Gondel kommt noch einer deiner Ratsherren aus dem Vorrat: nach Castello.
lesson-other-side = Nach Cannaregio kommst du gleich ohnehin. In Castello hättest du ohne diese Gondel niemanden.

lesson-council = Endlich die Ratsherren: Sie gehen nach Cannaregio. Spiel deine Karte.
lesson-play-council = Ohne Ratsherren in Cannaregio nützt dir die Brücke nichts.
lesson-first = Bruno hatte keine Karte, also hast du auch den Bonus: zwei Ratsherren. Am Ende bringt der erste Platz hier 7 Punkte: 6 für die Brücke, 1 für die Gondel.

lesson-blue = Am Ende der Runde lassen sich blaue Gebäude nutzen. Bruno hat für seines eine Münze gezahlt und einen Punkt und einen Ratsherrn bekommen.
lesson-round-over = Runde 2: Nun kommen Ratsherren nach Santa Croce, und neue Reihen liegen aus. Nicht gespielte Karten bleiben auf der Hand. Du liegst auf der Leiste vorn, also wählst du zuerst.
lesson-scoring = Nach sechs Runden zählt jeder Stadtteil: der erste Platz, was Brücken und Gondeln dort zeigen, der zweite die Hälfte. Gleichstand entscheidet wieder die Dogenleiste.
lesson-side = Und wer zuerst in allen drei Stadtteilen auf einer Seite des Canal Grande steht, bekommt 5 Punkte. Von Cannaregio, Castello und San Marco fehlt dir nur das letzte.

lesson-learned-1 = Eine Runde: eine Reihe nehmen, sieben Karten behalten, sie Sorte für Sorte spielen; wer von einer am meisten spielt, bekommt ihren Bonus.
lesson-learned-2 = Die Dogenleiste bringt keine Punkte, aber wer auf ihr vorn liegt, gewinnt jeden Gleichstand und wählt zuerst.
lesson-learned-3 = Brücken und Gondeln sagen, was ein Stadtteil wert ist, Ratsherren, wer es bekommt.
