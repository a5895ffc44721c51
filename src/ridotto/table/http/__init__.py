"""HTTP: the JSON API, streams, who is asking, what is refused."""
