"""What pictures are made with."""
