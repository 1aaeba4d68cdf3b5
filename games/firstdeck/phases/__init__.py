"""The phases of a match, one after the other: rounds, contest, preparing, the end."""
