"""Films of a turn and of a whole match."""
