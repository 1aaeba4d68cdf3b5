"""What a seat brings to a match: chosen in the lobby, or built beforehand in a workshop."""
