"""Recorded matches: the tests that are shipped with the application."""

from games.testing.replays import *  # noqa: F403 - the tests of a game
