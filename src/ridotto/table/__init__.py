"""The server: matches that people and bots play over the network, stored so that nothing acknowledged is ever lost."""
