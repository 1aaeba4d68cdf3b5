"""A field that a state gets later is listed, has a default, and leaves all that was recorded."""

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

from games.core.data.schema import default_of
from tests.games.every import GAMES, home

ROOT = Path(__file__).parents[3]


def records(kind: type) -> dict[str, type[msgspec.Struct]]:
    """Return the records that a state is made of, by name."""
    found: dict[str, type[msgspec.Struct]] = {}

    def walk(part: inspect.Type) -> None:
        if isinstance(part, inspect.StructType):
            if part.cls.__name__ in found:
                assert found[part.cls.__name__] is part.cls, "two records of one name"
                return
            found[part.cls.__name__] = part.cls
        for inner in _inner(part):
            walk(inner)

    walk(inspect.type_info(kind))
    return found


def _inner(part: inspect.Type) -> Iterator[inspect.Type]:
    match part:
        case inspect.StructType(fields=fields):
            yield from (field.type for field in fields)
        case inspect.UnionType(types=types):
            yield from types
        case inspect.TupleType(item_types=types):
            yield from types
        case inspect.DictType(key_type=key, value_type=value):
            yield from (key, value)
        case inspect.CollectionType(item_type=item):
            yield item
        case _:
            return


def fields(key: str) -> dict[str, msgspec.structs.FieldInfo]:
    """Return the fields of all records of a game's state, as "Record.field"."""
    kinds = records(GAMES[key].rules().state_type)
    return {
        f"{name}.{field.name}": field
        for name, kind in kinds.items()
        for field in msgspec.structs.fields(kind)
    }


def recorded(key: str) -> tuple[int, set[str]]:
    """Return the latest schema whose fields are recorded, and these."""
    folder = ROOT.joinpath(*home(key).split("."))
    known = tomllib.loads((folder / "fields.toml").read_text("utf-8"))
    schema = max(map(int, known))
    names = known[str(schema)]
    return schema, {f"{name}.{field}" for name in names for field in names[name].split()}


@pytest.mark.parametrize("key", GAMES)
def test_every_field_of_a_state_is_recorded_or_listed(key: str) -> None:
    """Say in the ladder which schema brought it: `Rung(added=("Record.field",))`."""
    schema, known = recorded(key)
    ladder = GAMES[key].rules().ladder
    later = [field for rung in ladder[schema - 1 :] for field in rung.added]
    assert all(set(rung.shown) <= set(rung.added) for rung in ladder), "shown, and not added"
    assert set(fields(key)) - known - set(later) == set(), "added, and not listed"
    assert known - set(fields(key)) == set(), "gone: a rung lifts it, and records what is left"
    assert set(later) <= set(fields(key)), "listed, and not there"
    assert not set(later) & known, "listed, and recorded earlier"
    assert len(later) == len(set(later))


@pytest.mark.parametrize("key", GAMES)
def test_every_field_that_came_later_has_a_default(key: str) -> None:
    found = fields(key)
    bare = {
        name
        for rung in GAMES[key].rules().ladder
        for name in rung.added
        if name in found and default_of(found[name]) is msgspec.NODEFAULT
    }
    assert bare == set(), "came later, and has no default"


# A copy of the games of a release to come: every record of every state has one more field, and
# every game one more option.

GROWN = """

class Grown(msgspec.Struct, frozen=True):
    worth: int = 3

"""
LISTED = """
import msgspec as _msgspec
from games.core.info import Choice as _Choice
from games.core.data.schema import Rung as _Rung

{rules}.ladder = (*{rules}.ladder, _Rung({added}))
INFO = _msgspec.structs.replace(INFO, choices=(*INFO.choices, _Choice("grown", ("0", "1"))))
{rules}.info = INFO
"""
RULES = {key: type(game.rules()).__name__ for key, game in GAMES.items()}


def grown(source: str) -> tuple[str, list[str]]:
    """Return a module of states in which each record has new fields, and the names of these."""
    module = ast.parse(source)
    classes = [one for one in module.body if isinstance(one, ast.ClassDef)]
    bases = {base.id for one in classes for base in one.bases if isinstance(base, ast.Name)}
    names: list[str] = []
    for one in classes:
        if not isinstance(one.bases[0] if one.bases else None, ast.Attribute) or one.name in bases:
            continue
        new = "grown: int = 7\ngrown_many: tuple[Grown, ...] = ()\ngrown_record: Grown = Grown()"
        places = [at for at, line in enumerate(one.body) if isinstance(line, ast.AnnAssign)]
        at = places[-1] + 1 if places else len(one.body)
        one.body[at:at] = ast.parse(new).body
        names += [f"{one.name}.{field}" for field in ("grown", "grown_many", "grown_record")]
    at = next(at for at, one in enumerate(module.body) if isinstance(one, ast.ClassDef))
    module.body[at:at] = ast.parse(GROWN).body
    return ast.unparse(module), names


def release(folder: Path, *, listed: bool) -> None:
    """Write the copy, and what the tests of recorded matches need of the rest."""
    leave = shutil.ignore_patterns("__pycache__")
    for part in ("games", "locales", "tests/engine/sampler", "tests/transcripts"):
        shutil.copytree(ROOT / part, folder / part, ignore=leave)
    for package in ("tests", "tests/engine"):
        shutil.copy(ROOT / package / "__init__.py", folder / package)
    for key, rules in RULES.items():
        package = folder / ("tests/engine" if key == "sampler" else "games") / key
        state = package / "state.py"
        written, names = grown(state.read_text("utf-8"))
        assert names
        state.write_text(written, "utf-8")
        more = LISTED.format(rules=rules, added=tuple(names) if listed else ())
        with (package / "rules.py").open("a", encoding="utf-8") as file:
            file.write(more)


def replayed(folder: Path) -> str:
    """Replay all that is recorded with the copy; return what pytest says."""
    named = ["tests.engine.sampler:GAME" if key == "sampler" else key for key in RULES]
    games = [word for key in named for word in ("--game", key)]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null",
         f"--rootdir={folder}", "-p", "games.testing.plugin", "--records", "tests", *games,
         "--pyargs", "games.testing.replays"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )  # fmt: skip
    return done.stdout + done.stderr


def test_all_that_was_recorded_replays_when_every_state_has_grown(tmp_path: Path) -> None:
    release(tmp_path, listed=True)
    said = replayed(tmp_path)
    assert " passed" in said, said
    assert "failed" not in said, said


@pytest.mark.long
def test_a_copy_that_does_not_list_its_fields_is_told_from_the_release(tmp_path: Path) -> None:
    release(tmp_path, listed=False)
    failed = [line for line in replayed(tmp_path).splitlines() if line.startswith("FAILED")]
    for key in RULES:
        assert any(f"[{key}/" in line for line in failed), failed
