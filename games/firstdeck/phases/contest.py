"""A contest: reveal steps, comparison, battle, stars (groups FDB-3 to FDB-5)."""

from collections.abc import Mapping, Sequence

from games.core.event import Credit
from games.firstdeck import events
from games.firstdeck.effects import resolve_all, steal, turn_up, worth
from games.firstdeck.state import Fight, Play, State, clockwise, targets
from games.firstdeck.view import Contest

WIN, SHARE = 2, 1  # stars, rules FDB-4.7 and 5.6


def begin(play: Play, seats: Sequence[int]) -> None:
    """Let these seats reveal 3 cards each; who has none takes no part, rules FDB-2.3 and 5.1."""
    state = play.state
    contenders = [seat for seat in seats if state.seats[seat].deck]
    state.fight = Fight(contenders)
    state.contest = None
    for seat in state.seats:
        seat.worth = None
    state.phase = "contest"
    reveal(play, dict.fromkeys(contenders, 3))


def reveal(play: Play, due: Mapping[int, int]) -> None:
    """Carry out one reveal step but for its thefts, rule FDB-3.1."""
    state, cards = play.state, play.cards.by_id
    fight = state.fight
    assert fight is not None
    fight.steps += 1
    revealed: list[tuple[int, str]] = []
    for number in clockwise(state.first, due):
        seat = state.seats[number]
        base, extra, missing = turn_up(cards, seat, due[number])
        play.events += events.reveals(
            number,
            base,
            extra,
            missing,
            battle=fight.steps > 1,
            series=bool(state.final_round),
        )
        revealed += [(number, card) for card in (*base, *extra)]
    resolve_all(play, revealed)
    for number in due:
        seat = state.seats[number]
        seat.worth = worth(cards, seat.in_play())


def carry_on(play: Play) -> None:
    """Go on with a contest until a theft needs an answer or it is decided."""
    state = play.state
    fight = state.fight
    assert fight is not None
    while state.phase == "contest":
        if _steal_in_turn(play, fight):
            _compare(play, fight)


def _steal_in_turn(play: Play, fight: Fight) -> bool:
    """Carry out the waiting thefts; False when one has to be asked about, rules FDB-3.3, 3.4."""
    while fight.steals:
        thief, card = fight.steals[0]
        possible = targets(play.state, thief)
        if len(possible) > 1:
            play.state.phase = "victim"
            return False
        del fight.steals[0]
        steal(play, thief, card, possible[0] if possible else None)
    return True


def steal_from(play: Play, victim: int) -> None:
    """Carry out the theft that was asked about."""
    fight = play.state.fight
    assert fight is not None
    thief, card = fight.steals.pop(0)
    steal(play, thief, card, victim)
    play.state.phase = "contest"


def value(state: State, seat: int) -> int:
    """The value of a seat that takes part in the contest."""
    shown = state.seats[seat].worth
    assert shown is not None
    return shown.value


def _compare(play: Play, fight: Fight) -> None:
    """Compare values: a winner, a new draw, or a total tie, rules FDB-5.2 to 5.6."""
    state = play.state
    values = {seat: value(state, seat) for seat in clockwise(state.first, fight.fighters)}
    best = max(values.values(), default=0)
    ahead = [seat for seat in values if values[seat] == best]
    if values:
        play.events.append(events.values(state, tuple(values)))
    if len(ahead) < 2:
        _decide(play, ahead, WIN)
        return
    drawing = [seat for seat in ahead if state.seats[seat].deck]
    if not drawing:
        _decide(play, ahead, SHARE)
        return
    fight.fighters = sorted(ahead)
    play.events.append(events.battle(best, ahead))
    play.events += [events.keeps(seat, best) for seat in ahead if seat not in drawing]
    play.rng.moment(state, play.events)
    reveal(play, dict.fromkeys(drawing, 1))


def _decide(play: Play, winners: Sequence[int], stars: int) -> None:
    """Give the winners their stars and close the contest."""
    state = play.state
    for seat in winners:
        state.seats[seat].stars += stars
    if stars == WIN and winners:
        winner = state.seats[winners[0]]
        winner.won += 1
        winner.won_final += bool(state.final_round)
    by = tuple(credit for seat in winners for credit in _behind(play, seat, stars))
    play.events.append(events.outcome(state, winners, stars, by))
    state.reference = reference(state, winners)
    state.contest = summary(state, winners, stars if winners else 0, decided=True)
    state.fight = None
    state.phase = "decided"


def _behind(play: Play, number: int, stars: int) -> list[Credit]:
    """Return the cards that made the value of a winner: its best family and the chameleon men."""
    seat, cards = play.state.seats[number], play.cards.by_id
    if seat.worth is None:
        return []
    family = seat.worth.family
    return [
        Credit(number, card.id, card.n + card.wild, stars)
        for card in [cards[one] for one in seat.in_play()]
        if card.wild or (card.family and card.family == family)
    ]


def reference(state: State, winners: Sequence[int]) -> int | None:
    """The reference winner, rule FDB-6.3.

    Where every fighter gave up, it is the last of them, whose place still counts (FDB-10.4).
    """
    if not winners:
        return state.reference
    order = clockwise(state.first, winners)
    return max(reversed(order), key=lambda seat: state.seats[seat].stars)


def summary(
    state: State, winners: Sequence[int] = (), gain: int = 0, *, decided: bool = False
) -> Contest:
    """Return the contest as everybody sees it, running or decided."""
    fight = state.fight
    assert fight is not None
    rest = {
        number: seat.worth.value
        for number, seat in enumerate(state.seats)
        if seat.worth and not seat.conceded and number not in winners
    }
    return Contest(
        number=state.final_round or state.round,
        final=bool(state.final_round),
        open=not decided,
        worths=tuple(seat.worth for seat in state.seats),
        fighters=tuple(fight.fighters),
        draws=fight.steps - 1,
        winners=tuple(sorted(winners)),
        gain=gain,
        runner_up=max(rest, key=rest.__getitem__) if rest and winners else None,
    )
