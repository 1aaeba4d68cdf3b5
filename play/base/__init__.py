"""What all rooms of play/ build on: locks and retries, faults of ours, what people write."""
