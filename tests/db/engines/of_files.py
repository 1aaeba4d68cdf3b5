"""Tests that are of a file alone: with `--postgres` they are left out, each for a reason."""

import inspect
import re
from collections.abc import Callable, Mapping

ONE_BOT = "one bot at a time uses a server"
BREAKS = "it breaks, locks or reads the file itself"
_EARLY = "it reads what is half done in the background: a server is waited for meanwhile"
_REASONS: Mapping[str, str] = {
    "tests/db/test_": "it is of the file, its migrations and its copies",
    "tests/application/": "it starts a bot of its own",
    "tests/e2e/faults/ours/": BREAKS,
    "tests/play/proof/": BREAKS,
    "tests/play/time/test_cut.py": "it ends at each write of a file",
    "tests/play/match/acts/test_partners.py::test_an_ai_plays_when_both_are_away": _EARLY,
    "tests/play/time/test_outages.py::test_the_first_are_moved": _EARLY,
    "tests/play/time/test_outages.py::test_lists_show_deadlines": _EARLY,
    "tests/play/time/test_outages.py::test_pings_wait_for_the_deadlines": _EARLY,
}
_LOOKS = re.compile(
    r"sqlite3\.connect|store\.path|migrate\.(?:connect|prepare)|\._writer|\._reader|PRAGMA"
    r"|FileStore|set_trace_callback"
)


def why_not(test: str, function: Callable[..., object]) -> str | None:
    """Return why a test is not run on a server; None where it is."""
    for name, why in _REASONS.items():
        if test.startswith(name):
            return why
    return BREAKS if _LOOKS.search(inspect.getsource(function)) else None
