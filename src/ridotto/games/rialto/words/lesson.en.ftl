# The lesson of Rialto: what is told step by step, and what wrong answers are told.

lesson-goal = You are Anna, in red. Over six rounds you send councilmen into the districts of Venice. At the end districts bring points to those who have most there; bridges say how many. Most points win.

lesson-building = Everybody begins with 3 points, a coin or two and a small building. Bruno has taken a yellow one. Take the green one: it brings you cards.
lesson-green-first = Blue makes a building better, but only at the end of a round. Green brings you a card at once.

lesson-current = Each round councilmen go to one district; the Roman numbers say in which round to which. The figure in the coat stands in this one: Cannaregio.
lesson-row = The cards decide what you can do. Take row 1: it has one of almost every kind. You also draw two cards.
lesson-no-councilman = No councilman and no Doge in it. Row 1 has something for almost every section.
lesson-less-variety = Good for building, but without councilmen nobody goes to Cannaregio for you. Take row 1.

lesson-green = Bruno took row 3. Now use your green building. That costs your coin, and each building works once a round.
lesson-use-it = You have a coin, and a building that is not used brings nothing.
lesson-leftover = Take a card from the row that nobody wanted. You have no Gondola card yet: take one.
lesson-known-card = Three unknown cards may be good. But you know what you lack: a Gondola.
lesson-missing-kind = You have such a card already. What you lack is a Gondola.

lesson-discard = Nine cards, and you may keep seven. First discard the Gold card, face down: coins can wait longest.
lesson-keep-joker = Never a joker: it adds one to any kind.
lesson-keep-kinds = Every kind that you keep lets you take part in its section, and coins are what can wait: put down Gold.
lesson-discard-more = And one of your two Councilman cards: one is enough to take part in its section.
lesson-keep-bridges = Two Bridge cards are two points, or even the majority. One Councilman card will do.

lesson-sections = Now come six sections, one for each kind of card: Doge, Gold, Building, Bridge, Gondola, Councilman. In each, everybody plays as many cards of that kind as they like.
lesson-doge = First the Doge. Play your card: a step on the Doge track.
lesson-play-doge = A step on the Doge track brings no point, but it decides ties. You will see.
lesson-tie = Bruno played one, too. Whoever plays most gets a bonus, and a tie goes to whoever is ahead on this track. Both of you stood at 0, but your disc lay on top: two steps for you, one for Bruno.
lesson-gold = In the Gold section nobody had a card. Now comes Building.
lesson-build = Play your Building card: for one card you get a building of value 1.
lesson-play-building = Without a card you get no building, and each is worth its number at the end.
lesson-take = Bruno played two and takes a better one. Take yellow 1: with it you may wait and see what the others play.
lesson-yellow = You can take it, but yellow is new: it works while the cards are played.

lesson-bridge = Now bridges. Bruno begins, as he had the bonus of the buildings: two Bridge cards and a joker, which counts as a third. In this section each of them is a point.
lesson-bridge-cards = Play both your Bridge cards.
lesson-lose-point = Whoever plays no Bridge card loses a point. Play both.
lesson-both-bridges = Two are more: each is a point, and you want to catch up with Bruno's 3.
lesson-joker = And now your joker: with it you have 3, as many as Bruno.
lesson-joker-now = With 2 Bruno has the majority. With the joker it is a tie, and you are ahead on the Doge track.
lesson-majority = A tie, and you are ahead on the track: the bonus is yours! You have scored 4 points and may build the bridge.

lesson-lay-bridge = The bridge shows 3 and 6: that is what it adds to the districts at its ends. Lay it between Cannaregio and San Marco.
lesson-at-cannaregio = Your councilmen go to Cannaregio this round, so make Cannaregio worth more: between it and San Marco.
lesson-turn-bridge = Now turn it: the 6 to Cannaregio, the 3 to San Marco.
lesson-six-here = Then Cannaregio would get only 3. You want the 6 there, where you will be.

lesson-gondola = Gondola: play your card. It brings a councilman from the supply to your tableau: to your own things below the board.
lesson-play-gondola = Nobody else has one: you would get the bonus, too. Play it.
lesson-lay-gondola = Bruno has none, so you lay the gondola. It adds 1 to both its ends: lay it between Cannaregio and Castello.
lesson-beside-castello = You want it beside Cannaregio. On the other side of it is Castello, which you need as well.
lesson-place = With the gondola comes one more of your councilmen from the supply: to Castello.
lesson-other-side = Cannaregio is next in any case. In Castello you would have nobody without this gondola.

lesson-council = At last the councilmen: they go to Cannaregio. Play your card.
lesson-play-council = Without councilmen in Cannaregio the bridge is of no use to you.
lesson-first = Bruno had no card, so you have the bonus, too: two councilmen. At the end first place here scores 7: the 6 of the bridge and the 1 of the gondola.

lesson-blue = At the end of the round blue buildings can be used. Bruno paid a coin for his and got a point and a councilman.
lesson-round-over = Round 2: now councilmen go to Santa Croce, and new rows lie there. Cards not played are kept. You are ahead on the track, so you choose first.
lesson-scoring = After six rounds every district scores: first place what its bridges and gondolas show, second half of it. Ties go to the Doge track again.
lesson-side = And whoever is first to stand in all three districts on one side of the Canal Grande gets 5 points. Of Cannaregio, Castello and San Marco you lack only the last.

lesson-learned-1 = A round: take a row, keep seven cards, play them kind by kind; whoever plays most of a kind gets its bonus.
lesson-learned-2 = The Doge track brings no points, but whoever is ahead on it wins every tie and chooses first.
lesson-learned-3 = Bridges and gondolas say what a district is worth, councilmen who gets it.
