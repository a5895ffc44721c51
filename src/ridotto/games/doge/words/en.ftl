title = Doge
about = Noble families vote in secret and build in the open, until one of them provides the new doge of Venice.
length = 60 to 80 minutes

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
decision-pick = Choose which advisor of the Quarantia you decide on.
decision-advisor = Take control of the advisor and choose a field for it, or give it up.
decision-shift-home = You may shift one of your houses out of the advisor's home or into it.
decision-shift-any = You may shift one of your houses from any district to any other.
decision-houses = Choose how many houses you place.
decision-build = You may build a palazzo.

move-card = card: { $field }
move-tokens = tokens: { $tokens }
move-pick = { $advisor }
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
event-turned = The next { $set } card is turned up: { $field }.
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
event-shown = { $seat } shows: { $values }.
event-tally = { $seat } has { $votes ->
    [one] one vote
   *[other] { $votes } votes
}: { $tokens } from tokens, { $advisors } from advisors.
event-won = { $count ->
    [one] { $seats } wins the vote in { $field ->
        [Quarantia] the Quarantia
       *[other] { $field }
    }.
   *[other] The vote in { $field ->
        [Quarantia] the Quarantia
       *[other] { $field }
    } has tied winners: { $seats }.
}
event-second = { $count ->
    [one] { $seats } is second in { $field ->
        [Quarantia] the Quarantia
       *[other] { $field }
    }.
   *[other] Tied for second in { $field ->
        [Quarantia] the Quarantia
       *[other] { $field }
    }: { $seats }.
}
event-no-votes = Nobody has a vote in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}; nothing happens.
event-sited = { $seat } controls { $advisor }, which now stands in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}.
event-given-up = { $seat } gives up { $advisor } and leaves it neutral.
event-neutral = After the tie { $advisor } is neutral.
event-ring-back = { $seat } gets back the ring from { $advisor }.
event-shifted = { $seat } shifts a house from { $from } to { $to }.
event-stayed = { $seat } shifts no house.
event-placed = { $seat } places { $count ->
    [0] no house
    [one] one house
   *[other] { $count } houses
} in { $field }.
event-built = { $seat } builds a palazzo in { $field } for { $cost ->
    [one] one house
   *[other] { $cost } houses
}, on site { $site }.
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
score-note = The best victory condition counts first, then palazzi, then houses on the board; the numbers only put them in that order.

# The view as text

text-round = Round { $round }. Rounds in a row without a new palazzo: { $dry } of { $limit }.
text-setting = Setting { $setting } of { $settings }.
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
scene-neutral = Neutral advisors
scene-neutral-1 = Neutral
scene-neutral-2 = advisors
scene-order = Order of votes of this round and of the next
scene-round-word = round
scene-card = Card of { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}
scene-token = Token worth { $value }
scene-token-open = Token worth { $value }, turned up in this round
scene-tray = Combinations of your tokens
scene-tray-block = { $most ->
    [2] One or two tokens
    [3] Three tokens
   *[other] Four tokens
}
scene-tray-none = you do not have so many tokens
scene-chosen = { $name } has chosen
scene-choosing = { $name } is still choosing

scene-heading-setting = Round { $round }, setting { $setting } of { $settings }
scene-heading-vote = Round { $round }, vote { $vote } of { $votes }
scene-heading-over = Over after round { $round }

scene-goal = To win, end a round with { $conditions }.
scene-condition = { $palazzi } palazzi in { $districts } districts
scene-or = { $before } or { $last }
scene-dry = Rounds in a row without a new palazzo: { $dry } of { $limit }, then the match ends.

scene-over = { $you ->
    [yes] You win
   *[no] { $name } wins
} with { $palazzi ->
    [one] one palazzo
   *[other] { $palazzi } palazzi
} in { $districts ->
    [one] one district
   *[other] { $districts } districts
}{ $reason ->
    [dry] , as too many rounds went by without a new palazzo
   *[condition] {""}
}.
scene-over-shared = { $names } share the victory, each with { $palazzi ->
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
scene-setting = Setting { $setting } of { $settings }.
scene-others-build = { $name } may build in { $field } for { $cost ->
    [one] one house
   *[other] { $cost } houses
}.
scene-others-advisor = { $name } decides on { $advisor }.
scene-others-shift = { $name } may shift a house out of { $field } or into it.
scene-others-houses = { $name } may place houses in { $field }.
scene-won = { $you ->
    [yes] You win
   *[no] { $name } wins
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
scene-tied = Tied in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}: { $names } with { $votes ->
    [one] one vote
   *[other] { $votes } votes
} each.
scene-second = You are { $tied ->
    [0] second
   *[other] tied for second
} in { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
} with { $votes ->
    [one] one vote
   *[other] { $votes } votes
}.

scene-hint-card = Point at a field, or at a card of your hand. The others see it when all have chosen.
scene-hint-tokens = Point at the tokens for { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}. The number beside them is what they are worth together.
scene-hint-pick = Point at one of the marked advisors.
scene-hint-advisor = Point at a field: { $advisor } counts one vote for you there. Who gives it up may shift a house.
scene-hint-shift-home = Each mark brings one of your houses into its district, from the district whose sign it bears.
scene-hint-shift-any = Each mark brings one of your houses into its district, from the district whose sign it bears.
scene-hint-houses = Point at the houses you want to place in { $field }.
scene-hint-build = Point at the site in { $field }. { $cost ->
    [one] One of your houses there pays for it and returns
   *[other] { $cost } of your houses there pay for it and return
} to your supply.

scene-give-up = Give it up
scene-stay = Shift no house
scene-hold = Do not build
scene-no-house = Place no house

scene-caption = { $palazzi ->
    [0] palazzi so far
    [one] palazzo in one district
   *[other] palazzi in { $districts ->
        [one] one district
       *[other] { $districts } districts
    }
}
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
scene-tokens = Your tokens
scene-tokens-worth = worth { $worth } together
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

scene-why-card-used = You have used this card in this round. All cards come back to your hand after the last setting.
scene-why-card-chosen = You have chosen your card for this setting. You can still take it back.
scene-why-token-card = First choose a card, then the tokens for it.
scene-why-token-tray = Tokens are chosen together: point at a combination on the board.
scene-why-home = An advisor never stands in its own home, { $field ->
    [Quarantia] the Quarantia
   *[other] { $field }
}.
scene-why-settled = This advisor has been decided on in this vote.
scene-why-same = This advisor stands just as one of the marked ones does. Choose that one.
