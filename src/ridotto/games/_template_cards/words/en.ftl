title = Market
about = Pay with a card of your hand, take one of the market: what you take counts, what you pay is there for the next.
length = about 10 minutes
intro = A turn is a trade: a card of the hand for one of the market. Cards taken count their worth, and one of every good counts something more.

decision-pay = Choose the card with which you pay.
decision-take = Choose the card that you take.
why-pay = The card you give up lies in the market for the others. Part with one that you do not collect.
why-take = Cards you take count their worth, and one of every good counts more. Take what completes your collection.
move-pay = pay with { $card }
move-take = take { $card }

event-deal = { $seat } is dealt { $cards }.
event-market = In the market lie { $first }, { $cards }.
event-turn = It is the turn of { $seat }.
event-trade = { $seat } pays with { $paid } and takes { $card }.
event-drew = { $seat } draws a card.
event-drawn = { $seat } has drawn { $card }.
event-end = The hands are used up.

score-cards = Cards
score-sets = Full sets

text-turn = It is the turn of { $name }.
text-over = The match is over.
text-market = Market: { $cards }. Cards in the pile: { $pile }.
text-seat = { $name }: { $points } points, cards in hand: { $hand }, taken: { $taken }
text-unseen = In the pile and in other hands: { $cards }
text-hand = Your hand: { $cards }
text-paying = You are about to pay with { $card }.

scene-turn = The turn of { $name }
scene-over = The match is over
scene-hint-pay = Choose a card of your hand to pay with it.
scene-hint-take = Choose a card of the market to take it.
scene-pay-first = Choose first with which card you pay.
scene-paid = You have chosen already; take it back first.
scene-wait = It is not your turn.
scene-points = points
scene-cards = cards in hand
scene-pile = cards in the pile
scene-hand = Your cards
scene-goal = The most points win: cards count their worth, and one of every good counts { $points } more.

card-pepper-1 = pepper 1
card-pepper-2 = pepper 2
card-pepper-3 = pepper 3
card-pepper-4 = pepper 4
card-pepper-5 = pepper 5
card-silk-1 = silk 1
card-silk-2 = silk 2
card-silk-3 = silk 3
card-silk-4 = silk 4
card-silk-5 = silk 5
card-glass-1 = glass 1
card-glass-2 = glass 2
card-glass-3 = glass 3
card-glass-4 = glass 4
card-glass-5 = glass 5
card-salt-1 = salt 1
card-salt-2 = salt 2
card-salt-3 = salt 3
card-salt-4 = salt 4
card-salt-5 = salt 5
