"""Plays matches of any game without Discord and checks the engine contract (docs/simulate.md)."""
