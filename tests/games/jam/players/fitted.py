"""What a position of JAM promises: `python -m tests.games.jam.players.fitted --matches 300`.

Fits the weights of `games/jam/phases/promise.py` by least squares (with a ridge, for what is rare)
over all turns of live matches between sensible coaches: by how many points home comes off better
in what is left of the jam.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence

from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.jam.heuristic import SensiblePlayer
from games.jam.phases.promise import WEIGHTS, features
from games.jam.phases.trial import Trial
from games.jam.view import JamView
from tests.games.jam.table import CARDS, RULES

RIDGE = 20.0  # turns by which a weight is held at 0

Turn = tuple[Mapping[str, int], int]  # what applies at its beginning, and what home gained from it


def turns(number: int, jams: int = 5) -> Iterator[Turn]:
    """Yield all turns of one match."""
    options = {"jams": str(jams), "orders": "live"}
    match, _ = Match.begin(RULES, Start(2, options), Keys.of(number.to_bytes(4, "big")))
    coach, rng = SensiblePlayer(RULES), Streams(b"players")
    running: list[tuple[Mapping[str, int], int]] = []
    jam, seen = 1, -1
    while match.result is None:
        seat = match.asked[0]
        asked = match.questions[seat]
        assert asked is not None
        if match.state.stage == "program" and match.state.turns != seen:
            seen, view = match.state.turns, match.view(None)
            assert isinstance(view, JamView)
            running.append((features(Trial.of(CARDS, view, {}), 0), _ahead(view)))
        match.answer(seat, coach.answer(match.view(seat), asked, rng))
        if len(match.state.course) == jam:
            home, away = match.state.course[-1]
            yield from ((found, home - away - then) for found, then in running)
            running, jam = [], jam + 1


def _ahead(view: JamView) -> int:
    home, away = view.sides
    return home.points - away.points


def fitted(rows: Sequence[Turn]) -> Mapping[str, float]:
    """Return the weights that fit these turns best."""
    names = list(WEIGHTS)
    matrix = [[RIDGE * (a == b) for b in names] for a in names]
    right = [0.0] * len(names)
    for found, gained in rows:
        some = [(names.index(name), many) for name, many in found.items()]
        for a, first in some:
            right[a] += first * gained
            for b, second in some:
                matrix[a][b] += first * second
    return dict(zip(names, _solved(matrix, right), strict=True))


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination; the ridge keeps every pivot above 0."""
    size = len(right)
    for at in range(size):
        for below in range(at + 1, size):
            part = matrix[below][at] / matrix[at][at]
            for column in range(at, size):
                matrix[below][column] -= part * matrix[at][column]
            right[below] -= part * right[at]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(matrix[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (right[at] - rest) / matrix[at][at]
    return found


def main(argv: Sequence[str] | None = None) -> None:
    line = argparse.ArgumentParser(
        prog="python -m tests.games.jam.players.fitted", description=__doc__
    )
    line.add_argument("--matches", type=int, default=300)
    many = line.parse_args(argv).matches
    rows = [turn for number in range(many) for turn in turns(10_000 + number)]
    for name, weight in fitted(rows).items():
        sys.stdout.write(f"{name}: {weight:.2f} (now {WEIGHTS[name]})\n")


if __name__ == "__main__":
    main()
