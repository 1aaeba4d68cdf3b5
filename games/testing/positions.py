"""The number of positions reachable in n answers is as recorded: nothing became legal unnoticed."""

from collections.abc import Iterator
from itertools import islice

import pytest

from games.core.data.codec import encode
from games.core.decision import legal_answers
from games.core.match.match import Match
from games.core.streams import Keys
from games.driver.supply import start_of
from games.registry import Game
from games.testing.records import Records

KEY = bytes(range(32))
WIDTH, MOST, DEPTH = 10, 250, 5


def reachable(game: Game, seats: int) -> list[int]:
    """Return how many different positions there are after 1, 2, ... answers of the first asked."""
    rules = game.rules()
    found = [Match.begin(rules, start_of(rules, seats, {}, KEY), Keys.of(KEY))[0].snapshot()]
    counts: list[int] = []
    while len(counts) < DEPTH and len(found) <= MOST:
        after: dict[bytes, bytes] = {}
        for data in found:
            for match in _answered(Match.load(rules, data, Keys.of(KEY)), data):
                after.setdefault(_position(match), match.snapshot())
        found = list(after.values())
        counts.append(len(found))
    return counts


def _position(match: Match) -> bytes:
    """Return what makes a position: not the answers that have led to it."""
    given = [[(answer.kind, answer.picks) for answer in own] for own in match.lists]
    return encode((match.state, given, match.streams.counters))


def _answered(match: Match, data: bytes) -> Iterator[Match]:
    if match.result is not None:
        return
    seat = match.asked[0]
    question = match.questions[seat]
    assert question is not None
    for picks in islice(legal_answers(question), WIDTH):
        other = Match.load(match.rules, data, Keys.of(KEY))
        other.answer(seat, picks)
        yield other


def test_as_many_positions_are_reached_as_recorded(
    game: Game, seats: int, records: Records | None
) -> None:
    if records is None:
        pytest.skip("no folder of its tests (--records)")
    counted, key = reachable(game, seats), game.info.key
    said = f"[{key}] {seats} = {counted}, by python -m games.testing.record {key}"
    assert records.positions(key).get(str(seats)) == counted, said
