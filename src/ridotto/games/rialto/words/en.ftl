title = Rialto
about = Play cards kind by kind, bring councilmen into the districts of Venice, and build the bridges that make them count.
length = 45 to 60 minutes
intro = Each round you take a row of cards and play them kind by kind: Doge, gold, buildings, bridges, gondolas, councilmen. Whoever plays most of a kind gets a bonus. Councilmen go to one district each round; at the end the bridges and gondolas around a district are what it is worth to those who lead there.
variant-virtual = with the virtual player

decision-start-building = Choose your starting building.
decision-row = Choose a row of cards.
decision-green = Use a green building, or none?
decision-green-source = One card of the leftover row, or three from the pile?
decision-discard = Choose a card to discard.
decision-yellow = Play your cards, or use a yellow building first?
decision-cards = How many cards of this section do you play?
decision-jokers = How many jokers do you play?
decision-build = Choose a building.
decision-build-second = Choose a second building, or none.
decision-give-up = All seven places are full: which building do you put back?
decision-bridge-place = Where do you lay the bridge?
decision-bridge-turn = Which way round do you lay the bridge?
decision-gondola-place = Where do you lay the gondola?
decision-gondola-district = Into which of the two districts does your councilman go?
decision-gondola-help = No councilman is left in the general supply: use another one?
decision-gondola-help-to = Into which of the two districts does the councilman go?
decision-shift = Your tableau is short of councilmen: move one from another district?
decision-blue = Use a blue building, or none?
decision-upgrade = Which building do you exchange for the next higher one?
why-start-building = A building works once a round and costs a coin each time: green for cards, yellow while cards are played, blue at the end of the round.
why-row = All cards of the row you choose are yours. Several of one kind can win a majority; look at what you hold, and in the log at what the others have taken.
why-green = A green building brings you cards or lets you keep more of them. Its coin is then missing for yellow and blue ones.
why-green-source = In the row you see what you get; the pile brings three cards that nobody knows. Take from the row if one card wins you a section.
why-discard = Each kind that you keep lets you play in its section, and several of a kind may win its bonus. Discard what you can do without.
why-yellow = A yellow building makes more of your cards, or lets you play last. Use it where it decides the majority.
why-cards = The highest count gets a bonus. What you do not play you keep, but only until the end of the sixth round.
why-jokers = Jokers fit every section. Spend them where they win or save a majority.
why-build = Higher ones do more and count more at the end. Green brings cards, yellow helps when you play, blue works at the end of the round.
why-build-second = What is left of your count may pay for one more. It takes a place on your tableau and counts its value at the end.
why-give-up = Put back the one that you use least.
why-bridge-place = At the end its numbers are points for whoever leads in the two districts. Lay it where you are ahead, or will be.
why-bridge-turn = The larger number should lie at the district where you expect to be ahead, the smaller one where others are.
why-gondola-place = Go where you still lack a district on one side of the Canal Grande, or raise a district where you lead.
why-gondola-district = He counts for your place there at the end. A first man where you have none can be worth more than another where you lead.
why-gondola-help = You may send one from your tableau or from another district, or none. Do it where he gains you a place and costs you none.
why-gondola-help-to = He counts for your place there at the end. Choose where one man more puts you ahead of somebody.
why-shift = He makes you stronger in the current district and weaker where he stood. Move one only if he gains more than he leaves behind.
why-blue = For a coin it brings points, steps, a councilman or a better building. Coins that are left over are worth little at the end.
why-upgrade = The next higher one of its colour does more and counts more at the end. You can use it from the next round on.

move-take = take { $building }
    .does = take the building { $building }
move-no-second = no second building
    .does = take no second building
move-row = take row { $row }
    .does = take the cards of row { $row }
move-use = use { $building }
    .does = use the building { $building }
move-card = { $card-counted } from the leftover row
    .does = take { $card-counted } from the leftover row
move-pile = cards from the pile
    .does = draw cards from the pile
move-done = no building now
    .does = { $decision ->
        [yellow] play your cards and use no yellow building now
        [green] use no green building now
       *[other] use no blue building now
    }
move-discard = discard { $card-counted }
move-wait = wait (yellow 1)
    .does = let all others play first, with yellow 1
move-convert = { $building }: play { $card-counted } as a card of the section
move-cards = { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
}
    .does = { $number ->
        [0] pass: play no card of this section
        [one] play one card of this section
       *[other] play { $number } cards of this section
    }
move-jokers = { $number ->
    [0] no joker
    [one] one joker
   *[other] { $number } jokers
}
    .does = { $number ->
        [0] add no joker
        [one] add one joker to your cards
       *[other] add { $number } jokers to your cards
    }
move-give-up = put back { $building }
    .does = put the building { $building } back
move-bridge = bridge: { $connection }
    .does = lay the bridge on the connection { $connection }
move-low = the lower number at { $district }
    .does = lay the bridge with its lower number at { $district }
move-gondola = gondola: { $connection }
    .does = lay the gondola on the connection { $connection }
move-place = to { $district }
    .does = put the councilman into { $district }
move-from-tableau = from the tableau
    .does = use a councilman from your tableau
move-from = from { $district }
    .does = use a councilman from { $district }
move-no-help = no councilman
    .does = use no other councilman
move-stop = move nobody
move-upgrade = exchange { $building }
    .does = exchange { $building } for the next higher building

event-start-player = { $seat } is drawn to go first.
event-left-neighbour = The virtual player starts; { $seat } follows.
event-numbers = Councilmen go to Cannaregio, Castello, San Marco, Santa Croce, San Polo and Dorsoduro in rounds { $numbers }, in this order.
event-top-bridge = The bridge { $low }/{ $high } is on top of the stack.
event-start-building = { $seat } starts with { $building }.
event-round = Round { $number }: councilmen go to { $district }.
event-dealt = Row { $row }: { $count ->
    [0] no card
   *[other] { $cards }
}.
event-shuffled = The draw pile is used up: the discards are shuffled, { $number ->
    [one] one card
   *[other] { $number } cards
}.
event-row-taken = { $seat } takes row { $row }: { $count ->
    [0] no card
   *[other] { $cards }
}.
event-draws = { $seat } draws { $number ->
    [one] one card
   *[other] { $number } cards
} from the pile.
event-drawn = { $seat } draws { $cards-counted } from the pile.
event-used = { $seat } uses { $building }.
event-from-leftover = { $seat } takes { $card-counted } from the leftover row.
event-limit = The hand limit of { $seat } is { $number } in this round.
event-discards = { $seat } discards { $number ->
    [one] one card
   *[other] { $number } cards
} face down.
event-discarded = { $seat } discards { $cards-counted } face down.
event-leftovers = { $count ->
    [0] Nothing is left of row { $row }.
   *[other] What is left of row { $row } is discarded: { $cards }.
}
event-virtual-cards = { $number ->
    [0] There are no cards for the virtual player.
   *[other] The virtual player has { $cards-counted }.
}
event-section = Section { $section } begins with { $seat }.
event-virtual-begins = Section { $section } begins with the virtual player.
event-waited = { $seat } waits with yellow 1.
event-converted = { $seat } plays { $card-counted } as a card of the section with { $building }.
event-joker-building = { $seat } uses yellow 3 as a joker.
event-played = { $count ->
    [0] { $seat } plays no card (counts { $number }).
   *[other] { $seat } plays { $cards-counted } (counts { $number }{ $alone ->
        [0] {""}
       *[other] : the first two jokers count as one
    }).
}
event-passed = { $seat } passes.
event-virtual-plays = The virtual player plays { $cards-counted } (counts { $number }).
event-virtual-passes = The virtual player passes.
event-majority = { $seat } has the majority of section { $section } with { $number }{ $others ->
    [0] .
   *[other] ; the Doge track breaks the tie.
}
event-virtual-majority = The virtual player has the majority of section { $section } with { $number }{ $others ->
    [0] .
   *[other] ; the Doge track breaks the tie.
}
event-no-majority = Nobody has played in section { $section }: there is no majority bonus.
event-steps = { $seat } advances { $number ->
    [one] one space
   *[other] { $number } spaces
} on the Doge track to space { $space }.
event-virtual-steps = The virtual player advances { $number ->
    [one] one space
   *[other] { $number } spaces
} on the Doge track to space { $space }.
event-coins = { $seat } receives { $number ->
    [one] one coin
   *[other] { $number } coins
}.
event-coins-missing = The general supply is { $number ->
    [one] one coin
   *[other] { $number } coins
} short for { $seat }.
event-taken = { $seat } takes { $building }.
event-given-up = { $seat } puts { $building } back for { $points ->
    [one] one point
   *[other] { $points } points
}.
event-no-building = For { $seat } there is no building left within the points.
event-bridge-points = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
} for bridge cards.
event-bridge-loss = { $seat } loses one point: no bridge card.
event-bridge-laid = { $seat } builds the bridge { $connection }: { $first-value } at { $first }, { $second-value } at { $second }.
event-virtual-bridge = The virtual player builds the bridge { $connection }: { $first-value } at { $first }, { $second-value } at { $second }.
event-to-tableau = { $seat } takes { $number ->
    [one] one councilman
   *[other] { $number } councilmen
} to the tableau.
event-missing-councilmen = { $seat } scores { $points ->
    [one] one point instead of a councilman: the general supply is one short
   *[other] { $points } points instead of councilmen: the general supply is { $points } short
}.
event-gondola-laid = { $seat } lays a gondola on the connection { $connection }.
event-virtual-gondola = The virtual player lays a gondola on the connection { $connection } and puts one councilman into each of the two districts.
event-placed = { $seat } puts a councilman into { $district }.
event-placed-from-tableau = { $seat } puts a councilman from the tableau into { $district }.
event-moved = { $seat } moves a councilman from { $source } to { $district }: there are not enough on the tableau.
event-sent = { $seat } sends { $number ->
    [one] one councilman
   *[other] { $number } councilmen
} to { $district }.
event-virtual-sent = The virtual player sends { $number ->
    [one] one councilman
   *[other] { $number } councilmen
} to { $district }.
event-district-bonus = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
} for councilmen in { $districts-counted }.
event-virtual-bonus = The virtual player has councilmen in { $districts-counted }.
event-turned = The bonus tile for { $districts-counted } is turned over.
event-marker = The virtual player will lay his next bridge or gondola on the connection { $connection }.
event-marker-gone = Every connection is built on: the virtual player lays no more bridges or gondolas.
event-exchanged = { $seat } exchanges { $building } for { $next }.
event-blue-points = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
} with a blue building.
event-coins-back = { $number ->
    [one] One coin returns from a building
   *[other] { $number } coins return from buildings
} to the general supply.
event-end = The sixth round is over: the final scoring.
event-stock-points = Coins and councilmen of { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-building-points = Buildings of { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-district-points = { $district }: { $seat } takes place { $place } and scores { $points ->
    [one] one point
   *[other] { $points } points
}.
event-virtual-place = { $district }: the virtual player takes place { $place }.
event-total = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
}.

score-start = Start
score-put-back = Buildings given up for new ones
score-bridges = Bridge cards
score-gondolas = For councilmen who were not there
score-district-bonus = District bonus
score-blue = Blue buildings
score-stock = Coins and councilmen
score-buildings = Buildings
score-districts = Districts

card-doge = Doge
    .counted = { $count ->
        [one] a Doge card
       *[other] { $count } Doge cards
    }
card-gold = Gold
    .counted = { $count ->
        [one] a Gold card
       *[other] { $count } Gold cards
    }
card-building = Building
    .counted = { $count ->
        [one] a Building card
       *[other] { $count } Building cards
    }
card-bridge = Bridge
    .counted = { $count ->
        [one] a Bridge card
       *[other] { $count } Bridge cards
    }
card-gondola = Gondola
    .counted = { $count ->
        [one] a Gondola card
       *[other] { $count } Gondola cards
    }
card-councilman = Councilman
    .counted = { $count ->
        [one] a Councilman card
       *[other] { $count } Councilman cards
    }
card-joker = Joker
    .counted = { $count ->
        [one] a joker
       *[other] { $count } jokers
    }

section-doge = A (Doge)
section-gold = B (Gold)
section-building = C (Building)
section-bridge = D (Bridge)
section-gondola = E (Gondola)
section-councilman = F (Councilman)

building-green-1 = green 1
building-green-2 = green 2
building-green-3 = green 3
building-green-4 = green 4
building-yellow-1 = yellow 1
building-yellow-2 = yellow 2
building-yellow-3 = yellow 3
building-yellow-4 = yellow 4
building-blue-1 = blue 1
building-blue-2 = blue 2
building-blue-3 = blue 3
building-blue-4 = blue 4

district-cannaregio = Cannaregio
district-castello = Castello
district-san-marco = San Marco
district-santa-croce = Santa Croce
district-san-polo = San Polo
district-dorsoduro = Dorsoduro

connection-ca-cs = Cannaregio–Castello
connection-ca-sm = Cannaregio–San Marco
connection-ca-sc = Cannaregio–Santa Croce
connection-ca-sp = Cannaregio–San Polo
connection-ca-do = Cannaregio–Dorsoduro
connection-cs-sm = Castello–San Marco
connection-cs-sc = Castello–Santa Croce
connection-cs-sp = Castello–San Polo
connection-cs-do = Castello–Dorsoduro
connection-sm-sc = San Marco–Santa Croce
connection-sm-sp = San Marco–San Polo
connection-sm-do = San Marco–Dorsoduro
connection-sc-sp = Santa Croce–San Polo
connection-sc-do = Santa Croce–Dorsoduro
connection-sp-do = San Polo–Dorsoduro
side-citra = citra
side-ultra = ultra

text-over = The match is over.
text-setup = Starting buildings are chosen.
text-round = Round { $round }, phase { $phase }, current district { $district }.
text-turn = { $name } { $step ->
    [start-building] chooses a starting building
    [row] chooses a row
    [green] may use a green building
    [green-source] chooses a card of the leftover row or the pile
    [play] plays or passes
    [build] takes a building
    [build-second] may take a second building
    [give-up] puts a building back
    [bridge-place] lays a bridge
    [bridge-turn] turns the bridge
    [gondola-place] lays a gondola
    [gondola-district] puts a councilman beside the gondola
    [gondola-help] may put another councilman beside the gondola
    [gondola-help-to] puts a councilman beside the gondola
    [shift] may move councilmen
    [blue] may use a blue building
   *[upgrade] exchanges a building
}.
text-discarding = All who hold too many cards discard at the same time.
text-section = Section { $section }, begun by { $name }.
text-majorities = Majorities so far: { $list }.
text-majority = { $section }: { $name }
text-queue = Still to play: { $names }.
text-action = { $name } is at { $what }.
text-left = { $left } left
text-play-line = { $name } counts { $count }: { $what }
text-as = { $card } with { $building }
text-yellow-three = { $number } × yellow 3
text-district = { $number } { $district } ({ $side }), value { $value }: { $standings }
text-standing = { $name } { $men } ({ $points })
text-virtual-standing = { $name } { $men } (no points)
text-connection-bridge = bridge on { $connection }: { $first } and { $second }
text-connection-gondola = gondola on { $connection }: { $first } and { $second }
text-built = Built: { $list }.
text-free = Free connections: { $list }.
text-marked = { $connection } (marked)
text-bridges = Bridges: { $top } on top, below it { $below }; gondolas: { $gondolas }.
text-bridges-gone = No bridge is left; gondolas: { $gondolas }.
text-bonus-open = Bonus tile { $side }: { $points }, unturned
text-bonus-earned = Bonus tile { $side }: earned by { $names }
text-bonus-turned = Bonus tile { $side }: turned, earned by { $names }
text-track = Doge track: { $list }.
text-disc = { $name } on { $space }
text-row = Row { $row }: { $cards }
text-row-leftover = Leftover row { $row }: { $cards }
text-row-taken = Row { $row }: taken by { $name }
text-pile = { $pile } in the draw pile, { $discards } discarded, of these seen: { $seen }.
text-supply = Buildings left: { $list }. Coins left: { $bank }.
text-supply-one = { $building }: { $left }
text-seat = { $name }: { $points } points, rank { $rank }, coins { $coins }, councilmen { $tableau } on the tableau and { $supply } in the supply
text-prospect = now worth: districts { $districts }, buildings { $buildings }, coins and councilmen { $stock }
text-rooms = Buildings: { $list }
text-coin = { $building } (coin)
text-new = { $building } (new)
text-cards = Cards in hand { $cards } (limit { $limit }), face down discards { $down }, seen: { $known }
text-virtual = virtual player
text-virtual-cards = Cards of the virtual player: { $cards }
text-hand = Your hand: { $cards }
text-own-down = You have discarded face down: { $cards }
text-unseen = Not seen: { $cards }
text-chain-discards = To be discarded: { $cards }
text-chain = Your play so far: { $what }
text-count = { $count } × { $card }
text-chain-cards = { $cards } cards of the section
text-source-tableau = from the tableau
text-source = from { $district }

scene-label = Plan of Venice with six districts and their connections; above it what matters now
scene-track = Doge track
scene-track-1 = Doge
scene-track-2 = track
scene-agenda = Sections of the round, and who plays what
scene-passes = passes
scene-to-play = has not played yet
scene-left = left
scene-tiles = Bridges left: { $bridges }, gondolas left: { $gondolas }
scene-bridges = Bridges and gondolas
scene-stock = Buildings in the supply
scene-rows = Rows of cards
scene-row = Row { $row }
scene-row-taken = taken
scene-pile = Draw pile, { $count ->
    [one] one card
   *[other] { $count } cards
}
scene-marker = Here the virtual player lays his next bridge or gondola: { $connection }
scene-virtual = Open cards of the virtual player: { $cards }
scene-virtual-subject = The virtual player
scene-no-cards = no cards
scene-bonus-name = Bonus tile
scene-bonus = { $points } points for the first with councilmen in { $districts }; where several get there in the same section F (Councilman), each of them scores.
scene-bonus-open = in all three
scene-bonus-earned = earned in this section
scene-bonus-gone = earned
scene-district = { $district }, round { $round }, worth { $value }: { $men }.
scene-result = Final scoring
scene-total = { $name }: { $points } points, of these { $before } before the final scoring, { $districts } from districts, { $buildings } from buildings, { $stock } from coins and councilmen
scene-new = new

scene-short-doge = Doge
scene-short-gold = Gold
scene-short-building = Building
scene-short-bridge = Bridge
scene-short-gondola = Gondola
scene-short-councilman = Council
scene-short-joker = Joker

scene-effect-green-1 = more cards
scene-effect-green-2 = limit +{ $limit }
scene-effect-green-3 = cards, +{ $limit }
scene-effect-green-4 = cards, +{ $limit }
scene-effect-yellow-1 = wait, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
scene-effect-yellow-2 = any card: 1
scene-effect-yellow-3 = joker
scene-effect-yellow-4 = any card: 2
scene-effect-blue-1 = building +1
scene-effect-blue-2 = { $points } pt, 1 man
scene-effect-blue-3 = Doge steps
scene-effect-blue-4 = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-deed-green-1 = when cards are taken, one more card of the leftover row, or { $cards ->
    [3] three
   *[other] { $cards }
} from the pile
scene-deed-green-2 = when cards are taken, your hand limit rises by { $limit } for the round
scene-deed-green-3 = when cards are taken, one more card of the leftover row or { $cards ->
    [3] three
   *[other] { $cards }
} from the pile, and the hand limit rises by { $limit }
scene-deed-green-4 = when cards are taken, one more card of the leftover row or { $cards ->
    [3] three
   *[other] { $cards }
} from the pile, and the hand limit rises by { $limit }
scene-deed-yellow-1 = in a section you play after all others, and receive { $coins ->
    [one] a coin
   *[other] { $coins } coins
}
scene-deed-yellow-2 = in a section one other card counts as a card of the section
scene-deed-yellow-3 = in a section the building itself is a joker
scene-deed-yellow-4 = in a section one other card counts as two cards of the section
scene-deed-blue-1 = at the end of the round you exchange a building for the next higher of its colour
scene-deed-blue-2 = at the end of the round { $points ->
    [one] one point
   *[other] { $points } points
}, and a councilman to your tableau
scene-deed-blue-3 = at the end of the round as many steps on the Doge track as your rank on it: one if you are first, two if second
scene-deed-blue-4 = at the end of the round { $points ->
    [one] one point
    [3] three points
   *[other] { $points } points
}

scene-heading = { $phase ->
    [setup] Before round 1: starting buildings
    [I] Round { $round } of 6, phase I: cards
   *[III] Round { $round } of 6, phase III: blue buildings
}
scene-heading-section = Round { $round } of 6, section { $section }{ $acting ->
    [yes] : actions
   *[no] {""}
}
scene-heading-over = Final scoring
scene-goal = The most points after six rounds win. At the end whoever has the most councilmen in a district scores the number on its shield, each further place half of the one before; ties are settled by the Doge track.
scene-over = { $you ->
    [yes] You win with { $points } points.
   *[no] { $name } wins with { $points } points.
}
scene-current = In this round councilmen go to { $district }.
scene-nobody-yet = { $passed ->
    [0] Nobody has played in section { $section } yet.
   *[other] Nobody has played a card in section { $section } so far.
}
scene-waiting = { $count ->
    [one] { $names } waits and plays after the others.
   *[other] { $names } wait and play after the others.
}
scene-best = In section { $section } { $name } is ahead with { $count }{ $tie ->
    [watching] .
    [won] {""}; with { $need } you would win the tie, as you are further ahead on the Doge track.
   *[lost] {""}; you need { $need }, as the Doge track settles ties.
}
scene-majority = { $you ->
    [yes] You have the majority with a count of { $count }.
   *[no] { $name } has the majority with a count of { $count }.
}
scene-no-majority = Nobody has the majority.
scene-points = You have { $points ->
    [one] one building point
   *[other] { $points } building points
}.
scene-waits = The new building, { $building }, waits for a place.
scene-short = { $left ->
    [one] One councilman may be moved.
   *[other] Up to { $left } councilmen may be moved.
}

scene-hint-start-building = Click or tap a building of value 1. Pointing at one, or a first tap, tells you what it does.
scene-hint-row = Click or tap one of the framed rows. You also draw { $draws ->
    [one] one card
    [2] two cards
   *[other] { $draws } cards
} from the pile; one row is left over.
scene-hint-green = Choose one of your green buildings. Each use costs one coin.
scene-hint-green-source = Choose a card of the leftover row, or the pile.
scene-hint-discard = Click or tap a card of your hand. The others do not see what you discard.
scene-hint-cards = Click or tap the last card that you play: those before it go with it.
scene-hint-then-jokers = Jokers can be added afterwards.
scene-hint-none = You hold no { $card }{ $loses ->
    [yes] : you lose 1 point.
   *[no] .
}
scene-hint-jokers = Each joker counts one more. { $jokers ->
    [one] Click or tap it to add it.
   *[other] Click or tap the last one that you add.
}
scene-hint-build = Click or tap a building. Its value is also its score at the end.
scene-hint-build-second = Click or tap a building for the points beyond 4.
scene-hint-give-up = Choose a building of your tableau. You score its value at once.
scene-hint-bridge-place = The bridge { $low }/{ $high }: choose a free connection. Then choose at which end the { $high } lies.
scene-hint-bridge-turn = Choose the end for the { $high }; the { $low } lies at the other end. Each counts for its own district.
scene-hint-gondola-place = Choose a free connection. It counts { $value } for both districts, and one of your councilmen goes from the supply into one of them.
scene-hint-gondola-district = Choose one of the two districts.
scene-hint-gondola-help = Choose one of your councilmen in a district or on your tableau.
scene-hint-gondola-help-to = Choose one of the two districts.
scene-hint-shift = Choose one of your councilmen in another district: he goes to the current one.
scene-hint-blue = Choose one of your blue buildings. Each use costs one coin.
scene-hint-upgrade = Choose a building of your tableau: it becomes the one of the next value, and does what is written below it.

scene-worth-doge = Each card is a step on the Doge track; whoever plays most gets one more.
scene-worth-gold = Each card brings a coin; whoever plays most gets one more.
scene-worth-building = Each card is a building point; whoever plays most gets one more. The points buy one building.
scene-worth-bridge = Each card scores 1 point; whoever plays none loses 1. Whoever plays most scores 1 more and lays the bridge.
scene-worth-gondola = Each card brings a councilman to your tableau; whoever plays most lays a gondola and puts one more at one of its ends.
scene-worth-councilman = Each card sends a councilman from your tableau to { $district }; whoever plays most sends one more. If your tableau has too few, you may move some from other districts.

scene-do-done = None
scene-do-no-cards = No further card
scene-do-play = { $jokers ->
    [0] No joker: count { $count }
   *[other] No more jokers: count { $count }
}
scene-do-pass = Pass
scene-do-no-second = No second building
scene-do-no-help = No councilman
scene-do-stop = Move nobody

scene-caption = { $points ->
    [one] point
   *[other] points
}
    districts +{ $districts }
scene-caption-over = { $points ->
    [one] point
   *[other] points
}
scene-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} on the Doge track
scene-cell = { $building }: { $deed }
scene-cell-used = { $building }, used in this round: { $deed }
scene-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
scene-men = { $count ->
    [one] one councilman
   *[other] { $count } councilmen
} on the tableau, { $supply } in the supply
scene-cards = { $count ->
    [one] one card
   *[other] { $count } cards
} in hand, limit { $limit }
scene-known = { $cards }; { $down ->
    [0] among them, taken openly: { $known }
   *[other] taken openly, and still there unless discarded face down: { $known }
}
scene-hand = Hand
scene-hand-limit = { $cards } cards, limit { $limit }
scene-hand-play = now: { $card } and jokers
scene-hand-count = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
scene-twice = Yellow 4
scene-twice-note = as two cards
scene-tableau = Tableau
scene-tableau-note = { $places } of 7 places built
scene-sum = So far it counts { $count }{ $jokers ->
    [0] .
    [one] {""}, yellow 3 included.
   *[other] {""}, yellow 3 included { $jokers } times.
}

scene-why-built = A connection holds only one tile, and tiles never move.
scene-why-none-left = None is left in the supply.
scene-why-start = You start with a building of value 1.
scene-why-start-taken = Others have already chosen this one.
scene-why-points = Your building points are not enough for it.
scene-why-kind = In this section you play only { $cards } and jokers.
scene-why-joker-later = First choose the cards of the section, then the jokers.
scene-why-chosen = The cards of the section have been chosen.
scene-why-green = Green buildings work only in phase I, when cards are taken.
scene-why-yellow = Yellow buildings work only in phase II, when cards are played.
scene-why-blue = Blue buildings work only in phase III, at the end of the round.
scene-why-used = A coin lies on it: it has been used in this round.
scene-why-new = It has come in this round and can be used in the next.
scene-why-convert = You have no card of another kind for it.
scene-why-in-play = You use it in this play already.
scene-why-wait = Waiting is possible only as the first thing in your turn, and not for the last to play.
scene-why-source = There is no card left that it could bring.
scene-why-four = A building of value 4 cannot be exchanged.
scene-why-next = The next higher one of its colour is not in the supply.
intro-virtual = A third, virtual player takes part: he plays all his open cards of every kind, and his jokers as councilmen.
variant-virtual-how = The virtual player is a third player without a person: his cards are open and played by fixed rules.
event-moved-beside = { $seat } moves a councilman from { $source } to { $district }: none is left in the general supply.
scene-strip-play = From left to right: the order of playing
scene-strip-act = From left to right: the order of acting, as on the Doge track
scene-strip-choose = From left to right: the order of choosing
scene-north-west = Connections in the north-west
scene-north-east = Connections in the north-east
scene-south-west = Connections in the south-west
scene-south-east = Connections in the south-east
scene-virtual-about = Nobody plays him: he plays all his open cards of every kind, and his jokers as councilmen. He scores nothing, but takes places from others.
scene-virtual-caption = open cards
scene-figure = In this round councilmen go to { $district }.
scene-leads = The steps show who is ahead in { $district }.
scene-about = { $deed }.
scene-about-row = Brings you { $cards }.
scene-about-card = Then you hold { $cards }.
scene-about-pair = { $deed }. Without a { $card } the building and a joker of your hand together count as one.
scene-becomes = It becomes { $building }: { $deed }.
scene-about-turn = { $high } at { $first }, which is then worth { $first-worth }; { $low } at { $second }, then worth { $second-worth }.
scene-about-pass = Cards that you do not play stay in your hand.
scene-virtual-will = { $count ->
    [0] The virtual player will pass.
   *[other] The virtual player will play { $count }.
}
scene-discard = Discard { $count ->
    [one] one card
   *[other] { $count } cards
} ({ $cards } in hand, limit { $limit }).
scene-discard-more = Discard { $count ->
    [one] one more
   *[other] { $count } more
} ({ $cards } in hand, limit { $limit }).
scene-hint-card = Click or tap the card to play it.
scene-hint-pair = You hold no { $card }. Two jokers together count as one, each further one more. Click or tap the last one.
scene-hint-pair-building = You hold no { $card }. Yellow 3 and one joker together count as one, each further joker one more. Click or tap the last one.
scene-hint-least = Play at least one: a joker alone does not count.
scene-hint-wait = Yellow 1: play after all others, and a coin comes back.
scene-hint-joker-building = Yellow 3 counts as a joker.
scene-hint-convert = { $holds ->
    [0] Choose
   *[other] Or choose
} the card that a yellow building turns into a { $card }.
scene-hint-coin = Each use of a building costs a coin.
scene-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
scene-turn = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
scene-caption-note = Points so far, and what the districts would bring now. The most points so far are underlined.
scene-sum-joker = Yellow 3 is your joker.
scene-why-joker-alone = A single joker cannot be played without a { $card }.
scene-card-doge = Doge card
scene-card-gold = Gold card
scene-card-building = Building card
scene-card-bridge = Bridge card
scene-card-gondola = Gondola card
scene-card-councilman = Councilman card
scene-cards-doge = Doge cards
scene-cards-gold = Gold cards
scene-cards-building = Building cards
scene-cards-bridge = Bridge cards
scene-cards-gondola = Gondola cards
scene-cards-councilman = Councilman cards
scene-do-cards = On to the cards

scene-told-men = { $name } { $count ->
    [one] { $count } councilman
   *[other] { $count } councilmen
}
scene-told-nobody = nobody

# why a hint is one: what differs soon after a move, compared with others
hint-my-points-more = { $by ->
    [0] Brings you more points soon.
    [one] Brings you about a point more soon.
   *[other] Brings you about { $by } points more soon.
}
hint-best-other-points-less = Keeps the leading opponent's points down.
hint-my-rank-on-the-doge-track-less = Takes you past others on the Doge track, where ties are decided.
hint-steps-to-the-first-less = Brings you nearer to the front of the Doge track.
hint-my-coins-more = { $by ->
    [0] You keep more coins.
    [one] You keep about one more coin.
   *[other] You keep about { $by } more coins.
}
hint-my-councilmen-on-the-tableau-more = { $by ->
    [0] Puts more councilmen ready on your tableau.
    [one] Puts about one more councilman ready on your tableau.
   *[other] Puts about { $by } more councilmen ready on your tableau.
}
hint-my-councilmen-on-the-board-more = { $by ->
    [0] Brings more of your councilmen into the districts.
    [one] Brings about one more of your councilmen into the districts.
   *[other] Brings about { $by } more of your councilmen into the districts.
}
hint-my-building-values-more = Gives you more valuable buildings.
hint-my-cards-more = { $by ->
    [0] You keep more cards.
    [one] You keep about one more card.
   *[other] You keep about { $by } more cards.
}
hint-my-jokers-more = { $by ->
    [0] You keep more jokers.
    [one] You keep about one more joker.
   *[other] You keep about { $by } more jokers.
}
hint-my-cards-of-the-section-more = Leaves you cards for the section being played.
hint-what-the-districts-bring-me-more = { $by ->
    [0] The districts would bring you more.
    [one] The districts would bring you about a point more.
   *[other] The districts would bring you about { $by } points more.
}
hint-most-that-they-bring-another-less = The districts would bring the others less.
hint-my-first-places-more = Puts you first in another district.
hint-value-of-the-current-district-more = Makes the current district worth more, where your councilmen go.
hint-green-buildings-more = Gives you a green building: for a coin, more or better cards at the beginning of a round.
hint-yellow-buildings-more = Gives you a yellow building: for a coin, it helps you when cards are played.
hint-blue-buildings-more = Gives you a blue building: for a coin, an extra action at the end of a round.
hint-worth-with-my-councilmen-more = Makes { $place } worth more, where you have councilmen.
hint-worth-without-them-less = Keeps the value of { $place } down, where you have nobody.
hint-my-councilmen-more = { $by ->
    [0] Strengthens you in { $place }.
    [one] Puts one more councilman of yours in { $place }.
   *[other] Puts { $by } more councilmen of yours in { $place }.
}
hint-cards-in-hand-more = { $by ->
    [0] You have more { $place } cards afterwards.
    [one] You have one more { $place } card afterwards.
   *[other] You have { $by } more { $place } cards afterwards.
}
hint-my-cards-played-more = Makes your action in this section stronger.
