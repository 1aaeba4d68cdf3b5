"""Dictionaries that never change and go along with everything that is sent of a match."""

import pickle
from functools import lru_cache
from typing import Any, TypeVar

V = TypeVar("V")
_KEPT = 64  # card files have two each


class Fixed(dict[str, V]):
    """A dictionary that nobody changes any more, like the names and faces of a card file.

    Every picture that is asked for brings them along. So they are packed once, and unpacked once by
    each process that gets them: from then on it uses the same object.
    """

    _packed: bytes | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        if self._packed is None:
            self._packed = pickle.dumps(dict(self), pickle.HIGHEST_PROTOCOL)
        return _unpacked, (self._packed,)


@lru_cache(maxsize=_KEPT)
def _unpacked(packed: bytes) -> Fixed[Any]:
    return Fixed(pickle.loads(packed))  # noqa: S301 - within what our own process sent
