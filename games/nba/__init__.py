"""NBA Deck-Building: two coaches improve players and tactics, and roll dice for points."""
