# Words about coming back: whose turn it is, notices, the app. Keys begin with back-.
