"""A finished match as a file that anybody can verify.

The file is canonical JSON. Seed and words give the key of all draws, the match's own key gives
every salt, and every link of the chain names the move before it. So one changed byte shows, and
shows where. Only the wording of the result may differ: each release has its own.
"""

import hashlib
from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Literal, Protocol, TypeAlias

import msgspec

from games.core.data.codec import decode, encode
from games.core.event import Event
from games.core.info import Start
from games.core.match.match import AnyRules, Match
from games.core.match.moves import Move, Outcome, first_head, next_head, salt
from games.core.streams import Keys, commitment, derived, match_key
from games.core.text import Text, text
from games.core.view import Standing, View

Part: TypeAlias = Literal[
    "large",
    "file",
    "game",
    "version",
    "cards",
    "unknown",
    "unreadable",
    "seed",
    "words",
    "deals",
    "own",
    "options",
    "salt",
    "order",
    "move",
    "head",
    "rule",
    "result",
]
LARGEST = 4 * 1024 * 1024  # bytes of a file: thirty times as many as a long match has
_VERSIONS = range(1, 100)  # tried to tell a changed version from a changed option


class Link(msgspec.Struct, frozen=True):
    """A move in the chain: its salt (32 hex digits) and the head after it (64)."""

    move: Move
    salt: str
    head: str


class Export(msgspec.Struct, frozen=True):
    """A finished match: what it was played with, every move, and how it ended.

    `result` is None for a match that was ended by agreement. `deals` and `own` are its keys, 64 hex
    digits each. They are the same, except at a table that was dealt the same as others. Files from
    before there were two keys have neither. How often the people of each seat have asked for a hint
    is told (`hints`) where anybody has, and how strong the AI of each seat is ("" where none plays)
    where there is one (`levels`); nothing follows from either, and they are not verified.
    """

    game: str
    version: int
    cards: str
    cards_hash: str
    start: Start
    commitment: str
    seed: str
    words: tuple[str, ...]
    salt: str
    first: str
    links: tuple[Link, ...]
    head: str
    result: tuple[Standing, ...] | None
    deals: str | msgspec.UnsetType = msgspec.UNSET
    own: str | msgspec.UnsetType = msgspec.UNSET
    hints: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    levels: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


class Known(Protocol):
    """A game as the registry has it."""

    def make(self, data: bytes, version: int, /) -> AnyRules:
        """Return the rules of that version over these cards."""
        ...


class Verdict(msgspec.Struct, frozen=True):
    """Whether a file verifies: `part` is the part that is wrong, None where nothing is.

    `said` is one sentence.
    """

    part: Part | None
    said: Text
    step: int = 0


class _Wrong(Exception):
    def __init__(self, part: Part, step: int = 0) -> None:
        super().__init__(part)
        self.part: Part = part
        self.step = step


def export(
    rules: AnyRules,
    cards: bytes,
    start: Start,
    seed: bytes,
    words: Sequence[str],
    moves: Sequence[Move],
    result: tuple[Standing, ...] | None,
    own: bytes | None = None,
    hints: tuple[int, ...] = (),
    levels: tuple[str, ...] = (),
) -> bytes:
    """Return the file of a finished match. `words` are those that were mixed into its key.

    `own` is the key of ids and salts of a table that was dealt the same as others; `hints` are how
    often each seat has asked for one, `levels` how strong the AI is that plays for it.
    """
    deals = match_key(seed, words)
    keys = Keys(deals, deals if own is None else own)
    info, chain = rules.info, derived(keys.own, "chain")
    first = head = first_head(info.key, info.version, start, chain)
    links: list[Link] = []
    for step, move in enumerate(moves, 1):
        salted = salt(chain, step)
        head = next_head(head, salted, move)
        links.append(Link(move, salted.hex(), head))
    whole = Export(
        game=info.key,
        version=info.version,
        cards=cards.decode(),
        cards_hash=hashlib.sha256(cards).hexdigest(),
        start=start,
        commitment=commitment(seed),
        seed=seed.hex(),
        words=tuple(words),
        salt=salt(chain, 0).hex(),
        first=first,
        links=tuple(links),
        head=head,
        result=result,
        deals=keys.deals.hex(),
        own=keys.own.hex(),
        hints=hints if any(hints) else msgspec.UNSET,
        levels=levels if any(levels) else msgspec.UNSET,
    )
    return encode(whole)


def verify(
    data: bytes, games: Mapping[str, Known], known: Collection[str] | None = None
) -> Verdict:
    """Replay an exported match and say whether it verifies; never raises, whatever the file holds.

    `known` are the hashes of card files that are trusted; others are not even parsed. Where it is
    None, cards of strangers are parsed within the bounds of `games/core/data/bounds.py`. What a
    file costs is bounded by its size alone: whoever takes files from strangers checks each in a
    process that can be ended (`play/proof/verifier.py`).
    """
    try:
        found = _read(data)
        _kept(found, known)
        _begun(found, games)
        _chained(found)
        _played(found, games)
    except _Wrong as wrong:
        said = text(f"core-verify-{wrong.part}", step=wrong.step)
        return Verdict(wrong.part, said, wrong.step)
    said = text(
        "core-verify-holds",
        moves=len(found.links),
        commitment=found.commitment,
        head=found.head,
    )
    return Verdict(None, said)


def replayed(data: bytes, games: Mapping[str, Known]) -> Iterator[tuple[Match, Outcome]]:
    """Play an exported match again: the match and what happened, at the start and at each move.

    It is always the same object, in its state at that moment. For files that `verify` accepts.
    """
    for match, outcome, _ in _watched(data, games):
        yield match, outcome


class Moment(msgspec.Struct, frozen=True):
    """What everybody saw of a match at one moment, and what had just happened.

    `whole` is False in the middle of a move whose consequences the rules show one after the other:
    nobody is asked anything then.
    """

    view: View
    events: tuple[Event, ...]
    match: Match
    public: bool = True
    whole: bool = True


def moments(data: bytes, games: Mapping[str, Known]) -> Iterator[Moment]:
    """Play an exported match again, moment by moment; see `replayed` and `Streams.moment`."""
    for match, outcome, middles in _watched(data, games):
        events, at = outcome.events, 0
        for view, last in middles:
            end = next((n for n in range(at, len(events)) if events[n] is last), at - 1) + 1
            yield Moment(view, events[at:end], match, whole=False)
            at = end
        yield Moment(match.view(None), events[at:], match, outcome.public)


_Middle: TypeAlias = tuple[View, Event | None]


def _watched(
    data: bytes, games: Mapping[str, Known]
) -> Iterator[tuple[Match, Outcome, tuple[_Middle, ...]]]:
    """Play a match again; return also the views in the middle of a move, each with its last event.

    What an undo carries out once more is not watched.
    """
    found = decode(data, Export)
    rules = games[found.game].make(found.cards.encode(), found.version)
    match, begun = Match.begin(rules, found.start, _keys(found))
    yield match, begun, ()
    seen: list[_Middle] = []

    def watcher(state: object, events: Sequence[Event]) -> None:
        seen.append((rules.view(state, None), events[-1] if events else None))

    for link in found.links:
        seen.clear()
        match.streams.watcher = watcher
        outcome = match.play(link.move)
        yield match, outcome, tuple(seen)


def _read(data: bytes) -> Export:
    """Return what the file says, if it is written as we write it."""
    if len(data) > LARGEST:
        raise _Wrong("large")
    try:
        found = decode(data, Export)
        same = encode(found) == data.strip()
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as broken:
        raise _Wrong("file") from broken
    if not same:
        raise _Wrong("file")
    return found


def _kept(found: Export, known: Collection[str] | None) -> None:
    """Check that cards and seed are those that were promised, and that the cards are known."""
    if hashlib.sha256(found.cards.encode()).hexdigest() != found.cards_hash:
        raise _Wrong("cards")
    if known is not None and found.cards_hash not in known:
        raise _Wrong("unknown")
    if isinstance(found.own, str) != isinstance(found.deals, str):
        raise _Wrong("file")
    if isinstance(found.own, str) and not _is_hex(found.own):
        raise _Wrong("own")
    if not _is_hex(found.seed) or commitment(bytes.fromhex(found.seed)) != found.commitment:
        raise _Wrong("seed")


def _is_hex(digits: str) -> bool:
    return len(digits) % 2 == 0 and all(digit in "0123456789abcdef" for digit in digits)


def _keys(found: Export) -> Keys:
    deals = match_key(bytes.fromhex(found.seed), found.words)
    return Keys(deals, bytes.fromhex(found.own) if isinstance(found.own, str) else deals)


def _begun(found: Export, games: Mapping[str, Known]) -> None:
    """Check the keys, and that game, version and options are those of the first head."""
    chain = _proven(found)
    if first_head(found.game, found.version, found.start, chain) == found.first:
        if found.game not in games:
            raise _Wrong("game")
        return
    heads = {first_head(key, found.version, found.start, chain) for key in games}
    if found.game not in games or found.first in heads:
        raise _Wrong("game")
    others = {first_head(found.game, version, found.start, chain) for version in _VERSIONS}
    if found.first in others:
        raise _Wrong("version")
    raise _Wrong(_first_or_options(found))


def _proven(found: Export) -> bytes:
    """Return the key of the chain, if seed and words give the deals and the own key the salts."""
    keys = _keys(found)
    chain = derived(keys.own, "chain")
    salts = [found.salt, *(link.salt for link in found.links)]
    if not any(one == salt(chain, step).hex() for step, one in enumerate(salts)):
        raise _Wrong("own" if isinstance(found.own, str) else "words")
    if isinstance(found.deals, str) and found.deals != keys.deals.hex():
        raise _Wrong("words" if found.deals == found.own else "deals")
    return chain


def _first_or_options(found: Export) -> Part:
    """Return whether the first head was changed (the first link does not fit it) or the options."""
    if not found.links:
        return "head" if found.first != found.head else "options"
    return "options" if _fits(found, 0) else "head"


def _chained(found: Export) -> None:
    """Check that every link has its salt, its place and its move."""
    chain = derived(_keys(found).own, "chain")
    if found.salt != salt(chain, 0).hex():
        raise _Wrong("salt")
    salts = {salt(chain, step).hex() for step in range(len(found.links) + 2)}
    head = found.first
    for step, link in enumerate(found.links, 1):
        salted = salt(chain, step)
        if link.salt != salted.hex():
            raise _Wrong("order" if link.salt in salts else "salt", step)
        if next_head(head, salted, link.move) != link.head:
            raise _Wrong(_move_or_head(found, head, step), step)
        head = link.head
    if head != found.head:
        raise _Wrong("head")


def _move_or_head(found: Export, head: str, step: int) -> Part:
    """Return what is wrong with a link that does not fit the head before it."""
    link = found.links[step - 1]
    salted = bytes.fromhex(link.salt)
    for place, other in enumerate(found.links):
        moved = next_head(head, salted, other.move) == link.head
        if moved and not _fits(found, place):
            return "order"
    if step == len(found.links):
        return "move" if link.head == found.head else "head"
    return "move" if _fits(found, step) else "head"


def _fits(found: Export, place: int) -> bool:
    """Whether a link fits the head before it, as the file has it."""
    link = found.links[place]
    before = found.links[place - 1].head if place else found.first
    if not (_is_hex(before) and _is_hex(link.salt)):
        return False
    return next_head(before, bytes.fromhex(link.salt), link.move) == link.head


def _played(found: Export, games: Mapping[str, Known]) -> None:
    """Check that every move fits the rules, and that they lead to the result."""
    with _blamed("unreadable"):
        rules = games[found.game].make(found.cards.encode(), found.version)
    with _blamed("rule"):
        match, _ = Match.begin(rules, found.start, _keys(found))
    for step, link in enumerate(found.links, 1):
        with _blamed("rule", step):
            match.play(link.move)
    with _blamed("result"):
        same = _ranking(match.result) == _ranking(found.result)
    if not same:
        raise _Wrong("result")


def _ranking(result: tuple[Standing, ...] | None) -> list[Standing] | None:
    """Return a result without its words, which may differ from one release to another."""
    return None if result is None else [msgspec.structs.replace(one, facts=()) for one in result]


@contextmanager
def _blamed(part: Part, step: int = 0) -> Generator[None]:
    """Blame a part of the file for any error: a stranger's file must not bring anything down."""
    try:
        yield
    except MemoryError:  # says nothing of the file but what it costs
        raise
    except Exception as broken:
        raise _Wrong(part, step) from broken
