"""The table: the server and its pages."""
