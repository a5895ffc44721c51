lesson-goal = A prize is turned up each round. The highest sum of prizes wins.
lesson-bid = Everybody bids a card in secret. Bid your 3: this prize is worth only 2.
lesson-too-high = The 5 would win it, but you have it only once. Keep it for a better prize.
lesson-won = Bruno bid 2, so the prize is yours. Your 3 is used up.

lesson-learned-1 = You want the highest sum of prizes.
lesson-learned-2 = The highest bid takes the prize; equal highest bids take nothing.
lesson-learned-3 = Each card can be bid only once.
