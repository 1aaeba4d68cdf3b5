"""How a match begins from a press: against an AI, at a table, once more."""
