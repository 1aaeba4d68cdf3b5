"""How a reader's view is filled, from what that reader may know (rules NBA-8)."""

from collections.abc import Iterable

import msgspec

from games.core.decision import Answer
from games.nba.cards import Cards
from games.nba.phases.activation import against
from games.nba.phases.basics import dice
from games.nba.phases.court import team
from games.nba.phases.variants import expert
from games.nba.printed import listed
from games.nba.state import Die, Duel, State, Table
from games.nba.view import Coach, Given, Market, Mine, NbaView, Resolved, Thrown


def public_view(state: State, cards: Cards) -> NbaView:
    """Return what everybody may see, and a spectator sees."""
    return NbaView(
        None,
        len(state.people()),
        stage=state.stage,
        options=state.options,
        turn=state.turn,
        turns=state.last,
        period=state.period,
        counters=state.counters,
        round=state.round,
        first=state.first,
        active=state.side,
        sides=(state.side_seats(0), state.side_seats(1)),
        scores=(state.score(0), state.score(1)),
        coaches=tuple(_coach(state, cards, seat) for seat in range(len(state.seats))),
        markets=tuple(_market(table) for table in state.tables),
    )


def seat_view(
    state: State, cards: Cards, public: NbaView, seat: int, given: tuple[Answer, ...]
) -> NbaView:
    """Return what a seat sees: besides, its hand, its deck and the business of its question."""
    return msgspec.structs.replace(public, reader=seat, mine=_mine(state, cards, seat, given))


def _thrown(
    cards: Cards, found: Iterable[Die], against: frozenset[str] | None
) -> tuple[Thrown, ...]:
    shown: list[Thrown] = []
    for die in found:
        side = dice.side(cards, die)
        counts = against is None or side.colour in against
        shown.append(Thrown(die.name, die.kind, side.value, side.colour, die.again, counts))
    return tuple(shown)


def _coach(state: State, cards: Cards, seat: int) -> Coach:
    """Return a seat as everybody may know it."""
    own, turn = state.seats[seat], state.seats[seat].turn
    rolling = turn is not None and bool(turn.dice)
    colours = against(state, cards, seat) if rolling else None
    target = turn.target if rolling and turn else own.target
    drafting = state.stage == "draft"
    return Coach(
        seat,
        seat % 2,
        automaton=seat not in state.people(),
        conceded=seat in state.conceded,
        playing=turn is not None,
        points=own.points,
        best=own.best,
        stopped=own.stopped,
        attacks=own.attacks,
        rolled=own.rolled,
        court=tuple(own.court),
        sums=team(state, cards, seat),
        lying=tuple(own.lying),
        hand=len(own.hand),
        deck=len(own.deck),
        pool=tuple(listed(own.hand + own.deck)),
        top=tuple(own.deck[: own.known]),
        discard=tuple(own.discard),
        thrown=tuple(own.thrown),
        box=tuple(listed(own.box)),
        drafted=() if drafting else tuple(own.drafted),
        attack=_thrown(cards, own.attack, None),
        defence=_thrown(cards, own.defence, None),
        against=_against(state, cards, seat),
        target=None if target < 0 else target,
        last=_resolved(cards, own.last),
        tactic=turn.tactic if turn else "",
        dice=_thrown(cards, dice.worst_first(cards, turn.dice, colours), colours) if turn else (),
        done=tuple(turn.done) if turn else (),
        came=tuple(turn.came) if turn else (),
    )


def _against(state: State, cards: Cards, seat: int) -> tuple[Thrown, ...]:
    """Return the defence dice that lie against the attack of a seat (rule NBA-12.4)."""
    stops = [state.seats[other] for other in state.opponents(seat)]
    return _thrown(cards, [die for own in stops if own.target == seat for die in own.defence], None)


def _resolved(cards: Cards, duel: Duel | None) -> Resolved | None:
    if duel is None:
        return None
    attack, defence = _thrown(cards, duel.attack, None), _thrown(cards, duel.defence, None)
    return Resolved(attack, defence, duel.points)


def _market(table: Table) -> Market:
    return Market(
        players=len(table.players),
        track=tuple(table.track),
        player_discard=tuple(table.player_discard),
        least_cost=table.least,
        tactics=len(table.tactics),
        tactic_pool=tuple(sorted(table.tactics)),
        slots=tuple(table.slots),
        tactic_discard=tuple(table.tactic_discard),
        fatigue=tuple(table.fatigue),
    )


def _mine(state: State, cards: Cards, seat: int, given: tuple[Answer, ...]) -> Mine:
    own, turn = state.seats[seat], state.seats[seat].turn
    makes_team = state.stage == "team"
    mine = Mine(
        hand=tuple(listed(own.hand)),
        deck=tuple(listed(own.deck)),
        drafted=tuple(own.drafted),
        starters=cards.starting.first if makes_team else (),
        choices=expert.choices(state.options, cards, len(given)) if makes_team else (),
        pack=tuple(own.pack),
        given=tuple(Given(answer.kind, answer.picks) for answer in given),
    )
    if turn is None:
        return mine
    return msgspec.structs.replace(
        mine,
        coming=turn.coming,
        buying=turn.buying,
        held=tuple(turn.held),
        wants=tuple(turn.wants),
        kept=tuple(turn.kept),
    )
