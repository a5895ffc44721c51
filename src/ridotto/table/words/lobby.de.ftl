# Words about the lobby: finding a table. Keys begin with lobby-.
