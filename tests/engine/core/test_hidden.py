"""Hidden cards dealt anew, and what single seats have seen of them."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from games.core.data.codec import decode, encode
from games.core.hidden import Seen, deal_anew
from games.core.streams import Streams
from tests.engine.core.toy import KEY

SIZES = st.lists(st.integers(0, 6), min_size=1, max_size=5)


def zones_of(sizes: list[int]) -> list[list[str]]:
    return [[f"c{zone}{at}" for at in range(size)] for zone, size in enumerate(sizes)]


@given(SIZES, st.binary(min_size=32, max_size=32))
def test_each_zone_keeps_its_size_and_no_card_is_lost(sizes: list[int], key: bytes) -> None:
    zones = zones_of(sizes)
    every = sorted(card for zone in zones for card in zone)
    deal_anew(zones, Streams(key))
    assert [len(zone) for zone in zones] == sizes
    assert sorted(card for zone in zones for card in zone) == every


@given(SIZES, st.binary(min_size=32, max_size=32))
def test_known_cards_stay_and_the_others_mix(sizes: list[int], key: bytes) -> None:
    zones = zones_of(sizes)
    deal_anew(zones, Streams(key), known=lambda card: card.endswith("0"))
    for zone, cards in enumerate(zones):
        assert cards[:1] == [f"c{zone}0"][: len(cards)]


def test_every_card_comes_everywhere() -> None:
    rng, first = Streams(KEY), Counter()
    for _ in range(600):
        zones = [["a", "b"], ["c"]]
        deal_anew(zones, rng)
        first[zones[1][0]] += 1
    assert set(first) == set("abc")
    assert min(first.values()) > 150


def test_what_was_seen_is_known_to_who_looked_until_it_is_lost() -> None:
    seen = Seen()
    seen.look(1, ["a", "b"])
    seen.look(0, ["b"])
    seen.look(1, ["b"])
    assert seen.cards == {"a": [1], "b": [0, 1]}
    assert seen.of(1, ["b", "c", "a"]) == ("a", "b")
    assert (seen.of(0, "abc"), seen.of(None, "abc")) == (("b",), ())
    seen.lose(["b", "c"])
    assert not seen.knows(0, "b")
    assert seen.knows(1, "a")


def test_it_is_plain_data_of_a_state() -> None:
    seen = Seen()
    seen.look(2, ["x"])
    assert decode(encode(seen), Seen) == seen
    assert Seen().cards is not Seen().cards
