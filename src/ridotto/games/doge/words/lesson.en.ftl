# The lesson of Doge: what is told step by step, and what wrong answers are told.

lesson-goal = You are Anna, in red. Build a palazzo in each of Venice's six districts, here Castello, and your family provides the new doge, the head of Venice.

lesson-card = Each round begins in secret: a card says in which field you vote, tokens are your votes there. Choose the card of Castello.
lesson-card-first = A fine field, but Castello votes first in this round. Let us begin there.
lesson-not-quarantia = The Quarantia is the council: it has advisors, but nobody builds there. Choose Castello.

lesson-tokens = Now your votes. Choose a token worth 3 and one worth 1, then set them: 4 votes for Castello.
lesson-tokens-zero = The 0 is no vote at all. It is there to bluff with, and you want to win Castello.
lesson-tokens-best = That is more than you need. These tokens must do for four fields, and you get none back before the round is over.
lesson-tokens-other = That would do, too. But here we want to see the 3 and the 1: 4 votes, and the other tokens stay for later.
lesson-tokens-many = That is too much for one field: seven tokens must do for four fields. Set 3 and 1.

lesson-turned-up = The cards are turned up, the tokens stay face down. You have =4 votes in Castello. Bruno wants it, too, with ×1: one token, but which?

lesson-card-san-marco = Everybody chooses four times, each time another field. Now take San Marco.
lesson-tokens-san-marco = You want to win San Marco, so set more: 3 and 2 are 5 votes.

lesson-tokens-san-marco-other = That would do, too. But here we want to see the 3 and the 2: 5 votes.

lesson-card-cannaregio = Chiara has only one token in Cannaregio, so few votes may do. Go there, too.
lesson-tokens-cannaregio = Set your second 2, and keep 1 and 0 for the last field.
lesson-tokens-only-2 = That would do, too. But in Cannaregio we want to see the 2, and nothing else.
lesson-tokens-all = Then nothing would be left for the last field. Set the 2 alone.

lesson-card-san-polo = The last field: choose San Polo, where Chiara is. Whoever is second in a district gets something, too.
lesson-tokens-san-polo = Set both, 1 and 0. Chiara sees two tokens and cannot know that together they are worth a single vote.
lesson-zero-alone = A 0 alone is no vote: you would get nothing in San Polo. Set the 1 with it.
lesson-zero-left = The 0 is no use in your hand. On the board it looks like a vote.

lesson-votes = Now the city votes, field by field. The face-up cards are the order: Castello, the Quarantia, Cannaregio and so on.
lesson-won = In Castello the tokens are shown: you have 4 votes, Bruno 3; the most are underlined. You win its advisor and up to two houses; Bruno, second, gets one house.

lesson-advisor = First the advisor. Send him to San Marco: from now on he is one vote for you there.
lesson-advisor-later = One can also give him up to shift a house. But you have no house yet, so let him vote for you.
lesson-advisor-elsewhere = He would be a vote for you there. But Bruno set two tokens in San Marco, and it will be close.

lesson-houses = Now your houses: three in one district pay for a palazzo there. Place two in Castello.
lesson-houses-both = Houses are what palazzi are paid with. Place both.

lesson-second = Bruno, second, has placed one house. Next is the Quarantia, the council, where you have no votes.
lesson-quarantia = In the Quarantia nobody places houses. Its winner, Chiara, sent two advisors out, and Bruno, second, one.

lesson-tie = Cannaregio: you and Chiara have 2 votes each, a tie. Both of you place houses: place two.
lesson-tie-both = A tie gives you as many houses as a win. Place both.
lesson-tied = But with a tie nobody gets the advisor: he stays neutral, and nobody is second. One vote more would have won you all of it.

lesson-second-house = San Polo: Chiara has 3 votes, you have 1. The second places one house.

lesson-decided = Dorsoduro went to Bruno. Now San Marco votes: 5 from your tokens and 1 from your advisor make 6. Bruno has 5. Your advisor has decided it!
lesson-price = A palazzo costs houses in its district: 3 for the first, and one more for each that stands there. You may place 2, so one is missing.

lesson-give-up = Here is how you get it. Give up the advisor of San Marco: then you may shift one house to San Marco or away from it.
lesson-give-up-now = A vote for later rounds. But a palazzo now is better, and for that you need a third house here.
lesson-shift = Shift your house from San Polo: it stands there all alone.
lesson-shift-pair = That would break up a pair that needs only one more house. The one in San Polo is alone.
lesson-shift-needed = Without this house you have only two in San Marco, and a palazzo costs three.
lesson-two-more = And now place your two houses. That makes three.
lesson-two-needed = The palazzo costs three houses: one is there, so place two.

lesson-build = Build your first palazzo! The three houses come back to you.
lesson-build-now = One may wait. But whoever builds first pays least: the next palazzo here costs 4.
lesson-built = Your palazzo stands in San Marco for good. The next one there costs 4 houses, whoever builds it.

lesson-supply = Here you see which districts you have a palazzo in. The numbers below are your supply: houses, palazzi, rings (one for each advisor you get) and tokens.
lesson-round-over = Chiara won the last vote, in Santa Croce. The round is over: everybody takes all tokens back. After each vote a blue card was turned up on the right: that is the order of the next round.
lesson-win = You have one district of six. Seven palazzi in five districts win as well, or eight in four. It counts what stands there at the end of a round.

lesson-learned-1 = A round has two parts: set tokens in secret, then vote field by field. The winner gets the advisor and two houses, the second one house.
lesson-learned-2 = An advisor is one vote for you in another field. Or give him up, and you may shift a house.
lesson-learned-3 = Three houses in one district make the first palazzo there. A palazzo in each district wins.
