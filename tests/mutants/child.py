"""Runs tests in a process of its own that ends with them, started from one that is warm."""

import contextlib
import json
import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

_MEMORY = 8 * 2**30  # bytes that a change which never ends may take
WARM = ("discord", "aiosqlite", "PIL.Image", "structlog", "fluent.runtime", "orjson")


def answer_of(work: Callable[[], Any], folder: Path, seconds: float) -> Any | None:
    """Return what `work` returns in a process of its own in `folder`; None when it does not.

    All that the process began is ended with it. Its output is kept in `output.txt` beside the
    folder.
    """
    told = folder.parent / "answer.json"
    told.unlink(missing_ok=True)
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        with contextlib.suppress(BaseException):
            _become(folder)
            _tell(told, work)
        os._exit(0)
    until = time.monotonic() + seconds
    while (ended := os.waitpid(child, os.WNOHANG)[0]) == 0 and time.monotonic() < until:
        time.sleep(0.01)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    if not ended:
        os.waitpid(child, 0)
    return json.loads(told.read_text("utf-8")) if told.exists() else None


def _tell(told: Path, work: Callable[[], Any]) -> None:
    """Write what `work` returns; the file is there as a whole or not at all."""
    try:
        part = told.with_suffix(".part")
        part.write_text(json.dumps(work()), "utf-8")
        part.replace(told)
    except BaseException:
        traceback.print_exc()
        raise


def _become(folder: Path) -> None:
    os.setsid()
    output = os.open(folder.parent / "output.txt", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    for name in [one for one in sys.modules if one == "tests" or one.startswith("tests.")]:
        del sys.modules[name]  # those of the copy are meant
    sys.path[0] = str(folder)
    sys.dont_write_bytecode = False
    os.chdir(folder)


class Recorder:
    """A plugin that notes what became of each test, and calls `begin` before each."""

    def __init__(self, begin: Callable[[str], object] = lambda _: None) -> None:
        self._begin = begin
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._begin(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        spent = self.seconds.get(report.nodeid, 0.0)
        self.seconds[report.nodeid] = spent + report.duration
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def run_tests(tests: Sequence[str], recorder: Recorder, *options: str) -> int:
    """Run tests in this process; return what pytest returns."""
    quiet = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "timeout=20")
    return int(pytest.main([*quiet, "-m", "not long", *options, *tests], plugins=[recorder]))
