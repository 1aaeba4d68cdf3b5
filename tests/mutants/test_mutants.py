"""The changes that the command makes are small, can be run, and are found again."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutants import sql
from tests.mutants.coverage_map import CoverageMap
from tests.mutants.judged import Judged
from tests.mutants.patch import apply
from tests.mutants.since import new_since
from tests.mutants.source import mutants
from tests.mutants.texts import english, twins

ROOT = Path(__file__).parents[2]
TWINS = {"ui-yes": "ui-no", "ui-no": "ui-yes"}
HEAD = "def asked(seat: int, ready: bool = False) -> str:"
GUARD = "if seat > 3 and not ready:"
END = 'return ui("yes" if ready else "no") + ui("no")'
MODULE = f'''"""A module."""

{HEAD}
    """Return what is asked."""
    assert seat >= 0
    {GUARD}
        raise ValueError("no such seat")
    told.append(seat)
    {END}
'''


def of_statement(statement: str) -> set[str]:
    found: set[str] = set()
    for edits in sql.changes(statement):
        changed = statement
        for edit in sorted(edits, key=lambda one: -one.start):
            changed = changed[: edit.start] + edit.new + changed[edit.end :]
        found.add(" ".join(changed.split()))
    return found


def test_conditions_boundaries_and_assignments_of_a_statement_are_changed() -> None:
    assert of_statement("UPDATE seat SET step = step + 1 WHERE match = ? AND due <= ?") == {
        "UPDATE seat SET step = step - 1 WHERE match = ? AND due <= ?",
        "UPDATE seat SET step = iif(1, step, step + 1) WHERE match = ? AND due <= ?",
        "UPDATE seat SET step = step + 1 WHERE match = ? OR due <= ?",
        "UPDATE seat SET step = step + 1 WHERE match = ? AND due < ?",
        "UPDATE seat SET step = step + 1 WHERE (match = ? OR 1) AND due <= ?",
        "UPDATE seat SET step = step + 1 WHERE (match = ? AND 0) AND due <= ?",
        "UPDATE seat SET step = step + 1 WHERE match = ? AND (due <= ? OR 1)",
        "UPDATE seat SET step = step + 1 WHERE match = ? AND (due <= ? AND 0)",
    }


def test_orders_limits_and_names_that_fall_back_are_changed() -> None:
    assert of_statement("SELECT DISTINCT coalesce(n.name, p.name) FROM p ORDER BY at LIMIT ?") == {
        "SELECT coalesce(n.name, p.name) FROM p ORDER BY at LIMIT ?",
        "SELECT DISTINCT coalesce(iif(0, n.name, NULL), p.name) FROM p ORDER BY at LIMIT ?",
        "SELECT DISTINCT coalesce(n.name, p.name) FROM p ORDER BY at DESC LIMIT ?",
        "SELECT DISTINCT coalesce(n.name, p.name) FROM p ORDER BY at LIMIT ? + 1000000",
    }


def test_conditions_calls_and_texts_of_a_module_are_changed_and_nothing_that_says_nothing() -> None:
    assert [(one.kind, one.lines.start, one.change) for one in mutants("a.py", MODULE, TWINS)] == [
        ("logic", 3, f"{HEAD} -> {HEAD.replace('False', 'True')}"),
        ("logic", 6, "seat > 3 and not ready -> (not ready)"),
        ("logic", 6, "seat > 3 and not ready -> (seat > 3)"),
        ("logic", 6, "seat > 3 and not ready -> False"),
        ("logic", 6, f"{GUARD} -> if seat >= 3 and not ready:"),
        ("logic", 6, f"{GUARD} -> if seat > 3 and (ready):"),
        ("logic", 8, "told.append(seat) -> pass"),
        ("text", 9, '"yes" if ready else "no" -> ("no")'),
        ("text", 9, '"yes" if ready else "no" -> ("yes")'),
        ("logic", 9, f"{END} -> {END.replace(' + ', ' - ')}"),
        ("text", 9, f"{END} -> {END[:-4]}yes{END[-2:]}"),
    ]


BEFORE = """
BOUND_OF_PAIRS = 3
class Pair:
    @property
    def double(self):
        return self.number + self.number
def least(number, step=1):
    return min(number + step, BOUND_OF_PAIRS)
"""


def test_what_is_loaded_gets_what_is_changed() -> None:
    loaded = ModuleType("loaded_for_a_test")
    loaded.__file__ = "loaded.py"
    sys.modules[loaded.__name__] = loaded
    exec(compile(BEFORE, "loaded.py", "exec"), vars(loaded))  # as an import does
    least, pair = loaded.least, loaded.Pair()
    pair.number = 3
    for old, new, expected in (
        ("BOUND_OF_PAIRS = 3", "BOUND_OF_PAIRS = 2", (2, 6)),
        ("number + self", "number - self", (3, 0)),
        ("step=1", "step=-1", (1, 6)),
        ("min(", "max(", (3, 6)),
    ):
        apply(loaded.__name__, BEFORE.replace(old, new))
        assert (least(2), pair.double) == expected, new
    del sys.modules[loaded.__name__]


MEASURED = {
    "a/sums.py": "def double(number, again=True):\n    return number + number if again else 0\n",
    "tests/test_ends.py": "import os\ndef test_end():\n    os._exit(1)\n",
    "tests/test_sums.py": """from a.sums import double
def test_double():
    assert double(2) == 4
""",
}


def test_a_test_file_that_cannot_be_measured_is_named_and_the_others_count(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    for name, text in MEASURED.items():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(text, "utf-8")
    known = CoverageMap(copy, tmp_path / "measured", ("a",))
    assert [known.measure(f"tests/{name}.py") for name in ("test_ends", "test_sums")] == [
        False,
        True,
    ]
    assert known.unmeasured == ["tests/test_ends.py"]
    changed = mutants("a/sums.py", MEASURED["a/sums.py"], {})
    assert {one.lines.start for one in changed} == {1, 2}
    assert all([*known.tests_of(one)] == ["tests/test_sums.py::test_double"] for one in changed)
    (copy / "a").rename(copy / "b")
    (copy / "tests/test_sums.py").write_text(MEASURED["tests/test_sums.py"].replace("a.s", "b.s"))
    moved = CoverageMap(copy, tmp_path / "measured", ("b",))
    assert moved.measure("tests/test_sums.py")


def test_what_was_only_moved_is_not_new(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        named = ("-c", "user.name=a", "-c", "user.email=a@example.org")
        subprocess.run(("git", *named, *words), cwd=tmp_path, check=True, capture_output=True)

    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "old.py").write_text(BEFORE, "utf-8")
    for words in (("init",), ("add", "-A"), ("commit", "-m", "before")):
        git(*words)
    there = mutants("a/new.py", BEFORE.replace("step=1", "step=1, again=True"), {})
    (new,) = {one.lines.start for one in new_since("HEAD", tmp_path, ("a",), there, {})}
    assert BEFORE.splitlines()[new - 1].startswith("def least")


def test_a_file_in_which_a_test_failed_is_measured_anew(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    test = copy / "tests" / "test_there.py"
    test.parent.mkdir(parents=True)
    test.write_text("from pathlib import Path\ndef test_it():\n    assert Path('there').exists()\n")

    def measured() -> tuple[bool, list[str]]:
        known = CoverageMap(copy, tmp_path / "measured", ("a",))
        return known.measure("tests/test_there.py"), known.failing

    failing = (True, ["tests/test_there.py::test_it"])
    assert [measured(), measured()] == [failing, failing]
    (copy / "there").touch()
    assert [measured(), measured()] == [(True, []), (False, [])]


@pytest.mark.parametrize("path", sorted(ROOT.glob("db/**/*.py")), ids=lambda path: path.stem)
def test_a_statement_takes_what_it_took(path: Path) -> None:
    text = path.read_text("utf-8")
    for one in mutants(str(path.relative_to(ROOT)), text, {}):
        if one.kind != "sql":
            continue
        assert one.applied(text).count("?") == text.count("?"), one.change


def test_a_text_is_taken_for_one_with_the_same_arguments() -> None:
    found = twins(*english(ROOT))
    assert found["ui-follow"] != "ui-follow"
    assert all(one != other for one, other in found.items())


def test_every_judgement_has_its_reason() -> None:
    assert all(len(reason.split()) > 3 for reason in Judged().reasons.values())
