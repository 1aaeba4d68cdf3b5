"""Changes our sources one place at a time and says which changes no test notices.

`python -m tests.mutants [PATH...] [--kind sql|text|logic] [--since COMMIT] [--tests FOLDER...]`

In a copy of the project under build/, the tests that run the changed line are run, those first that
noticed most, then the quickest. A change that all of them survive is listed: write a test of the
behaviour that is not shown, delete what does nothing, or give the reason in `judged.toml` where
nobody could notice it. Which tests run a line is measured one test file after the other at the
first run, and kept for each until it changes: `--tests e2e --measure` measures beforehand, and goes
on where it was when it is broken off; `--fresh` measures anew.
"""

import argparse
import importlib
import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.child import WARM, Collected, answer_of, load_from, run_tests
from tests.mutants.coverage_map import CoverageMap
from tests.mutants.judged import Judged
from tests.mutants.patch import apply
from tests.mutants.since import new_since
from tests.mutants.source import Mutant, mutants
from tests.mutants.texts import english, twins

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "mutants"
COPY = KEPT / "copy"
SOURCES = ("db", "play", "cogs")
TESTS = ("db", "play", "cogs", "e2e")
NOT_ASKED = ("tests/db/test_plans.py",)  # they look at the SQL, not at what it does
KINDS = ("sql", "text", "logic")
_AT_MOST = 60.0  # s of tests that are run for one mutant
_SLACK = 40.0  # s above four times as long as the tests took, after which it hangs


@dataclass(frozen=True, slots=True)
class Survivor:
    """A mutant that `ran` of the `known` tests that run its lines did not notice."""

    mutant: Mutant
    ran: int
    known: int

    def __str__(self) -> str:
        one = self.mutant
        tests = f"{self.ran} of {self.known} tests" if self.known else "no test runs it"
        place = f"{one.path}:{one.lines.start} {one.function}".rstrip()
        return f"{place} ({one.kind}; {tests})\n    {one.change}"


def main(argv: Sequence[str]) -> int:
    asked = _asked(argv)
    os.nice(10)
    _copy()
    if asked.fresh:
        shutil.rmtree(KEPT / "measured", ignore_errors=True)
    for name in WARM:
        importlib.import_module(name)
    known = _measured(asked.tests)
    if asked.measure:
        return 1 if known.unmeasured else 0
    judged = Judged()
    alike = twins(*english(COPY))
    there = _mutants(asked.paths, alike)
    new = new_since(asked.since, ROOT, SOURCES, there, alike) if asked.since else there
    wanted = [one for one in new if _is_wanted(one, asked) and judged.reason(one) is None]
    if asked.again:
        last = json.loads((KEPT / "survivors.json").read_text("utf-8"))
        wanted = [one for one in wanted if [one.path, one.function, one.change] in last]
    if asked.sample and asked.sample < len(wanted):
        wanted = sorted(random.Random(asked.seed).sample(wanted, asked.sample), key=_place)
    wanted = [one for one in wanted if one.compiles((COPY / one.path).read_text("utf-8"))]
    survivors: list[Survivor] = []
    load_from(COPY)
    files = _test_files(asked.tests)
    run_tests(
        files,
        Collected(lambda tests: survivors.extend(_survivors(wanted, known, asked.seconds, tests))),
        "--capture=no",
    )
    kept = [[one.mutant.path, one.mutant.function, one.mutant.change] for one in survivors]
    (KEPT / "survivors.json").write_text(json.dumps(kept), "utf-8")
    _say(f"\n{len(wanted)} changes, {len(survivors)} of them noticed by no test:")
    for one in survivors:
        _say(str(one))
    for stale in judged.stale(there):
        _say(f"judged, and no longer there: {stale}")
    return 1 if survivors else 0


def _asked(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("paths", nargs="*", default=SOURCES, help="modules or folders")
    parser.add_argument("--since", metavar="COMMIT", help="only changes that it did not have")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="folders or files under tests/")
    parser.add_argument("--kind", choices=KINDS, help="only changes of this kind")
    parser.add_argument("--function", default="", help="only in functions whose name holds this")
    parser.add_argument("--sample", type=int, help="so many of them, drawn at random")
    parser.add_argument("--seed", type=int, default=1, help="of that draw")
    parser.add_argument("--seconds", type=float, default=_AT_MOST, help="of tests for a change")
    parser.add_argument("--again", action="store_true", help="only what survived the last time")
    parser.add_argument("--measure", action="store_true", help="measure the tests, and no more")
    parser.add_argument("--fresh", action="store_true", help="measure anew which tests run what")
    return parser.parse_args(argv)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _copy() -> None:
    """Copy the project as it is here, and nothing else; what has not changed is left alone."""
    command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    here = {name for name in listed.decode().split("\0") if name and (ROOT / name).is_file()}
    for old in [one for one in COPY.rglob("*") if one.is_file()]:
        if str(old.relative_to(COPY)) not in here and "__pycache__" not in old.parts:
            old.unlink()
    for name in here:
        source, target = ROOT / name, COPY / name
        if not target.exists() or source.read_bytes() != target.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def _test_files(asked: Sequence[str]) -> list[str]:
    places = [COPY / "tests" / one for one in asked]
    found = [
        path
        for place in places
        for path in (sorted(place.rglob("test_*.py")) if place.is_dir() else [place])
    ]
    names = [str(path.relative_to(COPY)) for path in found]
    return [name for name in names if name not in NOT_ASKED]


def _measured(folders: Sequence[str]) -> CoverageMap:
    known = CoverageMap(COPY, KEPT / "measured", SOURCES)
    for name in _test_files(folders):
        if known.measure(name):
            _say(f"measured {name}")
    for name in known.unmeasured:
        _say(f"could not be measured, and is not asked this time: {name}")
    for test in known.failing:
        _say(f"fails without any change, and is not asked: {test}")
    return known


def _paths(asked: Sequence[str]) -> list[str]:
    found: list[Path] = []
    for name in asked:
        place = COPY / name
        found += sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return [str(path.relative_to(COPY)) for path in found]


def _mutants(asked: Sequence[str], alike: Mapping[str, str]) -> list[Mutant]:
    return [
        one
        for path in _paths(asked)
        for one in mutants(path, (COPY / path).read_text("utf-8"), alike)
    ]


def _is_wanted(one: Mutant, asked: argparse.Namespace) -> bool:
    return asked.kind in {None, one.kind} and asked.function in one.function


def _place(one: Mutant) -> tuple[str, int]:
    return one.path, one.lines.start


def _survivors(
    wanted: list[Mutant], known: CoverageMap, seconds: float, collected: Collected
) -> list[Survivor]:
    survivors: list[Survivor] = []
    killers: Counter[str] = Counter()
    for number, one in enumerate(wanted, start=1):
        tests = known.tests_of(one)
        chosen = _chosen(tests, killers, seconds)
        noticed = _noticed(one, chosen, collected) if chosen else None
        if noticed is None:
            survivors.append(Survivor(one, len(chosen), len(tests)))
        else:
            killers[noticed] += 1
        by = f"noticed by {noticed}" if noticed is not None else "SURVIVED"
        _say(f"{number}/{len(wanted)} {one.path}:{one.lines.start} {by}: {one.change[:140]}")
    return survivors


def _chosen(tests: dict[str, float], killers: Counter[str], seconds: float) -> dict[str, float]:
    """Return the tests to run: first those that noticed most, then the quickest, as time allows."""
    chosen: dict[str, float] = {}
    for test in sorted(tests, key=lambda one: (-killers[one], tests[one])):
        if sum(chosen.values()) + tests[test] <= seconds or not chosen:
            chosen[test] = tests[test]
    return chosen


def _noticed(mutant: Mutant, tests: dict[str, float], collected: Collected) -> str | None:
    """Return the test that fails, if one does; those that hang or end the process count."""
    module = mutant.path.removesuffix(".py").replace("/", ".")
    text = mutant.applied((COPY / mutant.path).read_text("utf-8"))

    def asked() -> list[str | None]:
        try:
            apply(module, text)
        except Exception:  # noqa: BLE001 - whatever a changed module raises
            return ["its import"]
        return [collected.first_failing(tests)]

    found = answer_of(asked, COPY, 4 * sum(tests.values()) + _SLACK)
    return "its end" if found is None else found[0]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
