"""Snapshots and events as they lie in the file: compressed, which also shows damage."""

import zlib

import msgspec

_LEVEL = 1  # the best level would save a tenth more and take twice as long
_WINDOW = 13  # 8 KB, which is what a snapshot takes:
_MEMORY = 5  # to clear more costs more than to pack
_NOTHING = b"[]"  # what most moves tell: written as it is, packed it would be five times as long
_JSON = (b"[", b"{")  # how a value begins that was written as it is, in older releases any


class Damaged(ValueError):
    """What lies in the file is not what was written."""


def packed(value: bytes) -> bytes:
    """Return JSON as it is to be stored."""
    if value == _NOTHING:
        return value
    packing = zlib.compressobj(_LEVEL, zlib.DEFLATED, _WINDOW, _MEMORY)
    return packing.compress(value) + packing.flush()


def unpacked(stored: bytes) -> bytes:
    """Return the JSON that was stored. Raises Damaged."""
    if stored == _NOTHING:
        return stored
    try:
        if stored[:1] in _JSON:
            return bytes(msgspec.json.decode(stored, type=msgspec.Raw))
        return zlib.decompress(stored)
    except (zlib.error, msgspec.DecodeError) as error:
        raise Damaged(str(error)) from error
