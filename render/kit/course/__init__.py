"""The course of a match: its scores, where in it a step is, and its end on the podium."""
