title = Lots
about = Each round a prize is turned up and everybody bids a card in secret.
length = about 5 minutes
intro = Everybody bids a card in secret; the highest bid that nobody else has made takes the prize.

decision-bid = Choose a card to bid.
why-bid = The highest bid that nobody else has made takes the prize, and your card is gone. Spend high ones where the prize is worth it.
move-bid = bid { $value }

event-prize = A prize worth { $value } is turned up.
event-reveal = { $seat } has bid { $value }.
event-win = { $seat } takes the prize worth { $value }.
event-tie = The highest bids are equal: nobody takes the prize worth { $value }.

score-prizes = Prizes

text-round = Round { $round }: the prize is worth { $prize }. Still to come: { $left }.
text-seat = { $name }: { $points } points, cards left { $bids }{ $ready ->
    [yes] , has chosen
   *[no] {""}
}
text-mine = You have bid { $bid }.

scene-round = Round { $round }
scene-hint = Click or tap a card of your hand.
scene-points = points
scene-cards = cards left
scene-hand = Your cards
scene-chosen = You have chosen already; take it back first.
scene-goal = The highest sum of prizes wins.
