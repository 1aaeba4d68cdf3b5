"""Builds up what a reader may see (group ASD-9) from what that reader may know."""

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from games.allstar.cards import Cards
from games.allstar.phases import arenas
from games.allstar.phases.draft import chooser
from games.allstar.phases.lineup import progress
from games.allstar.questions import question
from games.allstar.reasons import why
from games.allstar.state import Confrontation, Seat, State
from games.allstar.strength import Scale, scale_for
from games.allstar.view import (
    AllStarView,
    Answered,
    ConfrontationView,
    Market,
    Mine,
    Reason,
    SeatView,
    Showing,
    Stage,
    Step,
    SwapView,
)
from games.core.decision import Answer, Picks


def public_view(state: State, cards: Cards) -> AllStarView:
    """Return what everybody may see, and a spectator sees."""
    scale = scale_for(cards, len(state.seats))
    tickets = cards.tickets.get(len(state.seats))
    return AllStarView(
        reader=None,
        seats=len(state.seats),
        mode=state.mode,
        picks=state.picks,
        playoffs=state.playoffs,
        exact=state.exact,
        stage=_stage(state),
        round=state.round,
        species=tuple(state.species),
        criteria=scale.criteria,
        arenas=tuple(state.arenas),
        unseen=tuple(arena for arena in cards.arenas if arena in state.arena_pile),
        direction=state.direction,
        pile=len(state.pile),
        market=_market(state),
        panels=tuple(_panel(state, scale, seat) for seat in range(len(state.seats))),
        results=tuple(arenas.result_view(scale, result) for result in state.results),
        swaps=tuple(SwapView(swap.seat, swap.team, swap.out, swap.into) for swap in state.swaps),
        just=_just(state),
        confrontations=tuple(
            _confrontation(scale, number, one, exact=state.exact)
            for number, one in enumerate(state.confrontations, 1)
        ),
        spent=tuple(state.spent),
        ladder=cards.ladder,
        bonus=tickets.bonus if tickets and state.playoffs else 0,
    )


def seat_view(
    state: State, cards: Cards, public: AllStarView, seat: int, given: tuple[Answer, ...]
) -> AllStarView:
    """Return what a seat sees: besides, its own cards and its sealed answers carried out."""
    mine = _mine(state, scale_for(cards, len(state.seats)), seat, given)
    answered = tuple(Answered(answer.kind, answer.picks) for answer in given)
    return replace(public, reader=seat, mine=mine, answered=answered)


def _stage(state: State) -> Stage:
    """Return the part of the match; line-ups begin for all when nobody drafts any more."""
    if state.stage != "season":
        return state.stage
    return "lineup" if all(map(state.drafted, range(len(state.seats)))) else "draft"


def _just(state: State) -> bool:
    """Whether somebody has neither drafted nor confronted since the last matches in arenas.

    Hands move on at once (rule ASD-2.4): the quickest manager alone does not end the telling.
    """
    if not state.results or state.confrontations:
        return False
    drafted = [bool(one.fresh) for one in state.seats]
    return not (any(drafted) if state.mode == "market" else all(drafted))


def _market(state: State) -> Market | None:
    if state.mode != "market" or state.starter is None or state.stage != "season":
        return None
    row = min(6, state.turn // 2 + 1)
    return Market(tuple(state.market), row, chooser(state), state.starter)


def _confrontation(
    scale: Scale, number: int, one: Confrontation, *, exact: bool
) -> ConfrontationView:
    """Return a confrontation with the best group of each team, and why they stand so if `exact`."""
    teams = tuple(arenas.team(scale, cards) if cards else None for cards in one.teams)
    there = [seat for seat, cards in enumerate(one.teams) if cards]
    compared = slice(None if exact else 1)  # the Power alone, rules ASD-7.2 and 7.3
    worths = {seat: [-part for part in scale.strength(one.teams[seat])[compared]] for seat in there}
    order = sorted(there, key=lambda seat: worths[seat])
    reasons: list[Reason] = [""] * len(teams)
    for upper, lower in pairwise(order) if exact else ():
        above, below = arenas.team(scale, one.teams[upper]), arenas.team(scale, one.teams[lower])
        reasons[lower] = why(Showing(above.best), Showing(below.best))
    return ConfrontationView(
        number,
        teams,
        tuple(order),
        tuple(reasons),
        tuple(one.low),
        tuple(one.shots),
        tuple(one.losers),
        tuple(one.paid),
        tuple(one.out),
        tuple(one.short),
        one.left,
    )


def _panel(state: State, scale: Scale, seat: int) -> SeatView:
    one = state.seats[seat]
    conceded = state.given_up.index(seat) + 1 if seat in state.given_up else 0
    return SeatView(
        seat=seat,
        conceded=conceded,
        season=one.supporters,
        playoff=one.playoff,
        tickets=one.tickets,
        bench=len(one.bench),
        drafted=len(one.fresh),
        tossed=len(one.tossed),
        queue=tuple(len(hand.cards) for hand in one.queue),
        teams=tuple(arenas.team(scale, cards) for cards in one.teams),
        hand=len(one.hand),
        team=arenas.team(scale, one.team) if one.team else None,
        rank=one.rank,
        known=_known(one) if state.mode == "market" and not one.rank else (),
    )


def _known(one: Seat) -> tuple[str, ...]:
    """Return the cards that everybody saw a manager take: older ones, this round's, the hand."""
    older = [card for card in one.bench if card not in one.fresh]
    return (*older, *one.fresh, *one.hand)


# The reader's own


def _mine(state: State, scale: Scale, seat: int, given: tuple[Answer, ...]) -> Mine:
    asked = question(state, scale.cards, seat, given)
    step: Step = _step_of(asked.kind) if asked else ""
    if state.stage != "season":
        return _mine_in_playoffs(state, scale, seat, given, step)
    one = state.seats[seat]
    drafting = not state.drafted(seat)
    lineup = progress(state, seat, () if drafting else given)
    return Mine(
        step=step,
        hand=tuple(one.queue[0].cards) if one.queue else (),
        next=(seat + state.direction) % len(state.seats) if one.queue else None,
        given=given[0].picks if drafting and given else (),
        bench=tuple(lineup.bench),
        fresh=tuple(one.fresh),
        gifts=_gifts(state, seat),
        tossed=tuple(one.tossed),
        toss=lineup.toss,
        teams=tuple(arenas.team(scale, cards) for cards in lineup.teams),
        swaps=tuple(SwapView(swap.seat, swap.team, swap.out, swap.into) for swap in lineup.swaps),
        pending=lineup.pending,
        line=arenas.team(scale, lineup.line) if lineup.line else None,
        buses=lineup.buses,
    )


def _gifts(state: State, seat: int) -> tuple[str, ...]:
    """Return the new cards that the other manager of a Duel gave, rule ASD-9.4."""
    if state.mode != "duel":
        return ()
    fresh = state.seats[seat].fresh
    return tuple(card for card in fresh if state.holder(state.origins[card]) != seat)


def _step_of(kind: str) -> Step:
    """Return the step that a kind of question is."""
    steps: dict[str, Step] = {
        "pick": "pick", "duel_pick": "duel_pick", "market": "market", "toss": "toss",
        "swap": "swap", "swap_in": "swap_in", "team": "team", "bus": "bus",
        "po_team": "po_team", "shootout": "shootout", "sub_in": "sub_in", "sub_out": "sub_out",
    }  # fmt: skip
    return steps[kind.removeprefix("allstar.")]


def _mine_in_playoffs(
    state: State, scale: Scale, seat: int, given: Sequence[Answer], step: Step
) -> Mine:
    one = state.seats[seat]
    said: dict[str, Picks] = {answer.kind: answer.picks for answer in given}
    chosen = said.get("allstar.po_team", ())
    team = sorted(chosen) if chosen else one.team
    shot = said.get("allstar.shootout", ("",))[0]
    coming = tuple(sorted(said.get("allstar.sub_in", ())))
    away = {*chosen, *coming, shot}
    return Mine(
        step=step,
        bench=tuple(one.bench),
        fresh=tuple(one.fresh),
        teams=tuple(arenas.team(scale, cards) for cards in one.teams),
        tossed=tuple(one.tossed),
        squad=tuple(card for card in one.hand if card not in away),
        team=arenas.team(scale, team) if team else None,
        shot=shot,
        coming=coming,
        going=tuple(sorted(said.get("allstar.sub_out", ()))),
    )
