"""Places on pictures: questions and events name only those that the view declares."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from games.core.decision import Decision
from games.core.event import Event, Mark
from games.driver.record import require

_PARTS = {"<n>": r"\d+", "<card>": "(?P<card>[^:/]+)"}


class Places:
    """The places that a view declares (`View.places`), and the ids of cards that there are."""

    def __init__(self, declared: Sequence[str], cards: Collection[str]) -> None:
        self._patterns = [re.compile(_pattern(one)) for one in declared]
        self._cards, self._known = frozenset(cards), set[str]()

    def asked(self, question: Decision) -> None:
        """A question names declared places, each for one thing. Raises Violation."""
        named = [one.on for one in (*question.options, *question.closed) if one.on is not None]
        twice = [place for place, times in Counter(named).items() if times > 1]
        require(not twice, f"{question.kind}: {', '.join(twice)} is named twice")
        for place in named:
            require(self._there(place), f"{question.kind}: the view declares no place {place!r}")

    def happened(self, events: Iterable[Event]) -> None:
        """Events mark declared places. Raises Violation."""
        for name, place in _marked(events):
            require(self._there(place), f"{name}: the view declares no place {place!r}")

    def marked(self, marks: Iterable[Mark]) -> None:
        """Marks stand at declared places. Raises Violation."""
        for place in _at(marks):
            require(self._there(place), f"a film: the view declares no place {place!r}")

    def _there(self, place: str) -> bool:
        if not self._patterns or place in self._known:
            return True
        found = next(filter(None, (one.fullmatch(place) for one in self._patterns)), None)
        if found is None or not self._is_card(found.groupdict().get("card")):
            return False
        self._known.add(place)
        return True

    def _is_card(self, card: str | None) -> bool:
        """Whether this is a card or a copy of one ("T01-2@X" is a copy of T01)."""
        if card is None or card in self._cards:
            return True
        return any(card[: end.start()] in self._cards for end in re.finditer("[@-]", card))


def _pattern(declared: str) -> str:
    """Return the pattern that "row:<n>" stands for."""
    pieces = re.split("(<n>|<card>)", declared)
    return "".join(_PARTS.get(piece) or re.escape(piece) for piece in pieces)


def _marked(events: Iterable[Event]) -> Iterator[tuple[str, str]]:
    for event in events:
        parts = [part for _, part in event.private]
        for part in [*parts, *([event.public] if event.public else [])]:
            for place in _at(part.marks):
                yield part.text.id, place


def _at(marks: Iterable[Mark]) -> Iterator[str]:
    """Yield the places at which marks stand, and from which their arrows come."""
    for mark in marks:
        yield from (place for place in (mark.place, mark.from_place) if place is not None)
