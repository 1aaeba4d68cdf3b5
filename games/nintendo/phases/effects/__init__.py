"""What abilities do: an interpreter, a few lines for each word, mod, filter and condition."""
