"""The workshop: decks that people keep, built in one private message."""
