"""Bounds of time and memory for the process that this is, which reads a file of a stranger's."""

import sys


class TooCostly(BaseException):
    """This process has used up its time. Nothing but its `main` is to catch that."""


if sys.platform == "win32":

    def limit(seconds: int, memory: int) -> None:
        """Bound nothing: there are no such bounds here."""

    def settle() -> None:
        """Do nothing: there is no bound to be lifted."""

else:
    import resource
    import signal

    _MORE = 2  # s of the processor to end in good order

    def limit(seconds: int, memory: int) -> None:
        """Let this process use so many seconds of the processor and bytes of memory, for good.

        Beyond that TooCostly is raised wherever it is (and soon the system ends it), MemoryError.
        """
        signal.signal(signal.SIGXCPU, _give_up)
        _lower(resource.RLIMIT_CPU, seconds, seconds + _MORE)
        if sys.platform == "linux":  # elsewhere the address space is no measure of memory
            _lower(resource.RLIMIT_AS, memory, memory)
        _lower(resource.RLIMIT_CORE, 0, 0)

    def settle() -> None:
        """Raise TooCostly no more: what this process found stands, and all it does now is end."""
        if signal.getsignal(signal.SIGXCPU) is _give_up:
            signal.signal(signal.SIGXCPU, signal.SIG_IGN)

    def _lower(which: int, soft: int, hard: int) -> None:
        most = resource.getrlimit(which)[1]
        if most != resource.RLIM_INFINITY:
            soft, hard = min(soft, most), min(hard, most)
        resource.setrlimit(which, (soft, hard))

    def _give_up(*_: object) -> None:
        settle()  # it comes again with every second
        raise TooCostly
