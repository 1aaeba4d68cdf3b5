"""What a game lacks, found without playing it."""
