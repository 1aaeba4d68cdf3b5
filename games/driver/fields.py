"""Finds fields of a state that a reader is never shown and that `redeal` never draws anew.

Such a field is either a secret that `redeal` forgets, which blinds the leak check, or something
public that belongs in the view.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, TypeAlias, cast

import msgspec

from games.core.data.codec import decode, encode
from games.core.match.match import Match
from games.core.streams import Streams
from games.driver.reading import named, readers

Path: TypeAlias = tuple[str | int, ...]
Plain: TypeAlias = Any
Kind: TypeAlias = tuple[str, str]  # the reader ("seat" or "spectator"), the field

ENOUGH = 20  # looks at a field before it counts as never shown
PROBES = 12  # fields probed at one look


class Fields:
    """What a run has learnt of the fields of a state."""

    def __init__(self) -> None:
        self._settled: set[Kind] = set()
        self._looks: Counter[Kind] = Counter()
        self._values: dict[str, set[str | int]] = defaultdict(set)
        self._lists: set[str] = set()  # fields whose entries are not one a seat

    def look(self, match: Match, rng: Streams) -> None:
        """Probe the fields that are still open, for one reader of this position."""
        reader = rng.choice("fields", readers(match))
        plain: Plain = msgspec.json.decode(encode(match.state))
        values = dict(leaves(plain))
        seats = match.start.seats
        self._lists |= {name for name, value in plain.items() if _is_list(value, seats)}
        open_: dict[Kind, Path] = {}
        for path in rng.shuffled("fields", list(values)):
            kind = self._kind(path, plain, reader, seats)
            self._values[kind[1]].add(values[path])
            if kind not in self._settled:
                open_[kind] = path
        if not open_:
            return
        self._dealt_anew(match, reader, rng, plain, seats)
        shown = _shown(match, reader)
        for kind, path in list(open_.items())[:PROBES]:
            self._looks[kind] += 1
            if kind not in self._settled and self._probe(match, reader, plain, path, kind, shown):
                self._settled.add(kind)

    def _dealt_anew(
        self, match: Match, reader: int | None, rng: Streams, plain: Plain, seats: int
    ) -> None:
        kind = match.rules.state_type
        state = match.rules.redeal(decode(encode(match.state), kind), reader, rng)
        other: Plain = msgspec.json.decode(encode(state))
        before, after = dict(leaves(plain)), dict(leaves(other))
        for path in before.keys() & after.keys():
            if before[path] != after[path]:
                self._settled.add(self._kind(path, plain, reader, seats))

    def _probe(
        self,
        match: Match,
        reader: int | None,
        plain: Plain,
        path: Path,
        kind: Kind,
        shown: bytes,
    ) -> bool:
        """Whether the reader notices another value at `path`."""
        value = _at(plain, path)
        for candidate in self._candidates(kind[1], value):
            changed: Plain = msgspec.json.decode(msgspec.json.encode(plain))
            _at(changed, path[:-1])[path[-1]] = candidate
            try:
                state = msgspec.convert(changed, match.rules.state_type)
            except msgspec.ValidationError:
                continue
            if _noticed(match, state, reader, shown):
                return True
        return False

    def _kind(self, path: Path, plain: Plain, reader: int | None, seats: int) -> Kind:
        """Return who reads and the field's name: "seats.own.hand", "seats.other.hand", "deck.*"."""
        steps: list[str] = []
        for depth, step in enumerate(path):
            if isinstance(step, str):
                steps.append(step)
                continue
            container = _at(plain, path[:depth])
            if (
                depth == 1
                and path[0] not in self._lists
                and len(container) == seats
                and isinstance(container[0], (dict, list))
            ):
                steps.append("own" if step == reader else "other")
            else:
                steps.append("*")
        return named(None) if reader is None else "a seat", ".".join(steps)

    def _candidates(self, field: str, value: str | int | None) -> list[str | int | bool]:
        if isinstance(value, bool):
            return [not value]
        others = sorted((v for v in self._values[field] if v != value), key=repr)[:4]
        if isinstance(value, int):
            return [value + 1, max(0, value - 1), *others]
        return [*others, f"{value}x"]

    def unseen(self) -> list[str]:
        """Return the fields that were probed often enough and never noticed: "field name"."""
        open_ = [kind for kind, times in self._looks.items() if times >= ENOUGH]
        return sorted(
            {
                f"field {kind[1]}"
                for kind in open_
                if kind not in self._settled and not self._is_misnamed(kind[1])
            }
        )

    def _is_misnamed(self, field: str) -> bool:
        """Whether entries of a list were taken for those of seats, before it had another length."""
        name, _, rest = field.partition(".")
        return name in self._lists and rest.partition(".")[0] in {"own", "other"}

    def for_whom(self, field: str) -> str:
        """Return which readers never see a field that `unseen` lists."""
        who = {kind[0] for kind in self._looks if f"field {kind[1]}" == field}
        return ", ".join(sorted(who - {k[0] for k in self._settled if f"field {k[1]}" == field}))


def _noticed(match: Match, state: Any, reader: int | None, shown: bytes) -> bool:  # noqa: ANN401 - any game's state
    other = match.holding(state)
    try:
        return _shown(other, reader) != shown
    except (ArithmeticError, AssertionError, LookupError, StopIteration, ValueError):
        return True  # the view depends on it so much that it breaks


def _shown(match: Match, reader: int | None) -> bytes:
    view = match.view(reader)
    question = None
    if reader is not None:
        question = match.rules.ask(match.state, reader, match.lists[reader])
    return encode((view, question, match.rules.standings(match.state)))


def leaves(plain: Plain, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield each plain value in a state with its path."""
    if isinstance(plain, dict):
        for name, value in cast("dict[str, Plain]", plain).items():
            yield from leaves(value, (*path, name))
    elif isinstance(plain, list):
        for place, value in enumerate(cast("list[Plain]", plain)):
            yield from leaves(value, (*path, place))
    elif plain is not None:
        yield path, plain


def _at(plain: Plain, path: Path) -> Any:  # noqa: ANN401 - plain data
    for step in path:
        plain = plain[step]
    return plain


def _is_list(value: Plain, seats: int) -> bool:
    """Whether a list shows by its length that its entries do not belong to one seat each."""
    return isinstance(value, list) and len(cast("list[Plain]", value)) not in {0, seats}
