"""What all scenes and pages are drawn with. Nothing here knows any game or the server."""
