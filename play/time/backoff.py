"""How long something that failed is left alone: twice as long after each failure, up to a limit."""

from collections.abc import Iterable

_MOST_PASSED = 64  # rounds that something which goes on failing is passed over, at most
_DOUBLINGS = 30  # beyond them every limit of ours is reached


def wait_after(failures: int, first: float, most: float) -> float:
    """Return the seconds to wait after so many failures in a row: `first` after one."""
    return min(first * 2 ** min(failures - 1, _DOUBLINGS), most)


class Backoff:
    """Skips ever more rounds before a match or message that failed is tried again.

    Otherwise one broken match would fill the log, and Discord bans bots that insist.
    """

    def __init__(self) -> None:
        self._round = 0
        self._failed: dict[str, tuple[int, int]] = {}  # failures in a row, the round to try it in

    def __len__(self) -> int:
        """Return how many failed when they were last tried."""
        return len(self._failed)

    def begin_round(self) -> None:
        """Say that a new round begins."""
        self._round += 1

    def may(self, which: str) -> bool:
        """Whether something is to be tried in this round."""
        return self._failed.get(which, (0, 0))[1] <= self._round

    def failed(self, which: str) -> None:
        """Say that it failed: it is tried again in the next round, then two later, then four."""
        failures = self._failed.get(which, (0, 0))[0] + 1
        passed = int(wait_after(failures, 1, _MOST_PASSED))
        self._failed[which] = failures, self._round + passed

    def went_well(self, which: str) -> None:
        """Say that it did not fail."""
        self._failed.pop(which, None)

    def forgive(self, these: Iterable[str]) -> None:
        """Try these in the next round if they failed, as if for the first time: things changed."""
        for which in these:
            if which in self._failed:
                self._failed[which] = 0, 0
