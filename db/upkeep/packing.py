"""Snapshots and events as they lie in the file: compressed, which also shows damage."""

import zlib

_LEVEL = 1  # the best level would save a tenth more and take twice as long
_WINDOW = 13  # 8 KB, which is what a snapshot takes:
_MEMORY = 5  # to clear more costs more than to pack
_SHORT = 32  # bytes up to which a value is written as it is: packed it would be as long
_JSON = (b"[", b"{")  # how a value begins that was written as it is, in older releases any


class Damaged(ValueError):
    """What lies in the file is not what was written."""


def packed(value: bytes) -> bytes:
    """Return JSON as it is to be stored."""
    if len(value) <= _SHORT:
        return value
    packing = zlib.compressobj(_LEVEL, zlib.DEFLATED, _WINDOW, _MEMORY)
    return packing.compress(value) + packing.flush()


def unpacked(stored: bytes) -> bytes:
    """Return the JSON that was stored. Raises Damaged."""
    if stored[:1] in _JSON:
        return stored
    try:
        return zlib.decompress(stored)
    except zlib.error as error:
        raise Damaged(str(error)) from error
