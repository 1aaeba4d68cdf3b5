"""The phases of a match: the turns, and the end."""
