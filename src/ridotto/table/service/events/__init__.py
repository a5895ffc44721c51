"""Events of members: tournaments, leagues, and nights against bots.

`plan.py` says what an event is, `pairing.py` who meets whom, `standings.py` who leads, `divisions.py` how a league is
divided: these know neither time nor database. `events.py` is what members do, `conductor.py` what happens by itself.
"""
