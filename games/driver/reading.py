"""All that one reader gets of a match, as bytes to compare."""

from typing import TypeAlias

from games.core.codec import encode
from games.core.event import Event
from games.core.match import Match

Reading: TypeAlias = dict[str, bytes]


def readers(match: Match) -> tuple[int | None, ...]:
    """Return everybody who may look: each seat, and the spectator as None."""
    return (*range(match.start.seats), None)


def reading(match: Match, reader: int | None) -> Reading:
    """Return what `reader` gets, a part at a time, so that a difference can be named."""
    rules, view = match.rules, match.view(reader)
    got = {
        "view": encode(view),
        "description": encode(rules.describe(view)),
        "headline": encode(rules.headline(view)),
        "asked": encode(match.asked),
        "ready": encode(match.ready),
        "revision": encode(match.revision),
        "result": encode(match.result),
    }
    if reader is not None:
        question = match.questions[reader]
        got["question"] = encode(question)
        got["own answers"] = encode(match.lists[reader])
        got["can take back"] = encode(match.can_take_back(reader))
        if question:
            got["default"] = encode(rules.default(view, question))
    return got


def differences(one: Reading, other: Reading) -> list[str]:
    """Return the names of the parts that differ."""
    return [part for part in one | other if one.get(part) != other.get(part)]


def parts(events: tuple[Event, ...], reader: int | None) -> bytes:
    """Return what `reader` gets of events, in order."""
    seen = [(event, event.seen_by(reader)) for event in events]
    return encode(
        [
            (part, event.about, event.heading, event.aside)
            for event, part in seen
            if part is not None
        ]
    )


def named(reader: int | None) -> str:
    """Return how a violation calls a reader."""
    return "the spectator" if reader is None else f"seat {reader}"
