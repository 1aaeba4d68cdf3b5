"""The engine contract: what a game is, and a match of it. Pure, synchronous, no I/O."""
