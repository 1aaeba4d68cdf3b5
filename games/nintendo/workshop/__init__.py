"""The workshop: decks are built, completed for good reasons, and tried (group NIN-9)."""
