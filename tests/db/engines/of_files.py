"""Tests that are of a file alone: with `--postgres` they are left out, each for a reason."""

from collections.abc import Mapping

_BREAKS = "it breaks, locks or reads the file itself"
_REASONS: Mapping[str, str] = {
    "tests/db/test_": "it is of the file, its migrations and its copies",
    "tests/application/": "it starts a bot of its own",
    "tests/e2e/faults/ours/": _BREAKS,
    "tests/play/proof/": _BREAKS,
    "tests/play/match/test_kept.py::test_a_failed_commit": _BREAKS,
    "tests/play/match/acts/test_stale.py": "it looks into the connection that writes",
    "tests/play/time/test_cut.py": "it ends at each write of a file",
}


def why_not(test: str) -> str | None:
    """Return why a test is not run on a server; None where it is."""
    why = next((why for name, why in _REASONS.items() if test.startswith(name)), None)
    return why or ("one bot at a time uses a server" if "two_services" in test else None)
