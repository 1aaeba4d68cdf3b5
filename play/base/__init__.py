"""What all rooms of play/ stand on: locks and tries, faults of ours, what people write."""
