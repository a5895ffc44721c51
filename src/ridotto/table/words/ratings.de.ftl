# Wörter zu Wertungen, Profilen und gespielten Partien. Schlüssel beginnen mit ratings-.

# ---- gewertete Tische ----
refused-rated-no-members = hier gibt es keine gewerteten Tische: niemand hat ein Konto
refused-rated-guest = dieser Tisch ist gewertet: melde dich zuerst an, dann kannst du dich setzen
refused-rated-begun = diese Partie ist gewertet und hat begonnen; nur ein Bot kann den Platz von jemandem nehmen, der gegangen ist
refused-rated-bot = an einem gewerteten Tisch sind Bots eine der Stufen 1 bis 10, die eine Wertung haben; { $bot } hat keine
refused-rated-alone = eine gewertete Partie braucht mindestens zwei, die spielen, und einen Platz für ein Mitglied
refused-rated-variant = gewertete Partien werden ohne Varianten gespielt
refused-rated-edition = gewertete Partien werden mit der Ausgabe gespielt, die zum Spiel gehört, und von Anfang an
refused-rated-hints = in gewerteten Partien gibt es keine Tipps
