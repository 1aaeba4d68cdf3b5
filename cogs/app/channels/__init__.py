"""Channels and threads in which messages stand: rights, what was posted there, new threads."""
