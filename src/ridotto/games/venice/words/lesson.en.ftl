# The lesson of Venice: what is told step by step, and what wrong answers are told.

lesson-goal = You are Anna, in red, a merchant with two gondolas. The most points win, but whoever has the most intrigue at the end is arrested and cannot win.

lesson-return = Contracts bring points and coins. You were dealt three and keep two: put back Ear of the City, which asks for the most.
lesson-keep-short = Second Shift needs only two cubes: keep it. Put back Ear of the City.
lesson-return-longest = This contract asks for three cubes as well, but for no scroll. Put back Ear of the City.
lesson-contract = Second Shift: bring 1 ceramic and 1 silver on one gondola to the Harbour. Let us fetch them.

lesson-place = Place your first gondola. The Warehouse gives ceramic: choose it.
lesson-harbour-later = The Harbour is where the contract ends. First you need the cubes: begin at the Warehouse.
lesson-needs-ceramic = You need ceramic and silver, and the Mint, with silver, is next to the Warehouse. Begin at the Warehouse.
lesson-assistant = Your assistant stands on field 1 there, so you may use the first effect. Take the ceramic.
lesson-use-it = You need not use an effect, but this one costs nothing.

lesson-second = Everybody has placed one, and then, the other way round, the others their second. You are last: place your second gondola at the Consulate, beside the Warehouse.
lesson-near-warehouse = You want to sail past your assistant at the Warehouse with it. The Consulate is next door.
lesson-cloth = Another assistant of yours stands here now. Take the cloth for this gondola.

lesson-gondolier = The match begins. You have only one gondolier: put him on the gondola with the ceramic.
lesson-ceramic-gondola = The cubes of a contract must be on the same gondola. Put him on the one with the ceramic.
lesson-sail = The first canal of a trip is free: it shows 0 now. Sail to the Mint. The numbers beside the buildings say what the whole way there would cost.
lesson-silver-at-mint = What you lack is silver, and the Mint has it.
lesson-moor = At each dock you pass or moor. Moor: that ends the trip, and your assistant goes ashore.
lesson-moor-here = You have no assistant here, so passing brings nothing. Moor.
lesson-silver = Take the silver. Now ceramic and silver are on one gondola.

lesson-meeting = Bruno sailed to the Monastery. Now Chiara passes the Mint, where you lie: a meeting.
lesson-answer = Both of you must lose a scroll or gain an intrigue; each of you chooses. Lose your scroll.
lesson-intrigue-bad = Intrigue can be useful in the council, but most of it at the end means arrest. You have a scroll: give that.
lesson-council = Chiara took an intrigue, and used it: in the Great Council she advanced 1 field, and 1 more for each of you with less intrigue than she has.

lesson-change-over = Your turn. The gondolier changes over to your other gondola for nothing; to stay would cost 3 coins. Let him change.
lesson-stay-costs = To stay costs 3 of your 6 coins. Change over: your cubes at the Mint do not run away.
lesson-sail-past = Sail to the Warehouse, where your assistant works.
lesson-past-warehouse = Sail where an assistant of yours works: to the Warehouse.
lesson-pass = Now pass: you may use what your assistant has there, and sail on.
lesson-not-yet = Mooring ends the trip. Passing, you use the building as well and go on.
lesson-use-passing = You may use the effect of your assistant in passing: take the ceramic.
lesson-pay-canal = Every further canal costs what is written on it. Pay 2 coins and sail to the Market.
lesson-own-gondola = Your other gondola lies there, and you may not moor at it. Sail to the Market.
lesson-moor-market = Moor here, with a new assistant, who begins on field 1. Whoever stands on that field is pushed on to the next.
lesson-pass-costs = The next canal costs coins again, and here you have no assistant yet. Moor.
lesson-market = Take the ceramic here, too: cubes stay on the gondola for a later contract.

lesson-bruno = Bruno paid to stay, sailed far and fulfilled a contract: 5 points. Now you will fulfil yours.
lesson-back-to-first = The gondolier changes over again: to the gondola with ceramic and silver.
lesson-cubes-there = Ceramic and silver are on the other gondola, and changing over is free.
lesson-to-harbour = Sail to the Harbour. This canal costs 2, but it is the first of your trip, so it is free. The paper with a seal says that a contract of yours belongs there.
lesson-harbour-now = The contract is fulfilled at the Harbour, and you have what it needs.
lesson-moor-harbour = Moor here: contracts are only fulfilled where you moor.
lesson-fulfil = Before anything else you may fulfil a contract that names this building. Do it!
lesson-fulfil-now = You have the cubes, and its effect lasts from now on: do it.
lesson-fulfilled = 4 points and 6 coins. And Second Shift stays before you: from now on it costs only 1 coin to leave the gondolier where he is.
lesson-harbour-effect = Then you use the building as usual: take the cloth.

lesson-drawing = New contracts are drawn here and in the Doge's Palace, for a tax: 1 coin for each contract that is already yours.
lesson-cards = Some buildings let you draw influence cards. You may play one in each turn, before you sail.
lesson-bridges = Here you can build a bridge. Its canal is then free for all; you gain 1 coin whenever you sail it, others gain 1 intrigue.

lesson-worth = Below your points stands what you would gain at the end as it stands: for the council, for your assistants, and 1 point for every 4 coins.
lesson-end = When somebody reaches the flag on field 12 here, or the last contract is drawn, the round is finished and two more are played. Then the places on this track score.
lesson-arrest = And whoever has the most intrigue then is arrested: now it would be Chiara. Before that everybody may pay 2 scrolls or 4 coins to lose one.

lesson-learned-1 = In a turn the gondolier changes over, you sail, pass docks and moor at one; the first canal is free.
lesson-learned-2 = Where you moor, an assistant enters the building or advances a field; you use the effects up to its field, also in passing.
lesson-learned-3 = Contracts bring points and a lasting effect. Intrigue helps in the council, but whoever has the most of it at the end loses.
