"""Who loses a meeting is out: a bracket of one or three games a meeting, rule EVT-2.5."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

import msgspec

from games.core.streams import Streams
from tournaments.forecast import Forecast, Lengths
from tournaments.formats.contract import Format
from tournaments.pairing import seats
from tournaments.records import Bye, Chooser, Due, Match, Pairing, SeatChoice, Terms, Tournament
from tournaments.standings import rows
from tournaments.standings.rows import Criterion, Row, each

LEAST, MOST = 3, 64
THIRD = 1  # the slot of the match for the third place, in the stage of the final


class Meeting(NamedTuple):
    """Two places of a stage, the better seed first; None is a place that stays empty."""

    stage: int
    slot: int
    people: tuple[int | None, int | None]


class MeetingOutcome(NamedTuple):
    """Who goes on and who does not; None is nobody."""

    winner: int | None
    loser: int | None


class Stage(NamedTuple):
    """The meetings of a stage with their ends, None where one is awaited."""

    number: int
    meetings: tuple[Meeting, ...]
    outcomes: tuple[MeetingOutcome | None, ...]


def people(_: Terms) -> range:
    """Return how many people it takes."""
    return range(LEAST, MOST + 1)


def forecast(terms: Terms, entered: int, lengths: Lengths, deadline: Fraction) -> Forecast:
    """Return what `entered` people have before them; a stage takes the time of all its games."""
    many = stages_of(entered)
    matches = entered - 1 + terms.third_place
    days = many * terms.best_of * min(lengths.slow, deadline)
    return Forecast(entered, many, terms.best_of * many, terms.best_of * matches, days)


def _begun(fresh: Tournament, _: tuple[int, ...]) -> Tournament:
    return fresh


def places(people: int) -> list[int]:
    """Return the seeds by their places in the bracket, 0 is best; those from `people` on are empty.

    The best two meet in the final at the earliest, the best four in the stage before.
    """
    order = [0]
    while len(order) < people:
        order = [seed for one in order for seed in (one, 2 * len(order) - 1 - one)]
    return order


def stages_of(people: int) -> int:
    """Return how many stages a bracket has."""
    return (people - 1).bit_length()


def stages(tournament: Tournament) -> list[Stage]:
    """Return the stages up to the first of which something is awaited; that of the first is 1."""
    bracket = tournament.bracket
    if len(bracket) < 2:
        return []
    drawn = [bracket[seed] if seed < len(bracket) else None for seed in places(len(bracket))]
    found: list[Stage] = []
    pairs = list(zip(drawn[::2], drawn[1::2], strict=True))
    for number in range(1, stages_of(len(bracket)) + 1):
        meetings = [
            Meeting(number, slot, _by_seed(bracket, *pair)) for slot, pair in enumerate(pairs)
        ]
        outcomes = tuple(_outcome(tournament, one) for one in meetings)
        found.append(Stage(number, tuple(meetings), outcomes))
        ended = [one for one in outcomes if one is not None]
        if len(ended) < len(outcomes):
            break
        winners = [one.winner for one in ended]
        pairs = list(zip(winners[::2], winners[1::2], strict=False))
        if len(pairs) == 1 and tournament.terms.third_place:
            pairs.append((ended[0].loser, ended[1].loser))
    return found


def _by_seed(
    bracket: Sequence[int], one: int | None, other: int | None
) -> tuple[int | None, int | None]:
    if one is None or (other is not None and bracket.index(other) < bracket.index(one)):
        return other, one
    return one, other


def games(tournament: Tournament, meeting: Meeting) -> list[Match]:
    """Return the games of a meeting that are not struck or off, in their order.

    Where a result of the stage before was corrected, others may have met in this place of the
    bracket: their games are none of this meeting.
    """
    found = [
        match
        for match in tournament.of_round(tournament.rounds + meeting.stage)
        if match.slot == meeting.slot and {*match.people} == {*meeting.people}
        if not match.struck and match.status != "off"
    ]
    return sorted(found, key=lambda match: match.number)


def replayed(tournament: Tournament, match: Match) -> bool:
    """Tell whether a game that was struck was played again to its end, in a bracket."""
    if not _in_bracket(tournament, match):
        return False
    done = [one.game for one in _with(tournament, match) if one.status == "over"]
    return len({*done}) < len(done)


def restored(tournament: Tournament, match: Match) -> Tournament:
    """Return the tournament in which a game counts again that was struck, rule EVT-1.8.

    What is played in its place is off. Nobody goes on by a walkover that was given meanwhile.
    """
    found = tournament.with_match(match)
    if not _in_bracket(tournament, match):
        return found
    games = _with(tournament, match)
    over = [one for one in games if one.status == "over"]
    decided = _ended(found, *_two(found, match), over) is not None
    off = {
        one.number
        for one in games
        if one.status == "open" and (decided or one.game != 1 + len(over))
    }
    return msgspec.structs.replace(
        found,
        matches=tuple(
            msgspec.structs.replace(one, status="off") if one.number in off else one
            for one in found.matches
        ),
        byes=tuple(
            bye for bye in found.byes if bye.round != match.round or bye.entrant not in match.people
        ),
    )


def _in_bracket(tournament: Tournament, match: Match) -> bool:
    return bool(tournament.bracket) and match.round > tournament.rounds


def _two(tournament: Tournament, match: Match) -> tuple[int, int]:
    """Return the people of a match in a bracket, the better seed first."""
    high, low = sorted(match.people, key=tournament.bracket.index)
    return high, low


def _with(tournament: Tournament, match: Match) -> list[Match]:
    """Return the games of the meeting of a match that was struck, with it, in their order."""
    meeting = Meeting(match.round - tournament.rounds, match.slot, _two(tournament, match))
    others = (one for one in games(tournament, meeting) if one.number != match.number)
    return sorted((*others, match), key=lambda one: one.number)


def _pointless(tournament: Tournament, known: Sequence[Stage]) -> tuple[int, ...]:
    """Return the open matches of people who do not meet any more: a result was corrected."""
    people = {
        (tournament.rounds + stage.number, meeting.slot): {*meeting.people}
        for stage in known
        for meeting in stage.meetings
    }
    return tuple(
        match.number
        for match in tournament.matches
        if match.status == "open"
        and people.get((match.round, match.slot), {*match.people}) != {*match.people}
    )


def _outcome(tournament: Tournament, meeting: Meeting) -> MeetingOutcome | None:
    """Return how a meeting ended, None while it has not."""
    high, low = meeting.people
    if high is None or low is None:
        return MeetingOutcome(high, low)
    number = tournament.rounds + meeting.stage
    rests = {bye.entrant: bye.kind for bye in tournament.byes if bye.round == number}
    for one, other in ((high, low), (low, high)):
        if rests.get(one) == "walkover" and rests.get(other) == "missed":
            return MeetingOutcome(one, other)
    if rests.get(high) == rests.get(low) == "missed":
        return MeetingOutcome(None, None)
    return _ended(tournament, high, low, games(tournament, meeting))


def _ended(
    tournament: Tournament, high: int, low: int, played: Sequence[Match]
) -> MeetingOutcome | None:
    """Return how the games of a meeting ended it, None while they have not.

    Whoever the house AI had to finish for, unexcused, has lost it with that game, rule EVT-5.1a.
    """
    for match in played:
        if match.status == "over" and match.failed:
            here = [one for one in (high, low) if one not in match.failed]
            if not here:
                return MeetingOutcome(None, None)
            return MeetingOutcome(here[0], low if here[0] == high else high)
    winner = _winner(tournament, high, low, played)
    return None if winner is None else MeetingOutcome(winner, low if winner == high else high)


def _winner(tournament: Tournament, high: int, low: int, played: Sequence[Match]) -> int | None:
    """Return who won: most games; level, who used less counted time; then the better seed."""
    if any(match.status != "over" for match in played):
        return None
    won = {one: sum(_won(match, one) for match in played) for one in (high, low)}
    for one in (high, low):
        if won[one] > tournament.terms.best_of // 2:
            return one
    if len(played) < tournament.terms.best_of:
        return None
    if won[high] != won[low]:
        return high if won[high] > won[low] else low
    return low if _used(played, low) < _used(played, high) else high


def _won(match: Match, one: int) -> bool:
    (other,) = (other for other in match.people if other != one)
    return match.compared(one, other) > 0


def _used(played: Sequence[Match], one: int) -> int:
    return sum(match.used[match.people.index(one)] for match in played if match.used)


def due(tournament: Tournament) -> Due:
    """Return the games of the present stage that can begin, walkovers, and who has to choose.

    Who is `away` is in no bracket that is drawn, and meets nobody.
    """
    there = tournament.present - tournament.away
    if not tournament.bracket:
        return Due(bracket=tuple(one for one in tournament.seeds if one not in tournament.away))
    if over(tournament):
        return Due()
    known = stages(tournament)
    stage = known[-1]
    pairings: list[Pairing] = []
    byes: list[Bye] = []
    choosers: list[Chooser] = []
    number = tournament.rounds + stage.number
    for meeting, outcome in zip(stage.meetings, stage.outcomes, strict=True):
        played = games(tournament, meeting)
        if outcome is not None or any(match.status != "over" for match in played):
            continue
        here = [one for one in meeting.people if one in there]
        if len(here) < 2:
            byes += [
                Bye(number, one, "walkover" if one in here else "missed")
                for one in meeting.people
                if one is not None
            ]
            continue
        found = _next_game(tournament, meeting, played)
        if isinstance(found, Chooser):
            choosers.append(found)
        else:
            pairings.append(found)
    return Due(
        round=number,
        pairings=tuple(pairings),
        byes=tuple(byes),
        off=_pointless(tournament, known),
        choosers=tuple(choosers),
    )


def _next_game(
    tournament: Tournament, meeting: Meeting, played: Sequence[Match]
) -> Pairing | Chooser:
    """Return the next game: the first seated by rule EVT-3.4, then as its chooser says."""
    high, low = meeting.people
    assert high is not None
    assert low is not None
    game = 1 + len(played)
    if not played:
        return Pairing(_seated(tournament, meeting.stage, high, low), meeting.slot)
    for choice in tournament.choices:
        asked = (choice.stage, choice.slot, choice.game) == (meeting.stage, meeting.slot, game)
        if asked and choice.first in (high, low):  # not that of others, before a correction
            second = low if choice.first == high else high
            return Pairing((choice.first, second), meeting.slot, game)
    last = played[-1]
    chooser = high if _won(last, low) or not _won(last, high) else low
    return Chooser(meeting.stage, meeting.slot, game, chooser)


def unchosen(tournament: Tournament, choosers: Sequence[Chooser]) -> tuple[SeatChoice, ...]:
    """Return who begins where a chooser says nothing until the deadline: as in a first game."""
    meetings = {(one.stage, one.slot): one.people for each in stages(tournament) for one in each[1]}
    found: list[SeatChoice] = []
    for one in choosers:
        high, low = meetings[one.stage, one.slot]
        assert high is not None
        assert low is not None
        first, _ = _seated(tournament, one.stage, high, low)
        found.append(SeatChoice(one.stage, one.slot, one.game, first))
    return tuple(found)


def _seated(tournament: Tournament, stage: int, high: int, low: int) -> tuple[int, int]:
    taken = {
        one: seats.Sat.of(
            match.people.index(one) for match in tournament.matches if one in match.people
        )
        for one in (high, low)
    }
    begins = seats.begins(taken[high], taken[low])
    if begins is None:
        begins = Streams(tournament.seed).below(f"begins:{stage}:{high}", 2) == 0
    return (high, low) if begins else (low, high)


def over(tournament: Tournament) -> bool:
    """Tell whether the final, and the match for the third place, have ended."""
    if len(tournament.bracket) < 2:
        return bool(tournament.bracket) or not tournament.present - tournament.away
    last = stages(tournament)[-1]
    return last.number == stages_of(len(tournament.bracket)) and None not in last.outcomes


def standings(tournament: Tournament) -> tuple[Row, ...]:
    """Return everybody by how far they came; whoever went out in the same stage shares a place.

    Whoever was dropped for absence is the last of their stage (EVT-5.1a).
    """
    found = rows.standings(tournament, (reached(tournament), rows.there(tournament)))
    return titled(tournament, found)


def titled(tournament: Tournament, found: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return the rows without a first place where nobody has the title.

    That is so where both of the final were absent, or nobody was left for it (EVT-5.1a).
    """
    return rows.without_first(found) if untitled(tournament) else found


def untitled(tournament: Tournament) -> bool:
    """Tell whether the bracket was played, and nobody has won it."""
    if len(tournament.bracket) < 2 or not over(tournament):
        return False
    final = stages(tournament)[-1].outcomes[0]
    return final is not None and final.winner is None


def reached(tournament: Tournament) -> Criterion:
    """Return the stage that everybody reached: one more for its winner, 0 for who is not in it.

    The match for the third place parts those who reached the stage before the final by a half.
    A bracket of one has no stage, and is won.
    """
    found: dict[int, Fraction] = dict.fromkeys(tournament.ranked, Fraction(0))
    found.update(dict.fromkeys(tournament.bracket, Fraction(1)))
    last = stages_of(len(tournament.bracket)) if tournament.bracket else 0
    for stage in stages(tournament):
        for meeting, outcome in zip(stage.meetings, stage.outcomes, strict=True):
            third = stage.number == last and meeting.slot == THIRD
            at = Fraction(stage.number - 1 if third else stage.number)
            for one in meeting.people:
                if one is not None:
                    found[one] = max(at, found[one])
            if outcome is not None and outcome.winner is not None:
                found[outcome.winner] = at + (Fraction(1, 2) if third else 1)
    return each("stage", lambda one: found[one])


def _asks(_: Terms) -> frozenset[str]:
    return frozenset({"ends", "best", "third"})


def _columns(_: Terms) -> tuple[str, ...]:
    return ()


FORMAT = Format(
    key="knockout",
    number=2,
    people=people,
    forecast=forecast,
    begun=_begun,
    due=due,
    over=over,
    standings=standings,
    bracket=True,
    has_points=False,
    asks=_asks,
    columns=_columns,
    untitled=untitled,
    replayed=replayed,
    restored=restored,
)
