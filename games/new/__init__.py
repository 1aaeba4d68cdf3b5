"""Writes the skeleton of a game: `python -m games.new KEY [--folder DIR]`.

`skeleton` is a whole trivial game, checked as the others are; `project` is what lies beside a game.
A new game is a copy of both under its own names.
"""
