"""The process that checks one file of a stranger’s, and its bounds."""
