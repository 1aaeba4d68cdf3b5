"""A match in hand: as it was read, and as it is changed in one unit of work."""
