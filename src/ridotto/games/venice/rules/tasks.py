"""The tasks by which a match proceeds; game.py says which rule does which.

They wait in `todo`, and the one put down last is done first. The comments name the arguments, if any.
"""

from typing import Final

TO_PLACE: Final = 1  # a gondola
TO_PLACE_DOGE: Final = 2
TO_ROUND: Final = 3
TO_TURN: Final = 4  # a seat
TO_PLAY_CARD: Final = 5
TO_MAN: Final = 6
TO_RELOAD: Final = 7
TO_SAIL: Final = 8
TO_MEET: Final = 9  # the gondola that is met
TO_END_MEETING: Final = 10  # the gondola that is met
TO_COUNTER: Final = 11  # the gondola that is met
TO_PASS: Final = 12
TO_FULFIL: Final = 13
TO_LAY: Final = 14  # a contract
TO_NEW_EFFECT: Final = 15  # a contract
TO_ADVANCE: Final = 16
TO_USE: Final = 17
TO_DISCARD: Final = 18  # a gondola
TO_BRIDGE: Final = 19  # 1 if it may be left unbuilt
TO_DRAW_CARD: Final = 20
TO_ADD_CUBE: Final = 21
TO_END_TURN: Final = 22
TO_NEXT: Final = 23
TO_SMUGGLE: Final = 24  # a deck of the Doge's
TO_TRAVEL: Final = 25
TO_BE_MET: Final = 26  # the gondola that is met
TO_END_BEING_MET: Final = 27
TO_LAND: Final = 28
TO_CARRY_OUT: Final = 29  # a position of the Doge's row
TO_CLEAN_UP: Final = 30
TO_INTERROGATE: Final = 31
TO_PAY_OFF: Final = 32
TO_RESULT: Final = 33
TO_DOGE_ACT: Final = 34
TO_CHOOSE_DOGE_CARDS: Final = 35

TASK: Final = 256  # a task is its kind times this, plus an argument
MOST_TASKS: Final = 48  # at one time
