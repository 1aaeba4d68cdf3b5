"""Mon Premier Deck Building: 2 to 5 teams of a fantastic kingdom compare their cards."""
