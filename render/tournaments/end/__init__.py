"""Pictures of the end of a tournament: the final, and how the champion came to be that."""
