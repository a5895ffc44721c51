# The lesson of Palazzo: what is told step by step, and what wrong answers are told.

lesson-goal = You are Anna, in red. The red line on the bank is your street, and there you build palazzi: tall ones with many windows bring the most points.

lesson-turn = On your turn you take money, go for tiles or rebuild. You want to build, so go for tiles: choose the stacks; the ticked one is empty already.
lesson-money-later = Money is always good, but you have 16 in your hand already. Go for tiles first.

lesson-turned-up = Two tiles were turned up. The first went to the warehouse. The more lie there, the cheaper they are: 10 minus the number of tiles, so now 8 each.
lesson-quarry = The second went to this quarry, for auction. It has two windows, and so it lies two quarries on from the builder, the man with the compasses. The sign with two windows says so, too.
lesson-buy = Now you may buy or call an auction. Buy from the warehouse: there nobody can outbid you.
lesson-auction-later = That would be an auction of the next quarry. We come to that; buy your first storey now.
lesson-which = The number on a tile is its floor: in a palazzo low ones lie below, high ones above. Each window will be a point. Choose the brick 1: it has three windows, as the door counts.
lesson-windows = The same price, but only two windows. Each window is a point in the end: take the three.
lesson-no-second = You could buy two at once, but that would take all your money. One is enough.
lesson-too-dear = Both cost 16, all that you have, and a floor 1 fits on no other floor 1. Buy only one.

lesson-pay = Now pay 8. All cards of a payment must be of one currency, here green. Only certificates, the cards with the seal, go with every currency. Lay a green 4.
lesson-keep-six = The 6 would do, but you get no change. Two 4s are exactly 8, and the 6 is better for an auction.
lesson-keep-cert = A certificate is worth 2 and goes with every currency. Keep such a joker.
lesson-pay-more = And the other green 4: together 8.
lesson-paid = That is exactly the price; for more you would get no change. Pay it.
lesson-no-change = Whoever pays too much gets nothing back. You have laid 8, and that is the price.

lesson-new = What you buy is built at once. Lay the tile in your street: a new palazzo. The −5 is what a single storey costs at the end, but yours will grow.
lesson-not-out = A tile that does not fit can be thrown away. This one is useful: build it.

lesson-bruno-money = Bruno took money: three cards were turned up, he chose two of them and you got the last, a green 3.

lesson-tiles-again = Your turn. There is nothing to rebuild yet. Go for tiles again: choose the stacks.
lesson-enough-money = One can never have too much, but what you need now is a second storey.
lesson-not-removed = That would remove your only tile from the game, and cost a card. Go for tiles.

lesson-auction = Now call an auction. The builder walks to the next quarry with tiles, and there lies marble 2, just what you need. You open with a bid of 3 that costs you nothing.
lesson-opening-free = The warehouse wants 8 from you. In an auction your opening bid is free, and perhaps nobody tops it.

lesson-on-top = Bruno passed, so you pay nothing! Put the 2 on your 1: floors must rise from bottom to top. The material may change.
lesson-one-palazzo = A palazzo of one storey costs you 5 points at the end. Build upwards.

lesson-riders = Bruno turned up two riders instead of tiles. The fifth rider ends the match at once. Now he auctions two tiles, a 3 and a 4.
lesson-bid = Bruno opens with 3. These two tiles would bring you to 13 points! Bid more: lay your green 6.
lesson-do-not-pass = Whoever passes is out of this auction, and these tiles are just what you need.
lesson-three-too-low = Your bid must be higher than his, and 3 is not. Lay the 6.
lesson-bid-done = 6 beats 3, and that is enough: you can raise later if he does.
lesson-bid-enough = No need to offer more than you must. Your bid is the highest already.

lesson-order = You pay 6 and get both tiles. A new tile goes on top, never in between: so first the 3.
lesson-four-first = Then the lower floor would not fit any more: new tiles only go on top. Lowest first!
lesson-fourth = And now the 4 on top of it.
lesson-worth = Four storeys: 10 windows are 10 points, and the fourth storey brings 3 more. A fifth would bring still more, and so would a palazzo of one material.

lesson-money = Your money is nearly gone: a 3 and a certificate. Take money: choose the money cards.
lesson-broke = With a 3 and a certificate you win hardly anything. Take money first.
lesson-not-taken-out = Rebuilding, for one card, takes a tile out or puts a single tile in where it fits. Your palazzo is fine as it is.
lesson-take-cert = You take two of the three cards, Bruno gets the last. First the certificate: it goes with every currency, and three of them count 15.
lesson-cert-first = Take the certificate first, before it is gone: it is a joker.
lesson-take-five = And the brown 5.
lesson-higher = The 5 is worth more. Leave the 4 to Bruno.

lesson-bruno-bought = Bruno has bought two tiles and has begun a palazzo. With two storeys it is worth nothing yet. To put a tile in between, or to take one out, he would have to rebuild: that is a turn of its own and costs one money card.
lesson-next-lot = Look at this quarry: 1, 2 and 3 lie there together, a whole palazzo! The builder goes there next.
lesson-last-auction = These three should be yours. Go for tiles: choose the stacks.
lesson-lot-waits = If you wait, Bruno calls this auction. Go for tiles now.
lesson-four-riders = Two more riders! With the next one everything is over, so what you begin now must be finished now.
lesson-call = Call the auction. With four tiles or more there would be none: everybody would take one of them for nothing.
lesson-single-risk = A lone tile may stay alone now, and that costs 5 points. The three tiles on the quarry make a palazzo at once.
lesson-raise = Bruno bids 7. Your opening counts 3, so a 5 makes 8: lay your brown 5.
lesson-five-enough = That alone does not beat 7. Your opening 3 and the brown 5 do.
lesson-raise-done = 8 beats 7. That will do, and only the winner pays.

lesson-second-palazzo = Bruno passes. Begin a new palazzo with the 1.
lesson-lowest-first = Begin with the lowest floor, or it will not fit any more.
lesson-second-storey = Now put the 2 on top of it.
lesson-third-storey = And the 3: three storeys, so every window counts.

lesson-end = Bruno turned up the fifth rider: the match ends on the spot.
lesson-score = 13 points and 6 points are 19. Bruno's palazzo of two storeys is worth nothing. You have won!

lesson-learned-1 = On your turn you take money, go for tiles (to buy or to auction them) or rebuild.
lesson-learned-2 = Floors rise from bottom to top, and from three storeys on every window is a point. A single storey costs 5.
lesson-learned-3 = One payment, one currency, no change; and the fifth rider ends the match at once.
