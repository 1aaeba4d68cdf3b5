"""What several subjects write alike: guarded rows, bars, moments that are moved."""
