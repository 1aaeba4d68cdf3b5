"""Randomness is the same for ever, fair, and each stream keeps to itself."""

import hmac
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from games.core.streams import Streams, commitment, derived, match_key

KEY = bytes(range(32))
PINNED_DICE = [4, 0, 1, 4, 3, 1, 4, 2, 4, 5, 0, 0]
PINNED_DECK = [7, 0, 1, 2, 8, 4, 5, 6, 3, 9]
PINNED_HAND = ["d", "f", "e"]
PINNED_FIRST = "x"
PINNED_KEY = "bfdb619998017eb14eaabacd3fed14d46ca3ac55b820e1916f5f5a36705a9746"
PINNED_KEY_WITH_WORDS = "c7f0f3b65c4e755f003900a444bf3815d68ab6310b02141556884596dfce343c"
PINNED_IDS = "53e778ddfdef7766e9df7f9a997847fec4dc30e81a34d0adcd2e9e3b623fe548"


def test_draws_are_pinned_for_ever() -> None:
    rng = Streams(KEY)
    assert [rng.below("dice", 6) for _ in range(12)] == PINNED_DICE
    assert rng.shuffled("deck", list(range(10))) == PINNED_DECK
    assert rng.sample("hand", "abcdefgh", 3) == PINNED_HAND
    assert rng.choice("first", "xyz") == PINNED_FIRST
    assert rng.counters == {"dice": 12, "deck": 9, "hand": 7, "first": 1}


def test_keys_are_pinned_for_ever() -> None:
    assert match_key(KEY, ()).hex() == PINNED_KEY
    assert match_key(KEY, ("Ana", "Bao")).hex() == PINNED_KEY_WITH_WORDS
    assert commitment(KEY) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert derived(KEY, "ids").hex() == PINNED_IDS


def test_words_count_one_by_one_and_in_order() -> None:
    keys = {match_key(KEY, words) for words in (("ab", "c"), ("a", "bc"), ("c", "ab"), ("abc",))}
    assert len(keys) == 4


def test_one_more_draw_in_a_stream_shifts_no_other() -> None:
    one, other = Streams(KEY), Streams(KEY)
    other.below("dice", 6)
    assert one.shuffled("deck", range(20)) == other.shuffled("deck", range(20))


@given(st.integers(0, 40), st.integers(1, 30))
def test_draws_go_on_from_the_counters(before: int, after: int) -> None:
    whole = Streams(KEY)
    drawn = [whole.below("dice", 1000) for _ in range(before + after)]
    first = Streams(KEY)
    for _ in range(before):
        first.below("dice", 1000)
    second = Streams(KEY, dict(first.counters))
    assert [second.below("dice", 1000) for _ in range(after)] == drawn[before:]


def test_interleaved_streams_draw_as_if_alone() -> None:
    alone, mixed = Streams(KEY), Streams(KEY)
    a, b = ([alone.below(name, 100) for _ in range(20)] for name in "ab")
    pairs = [(mixed.below("a", 100), mixed.below("b", 100)) for _ in range(20)]
    assert pairs == list(zip(a, b, strict=True))


def test_words_beyond_the_last_whole_share_are_thrown_away(monkeypatch) -> None:
    words = iter([(1 << 32) - 1, 1 << 31, 7])
    rng = Streams(KEY)
    monkeypatch.setattr(rng, "_number", lambda stream: next(words))
    assert rng.below("dice", (1 << 31) + 1) == 1 << 31
    assert rng.below("dice", 6) == 1


def test_every_order_of_four_is_equally_likely() -> None:
    rng = Streams(KEY)
    times = Counter(tuple(rng.shuffled("deck", "abcd")) for _ in range(24 * 500))
    chi = sum((count - 500) ** 2 / 500 for count in times.values())
    assert len(times) == 24
    assert chi < 50  # 23 degrees of freedom: 49.7 is passed once in a thousand fair keys


def test_every_side_of_a_die_is_equally_likely() -> None:
    rng = Streams(KEY)
    times = Counter(rng.below("dice", 6) for _ in range(6000))
    assert sum((count - 1000) ** 2 / 1000 for count in times.values()) < 20.5


def test_a_draw_bars_undo_and_so_does_who_says_so() -> None:
    rng = Streams(KEY)
    rng.shuffled("deck", ["only one"])
    assert not rng.barred
    rng.below("dice", 6)
    assert rng.barred
    rng.barred, before = False, dict(rng.counters)
    rng.bar_undo()
    assert (rng.barred, rng.counters) == (True, before)


def test_a_draw_can_be_checked_by_hand() -> None:
    block = hmac.digest(KEY, b"dice|0", "sha256")
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    assert [word % 6 for word in words] == PINNED_DICE[:8]
