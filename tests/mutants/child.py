"""Runs tests in a process of its own that ends with them, started from one that is warm."""

import contextlib
import json
import os
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

_MEMORY_DISK = Path("/dev/shm")  # where a database does not wait for a disk
_TIMES_AS_LONG = 8  # times as long as a test takes, and a second more, it may take
_MEMORY = 8 * 2**30  # bytes that a change which never ends may take
WARM = ("discord", "aiosqlite", "PIL.Image", "structlog", "fluent.runtime", "orjson")


def answer_of(work: Callable[[], Any], folder: Path, seconds: float) -> Any | None:
    """Return what `work` returns in a process of its own in `folder`; None when it does not.

    All that the process began is ended with it. Its output is kept in `output.txt` beside the
    folder.
    """
    told = folder.parent / f"answer-{os.getpid()}.json"  # others may be at work here
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
    if not told.exists():
        return None
    answer = json.loads(told.read_text("utf-8"))
    told.unlink()
    return answer


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
    os.chdir(folder)


def load_from(folder: Path) -> None:
    """Let our modules be loaded from a folder, not those that are loaded already."""
    for name, module in list(sys.modules.items()):
        here = str(getattr(module, "__file__", None) or "").startswith(f"{folder}{os.sep}")
        if here or name == "tests" or name.startswith("tests."):
            del sys.modules[name]
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


def run_tests(tests: Sequence[str], plugin: object, *options: str) -> int:
    """Run tests in this process; return what pytest returns."""
    quiet = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "timeout=30")
    with tempfile.TemporaryDirectory(dir=_MEMORY_DISK if _MEMORY_DISK.exists() else None) as kept:
        where = ("--basetemp", f"{kept}/tests")
        return int(pytest.main([*quiet, "-m", "not long", *where, *options, *tests], [plugin]))


class Collected:
    """A plugin that collects tests once, and then does `work` instead of running them."""

    def __init__(self, work: Callable[["Collected"], object]) -> None:
        self._work = work
        self._items: dict[str, pytest.Item] = {}
        self._session: pytest.Session | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._session = session
        self._items = {item.nodeid: item for item in session.items}
        self._work(self)
        return True

    def first_failing(self, tests: Mapping[str, float]) -> str | None:
        """Run tests right here until one fails or hangs, and return that one.

        `tests` are given with the seconds that they take when nothing is wrong.
        """
        assert self._session is not None
        recorder = Recorder()
        self._session.config.pluginmanager.register(recorder)
        items = [self._items[test] for test in tests if test in self._items]
        for item, then in zip(items, [*items[1:], None], strict=True):
            item.add_marker(pytest.mark.timeout(_TIMES_AS_LONG * (1 + tests[item.nodeid])))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=then)
            if recorder.failed:
                return recorder.failed[0]
        return None
