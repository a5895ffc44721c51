# Die Lektion von Venedig: was Schritt für Schritt gesagt wird, und was falsche Antworten zu hören bekommen.

lesson-goal = Du bist Anna, in Rot, eine Kauffrau mit zwei Gondeln. Die meisten Punkte gewinnen, aber wer am Ende am meisten Intrige hat, wird verhaftet und kann nicht gewinnen.

lesson-return = Verträge bringen Punkte und Münzen. Du hast drei bekommen und behältst zwei: Leg „Ohr der Stadt“ zurück: Dieser Vertrag verlangt am meisten.
lesson-keep-short = „Zweite Schicht“ braucht nur zwei Würfel: Behalte ihn. Leg „Ohr der Stadt“ zurück.
lesson-return-longest = Auch dieser Vertrag verlangt drei Würfel, aber keine Schriftrolle. Leg „Ohr der Stadt“ zurück.
lesson-contract = „Zweite Schicht“: Bring 1 Keramik und 1 Silber auf einer Gondel zum Hafen. Holen wir sie.

lesson-place = Platziere deine erste Gondel. Das Lagerhaus gibt Keramik: Wähle es.
lesson-harbour-later = Am Hafen wird der Vertrag erfüllt. Erst brauchst du die Würfel: Fang am Lagerhaus an.
lesson-needs-ceramic = Du brauchst Keramik und Silber, und die Münze, mit Silber, liegt neben dem Lagerhaus. Fang am Lagerhaus an.
lesson-assistant = Dein Gehilfe steht dort auf Feld 1, also darfst du den ersten Effekt nutzen. Nimm die Keramik.
lesson-use-it = Du musst keinen Effekt nutzen, aber dieser kostet nichts.

lesson-second = Alle haben eine platziert, und dann, andersherum, die anderen ihre zweite. Du bist zuletzt dran: Platziere deine zweite Gondel am Konsulat, neben dem Lagerhaus.
lesson-near-warehouse = Mit ihr willst du an deinem Gehilfen im Lagerhaus vorbeifahren. Das Konsulat liegt nebenan.
lesson-cloth = Auch hier steht jetzt ein Gehilfe von dir. Nimm den Stoff für diese Gondel.

lesson-gondolier = Die Partie beginnt. Du hast nur einen Gondoliere: Setz ihn auf die Gondel mit der Keramik.
lesson-ceramic-gondola = Die Würfel für einen Vertrag müssen auf derselben Gondel sein. Setz ihn auf die mit der Keramik.
lesson-sail = Der erste Kanal einer Fahrt ist kostenlos: Jetzt steht 0 an ihm. Fahr zur Münze. Die Zahlen neben den Gebäuden sagen, was der ganze Weg dorthin kosten würde.
lesson-silver-at-mint = Dir fehlt Silber, und die Münze hat es.
lesson-moor = An jeder Anlegestelle passierst du oder legst an. Leg an: Damit endet die Fahrt, und dein Gehilfe geht an Land.
lesson-moor-here = Du hast hier keinen Gehilfen, also bringt Passieren nichts. Leg an.
lesson-silver = Nimm das Silber. Nun sind Keramik und Silber auf einer Gondel.

lesson-meeting = Bruno ist zum Kloster gefahren. Jetzt passiert Chiara die Münze, wo du liegst: ein Treffen.
lesson-answer = Ihr müsst beide eine Schriftrolle verlieren oder eine Intrige nehmen; jeder wählt selbst. Verlier deine Schriftrolle.
lesson-intrigue-bad = Intrige kann im Rat nützen, aber am meisten davon am Ende heißt Verhaftung. Du hast eine Schriftrolle: Gib die.
lesson-council = Chiara hat eine Intrige genommen und genutzt: Im Großen Rat ist sie 1 Feld vorgerückt und 1 weiteres für jeden von euch, der weniger Intrige hat als sie.

lesson-change-over = Du bist am Zug. Der Gondoliere wechselt kostenlos auf deine andere Gondel; zu bleiben würde 3 Münzen kosten. Lass ihn wechseln.
lesson-stay-costs = Zu bleiben kostet 3 deiner 6 Münzen. Lass ihn wechseln: Deine Würfel an der Münze laufen nicht weg.
lesson-sail-past = Fahr zum Lagerhaus, wo dein Gehilfe arbeitet.
lesson-past-warehouse = Fahr dorthin, wo ein Gehilfe von dir arbeitet: zum Lagerhaus.
lesson-pass = Passiere nun: Du darfst nutzen, was dein Gehilfe dort hat, und fährst weiter.
lesson-not-yet = Anlegen beendet die Fahrt. Im Vorbeifahren nutzt du das Gebäude auch und kommst weiter.
lesson-use-passing = Auch im Vorbeifahren darfst du den Effekt deines Gehilfen nutzen: Nimm die Keramik.
lesson-pay-canal = Jeder weitere Kanal kostet, was an ihm steht. Zahl 2 Münzen und fahr zum Markt.
lesson-own-gondola = Dort liegt deine andere Gondel, und bei ihr darfst du nicht anlegen. Fahr zum Markt.
lesson-moor-market = Leg hier an, mit einem neuen Gehilfen, der auf Feld 1 beginnt. Wer dort steht, wird auf das nächste Feld geschoben.
lesson-pass-costs = Der nächste Kanal kostet wieder Münzen, und hier hast du noch keinen Gehilfen. Leg an.
lesson-market = Nimm auch hier die Keramik: Würfel bleiben für einen späteren Vertrag auf der Gondel.

lesson-bruno = Bruno hat fürs Bleiben gezahlt, ist weit gefahren und hat einen Vertrag erfüllt: 5 Punkte. Jetzt erfüllst du deinen.
lesson-back-to-first = Der Gondoliere wechselt wieder: auf die Gondel mit Keramik und Silber.
lesson-cubes-there = Keramik und Silber sind auf der anderen Gondel, und wechseln ist kostenlos.
lesson-to-harbour = Fahr zum Hafen. Dieser Kanal kostet 2, aber er ist der erste deiner Fahrt, also kostenlos. Das Papier mit dem Siegel sagt, dass ein Vertrag von dir dorthin gehört.
lesson-harbour-now = Der Vertrag wird am Hafen erfüllt, und du hast, was er braucht.
lesson-moor-harbour = Leg hier an: Verträge erfüllt man nur, wo man anlegt.
lesson-fulfil = Vor allem anderen darfst du einen Vertrag erfüllen, der dieses Gebäude nennt. Tu es!
lesson-fulfil-now = Du hast die Würfel, und die Wirkung hält von jetzt an: Tu es.
lesson-fulfilled = 4 Punkte und 6 Münzen. Und „Zweite Schicht“ bleibt vor dir liegen: Von nun an kostet es nur 1 Münze, wenn der Gondoliere bleibt.
lesson-harbour-effect = Dann nutzt du das Gebäude wie immer: Nimm den Stoff.

lesson-drawing = Neue Verträge ziehst du hier und im Dogenpalast, für eine Steuer: 1 Münze für jeden Vertrag, der dir schon gehört.
lesson-cards = In manchen Gebäuden ziehst du Einflusskarten. In jedem Zug darfst du eine spielen, bevor du fährst.
lesson-bridges = Hier kannst du eine Brücke bauen. Ihr Kanal ist dann für alle kostenlos; du erhältst 1 Münze, sooft du hindurchfährst, andere nehmen 1 Intrige.

lesson-worth = Unter deinen Punkten steht, was du nach jetzigem Stand am Ende noch erhieltest: für den Rat, für deine Gehilfen und 1 Punkt für je 4 Münzen.
lesson-end = Wenn jemand hier die Fahne auf Feld 12 erreicht oder der letzte Vertrag gezogen ist, geht die Runde zu Ende, und es folgen noch zwei. Dann bringen die Plätze auf dieser Leiste Punkte.
lesson-arrest = Und wer dann am meisten Intrige hat, wird verhaftet: Jetzt wäre es Chiara. Vorher dürfen alle 2 Schriftrollen oder 4 Münzen zahlen, um eine abzubauen.

lesson-learned-1 = In deinem Zug wechselt der Gondoliere, du fährst, passierst Anlegestellen und legst an einer an; der erste Kanal ist kostenlos.
lesson-learned-2 = Wo du anlegst, kommt ein Gehilfe ins Gebäude oder rückt ein Feld vor; bis zu seinem Feld nutzt du die Effekte, auch im Vorbeifahren.
lesson-learned-3 = Verträge bringen Punkte und eine dauernde Wirkung. Intrige hilft im Rat, aber wer am Ende am meisten davon hat, verliert.
