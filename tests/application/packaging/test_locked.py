"""What is installed: every file of every package is known by its hash."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAIRS = {"requirements.txt": "requirements.lock", "requirements-dev.txt": "requirements-dev.lock"}
POSTGRES = {"db/engines/postgres/requirements.txt": "db/engines/postgres/requirements.lock"}
_PIN = re.compile(r"([\w.-]+)(?:\[\w+\])?==([^\s;\\]+)\s*(?:;\s*([^\\]+?))?\s*(?:\\|$)")

both = pytest.mark.parametrize("lock", PAIRS.values())


def named(name: str) -> str:
    """Return the name of a package as an index writes it."""
    return re.sub(r"[._-]+", "-", name).lower()


def chosen(file: str) -> dict[str, str]:
    """Return what a file of requirements pins, and what the one before it pins."""
    found: dict[str, str] = {}
    for line in (ROOT / file).read_text("utf-8").splitlines():
        if line.startswith("-r "):
            found |= chosen(line.removeprefix("-r "))
        elif line and line[0] != "#":
            pin = _PIN.fullmatch(line)
            assert pin is not None, f"{line} names no version"
            found[named(pin[1])] = pin[2]
    return found


def entries(lock: str) -> Iterator[tuple[str, str, str, tuple[str, ...]]]:
    """Yield each package of a lock: its name, version, where it is needed, its hashes."""
    text = re.sub(r"^\s*#.*\n", "", (ROOT / lock).read_text("utf-8"), flags=re.MULTILINE)
    for block in re.split(r"\n(?=\S)", text.strip()):
        first, *rest = block.splitlines()
        pin = _PIN.fullmatch(first)
        assert pin is not None, f"{lock}: {first}"
        hashes = re.findall(r"^\s+--hash=sha256:([0-9a-f]{64})(?: \\)?$", block, re.MULTILINE)
        assert len(hashes) == len(rest), f"{lock}: {block}"
        yield pin[1], pin[2], pin[3] or "", tuple(hashes)


def held(lock: str) -> dict[str, str]:
    return {name: version for name, version, _, _ in entries(lock)}


@pytest.mark.parametrize(("file", "lock"), PAIRS.items())
def test_every_pin_stands_in_its_lock(file: str, lock: str) -> None:
    pins = chosen(file)
    assert len(pins) > 20
    assert pins.items() <= held(lock).items()


@both
def test_nothing_lacks_a_hash_or_stands_twice(lock: str) -> None:
    found = [*entries(lock)]
    assert [name for name, _, _, hashes in found if not hashes] == []
    assert len({name for name, *_ in found}) == len(found)


@both
def test_python_3_13_gets_what_its_library_lost(lock: str) -> None:
    """discord.py imports `audioop`, which Python has up to 3.12."""
    needed = {name: where for name, _, where, _ in entries(lock)}
    assert needed["audioop-lts"] == "python_full_version >= '3.13'"


def test_a_server_needs_a_library_of_its_own() -> None:
    """It is locked like all others, is the extra of the wheel, and nobody else gets it."""
    (file, lock) = *POSTGRES, *POSTGRES.values()
    assert chosen(file).items() <= held(lock).items()
    assert [name for name, _, _, hashes in entries(lock) if not hashes] == []
    assert held(lock).items() <= held("requirements-dev.lock").items()
    assert not chosen(file).keys() & held("requirements.lock").keys()
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pins = (ROOT / file).read_text("utf-8").splitlines()
    assert extras["optional-dependencies"]["postgres"] == [one for one in pins if one[0] != "#"]


def test_tests_run_with_what_the_bot_runs_with() -> None:
    """In the same version, of the same files."""
    assert {*entries("requirements.lock")} <= {*entries("requirements-dev.lock")}


@both
def test_a_lock_names_no_place_to_fetch_from(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    assert (
        re.findall(r"\w+://|^-.*|--(?!hash=)[\w-]*(?:url|links)\s+\S*/", text, re.MULTILINE) == []
    )


def test_what_starts_installs_from_a_lock() -> None:
    for file in ("environment.sh", "Dockerfile"):
        text = (ROOT / file).read_text("utf-8")
        (line,) = re.findall(r"^.*\bpip\b[^\n]* install (?:.*\\\n)*.*$", text, re.MULTILINE)
        assert "--require-hashes -r" in line, file
    assert "prepare requirements.lock" in (ROOT / "run").read_text("utf-8")
    assert "prepare requirements-dev.lock" in (ROOT / "test").read_text("utf-8")
