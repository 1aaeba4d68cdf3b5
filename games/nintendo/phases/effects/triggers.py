"""Triggers: which arise of an event, in which order, and which of them wait (NIN-6)."""

from collections.abc import Mapping, Sequence

from games.nintendo import events
from games.nintendo.cards import Cards
from games.nintendo.grammar.forms import HOSTED, Ability
from games.nintendo.phases.effects.board import Board
from games.nintendo.state import Pending, Piece, Play, Running, active

# NIN-6.6: words whose owner has to be asked.
ASKING = frozenset({"search", "raise", "drop", "dig"})
Opponents = Mapping[int, tuple[int, ...]]


def arise(
    play: Play,
    board: Board,
    event: str,
    subjects: Sequence[Piece],
    opponents: Opponents | None = None,
    seat: int | None = None,
) -> None:
    """Queue the triggers of one moment: what `subjects` did, or what befell them (NIN-6.1, 6.5).

    All cards in play see it. `opponents` are those of each subject in its fights. `seat` is whose
    abilities those of the terrain are, at a start.
    """
    found: list[tuple[tuple[int, int, int, int], Pending]] = []
    for watcher in play.state.pieces:
        card = play.cards[watcher.card]
        for at, ability in card.triggers:
            if ability.event != event:
                continue
            mine = watcher.owner
            if seat is not None and card.type == "terrain":
                mine = seat
            for subject in _seen(board, watcher, ability, subjects, mine):
                vs = opponents.get(subject.entry, ()) if opponents else ()
                key = (int(mine != active(play.state)), watcher.entry, at, subject.entry)
                found.append((key, Pending(watcher.card, watcher.entry, mine, at, vs)))
    play.state.queue += [pending for _, pending in sorted(found, key=_key)]


def _key(one: tuple[tuple[int, int, int, int], Pending]) -> tuple[int, int, int, int]:
    return one[0]


def _seen(
    board: Board, watcher: Piece, ability: Ability, subjects: Sequence[Piece], seat: int
) -> list[Piece]:
    """Return the subjects that an ability watches: its own card, its host, or all that fit."""
    if ability.watched is not None:
        fits = ability.watched
        return [one for one in subjects if board.fits(one, fits, seat, watcher.entry)]
    own = watcher.host if watcher.host and ability.event in HOSTED else watcher.entry
    return [one for one in subjects if one.entry == own]


def asks(ability: Ability) -> bool:
    """Whether an ability has a word with a decision (NIN-6.6)."""
    return any(
        word.name in ASKING
        or (word.name == "recall" and word.fits is not None)
        or (word.target is not None and word.target.choosing in {"one", "maybe"})
        for word in ability.words
    )


def begin_next(play: Play) -> None:
    """Take the next trigger of the queue: carry it out, or set it aside (NIN-6.5, 6.6)."""
    state = play.state
    pending = state.queue.pop(0)
    if asks(_ability(play.cards, pending)) and pending.seat != state.acting:
        state.waiting.append(pending)
        play.events.append(events.waits(pending.seat, pending.card))
        return
    state.running = Running(
        pending.card, pending.entry, pending.seat, pending.ability, vs=pending.vs
    )


def _ability(cards: Cards, pending: Pending) -> Ability:
    return cards[pending.card].abilities[pending.ability]


def let_act(play: Play, seat: int) -> None:
    """Let a seat be the one that answers; its waiting triggers resolve, oldest first (NIN-6.6)."""
    state = play.state
    state.acting = seat
    state.queue += [one for one in state.waiting if one.seat == seat]
    state.waiting = [one for one in state.waiting if one.seat != seat]
