# Die Lektion von The Doge Ship: was Schritt für Schritt gesagt wird, und was falsche Antworten zu hören bekommen.

lesson-goal = Du bist Anna, in Rot. Alle Werften bauen zusammen eine Galeere, vom Heck zum Bug, und wer einen Teil fertigstellt, bekommt die Punkte dafür. Die meisten Punkte gewinnen.
lesson-dice = Felder sind Aktionen, und du hast fünf Marker je Runde, einen für jede. Der weiße Würfel zeigt 4: Hier kosten die Felder 1 bis 4 nichts, darüber kostet jeder Schritt einen Dukaten.

lesson-buy-field = Zuerst brauchst du einen Teil. Auf Weiß 3 kannst du einen kaufen, und das Feld kostet nichts: Wähle es.
lesson-nothing-yet = Der Hammer stellt ein Plättchen deiner Werft fertig, und deine Werft ist noch leer. Kaufe erst, auf Weiß 3.
lesson-green-later = Das ginge auch, aber auf Grün 5 kann man auch Barrieren kaufen: Das brauchen wir später. Nimm Weiß 3.
lesson-dear = Über dem Würfel kostet jeder Schritt einen Dukaten. Weiß 3 kostet nichts.
lesson-no-water = Ein Marker im Wasser bringt einen einzigen Dukaten. Auf einem Feld ist er mehr wert.
lesson-other-kind = Das ist etwas anderes. Der Beutel auf Weiß 3 kauft einen Galeerenteil.

lesson-pile = Wähle den Stapel Heck unten: Dieser Platz ist als Nächster dran. Drei Plättchen des Stapels siehst du dir an.
lesson-upper-later = Oben kann nur gebaut werden, wo unten schon etwas steht.
lesson-stern-first = Die Galeere wächst vom Heck an ohne Lücken. Heck unten ist als Nächstes dran.
lesson-do-buy = Du hast das Feld gewählt, also nutze es: Für diese Runde ist es besetzt.

lesson-doge-tile = Der Doge sagt, was jede Kennziffer, jedes farbige Zeichen auf einem Teil, jetzt wert ist: Gewicht 3 Punkte, Tempo 1, Lenkung minus 1.
lesson-purple = Auch Lieblingszonen hat er: Sie sind jetzt violett, wie Heck unten. Ein Teil dort bringt eine seiner Abnahmen. Mit denen bietest du später.
lesson-take = Der billigste der drei bringt 7 Punkte: 3 gedruckte, 3 für Gewicht, 1 für Tempo. Nimm ihn für 2 Dukaten.
lesson-six-ducats = 8 Punkte, aber er kostet 6 deiner 12 Dukaten. Der andere bringt 7 für nur 2.
lesson-two-points = Zwei Abnahmen, aber nur 2 Punkte. Der für 2 Dukaten bringt 7.

lesson-bruno = Bruno hat eine Barriere gekauft, für seine Mauer. Ihr seid abwechselnd dran, mit je einem Marker. Auf deiner Werft liegt jetzt ein Teil.

lesson-complete-field = Stell ihn fertig, bevor jemand anders den Platz füllt. Rot 3, mit dem Hammer, kostet nichts.
lesson-costs-one = Auch das geht, liegt aber über dem Würfel und kostet Dukaten. Rot 3 kostet nichts.
lesson-not-completing = Damit stellst du dein Plättchen nicht fertig. Such ein Feld mit dem Hammer.
lesson-complete = Wähle deinen Teil.
lesson-do-complete = Der Marker wäre umsonst ausgegeben. Stell dein Plättchen fertig.
lesson-scored = 7 Punkte und eine Abnahme, weil die Zone violett ist. Die Galeere gehört niemandem: Für einen Teil bekommt nur Punkte, wer ihn fertigstellt.

lesson-wall = Bruno hat seine Barriere fertiggestellt. Sie steht jetzt in seiner Mauer, und Mauern halten Hochwasser ab.
lesson-top = Die oberste Barriere kann mehr. Sie gibt bei jedem Feld mit ihrem Zeichen einen Bonus, hier beim Beutel, und ihre Nummer bestimmt die Reihenfolge der nächsten Runde: Die niedrigste beginnt.
lesson-barrier-field = Hol dir auch eine Barriere. Auf Grün 5 kaufst du einen Teil oder eine Barriere, und es kostet nichts: Wähle das Feld.
lesson-save-white = Auch Weiß 1 kauft Barrieren. Aber mit Grün 5 nimmst du Bruno ein Feld weg, auf dem er Teile kaufen könnte: Wähle Grün 5.
lesson-barrier-now = Später. Eine Mauer braucht zwei Aktionen, Kaufen und Fertigstellen, also fang jetzt an: Grün 5.
lesson-barrier-pile = Wähle den Stapel der Barrieren.
lesson-wall-first = Grün 5 gibt das eine oder das andere. Diesmal willst du eine Barriere.
lesson-barrier = Nimm Nummer 7: Niedrige Nummern sind früh dran, und zuoberst auf deiner Mauer gibt sie bei jedem Dukatenfeld einen Punkt.
lesson-low-number = Nicht schlecht, aber ihre Nummer ist höher, also wärst du in der nächsten Runde später dran. Nimm Nummer 7.

lesson-bruno-buys = Durch seine Barriere durfte Bruno mit dem Beutel auf Rot 5 noch eine Barriere kaufen. Auch einen Teil für Heck unten hat er jetzt und eine Gondel; Gondeln bringen Dukaten oder Abnahmen.

lesson-surcharge = Stell deine Barriere fertig. Die kostenlosen Hämmer für Barrieren sind vergeben: Weiß 5 liegt eins über dem Würfel, also kostet es einen Dukaten.
lesson-for-two = Dieses Feld ist für zwei Plättchen zugleich, einen Teil und eine Barriere; du hast nur die Barriere. Weiß 5 genügt dafür.
lesson-complete-barrier = Wähle deine Barriere.

lesson-bruno-completes = Bruno hat den zweiten Teil von Heck unten fertiggestellt, für 7 Punkte und 2 Abnahmen, eine davon aufgedruckt. Nun sind Mitte unten und Heck oben an der Reihe: Oben wird nur gebaut, wo unten schon ein Teil steht.
lesson-last-marker = Ein Marker ist übrig, und am Ende dieser Runde kommt eine Inspektion: Alle bieten geheim Abnahmen, und das höchste Gebot bringt 6 Punkte.
lesson-approvals = Du hast eine Abnahme. Weiß 4 verkauft dir zwei weitere für 2 Dukaten: Wähle das Feld.
lesson-one-approval = Eine Abnahme für einen Dukaten. Weiß 4 gibt zwei für zwei, und du willst Bruno überbieten, der zwei hat.
lesson-money-later = Dukaten sind gut, aber jetzt kommt die Inspektion. Zwei Abnahmen mehr bringen vielleicht 6 Punkte.
lesson-keep-doge = Damit läge ein anderes Dogenplättchen aus, vielleicht ohne Inspektion. Du willst dieses.
lesson-inspection-comes = Am Ende der Runde kommt die Inspektion, und du hast nur eine Abnahme. Weiß 4 verkauft dir zwei.

lesson-inspection = Die Runde ist vorbei, und der Doge inspiziert die Galeere. Was geboten wird, ist verloren: 6 Punkte für das höchste Gebot, 3 für das zweite.
lesson-bid = Bruno hat zwei Abnahmen, beide von seinem Teil. Biete 3, und er kann nicht mithalten.
lesson-could-tie = Bruno könnte auch 2 bieten. Gleiche Gebote bekommen beide die Punkte, aber du willst vor ihm liegen.
lesson-too-little = Dann bietet Bruno mehr und bekommt 6 Punkte. Biete 3.
lesson-won = 6 Punkte für dich, 3 für Bruno, der eine geboten hat. Du führst 13 zu 10. Abnahmen, die du behältst, bringen am Ende der Partie Punkte: 9 für die meisten, 5 für die zweitmeisten.

lesson-order = Die Mauern bestimmen, wer zuerst dran ist: Brunos oberste Barriere hat die 5, deine die 7. Also beginnt er.
lesson-new-doge = Jede Runde hat ein neues Dogenplättchen: Nun zählen andere Kennziffern, andere Zonen sind violett, und diesmal beendet ein Hochwasser die Runde.
lesson-flood = Seine Stufe ist 3. Mehr als 3 Barrieren halten es ab. Wer genau 3 hat, verliert eine Aktion der nächsten Runde, wer weniger hat, zwei.
lesson-end = Die Partie endet, sobald der letzte der zwölf Teile steht. Achte also darauf, was als Nächstes dran ist und was in den Werften der anderen liegt.

lesson-learned-1 = Ein Marker ist eine Aktion: kaufen, fertigstellen, Abnahmen oder Dukaten holen. Felder über dem Würfel kosten die Differenz.
lesson-learned-2 = Ein Teil bringt, was auf ihm steht und was das Dogenplättchen für seine Kennziffern gibt, aber nur, wenn sein Platz dran ist.
lesson-learned-3 = Barrieren halten Hochwasser ab, geben einen Bonus und bestimmen die Reihenfolge; Abnahmen bietet man bei Inspektionen.
