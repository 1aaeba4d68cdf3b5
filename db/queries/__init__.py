"""What is read and written, a module for each subject."""
