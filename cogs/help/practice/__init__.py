"""What somebody plays alone in a private message: lessons, and positions that are tried."""
