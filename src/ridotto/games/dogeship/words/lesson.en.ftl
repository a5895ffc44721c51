# The lesson of The Doge Ship: what is told step by step, and what wrong answers are told.

lesson-goal = You are Anna, in red. All shipyards build one galley together, from the stern to the bow, and whoever completes a part scores it. The most points win.
lesson-dice = Fields are actions, and you have five markers a round, one for each. The white die shows 4: fields 1 to 4 are free here, beyond it each step costs a ducat.

lesson-buy-field = First you need a part. White 3 lets you buy one, and it is free: choose it.
lesson-nothing-yet = The hammer completes a tile of your yard, and your yard is still empty. Buy first, on white 3.
lesson-green-later = That would do as well, but green 5 can also buy barriers: we need it later. Take white 3.
lesson-dear = Beyond the die each step costs a ducat. White 3 costs nothing.
lesson-no-water = A marker in the water brings a single ducat. It is worth more on a field.
lesson-other-kind = That is something else. The bag on white 3 buys a part of the galley.

lesson-pile = Choose the pile of the lower stern: that place is next. You look at three tiles of the pile.
lesson-upper-later = The upper deck can only be built where the lower one stands already.
lesson-stern-first = The galley grows from the stern without gaps. The lower stern is next.
lesson-do-buy = You have chosen the field, so use it: it is taken for this round.

lesson-doge-tile = The Doge says what each indicator, a coloured mark on a part, is worth now: weight 3 points, speed 1, handling minus 1.
lesson-purple = He also has favourite zones: they are purple now, like the lower stern. A part there brings one of his approvals. You will bid with them later.
lesson-take = The cheapest of the three brings 7 points: 3 printed, 3 for weight, 1 for speed. Take it, for 2 ducats.
lesson-six-ducats = 8 points, but it costs 6 of your 12 ducats. The other brings 7 for only 2.
lesson-two-points = Two approvals, but only 2 points. The one for 2 ducats brings 7.

lesson-bruno = Bruno bought a barrier, for his wall. You take turns, one marker each. Now you have a part in your yard.

lesson-complete-field = Complete it before somebody else fills the place. Red 3, with the hammer, is free.
lesson-costs-one = That works, too, but it is beyond the die and costs ducats. Red 3 is free.
lesson-not-completing = That does not complete your tile. Look for a field with the hammer.
lesson-complete = Choose your part.
lesson-do-complete = You would have spent the marker for nothing. Complete your tile.
lesson-scored = 7 points, and an approval because the zone is purple. The galley belongs to nobody: only whoever completes a part scores it.

lesson-wall = Bruno has completed his barrier. It stands in his wall, and walls keep out floods.
lesson-top = The top barrier does more. It gives a bonus with every field that has its sign, here the bag, and its number decides the order of the next round: the lowest begins.
lesson-barrier-field = Get a barrier, too. Green 5 buys a part or a barrier, and it is free: choose it.
lesson-save-white = White 1 buys barriers as well. But whoever takes green 5 keeps Bruno from buying a part there: choose green 5.
lesson-barrier-now = Later. A wall takes two actions, to buy and to complete, so begin now: green 5.
lesson-barrier-pile = Choose the pile of barriers.
lesson-wall-first = Green 5 gives one or the other. This time you want a barrier.
lesson-barrier = Take number 7: low numbers play early, and on top of your wall it gives a point with every ducats field.
lesson-low-number = Not bad, but its number is higher, and so you would play later in the next round. Take number 7.

lesson-bruno-buys = Bruno's barrier let him buy one more barrier with the bag on red 5. He also has a part for the lower stern now, and a gondola, which brings ducats or approvals.

lesson-surcharge = Complete your barrier. The free hammers for barriers are gone: white 5 is one beyond the die, so it costs a ducat.
lesson-for-two = That field is for two tiles at once, a part and a barrier; you have only the barrier. White 5 is enough for that.
lesson-complete-barrier = Choose your barrier.

lesson-bruno-completes = Bruno has completed the second part of the lower stern, for 7 points and 2 approvals, one of them printed on it. Now the lower mid is next, and so is the upper stern: the upper deck is built only above parts that stand.
lesson-last-marker = One marker is left, and an inspection ends this round: everybody bids approvals in secret, and the highest bid brings 6 points.
lesson-approvals = You have one approval. White 4 sells you two more for 2 ducats: choose it.
lesson-one-approval = One approval for one ducat. White 4 gives two for two, and you want to outbid Bruno, who has two.
lesson-money-later = Ducats are good, but the inspection comes now. Two more approvals may bring 6 points.
lesson-keep-doge = That would lay out another Doge tile, perhaps without an inspection. You want this one.
lesson-inspection-comes = The inspection ends the round, and you have only one approval. White 4 sells you two.

lesson-inspection = The round is over, and the Doge inspects the galley. What is bid is lost: 6 points for the highest bid, 3 for the second.
lesson-bid = Bruno has two approvals, both from his part. Bid 3, and he cannot match you.
lesson-could-tie = Bruno could bid 2 as well. Equal bids both get the points, but you want to be ahead of him.
lesson-too-little = Then Bruno bids more and gets 6 points. Bid 3.
lesson-won = 6 points for you, 3 for Bruno, who bid one. You lead by 13 to 10. Approvals that you keep bring points at the end of the match: 9 for the most, 5 for the second most.

lesson-order = The walls decide who plays first: Bruno's top barrier has number 5, yours 7. So he begins.
lesson-new-doge = Each round has a new Doge tile: other indicators count now, other zones are purple, and this time a flood ends the round.
lesson-flood = Its level is 3. More than 3 barriers hold it. Whoever has exactly 3 loses one action of the next round, whoever has fewer loses two.
lesson-end = The match ends as soon as the last of the twelve parts stands. So watch what is next, and what lies in the others' yards.

lesson-learned-1 = A marker is an action: buy, complete, get approvals or ducats. Fields beyond the die cost the difference.
lesson-learned-2 = A part scores what is printed and what the Doge tile gives for its indicators, but only if its place is next.
lesson-learned-3 = Barriers hold floods, give a bonus and set the order; approvals are bid at inspections.
