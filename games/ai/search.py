"""Search over worlds, one for all games: which answers are clearly better than another (MND-1.5).

Each is played on in the same worlds with the same luck, so that what differs is the answer alone.
Worlds are dealt from what the seat knows; what it cannot know gets into none.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, runtime_checkable

from games.ai.mind import ranking
from games.ai.player import Player
from games.ai.playing_on import answered, comes_to, world
from games.ai.weighing import DrawnMean
from games.core.decision import Decision, Picks, in_order, is_legal
from games.core.match.match import Match
from games.core.streams import Streams, derived
from games.core.view import View

FIRST = 6  # worlds after which an answer is dropped that does not look better
WORLDS = 40  # at most, of a decision
OTHERS = 4  # answers that are tried beside that of the player
SURE = 1.6  # standard errors by which another one must be better
BUDGET = 2000  # moves that are played for a decision, where a game sets no other number
_KEYS = 1 << 31


def compared(
    seat: int,
    picks: Picks,
    others: Iterable[Picks],
    deal: Callable[[int], tuple[Match, bytes]],
    player: Player,
    horizon: int,
    left: Callable[[int], bool],
) -> Mapping[Picks, DrawnMean]:
    """Return by how much other answers of a seat come to more than its `picks`, world by world.

    `deal` returns the world of a number, with the key of what is drawn in it. An answer that does
    not look better after some worlds is left out. `left` is asked before each world whether to go
    on, with the moves that were played so far.
    """
    found = {other: DrawnMean() for other in others}
    played = 0
    for number in range(WORLDS):
        if not found or not left(played):
            break
        there, key = deal(number)
        here, moves = _tried(there, seat, picks, player, key, horizon)
        played += moves
        for other, drawn in found.items():
            value, moves = _tried(there, seat, other, player, key, horizon)
            played += moves
            if here is not None and value is not None:
                drawn.add(value - here)
        if number + 1 >= FIRST:
            found = {one: drawn for one, drawn in found.items() if drawn.mean > drawn.error / 2}
    return found


def _tried(
    there: Match, seat: int, picks: Picks, player: Player, key: bytes, horizon: int
) -> tuple[float | None, int]:
    """Return by how much a seat is ahead in a world after an answer, and how many moves that took.

    None where the answer cannot be given there.
    """
    question = there.questions[seat]
    if question is None or not is_legal(question, picks):
        return None, 0
    match = answered(there, seat, picks)
    value = comes_to(match, player, seat, key, horizon)
    return value, match.step - there.step


def best_of(found: Mapping[Picks, DrawnMean], sure: float) -> tuple[Picks, float] | None:
    """Return the answer that is clearly better, with by how much; the best one of several."""
    clear = [
        (drawn.mean, other)
        for other, drawn in found.items()
        if drawn.count >= FIRST and drawn.is_above(0.0, sure)
    ]
    if not clear:
        return None
    gain, other = max(clear)
    return other, gain


def same(question: Decision, one: Picks, other: Picks) -> bool:
    """Whether two answers say the same, in whatever order."""
    return one == other if question.ordered else set(one) == set(other)


def candidates(
    player: Player, view: View, question: Decision, picks: Picks, rng: Streams
) -> tuple[Picks, ...]:
    """Return sound answers that a player ranks beside `picks`, best first."""
    ranked = (one for one in ranking(player, view, question, rng) if not one.foolish)
    found = dict.fromkeys(in_order(question, one.picks) for one in ranked)
    return tuple(one for one in found if not same(question, one, picks))


@runtime_checkable
class Searches(Protocol):
    """A player that looks at worlds beside its view."""

    def searched(self, position: Match, seat: int, rng: Streams) -> Picks:
        """Return the answer of a seat; the position is dealt from what the seat knows."""
        ...


class SharpPlayer:
    """Answers as another player does, but where search finds something clearly better.

    It may play so many moves for a decision (`budget`), as far as the `horizon` of the game.
    Without worlds to look at it answers as the other one.
    """

    def __init__(self, player: Player, horizon: int, budget: int) -> None:
        self._player, self._horizon, self._budget = player, horizon, budget

    def answer(self, view: View, decision: Decision, rng: Streams) -> Picks:
        return self._player.answer(view, decision, rng)

    def searched(
        self, position: Match, seat: int, rng: Streams, left: Callable[[], bool] = lambda: True
    ) -> Picks:
        """Return the answer of a seat; when there is no time `left`, what is best till then."""
        question = position.questions[seat]
        assert question is not None
        view = position.view(seat)
        picks = in_order(question, self._player.answer(view, question, rng))
        if question.taste or len(question.options) + (question.least == 0) < 2:
            return picks
        others = candidates(self._player, view, question, picks, rng)[:OTHERS]
        key = derived(question.id.encode(), f"sharp:{rng.below('sharp', _KEYS)}")

        def deal(number: int) -> tuple[Match, bytes]:
            luck = derived(key, str(number))
            return world(position, seat, luck, self._player), luck

        found = compared(
            seat,
            picks,
            others,
            deal,
            self._player,
            self._horizon,
            lambda played: played < self._budget and left(),
        )
        better = best_of(found, SURE)
        return picks if better is None else better[0]


def answer_in(player: Player, match: Match, seat: int, rng: Streams) -> Picks:
    """Return what a player answers for a seat of a match: from its view, or a world dealt of it.

    The truth gets to nobody who searches (MND-1.4).
    """
    question = match.questions[seat]
    assert question is not None
    if isinstance(player, Searches):
        luck = derived(match.keys.deals, f"world:{seat}:{match.step}")
        return player.searched(world(match, seat, luck), seat, rng)
    return player.answer(match.view(seat), question, rng)
