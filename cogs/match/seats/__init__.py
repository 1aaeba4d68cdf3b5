"""Who plays for a seat from now on: leaving it, and substitutes."""
