"""Play-offs: confrontations, shootouts, tickets, substitutions, the end (group ASD-7)."""

from collections.abc import Mapping, Sequence

from games.allstar import events
from games.allstar.phases.arenas import scale_of, team, weakest
from games.allstar.reasons import between
from games.allstar.state import Confrontation, Play
from games.core.decision import Picks

MOST_CHANGES = 4
LEAST_CHANGES = 2


def begin(play: Play) -> None:
    """Take all cards in hand; who conceded in the season is out, rules ASD-6.5 and 8.4."""
    state = play.state
    for place, seat in enumerate(state.given_up):
        state.seats[seat].rank = len(state.seats) - place
    for one in state.seats:
        one.hand = sorted([*one.bench, *(card for cards in one.teams for card in cards)])
        one.bench, one.fresh, one.teams = [], [], []
    state.stage = "team"
    play.events.append(events.playoffs_begin())


def line_up(play: Play, picks: Mapping[int, Picks]) -> None:
    """Lay down the first teams and confront them, rule ASD-7.1."""
    for seat, cards in picks.items():
        one = play.state.seats[seat]
        one.team = sorted(cards)
        one.hand = [card for card in one.hand if card not in cards]
    confront(play)


def confront(play: Play) -> None:
    """Turn up and compare all teams in the play-offs, rules ASD-7.2 and 7.3."""
    state, scale = play.state, scale_of(play)
    running = state.running
    low = weakest(scale, {seat: state.seats[seat].team for seat in running}, exact=state.exact)
    open_teams = [list(one.team) if seat in running else [] for seat, one in enumerate(state.seats)]
    state.confrontations.append(Confrontation(open_teams, low, shots=[""] * len(state.seats)))
    _tell_teams(play)
    if len(low) == 1:
        _tell_alone(play, low[0])
        _lose(play, low)
    else:
        _tie(play, low)


def _tell_teams(play: Play) -> None:
    state, scale = play.state, scale_of(play)
    play.events.append(events.confronts(len(state.confrontations)))
    for seat in state.running:
        there = team(scale, state.seats[seat].team)
        play.events.append(events.shows_team(seat, there, exact=state.exact))


def _tell_alone(play: Play, seat: int) -> None:
    """Tell who is alone at the lowest Power, or weakest of all and why, rules ASD-7.2 and 7.3."""
    state, scale = play.state, scale_of(play)
    if state.exact:
        _tell_weakest(play, seat, state.running)
        return
    powers = sorted(scale.strength(state.seats[other].team)[0] for other in state.running)
    play.events.append(events.lowest(seat, powers[0], powers[1], len(powers) - 1))


def _tell_weakest(play: Play, seat: int, compared: Sequence[int]) -> None:
    """Tell that a seat has the weakest team of those compared, and what decides (ASD-5.4)."""
    seats, scale = play.state.seats, scale_of(play)
    others = (seats[other].team for other in compared if other != seat)
    next_up = min(others, key=scale.strength)
    why = between(team(scale, next_up), team(scale, seats[seat].team))
    play.events.append(events.weakest(seat, why, len(compared)))


def _tie(play: Play, low: Sequence[int]) -> None:
    """Begin a shootout, or settle it at once where a hand is empty, rules ASD-7.3 and 7.6."""
    state, scale = play.state, scale_of(play)
    play.events.append(events.ties(low))
    empty = [seat for seat in low if not state.seats[seat].hand]
    if not empty:
        state.stage = "shootout"  # a hand of one card is played without a question, rule ASD-10.5
        hands = [(seat, state.seats[seat].hand) for seat in low]
        play.events += [events.only_shot(seat, hand) for seat, hand in hands if len(hand) == 1]
        return
    losers = weakest(scale, {seat: state.seats[seat].team for seat in empty}, exact=True)
    play.events += [events.no_shot(seat) for seat in losers]
    if len(losers) == 1 < len(empty):
        _tell_weakest(play, losers[0], empty)
    _lose(play, losers)


def shoot(play: Play, shots: Mapping[int, str]) -> None:
    """Turn up the shootout cards; the weakest loses, all are discarded, rules ASD-7.4, 7.5."""
    state, scale = play.state, scale_of(play)
    players = play.cards.players
    for seat, card in shots.items():
        state.seats[seat].hand.remove(card)
        state.confrontations[-1].shots[seat] = card
        state.spent.append(card)
        state.shown = sorted({*state.shown, card})
    order = sorted(shots, key=lambda seat: scale.shot(shots[seat]))
    for seat in reversed(order):
        play.events.append(events.shoots(seat, shots[seat], players[shots[seat]]))
    worse, better = shots[order[0]], shots[order[1]]
    pairs = zip(scale.lines[better], scale.lines[worse], strict=True)
    place = next(place for place, (more, less) in enumerate(pairs) if more != less)
    criterion = scale.criteria[place]
    lost = events.loses_shootout(order[0], criterion, players[better], players[worse])
    play.events.append(lost)
    _lose(play, [order[0]])


def _lose(play: Play, losers: Sequence[int]) -> None:
    """Let losers pay a ticket or leave, rule ASD-7.7; then go on (ASD-7.8)."""
    seats, current = play.state.seats, play.state.confrontations[-1]
    current.losers = list(losers)
    current.paid = [seat for seat in losers if seats[seat].tickets]
    current.out = [seat for seat in losers if not seats[seat].tickets]
    for seat in current.paid:
        seats[seat].tickets -= 1
        play.events.append(events.pays(seat, seats[seat].tickets))
    _eliminate(play, current.out, together=False)
    _go_on(play, together=bool(current.out))


def _eliminate(play: Play, seats: Sequence[int], *, together: bool) -> None:
    """Give all of them the lowest rank still open and its points, rule ASD-7.11.

    It is told `together` with who went out before them at the same confrontation.
    """
    rank = len(play.state.running)
    for place, seat in enumerate(seats):
        points, by = _place(play, seat, rank), _group(play, seat)
        same = together or place > 0
        play.events.append(events.out(seat, rank, points, by, together=same))


def _place(play: Play, seat: int, rank: int) -> int:
    """Put a seat at its final rank; return the points of that."""
    one, points = play.state.seats[seat], play.cards.ladder[rank - 1]
    one.rank = rank
    one.playoff += points
    return points


def _group(play: Play, seat: int) -> tuple[str, ...]:
    """Return the cards of a team that make its Power; none while it lies nowhere (ASD-8.5)."""
    cards = play.state.seats[seat].team
    return team(scale_of(play), cards).best.cards if cards else ()


def _go_on(play: Play, *, together: bool) -> None:
    """End the play-offs, or have teams changed, rules ASD-7.8 and 7.9.

    Whoever is placed now is told `together` with who went out at this confrontation.
    """
    state = play.state
    if len(state.running) < 2:
        _finish(play, together=together)
        return
    short = [seat for seat in state.running if len(state.seats[seat].hand) < LEAST_CHANGES]
    state.confrontations[-1].short = short
    play.events += [events.cannot_change(seat) for seat in short]
    _eliminate(play, short, together=together)
    if len(state.running) < 2:
        _finish(play, together=True)
        return
    state.stage = "change"
    hands = [(seat, state.seats[seat].hand) for seat in state.running]
    only = [(seat, hand) for seat, hand in hands if len(hand) == LEAST_CHANGES]  # rule ASD-10.5
    play.events += [events.only_change(seat, hand) for seat, hand in only]


def change(play: Play, changes: Mapping[int, tuple[Picks, Picks]]) -> None:
    """Replace cards of the teams, rule ASD-7.10, and confront them again."""
    state = play.state
    for seat, (coming, going) in changes.items():
        one = state.seats[seat]
        one.team = sorted([*(card for card in one.team if card not in going), *coming])
        one.hand = [card for card in one.hand if card not in coming]
        state.spent += sorted(going)
        state.shown = sorted({*state.shown, *coming})
        play.events.append(events.changes(seat, coming, going))
    confront(play)


def _finish(play: Play, *, together: bool) -> None:
    """Name the champion and pay for tickets left, rules ASD-7.12 and 7.13."""
    state = play.state
    state.stage = "over"
    champions = state.running
    for seat in champions:
        points, by = _place(play, seat, 1), _group(play, seat)
        play.events.append(events.champion(seat, points, by, together=together))
    if not champions:
        play.events.append(events.no_champion())
    _pay_bonus(play)


def _pay_bonus(play: Play) -> None:
    tickets = play.cards.tickets.get(len(play.state.seats))
    if tickets is None:
        return
    for seat, one in enumerate(play.state.seats):
        gain = tickets.bonus * one.tickets
        if gain and seat not in play.state.given_up:
            one.playoff += gain
            play.events.append(events.bonus(seat, one.tickets, gain))


def give_up(play: Play, seat: int) -> None:
    """Put a manager who concedes at the lowest open rank, rule ASD-8.5.

    `seat` stands among those who gave up already. During a shootout this is the loss of the
    confrontation; else the phase goes on without the seat.
    """
    state = play.state
    left = len(state.running)
    state.seats[seat].rank = left + 1
    if left < 2:
        _finish(play, together=False)
    elif state.stage == "shootout":
        current = state.confrontations[-1]
        current.left, current.losers = seat, [seat]
        play.events.append(events.calls_off(seat))
        _go_on(play, together=False)
