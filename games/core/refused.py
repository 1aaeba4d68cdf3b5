"""A clear no to a person. It always reaches them and leaves everything as it was."""

from games.core.text import Text, text


class Refused(Exception):
    """What was asked for cannot be done; `why` says it in words."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.id)
        self.why = why


class IllegalMove(Refused):
    """The picks do not answer the question; raised by core alone."""


class Stale(Refused):
    """The question answered is not the one that is open."""

    def __init__(self) -> None:
        super().__init__(text("core-stale"))
