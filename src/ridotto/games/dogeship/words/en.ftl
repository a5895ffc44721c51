title = The Doge Ship
about = Rival shipyards build one galley for the Doge. Dice set the price of every action, barriers keep out the flood, and in the end it matters how often the Doge approved.
length = 60 to 90 minutes
intro = In each round you have five actions, and dice decide which of them are free. You buy material, complete parts of the galley for points, gondolas for ducats, and barriers that give you a bonus and keep out the flood. When the last part of the galley is in place the match is over.

decision-turn = Your turn: choose a field.
decision-buy = Which pile do you buy from?
decision-give-up = Which tile of your yard do you give up?
decision-take = Which of these tiles do you buy?
decision-complete = Which tile do you complete?
decision-replace = Which tile replaces the last part of its deck?
decision-doge-keep = Which Doge tile do you lay out?
decision-doge-put = Where does the other Doge tile go?
decision-bid = The Doge inspects: how many approvals do you bid?
why-turn = Buy first, then complete what you bought. Approvals are bid at inspections.
why-buy = Gondolas bring ducats or approvals, barriers keep out the flood and give a bonus, parts of the galley bring points.
why-give-up = Give up what you would complete last.
why-take = One of them, or none; the others go beneath the pile. Buy what you can complete soon.
why-complete = A gondola pays out, a barrier joins your wall, and a part of the galley scores.
why-replace = Your tile scores like any other part, and whoever built the old one loses nothing. Good while the Doge rewards its indicators.
why-doge-keep = It says what parts are worth from now on, and whether the round ends with a flood or an inspection. Choose what suits you better than the others.
why-doge-put = Only you know which one it is. Put it on top if it suits you in the next round, beneath if it does not.
why-bid = All that is bid is lost. Equal bids get the same points.

move-field = { $field }
    .does = put a marker on the field { $field }
move-discard = a marker into the water
move-reorder = pay and put { $barrier } on top
move-buy = look at: { $pile }
    .does = buy from the pile: { $pile }
move-give-up = give up { $tile }
move-take = buy { $tile }
move-none = buy none of them
move-complete = complete { $tile }
move-replace = replace it with { $tile }
    .does = replace the last part of the deck with { $tile }
move-stop = nothing more
    .does = { $decision ->
        [complete] complete nothing more
       *[other] buy nothing more
    }
move-keep = lay out { $doge }
move-put = { $end }
    .does = put the other Doge tile { $end }
move-bid = bid { $approvals }
    .does = { $approvals ->
        [0] bid no approval
        [one] bid one approval
       *[other] bid { $approvals } approvals
    }

event-first-seat = { $seat } is drawn to begin.
event-round = Round { $number } begins.
event-doge-drawn = { $doge } is turned up.
event-doge-shuffled = The pile of Doge tiles is used up: { $number ->
    [one] the one old tile becomes
   *[other] the { $number } old ones are shuffled into
} a new one.
event-reordered = { $seat } puts { $barrier } on top of the wall for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
event-chosen = { $seat } chooses { $field }{ $ducats ->
    [0] {""}
    [one] { " " }for { $ducats } ducat
   *[other] { " " }for { $ducats } ducats
}.
event-discarded = { $seat } puts a marker into the water for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
event-bonus = Thanks to { $barrier } { $seat } may { $verb ->
    [buy] buy
   *[complete] complete
} one more { $item ->
    [galley] galley part
    [barrier] barrier
   *[gondola] gondola
}.
event-bonus-ducats = { $seat } receives { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} from { $barrier }.
event-bonus-approvals = { $seat } receives { $approvals ->
    [one] { $approvals } approval
   *[other] { $approvals } approvals
} from { $barrier }.
event-bonus-points = { $seat } receives { $points ->
    [one] { $points } point
   *[other] { $points } points
} from { $barrier }.
event-given-up = { $seat } gives up { $tile } to make room.
event-looked = Shown to { $seat }: { $tiles-counted }.
event-bought = { $seat } buys { $tile } { $ducats ->
    [0] for nothing
    [one] for { $ducats } ducat
   *[other] for { $ducats } ducats
}.
event-declined = { $seat } buys none of the tiles.
event-gondola-ducats = { $seat } completes { $tile }, which pays { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
event-gondola-approvals = { $seat } completes { $tile }, which brings { $approvals ->
    [one] { $approvals } approval
   *[other] { $approvals } approvals
}.
event-part = { $seat } completes { $tile } of the galley for { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $approvals ->
    [0] {""}
    [one] { " " }and { $approvals } approval
   *[other] { " " }and { $approvals } approvals
}.
event-replaced = { $seat } replaces { $old } with { $tile } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $approvals ->
    [0] {""}
    [one] { " " }and { $approvals } approval
   *[other] { " " }and { $approvals } approvals
}.
event-barrier = { $seat } completes { $barrier }.
event-ducats = { $seat } earns { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
event-approvals = { $seat } receives { $approvals ->
    [one] { $approvals } approval
   *[other] { $approvals } approvals
}{ $ducats ->
    [0] {""}
    [one] { " " }for { $ducats } ducat
   *[other] { " " }for { $ducats } ducats
}.
event-doge-seen = Shown to { $seat }: { $doges-counted }.
event-doge-laid = { $seat } lays out { $doge }.
event-doge-put = { $seat } puts the other tile { $end }.
event-order = The order of the next round: { $seats }.
event-flood = The flood comes: level { $number }.
event-flooded = { $seat } loses { $number ->
    [one] { $number } action
   *[other] { $number } actions
} of the next round.
event-spared = The barriers of { $seat } hold.
event-inspection = The Doge inspects the galley.
event-bid = { $seat } bids { $approvals ->
    [0] no approval
    [one] { $approvals } approval
   *[other] { $approvals } approvals
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-galley-ready = The last part is in place, and the bow is added: the galley is complete.
event-building-given-up = For { $number ->
    [one] one round
   *[other] { $number } rounds
} nobody has added a part: the match ends with the galley unfinished.
event-final-approval = Final approval: { $seat } has { $approvals ->
    [one] { $approvals } approval
   *[other] { $approvals } approvals
} and receives { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-total = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

end-galley-ready = the galley is complete
end-building-given-up = building is given up: nobody adds a part any more
score-parts = Galley parts
score-indicators = Indicators
score-bonuses = Barrier bonuses
score-inspections = Inspections
score-final-approval = Final approval

field-red1 = red 1
field-red2 = red 2
field-red3 = red 3
field-red4 = red 4
field-red5 = red 5
field-red6 = red 6
field-green1 = green 1
field-green2 = green 2
field-green3 = green 3
field-green4 = green 4
field-green5 = green 5
field-green6 = green 6
field-white1 = white 1
field-white2 = white 2
field-white3 = white 3
field-white4 = white 4
field-white5 = white 5
field-white6 = white 6
field-yellow1 = yellow 1
field-yellow2 = yellow 2
field-yellow3 = yellow 3
field-yellow4 = yellow 4
field-yellow5 = yellow 5
field-yellow6 = yellow 6
field-blue1 = blue 1
field-blue2 = blue 2
field-blue3 = blue 3
field-blue4 = blue 4
field-blue5 = blue 5
field-blue6 = blue 6
field-black1 = black 1
field-black2 = black 2
field-black3 = black 3
field-black4 = black 4
field-black5 = black 5
field-black6 = black 6

pile-lower-stern = galley, lower stern
pile-lower-mid = galley, lower mid
pile-lower-bow = galley, lower bow
pile-upper-stern = galley, upper stern
pile-upper-mid = galley, upper mid
pile-upper-bow = galley, upper bow
pile-barrier = barrier
pile-gondola = gondola

tile-ls2 = lower stern 2
tile-ls3 = lower stern 3
tile-ls4 = lower stern 4
tile-ls5 = lower stern 5
tile-ls6 = lower stern 6
tile-ls7 = lower stern 7
tile-lm2 = lower mid 2
tile-lm3 = lower mid 3
tile-lm4 = lower mid 4
tile-lm5 = lower mid 5
tile-lm6 = lower mid 6
tile-lm7 = lower mid 7
tile-lb2 = lower bow 2
tile-lb3 = lower bow 3
tile-lb4 = lower bow 4
tile-lb5 = lower bow 5
tile-lb6 = lower bow 6
tile-lb7 = lower bow 7
tile-us2 = upper stern 2
tile-us3 = upper stern 3
tile-us4 = upper stern 4
tile-us5 = upper stern 5
tile-us6 = upper stern 6
tile-us7 = upper stern 7
tile-um2 = upper mid 2
tile-um3 = upper mid 3
tile-um4 = upper mid 4
tile-um5 = upper mid 5
tile-um6 = upper mid 6
tile-um7 = upper mid 7
tile-ub2 = upper bow 2
tile-ub3 = upper bow 3
tile-ub4 = upper bow 4
tile-ub5 = upper bow 5
tile-ub6 = upper bow 6
tile-ub7 = upper bow 7
tile-b01 = barrier 1
tile-b02 = barrier 2
tile-b03 = barrier 3
tile-b04 = barrier 4
tile-b05 = barrier 5
tile-b06 = barrier 6
tile-b07 = barrier 7
tile-b08 = barrier 8
tile-b09 = barrier 9
tile-b10 = barrier 10
tile-b11 = barrier 11
tile-b12 = barrier 12
tile-b13 = barrier 13
tile-b14 = barrier 14
tile-b15 = barrier 15
tile-b16 = barrier 16
tile-b17 = barrier 17
tile-b18 = barrier 18
tile-b19 = barrier 19
tile-b20 = barrier 20
tile-b21 = barrier 21
tile-b22 = barrier 22
tile-b23 = barrier 23
tile-b24 = barrier 24
tile-b25 = barrier 25
tile-b26 = barrier 26
tile-g01 = gondola 1
tile-g02 = gondola 2
tile-g03 = gondola 3
tile-g04 = gondola 4
tile-g05 = gondola 5
tile-g06 = gondola 6
tile-g07 = gondola 7
tile-g08 = gondola 8
tile-g09 = gondola 9
tile-g10 = gondola 10
tile-g11 = gondola 11
tile-g12 = gondola 12
tile-g13 = gondola 13
tile-g14 = gondola 14

doge-d01 = Doge tile 1
doge-d02 = Doge tile 2
doge-d03 = Doge tile 3
doge-d04 = Doge tile 4
doge-d05 = Doge tile 5
doge-d06 = Doge tile 6
doge-d07 = Doge tile 7
doge-d08 = Doge tile 8
doge-d09 = Doge tile 9
doge-d10 = Doge tile 10
doge-d11 = Doge tile 11
doge-d12 = Doge tile 12
doge-d13 = Doge tile 13
doge-d14 = Doge tile 14
doge-d15 = Doge tile 15
doge-d16 = Doge tile 16

end-top = on top of the pile
end-bottom = beneath the pile

text-round = Round { $round }. { $step ->
    [over] The match is over.
    [bid] The Doge inspects: bids are being made.
   *[other] { $name } is to move.
}
text-order = Order: { $seats }.
text-next-order = Of the next round, as it stands: { $next }.
text-board = { $colour ->
    [red] Red
    [green] Green
    [white] White
    [yellow] Yellow
    [blue] Blue
   *[black] Black
}, die { $die }: { $fields }
text-closed = { $colour ->
    [red] Red
    [green] Green
    [white] White
    [yellow] Yellow
    [blue] Blue
   *[black] Black
}: closed
text-field = { $face }: { $what }{ $price ->
    [0] {""}
   *[other] { " " }[costs { $price }]
}
text-field-taken = { $face }: { $what } ({ $name })
text-buy = buy { $items }
text-complete = complete { $items }
text-ducats = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
text-replace = replace a part
text-doge-tile = intrigue, change the Doge tile
text-free-approval = intrigue, { $approvals ->
    [one] { $approvals } approval
   *[other] { $approvals } approvals
}
text-paid-approvals = intrigue, { $approvals ->
    [one] { $approvals } approval
   *[other] { $approvals } approvals
} for { $pay ->
    [one] { $pay } ducat
   *[other] { $pay } ducats
}
text-or = { $one } or { $two }
text-and = { $one } + { $two }
text-galley = galley part
text-barrier = barrier
text-gondola = gondola
text-size = The galley has { $filled } of { $places } parts. Sections: stern { $stern }, mid { $mid }, bow { $bow }.
text-idle = Rounds without a new part: { $idle }. After { $patience } the match ends.
text-deck = { $deck ->
    [lower] Lower deck
   *[upper] Upper deck
}: { $parts }. { $next ->
    [none] No place can be filled now.
   *[other] Next place: { $next }.
}
text-doge = { $doge }: { $values }. Purple: { $purple }. { $event ->
    [flood] Flood, level { $level }.
    [inspection] Inspection.
    [both] Flood, level { $level }, and inspection.
   *[none] No special event.
}
text-value = { $indicator ->
    [red] weight
    [green] fittings
    [blue] speed
   *[yellow] handling
} { $value }
text-indicator-red = weight
text-indicator-green = fittings
text-indicator-blue = speed
text-indicator-yellow = handling
text-zone-lower-stern = lower stern
text-zone-lower-mid = lower mid
text-zone-lower-bow = lower bow
text-zone-upper-stern = upper stern
text-zone-upper-mid = upper mid
text-zone-upper-bow = upper bow
text-doges = Doge tiles in the pile: { $pile }. Below the current one: { $covered }. Place unknown: { $unseen }.
text-known = You know tile no. { $place } of the pile: { $doge }
text-pile = Pile { $pile }: tiles { $count }, never seen { $fresh }{ $cost ->
    [none] {""}
   *[other] , the top one costs { $cost }
}. Known, in order: { $tiles }
text-next = Known of those you would look at: { $tiles }
text-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, { $approvals ->
    [hidden] approvals concealed
   *[other] approvals: { $approvals }
}. Markers { $markers }, in the water { $adrift }, lost { $lost }.
text-yard = Yard: { $tiles }
text-stack = Barriers, the top one last: { $tiles }
text-flood-loss = The flood would cost { $name } { $loss ->
    [one] { $loss } action
   *[other] { $loss } actions
}.
text-galley-tile = { $tile } (costs { $cost }; points { $printed }, { $indicators }{ $symbol ->
    [yes] , approval
   *[no] {""}
}; now points { $points } and approvals { $approvals })
text-barrier-tile = { $tile } (costs { $cost }; { $trigger ->
    [buy] buying
    [complete] completing
    [intrigue] intrigue
   *[ducats] ducats
}: { $bonus })
text-gondola-tile = { $tile } (costs { $cost }; { $reward })
text-bonus-buy = buy one { $item } more
text-bonus-complete = complete one { $item } more
text-bonus-ducats = { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
}
text-bonus-approvals = { $amount ->
    [one] { $amount } approval
   *[other] { $amount } approvals
}
text-bonus-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
text-action = { $name } has chosen { $field }.
text-from = Buys from: { $pile }.
text-reordered = The wall has been reordered in this turn.
text-costs = Reordering costs { $reorder }, a discarded marker brings { $discard }.
text-score = Of these: { $parts }.
text-score-part = { $part } { $points }
text-last = Can be replaced now: { $zone }.
text-bonus = Bonus of { $barrier }.
text-may-buy = May still buy: { $items }.
text-may-complete = May still complete: { $items }.
text-looked = Looked at: { $tiles }
text-intrigue = { $name } holds { $count ->
    [one] one Doge tile
   *[other] { $count } Doge tiles
}:
text-unknown = A Doge tile that you do not know.
text-waiting = Still to bid: { $names }.
text-own-bid = Your bid: { $bid }.
text-positions = Inspection, by position: { $points }.
text-final = Final approval, by position: { $points }.

scene-label = The galley in the lagoon, the sea walls of all players, the stores and six dice boards
scene-heading = Round { $round }, the galley has { $filled } of { $places } parts
scene-heading-over = After round { $round }, the galley has { $filled } of { $places } parts
scene-goal = The match ends with part { $places } of the galley. Then approvals bring points: { $points } for { $count ->
    [2] the most and the second most
   *[other] the most, the second most and so on
}. The most points win.
scene-caption = { $points ->
    [one] point
   *[other] points
}
scene-caption-note = Approvals that are left bring more points at the end.
scene-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
scene-amount = { $kind ->
    [ducats] { $amount ->
        [one] { $amount } ducat
       *[other] { $amount } ducats
    }
    [approvals] { $amount ->
        [one] { $amount } approval
       *[other] { $amount } approvals
    }
   *[points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}
scene-section-stern = Stern
scene-section-mid = Mid
scene-section-bow = Bow
scene-deck-upper = upper
scene-deck-lower = lower
scene-next-places = The next places of the galley
scene-sign-red = weight
scene-sign-green = fittings
scene-sign-blue = speed
scene-sign-yellow = handling
scene-board-red = Red
scene-board-green = Green
scene-board-white = White
scene-board-yellow = Yellow
scene-board-blue = Blue
scene-board-black = Black
scene-board-told = { $name }: the die shows { $die }. { $die ->
    [one] Field 1 is free
    [2] Fields 1 and 2 are free
   *[other] Fields 1 to { $die } are free
}{ $die ->
    [6] .
   *[other] , each step beyond costs 1 ducat.
}
scene-closed = closed with { $seats } players
scene-do = { $kind ->
    [buy] buy
    [complete] complete
    [ducats] ducats
    [replace] replace
    [doge-tile] new Doge
    [free-approval] approval
   *[paid-approvals] approvals
}
scene-deed-item = { $kind ->
    [buy] buy
   *[complete] complete
} { $both ->
    [one] a { $one }
    [both] a { $one } and a { $two }
   *[either] a { $one } or a { $two }
}
scene-deed-ducats = take { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
scene-deed-replace = replace the last part of a deck with a tile of your yard
scene-deed-doge = look at two Doge tiles and lay out one of them
scene-deed-approvals = { $pay ->
    [0] take
    [one] pay { $pay } ducat for
   *[other] pay { $pay } ducats for
} { $approvals ->
    [one] { $approvals } approval
   *[other] { $approvals } approvals
}
scene-field = { $field }, { $price ->
    [0] free
    [one] for { $price } ducat
   *[other] for { $price } ducats
}: { $deed }.
scene-field-bonus = Your wall adds: { $bonus }.
scene-field-fits = Yours to complete: { $tiles }.
scene-field-replaces = { $count ->
    [one] One tile of yours fits, and goes in at once: { $tiles }.
   *[other] Tiles of yours that fit: { $tiles }.
} Whoever scored the old part keeps the points.
scene-field-total = With the approvals { $total } ducats in all.
scene-field-full = { $room ->
    [parts] Your yard has two galley tiles and takes no third: before you buy another you give one up.
   *[all] Your yard is full: before you buy you give up a tile.
}
scene-sign = { $kind ->
    [buy] Field to buy: a barrier with this sign on top of your wall adds its bonus.
    [complete] Field to complete: a barrier with this sign on top of your wall adds its bonus.
    [intrigue] Field with an intrigue: a barrier with this sign on top of your wall adds its bonus.
    [ducats] Field with ducats: a barrier with this sign on top of your wall adds its bonus.
   *[replace] Field to replace a part: no barrier adds anything.
}
scene-taken = { $field } { $name } has a marker here{ $over ->
    [yes] .
   *[no] ; it is free again in the next round.
}
scene-idle-complete = You have nothing that you could complete here now.
scene-why-price = It is { $price ->
    [one] { $price } field
   *[other] { $price } fields
} beyond the die, and you have { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
scene-why-replace = You have no tile that fits in place of the last part of its deck.
scene-why-approvals = With the approvals this field costs { $total } ducats; you have { $ducats }.
scene-tile-galley = { $name }: under this Doge tile it brings { $points } ({ $why }){ $approvals ->
    [0] {""}
    [one] { " " }and { $approvals } approval ({ $seals })
   *[other] { " " }and { $approvals } approvals ({ $seals })
}.
scene-printed = { $printed } printed
scene-seal-own = seal on the tile
scene-seal-zone = purple zone
scene-place-now = Its place can be filled now.
scene-place-swap = All places of its zone are filled; it could replace the last part of its deck.
scene-place-later = Its place cannot be filled yet.
scene-place-late = All places of its zone are filled.
scene-short-galley = { $name } for { $points }{ $approvals ->
    [0] {""}
    [one] { " " }and { $approvals } approval
   *[other] { " " }and { $approvals } approvals
}
scene-short-gondola = { $name } for { $reward }
scene-tile-gondola = { $name }: brings { $reward } when completed, and goes beneath its pile.
scene-tile-barrier = { $name }: while it is on top of a wall, each field { $trigger ->
    [buy] for buying
    [complete] for completing
    [intrigue] with an intrigue
   *[ducats] with ducats
} also brings its owner { $bonus }. Low numbers on top play early in the next round.
scene-bonus-item = { $kind ->
    [buy] another { $item } to buy
   *[complete] another { $item } to complete
}
scene-short-bonus = { $kind ->
    [ducats] { $amount ->
        [one] { $amount } ducat
       *[other] { $amount } ducats
    }
    [approvals] { $amount ->
        [one] { $amount } approval
       *[other] { $amount } approvals
    }
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
   *[other] { $item ->
        [galley] +1 part
        [barrier] +1 barrier
       *[gondola] +1 gondola
    }
}
scene-worth-now = now
scene-worth-swap = swap
scene-worth-later = later
scene-worth-late = zone is full
scene-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
scene-tiles-next = { $count }, fits now
scene-tiles-late = zone is full
scene-costs = costs
scene-costs-told = It costs { $cost ->
    [0] nothing
    [one] { $cost } ducat
   *[other] { $cost } ducats
}.
scene-doge = The Doge tile that counts now
scene-doge-told = { $laid ->
    [yes] What the Doge wants now
   *[no] What the Doge would want
}: { $signs }. { $some ->
    [yes] One approval more for parts in: { $zones }.
   *[no] No zone brings an approval.
} { $event ->
    [flood] The round ends with a flood of level { $level }.
    [inspection] The round ends with an inspection.
   *[none] The round ends without an event.
}
scene-doge-changes = { $name }: { $tiles }.
scene-doge-change = { $tile } from { $before } to { $points }
scene-inspection = inspection
scene-flood = flood
scene-no-event = no event
scene-order = Order
scene-order-told = The order of this round: { $names }. Of the next, as the walls stand: { $next }.
scene-next-order = { $place ->
    [1] plays 1st next round
    [2] plays 2nd next round
    [3] plays 3rd next round
   *[other] plays { $place }th next round
}
scene-seat-told = { $name }: { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}; { $wall ->
    [one] { $wall } completed barrier
   *[other] { $wall } completed barriers
}; in the yard: { $yard }.
scene-no-wall = no wall yet
scene-reorder = { $tile } To bring it to the top you pay { $cost ->
    [0] nothing
    [one] { $cost } ducat
   *[other] { $cost } ducats
}.
scene-flood-told = A flood of level { $level } against { $wall ->
    [0] no wall
    [one] a wall of { $wall } barrier
   *[other] a wall of { $wall } barriers
}: { $loss ->
    [0] no marker is lost.
    [one] { $loss } marker is lost for the next round; { $enough } barriers would hold.
   *[other] { $loss } markers are lost for the next round; { $enough } barriers would hold.
}
scene-loses = { $loss ->
    [0] holds
   *[other] loses { $loss }
}
scene-ducats = { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
scene-approvals = { $approvals ->
    [one] { $approvals } approval
   *[other] { $approvals } approvals
}
scene-approvals-hidden = The approvals of others are hidden until the end; what was won and bid is in the log.
scene-markers = { $markers ->
    [one] { $markers } marker left in this round
   *[other] { $markers } markers left in this round
}
scene-wall = { $barriers ->
    [0] no completed barrier
    [one] { $barriers } completed barrier, number { $top } on top
   *[other] { $barriers } completed barriers, number { $top } on top
}
scene-discard = Put a marker into the water and take { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
scene-adrift = In the water
scene-adrift-told = Markers in the water: put there for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}, or lost to a flood. They come back at the end of the round.
scene-stores = The stores
scene-pile-told = { $name }: { $count ->
    [0] no tile left
    [one] { $count } tile
   *[other] { $count } tiles
}{ $cost ->
    [none] .
    [0] , the top one costs nothing.
    [1] , the top one costs 1 ducat.
   *[other] , the top one costs { $cost } ducats.
}
scene-pile-known = Known of those you would look at: { $known }.
scene-pile-top = The top one costs { $cost ->
    [0] nothing
    [one] { $cost } ducat
   *[other] { $cost } ducats
}.
scene-known-tile = { $tile } (costs { $cost ->
    [0] nothing
    [one] { $cost } ducat
   *[other] { $cost } ducats
})
scene-pile-next = The next free place is in this zone.
scene-pile-later = No place of this zone can be filled now.
scene-pile-late = All places of this zone are filled: such a part could only replace the last one of its deck.
scene-pile-purple = The zone is purple: a part brings 1 approval more under this Doge tile.
scene-pile-full = { $room ->
    [parts] Your yard has two galley tiles and takes no third: you give one up first.
   *[all] Your yard is full: you give up a tile first.
}
scene-buy-told = { $name }: look at the top { $count ->
    [one] tile
    [2] two tiles
   *[other] three tiles
} and buy at most one.
scene-total = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-bids = Your bid
scene-bids-note = What you bid is lost, whatever it brings.
scene-bids-win = { $count ->
    [one] The highest bid brings { $points } points.
   *[other] The bids bring points, the highest first: { $points }.
}
scene-bid-told = { $approvals ->
    [0] Bid nothing.
    [one] Bid { $approvals } approval.
   *[other] Bid { $approvals } approvals.
}
scene-bid-about = { $bid ->
    [0] You bid nothing
   *[other] What you bid is lost
}; { $left ->
    [0] you keep no approval
    [one] you keep { $left } approval
   *[other] you keep { $left } approvals
} for the end of the match.
scene-looked = { $you ->
    [yes] The tiles you look at
   *[no] { $name } looks at these tiles
}: { $pile }
scene-looked-note = The others go beneath the pile.
scene-piles = Piles you may buy from
scene-piles-note = Each slot is a tile you will look at; what is known shows gain and price (struck through: too dear).
scene-doge-keep = Two Doge tiles
scene-note-doge-keep = The one you lay out counts at once.
scene-doge-put = The other Doge tile
scene-note-doge-put = The others see only where it goes.
scene-put-top = on top
scene-put-bottom = beneath
scene-put-top-told = On top of the pile: it is the next to be drawn.
scene-put-bottom-told = Beneath the pile: it comes last.
scene-yard = Your yard
scene-yard-note = { $tiles } of { $rooms } places
scene-purse = Your purse

scene-why-give-up = Only a galley tile makes room for another one: a yard has at most two.
scene-why-kind = This action does not complete tiles of this kind.
scene-why-replace-part = Only a galley tile can replace a part.
scene-why-next = The next free place of this deck is not in the zone { $zone }, or the place below it is still open.
scene-why-late = All places of the zone { $zone } are filled.
scene-why-dear = It costs { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}; you have { $ducats }.
scene-flood-comes = A flood of level { $level } ends this round: { $loss ->
    [0] your wall holds.
   *[other] you lose { $loss ->
        [one] { $loss } marker
       *[other] { $loss } markers
    } of the next. { $enough } barriers would hold; you have { $wall ->
        [0] none
       *[other] { $wall }
    }.
}
scene-nothing-comes = Neither a flood nor an inspection ends this round.
scene-inspection-comes = An inspection ends this round: approvals are bid for points. You have { $approvals ->
    [one] { $approvals } approval
   *[other] { $approvals } approvals
}.
scene-since-dear = On top of the pile lay { $tiles }: { $count ->
    [one] too dear for you.
   *[other] all too dear for you.
}
scene-since-flooded = The flood has taken { $markers } of your markers.
scene-since-spared = Your wall has held off the flood.
scene-since-round = Round { $number }: new Doge tile, dice thrown anew.
scene-since-bids = The bids: { $bids }.
scene-since-bid = { $name } { $approvals } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
scene-by-bonus = First the bonus of { $tile }; then the field itself: { $deed }.
scene-chosen = You chose { $field }: { $deed }{ $left ->
    [none] .
    [both] , in the order you like.
   *[other] . What is left: { $left }.
}
scene-over = { $count ->
    [one] { $you ->
        [yes] You win
       *[no] { $names } wins
    }
   *[other] { $names } share the victory
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scene-hint-turn = Fields are free up to the die; each step beyond it costs 1 ducat (you have { $ducats }).{ $turning ->
    [yes] { " " }Before that you may bring another barrier of your wall to its top for { $cost ->
        [one] { $cost } ducat
       *[other] { $cost } ducats
    }.
   *[no] {""}
}
scene-hint-buy = You look at { $looks ->
    [one] the top tile of a pile and may buy it
    [2] the top two tiles of a pile and may buy one of them
    [3] the top three tiles of a pile and may buy one of them
   *[0] the top tiles of a pile, three if there are so many, and may buy one of them
}. You have { $ducats ->
    [0] no ducats, so you can take only what costs nothing
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
scene-hint-give-up = { $room ->
    [parts] A yard holds two galley tiles, and you have two.
   *[all] Your yard is full.
} The tile goes beneath its pile before you look at the new ones; what it cost is lost.
scene-hint-take = { $kind ->
    [galley] Points and approvals are shown as this Doge tile gives them; the next one may give others.
    [barrier] On top of your wall a barrier gives its bonus with every field that shows its sign; the lowest number plays first in the next round.
   *[gondola] A completed gondola pays what it shows.
} You have { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
scene-hint-complete = { $part ->
    [yes] Choose a tile of your yard, or its place on the galley.
   *[no] Choose a tile of your yard.
}
scene-hint-barrier = A barrier goes on top of your wall: from then on its bonus and its number count.
scene-hint-last = This is the last part: with it the match ends, and approvals are counted.
scene-hint-replace = { $part ->
    [yes] Choose a tile of your yard, or the part it replaces.
   *[no] Choose a tile of your yard.
} The new part scores in full, and nobody loses anything.
scene-hint-doge-keep = It counts at once, and decides how this round ends.
scene-hint-doge-put = On top it is the next to come; beneath it comes last.
scene-hint-bid = Everybody bids in secret. You have { $approvals }; what you keep counts at the end.
scene-do-discard = Marker into the water: +{ $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
scene-do-none = Buy none of them
scene-do-stop = { $verb ->
    [buy] { $more ->
        [yes] Buy nothing more
       *[no] Buy nothing
    }
   *[complete] { $more ->
        [yes] Complete nothing more
       *[no] Complete nothing
    }
}
scene-do-skip = Skip the bonus
scene-share-parts = parts
scene-share-indicators = indic.
scene-share-bonuses = bonus
scene-share-inspections = insp.
scene-share-final-approval = final

scene-told-deck = { $deck ->
    [lower] lower deck
   *[upper] upper deck
} { $built } of { $count } parts{ $next ->
    [yes] , the next one can be set
   *[no] {""}
}

scene-told-nothing = nothing

# why a hint is one: what differs soon after a move, compared with others
hint-my-points-more = { $by ->
    [0] Brings you more points soon.
    [one] Brings you about a point more soon.
   *[other] Brings you about { $by } points more soon.
}
hint-best-other-points-less = Keeps the leading opponent's points down.
hint-my-ducats-more = { $by ->
    [0] Leaves you more ducats.
    [one] Leaves you about one ducat more than other moves.
   *[other] Leaves you about { $by } ducats more than other moves.
}
hint-most-ducats-of-another-less = Keeps the richest opponent short of ducats.
hint-my-approvals-more = { $by ->
    [0] Brings you more approvals.
    [one] Brings you about one more approval.
   *[other] Brings you about { $by } more approvals.
}
hint-most-approvals-of-another-less = Keeps the others short of approvals.
hint-my-markers-more = Saves a marker for another action.
hint-my-barriers-more = Raises your wall against the flood.
hint-fewest-barriers-of-another-less = Leaves an opponent with a lower wall.
hint-my-galley-tiles-in-the-yard-more = You would have a part of the galley in your yard to complete later.
hint-my-gondolas-in-the-yard-more = You would have a gondola in your yard to complete later.
hint-my-barriers-in-the-yard-more = You would have a barrier in your yard to complete later.
hint-points-of-my-best-part-now-more = You would have a part of the galley in your yard that brings more points now.
hint-points-of-the-best-part-of-another-now-less = The best part in another yard would bring less now.
hint-my-place-in-the-order-less = Moves you forward in the order of play.
hint-what-my-parts-bring-under-the-next-doge-tile-more = The next Doge tile would reward your parts of the galley more.
hint-what-the-parts-of-others-bring-under-the-next-doge-tile-less = The next Doge tile would reward the others' parts less.
hint-what-my-yard-is-worth-more = Your yard would hold the more useful tiles.
hint-what-my-gondolas-pay-more = Your gondolas would pay out more when they are completed.
hint-what-my-parts-may-bring-more = Your parts of the galley would bring more when they are completed.
hint-tiles-in-my-yard-more = You would have one tile more to complete.
