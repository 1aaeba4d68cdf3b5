"""What every phase of a turn stands on: the own deck, the dice."""
