"""The phases of a match: the bids, and the end."""
