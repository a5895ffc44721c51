# Words about ratings, profiles and history. Keys begin with ratings-.
