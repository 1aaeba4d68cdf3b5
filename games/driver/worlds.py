"""The leak check: two worlds that a reader cannot tell apart must look the same to it."""

from games.ai.player import Player
from games.core.data.codec import encode
from games.core.decision import Decision, Option, Picks, is_final, reaching
from games.core.match.match import Match
from games.core.match.moves import Answered, Move, Outcome
from games.core.refused import Refused
from games.core.streams import Streams
from games.core.text import Text
from games.driver.coverage import cards_named
from games.driver.helping import helped
from games.driver.reading import differences, named, readers, reading, told_apart
from games.driver.record import Violation, require


def looks_alike(
    match: Match, reader: int | None, rng: Streams, house: Player | None = None
) -> Match:
    """Return a second world; it looks to `reader` like the first, and `house` helps alike there."""
    other = match.redealt(reader, rng)
    told = differences(reading(match, reader), reading(other, reader))
    if reader is not None and house is not None and not told:
        told = differences(helped(match, reader, house), helped(other, reader, house))
    require(not told, f"leak: {named(reader)} tells two worlds apart by {', '.join(told)}")
    _ordered_alike(match, other, reader)
    return other


def _ordered_alike(match: Match, other: Match, reader: int | None) -> None:
    """The orders that may stand for an open question are the same in both worlds.

    Otherwise an answer that comes by itself would tell `reader` which of the two it is.
    """
    for seat, asked in enumerate(match.questions):
        here, there = _orders(asked), _orders(other.questions[seat])
        if seat != reader:
            kind = here[0][0] if here else there[0][0] if there else ""
            require(here == there, f"orders: {named(reader)} tells two worlds apart by {kind}")


def _orders(question: Decision | None) -> tuple[tuple[str, str, Picks, tuple[str, ...]], ...]:
    """Return the orders that may stand for a question, and what they answer.

    Also of a sealed one: that it is answered by itself shows, even though the answer does not.
    """
    if question is None:
        return ()
    return tuple(
        (question.kind, one.id, one.picks, tuple(option.id for option in one.among))
        for one in question.standing
    )


def moves_alike(
    worlds: tuple[Match, Match], after: Match, outcome: Outcome, move: Move, reader: int | None
) -> None:
    """The same move in a second world tells `reader` no more than it may know.

    `worlds` are the first and the second before the move, `after` and `outcome` the first after
    it. The second world is used up. Who notices nothing of a move in the first world does not know
    that it was made, and can compare nothing.
    """
    before, other = worlds
    same = _same_move(before, other, move)
    if same is None:
        return
    chosen = _chosen(before, move) == _chosen(other, same)
    noticed = differences(reading(before, reader), reading(after, reader))
    try:
        second = other.play(same)
    except Refused:
        return  # what is hidden decides whether the answer is legal there
    told = differences(_after(before, after, move, reader), _after(before, other, move, reader))
    if told and noticed and chosen and not _barrier(before, after, move):
        raise Violation(
            f"barrier: {_called(before, move)} can be taken back, and {named(reader)} tells two "
            f"worlds apart by {', '.join(told)} after it (mark the option final)"
        )
    if not differences(_seen(after, reader), _seen(other, reader)):
        by = told_apart(outcome.events, second.events, reader)
        require(
            not by,
            f"leak: an event after {_called(before, move)} tells {named(reader)} what no view has:"
            f" {by}",
        )


def _chosen(match: Match, move: Move) -> tuple[Text | None, tuple[Option, ...]]:
    """Return what an answer picks, in the words that its owner reads.

    If these words differ between two worlds, the owner has asked to learn the difference, and
    learns it even if the answer is undone.
    """
    question = match.explained(move.seat)
    if not isinstance(move, Answered) or question is None:
        return None, ()
    picked = [option for option in question.options if option.id in move.picks]
    return question.prompt, tuple(sorted(picked, key=lambda option: option.id))


def _called(before: Match, move: Move) -> str:
    question = before.questions[move.seat]
    return question.kind if question and isinstance(move, Answered) else "the move"


def _barrier(before: Match, after: Match, move: Move) -> bool:
    """Whether core treats the move as a barrier (a sealed answer that closes the phase is one)."""
    question = before.questions[move.seat]
    if isinstance(move, Answered) and question is not None and question.sealed:
        return all(given.question != move.question for given in after.lists[move.seat])
    return after.at_barrier or (isinstance(move, Answered) and not after.can_undo(move.seat))


def _same_move(before: Match, other: Match, move: Move) -> Move | None:
    """Return the same move in the other world; None if another move is due there."""
    if not isinstance(move, Answered):
        return move
    asked, question = before.questions[move.seat], other.questions[move.seat]
    if asked is None or question is None or asked.kind != question.kind:
        return None
    picks = _same(asked, question, move.picks)
    if is_final(asked, move.picks) != is_final(question, picks):
        return None
    return Answered(move.seat, question.id, picks)


def _same(asked: Decision, question: Decision, picks: Picks) -> Picks:
    """Return the same answer in the other world, with other picks for those missing there."""
    there = {option.id for option in question.options}
    kept = [pick for pick in picks if pick in there]
    known = {option.id for option in asked.options}
    new = [option.id for option in question.options if option.id not in known]
    rest = [
        option.id for option in question.options if option.id in known and option.id not in kept
    ]
    size = min(max(len(picks), question.least), question.most)
    return reaching(question, [*kept, *new, *rest], size)


def _seen(match: Match, reader: int | None) -> dict[str, bytes]:
    got = reading(match, reader)
    return {part: got[part] for part in ("view", "description", "headline") if part in got}


def _after(before: Match, after: Match, move: Move, reader: int | None) -> dict[str, bytes]:
    """Return a reading after a move, whether the board's head moved, and whether undo is open."""
    got = reading(after, reader)
    got["head"] = str(after.public_head != before.public_head).encode()
    question = before.questions[move.seat]
    if reader == move.seat and question and not question.sealed:
        got["can undo"] = str(after.can_undo(move.seat)).encode()
    return got


def tells_nothing(before: Match, after: Match, outcome: Outcome, move: Move) -> None:
    """A sealed step changes nothing for others except who is asked and who is ready."""
    flags = (before.asked, before.ready) == (after.asked, after.ready)
    moved = before.revision != after.revision
    require(not (flags and moved), "leak: a sealed step moves the revision")
    require(
        before.public_head == after.public_head, "leak: a sealed step moves the head on the board"
    )
    others = [seat for seat in range(before.start.seats) if seat != move.seat]
    for reader in (*others, None):
        told = differences(reading(before, reader), reading(after, reader))
        told = [part for part in told if part not in {"asked", "ready", "revision"}]
        require(not told, f"leak: a sealed step tells {named(reader)} by {', '.join(told)}")
        by = told_apart(outcome.events, (), reader)
        require(not by, f"leak: a sealed step tells {named(reader)} by an event: {by}")


def opens_fairly(match: Match, outcome: Outcome) -> None:
    """Events before the first question name only cards that their reader can also see."""
    for reader in readers(match):
        seen = encode((match.view(reader), None if reader is None else match.explained(reader)))
        for event in outcome.events:
            part = event.seen_by(reader)
            for card in cards_named(part.text) if part else ():
                require(
                    f'"{card}"'.encode() in seen,
                    f"leak: the opening names {card} to {named(reader)}, and no view shows it",
                )
