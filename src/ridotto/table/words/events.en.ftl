# Words about events: tournaments, leagues, nights. Keys begin with events-.
