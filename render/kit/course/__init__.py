"""The course of a match: its scores, and where in it a step is."""
