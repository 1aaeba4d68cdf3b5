"""Which cards, kinds of question and options a run has reached; a player that seeks new ones."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase

from games.core.decision import Decision, Picks, random_picks, reaching
from games.core.event import Event
from games.core.info import Info, Start
from games.core.streams import Streams
from games.core.text import Card, Text
from games.core.view import View


class Coverage:
    """What can be reached, and what was reached."""

    def __init__(self, info: Info) -> None:
        self._info = info
        self.cards: set[str] = set()
        self.seen: set[str] = set()
        self.kinds: Counter[str] = Counter(dict.fromkeys(info.kinds, 0))
        self.picked: Counter[tuple[str, str]] = Counter()
        self.choices: Counter[tuple[str, str]] = Counter()

    def started(self, start: Start, cards: Iterable[str]) -> None:
        """Count a match's options, and what cards it holds."""
        self.cards |= {_print(card) for card in cards}
        self.choices.update(start.options.items())

    def asked(self, question: Decision) -> None:
        """Count a question, its options and the cards they name."""
        self.kinds[question.kind] += 1
        for option in question.options:
            self.picked[question.kind, _print(option.id)] += 0
            self.seen |= {_print(option.id), *_cards(option.label)}
            if option.on:
                self.seen.add(_print(option.on.partition(":")[2]))

    def answered(self, question: Decision, picks: Picks) -> None:
        """Count what was picked."""
        for pick in picks:
            self.picked[question.kind, _print(pick)] += 1

    def happened(self, events: Iterable[Event]) -> None:
        """Count the cards that events name or mark."""
        for event in events:
            parts = [part for _, part in event.private]
            for part in [*parts, *([event.public] if event.public else [])]:
                self.seen |= _cards(part.text)
                self.seen |= {_print(mark.place.partition(":")[2]) for mark in part.marks}

    def missing(self, *, choices: bool = False) -> list[str]:
        """Return what was never reached, as docs/simulate.md names it.

        Values of the game's own options count when `choices`, where a run draws them all.
        """
        values = [
            (one.name, value) for one in self._info.choices for value in one.drawn or one.values
        ]
        return [
            *(
                f"choice {name}={value}"
                for name, value in values
                if choices and not self.choices[name, value]
            ),
            *(f"card {card}" for card in sorted(self.cards - self.seen)),
            *(f"kind {kind}" for kind, times in sorted(self.kinds.items()) if not times),
            *(f"option {kind}/{id_}" for (kind, id_), n in sorted(self.picked.items()) if not n),
        ]


class SteeredPlayer:
    """Answers anything legal, drawn towards what was picked least in this run."""

    def __init__(self, coverage: Coverage) -> None:
        self._coverage = coverage

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:  # noqa: ARG002 - blind
        """Return legal picks: every other time at random, else what was picked least so far."""
        if not decision.options or rng.below("steer", 2):
            return random_picks(decision, rng, "steer")
        ids = rng.shuffled("steer", [option.id for option in decision.options])
        ids.sort(key=lambda pick: self._coverage.picked[decision.kind, _print(pick)])
        least = max(decision.least, min(1, decision.most))
        size = least + rng.below("steer", decision.most - least + 1)
        return reaching(decision, ids, size)


def _print(id_: str) -> str:
    """Return the printed card behind an id; ids of copies end in "@" and a mark."""
    return id_.partition("@")[0]


def cards_named(said: Text) -> Iterator[str]:
    """Yield the ids of all cards that a text names."""
    for arg in said.args.values():
        for item in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(item, Card):
                yield item.id
            elif isinstance(item, Text):
                yield from cards_named(item)


def _cards(said: Text) -> set[str]:
    return {_print(card) for card in cards_named(said)}


def reasons(page: str) -> dict[str, str]:
    """Return the stated reasons of a game's documentation page: "card P29" and why.

    They stand as "- name: reason" under the heading "Never reached in random play".
    """
    found: dict[str, str] = {}
    inside = False
    for line in page.splitlines():
        if line.startswith("#"):
            inside = line.lstrip("# ").strip().lower() == "never reached in random play"
        elif inside and line.startswith("- ") and ": " in line:
            name, _, reason = line[2:].partition(": ")
            found[name.strip().replace("`", "")] = reason.strip()
    return found


def unexplained(missing: Iterable[str], stated: Iterable[str]) -> list[str]:
    """Return what is missing and matches no stated name (`*` stands for any part)."""
    patterns = [pattern.replace("[", "[[]") for pattern in stated]
    return [name for name in missing if not any(fnmatchcase(name, p) for p in patterns)]


def shortened(names: Sequence[str]) -> list[str]:
    """Return shorter names: of many options of one kind of question three, and how many more."""
    groups: dict[str, list[str]] = {}
    for name in names:
        groups.setdefault(name.partition("/")[0], []).append(name)
    found: list[str] = []
    for group in groups.values():
        found += group[:3]
        if len(group) > 3:
            found[-1] += f" and {len(group) - 3} more of this kind"
    return found
