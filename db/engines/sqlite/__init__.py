"""The embedded maker of the store: one file of SQLite, and its archive beside it."""
