"""What was judged: changes that no test can notice, each with the reason."""

import tomllib
from pathlib import Path

from tests.mutants.source import Mutant

FILE = Path(__file__).parent / "judged.toml"


class Judged:
    """The judgements of `judged.toml`."""

    def __init__(self, path: Path = FILE) -> None:
        found = tomllib.loads(path.read_text("utf-8")).get("equivalent", [])
        self.reasons = {
            (str(one["path"]), str(one["function"]), str(change)): str(one["why"])
            for one in found
            for change in one["changes"]
        }

    def reason(self, mutant: Mutant) -> str | None:
        """Return why a mutant changes nothing that anybody could notice, if that was judged."""
        return self.reasons.get((mutant.path, mutant.function, mutant.change))

    def stale(self, mutants: list[Mutant]) -> list[str]:
        """Return the judgements about these modules that are about nothing any more."""
        paths = {one.path for one in mutants}
        there = {(one.path, one.function, one.change) for one in mutants}
        return [
            f"{path} {function}: {change}"
            for path, function, change in self.reasons
            if path in paths and (path, function, change) not in there
        ]
