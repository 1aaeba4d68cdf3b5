"""All that one reader gets of a match, as bytes to compare."""

from itertools import zip_longest
from typing import TypeAlias

from games.core.data.codec import encode
from games.core.event import Event, Part
from games.core.match.match import Match
from games.driver.coverage import cards_named

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
        question = match.explained(reader)
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
            (part, event.about, event.heading, event.aside, event.decides, event.credited)
            for event, part in seen
            if part is not None
        ]
    )


def told_apart(events: tuple[Event, ...], others: tuple[Event, ...], reader: int | None) -> str:
    """Return the event that tells two worlds apart for `reader`, with its cards; "" for none."""
    worlds = ([part for one in told if (part := one.seen_by(reader))] for told in (events, others))
    for here, there in zip_longest(*worlds):
        if here != there:
            return f"{_called(here)}, in the other world {_called(there)}"
    return "" if parts(events, reader) == parts(others, reader) else "whom an event is about"


def _called(part: Part | None) -> str:
    """Return the text of an event, the cards that it names, and the places that it marks."""
    if part is None:
        return "nothing"
    named_ = [*cards_named(part.text), *(mark.place for mark in part.marks)]
    return f"{part.text.id} ({', '.join(named_) or 'no card'})"


def named(reader: int | None) -> str:
    """Return how a violation calls a reader."""
    return "the spectator" if reader is None else f"seat {reader}"
