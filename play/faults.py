"""Faults of ours in work that nobody waits for: told to whoever listens, and tried again."""

from typing import Protocol

_MOST_PASSED = 64  # rounds that something which goes on failing is passed over, at most


class Listener(Protocol):
    """Is told what failed, and about what."""

    def __call__(self, doing: str, fault: BaseException, /, **about: str) -> object:
        """Take note of a fault; must not wait."""
        ...


class Faults:
    """Where background work says what went wrong. Nothing of a fault's words may get out."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def on_fault(self, listener: Listener) -> None:
        """Tell `listener` of all faults from now on."""
        self._listeners.append(listener)

    def met(self, doing: str, fault: BaseException, **about: str) -> None:
        """Tell of a fault."""
        for listener in self._listeners:
            listener(doing, fault, **about)


class Patience:
    """Lets ever more rounds pass before a match that failed is tried again.

    Else one match that its rules hold up would fill the log.
    """

    def __init__(self) -> None:
        self._round = 0
        self._failed: dict[str, tuple[int, int]] = {}  # rounds to pass over, the next one to try

    def begin(self) -> None:
        """Say that a new round begins."""
        self._round += 1

    def may(self, match: str) -> bool:
        """Whether a match is to be tried in this round."""
        return self._failed.get(match, (0, 0))[1] <= self._round

    def failed(self, match: str) -> None:
        """Say that it failed: it is tried again in the next round, then two later, then four."""
        passed, _ = self._failed.get(match, (1, 0))
        self._failed[match] = min(2 * passed, _MOST_PASSED), self._round + passed

    def went_well(self, match: str) -> None:
        """Say that it did not fail."""
        self._failed.pop(match, None)
