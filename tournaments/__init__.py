"""Tournaments without Discord, store or clock: formats, pairing, standings, ratings.

Rules are cited as "rule EVT-3.1"; docs/tournaments.md states them.
"""
