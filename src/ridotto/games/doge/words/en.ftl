title = Doge
about = Noble families vote in secret and build in the open, until one of them provides the new doge of Venice.

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
