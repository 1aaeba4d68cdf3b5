"""The makers of the store: a file of SQLite, and a database of a PostgreSQL server."""
