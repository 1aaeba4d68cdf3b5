"""Which changes there were at an earlier commit, wherever they stood then."""

import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

from tests.mutants.source import Mutant, mutants


def new_since(
    commit: str, root: Path, sources: Iterable[str], there: list[Mutant], twins: Mapping[str, str]
) -> list[Mutant]:
    """Return those of the mutants `there` that nothing in `sources` had at a commit.

    What was only moved or renamed around is not new. Raises subprocess.CalledProcessError where
    there is no such commit.
    """
    known = {
        (one.kind, one.change)
        for path in _git(root, "ls-tree", "-r", "--name-only", commit, *sources).splitlines()
        if path.endswith(".py")
        for one in mutants(path, _git(root, "show", f"{commit}:{path}"), twins)
    }
    return [one for one in there if (one.kind, one.change) not in known]


def _git(root: Path, *words: str) -> str:
    asked = subprocess.run(("git", *words), cwd=root, capture_output=True, check=True)
    return asked.stdout.decode("utf-8")
