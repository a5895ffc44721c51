"""The table: matches that people and bots play over the network, kept so that nothing acknowledged is ever lost."""
