"""Lessons of games: recorded, walked through, and what they lack (MND-3.1)."""
