"""What is read and written of a match and of what belongs to it, a module for each subject."""
