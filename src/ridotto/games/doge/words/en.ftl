title = Doge
about = Noble families vote in secret and build in the open, until one of them provides the new doge of Venice.
length = 60 to 80 minutes
intro = You set tokens in secret. Then every field votes: the most votes win its advisor and two houses, second place one house. Three houses in a district become a palazzo there, later ones cost four, five and more.

# Fields, advisors, sets of order cards

field-cannaregio = Cannaregio
field-castello = Castello
field-dorsoduro = Dorsoduro
field-san-marco = San Marco
field-san-polo = San Polo
field-santa-croce = Santa Croce
field-quarantia = Quarantia

advisor-a-cannaregio = the advisor of Cannaregio
advisor-a-castello = the advisor of Castello
advisor-a-dorsoduro = the advisor of Dorsoduro
advisor-a-san-marco = the advisor of San Marco
advisor-a-san-polo = the advisor of San Polo
advisor-a-santa-croce = the advisor of Santa Croce
advisor-q1 = advisor I of the Quarantia
advisor-q2 = advisor II of the Quarantia
advisor-q3 = advisor III of the Quarantia

set-brown = brown
set-blue = blue

reason-condition = a victory condition is met
reason-dry = too many rounds in a row went by without a new palazzo

# Decisions and moves

decision-card = Choose a card: the field where you want to set tokens.
decision-tokens = Choose the tokens for your card.
decision-pick = Which advisor of the Quarantia do you take?
decision-advisor = Take control of the advisor and choose a field for him, or give him up.
decision-shift-home = Which house do you shift?
decision-shift-any = Which house do you shift?
decision-houses = How many houses do you place?
decision-build = You may build a palazzo.
why-card = All cards are turned up together, so think where the others will go. Most votes in a district win its advisor and houses; the Quarantia gives advisors only.
why-tokens = They stay face down until the vote. Set many where you must win, a few for second place, the 0 as a bluff. What lies here is missing later; without tokens you sit out.
why-pick = Taking a rival's advisor also takes a vote away from that rival. One of your own may stay where he is or move.
why-advisor = He is worth most where it will be close. Given up, he lets you shift one of your houses and, if that makes enough, build there at once.
why-shift-home = Bring it where your houses then pay for a palazzo, or leave all as it is.
why-shift-any = Bring it where your houses then pay for a palazzo, or leave all as it is.
why-houses = Houses help where they come together to a palazzo; scattered, they are missing from your supply later.
why-build = A palazzo stays for good. Each one makes the next here dearer, for the others as well.

move-card = card: { $field }
    .does = choose the card of { $field ->
        [Quarantia] the Quarantia
       *[other] { $field }
    } for your tokens
move-tokens = tokens: { $tokens }
    .does = set { $tokens ->
        [0] the token worth 0
        [1] a token worth 1
        [2] a token worth 2
        [3] a token worth 3
       *[other] the tokens { $tokens }
    }
move-pick = { $advisor }
    .does = take { $advisor }
move-site = send the advisor to { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}
move-give-up = give up the advisor
move-shift = shift a house from { $from } to { $to }
move-stay = shift no house
move-houses = { $count ->
    [0] place no house
    [one] place one house
   *[other] place { $count } houses
}
move-build = build a palazzo
move-hold = do not build

# Events

event-order = The { $set } cards give the order of votes: { $fields }.
event-turned = Turned up for the next round: { $field } ({ $set } card).
event-round = Round { $round } begins.
event-set = { $seat } turns up the card of { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
} and sets { $count ->
    [one] one token
   *[other] { $count } tokens
} there.
event-vote = The vote in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
} begins.
event-shown = { $seat } shows tokens: { $values }.
event-tally = { $seat } has { $votes ->
    [one] one vote
   *[other] { $votes } votes
}{ $advisors ->
    [0] {""}
   *[other] : { $tokens } from tokens, { $advisors } from advisors
}.
event-won = { $count ->
    [one] { $seats } wins the vote in { $field ->
        [Quarantia] the Quarantia
       *[other] { $field }
    }.
   *[other] { $seats-counted } tie for the win in { $field ->
        [Quarantia] the Quarantia
       *[other] { $field }
    }.
}
event-second = { $count ->
    [one] { $seats } is second in { $field ->
        [Quarantia] the Quarantia
       *[other] { $field }
    }.
   *[other] { $seats-counted } tie for second place in { $field ->
        [Quarantia] the Quarantia
       *[other] { $field }
    }.
}
event-no-votes = Nobody has a vote in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}; nothing happens.
event-sited = { $seat } puts { $advisor } in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}.
event-given-up = { $seat } gives up { $advisor }; he is neutral.
event-neutral = After the tie { $advisor } is neutral.
event-ring-back = The ring on { $advisor } goes back to { $seat }.
event-shifted = { $seat } shifts a house from { $from } to { $to }.
event-stayed = { $seat } shifts no house.
event-placed = { $seat } places { $count ->
    [0] no house
    [one] one house
   *[other] { $count } houses
} in { $field }.
event-built = { $seat } builds a palazzo on site { $site } in { $field } for { $cost ->
    [one] one house
   *[other] { $cost } houses
}.
event-held = { $seat } does not build in { $field }.
event-prevented = { $seat } wanted to build in { $field }, but more palazzi were chosen there than sites are free: none is built.
event-round-over = Round { $round } is over.
event-dry = { $count ->
    [one] Nobody has built in this round.
   *[other] Nobody has built for { $count } rounds.
}
event-condition = { $seat } meets a victory condition: { $palazzi ->
    [one] one palazzo
   *[other] { $palazzi } palazzi
} in { $districts ->
    [one] one district
   *[other] { $districts } districts
}.
event-end = The match is over: { $reason }.

# Scores

score-condition = Victory condition
score-palazzi = Palazzi
score-houses = Houses on the board
score-note = A victory condition counts first, then palazzi, then houses on the board.

# The view as text

text-round = Round { $round }. Rounds in a row without a new palazzo: { $dry } of { $limit }.
text-setting = Placement { $setting } of { $settings }.
text-stage = Stage of the vote: { $stage ->
    [winner-advisor] the winner's advisor
    [winner-houses] the winner's houses
    [seconds] second place
    [winner-again] a further advisor of the winner
   *[tied-winners] the tied winners
}.
text-conditions = Victory conditions (minimums, checked at the end of a round): { $conditions }.
text-condition = { $palazzi ->
    [one] one palazzo
   *[other] { $palazzi } palazzi
} in { $districts ->
    [one] one district
   *[other] { $districts } districts
}
text-order = Order of votes ({ $set }): { $fields }. Votes over: { $voted }.
text-next = Next order ({ $set }), as far as it is known: { $fields }.
text-vote = Vote in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}: { $votes }. Won by: { $winners }. Second: { $seconds }.
text-votes = { $name } { $votes }{ $advisors ->
    [0] {""}
   *[other] {" "}({ $advisors } from advisors)
}
text-you-may-build = You may build in { $field } for { $cost ->
    [one] one house
   *[other] { $cost } houses
}.
text-may-build = { $name } may build in { $field } for { $cost ->
    [one] one house
   *[other] { $cost } houses
}.
text-at-hand = To be decided: { $advisor }.
text-settled = Already decided: { $advisors }.
text-choosing = Choosing at the same time: { $seats }.
text-field = { $field }. Houses: { $houses }; palazzi: { $palazzi }; cost of the next: { $cost }; tokens: { $stacks }; advisors here: { $advisors }.
text-quarantia = { $field }. Tokens: { $stacks }; advisors here: { $advisors }.
text-neutral = Neutral: { $advisors }.
text-seat = { $name }. Palazzi: { $built }{ $districts ->
    [0] {""}
    [one] {" "}(in one district)
   *[other] {" "}(in { $districts } districts)
}; houses on the board: { $standing }; in the supply: houses { $houses }, palazzi { $palazzi }, rings { $rings }, tokens { $tokens }; turned-up tokens: { $open }; cards used: { $cards }{ $condition ->
    [yes] ; meets a victory condition
   *[no] {""}
}{ $ready ->
    [yes] ; has chosen
   *[no] {""}
}.
text-mine = Your tokens: { $tokens }. Your cards: { $hand }.
text-chain = Your choices so far: { $chain }.
text-ended = The match is over: { $reason }.

# The scene

scene-label = Plan of Venice with six districts, the Quarantia, the neutral advisors and the order of votes
scene-you = You
scene-and = { $before } and { $last }
scene-neutral = Neutral advisors
scene-neutral-1 = Neutral
scene-neutral-2 = advisors
scene-order = Order of votes of this round and of the next
scene-round-word = round
scene-card = Card of { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}
scene-site = { $number ->
    [1] First palazzo
    [2] Second palazzo
    [3] Third palazzo
    [4] Fourth palazzo
    [5] Fifth palazzo
   *[other] Palazzo { $number }
} here: { $cost ->
    [one] one house
   *[other] { $cost } houses
}
scene-advisor-neutral = { $advisor }, neutral: no vote. The vote in { $home ->
    [Quarantia] the Quarantia
   *[other] { $home }
} gives him to somebody
scene-advisor-yours = { $advisor }, yours: { $votes ->
    [0] no vote
    [one] one vote
   *[other] { $votes } votes
} here
scene-advisor-of = { $advisor }, with { $name }: { $votes ->
    [0] no vote
    [one] one vote
   *[other] { $votes } votes
} here
scene-vote-now = Vote { $vote } of this round: { $field }
scene-vote-next = Vote { $vote } of the next round: { $field }
scene-vote-hidden = Vote { $vote } of the next round, still face down
scene-short-cannaregio = Cannar.
scene-short-castello = Castello
scene-short-dorsoduro = Dorsod.
scene-short-san-marco = S. Marco
scene-short-san-polo = S. Polo
scene-short-santa-croce = S. Croce
scene-short-quarantia = Quarant.
scene-token = Token worth { $value }
scene-token-open = Token worth { $value }, turned up in this round
scene-own-stack = Your tokens here: { $tokens }, which is { $votes ->
    [0] no vote
    [one] one vote
   *[other] { $votes } votes
}. The others see how many they are, but not which.

scene-heading-setting = Round { $round }, placement { $setting } of { $settings }
scene-heading-vote = Round { $round }, vote { $vote } of { $votes }
scene-heading-over = Over after round { $round }

scene-goal = To win, end a round with { $conditions }.
scene-goal-reached = { $names } { $person ->
    [one] has
   *[other] have
} reached the goal. The round is played to its end; if several reach the goal, more palazzi win, then more houses on the board.
scene-condition = { $palazzi } palazzi in { $districts } districts
scene-or = { $before } or { $last }
scene-dry = Rounds in a row without a new palazzo: { $dry } of { $limit }, then the match ends.

scene-over = { $names } { $person ->
    [I] are
   *[one] is
} doge: { $palazzi ->
    [one] one palazzo
   *[other] { $palazzi } palazzi
} in { $districts ->
    [one] one district
   *[other] { $districts } districts
}{ $reason ->
    [dry] , as too many rounds went by without a new palazzo
   *[condition] {""}
}.
scene-over-level = { $names } { $person ->
    [one] has
   *[other] have
} as many palazzi, but fewer houses on the board: { $most } to { $houses }.
scene-over-also = You also reached the goal, with { $palazzi ->
    [one] one palazzo
   *[other] { $palazzi } palazzi
}.
scene-over-shared = { $names } share the victory, { $person ->
    [we] each of you
   *[some] each
} with { $palazzi ->
    [one] one palazzo
   *[other] { $palazzi } palazzi
}{ $reason ->
    [dry] , as too many rounds went by without a new palazzo
   *[condition] {""}
}.
scene-shared = victory shared
scene-doge = New doge: { $names }
scene-card-chosen = Your card: { $field }.
scene-set-chosen = You set { $tokens } in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}.
scene-setting = Placement { $setting } of { $settings }.
scene-others-build = { $name } may build in { $field } for { $cost ->
    [one] one house
   *[other] { $cost } houses
}.
scene-others-advisor = { $name } decides on { $advisor }.
scene-others-shift = { $name } may shift a house into { $field } or out of it.
scene-others-houses = { $name } may place houses in { $field }.
scene-won = { $names } { $person ->
    [I] win
   *[one] wins
} { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}, { $votes ->
    [one] one vote
   *[other] { $votes } votes
} to { $against ->
    [0] none
   *[other] { $against }
}.
scene-tied = { $names } are tied in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
} with { $votes ->
    [one] one vote
   *[other] { $votes } votes
} each: { $field ->
    [Quarantia] nobody gets an advisor, and { $person ->
        [we] each of you
       *[some] each
    } may shift { $shifts ->
        [one] one house
       *[other] up to { $shifts } houses
    }
   *[other] nobody gets the advisor, and { $person ->
        [we] each of you
       *[some] each
    } gets houses
}.
scene-tied-second = { $names } are tied for second in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
} with { $votes ->
    [one] one vote
   *[other] { $votes } votes
} each: { $field ->
    [Quarantia] this advisor goes to nobody, and { $person ->
        [we] each of you
       *[some] each
    } may shift { $shifts ->
        [one] one house
       *[other] up to { $shifts } houses
    }
   *[other] { $person ->
        [we] each of you
       *[some] each
    } gets { $houses ->
        [one] one house
       *[other] { $houses } houses
    }
}.
scene-second = You are second in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
} with { $votes ->
    [one] one vote
   *[other] { $votes } votes
}.
scene-shift-number = Shift { $number } of { $most }.
scene-gave-up = { $field ->
    [Quarantia] You give up the advisor: you may shift { $shifts ->
        [one] one house
       *[other] up to { $shifts } houses
    } from any district to any other.
   *[other] You give up the advisor: you may shift { $shifts ->
        [one] one house
       *[other] up to { $shifts } houses
    } into { $field } or out of it.
}

scene-hint-card = Click or tap a field, or a card of your hand. The others see it when all have chosen.
scene-hint-left = The values of your tokens: { $tokens }.
scene-hint-tokens = Click or tap the tokens you want to set, { $least } to { $most }.
scene-hint-advisor = Choose a field: there he counts { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} for you in every vote, until a vote in { $home ->
    [Quarantia] the Quarantia
   *[other] { $home }
} takes him from you.
scene-hint-advisor-own = He is already yours, in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}: you may also leave him there.
scene-hint-advisor-of = He still stands for { $name } in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}.
scene-hint-houses-next = You place your houses after that.
scene-hint-shift = Click or tap one of your houses, then the district that it should go to.
scene-hint-houses = { $most ->
    [one] One house at most
   *[other] Up to { $most } houses
} in { $field }.
scene-hint-here = { $count ->
    [0] You have no house here
    [one] You have 1 house here
   *[other] You have { $count } houses here
}; { $cost ->
    [0] all sites are taken
    [one] 1 makes a palazzo
   *[other] { $cost } make a palazzo
}.
scene-hint-build = Choose the site in { $field }. { $cost ->
    [one] One of your houses there pays for it and returns
   *[other] { $cost } of your houses there pay for it and return
} to your supply.
scene-pick-one = You get { $own ->
    [one] one advisor
   *[other] { $own } advisors
}{ $more ->
    [0] {""}
    [one] , then { $name } gets another one
   *[other] , then { $name } gets { $more } more
}.
scene-at-hand-first = This is advisor { $roman }, the first of your { $own ->
    [2] two
   *[other] { $own }
}.
scene-at-hand-again = This is advisor { $roman }, your second.
scene-pick-again = This is your second advisor.
scene-pick-between = You get { $own ->
    [1] one advisor
    [2] two advisors
   *[other] { $own } advisors
}, { $name } { $other ->
    [1] one
    [2] two
   *[other] { $other }
} in between.
scene-pick-two = You get { $own ->
    [1] one advisor
    [2] two advisors
   *[other] { $own } advisors
}, { $tied ->
    [0] one after the other; the third stays as he is
   *[other] and the last one becomes neutral
}.
scene-stands-neutral = { $roman }: neutral
scene-stands-yours = { $roman }: yours, in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}
scene-stands-of = { $roman }: with { $name }, in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}

scene-give-up = { $shifts ->
    [0] Give him up
    [one] Give him up and shift a house
   *[other] Give him up and shift up to { $shifts } houses
}
scene-keep = Leave him in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}
scene-stay = Shift no house
scene-hold = Do not build
scene-set = { $count ->
    [one] Set 1 token
   *[other] Set { $count } tokens
} ({ $votes ->
    [one] 1 vote
   *[other] { $votes } votes
})
scene-place = { $count ->
    [0] Place none
    [one] Place 1 house
   *[other] Place { $count } houses
}
scene-build = Build for { $cost ->
    [one] 1 house
   *[other] { $cost } houses
}
scene-leave = leave the advisor in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}
scene-from = one of your houses in { $field }

scene-caption = { $palazzi ->
    [0] palazzi
    [one] palazzo in one district
   *[other] palazzi in { $districts ->
        [one] one district
       *[other] { $districts } districts
    }
}
scene-stand-goal = goal reached
scene-stand-leads = leads
scene-stand-leads-by-houses = leads by houses
scene-stand-level = shares the lead
scene-stand-behind-by-houses = fewer houses
scene-cell = { $field }: { $count ->
    [0] no palazzo
    [one] one palazzo
   *[other] { $count } palazzi
}
scene-supply-houses = { $count ->
    [one] one house
   *[other] { $count } houses
} in the supply
scene-supply-palazzi = { $count ->
    [one] one palazzo
   *[other] { $count } palazzi
} in the supply
scene-supply-rings = { $count ->
    [one] one control ring
   *[other] { $count } control rings
} in the supply
scene-supply-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
} in the supply
scene-status-winner = wins, { $houses ->
    [one] one house
   *[other] { $houses } houses
} on the board
scene-status-houses = { $houses ->
    [one] one house
   *[other] { $houses } houses
} on the board
scene-status-ready = has chosen
scene-status-chooses = is choosing
scene-status-no-tokens = has no tokens left to set
scene-status-votes = { $rank ->
    [won] wins
    [second] second in
   *[other] { $votes ->
        [0] no vote in
        [one] one vote in
       *[other] { $votes } votes in
    }
} { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}{ $rank ->
    [other] {""}
   *[won] , { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }
}

scene-hand = Your hand
scene-hand-choose = choose a card
scene-hand-chosen = face down until all have chosen
scene-hand-setting = no tokens left to set
scene-hand-rests = rests until the next round
scene-hand-over = the match is over
scene-tokens = Your tokens
scene-tokens-worth = { $worth ->
    [one] one vote
   *[other] { $worth } votes
} in all
scene-tokens-votes = { $kept ->
    [0] all set in this round
    [one] one kept back counts for nothing
   *[other] { $kept } kept back count for nothing
}
scene-sum = { $votes ->
    [one] one vote
   *[other] { $votes } votes
} for { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}

scene-why-card-used = You have used this card in this round. All cards come back to your hand after the last placement.
scene-why-card-chosen = You have chosen your card for this placement. You can still take it back.
scene-why-token-card = First choose a card, then the tokens for it.
scene-why-supply = Your supply holds only { $houses ->
    [one] one house
   *[other] { $houses } houses
}.
scene-why-home = He cannot stand in his own home, { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}.
scene-why-settled = This advisor has been decided on in this vote.
scene-why-same = This advisor stands exactly as one of the marked ones does. Choose that one.

# The board for those who do not see it
scene-told = { $field }: { $parts }.
scene-told-council = the council, which gives advisors but no houses
scene-told-vote = votes now
scene-told-cost = { $cost ->
    [0] no site is free
    [one] next palazzo costs one house
   *[other] next palazzo costs { $cost } houses
}
scene-told-palazzi = { $name } { $count ->
    [one] { $count } palazzo
   *[other] { $count } palazzi
}
scene-told-houses = { $name } { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
scene-told-tokens = { $name } { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
scene-told-advisor = { $advisor }, with { $name }

# why a hint is one: what differs soon after a move, compared with others
hint-own-tokens-left-more = { $by ->
    [0] Leaves you more tokens for later.
    [one] Leaves you a token more for later.
   *[other] Leaves you { $by } more tokens for later.
}
hint-own-votes-left-more = { $by ->
    [0] Saves votes for later.
    [one] Saves a vote for later.
   *[other] Saves about { $by } votes for later.
}
hint-own-palazzi-more = Brings you closer to winning: more palazzi of yours.
hint-own-districts-more = Gets you into more districts with palazzi.
hint-own-houses-on-the-board-more = { $by ->
    [0] You would have more houses in the city.
    [one] You would have another house in the city.
   *[other] You would have about { $by } more houses in the city.
}
hint-own-rings-more = Keeps a control ring for another advisor.
hint-best-other-palazzi-less = Slows down the strongest opponent's palazzi.
hint-best-other-districts-less = Keeps the strongest opponent out of another district.
hint-best-other-houses-on-the-board-less = Keeps the strongest opponent's houses down.
hint-own-houses-more = { $by ->
    [0] Strengthens your houses in { $place }.
    [one] One more house of yours in { $place }.
   *[other] About { $by } more houses of yours in { $place }.
}
hint-most-houses-of-another-less = Keeps the others' houses in { $place } down.
hint-own-votes-more = { $by ->
    [0] Leaves a little more for your vote
    [one] Afterwards you would have about one more vote
   *[other] Afterwards you would have about { $by } more votes
} in { $place ->
    [Quarantia] the Quarantia
   *[other] { $place }
}.
hint-own-advisors-more = Gives you an advisor's lasting vote in { $place ->
    [Quarantia] the Quarantia
   *[other] { $place }
}.
hint-advisors-of-others-less = Leaves the others fewer advisors in { $place ->
    [Quarantia] the Quarantia
   *[other] { $place }
}.
hint-tokens-of-others-less = Less competition in { $place ->
    [Quarantia] the Quarantia
   *[other] { $place }
}.
