"""The texts of every game: the tests that are shipped with the application."""

from games.testing.texts import *  # noqa: F403 - the tests of a game
