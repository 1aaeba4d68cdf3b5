"""Which tests run a line: measured once a test file, kept until that file or a path changes."""

import ast
import hashlib
import json
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any

import coverage

from tests.mutants.child import Recorder, answer_of, load_from, run_tests
from tests.mutants.source import Mutant, functions

_LONG = 3600.0  # s after which the measuring of one test file is given up: others may be at work


def digest(path: Path) -> str:
    """Return a short name of what a file holds."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.exists() else ""


class CoverageMap:
    """The tests of a copy of the project and the lines of `sources` that they run.

    A test file that does not come to an end within `seconds`, or ends the process, is one of the
    `unmeasured`: none of its tests is known, and the next time it is tried again.
    """

    def __init__(
        self, copy: Path, kept: Path, sources: Iterable[str], seconds: float = _LONG
    ) -> None:
        self._copy = copy
        self._kept = kept
        self._sources = tuple(sources)
        self._long = seconds
        self._measured: dict[str, dict[str, Any]] = {}
        self.unmeasured: list[str] = []

    def measure(self, test_file: str) -> bool:
        """See to it that a test file is measured as it is now; return whether it is so newly.

        One in which a test failed is measured anew: maybe the machine was busy.
        """
        kept = self._kept / f"{test_file.replace('/', '-')}.json"
        now = digest(self._copy / test_file)
        found: dict[str, Any] = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
        moved = any(not (self._copy / path).exists() for path in found.get("ran", ()))
        fresh = found.get("digest") != now or moved or bool(found["failed"])
        if fresh:
            made = answer_of(lambda: self._run(test_file), self._copy, self._long)
            if made is None:
                self.unmeasured.append(test_file)
                return False
            found = {"digest": now, **made}
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(json.dumps(found), "utf-8")
        self._measured[test_file] = found
        self.__dict__.pop("_seconds", None)
        return fresh

    def _run(self, test_file: str) -> dict[str, Any]:
        measuring = coverage.Coverage(
            data_file=None, include=[f"{one}/*" for one in self._sources], messages=False
        )
        measuring.set_option("run:disable_warnings", ["no-data-collected"])  # some run none of it
        recorder = Recorder(measuring.switch_context)
        load_from(self._copy)
        measuring.start()
        run_tests([test_file], recorder, "-o", "timeout=600")
        measuring.stop()
        data = measuring.get_data()
        tests = {name: number for number, name in enumerate(recorder.seconds)}
        ran: dict[str, Any] = {}
        for path in data.measured_files():
            lines = {
                str(line): [tests[one] for one in names if one in tests]
                for line, names in data.contexts_by_lineno(path).items()
            }
            here = Path(path)
            inside = functions(ast.parse(here.read_text("utf-8")))
            ran[str(here.relative_to(self._copy))] = {
                "digest": digest(here),
                "lines": lines,
                "functions": {
                    name: sorted({test for line in span for test in lines.get(str(line), ())})
                    for name, span in inside.items()
                },
            }
        return {"seconds": recorder.seconds, "failed": recorder.failed, "ran": ran}

    @property
    def failing(self) -> list[str]:
        """Return the tests that fail without any change: they say nothing."""
        return [test for one in self._measured.values() for test in one["failed"]]

    @cached_property
    def _seconds(self) -> dict[str, float]:
        failing = set(self.failing)
        return {
            test: seconds
            for one in self._measured.values()
            for test, seconds in one["seconds"].items()
            if test not in failing
        }

    def tests_of(self, mutant: Mutant) -> dict[str, float]:
        """Return the tests that run what a mutant changes, with their seconds, quickest first.

        Where the module is no longer as it was measured, those that run its function are meant.
        """
        now = digest(self._copy / mutant.path)
        found: set[str] = set()
        for one in self._measured.values():
            if ran := one["ran"].get(mutant.path):
                names = list(one["seconds"])
                found |= {names[number] for number in _running(ran, mutant, now)}
        known = {test: self._seconds[test] for test in found if test in self._seconds}
        return dict(sorted(known.items(), key=lambda item: item[1]))


def _running(ran: dict[str, Any], mutant: Mutant, now: str) -> set[int]:
    if mutant.function and ran["digest"] == now:
        lines: dict[str, list[int]] = ran["lines"]
        return {test for line in mutant.lines for test in lines.get(str(line), ())}
    functions: dict[str, list[int]] = ran["functions"]
    return {test for name in mutant.users for test in functions.get(name, ())}
