"""What the processes that the application begins have in common."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]  # where they begin, so that they find our own modules


class Unchecked(Exception):
    """The process went wrong. `places` is a traceback without values, "" where there is none."""

    def __init__(self, kind: str, places: str = "") -> None:
        super().__init__(kind)
        self.kind, self.places = kind, places


def surroundings() -> dict[str, str]:
    """Return the environment of a process that must not know anything about the bot."""
    ours = ("BOT_", "DISCORD_")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}
