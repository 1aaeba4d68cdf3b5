"""Which tests a change can reach: `python -m tests.application.reached COMMIT`.

It names their files, or `tests` for all. A folder of tests is left out when none of its modules
imports, itself or by others, anything that differs from the commit. What is imported by a name that
is only known when the bot runs counts as imported, and a test that looks for files itself is never
left out.
"""

import ast
import subprocess
import sys
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from grimp import ImportGraph, build_graph

from games.registry import keys

ROOT = Path(__file__).parents[2]
TESTED = ("bench", "cogs", "db", "games", "locales", "play", "render", "sandbox", "tournaments")
PACKAGES = (*TESTED, "tests")
LOOSE = ("bot",)  # modules beside the packages
CONFTEST = "tests.conftest"
ALL = ["tests"]
BY_NAME = {"import_module", "iter_modules"}  # who calls one of these may import any game
LOOKS = ".parents["  # how a test finds the checkout


def main() -> int:
    if len(sys.argv) != 2:
        sys.stderr.write("./test --since COMMIT: the commit is missing\n")
        return 2
    try:
        found = reached(changed(ROOT, sys.argv[1]), graph())
    except subprocess.CalledProcessError:
        sys.stderr.write(f"there is no commit {sys.argv[1]}\n")
        return 2
    sys.stdout.write("".join(f"{one}\n" for one in found))
    return 0


def changed(root: Path, commit: str) -> set[str]:
    """Return the files that differ from a commit, with those that are gone and those in none.

    Raises subprocess.CalledProcessError where there is no such commit.
    """
    differ = _git(root, "diff", "--name-only", "--no-renames", "-z", commit, "--")
    new = _git(root, "ls-files", "--others", "--exclude-standard", "-z")
    return {one for one in (differ + new).split("\0") if one}


def _git(root: Path, *words: str) -> str:
    return subprocess.run(
        ("git", *words), cwd=root, capture_output=True, check=True
    ).stdout.decode()


def graph() -> ImportGraph:
    """Return who imports whom in this checkout, also where only the running program shows it."""
    made = build_graph(*PACKAGES, include_external_packages=True, cache_dir=None)
    ours = {one for one in made.modules if _is_ours(one)}
    for name in sorted(one for one in ours if file_of(one).exists()):  # some packages have none
        tree = ast.parse(file_of(name).read_text("utf-8"))
        for one in _told(name, tree, made, ours) - {name}:
            made.add_import(importer=name, imported=one)
    return made


def _is_ours(name: str) -> bool:
    return name in LOOSE or name.partition(".")[0] in PACKAGES


def file_of(module: str) -> Path:
    """Return where a module of ours stands."""
    place = ROOT.joinpath(*module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def _told(name: str, tree: ast.Module, made: ImportGraph, ours: set[str]) -> set[str]:
    """Return what a module uses beside what the graph knows that it imports."""
    nodes = list(ast.walk(tree))
    found = {end for one in _words(nodes) for end in (one, f"{one}.__main__") if end in ours}
    if name in LOOSE:
        found |= {one for node in nodes for one in _imported(node) if one in ours}
    if any(isinstance(one, ast.Name) and one.id in BY_NAME for one in nodes):
        rooms = {f"games.{key}" for key in keys()}
        if name.startswith("tests."):
            rooms |= made.find_modules_directly_imported_by(name) & ours
        found |= {child for one in rooms for child in made.find_descendants(one) & ours}
    if name.startswith("tests."):
        folders = (f"{one}.conftest" for one in parents(name))
        found |= {one for one in folders if one in ours and one != CONFTEST}
    return found


def _words(nodes: list[ast.AST]) -> set[str]:
    """Return the texts that may name a module: with a dot in them, or behind `-m`."""
    texts = [one.value for one in nodes if isinstance(one, ast.Constant) if type(one.value) is str]
    run = {
        after.value
        for one in nodes
        if isinstance(one, ast.Tuple | ast.List)
        for before, after in pairwise(one.elts)
        if isinstance(before, ast.Constant) and before.value == "-m"
        if isinstance(after, ast.Constant) and type(after.value) is str
    }
    return run | {one for one in texts if "." in one}


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [one.name for one in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        return [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
    return []


def parents(module: str) -> list[str]:
    """Return the packages around a module, the nearest first."""
    names = module.split(".")
    return [".".join(names[:end]) for end in range(len(names) - 1, 0, -1)]


def reached(files: Iterable[str], made: ImportGraph) -> list[str]:
    """Return the test files to run after these files have changed; `tests` is all of them.

    A file that belongs to no package may matter anywhere, but for prose, which only those tests
    read that look for it.
    """
    ours = {one for one in made.modules if _is_ours(one)}
    given = [one for one in files if not (one.endswith(".md") and package_of(one, ours) is None)]
    if not all(package_of(one, ours) for one in given):
        return ALL
    touched = {module for one in given for module in modules_of(one, ours)}
    if touched & {"tests", CONFTEST, *made.find_modules_directly_imported_by(CONFTEST)}:
        return ALL
    users = touched.union(*(made.find_downstream_modules(one) for one in touched))
    rooms = {file_of(one).parent for one in users if one.startswith("tests.")}
    return [
        str(one.relative_to(ROOT))
        for one in sorted((ROOT / "tests").rglob("test_*.py"))
        if files and (one.parent in rooms or LOOKS in one.read_text("utf-8"))
    ]


def package_of(file: str, ours: set[str]) -> str | None:
    """Return the innermost package in which a file lies, or None; a loose module is its own."""
    if file.endswith(".py") and file.removesuffix(".py") in LOOSE:
        return file.removesuffix(".py")
    found = (".".join(one.parts) for one in Path(file).parents if one.parts)
    return next((one for one in found if one in ours), None)


def modules_of(file: str, ours: set[str]) -> set[str]:
    """Return what changes with a file: a module, or for any other file its whole package.

    So does a module that is gone, and what a package does whenever something of it is imported.
    """
    name = file.removesuffix(".py").replace("/", ".")
    if file.endswith(".py") and name in ours:
        return {name}
    package = package_of(file, ours)
    assert package is not None
    return {one for one in ours if one == package or one.startswith(f"{package}.")}


if __name__ == "__main__":
    raise SystemExit(main())
