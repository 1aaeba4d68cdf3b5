"""Write the skeleton of a game: a trivial one that passes all tests, to be changed step by step.

In the checkout it becomes `games/KEY`, with its tests in `tests/games/KEY`; with `--folder` a
package of its own in that folder, to be installed beside the bot.
"""

import argparse
import keyword
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from string import ascii_uppercase

import msgspec

from games import outside
from games.outside import CONTRACT
from games.simulate import find
from games.testing import record
from games.testing.lessons import rehearse
from games.testing.records import Records

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NAME = "skeleton"
LONGEST = 20  # letters of a key: it begins every id of a text
TRANSCRIPT = "all"
TABLE = "| game | players | state |\n"  # of the README


class Names(msgspec.Struct, frozen=True):
    """What a new game is called: its key, its package, the letters before its rule numbers."""

    key: str
    package: str
    letters: str

    def written(self, text: str) -> str:
        """Return a text of the skeleton with these names in it."""
        text = text.replace(f"games.new.{NAME}", self.package).replace("SKE-", f"{self.letters}-")
        return text.replace(NAME, self.key).replace(NAME.capitalize(), self.key.capitalize())


def main(argv: Sequence[str] | None = None) -> int:
    """Write the game; return 0, or 2 when the command line makes no sense."""
    line = argparse.ArgumentParser(prog="python -m games.new", description=__doc__)
    line.add_argument("key", help="small letters and digits, a letter first")
    line.add_argument("--folder", type=Path, help="write a package of its own into this folder")
    args = line.parse_args(argv)
    key, folder = str(args.key), args.folder
    wrong = _wrong(key, folder)
    if wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    if folder is None:
        _inside(key)
    else:
        _outside(key, folder.resolve())
    return 0


def _wrong(key: str, folder: Path | None) -> str:
    """Return why this cannot be done, "" where it can."""
    if not outside.is_key(key) or keyword.iskeyword(key) or len(key) > LONGEST:
        return f"{key!r} is no key: small letters and digits, a letter first, at most {LONGEST}"
    if key in outside.RESERVED:
        return f"the texts of the screens begin with {key}-"
    if find_spec(f"games.{key}") or find_spec(key) or key in dict(outside.packages()):
        return f"there is a module {key} already"
    return _in_the_way(key, folder)


def _in_the_way(key: str, folder: Path | None) -> str:
    """Return what stands in the way of the folders that would be written; "" if nothing does."""
    if folder is not None:
        held = folder.exists() and any(folder.iterdir())
        return f"{folder} is not empty" if held else ""
    tests = ROOT / "tests" / "games"
    if not tests.is_dir():
        return "this is no checkout: name a folder for a package of its own (--folder DIR)"
    return f"there is a folder tests/games/{key} already" if (tests / key).exists() else ""


def _inside(key: str) -> None:
    tests = ROOT / "tests"
    cited = {number.partition("-")[0] for number in Records(tests).cited()}
    names = Names(key, f"games.{key}", letters(key, cited))
    game, own = ROOT / "games" / key, tests / "games" / key
    own.mkdir()
    (own / "__init__.py").touch()
    written = [*_game(names, game), own / "__init__.py"]
    written += [_copied(names, name, own) for name in ("test_rules.py", "other.py", "fields.toml")]
    _formatted(written)
    _recorded(key, tests)
    _listed(names, ROOT / "README.md")
    print(f"{game}\n{own}\n{tests / 'transcripts' / key}")
    print(f"Next: python -m games.check {key}")


def _outside(key: str, folder: Path) -> None:
    names = Names(key, key, letters(key, set()))
    tests = folder / "tests"
    tests.mkdir(parents=True)
    written = _game(names, folder / key)
    with (folder / key / "__init__.py").open("a", encoding="utf-8") as init:
        init.write(f'\nCONTRACT = "{CONTRACT}"\n')
    written += [_copied(names, "pyproject.toml", folder), _copied(names, "test_rules.py", tests)]
    _formatted(written)
    sys.path.insert(0, str(folder))
    _recorded(f"{key}.game:game", tests)
    print(f"{folder}\nNext: pip install --editable {folder}; python -m games.check {key}")


def letters(key: str, taken: set[str]) -> str:
    """Return three letters for the numbers of its rules that no other game uses."""
    own = [letter for letter in key.upper() if letter.isalpha()]
    choices = product(own[:1], (*own[1:], *ascii_uppercase), (*own[2:], *ascii_uppercase))
    return next(one for one in map("".join, choices) if one not in taken)


def _game(names: Names, folder: Path) -> list[Path]:
    """Copy the package of the skeleton; return the files that were written."""
    source = HERE / NAME
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__"))
    written = [path for path in folder.rglob("*") if path.is_file()]
    for path in written:
        path.write_text(names.written(path.read_text("utf-8")), "utf-8")
    return written


def _copied(names: Names, name: str, folder: Path) -> Path:
    path = folder / name
    path.write_text(names.written((HERE / "project" / name).read_text("utf-8")), "utf-8")
    return path


def _listed(names: Names, page: Path) -> None:
    """Add the game to the table of games, behind the others."""
    lines = page.read_text("utf-8").splitlines(keepends=True)
    first = lines.index(TABLE)
    last = next(at for at in range(first, len(lines)) if lines[at][0] != "|")
    lines.insert(last, f"| {names.written(NAME.capitalize())} | 2 | begun |\n")
    page.write_text("".join(lines), "utf-8")


def _formatted(written: Sequence[Path]) -> None:
    """Sort and lay out the modules under their new names, where the formatter is installed."""
    if not find_spec("ruff"):
        return
    files = [str(path) for path in written if path.suffix == ".py"]
    ruff, quiet = (sys.executable, "-m", "ruff"), ("--quiet", "--line-length", "100")
    subprocess.run([*ruff, "check", *quiet, "--fix", "--select", "I", *files], check=True)  # noqa: S603 - files that were just written
    subprocess.run([*ruff, "format", *quiet, *files], check=True)  # noqa: S603


def _recorded(game: str, tests: Path) -> None:
    """Record the lesson of the new game, its positions and a transcript.

    Its deals follow from its key, so its lesson goes otherwise than that of the skeleton.
    """
    made = find(game)
    for scene in made.lesson.scenes if made.lesson else ():
        assert rehearse.record(made, scene)
    for more in ([], [TRANSCRIPT]):
        assert record.main([game, *more, "--records", str(tests)]) == 0


if __name__ == "__main__":
    sys.exit(main())
