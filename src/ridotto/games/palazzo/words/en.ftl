title = Palazzo
about = Take money, buy building tiles or win them at auction, and stack them into palazzi with many storeys and windows.
length = about 60 minutes
intro = In your turn you take money, or turn up two tiles to buy or auction them, or rebuild. Tiles become storeys of your palazzi: each palazzo rises from low floors to high ones, and its windows count from three storeys on.

decision-turn = Your turn: take money, go for tiles, or rebuild.
decision-take = Choose a money card.
decision-market = Buy from the warehouse, or send the builder on?
decision-first = Choose a tile to buy.
decision-second = Choose a second tile, or buy no more.
decision-pay = What do you pay with?
decision-bid = Do you bid more?
decision-pick = Choose a tile for yourself.
decision-build = Where do you build?
decision-out-tile = Which tile do you take out?
decision-in-tile = Which single tile do you insert?
decision-in-place = Into which palazzo do you insert it?
decision-gone-tile = Which single tile do you remove from the game?
decision-fee = Which card do you pay for the rebuild?
why-turn = With money you buy and bid, tiles become storeys, a rebuild mends a palazzo. When you take money, everybody else gets a card, too.
why-take = You pay in one currency, so collect one of them. A low value in all three currencies counts much more than its cards; certificates go with everything.
why-market = When you buy, nobody can outbid you, and the fuller the warehouse, the cheaper its tiles. At an auction your opening bid is free, but the others may outbid you.
why-first = Choose what fits on top of one of your palazzi: floors must rise. Windows count, and so does a palazzo of one material.
why-second = It costs as much as the first, and both are paid together. Buy it only if it fits: a tile that stays single costs you points.
why-pay = Use one currency and any certificates. Pay with what you need least, and keep three equal values together.
why-bid = Your whole bid must beat the highest and keep to one currency. Whoever passes is out of this auction.
why-pick = Nobody pays for it. Take what fits your palazzi, or what the next player needs most.
why-build = Put it on a palazzo with lower floors, begin a new one, or remove it. A few high palazzi count most, and a single tile costs points.
why-out-tile = It then stands alone until another rebuild inserts it. That helps if its material spoils a palazzo or its floor is needed elsewhere.
why-in-tile = Once inserted it costs no points and its windows can count. It may even go between two storeys, where no new tile can.
why-in-place = Any of your palazzi without this floor will take it. Look where a storey more brings most, and where the material matches.
why-gone-tile = A single tile costs points at the end. Remove one for which you will hardly find a place any more.
why-fee = Any card will do, and its value does not matter. Give the one that goes with nothing else in your hand.

move-money = take money
move-tiles = go for tiles
    .does = go for tiles: buy some or have them auctioned
move-take-out = rebuild: take a tile out
move-insert = rebuild: insert a single tile
move-remove = rebuild: remove a single tile
move-take = take { $card-counted }
    .does = take { $card-counted } from the money cards on display
move-buy = buy from the warehouse
move-auction = call an auction
    .does = send the builder on and call an auction
move-tile = buy { $tile }
move-no-second = buy no second tile
move-group = lay a group of { $value }s
    .does = { $decision ->
        [bid] lay the group of { $value }s for your bid
       *[other] pay with the group of { $value }s
    }
move-card = lay { $currency } { $value }
    .does = { $decision ->
        [bid] lay { $currency } { $value } for your bid
       *[other] pay with { $currency } { $value }
    }
move-cert = lay a certificate
    .does = { $decision ->
        [bid] lay a certificate for your bid
       *[other] pay with a certificate
    }
move-done = lay no more cards
    .does = { $decision ->
        [bid] lay no more cards: the bid stands
       *[other] lay no more cards: the price is paid
    }
move-pass = pass
    .does = pass and take your cards back
move-pick = take { $tile }
move-on = { $tile } on palazzo { $palazzo }
    .does = build { $tile } on palazzo { $palazzo }
move-new = { $tile } as a new palazzo
    .does = build { $tile } as a new palazzo
move-out = remove { $tile } from the game
move-from = floor { $floor } of palazzo { $palazzo }
    .does = take floor { $floor } out of palazzo { $palazzo }
move-single = the single tile, palazzo { $palazzo }
    .does = { $decision ->
        [gone-tile] remove the single tile, palazzo { $palazzo }
       *[other] insert the single tile, palazzo { $palazzo }
    }
move-into = into palazzo { $palazzo }
    .does = insert the tile into palazzo { $palazzo }
move-fee = pay { $card-counted }
    .does = pay { $card-counted } for the rebuild

event-start-tiles = At the start the warehouse holds { $warehouse }; on the quarries lie { $tiles-counted }.
event-deal = { $seat } is dealt { $cards-counted }.
event-display = { $seat } turns up { $cards-counted }.
event-shuffle = { $number ->
    [one] The pile is used up: the one card of the discard becomes the new one.
   *[other] The pile is used up: the { $number } cards of the discard are shuffled into a new one.
}
event-take = { $seat } takes { $card-counted }.
event-to-warehouse = { $seat } turns up { $tile } for the warehouse.
event-to-quarry = { $seat } turns up { $tile } for quarry { $quarry }.
event-rider = { $seat } turns up { $number ->
    [1] the first rider
    [2] the second rider
    [3] the third rider
    [4] the fourth rider
    [5] the fifth rider
   *[other] rider { $number }
}.
event-buy-one = { $seat } buys { $tile } for { $value ->
    [0] nothing
   *[other] { $value }
}.
event-buy-two = { $seat } buys { $tile } and { $second } for { $value ->
    [0] nothing
   *[other] { $value }
}.
event-payment = { $seat } pays { $value }: { $cards }.
event-builder = { $seat } moves the builder to quarry { $quarry }.
event-auction = { $seat } auctions { $tiles-counted }; the opening bid is { $value }.
event-bid = { $seat } lays { $cards-counted } and bids { $value } in all.
event-pass = { $seat } passes.
event-won = { $seat } wins the auction for { $value }.
event-won-with-opening = { $seat } gets the lot for nothing: nobody has beaten the opening bid.
event-no-lot = { $seat } calls an auction, but no quarry holds a tile.
event-draft = So many tiles lie on quarry { $quarry } that everybody takes one, { $seat } first: { $tiles }.
event-pick = { $seat } takes { $tile } from the quarry.
event-leftovers = { $number ->
    [one] One tile that nobody took in { $seat }'s turn leaves the game: { $tiles }.
   *[other] { $number } tiles that nobody took in { $seat }'s turn leave the game: { $tiles }.
}
event-built-on = { $seat } puts { $tile } on palazzo { $number }.
event-built-new = { $seat } lays { $tile } as a new palazzo.
event-thrown-out = { $seat } removes { $tile } from the game.
event-taken-out = { $seat } takes { $tile } out of palazzo { $number }.
event-inserted = { $seat } inserts { $tile } into palazzo { $number }.
event-removed = { $seat } removes the single tile { $tile } from the game.
event-fee = { $seat } pays { $card-counted } for a rebuild.
event-end = The deciding rider has come: the match is over.
event-points = { $seat } has { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-amount = Tied on points, { $seat } can form { $value } with the money left.

score-windows = Windows
score-storeys = Storeys
score-purity = One material
score-single-tiles = Single tiles

currency-brown = brown
currency-green = green
currency-red = red

card-brown-3 = brown 3
card-brown-4 = brown 4
card-brown-5 = brown 5
card-brown-6 = brown 6
card-brown-7 = brown 7
card-green-3 = green 3
card-green-4 = green 4
card-green-5 = green 5
card-green-6 = green 6
card-green-7 = green 7
card-red-3 = red 3
card-red-4 = red 4
card-red-5 = red 5
card-red-6 = red 6
card-red-7 = red 7
card-cert = certificate
    .counted = { $count ->
        [one] a certificate
       *[other] { $count } certificates
    }

face-brick-1-1 = brick 1 with 1 window
face-brick-1-2 = brick 1 with 2 windows
face-brick-1-3 = brick 1 with 3 windows
face-sandstone-1-1 = sandstone 1 with 1 window
face-sandstone-1-2 = sandstone 1 with 2 windows
face-sandstone-1-3 = sandstone 1 with 3 windows
face-marble-1-1 = marble 1 with 1 window
face-marble-1-2 = marble 1 with 2 windows
face-marble-1-3 = marble 1 with 3 windows
face-brick-2-1 = brick 2 with 1 window
face-brick-2-2 = brick 2 with 2 windows
face-brick-2-3 = brick 2 with 3 windows
face-sandstone-2-1 = sandstone 2 with 1 window
face-sandstone-2-2 = sandstone 2 with 2 windows
face-sandstone-2-3 = sandstone 2 with 3 windows
face-marble-2-1 = marble 2 with 1 window
face-marble-2-2 = marble 2 with 2 windows
face-marble-2-3 = marble 2 with 3 windows
face-brick-3-1 = brick 3 with 1 window
face-brick-3-2 = brick 3 with 2 windows
face-brick-3-3 = brick 3 with 3 windows
face-sandstone-3-1 = sandstone 3 with 1 window
face-sandstone-3-2 = sandstone 3 with 2 windows
face-sandstone-3-3 = sandstone 3 with 3 windows
face-marble-3-1 = marble 3 with 1 window
face-marble-3-2 = marble 3 with 2 windows
face-marble-3-3 = marble 3 with 3 windows
face-brick-4-1 = brick 4 with 1 window
face-brick-4-2 = brick 4 with 2 windows
face-brick-4-3 = brick 4 with 3 windows
face-sandstone-4-1 = sandstone 4 with 1 window
face-sandstone-4-2 = sandstone 4 with 2 windows
face-sandstone-4-3 = sandstone 4 with 3 windows
face-marble-4-1 = marble 4 with 1 window
face-marble-4-2 = marble 4 with 2 windows
face-marble-4-3 = marble 4 with 3 windows
face-brick-5-1 = brick 5 with 1 window
face-brick-5-2 = brick 5 with 2 windows
face-brick-5-3 = brick 5 with 3 windows
face-sandstone-5-1 = sandstone 5 with 1 window
face-sandstone-5-2 = sandstone 5 with 2 windows
face-sandstone-5-3 = sandstone 5 with 3 windows
face-marble-5-1 = marble 5 with 1 window
face-marble-5-2 = marble 5 with 2 windows
face-marble-5-3 = marble 5 with 3 windows

text-turn = It is { $name }'s turn.
text-asked = { $name } is to { $stage ->
    [turn] take money, go for tiles, or rebuild
    [take] take a card
    [market] buy or call an auction
    [bid] bid or pass
    [pick] take a tile
   *[build] build
}.
text-over = The match is over.
text-warehouse = Warehouse: { $tiles }
text-market = Warehouse, { $price } each: { $tiles }
text-quarry = Quarry { $quarry }{ $builder ->
    [yes] , where the builder stands
   *[no] {""}
}: { $tiles }
text-stack = Stack { $stack }, { $left } left, among them riders: { $riders }. Tiles: { $tiles }
text-riders = Riders in sight: { $riders } of { $end }
text-gone = Out of the game: { $tiles }
text-auction = { $auctioneer } auctions { $lot }. Highest bid: { $highest }, by { $leader }.
text-bid = { $name } bids { $value }, currency { $currency }, with { $cards }.
text-bid-open = { $name } bids { $value }, no currency yet, with { $cards }.
text-opening = the opening certificate
text-passed = { $name } has passed.
text-no-bid = { $name } has not bid yet.
text-draft = Everybody takes one of these tiles: { $tiles }. { $taken } taken so far.
text-fresh = Still to be built by { $name }: { $tiles }
text-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Known cards: { $known }. Hidden cards: { $hidden }.
text-amount = { $name } can form { $amount } with the money left.
text-palazzo = Palazzo { $number }: { $tiles }. Storeys { $storeys }, windows { $windows }, material { $material ->
    [brick] brick
    [sandstone] sandstone
    [marble] marble
   *[mixed] mixed
}, points { $points }.
text-card = { $count ->
    [one] { $card }
   *[other] { $count } x { $card }
}
text-display = Money on display: { $cards }
text-pile = Cards in the pile: { $pile }. Discard: { $discard }
text-pile-cards = The pile holds, in an order nobody knows: { $cards }
text-unseen = Not seen: { $cards }
text-hand = Your hand: { $cards }
text-bidding = bid
text-bid-limits = A bid must come to { $target } at least; you can reach { $reach }.
text-chain = Your choice so far: { $what }.
text-chain-tiles = Tiles: { $tiles }.
text-chain-palazzo = Palazzo { $palazzo }.
text-chain-into = Into palazzo { $palazzo }.
text-chain-cards = Laid: { $cards }. Total { $total }, needed { $target }, possible { $reach }.

# the table
scene-label = Palazzo: a street for each player on two banks of the Arno, the building works between them
scene-heading = Stack { $stack }, { $left } left; { $riders } of { $end } riders{ $last ->
    [yes] : the next one ends the match
   *[no] {""}
}
scene-goal-few = { $storeys ->
    [one] { $storeys } storey
   *[other] { $storeys } storeys
}: { $points }.
scene-goal-windows = From { $storeys ->
    [one] { $storeys } storey
   *[other] { $storeys } storeys
} on 1 point per window, doors included
scene-goal-more = { $storeys ->
    [one] { $storeys } storey
   *[other] { $storeys } storeys
} { $points }
scene-goal-pure = one material { $points }
scene-goal-pure-only = one material: { $others }
scene-goal-with = with { $storeys ->
    [one] { $storeys } storey
   *[other] { $storeys } storeys
} { $points }
scene-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
scene-points-caption = { $now ->
    [one] point
   *[other] points
}
scene-points-first = { $now ->
    [one] point
   *[other] points
}, { $count ->
    [one] leads
   *[other] tied for first
}
scene-points-lot = { $now ->
    [one] point
   *[other] points
}, with the lot up to { $points }
scene-with-lot = with the lot
scene-house = { $storeys ->
    [one] a single tile
   *[other] { $storeys } storeys
}{ $material ->
    [brick] , all brick
    [sandstone] , all sandstone
    [marble] , all marble
   *[mixed] {""}
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-palazzo = Palazzo { $number }: { $tiles }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-stacks = Stacks and riders
scene-stack = Stack { $stack }: { $left } tiles left, among them riders: { $riders }. Stack I is used up first.
scene-left = { $left } left
scene-riders = { $riders } of { $end } riders
scene-riders-told = { $riders } of { $end } riders have come. With the last one the match ends at once.
scene-quarry = Quarry { $quarry }: { $tiles }
scene-quarry-here = Quarry { $quarry }, where the builder stands: { $tiles }
scene-quarry-name = Quarry { $quarry }
scene-quarry-short = quarry { $quarry }
scene-quarry-tiny = quarry { $quarry }
scene-quarry-upright = quarry { $quarry }
scene-plate = A new tile with { $windows ->
    [one] one window
   *[other] { $windows } windows
} comes to this quarry.
scene-builder = The builder stands on quarry { $quarry }. He goes clockwise.
scene-lot = The lot
scene-draft = One each
scene-store = Warehouse, { $price } each: { $tiles }
scene-store-empty = Warehouse: empty
scene-store-name = Warehouse
scene-price = { $price } each
scene-slot = { $tiles ->
    [one] If there is only one tile in the warehouse, it costs { $price }.
   *[other] With { $tiles } tiles in the warehouse each costs { $price }.
}
scene-empty = empty
scene-money = Money: { $pile } cards in the pile, { $discard } in the discard
scene-money-name = Money
scene-pile-told = Pile of money cards: { $count } left
scene-discard-told = Discard: { $count } money cards, shuffled when the pile is used up
scene-opening = opening
scene-opening-told = Opening certificate: whoever calls an auction opens it with this { $value } for nothing.
scene-display = money display
scene-new = new
scene-tag-buy = buy: { $price } each
scene-tag-auction = auction
scene-tag-draft = one each
scene-send-auction = Auction the tiles on quarry { $quarry }
scene-send-draft = Everybody takes one tile from quarry { $quarry }, you first
scene-to-build = to be built
scene-pick-tile = Build { $tile }
scene-throw = Remove { $tile } from the game
scene-about-remove = This costs a money card. The tile leaves the game, and you get nothing back for it.
scene-about-out = Nobody can build it any more then, and you get nothing back for it.
scene-passed = passed
scene-bid = bids { $value }
scene-highest = highest
scene-opened = opened
scene-of-price = of { $price }
scene-amount = if tied: { $amount } in one payment

scene-tiles-built = { $count ->
    [one] one tile built
   *[other] { $count } tiles built
}
scene-cards-held = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
scene-known-brown = brown cards everybody has seen: { $values }
scene-known-green = green cards everybody has seen: { $values }
scene-known-red = red cards everybody has seen: { $values }
scene-known-cert = certificates everybody has seen: { $count }
scene-hidden = cards not everybody has seen: { $count }
scene-status-won = winner
scene-status-leads = highest bid: { $value }
scene-status-asked-bid = is to bid
scene-status-asked = { $stage ->
    [turn] chooses an action
    [take] takes a card
    [market] buys or auctions
    [pick] takes a tile
   *[build] builds
}
scene-status-turn = has the turn

scene-own-money = Your money
scene-note-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
scene-note-fee = any card will do
scene-note-open = one currency and certificates
scene-note-currency = this bid is in { $currency ->
    [brown] brown
    [green] green
   *[red] red
}; certificates go with it
scene-own-groups = Groups
scene-own-groups-note = one card of each currency
scene-group = the three { $value }s: { $worth }
scene-own-rebuild = Rebuild
scene-own-rebuild-note = costs one card
scene-rebuild-first = rebuild: { $what }
scene-take-out = take out
scene-insert = put in
scene-remove = remove
scene-sum-bid-opened = Your bid so far: { $total }, with the free { $opening } of the opening. Needed in all: { $target }. You can reach { $reach }.
scene-sum-bid = Your bid so far: { $total }. Needed in all: { $target }. You can reach { $reach }.
scene-sum-pay = Laid: { $total } of { $target }.
scene-do-bid = Bid { $value }
scene-do-bid-from = Bid { $value } or more
scene-do-pay = Pay { $value }{ $over ->
    [0] {""}
   *[other] { " " }({ $over } too much)
}
scene-do-pass = Pass
scene-do-no-second = One tile is enough
scene-do-no-lot = Auction nothing and end the turn
scene-won = { $who ->
    [you] You have
   *[they] { $name } has
} won, { $points } to { $second }.
scene-won-money = { $who ->
    [you] You have
   *[they] { $name } has
} won: { $points } points each, but more money, { $amount } to { $second }.
scene-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scene-ended = The { $end ->
    [5] fifth
   *[other] last
} rider ended the match.

scene-leads = { $name } leads with { $value }.
scene-you-lead = You lead with { $value }.
scene-take-several = You get { $takes ->
    [2] two
   *[other] { $takes }
} of these { $left ->
    [3] three
    [4] four
    [5] five
   *[other] { $left }
} cards.
scene-take-one = You get one more card.
scene-take-too = { $name } takes money, and so everybody else takes one card.
scene-picks = Everybody takes one tile from this quarry.
scene-costs = A tile from the warehouse costs { $price }.
scene-next-lot = The builder would go to quarry { $quarry }: { $count ->
    [one] one tile
   *[other] { $count } tiles
} for auction.
scene-next-draft = Quarry { $quarry } holds { $count } tiles: there everybody takes one, you first.
scene-price-of = { $count ->
    [one] One tile costs
   *[other] Two tiles cost
} { $price }; if you lay more, you get no change.
scene-fresh = { $who ->
    [you] You have
   *[they] { $name } has
} { $count ->
    [one] one new tile.
   *[other] { $count } new tiles.{ $who ->
        [you] { " " }Build them one after the other.
       *[they] {""}
    }
}
scene-riders-came = { $came ->
    [1] A rider has
    [2] Two riders have
   *[other] { $came } riders have
} come: now { $riders } of { $end }{ $last ->
    [yes] , and the next one ends the match
   *[no] {""}
}.
scene-last-rider = The next rider ends the match.

scene-hint-turn = Choose the money, the stacks, or a way to rebuild.
scene-hint-turn-plain = Choose the money or the stacks.
scene-hint-take = Click or tap a card of the display.
scene-hint-first = Click or tap a tile in the warehouse.
scene-hint-second = Click or tap another tile, or buy only the one.
scene-hint-pay = { $enough ->
    [yes] What is laid is enough: pay.
   *[no] Click or tap your cards.
}
scene-hint-bid = Lay cards for a higher bid, or pass. Only the winner pays; the others take their cards back.
scene-hint-bid-laid = { $can ->
    [bid] Bid what is laid.
    [lay] That is not enough yet: lay more cards.
   *[both] Bid what is laid, or lay more cards.
} Only the winner pays; the others take their cards back.
scene-hint-lot = The lot can raise your points from { $now } to { $then }.
scene-hint-vain = The lot would not raise your points now.
scene-hint-groups = Three certificates count { $worth }, and so do three cards of the same value, one of each currency.
scene-hint-values = Three cards of the same value, one of each currency, count { $worth }.
scene-only-pass = You cannot go higher: { $target } is needed, your { $currency ->
    [brown] brown money reaches
    [green] green money reaches
    [red] red money reaches
   *[none] money reaches
} { $reach }. Pass.
scene-hint-pick = Everybody builds theirs before the next one takes; what is left over leaves the game.
scene-hint-build = { $count ->
    [one] Choose a place; its number is the points it brings. With the bin you remove the tile from the game.
   *[other] Choose a tile in front of your street, then its place. With the bin you remove it from the game.
}
scene-hint-out-tile = Choose a storey: it becomes a single tile, and the others close up.
scene-hint-in-tile = Choose one of your single tiles.
scene-hint-in-place = Choose the gap where it goes.
scene-hint-gone-tile = Choose one of your single tiles: it leaves the game.
scene-hint-fee = Choose the card that you pay.

scene-why-money = There are not enough cards left for a display.
scene-why-quarry = The builder goes clockwise to the next quarry with tiles, and this is not it.
scene-why-no-lot = No other quarry holds a tile, so nothing can be auctioned.
scene-why-empty = The warehouse is empty.
scene-why-dear = A tile costs { $price }, and your cards cannot pay that.
scene-why-second = Two tiles cost { $price } together, and your cards cannot pay that.
scene-why-on = Only a higher floor can go on top of floor { $floor }.
scene-why-into = That palazzo already has this floor, or it is the tile itself.
scene-why-out = A single tile cannot be taken out.
scene-why-single = Only a single tile can be chosen; a storey must be taken out first.
scene-why-fee = A rebuild costs a card, and you have none.
scene-why-no-palazzo = You cannot rebuild yet: you have built nothing.
scene-why-take-out = You have no palazzo with two storeys or more.
scene-why-insert = You have no single tile that fits into another palazzo.
scene-why-remove = You have no single tile.
scene-why-reach = { $target } is needed, and your money reaches { $reach } at most.
scene-why-currency = Your single cards are in { $currency ->
    [brown] brown
    [green] green
   *[red] red
}, and all single cards that you lay must have the same currency.
scene-why-rest = The other cards would not reach { $target } with it.
scene-why-laid = “Take back” returns it to your hand.
scene-why-done = { $total } is laid, { $target } is needed.

scene-told-nothing = nothing built

# why a hint is one: what differs soon after a move, compared with others
hint-my-points-more = { $by ->
    [0] You would have more points for now.
    [one] You would have about a point more for now.
   *[other] You would have about { $by } points more for now.
}
hint-best-other-points-less = Keeps the leading opponent's points down.
hint-my-cards-more = { $by ->
    [0] Leaves you more money cards.
    [one] Leaves you about one more money card.
   *[other] Leaves you about { $by } more money cards.
}
hint-my-amount-more = { $by ->
    [0] Leaves you more money.
    [one] Leaves you a little more money.
   *[other] Leaves you about { $by } more to spend.
}
hint-most-cards-of-another-less = Leaves the others less money.
hint-my-single-tiles-less = Leaves fewer of your tiles standing alone.
hint-my-single-tiles-more = You would have a first storey that can grow.
hint-my-palazzi-of-two-storeys-more = Brings a palazzo to two storeys.
hint-my-palazzi-of-three-or-more-more = Brings a palazzo to three storeys, from where its windows count.
hint-my-windows-more = { $by ->
    [0] Gives your palazzi more windows.
    [one] Gives your palazzi about one more window.
   *[other] Gives your palazzi about { $by } more windows.
}
hint-gain-from-the-warehouse-more = Leaves tiles in the warehouse that suit you.
hint-gain-from-the-next-lot-more = Leaves tiles for auction that suit you.
hint-price-less = Makes the warehouse cheaper.
hint-tiles-in-the-warehouse-more = Leaves more to choose from in the warehouse.
hint-tiles-on-the-next-lot-more = Makes the next auction richer.
hint-what-my-new-tiles-add-more = This fits your palazzi better.
hint-windows-of-my-new-tiles-more = { $by ->
    [0] Has more windows.
    [one] Has one more window.
   *[other] Has { $by } more windows.
}
hint-my-palazzi-of-one-material-more = Keeps a palazzo in one material, which brings extra points.
hint-room-on-my-palazzi-more = Leaves more room for further storeys on your palazzi.
hint-certificates-left-more = You keep a certificate, which can be added to any currency.
hint-triplets-left-more = You have one value in all three currencies: a group, which goes with every currency.
hint-pairs-of-a-value-left-more = You have one value in two currencies: the third makes a group, which goes with every currency.
hint-most-left-in-one-currency-more = { $by ->
    [0] Leaves you more in one currency, and only one can be used at a time.
   *[other] Leaves you { $by } more in one currency, and only one can be used at a time.
}
hint-highest-card-left-more = You have a higher card.
hint-money-left-more = { $by ->
    [0] Leaves more in your hand.
   *[other] Leaves cards worth { $by } more in your hand.
}
