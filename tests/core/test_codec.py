"""Snapshots are canonical, and old ones are lifted to today's shape."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import codec
from games.core.match import Match
from games.core.moves import Undid
from games.core.rules import Start
from games.core.streams import Keys
from tests.core.toy import KEY, Toy, ToyState, again, begin, question


class Bag(msgspec.Struct):
    counts: dict[str, int]


@given(st.dictionaries(st.text(max_size=3), st.integers(-5, 5)))
def test_equal_values_give_equal_bytes(counts) -> None:
    turned = dict(reversed(list(counts.items())))
    assert codec.encode(Bag(counts)) == codec.encode(Bag(turned))
    assert codec.decode(codec.encode(Bag(counts)), Bag) == Bag(counts)


def test_other_data_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        codec.decode(b'{"counts":[]}', Bag)


class Lifted(Toy):
    """The toy of two schemas later: `dice` was once a number, and `phases` was missing."""

    info = msgspec.structs.replace(Toy.info, schema=3)
    ladder = (
        lambda plain: {**plain, "dice": [plain["dice"]]},
        lambda plain: {**plain, "phases": 7},
    )


@pytest.mark.parametrize(
    ("schema", "data"),
    [
        (1, b'{"open":[],"shown":[],"dice":4}'),
        (2, b'{"open":[],"shown":[],"dice":[4]}'),
        (3, b'{"open":[],"shown":[],"dice":[4],"phases":7}'),
    ],
)
def test_every_schema_is_lifted(schema: int, data: bytes) -> None:
    lifted = codec.lift(data, ToyState, schema, Lifted.ladder)
    assert lifted == ToyState([], [], [4], phases=7)


def test_a_snapshot_of_an_old_schema_loads_with_its_undo() -> None:
    """What an undo goes back to is lifted as well."""

    def asks(state, seat, given):
        return None if len(state.open[seat]) > 1 else question("a", "b")

    class Old(Lifted):
        info = msgspec.structs.replace(Toy.info, schema=2)
        ladder = Lifted.ladder[:1]

    match = Match.begin(Old(asks), Start(2), Keys.of(KEY))[0]
    match.answer(0, ("a",))
    old = match.snapshot().replace(b',"phases":0', b"")
    assert old != match.snapshot()
    lifted = Match.load(Lifted(asks), old, Keys.of(KEY))
    assert lifted.state.phases == 7
    lifted.play(Undid(0))
    assert (lifted.state.open, lifted.state.phases) == ([[], []], 7)
    assert again(lifted).snapshot() == lifted.snapshot()


def test_a_running_match_keeps_the_version_of_its_rules() -> None:
    match = begin(lambda *_: question("a", "b"))
    old = match.snapshot()

    class Newer(Toy):
        info = msgspec.structs.replace(Toy.info, version=2)

    newer = Match.load(Newer(lambda *_: question("a", "b")), old, Keys.of(KEY))
    assert newer.version == 1
    assert newer.snapshot() == old
