"""A second world, dealt after a move and carried back before it: what the move's events give away.

`redeal` after the move changes only what is still hidden then. If the cards of the position before
are renamed accordingly, the same move must show the same table in that world. So whatever its
events tell differently, they must not tell.
"""

from typing import Any, TypeAlias, cast

import msgspec

from games.core.data.codec import decode, encode
from games.core.decision import Answer
from games.core.match.match import Match
from games.core.match.moves import Answered, Move, Outcome
from games.core.refused import Refused
from games.core.streams import Streams
from games.driver.fields import leaves
from games.driver.reading import differences, named, reading, told_apart
from games.driver.record import require

Renamed: TypeAlias = dict[str, str]
Plain: TypeAlias = Any  # what JSON holds

# A world carried back need not be one that can be: what the rules cannot play says nothing.
UNCLEAR = (Refused, AssertionError, AttributeError, LookupError, RuntimeError, ValueError)


def tells_no_more(
    before: Match, after: Match, outcome: Outcome, move: Move, reader: int | None, rng: Streams
) -> None:
    """Events tell `reader` no card that is hidden from it before and after the move."""
    renamed = _renamed(after, reader, rng)
    try:
        worlds = _second(before, move, reader, renamed) if renamed else None
    except UNCLEAR:
        return
    if worlds is None:
        return
    other, second = worlds
    if differences(reading(after, reader), reading(other, reader)):
        return
    by = told_apart(outcome.events, second.events, reader)
    require(not by, f"leak: an event of the move tells {named(reader)} what stays hidden: {by}")


def _second(
    before: Match, move: Move, reader: int | None, renamed: Renamed
) -> tuple[Match, Outcome] | None:
    """Make the move in the world carried back, where that looks the same to `reader` before."""
    other = _carried_back(before, renamed)
    if other is None or differences(reading(before, reader), reading(other, reader)):
        return None
    same = _again(move, other, renamed)
    return None if same is None else (other, other.play(same))


def _renamed(after: Match, reader: int | None, rng: Streams) -> Renamed:
    """Return which card takes which card's place in another world; nothing if that is unclear."""
    cards = set(after.rules.inventory(after.state))
    state = decode(encode(after.state), after.rules.state_type)
    other = after.rules.redeal(state, reader, rng)
    there = dict(leaves(msgspec.json.decode(encode(other))))
    renamed: Renamed = {}
    for path, card in leaves(msgspec.json.decode(encode(after.state))):
        instead = there.get(path)
        if not isinstance(instead, str) or card not in cards:
            continue
        if renamed.setdefault(card, instead) != instead:
            return {}
    changed = {card: instead for card, instead in renamed.items() if card != instead}
    return changed if len(set(changed.values())) == len(changed) else {}


def _carried_back(before: Match, renamed: Renamed) -> Match | None:
    """Return the position before the move with its cards renamed; None if that fails."""
    plain = _replaced(msgspec.json.decode(encode(before.state)), renamed)
    inner = before.inner()
    empty = tuple(() for _ in inner.lists)
    state = msgspec.Raw(encode(plain))
    other = before.standing(msgspec.structs.replace(inner, state=state, lists=empty))
    for seat, given in enumerate(before.lists):
        for answer in given:
            if answer.forced:
                continue  # the rules force it there as well, or ask something else below
            question = other.questions[seat]
            if question is None or question.kind != answer.kind:
                return None
            picks = tuple(renamed.get(pick, pick) for pick in answer.picks)
            other.lists[seat] = (*other.lists[seat], Answer(question.id, question.kind, picks))
            other.refresh()
    return other


def _again(move: Move, other: Match, renamed: Renamed) -> Move | None:
    if not isinstance(move, Answered):
        return move
    question = other.questions[move.seat]
    if question is None:
        return None
    picks = tuple(renamed.get(pick, pick) for pick in move.picks)
    return Answered(move.seat, question.id, picks)


def _replaced(plain: Plain, renamed: Renamed) -> Plain:
    """Return plain data with every card that is renamed replaced, in keys as well."""
    if isinstance(plain, dict):
        items = cast("dict[str, Plain]", plain).items()
        return {renamed.get(key, key): _replaced(one, renamed) for key, one in items}
    if isinstance(plain, list):
        return [_replaced(one, renamed) for one in cast("list[Plain]", plain)]
    return renamed.get(plain, plain) if isinstance(plain, str) else plain
