"""Plain data to bytes and back: lossless and canonical, equal values give equal bytes."""

from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_encoder = msgspec.json.Encoder(order="deterministic")
_decoders: dict[object, msgspec.json.Decoder[Any]] = {}  # one a type, made once


def encode(value: object) -> bytes:
    """Return `value` as canonical JSON."""
    return _encoder.encode(value)


def decode(data: bytes | msgspec.Raw, kind: type[T]) -> T:
    """Return the value of type `kind` that `data` holds.

    Raises msgspec.ValidationError when it holds something else.
    """
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.json.Decoder(kind)
    return decoder.decode(data)
