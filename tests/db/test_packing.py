"""What lies in the file packed comes back as it was, or is told to be damaged."""

import pytest

from db.upkeep.packing import Damaged, packed, unpacked

TOLD_NOTHING = b"[]"
TOLD = b'[{"public":{"text":{"id":"core-undone"}}}]'


@pytest.mark.parametrize("value", [TOLD_NOTHING, b'["a"]', TOLD, TOLD * 50])
def test_what_is_packed_comes_back(value: bytes) -> None:
    assert unpacked(packed(value)) == value


def test_most_moves_tell_nothing_which_is_written_as_it_is() -> None:
    assert packed(TOLD_NOTHING) == TOLD_NOTHING


@pytest.mark.parametrize("value", [TOLD_NOTHING, b'["a"]', TOLD, TOLD * 50])
def test_a_flipped_bit_is_found_wherever_it_lies(value: bytes) -> None:
    stored = packed(value)
    for at in range(len(stored) * 8):
        flipped = bytearray(stored)
        flipped[at // 8] ^= 1 << at % 8
        try:
            assert unpacked(bytes(flipped)) == value  # a bit that pads
        except Damaged:
            continue


def test_what_an_older_release_has_written_as_it_is_can_be_read() -> None:
    assert unpacked(TOLD) == TOLD
    with pytest.raises(Damaged):
        unpacked(TOLD[:-1])
