"""The phases of a turn, in the rulebook's order (NIN-2 and NIN-4)."""
