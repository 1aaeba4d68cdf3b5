"""Playing a position on to its end, in worlds that somebody who knew as much could not tell apart.

It is the same for whoever wants to know what comes of a position: a review, a problem, a try.
"""

from collections.abc import Callable, Sequence

from games.ai.mind import HUNDRED, Values, worth
from games.ai.player import Player
from games.core.decision import Picks
from games.core.match.match import Match
from games.core.match.moves import Outcome
from games.core.streams import Keys, Streams, derived
from games.core.view import Standing

LONGEST = 4000  # moves of a match that is played on; more is a game that does not end


class TooLong(RuntimeError):
    """A match that was played on has not ended."""


def world(match: Match, reader: int | None, key: bytes, player: Player | None = None) -> Match:
    """Return a world that `reader` could not tell from the match, with luck of its own.

    All that the reader cannot know is drawn from `key`, and so is what will be drawn. Ids of
    questions stay as they are, so that the reader's own sealed answers stand (MND-5.1). What others
    have sealed is what the `player` would have, by what they see there (MND-1.4).
    """
    other = match.redealt(reader, Streams(derived(key, "redeal")))
    other.keys = Keys(derived(key, "deals"), match.keys.own)
    other.streams = Streams(other.keys.deals, dict(other.streams.counters))
    if player is not None:
        _seal(other, reader, player, key)
    return other


def _seal(match: Match, reader: int | None, player: Player, key: bytes) -> None:
    """Have a player answer in secret for whoever is ready, and for those half done anew."""
    given = [seat for seat, done in enumerate(match.lists) if done and seat != reader]
    ready = [seat for seat in given if match.questions[seat] is None]
    for seat in given:
        match.lists[seat] = ()
    if given:
        match.refresh()
    for seat in ready:
        stream = Streams(derived(key, f"sealed:{seat}"))
        while (question := match.questions[seat]) is not None:
            match.answer(seat, player.answer(match.view(seat), question, stream), "ai")


def played_on(
    match: Match,
    player: Player,
    key: bytes,
    left: Callable[[], bool] = lambda: True,
    most: int = LONGEST,
) -> tuple[Standing, ...] | None:
    """Play a match on to its end; it is used up. None where there is no time `left`."""
    streams = _streams(match, key)
    for _ in range(most):
        if match.result is not None:
            return match.result
        if not left():
            return None
        _move(match, player, streams)
    raise TooLong(match.rules.info.key)


def comes_to(match: Match, player: Player, seat: int, key: bytes, parts: int) -> float:
    """Return by how much a seat is ahead in what the game counts, after so many more parts.

    A part is what the log has a heading for: a round, a turn. The match is used up. What is open
    then counts by the `value` of the player; with 0, and where it has none, only the end counts.
    """
    streams, passed = _streams(match, key), 0
    if not isinstance(player, Values):
        parts = 0
    for _ in range(LONGEST):
        if match.result is not None or (parts and passed >= parts):
            value = worth(player, match.view(seat), seat) if parts else None
            if value is not None:
                return value / HUNDRED
            lowest = match.rules.info.lowest_wins
            return ahead(match.result or (), seat, lowest_wins=lowest)
        events = _move(match, player, streams).events
        passed += sum(one.heading and one.public is not None for one in events)
    raise TooLong(match.rules.info.key)


def _streams(match: Match, key: bytes) -> list[Streams]:
    return [Streams(derived(key, f"answers:{seat}")) for seat in range(match.start.seats)]


def _move(match: Match, player: Player, streams: Sequence[Streams]) -> Outcome:
    seat = match.asked[0]
    question = match.questions[seat]
    assert question is not None
    return match.answer(seat, player.answer(match.view(seat), question, streams[seat]), "ai")


def answered(match: Match, seat: int, picks: Picks) -> Match:
    """Return a copy of a match in which a seat has given this answer."""
    other = match.copied()
    other.answer(seat, picks, "ai")
    return other


def shares(standings: Sequence[Standing], seats: int) -> list[float]:
    """Return which share of the victory each seat has: 1 for who won alone, divided by a tie."""
    first = [one for one in standings if one.place == 1]
    found = [0.0] * seats
    for one in first:
        for seat in one.seats:
            found[seat] = 1 / len(first)
    return found


def ahead(standings: Sequence[Standing], seat: int, *, lowest_wins: bool) -> int:
    """Return by how much the side of a seat is better than the best of the others."""
    sign = -1 if lowest_wins else 1
    own = next(sign * one.score for one in standings if seat in one.seats)
    others = [sign * one.score for one in standings if seat not in one.seats]
    return own - max(others, default=0)
