lesson-goal = In jeder Runde wird ein Preis aufgedeckt. Die höchste Summe an Preisen gewinnt.
lesson-bid = Alle bieten verdeckt eine Karte. Biete deine 3: Dieser Preis ist nur 2 wert.
lesson-too-high = Die 5 würde gewinnen, aber du hast sie nur einmal. Heb sie für einen besseren Preis auf.
lesson-won = Bruno hat 2 geboten, also gehört der Preis dir. Deine 3 ist verbraucht.

lesson-learned-1 = Du willst die höchste Summe an Preisen.
lesson-learned-2 = Das höchste Gebot nimmt den Preis; gleiche höchste Gebote nehmen nichts.
lesson-learned-3 = Jede Karte kannst du nur einmal bieten.
