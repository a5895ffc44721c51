title = Venice
about = Sail two gondolas through the canals, train assistants in the buildings, fulfil contracts, and do not be the one whom the Inquisition arrests.
length = 90 to 150 minutes, alone about 60
intro = In your turn you man one of your two gondolas and sail: the first canal is free. Where your assistants work you may use their effects in passing; where you moor your assistant advances. Meeting others costs scrolls or brings intrigue, and whoever has the most intrigue at the end is arrested and cannot win.
intro-seats-1 = Alone you play against the Doge, and must have less intrigue than he has, or none.
intro-seats-2 = With two the smugglers sail along.

variant-favour = favour cards for all
variant-easier = easier in every way
variant-harder = harder in every way
variant-favour-1 = favour card for seat 1
variant-favour-2 = favour card for seat 2
variant-favour-3 = favour card for seat 3
variant-favour-4 = favour card for seat 4
variant-favour-5 = favour card for seat 5
variant-prologue-1 = 1 more card of each deck in the prologue, harder
variant-prologue-2 = 2 more cards of each deck in the prologue, harder
variant-no-prologue-assistants = no Doge assistants in the prologue, easier
variant-council-1 = the Doge starts on council field 1, harder
variant-council-2 = the Doge starts on council field 2, harder
variant-council-3 = the Doge starts on council field 3, harder
variant-council-4 = the Doge starts on council field 4, harder
variant-first-field = the Doge scores for field 1, too, harder
variant-fourth-field = the Doge scores less for field 4, easier
variant-one-scroll = the Doge starts with 1 scroll, easier
variant-three-scrolls = the Doge starts with 3 scrolls, harder
variant-no-extra-turn = no extra turn at the end, harder
variant-two-extra-turns = two extra turns at the end, easier

group-difficulty = Difficulty
group-difficulty-none = normal
group-difficulty-some = choose one by one
group-favour = Favour cards
group-favour-none = none
group-favour-some = for some seats
part-prologue-1 = Prologue
part-council-1 = The Doge in the council
part-one-scroll = Scrolls of the Doge
part-no-extra-turn = Your last turns

decision-return-contract = Which contract do you put back?
decision-place = Where do you place your gondola?
decision-play-card = Do you play an influence card?
decision-card-assistant = Which assistant?
decision-card-building = Which building do you activate?
decision-card-more = Gain intrigue to advance 1 field more?
decision-card-either = Which of the two?
decision-cube-kind = Which cube, and on which gondola?
decision-gondolier = Which gondola do you man?
decision-load = How are the cubes divided between your gondolas?
decision-sail = Where do you sail?
decision-halt = Pass or moor?
decision-answer = Lose a scroll or gain intrigue?
decision-effect = Which effect do you use?
decision-two-cubes = Which two cubes do you take?
decision-give-cube = Which cube do you give?
decision-give-cubes = Which cubes do you give for points?
decision-exchange = What does the gondola carry now?
decision-discard = The gondola is too full: which cube goes?
decision-bridge = Where do you build the bridge?
decision-keep-contract = Which contract do you keep?
decision-keep-influence = Which influence card do you keep?
decision-fulfil = Do you fulfil a contract?
decision-pay-cubes = Which cubes do you pay?
decision-archive = All places are taken: which contract do you archive?
decision-smuggler-card = Which dock does it sail to?
decision-doge-gondola = Which of the Doge's gondolas travels?
decision-route = Equal routes: which way?
decision-doge-bridge = Where does the Doge build his bridge?
decision-levy = Pay the levy, or let the Doge score?
decision-pay-off = Do you pay to lose intrigue?
why-return-contract = Keep those whose buildings and cubes go together. A contract fulfilled early works for you for the rest of the match.
why-place = Begin where you want cubes; if you moor on top of other gondolas, their owners get points.
why-play-card = Play one if it makes this turn better, or keep it for a better one.
why-card-assistant = The further on he stands, the more effects of his building are open to you. Choose one where you come by often.
why-card-building = You use it once more without sailing there. Choose the one whose effects you need for this turn.
why-card-more = Steps in the council score at the end. Intrigue is dangerous only for whoever has the most of it then.
why-card-either = You get one of the two. Points count at once, the other works on for the rest of the match.
why-cube-kind = A contract is paid with cubes on the gondola that moors. Take the kind that your next one lacks, where it will be needed.
why-gondolier = See which gondola lies nearer to your goal, and what it carries.
why-load = Only the cubes of the gondola that moors pay for a contract. Put together what the next one needs.
why-sail = Pass where your assistants work, and avoid other gondolas: meetings cost scrolls or bring intrigue.
why-halt = Passing means meeting every gondola that lies here. Only mooring brings assistants forward and fulfils contracts.
why-answer = A scroll is gone, intrigue stays. A little of it helps in the Great Council.
why-effect = If an effect costs something, use the one that gives it first. Leave out what costs more than it brings.
why-two-cubes = Contracts say which cubes they cost. Take what your next one lacks; a gondola carries only so many.
why-give-cube = Give one that no contract of yours asks for.
why-give-cubes = Every cube is worth points here. Keep those that a contract of yours asks for: there they bring more.
why-exchange = Any cubes of this gondola may become other kinds. Make the load that your next contract asks for.
why-discard = Let go what no contract of yours asks for.
why-bridge = Build where you often sail: it saves you the price of the canal and brings coins. Where others must sail as well, it brings them intrigue.
why-keep-contract = Look at its building, its cubes and its lasting effect: what fits your trips?
why-keep-influence = You may play one a turn, before you sail. Keep the one that helps you soonest.
why-fulfil = It costs cubes of this gondola, perhaps scrolls, and brings coins, points and a lasting effect. The earlier, the longer it works.
why-pay-cubes = One of your contracts lets you give a cube of another kind. Pay with what you need least.
why-archive = Put away the one that does least for you.
why-smuggler-card = The gondola sails there, and whoever lies on its way loses a scroll or gains intrigue. Choose the dock that troubles you least.
why-doge-gondola = The Doge scores by how far its assistant stands at the goal. Choose the gondola that scores less and does not pass yours.
why-route = Choose one that does not lead past your own gondolas.
why-doge-bridge = Whenever you pass it you get intrigue, though the canal then costs nothing. Choose one that you hardly use.
why-levy = Coins buy canals and contracts, his points count at the end. Pay if you can spare the coins.
why-pay-off = Whoever has too much intrigue is arrested and cannot win. Pay until you have less than a rival; what is left of coins is worth little.

move-return = put back “{ $contract }”
move-place = place the gondola { $building-at }
move-no-card = play no card
move-play = play “{ $card }”
move-assistant = the assistant { $building-at }
    .does = choose the assistant { $building-at }
move-overtime = activate { $building-the }
move-more = gain intrigue, advance 1
    .does = gain intrigue to advance 1 field more
move-no-more = advance no further
move-take = { $what }
move-cube = { $cube } on the { $gondola } gondola
    .does = load { $cube } on the { $gondola } gondola
move-gondolier = man the { $gondola } gondola
move-cubes = { move-cubes.load }
    .does = { $decision ->
        [load] load the manned gondola: { move-cubes.load }
        [exchange] exchange its load: { move-cubes.load }
       *[other] give { move-cubes.load }
    }
    .load = { $ceramic ->
        [0] { $cloth ->
            [0] { $silver ->
                [0] nothing
               *[other] { $silver } silver
            }
           *[other] { $cloth } cloth{ $silver ->
                [0] {""}
               *[other] , { $silver } silver
            }
        }
       *[other] { $ceramic } ceramic{ $cloth ->
            [0] {""}
           *[other] , { $cloth } cloth
        }{ $silver ->
            [0] {""}
           *[other] , { $silver } silver
        }
    }
move-sail = { $building-to }
    .does = sail { $building-to }
move-pass = pass
    .does = pass without mooring
move-moor = moor
    .does = moor here
move-scroll = lose 1 scroll
move-intrigue = gain 1 intrigue
move-favour-scroll = turn the favour card for scrolls and lose 1 of them
move-give = give 1 { $cube } from the { $gondola } gondola
move-use = use effect { $effect }
    .does = use effect { $effect } of the building
move-spy = send the spy: all effects
move-finish = enough
    .does = use no more effects
move-pair = { $one } and { $two }
    .does = take { $one } and { $two }
move-sell = give 1 { $cube }
move-discard = discard 1 { $cube }
move-bridge = bridge { $first-from } { $second-to }
    .does = build a bridge { $first-from } { $second-to }
move-no-bridge = build none
    .does = build no bridge
move-keep = keep “{ $contract }”
move-keep-card = keep “{ $card }”
move-no-contract = fulfil none
    .does = fulfil no contract
move-fulfil = fulfil “{ $contract }”
move-archive = archive “{ $contract }”
move-smuggle = { $building-to }
    .does = let the smugglers sail { $building-to }
move-doge-gondola = the gondola of his { $colour } colour
    .does = let the Doge’s gondola of his { $colour } colour travel
move-route = by way of { $building-the }
    .does = let it travel by way of { $building-the }
move-pay-levy = pay the levy
move-refuse-levy = let the Doge score
move-pay-scrolls = pay scrolls, lose 1 intrigue
move-pay-coins = pay coins, lose 1 intrigue
move-hold = pay nothing
move-favour-coins = turn the favour card for coins
move-favour-scrolls = turn the favour card for scrolls

event-start-player = { $seat } goes first.
event-layout = The tiles lie on their places in this order: { $tiles }.
event-deals = { $seat } is dealt { $count ->
    [one] a contract
   *[other] { $count } contracts
}: { $contracts }.
event-puts-back = { $seat } puts a contract back under the pile.
event-round = Round { $number }.
event-turn = It is the turn of { $seat }.
event-placed = { $seat } places the { $gondola } gondola { $building-at }.
event-shares = The gondola of { $seat } lies below others { $building-at }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-doge-shares = A gondola of the Doge lies below others { $building-at }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-new-assistant = { $seat } puts an assistant on field 1 { $building-at }.
event-assistant = The assistant of { $seat } advances to field { $field } { $building-at }.
event-pushed = The assistant of { $seat } is pushed to field { $field } { $building-at }.
event-smuggler-assistant = The smugglers' assistant stands on field { $field } { $building-at }.
event-smuggler-pushed = The smugglers' assistant is pushed to field { $field } { $building-at }.
event-doge-assistant = The Doge's assistant of his { $colour } colour stands on field { $field } { $building-at }.
event-doge-pushed = The Doge's assistant of his { $colour } colour is pushed to field { $field } { $building-at }.
event-tenth = { $seat } is the first to have placed all assistants: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-card-played = { $seat } plays “{ $card }”.
event-switches = { $seat } mans the { $gondola } gondola.
event-stays = { $seat } stays on the { $gondola } gondola for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-sailed = { $seat } sails { $building-to } { $coins ->
    [0] free of charge
    [one] for { $coins } coin
   *[other] for { $coins } coins
}.
event-own-bridge = { $seat } passes under a bridge of their own: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-foreign-bridge = { $seat } passes under somebody else's bridge.
event-passes = { $seat } passes { $building-the }.
event-moors = { $seat } moors { $building-at }.
event-meets = { $seat } meets a gondola of { $other } { $building-at }.
event-meets-own = { $seat } meets their own gondola { $building-at }.
event-meets-smuggler = { $seat } meets a smuggler gondola { $building-at }.
event-meets-doge = { $seat } meets a gondola of the Doge { $building-at }.
event-met-by-smuggler = A smuggler gondola passes the gondola of { $seat } { $building-at }.
event-met-by-doge = A gondola of the Doge passes the gondola of { $seat } { $building-at }.
event-counter-spies = The counter-spies of { $seat } strike: { $other } must answer once more.
event-counter-spies-doge = The counter-spies of { $seat } trouble the Doge.
event-scroll-lost = { $seat } loses a scroll.
event-cube-given = { $seat } gives up 1 { $cube } instead.
event-intrigue = { $seat } gains { $number } intrigue (now { $now }).
event-intrigue-less = { $seat } loses { $number } intrigue (now { $now }).
event-overflow = { $seat } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end of the intrigue track.
event-immune = { $seat } is immune to intrigue.
event-favour-coins = { $seat } turns the favour card: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-favour-scrolls = { $seat } turns the favour card: { $number ->
    [one] { $number } scroll
   *[other] { $number } scrolls
}.
event-reloaded = { $seat } moves cubes; the { $gondola } gondola carries { move-cubes.load }.
event-effect = { $seat } uses effect { $effect } { $building-at }.
event-spy-sent = { $seat } sends the spy { $building-to }.
event-cubes-gained = { $seat } gains { $number } { $cube }.
event-cubes-given = { $seat } gives cubes: { move-cubes.load }.
event-exchanged = { $seat } exchanges cubes; the gondola carries { move-cubes.load }.
event-cube-discarded = { $seat } discards 1 { $cube }.
event-coins-gained = { $seat } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-coins-paid = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-scrolls-gained = { $seat } gains { $number ->
    [one] { $number } scroll
   *[other] { $number } scrolls
} (now { $now }).
event-scrolls-paid = { $seat } pays { $number ->
    [one] { $number } scroll
   *[other] { $number } scrolls
}.
event-points-gained = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-council = { $seat } advances { $number ->
    [one] { $number } field
   *[other] { $number } fields
} on the council track to field { $field }.
event-doge-council = The Doge's { $colour } disc advances { $number ->
    [one] { $number } field
   *[other] { $number } fields
} on the council track to field { $field }.
event-built = { $seat } builds a bridge { $first-from } { $second-to }.
event-doge-built = The Doge builds a bridge { $first-from } { $second-to }.
event-draws = { $seat } draws { $number ->
    [one] { $number } contract
   *[other] { $number } contracts
} { $coins ->
    [0] free of charge
    [one] for { $coins } coin
   *[other] for { $coins } coins
}.
event-drawn = { $seat } has drawn { $count ->
    [one] a contract
   *[other] { $count } contracts
}: { $contracts }.
event-kept = { $seat } keeps “{ $contract }”.
event-draws-cards = { $seat } draws { $number ->
    [one] { $number } influence card
   *[other] { $number } influence cards
}.
event-drawn-cards = { $seat } has drawn { $count ->
    [one] an influence card
   *[other] { $count } influence cards
}: { $cards }.
event-kept-card = { $seat } keeps “{ $card }”.
event-cards-shuffled = { $number ->
    [one] { $number } discarded influence card is
   *[other] { $number } discarded influence cards are
} shuffled into the pile.
event-fulfilled = { $seat } fulfils “{ $contract }”: { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-laid = { $seat } lays “{ $contract }” on a free place.
event-archived = { $seat } archives “{ $contract }”.
event-contract-gives = “{ $contract }” brings { $seat } { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-contract-points = “{ $contract }” brings { $seat } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-end-triggered = The end is near, for { $reason }.
event-end-stage = { $stage }.
event-deck-drawn = { $seat } turns up two dock cards: { $tiles }.
event-deck-used = { $seat } sends gondola { $letter } { $building-to }.
event-deck-shuffled = { $number ->
    [one] The one card of deck { $letter } is
   *[other] The { $number } cards of deck { $letter } are
} shuffled.
event-smuggler-placed = Smuggler gondola { $letter } appears { $building-at }.
event-smuggler-sailed = Smuggler gondola { $letter } moors { $building-at }.
event-smuggler-stays = Smuggler gondola { $letter } stays { $building-at }.
event-smuggler-gift = The other smuggler gondola brings { $seat } { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $building-at }.
event-doge-placed = The Doge's gondola { $letter } of his { $colour } colour goes { $building-to }.
event-doge-revealed = A further card { $letter } is revealed: { $building }.
event-doge-sailed = The Doge's gondola { $letter } of his { $colour } colour moors { $building-at }.
event-doge-stays = The Doge's gondola { $letter } of his { $colour } colour stays { $building-at }.
event-doge-row = “{ $card }” is laid on position { $position } of the Doge’s row.
event-doge-card = The Doge carries out “{ $card }”.
event-doge-points = The Doge scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-doge-scrolls = The Doge gains { $number ->
    [one] { $number } scroll
   *[other] { $number } scrolls
} (now { $now }).
event-doge-loses-scroll = The Doge loses a scroll (now { $now }).
event-doge-intrigue = The Doge gains { $number } intrigue (now { $now }).
event-doge-intrigue-less = The Doge loses { $number } intrigue (now { $now }).
event-doge-limit = The Doge has too much intrigue: he loses { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $number } intrigue.
event-doge-card-boxed = A Doge card goes back into the box unseen; { $number ->
    [one] { $number } card
   *[other] { $number } cards
} left in the pile.
event-levy-paid = { $seat } pays a levy of { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
event-council-points = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the council track.
event-doge-council-points = The Doge scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the council track.
event-assistant-points = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for assistants.
event-paid-off-coins = { $seat } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} to lose intrigue ({ $now } left).
event-paid-off-scrolls = { $seat } pays { $number ->
    [one] { $number } scroll
   *[other] { $number } scrolls
} to lose intrigue ({ $now } left).
event-coin-points = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for coins.
event-favour-points = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the unturned favour card.
event-arrested = The Inquisition arrests { $seat }, who has { $number } intrigue.
event-total = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-doge-total = The Doge has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-doge-wins = The Doge wins.

score-sharing = Others moored on top
score-tenth = All assistants first
score-buildings = Buildings
score-cards = Influence cards
score-contracts = Contracts
score-overflow = Too much intrigue
score-council = Great Council
score-assistants = Assistants
score-coins = Coins
score-favour = Favour card

building-market = Market
    .at = at the Market
    .to = to the Market
    .from = from the Market
    .the = the Market
building-monastery = Monastery
    .at = at the Monastery
    .to = to the Monastery
    .from = from the Monastery
    .the = the Monastery
building-small-council = Small Council
    .at = at the Small Council
    .to = to the Small Council
    .from = from the Small Council
    .the = the Small Council
building-warehouse = Warehouse
    .at = at the Warehouse
    .to = to the Warehouse
    .from = from the Warehouse
    .the = the Warehouse
building-harbour = Harbour
    .at = at the Harbour
    .to = to the Harbour
    .from = from the Harbour
    .the = the Harbour
building-consulate = Consulate
    .at = at the Consulate
    .to = to the Consulate
    .from = from the Consulate
    .the = the Consulate
building-library = Library
    .at = at the Library
    .to = to the Library
    .from = from the Library
    .the = the Library
building-senate = Senate
    .at = at the Senate
    .to = to the Senate
    .from = from the Senate
    .the = the Senate
building-church = Church
    .at = at the Church
    .to = to the Church
    .from = from the Church
    .the = the Church
building-court = Court
    .at = at the Court
    .to = to the Court
    .from = from the Court
    .the = the Court
building-mint = Mint
    .at = at the Mint
    .to = to the Mint
    .from = from the Mint
    .the = the Mint
building-council-of-ten = Council of Ten
    .at = at the Council of Ten
    .to = to the Council of Ten
    .from = from the Council of Ten
    .the = the Council of Ten
building-great-council = Great Council
    .at = at the Great Council
    .to = to the Great Council
    .from = from the Great Council
    .the = the Great Council
building-st-marks = St Mark’s Square
    .at = at St Mark’s Square
    .to = to St Mark’s Square
    .from = from St Mark’s Square
    .the = St Mark’s Square
building-doges-palace = Doge’s Palace
    .at = at the Doge’s Palace
    .to = to the Doge’s Palace
    .from = from the Doge’s Palace
    .the = the Doge’s Palace
cube-ceramic = ceramic
cube-cloth = cloth
cube-silver = silver
gondola-first = first
gondola-second = second
doge-colour-first = first
doge-colour-second = second
either-bridge = build a bridge
either-contract = draw a contract
either-points = score points
letter-a = A
letter-b = B
reason-contracts = the last contract is drawn
reason-council = the marked council field is reached
reason-rounds = the highest number of rounds has been played
reason-doge = the Doge’s row cannot be filled
stage-open = The end is open
stage-triggered = The end is triggered
stage-last-but-one = Last round but one
stage-last = Last round
influence-bribe-foreman = Bribe the Foreman
influence-overtime = Overtime
influence-bribe-councillors = Bribe Councillors
influence-trade-information = Trade Information
influence-build-bridge = Build a Bridge
influence-promote-workers = Promote Workers
influence-organise-supplies = Organise Supplies
influence-bid-contracts = Bid for Contracts
influence-lead-research = Lead Research
influence-testimony = Testimony
influence-hire-spy = Hire a Spy
doge-card-patronage = Patronage
doge-card-treasury = State Treasury
doge-card-chancery = Chancery
doge-card-seat-first = Seat for a Nephew
doge-card-seat-second = Seat for a Cousin
doge-card-session = Full Session
doge-card-denunciation = Denunciation
doge-card-interrogation = Interrogation
doge-card-public-works = Public Works
doge-card-absolution = Absolution
doge-card-levy = Levy
doge-card-regatta = Regatta
contract-second-shift = Second Shift
contract-pilots-chart = Pilot’s Chart
contract-masons-mark = Mason’s Mark
contract-tax-privilege = Tax Privilege
contract-mixed-cargo = Mixed Cargo
contract-master-of-trade = Master of Trade
contract-ear-of-the-city = Ear of the City
contract-recruiter = Recruiter
contract-bridge-wardens = Bridge Wardens
contract-great-household = Great Household
contract-orator = Orator
contract-confessor = Confessor
contract-scriptorium = Scriptorium
contract-counter-spies = Counter-Spies
contract-lobbyist = Lobbyist
contract-secret-archive = Secret Archive
contract-patronage = Patronage
contract-state-courier = State Courier
contract-old-hands = Old Hands
contract-immunity = Immunity
contract-hush-goods = Hush Goods
contract-jetty-rights = Jetty Rights
contract-mentor = Mentor
contract-lighters = Lighters
contract-canal-toll = Canal Toll
contract-advocate = Advocate

text-effect-second-shift = Leaving your gondolier where he is costs you { $amount ->
    [0] nothing
    [one] { $amount } coin
   *[other] { $amount } coins
} instead of { $more }.
text-effect-pilots-chart = Canals with cost 2 cost you { $amount }.
text-effect-masons-mark = Passing another player's bridge gives you { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} instead of { $more } intrigue.
text-effect-tax-privilege = { $amount ->
    [0] You pay no taxes when you draw contracts.
   *[other] When you draw contracts, you pay taxes of { $amount } for each contract that you own.
}
text-effect-mixed-cargo = When you fulfil a contract, { $amount ->
    [one] one required cube
   *[other] { $amount } required cubes
} may be of any kind.
text-effect-master-of-trade = Each contract you fulfil after this one gives you { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} more.
text-effect-ear-of-the-city = In your turn, gain { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} for each other player's gondola that your active gondola meets.
text-effect-recruiter = Gain { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} whenever you place a new assistant.
text-effect-bridge-wardens = At once you may build 1 bridge. Your own bridges give you { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} instead of { $more }.
text-effect-great-household = At the end you count as having placed { $amount } more { $amount ->
    [one] assistant
   *[other] assistants
}.
text-effect-orator = The Great Council moves you { $amount ->
    [one] { $amount } field
   *[other] { $amount } fields
} further.
text-effect-confessor = Each effect of a building or influence card by which you lose intrigue gives you { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
text-effect-scriptorium = Whenever a building gives you scrolls, gain { $amount } more.
text-effect-counter-spies = Whoever passes your moored gondola must { $amount ->
    [one] once more
   *[other] { $amount } times more
} lose 1 scroll or gain 1 intrigue.
text-effect-lobbyist = Gain { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} whenever you play an influence card.
text-effect-secret-archive = When you draw two influence cards, keep both.
text-effect-patronage = Each contract you fulfil, this one included, gives you 1 influence card.
text-effect-state-courier = Gain { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} whenever you pass a municipal dock.
text-effect-old-hands = Mooring where your assistant already stands on field 4 gives you { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
text-effect-immunity = You ignore intrigue that other players' building effects give you.
text-effect-hush-goods = In a meeting you may give up 1 cube instead of 1 scroll.
text-effect-jetty-rights = Whenever a gondola mooring on yours gives you points, gain { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} more.
text-effect-mentor = Gain { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} whenever another colour pushes one of your assistants forward.
text-effect-lighters = Before you move, you may redistribute cubes between your gondolas.
text-effect-canal-toll = Gain { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} for each building you activate in passing.
text-effect-advocate = At the end, each intrigue costs you { $more ->
    [one] { $more } scroll
   *[other] { $more } scrolls
} or { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} to remove.

text-deal = Everybody chooses a contract to put back.
text-prologue = Prologue.
text-round = Round { $round }.
text-scoring = Scoring: intrigue may be paid off.
text-over = The match is over.
text-turn = { $name } has the turn.
text-order = Play order: { $names }.
text-end = { $stage }: { $reason }.
text-dock = { $dock }, { $building }: gondolas { $pile }; assistants { $assistants }.
text-assistant = { $colour } on { $field }
text-canal = { $first } – { $second } ({ $cost })
text-canal-bridge = { $first } – { $second } (bridge: { $colour })
text-canals = Canals: { $list }.
text-gondola = Gondola { $gondola } ({ $colour }): { $place }; load { $load }.
text-gondola-manned = Gondola { $gondola } ({ $colour }), with the gondolier: { $place }; load { $load }.
text-load = { $ceramic } ceramic, { $cloth } cloth, { $silver } silver
text-council = Council track to { $last }: { $list }; rewards { $rewards }.
text-marker = End marker on field { $field }.
text-disc = { $colour } { $field }
text-supply = Supply: { $load }. Contract pile: { $contracts }. Influence pile: { $influence }; discards: { $discards }.
text-seat = { $name }: points { $points }, coins { $coins }, scrolls { $scrolls }, intrigue { $intrigue }, assistants placed { $assistants }, bridges left { $bridges }; in hand contracts { $contracts }, influence cards { $influence }.
text-prospect =   As it stands: council { $council }, assistants { $assistants }, coins { $coins }, favour card { $favour }. Tax { $tax }; leaving the gondolier costs { $keep }.
text-suspect =   Would be arrested now.
text-favour-unturned =   Favour card: not turned.
text-favour-turned =   Favour card: turned.
text-in-force =   In force: { $contract }. { $effect }
text-archived =   Archived: { $list }.
text-contract = { $contract } ({ $place }: { $load }, scrolls { $scrolls }; gives coins { $coins }, points { $points })
text-hand = Your contracts: { $list }.
text-influence = Your influence cards: { $list }.
text-drawn = You have drawn: { $list }.
text-put-under = Under the pile lie, as you know: { $list }.
text-deck = Deck { $letter } ({ $name }): cards { $cards }; played: { $played }.
text-deck-now =   In use: { $building }.
text-deck-top =   On top lies { $building }.
text-smugglers = the smugglers
text-doge-first = the Doge I
text-doge-second = the Doge II
text-smuggler-assistants = Assistants that the smugglers have left: { $left }.
text-doge = The Doge: points { $points }, scrolls { $scrolls } of { $cap }, intrigue { $intrigue } of { $limit }; left: assistants { $assistants }, bridges { $bridges }; council { $council }.
text-doge-row = His cards: { $list }; { $pile } in the pile; discarded: { $discards }. Extra turns: { $extra }. For fields 1 to 4 he scores { $fields }.
text-doge-wins = The Doge has won.
text-arrested = { $name } is arrested.
text-trip = Gondola { $gondola } is under way: { $path }; paid { $paid }.
text-spy-ready = A spy is ready.
text-spy-used = The spy has been sent out.
text-way = { $building } ({ $price })
text-ways = Next: { $list }.
text-activation = { $building } is activated; effects: { $list }.
text-state-open = can be used
text-state-used = used
text-state-cost = cannot be paid
text-state-nothing = would do nothing
text-state-supply = no cubes left
text-state-hand = three contracts in hand
text-state-pile = no contract left
text-state-journey = the gondola could not sail on
text-meeting = Losing a scroll or gaining intrigue: { $names } ({ $why }).
text-why-meeting = a meeting
text-why-counter-spies = Counter-Spies
text-why-interrogation = Interrogation
text-card = Being carried out: { $card }.
text-reloading = The cubes are chosen that gondola { $gondola } carries; the other one takes the rest.
text-fulfilling = Being fulfilled: { $contract }.
text-crossing = { $building } (crosses out position { $position })
text-levy = The levy: coins { $coins }, or the Doge scores { $points }.
text-pay-off = Losing 1 intrigue costs scrolls { $scrolls } or coins { $coins }.
text-too-full = Gondola { $gondola } holds too much.
text-bridge = A bridge of { $colour } is about to be built.

# ---- what the scene says ----
scene-label = Plan of Venice with its canals, fifteen docks and the council track
scene-smugglers = the smugglers
scene-the-doge = the Doge
scene-smugglers-name = Smugglers
scene-doge-name = The Doge
scene-cubes = { $count } { $cube }
scene-no-cubes = nothing
scene-council = Council
scene-rewards = end: { $rewards }
scene-track-label = Great Council track: at the end the places are worth { $rewards } points; field 0 is worth nothing
scene-marker = End marker on field { $field }: whoever reaches it triggers the end
scene-disc = { $name }: council field { $field }
scene-track-triggered = end triggered
scene-track-last-but-one = last but one
scene-track-last = last round
scene-end-triggered = end triggered
scene-end-last-but-one = last round but one
scene-end-last = last round
scene-why-used = You have used this effect already.
scene-why-visited = You have been there on this trip: no dock is reached twice.
scene-why-coins = You do not have the coins for this canal.
scene-why-stuck = Your other gondola lies there, so you could not moor, and you do not have the coins to sail on.
scene-why-far = Your coins do not reach that far.
scene-why-here = Your gondola is here.
scene-why-cost = You cannot pay for this effect.
scene-why-cards = You do not hold enough influence cards for it.
scene-why-nothing = This effect would change nothing now.
scene-why-supply = The supply lacks the cubes for this effect.
scene-why-hand = You hold three contracts already.
scene-why-pile = No contract is left to be drawn.
scene-why-journey = After this effect you could not pay for any canal, and you have to sail on.
scene-gondola = { $number ->
    [1] First
   *[2] Second
} gondola of { $name }: { $load }
scene-gondola-letter = Gondola { $letter }: { $name }
scene-man-gondola = Man the gondola { $at }: { $load }
scene-man-at = man the gondola { $at }
scene-load-at = load { $cube } on the gondola { $at }
scene-give-at = give 1 { $cube } from the gondola { $at }
scene-place-at = Place your gondola { $at }
scene-sail-to = Sail { $to }
scene-moor-at = Moor { $at }
scene-canal = { $first } – { $second }
scene-bridge-of = bridge of { $name }, free of charge
scene-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
scene-price = { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}
scene-way = { $to }: { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}
scene-plan = { $building }: { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}, by way of { $by }
scene-meet = you meet { $names } (scroll or intrigue)
scene-plan-meets = meet { $names }
scene-plan-effects = { $last ->
    [one] effect 1
   *[other] effects 1–{ $last }
}
scene-meet-own = you meet your own gondola and may move cubes
scene-open-effects = { $last ->
    [one] you use effect 1
   *[other] you use effects 1–{ $last }
}
scene-about-sail = { $price ->
    [0] Free of charge
    [one] Costs { $price } coin
   *[other] Costs { $price } coins
}{ $all ->
    [0] {""}
   *[other] , { $all } for the whole trip so far
}; you keep { $left ->
    [one] { $left } coin
   *[other] { $left } coins
}.
scene-about-place = Your assistant goes to field 1, and the building is activated:
scene-about-place-municipal = The building is activated:
scene-about-canal = The canal costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} so far.
scene-about-bridge = With the bridge it is free for all. Whenever you sail it, you gain { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; others gain { $intrigue } intrigue.
scene-about-later = Later, when your assistant has advanced:
scene-pass-nothing = nothing happens
scene-pass-municipal = no effect in passing
scene-pass-no-assistant = no assistant, no effect
scene-pass-barred = your gondola lies there, no effect
scene-pass-spy = or all four by the spy
scene-moor-fulfil = fulfil { $contract }
scene-moor-share = { $name } lies there and scores { $points }
scene-moor-gift = { $name } scores { $points }: a smuggler gondola lies below
scene-moor-no-assistant = no assistant left, no effect
scene-moor-stays = your assistant stays on field 4
scene-moor-field = your assistant goes to field { $field }
scene-moor-great-council = advance in the council; { $second }
scene-moor-st-marks = { $second }, contract (tax: { $tax })
scene-moor-doges-palace = { $second }, contract (tax: { $tax })
scene-plan-hint = Choose a dock further on to see the way there and what it brings.
scene-moor-push = { $who ->
    [smugglers] the smugglers’
    [doge] the Doge’s
   *[seat] { $name }’s
} to field { $field }
scene-no-undo = After that nothing can be taken back.
scene-pass-on = Then on { $to } ({ $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}). There:
scene-pass-first = Then you choose a canal; { $to } ({ $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}):
scene-way-own-bridge = Your bridge: +{ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
scene-way-bridge = Somebody else’s bridge: +{ $intrigue } intrigue
scene-way-bridge-full = Somebody else’s bridge, and you are at the limit: −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-if-pass = Passing: { $what }
scene-if-moor = Mooring: { $what }
scene-no-pass = You could not sail on: moor.
scene-no-moor = Your other gondola is there: pass only.
scene-pile-contracts = The end comes with the last one.
scene-pile-influence = One may be played in each turn, before sailing.
scene-contracts-left = { $count ->
    [one] contract left
   *[other] contracts left
}
scene-influence-left = { $count ->
    [one] influence card
   *[other] influence cards
}
scene-discards = Discarded: { $cards }
scene-put-under = You have put under it: { $contracts }
scene-spy = The spy can use all effects of one building in passing
scene-cubes-left = Cubes in the supply
scene-doge-row = The Doge’s cards, by position
scene-doge-pile = { $cards ->
    [one] { $cards } card until the end
   *[other] { $cards } cards until the end
}
scene-doge-ending = { $turns ->
    [0] the match ends now
    [one] { $turns } more turn
   *[other] { $turns } more turns
}
scene-doge-label = The Doge: { $points } points, and { $council } for the council as it stands; { $scrolls } of { $cap } scrolls, { $intrigue } intrigue (at { $limit } he loses points), { $bridges } bridges, { $cards } cards in his pile
scene-smugglers-label = The smugglers have { $count } assistants left. After each turn one of their gondolas moves.
scene-deck-now = to { $building }
scene-deck-top = top: { $building }
scene-deck-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
scene-deck-label = { $name } moves smuggler gondola { $letter }, with a deck of cards: { $cards } left; played: { $played }
scene-choices = Your choices
scene-drawn = Drawn
scene-hand = Contracts
scene-hand-empty = none in hand
scene-in-force = In force
scene-influence = Influence
scene-favour = Favour
scene-contract = { $contract }: { $at } give { $cubes }{ $scrolls ->
    [0] {""}
    [one] {" "}and { $scrolls } scroll
   *[other] {" "}and { $scrolls } scrolls
}, gain { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Then: { $effect }
scene-why-place = This contract is fulfilled elsewhere: { $building }.
scene-why-cubes = This gondola lacks cubes for it.
scene-why-scrolls = You lack scrolls for it.
scene-why-card = This card would do nothing now.
scene-sum = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $scrolls ->
    [one] { $scrolls } scroll
   *[other] { $scrolls } scrolls
}, intrigue { $intrigue } of { $cap }, council { $council }
scene-route-end = It ends here.
scene-route-meets = It passes { $names }: a scroll less or an intrigue more.
scene-route-may-meet = By some equally cheap ways it passes { $names }.
scene-route-nobody = It passes nobody.
scene-then-sail = then sail on
scene-pass = Pass
scene-moor = Moor
scene-why-no-pass = You could sail on to no dock from here: none is left, or you lack the coins. So you must moor.
scene-why-no-moor = Your other gondola lies here, so you must sail on.
scene-gondolier-stays = { $coins ->
    [0] stays: free
    [one] stays: costs { $coins } coin
   *[other] stays: costs { $coins } coins
}
scene-gondolier-first = free in your first turn
scene-gondolier-free = changes over: free
scene-carries = carries { $load }
scene-still-needed = still needed for { $contract }: { $cubes }
scene-has-all = all that { $contract } asks for
scene-why-gondolier = You do not have the coins to stay: it costs { $coins }.
scene-effect = Effect { $effect }
scene-tax = { $coins ->
    [0] no tax for you
    [one] tax: { $coins } coin
   *[other] tax: { $coins } coins
}
scene-steps = now { $steps ->
    [one] { $steps } field
   *[other] { $steps } fields
}
scene-points-now = now { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-either-bridge = Build a bridge
scene-either-contract = Draw a contract
scene-either-points = Score points
scene-take-bridge = free of charge; the canal is free for all then. Whenever you sail it, you gain { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, others gain { $intrigue } intrigue
scene-take-contract = the top one, no tax
scene-lose-scroll = Lose 1 scroll
scene-gain-intrigue = Gain 1 intrigue
scene-scroll-left = { $count ->
    [0] then you have none left
   *[other] then you have { $count } left
}
scene-intrigue-then = then you have { $count } of { $cap }
scene-intrigue-full = You are at the limit: lose { $points ->
    [one] { $points } point
   *[other] { $points } points
} instead.
scene-turn-favour = Favour card
scene-give = Give 1 { $cube }
scene-give-from = { $manned ->
    [yes] from your manned gondola
   *[no] from your other gondola
} { $at }
scene-smuggler-field = smugglers’ assistant to field { $field }
scene-doge-field = { $colour }: assistant to field { $field }, he scores { $points }
scene-crosses = Then he does not carry out: { $card } ({ $position })
scene-none-left = { $whose }: no assistant left
scene-doge-colour-1 = Doge I
scene-doge-colour-2 = Doge II
scene-lies-at = lies { $at }
scene-choose-cubes = choose cubes
scene-new-load = New load
scene-choose-count = choose { $count }
scene-two-cubes = Two cubes
scene-cubes-title = Cubes
scene-this-gondola = { $manned ->
    [yes] The manned gondola
   *[no] The other gondola
}
scene-do-give-cubes = Give { $load }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
scene-do-pay-cubes = Pay with { $load }
scene-do-exchange = New load: { $load }
scene-do-leave = Leave the cubes as they are
scene-do-load = Move cubes: { $manned ->
    [yes] the manned gondola
   *[no] this gondola
} then carries { $load }
scene-old-load = Carries { $load }
scene-caption = { $now ->
    [one] point
   *[other] points
}{ $points ->
    [0] {""}
   *[other] , at the end +{ $points } as it stands
}
scene-caption-over = { $now ->
    [one] point
   *[other] points
}
scene-note = At the end, as it stands: { $parts }
scene-note-council = { $points } for the council
scene-note-assistant = { $points } for assistants
scene-note-coin = { $points } for coins
scene-note-favour = { $points } for the favour card
scene-doge-intrigue = Intrigue: { $count }. At { $limit } he loses points.
scene-doge-about = Nobody plays the Doge. After each of your turns two of his gondolas sail, and you choose where; then he carries out those of his three cards that are not crossed out. You must end with more points than he has.
scene-suspect-tie = would be arrested now (tie: later in order)
scene-arrested = arrested
scene-suspect = would be arrested now
scene-on-turn = has the turn
scene-place = { $place ->
    [1] start player
   *[other] no. { $place } in play order
}
scene-intrigue-of = Intrigue: { $count } of { $cap }. Whoever has the most at the end is arrested, of equals the one later in play order; with 0 nobody is. At { $cap } more intrigue costs points instead.
scene-intrigue-solo = Intrigue: { $count } of { $cap }. If you have any at the end, and as much as the Doge or more, you are arrested.
scene-scrolls-of = Scrolls: { $count } of { $cap }
scene-council-of = Council field { $field }
scene-archived = Archived contracts, without effect: { $names }
scene-men-scored = Assistants placed: { $count } of { $most }
scene-men = Assistants placed: { $count } of { $most }. At the end, as it stands: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-bridges = Bridges left: { $count }
scene-contracts = Contracts in hand: { $count }. Tax for drawing another: { $tax }.
scene-cards = Influence cards in hand: { $count }
scene-favour-unturned = Favour card, not turned: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
scene-favour-turned = Favour card, turned
scene-heading-deal = Contracts are dealt
scene-heading-prologue = Prologue: gondolas are placed
scene-heading-scoring = Scoring
scene-heading-over = The match is over
scene-heading-doge = Round { $round }, the Doge acts
scene-heading = Round { $round }, turn of { $name }
scene-goal = The end comes with the last contract or council field { $field }. The most points win, but whoever has the most intrigue is arrested and cannot win.
scene-goal-end = The most points win, but whoever has the most intrigue at the end is arrested and cannot win.
scene-goal-doge = You play against the Doge: after each of your turns his gondolas sail, and he carries out those of his three cards that are not crossed out. You win with more points than he has, and less intrigue (or none).
scene-goal-smugglers = The end comes with the last contract or council field { $field }. After each turn the smugglers sail: meeting them costs a scroll or intrigue. The most points win, but whoever has the most intrigue is arrested.
scene-doge-does = The Doge carries out { $card }.
scene-card-now = { $card }.
scene-reached = You are { $at }.
scene-forced = Only one way was left: you have sailed { $to }{ $coins ->
    [0] {" "}for nothing
    [one] {" "}for { $coins } coin
   *[other] {" "}for { $coins } coins
}.
scene-doge-effect-counter-spies = A gondola of the Doge that passes yours costs him 1 scroll or gives him 1 intrigue { $amount ->
    [one] once more
   *[other] { $amount } times more
}.
scene-doge-effect-immunity = The Doge’s card “Denunciation” does nothing to you.
scene-doge-effect-hush-goods = When you meet the Doge and for his Interrogation you may give up 1 cube instead of 1 scroll.
scene-moored-at = You have moored { $at }.
scene-fulfilling = You fulfil { $contract }.
scene-first-free = The first canal is free.
scene-paid-so-far = You have paid { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
} so far.
scene-over-doge = The Doge wins: { $doge } points to your { $mine }.
scene-over-won = The Doge is beaten: { $mine } points to his { $doge }.
scene-over = { $you ->
    [yes] You win
   *[no] { $name } wins
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scene-over-arrest = { $you ->
    [yes] You are
   *[no] { $name } is
} arrested with { $number } intrigue.
scene-interrogation = The Doge interrogates you.
scene-met = { $one } meets { $two } { $at }.
scene-met-counter = Counter-spies: { $one } has passed { $two } and pays once more.
scene-your-gondola = Your gondola
scene-your-gondola-met = yours
scene-gondola-of = A gondola of { $name }
scene-gondola-of-met = one of { $name }
scene-gondola-smugglers = A smuggler gondola
scene-gondola-smugglers-met = a smuggler gondola
scene-gondola-doge = A gondola of the Doge
scene-gondola-doge-met = a gondola of the Doge
scene-activates = { $you ->
    [yes] You activate
   *[no] { $name } activates
} { $building }.
scene-activates-spy = { $you ->
    [yes] Your spy works
   *[no] A spy of { $name } works
} { $at }.
scene-smuggler-turn = Now the smugglers: one of the two cards moves their gondola { $letter }, the other goes back on top.
scene-doge-turn = Now the Doge: one of the two cards moves one of his gondolas { $letter }, the other goes back on top.
scene-smuggler-goal = The gondola sails the cheapest way { $to }.
scene-hint-return-contract = Two stay in your hand. A contract needs its cubes on the gondola that moors at its building; once fulfilled, its effect lasts.
scene-hint-place = Choose a dock: its building is activated at once; where it has fields, your assistant goes to field 1.
scene-hint-play-card = At most one card in a turn, and only now.
scene-hint-card-assistant = Choose one of your assistants.
scene-hint-card-building = Choose a dock where one of your gondolas lies.
scene-hint-card-more = You have advanced 1 field already.
scene-hint-card-either = Choose one of the cards.
scene-hint-cube-kind = The cube comes from the supply.
scene-hint-gondolier = { $coins ->
    [0] Manning either is free now.
    [one] Changing over is free, staying costs { $coins } coin.
   *[other] Changing over is free, staying costs { $coins } coins.
} Only the manned gondola sails.
scene-hint-load = Choose the cubes that go over to the other gondola, at most five on each.
scene-hint-sail = Click or tap a canal or its dock. Docks further on show the way there.
scene-hint-halt = Passing, you use the effects up to your assistant's field and sail on; mooring ends the trip.
scene-hint-answer = Whoever has the most intrigue at the end cannot win.
scene-hint-answer-cube = You may also give a cube. Whoever has the most intrigue at the end cannot win.
scene-hint-answer-solo = You lose if you have intrigue at the end, and as much as the Doge or more.
scene-hint-effect = Each effect once, in any order; you need not use any.
scene-hint-two-cubes = They go onto this gondola, which holds five.
scene-hint-give-cube = You gain { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for it.
scene-hint-give-cubes = Choose the cubes to give, then the button: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
scene-hint-exchange = The gondola carries { $load }. Choose { $count ->
    [one] the cube that it is
   *[other] the { $count } cubes that these are
} exchanged for.
scene-do-go-on = Go on
scene-paying = { $suspect ->
    [yes] You have the most intrigue, { $mine }: as it stands you are arrested.
   *[no] { $who ->
        [none] You have { $mine } intrigue: as it stands nobody is arrested.
       *[other] You have { $mine } intrigue: as it stands { $name } is arrested with { $most }.
    }
}
scene-paying-doge = { $suspect ->
    [yes] You have { $mine } intrigue and the Doge { $most }: as it stands you are arrested.
   *[no] You have { $mine } intrigue and the Doge { $most }: as it stands you are not arrested.
}
scene-why-archive = Its effect ends: { $effect }
scene-sum-suspect = Most intrigue: you would be arrested. { $sum }
scene-hint-discard = A gondola holds five cubes.
scene-hint-bridge = Choose a canal. It is free for all then. Whenever you sail it, you gain { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; others gain { $intrigue } intrigue.
scene-hint-keep-contract = The other one goes under the pile.
scene-hint-keep-influence = The other one goes under the pile.
scene-hint-fulfil = Choose a contract that is not faded, or fulfil none.
scene-hint-pay-cubes = The contract asks for { $asked }. Mixed Cargo: one cube may be of another kind. Choose the cubes.
scene-hint-archive = An archived contract loses its effect but still counts as fulfilled.
scene-hint-smuggler-card = Choose a marked dock, or its card. Wherever the gondola lies, passing it costs a scroll or intrigue.
scene-hint-doge-card = Choose a marked dock, or its card: each crosses out one of his cards.
scene-hint-doge-gondola = Choose one of the two gondolas, or its card.
scene-hint-route = These ways are equally cheap.
scene-hint-doge-bridge = Choose one of the marked canals.
scene-hint-levy = If you refuse, the Doge scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scene-hint-pay-off-solo = Whoever then has any intrigue, and as much as the Doge or more, is arrested and has lost.
scene-hint-pay-off = The one with the most intrigue is arrested; if nobody has any, nobody is. You may pay again after others have.
scene-hint-fulfil-none = None of your contracts can be fulfilled here now. You are asked so that nobody learns it.
scene-do-no-card = Play no card
scene-do-more = { $intrigue } intrigue, 1 field more
scene-do-no-more = Advance no further
scene-do-spy = Send the spy: all effects
scene-do-finish = Enough
scene-do-none = Use nothing here
scene-do-no-bridge = Build none
scene-do-no-contract = Fulfil none
scene-do-pay-levy = Pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
scene-do-refuse-levy = Let the Doge score { $points }
scene-do-pay-scrolls = Pay { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
}, lose 1 intrigue
scene-do-pay-coins = Pay { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}, lose 1 intrigue
scene-do-hold = Pay nothing
scene-stores = Supplies
scene-corner = Smugglers or Doge
scene-west = West of the city
scene-east = East of the city
scene-city = This part of the city
scene-fx-pay-coins = pay { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
scene-fx-pay-cubes = give 1 cube
scene-fx-pay-scrolls = pay { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
}
scene-fx-pay-intrigue = lose { $n } intrigue
scene-fx-gain = gain { $things }
scene-fx-and = { $first } and { $last }
scene-fx-intrigue = { $n } intrigue
scene-fx-take-intrigue = gain { $n } intrigue
scene-fx-ceramic = { $n } ceramic
scene-fx-cloth = { $n } cloth
scene-fx-silver = { $n } silver
scene-fx-any-cubes = any { $n } cubes
scene-fx-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
scene-fx-scrolls = { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
}
scene-fx-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
scene-fx-council = advance { $n } in the council
scene-fx-great-council = council +{ $steps }, and +{ $more } for each with less intrigue
scene-fx-lose-intrigue = lose { $n } intrigue
scene-fx-others-intrigue = all others gain { $n } intrigue
scene-fx-influence = draw 2 influence cards, keep 1
scene-fx-contracts = pay the tax: draw 2 contracts, keep 1
scene-fx-bridge = build a bridge
scene-fx-bridge-or = build a bridge, or { $points }
scene-fx-exchange = turn cubes into other kinds
scene-fx-points-per-contract = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each contract you fulfilled
scene-fx-points-per-rival = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for each with more intrigue
scene-fx-points-per-cube = give any cubes: { $n ->
    [one] { $n } point
   *[other] { $n } points
} each
scene-fx-needs = { $what } if you hold { $cards ->
    [one] { $cards } influence card
   *[other] { $cards } influence cards
}
scene-favour-coins = Turn the favour card: { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
scene-favour-scrolls = Turn the favour card: { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
}
scene-favour-answer = turn it for { $scrolls ->
    [one] { $scrolls } scroll and lose it
   *[other] { $scrolls } scrolls and lose 1 of them
}
scene-influence-bribe-foreman = One of your assistants goes straight to field 4; gain { $amount } intrigue.
scene-influence-overtime = Activate a building where one of your gondolas lies.
scene-influence-bribe-councillors = Advance 1 in the council; for { $amount } intrigue 1 more.
scene-influence-trade-information = Gain { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} and draw 2 influence cards, keep 1.
scene-influence-build-bridge = Build a bridge free of charge, or { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} for each of yours.
scene-influence-promote-workers = One of your assistants advances one field.
scene-influence-organise-supplies = You may move cubes between your gondolas; gain any 1 cube.
scene-influence-bid-contracts = Draw 1 contract without tax, or { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
scene-influence-lead-research = Gain { $amount ->
    [one] { $amount } scroll
   *[other] { $amount } scrolls
}.
scene-influence-testimony = Lose { $amount } intrigue.
scene-influence-hire-spy = In this turn use all four effects of one building in passing.
scene-doge-patronage = the Doge scores { $amount }
scene-doge-treasury = the Doge scores { $amount } for each of his assistants on a field 4, at most { $more }
scene-doge-chancery = the Doge gains { $amount ->
    [one] { $amount } scroll
   *[other] { $amount } scrolls
}
scene-doge-seat-first = his disc I advances { $amount } in the council
scene-doge-seat-second = his disc II advances { $amount } in the council
scene-doge-session = both his discs advance { $amount } in the council
scene-doge-denunciation = you gain { $amount } intrigue
scene-doge-interrogation = { $amount ->
    [one] once
    [2] twice
   *[other] { $amount } times
} you lose 1 scroll or gain 1 intrigue
scene-doge-public-works = he builds a bridge next to one of your gondolas; without a bridge left he scores { $amount }
scene-doge-absolution = the Doge loses { $amount } intrigue
scene-doge-levy = pay { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}, or the Doge scores { $more }
scene-doge-regatta = the Doge scores { $amount } for each of his gondolas where you have an assistant, at most { $more }

scene-told-assistant = assistant of { $name } on field { $field }
scene-told-gondola = gondola of { $name }
scene-told-nobody = nobody is here

# why a hint is one: what differs soon after a move, compared with others
hint-my-points-more = { $by ->
    [0] Brings you more points soon.
    [one] Brings you about a point more soon.
   *[other] Brings you about { $by } points more soon.
}
hint-best-points-of-others-less = Keeps the leading opponent's points down.
hint-my-coins-more = { $by ->
    [0] Leaves you more coins.
    [one] Leaves you about one more coin.
   *[other] Leaves you about { $by } more coins.
}
hint-my-scrolls-more = { $by ->
    [0] Leaves you more scrolls.
    [one] Leaves you about one more scroll.
   *[other] Leaves you about { $by } more scrolls.
}
hint-my-intrigue-less = { $by ->
    [0] Keeps your intrigue low.
    [one] Spares you about 1 intrigue.
   *[other] Spares you about { $by } intrigue.
}
hint-my-council-field-more = Moves you up on the council track.
hint-my-assistants-more = Puts another assistant to work.
hint-my-bridges-more = You would have one more bridge.
hint-my-contracts-in-hand-more = You would hold one more contract to fulfil.
hint-my-contracts-fulfilled-more = You would have fulfilled one more contract.
hint-my-influence-cards-more = Leaves you another influence card.
hint-my-cubes-more = { $by ->
    [0] Loads your gondolas with more cubes.
    [one] Loads your gondolas with about one more cube.
   *[other] Loads your gondolas with about { $by } more cubes.
}
hint-my-council-points-more = Raises what the council track brings you at the end.
hint-my-assistant-points-more = Raises what your assistants bring you at the end.
hint-i-am-the-suspect-less = Keeps you from being the one with the most intrigue.
hint-most-intrigue-of-others-more = Leaves another with the most intrigue, and with the risk of arrest.
hint-highest-council-field-of-others-less = Holds the others back on the council track.
hint-cubes-that-my-next-contract-lacks-less = { $by ->
    [0] Your nearest contract would lack fewer cubes.
    [one] Your nearest contract would lack one cube less.
   *[other] Your nearest contract would lack { $by } cubes less.
}
hint-cubes-that-my-contracts-lack-less = Your contracts together would lack fewer cubes.
hint-what-my-contracts-bring-more = Your contracts would bring you more when fulfilled.
hint-what-my-influence-cards-are-worth-now-more = Of more use to you as things stand.
hint-cubes-of-the-kind-more = You have more { $place } aboard.
