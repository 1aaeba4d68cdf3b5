"""The ranking at the end (rules FDB-10.1 to 10.7)."""

from collections.abc import Mapping

from games.core.text import Text, text
from games.core.view import Standing
from games.firstdeck.phases.contest import WIN
from games.firstdeck.phases.rounds import LAST_CARDS
from games.firstdeck.state import Seat, State, active


def standings(state: State) -> tuple[Standing, ...] | None:
    """Return the ranking: by stars, ties shared or broken by rounds won; who gave up comes last.

    Of two who gave up the later stands before the earlier (FDB-10.7). None while the match runs.
    """
    if state.phase != "over":
        return None
    playing = sorted(active(state), key=lambda seat: _merit(state, seat), reverse=True)
    places = {
        seat: 1 + sum(_merit(state, other) > _merit(state, seat) for other in playing)
        for seat in playing
    }
    gone = [number for number, seat in enumerate(state.seats) if seat.conceded]
    gone.sort(key=lambda seat: -state.seats[seat].conceded)
    places |= {seat: len(playing) + place for place, seat in enumerate(gone, 1)}
    return tuple(
        Standing(
            place,
            (seat,),
            state.seats[seat].stars,
            _facts(state, seat),
            conceded=bool(state.seats[seat].conceded),
        )
        for seat, place in places.items()
    )


def figures(state: State) -> Mapping[str, int]:
    """Return the length of a match that is over, and how its final series went."""
    draws = [contest.draws for contest in state.finals]
    found: dict[str, int] = {
        "main rounds": state.round,
        "final rounds": state.final_round,
        "last one alone": state.last_alone is not None,
        "stars in all": sum(seat.stars for seat in state.seats),
    }
    if draws:
        battles = sum(count > 0 for count in draws)
        found |= {"final battles": battles, "final draws, most": max(draws)}
    return found


def _merit(state: State, number: int) -> tuple[int, ...]:
    """What decides between seats that played on, best highest, rule FDB-10.2."""
    seat = state.seats[number]
    if state.tiebreak == "rounds":
        return seat.stars, seat.won, seat.won_final
    return (seat.stars,)


def _facts(state: State, number: int) -> tuple[Text, ...]:
    seat: Seat = state.seats[number]
    facts = [text("firstdeck-fact-won", won=seat.won, final=seat.won_final)]
    if state.last_alone == number:
        facts.append(text("firstdeck-fact-last", stars=LAST_CARDS))
    if stars := _besides_rounds(state, number):
        facts.append(text("firstdeck-fact-besides", stars=abs(stars), lost=int(stars < 0)))
    return tuple(facts)


def _besides_rounds(state: State, number: int) -> int:
    """Return the stars that came neither of rounds won nor of the last cards; below 0: stolen."""
    seat = state.seats[number]
    return seat.stars - WIN * seat.won - LAST_CARDS * (state.last_alone == number)
