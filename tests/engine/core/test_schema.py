"""States grow: old ones are lifted to today's shape, and told again as they were written."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.data.codec import decode, encode
from games.core.data.schema import NewerSchema, Rung, encoded_as, lifted
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Undid
from games.core.streams import Keys
from tests.engine.core.toy import KEY, Toy, ToyState, again, question


class Lifted(Toy):
    """The toy of two schemas later: `dice` was once a number, and `phases` was missing."""

    ladder = (
        Rung(lift=lambda plain: {**plain, "dice": [plain["dice"]]}),
        Rung(lift=lambda plain: {**plain, "phases": 7}),
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
    state = lifted(data, ToyState, schema, Lifted.ladder)
    assert state == ToyState([], [], [4], phases=7)


def test_a_snapshot_of_an_old_schema_loads_with_its_undo() -> None:
    """What an undo goes back to is lifted as well."""

    def asks(state, seat, given):
        return None if len(state.open[seat]) > 1 else question("a", "b")

    class Old(Lifted):
        ladder = Lifted.ladder[:1]

    match = Match.begin(Old(asks), Start(2), Keys.of(KEY))[0]
    match.answer(0, ("a",))
    old = match.snapshot().replace(b',"phases":0', b"")
    assert old != match.snapshot()
    match = Match.load(Lifted(asks), old, Keys.of(KEY))
    assert match.state.phases == 7
    match.play(Undid(0))
    assert (match.state.open, match.state.phases) == ([[], []], 7)
    assert again(match).snapshot() == match.snapshot()


def test_a_state_of_a_later_release_is_refused() -> None:
    with pytest.raises(NewerSchema, match="schema 4, and this release has 3"):
        lifted(b"{}", ToyState, 4, Lifted.ladder)


class Card(msgspec.Struct, array_like=True):
    id: str
    count: int = 1


class Hand(msgspec.Struct, tag="hand"):
    cards: list[Card]
    spent: dict[str, Card] = {}


class Table(msgspec.Struct, tag="table", omit_defaults=True):
    hands: tuple[Hand, ...] = ()
    round: int = 0


class NewCard(msgspec.Struct, array_like=True):
    id: str
    count: int = 1
    worn: bool = False
    marks: list[str] = []


class NewHand(msgspec.Struct, tag="hand"):
    cards: list[NewCard]
    spent: dict[str, NewCard] = {}
    limit: int = 7
    tricks: list[NewCard] = []


class NewTable(msgspec.Struct, tag="table", omit_defaults=True):
    hands: tuple[NewHand, ...] = ()
    round: int = 0
    clock: int = 0


LADDER = (
    Rung(("NewCard.worn", "NewHand.limit")),
    Rung(("NewCard.marks", "NewHand.tricks", "NewTable.clock")),
)
_cards = st.builds(Card, st.text(max_size=2), st.integers(0, 3))
_hands = st.builds(
    Hand, st.lists(_cards, max_size=3), st.dictionaries(st.text(max_size=2), _cards, max_size=3)
)
tables = st.builds(Table, st.tuples(_hands, _hands) | st.just(()), st.integers(0, 2))


@given(tables)
def test_what_an_old_release_wrote_is_told_again_byte_by_byte(old: Table) -> None:
    written = encode(old)
    grown = lifted(written, NewTable, 1, LADDER)
    assert encoded_as(grown, 1, LADDER) == written
    assert encoded_as(grown, 3, LADDER) == encode(grown)
    assert decode(encoded_as(grown, 2, LADDER), NewTable) == grown


def test_a_new_field_stays_where_it_says_something() -> None:
    """Also before others in an array, whose places tell what they are."""
    cards = [NewCard("a", worn=True), NewCard("b", marks=["x"]), NewCard("c")]
    state = NewTable((NewHand(cards, limit=8, tricks=[NewCard("d")]),), clock=3)
    assert decode(encoded_as(state, 1, LADDER), NewTable) == state
    assert b'["a",1,true],["b",1,false,["x"]],["c",1]' in encoded_as(state, 1, LADDER)
    assert b'["a",1,true],["b",1,false,["x"]],["c",1,false]' in encoded_as(state, 2, LADDER)
    assert b'"limit":8' in encoded_as(state, 1, LADDER)


def test_what_no_rule_reads_is_left_out_whatever_it_holds() -> None:
    state = NewTable((NewHand([NewCard("a", worn=True)], limit=8),), clock=3)
    only_shown = Rung(("NewHand.limit", "NewTable.clock"), shown=("NewTable.clock",))
    written = encoded_as(state, 1, (only_shown,))
    assert b"clock" not in written
    assert b'"limit":8' in written
    assert b"clock" in encoded_as(state, 2, (only_shown,))


def test_only_what_is_listed_is_left_out() -> None:
    state = NewTable((NewHand([NewCard("a")]),))
    assert encoded_as(state, 1, (Rung(("NewHand.limit",)),)).count(b"false") == 1
    assert b"tricks" in encoded_as(state, 1, (Rung(("NewHand.limit",)),))
    assert b"limit" not in encoded_as(state, 1, (Rung(("NewHand.limit",)),))
