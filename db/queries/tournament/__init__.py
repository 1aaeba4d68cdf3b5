"""What is read and written of tournaments, and whom they call."""
