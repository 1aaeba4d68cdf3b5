"""Data of games, read and checked, and data of matches as bytes."""
