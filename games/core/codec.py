"""Plain data to bytes and back: lossless and canonical, equal values give equal bytes."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")
Ladder: TypeAlias = Sequence[Callable[[dict[str, Any]], dict[str, Any]]]

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


def lift(data: bytes | msgspec.Raw, kind: type[T], schema: int, ladder: Ladder) -> T:
    """Return a state of schema `schema` (1 is the first) as today's `kind`.

    `ladder[i]` turns plain data of schema i + 1 into schema i + 2.
    """
    steps = ladder[schema - 1 :]
    if not steps:
        return decode(data, kind)
    plain: dict[str, Any] = msgspec.json.decode(data)
    for step in steps:
        plain = step(plain)
    return msgspec.convert(plain, kind)
