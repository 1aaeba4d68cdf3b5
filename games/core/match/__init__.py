"""A match of any game: its moves, its position, and it as a file."""
