"""Play-offs: confrontations, shootouts, tickets, substitutions, the end (group ASD-7)."""

from collections.abc import Mapping, Sequence

from games.allstar.phases.arenas import weakest
from games.allstar.reasons import between, stands, team
from games.allstar.state import Confrontation, State
from games.allstar.strength import Scale
from games.core.decision import Picks
from games.core.event import Event, Mark, told, whispered
from games.core.text import Card, Text, Who, text

MOST_CHANGES = 4
LEAST_CHANGES = 2


def begin(state: State) -> list[Event]:
    """Take all cards in hand; who conceded in the season is out, rules ASD-6.5 and 8.4."""
    for place, seat in enumerate(state.given_up):
        state.seats[seat].rank = len(state.seats) - place
    for one in state.seats:
        one.hand = sorted([*one.bench, *(card for cards in one.teams for card in cards)])
        one.bench, one.fresh, one.teams = [], [], []
    state.stage = "team"
    return [told(text("allstar-playoffs"), heading=True, aside=True)]  # the caption says it


def line_up(state: State, scale: Scale, picks: Mapping[int, Picks]) -> list[Event]:
    """Lay down the first teams and confront them, rule ASD-7.1."""
    for seat, cards in picks.items():
        one = state.seats[seat]
        one.team = sorted(cards)
        one.hand = [card for card in one.hand if card not in cards]
    return confront(state, scale)


def confront(state: State, scale: Scale) -> list[Event]:
    """Turn up and compare all teams in the play-offs, rules ASD-7.2 and 7.3."""
    running = state.running
    low = weakest(scale, {seat: state.seats[seat].team for seat in running}, exact=state.exact)
    open_teams = [list(one.team) if seat in running else [] for seat, one in enumerate(state.seats)]
    state.confrontations.append(Confrontation(open_teams, low, shots=[""] * len(state.seats)))
    events = _tell_teams(state, scale)
    if len(low) == 1:
        events.append(told(_alone(state, scale, low[0]), about=tuple(low)))
        return [*events, *_lose(state, scale, low)]
    return [*events, *_tied(state, scale, low)]


def _alone(state: State, scale: Scale, seat: int) -> Text:
    """Say who is alone at the lowest Power, or weakest of all and why, rules ASD-7.2 and 7.3."""
    if not state.exact:
        powers = sorted(scale.strength(state.seats[other].team)[0] for other in state.running)
        rest = len(powers) - 1
        return text("allstar-lowest", who=Who(seat), power=powers[0], more=powers[1], count=rest)
    return _weakest(state, scale, seat, state.running)


def _weakest(state: State, scale: Scale, seat: int, compared: Sequence[int]) -> Text:
    """Say that a seat has the weakest team of those compared, and what decides (ASD-5.4)."""
    others = (state.seats[other].team for other in compared if other != seat)
    next_up = min(others, key=scale.strength)
    why = between(team(scale, next_up), team(scale, state.seats[seat].team))
    return text("allstar-weakest", who=Who(seat), why=why)


def _tell_teams(state: State, scale: Scale) -> list[Event]:
    number = len(state.confrontations)
    heading = text("allstar-confrontation", number=number)
    events = [told(heading, heading=True, aside=True)]
    for seat in state.running:
        line = stands(seat, team(scale, state.seats[seat].team), exact=state.exact)
        events.append(told(line, marks=(Mark(f"team:{seat}"),), aside=True))
    return events


def _tied(state: State, scale: Scale, low: Sequence[int]) -> list[Event]:
    """Begin a shootout, or settle it at once where a hand is empty, rules ASD-7.3 and 7.6."""
    tied = text("allstar-tied", seats=tuple(Who(seat) for seat in low))
    events = [told(tied, about=tuple(low))]
    empty = [seat for seat in low if not state.seats[seat].hand]
    if not empty:
        state.stage = "shootout"
        return [*events, *_forced(state, low, 1, "allstar-only-shot")]
    losers = weakest(scale, {seat: state.seats[seat].team for seat in empty}, exact=True)
    for seat in losers:
        events.append(told(text("allstar-no-shot", who=Who(seat)), about=(seat,)))
    if len(losers) == 1 < len(empty):
        weak = _weakest(state, scale, losers[0], empty)
        events.append(told(weak, about=tuple(losers)))
    return [*events, *_lose(state, scale, losers)]


def _forced(state: State, seats: Sequence[int], size: int, message: str) -> list[Event]:
    """Tell owners of hands of this size what is played without a question, rule ASD-10.5."""
    return [
        whispered(seat, text(message, cards=tuple(Card(card) for card in state.seats[seat].hand)))
        for seat in seats
        if len(state.seats[seat].hand) == size
    ]


def shoot(state: State, scale: Scale, shots: Mapping[int, str]) -> list[Event]:
    """Turn up the shootout cards; the weakest loses, all are discarded, rules ASD-7.4, 7.5."""
    current = state.confrontations[-1]
    for seat, card in shots.items():
        state.seats[seat].hand.remove(card)
        current.shots[seat] = card
        state.spent.append(card)
        state.shown = sorted({*state.shown, card})
    order = sorted(shots, key=lambda seat: scale.shot(shots[seat]))
    events = [
        told(
            text(
                "allstar-shot",
                who=Who(seat),
                card=Card(shots[seat]),
                symbol=_symbol(scale, shots[seat]),
            ),
            marks=(Mark(f"shot:{seat}"),),
            about=(seat,),
        )
        for seat in reversed(order)
    ]
    loser, next_up = order[0], order[1]
    why = _decides(scale, shots[next_up], shots[loser])
    lost = text("allstar-shot-lost", who=Who(loser), why=why)
    events.append(told(lost, about=(loser,)))
    return [*events, *_lose(state, scale, [loser])]


def _symbol(scale: Scale, card: str) -> Text:
    symbol = scale.cards.players[card].symbol
    return text("allstar-bears", card=Card(symbol)) if symbol else text("allstar-bears-none")


def _decides(scale: Scale, better: str, worse: str) -> Text:
    """Say by which criterion one shootout card beats another, rule ASD-7.4."""
    pairs = zip(scale.lines[better], scale.lines[worse], strict=True)
    place = next(place for place, (more, less) in enumerate(pairs) if more != less)
    criterion = scale.criteria[place]
    players = scale.cards.players
    match criterion:
        case "symbol" if not players[worse].symbol:
            return text("allstar-shot-blank", card=Card(players[better].symbol))
        case "number":
            stronger, weaker = players[better].number, players[worse].number
            return text("allstar-shot-number", more=stronger, less=weaker)
        case _:
            upper, lower = players[better].value(criterion), players[worse].value(criterion)
            more, less = Card(upper), Card(lower)
            return text("allstar-shot-value", criterion=criterion, more=more, less=less)


def _lose(state: State, scale: Scale, losers: Sequence[int]) -> list[Event]:
    """Let losers pay a ticket or leave, rule ASD-7.7; then go on (ASD-7.8)."""
    current = state.confrontations[-1]
    current.losers = list(losers)
    current.paid = [seat for seat in losers if state.seats[seat].tickets]
    current.out = [seat for seat in losers if not state.seats[seat].tickets]
    events: list[Event] = []
    for seat in current.paid:
        one = state.seats[seat]
        one.tickets -= 1
        mark = Mark(f"tickets:{seat}", gain=-1)
        paid = text("allstar-paid", who=Who(seat), count=one.tickets)
        events.append(told(paid, marks=(mark,), about=(seat,)))
    events += _eliminate(state, scale, current.out)
    return [*events, *go_on(state, scale)]


def _eliminate(state: State, scale: Scale, seats: Sequence[int]) -> list[Event]:
    """Give all of them the lowest rank still open and its points, rule ASD-7.11."""
    rank = len(state.running)
    events: list[Event] = []
    for seat in seats:
        events.append(_placed(state, scale, seat, rank, "allstar-out"))
    return events


def _placed(state: State, scale: Scale, seat: int, rank: int, message: str) -> Event:
    one = state.seats[seat]
    points = scale.cards.ladder[rank - 1]
    one.rank = rank
    one.playoff += points
    marks = (Mark(f"step:{rank}", gain=points), Mark(f"supporters:{seat}", gain=points))
    said = text(message, who=Who(seat), rank=rank, points=points)
    return told(said, marks=marks, about=(seat,))


def go_on(state: State, scale: Scale) -> list[Event]:
    """End the play-offs, or have teams changed, rules ASD-7.8 and 7.9."""
    if len(state.running) < 2:
        return finish(state, scale)
    short = [seat for seat in state.running if len(state.seats[seat].hand) < LEAST_CHANGES]
    state.confrontations[-1].short = short
    events = [told(text("allstar-short", who=Who(seat)), about=(seat,)) for seat in short]
    events += _eliminate(state, scale, short)
    if len(state.running) < 2:
        return [*events, *finish(state, scale)]
    state.stage = "change"
    return [*events, *_forced(state, state.running, LEAST_CHANGES, "allstar-only-change")]


def change(state: State, scale: Scale, changes: Mapping[int, tuple[Picks, Picks]]) -> list[Event]:
    """Replace cards of the teams, rule ASD-7.10, and confront them again."""
    events: list[Event] = []
    for seat, (coming, going) in changes.items():
        one = state.seats[seat]
        one.team = sorted([*(card for card in one.team if card not in going), *coming])
        one.hand = [card for card in one.hand if card not in coming]
        state.spent += sorted(going)
        state.shown = sorted({*state.shown, *coming})
        said = text(
            "allstar-changed",
            who=Who(seat),
            coming=tuple(Card(card) for card in sorted(coming)),
            going=tuple(Card(card) for card in sorted(going)),
        )
        marks = tuple(Mark(f"card:{card}") for card in coming)
        events.append(told(said, marks=marks, aside=True))  # the picture shows them all
    return [*events, *confront(state, scale)]


def finish(state: State, scale: Scale) -> list[Event]:
    """Name the champion and pay for tickets left, rules ASD-7.12 and 7.13."""
    state.stage = "over"
    champions = state.running
    events = [_placed(state, scale, seat, 1, "allstar-champion") for seat in champions]
    if not champions:
        events.append(told(text("allstar-no-champion")))
    return [*events, *_bonus(state, scale)]


def _bonus(state: State, scale: Scale) -> list[Event]:
    tickets = scale.cards.tickets.get(len(state.seats))
    if tickets is None:
        return []
    events: list[Event] = []
    for seat, one in enumerate(state.seats):
        gain = tickets.bonus * one.tickets
        if not gain or seat in state.given_up:
            continue
        one.playoff += gain
        said = text("allstar-bonus", who=Who(seat), count=one.tickets, points=gain)
        marks = (Mark(f"supporters:{seat}", gain=gain),)
        events.append(told(said, marks=marks, about=(seat,)))
    return events


def give_up(state: State, scale: Scale, seat: int) -> list[Event]:
    """Put a manager who concedes at the lowest open rank, rule ASD-8.5.

    `seat` stands among those who gave up already. During a shootout this is the loss of the
    confrontation; else the phase goes on without the seat.
    """
    left = len(state.running)
    state.seats[seat].rank = left + 1
    if left < 2:
        return finish(state, scale)
    if state.stage != "shootout":
        return []
    current = state.confrontations[-1]
    current.left, current.losers = seat, [seat]
    said = told(text("allstar-called-off", who=Who(seat)))
    return [said, *go_on(state, scale)]
