"""A kit for `imagine`: cards that a seat cannot see, dealt again so that they fit what it has seen.

`hands.py`: hands whose cards count by kind, taken openly or drawn, played, discarded face down and shuffled again.
`outlook.py`: whether what has been dealt so far can lead to what was seen later.
`seen.py`: what was seen of such hands, and what follows from it.
`piles.py`: an ordered pile from which cards are drawn, kept, shown and put back underneath, and its cards in hands.

`hands.py` and `piles.py` say how a game uses them.
"""
