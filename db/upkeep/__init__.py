"""The archive, the marks beside the database, and what may be wrong with it."""
