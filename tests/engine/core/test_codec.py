"""Snapshots are canonical, and keep the version of their rules."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.data import codec
from games.core.match.match import Match
from games.core.streams import Keys
from tests.engine.core.toy import KEY, Toy, begin, question


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


def test_a_running_match_keeps_the_version_of_its_rules() -> None:
    match = begin(lambda *_: question("a", "b"))
    old = match.snapshot()

    class Newer(Toy):
        info = msgspec.structs.replace(Toy.info, version=2)

    newer = Match.load(Newer(lambda *_: question("a", "b")), old, Keys.of(KEY))
    assert newer.version == 1
    assert newer.snapshot() == old
