"""Lessons: a game learned by playing it, in one private message (MND-3.1)."""
