"""A kit for `imagine`: cards that a seat cannot see, dealt anew so that they fit what it has seen.

`hands.py`: hands whose cards count by kind, taken openly or drawn, played, discarded face down and shuffled again; how a game uses it stands there.
`outlook.py`: whether what has been dealt can go on to what was seen later.
`seen.py`: what was seen of such hands, and what follows from it.
`piles.py`: a pile with an order, from which cards are drawn, kept, shown and put back underneath, and what others hold of it; how a game uses it stands there.
"""
