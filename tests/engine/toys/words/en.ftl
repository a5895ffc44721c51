title = Stall
about = Everybody secretly offers a card and stakes coins on it.
length = about two minutes
intro = Offer a card and stake coins; the best offer wins.
variant-rich = with more coins

decision-offer = Offer a card.
decision-stake = Stake coins on it.
decision-prize = Choose your prize.
decision-ask = Ask a price.
why-offer = The best offer wins the prize; a card that you keep may win a later one.
why-stake = More coins make the offer better, and they are gone.
why-prize = Take what is worth most to you.
why-ask = A high price brings more, if anybody pays it.

move-offer = offer { $card }
move-stake = stake { $coins }
move-draw = draw
move-roll = roll
move-sell = sell { $card }
move-ask = ask { $coins }

price-1 = one coin
price-2 = two coins

event-hand = { $seat } holds { $cards }.
event-reveal = { $seat } offers { $card } with { $coins }.
event-win = { $seat } wins the round.
event-drew = { $seat } draws a card.
event-roll = { $seat } rolls { $coins }.
event-sold = { $seat } sells a card for { $coins }.

score-wins = Wins
score-coins = Coins

text-round = Round { $round }, deck { $deck }, bank { $bank }
text-seat = { $name }: { $coins } coins, { $wins } wins
