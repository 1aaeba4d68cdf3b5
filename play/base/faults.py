"""Faults of the bot in work that nobody waits for: told to every listener."""

from typing import Protocol


class Listener(Protocol):
    """Is told what failed, and about what."""

    def __call__(self, doing: str, fault: BaseException, /, **about: str) -> object:
        """Take note of a fault; must not wait."""
        ...


class Faults:
    """Where background work reports what went wrong. No word of a fault's message may leave."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def on_fault(self, listener: Listener) -> None:
        """Tell `listener` of all faults from now on."""
        self._listeners.append(listener)

    def met(self, doing: str, fault: BaseException, **about: str) -> None:
        """Tell of a fault."""
        for listener in self._listeners:
            listener(doing, fault, **about)
