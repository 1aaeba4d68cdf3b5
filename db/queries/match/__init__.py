"""What is read and written of a match and of what hangs on one, a module for each subject."""
