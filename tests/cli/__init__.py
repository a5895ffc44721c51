"""The command `ridotto`."""
