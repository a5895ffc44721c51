"""The look of the house: what all scenes and pages are drawn with. It knows no game and no table."""
