"""The maker of the store for whom a file is not enough: a database of a PostgreSQL server.

Imported only where one is asked for (`BOT_DATABASE`): nothing else needs psycopg.
"""
