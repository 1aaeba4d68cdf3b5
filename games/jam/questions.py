"""The questions of the game (group JAM-9): who is asked what, with which options."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from games.core.decision import Answer, Confirm, Decision, Option, Total
from games.core.text import Card, text
from games.jam import events
from games.jam.cards import Cards
from games.jam.phases.blocking import Target, targets
from games.jam.phases.lead import CONDITIONS
from games.jam.phases.lineup import STEPS, able, open_step
from games.jam.phases.movement import in_reach
from games.jam.phases.options import (
    Costs,
    Ways,
    card_option,
    reach_text,
    resting,
    skater_options,
    space_options,
    target_text,
    timed_options,
    ways_of,
)
from games.jam.phases.programming import programme
from games.jam.phases.resolution import may_hold
from games.jam.state import HAND, State
from games.jam.track import positions

KINDS = (
    "jam.team", "jam.discard", "jam.jammer", "jam.pivot", "jam.blockers",
    "jam.place", "jam.plan_move", "jam.plan_block", "jam.plan_call",
    "jam.act", "jam.move", "jam.block", "jam.call",
)  # fmt: skip


def question(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Decision | None:
    """Return the question open to a seat, after its own sealed answers of this phase."""
    match state.stage:
        case "team":
            return None if given else _team(cards)
        case "lineup":
            return _lineup(state, cards, seat, given)
        case "program":
            return _program(state, cards, seat, given)
        case "act":
            return None if given else _act(state, cards, seat)
        case "over":
            return None  # somebody may have given up in the middle of a movement
        case _:
            return _live(state, cards, seat)


def _confirm(kind: str) -> tuple[Confirm, ...]:
    return (Confirm(text(f"jam-confirm-{kind}")),)


# Teams and line-ups


def _team(cards: Cards) -> Decision:
    """Ask for the teams in order of preference, rule JAM-1.2."""
    options = tuple(
        Option(team, text("jam-pick", card=Card(team)), f"team:{team}") for team in cards.teams
    )
    return Decision(
        "jam.team",
        "JAM-1.2",
        text("jam-ask-team"),
        options,
        "setup",
        most=len(options),
        ordered=True,
        confirm=_confirm("team"),
        sealed=True,
    )


def _lineup(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Decision | None:
    """Ask for discards, jammer, pivot and blockers, rules JAM-7.5 and 7.6."""
    step = open_step(state, seat, given)
    sitting = f"jam:{state.jam}/lineup"
    match step:
        case "":
            return None
        case "discard":
            return _discard(state, cards, seat, sitting)
        case "blockers":
            return _blockers(state, cards, seat, sitting)
        case _:
            options = skater_options(
                state, cards, seat, able(cards, state.sides[seat], STEPS[step])
            )
            return Decision(
                f"jam.{step}",
                "JAM-7.6",
                text(f"jam-ask-{step}"),
                options,
                sitting,
                sealed=True,
                chain=text("jam-end-lineup"),
                closed=resting(state, cards, seat, STEPS[step]),
            )


def _discard(state: State, cards: Cards, seat: int, sitting: str) -> Decision:
    """Ask which hand cards to throw away, rule JAM-7.5."""
    hand = state.sides[seat].hand
    return Decision(
        "jam.discard",
        "JAM-7.5",
        text("jam-ask-discard"),
        tuple(card_option(cards, card) for card in hand),
        sitting,
        least=0,
        most=len(hand),
        none=text("jam-none-discard"),
        confirm=_confirm("discard"),
        sealed=True,
        chain=text("jam-end-lineup"),
    )


def _blockers(state: State, cards: Cards, seat: int, sitting: str) -> Decision:
    """Ask for three blockers, one of them fresh at least, rule JAM-7.6."""
    return Decision(
        "jam.blockers",
        "JAM-7.6",
        text("jam-ask-blockers"),
        skater_options(state, cards, seat, able(cards, state.sides[seat], "B")),
        sitting,
        least=3,
        most=3,
        least_total=1,
        confirm=_confirm("blockers"),
        sealed=True,
        chain=text("jam-end-lineup"),
        total=Total(text("jam-short-fresh")),
        closed=resting(state, cards, seat, "B"),
    )


# Programming


def _program(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Decision | None:
    """Ask along the chain of a side's programming, rules JAM-2.4 and 2.8."""
    made = programme(state, cards, seat, given)
    step, skater = made.step(cards, state, seat)
    sitting = f"jam:{state.jam}/turn:{state.turn}"
    if step == "plan_call":
        return _plan_call(sitting, has_lead=state.lead == seat)
    if not skater:
        return None
    who = Asked.of(state, skater)
    if step == "place":
        hand = tuple(made.hand)
        ways = tuple(ways_of(state, cards, skater, one) for one in hand)
        alone = not made.placed and len(made.waiting) == 1
        clock = min(HAND, len(state.pile)) if alone else None
        return _place(cards, who, hand, ways, sitting, live=state.options.live, clock=clock)
    card = made.placed[-1].card
    if step == "plan_move":
        costs = tuple(in_reach(cards, state, skater, card).items())
        return _plan_move(cards, who, card, costs, sitting)
    rivals, found = state.sides[1 - seat].lineup, targets(cards, state, skater, card)
    return _plan_block(cards, who, card, tuple(rivals), tuple(found), sitting)


class Asked(NamedTuple):
    """Who is asked about: skater, post and space. Equal ones share their question."""

    skater: str
    post: str
    space: str

    @classmethod
    def of(cls, state: State, skater: str) -> "Asked":
        """Return what a question says of a skater who stands on the track."""
        where = positions(state)
        space = where.space(skater)
        assert space is not None, skater
        return cls(skater, where.post(skater), space)

    @property
    def said(self) -> dict[str, Card | str]:
        """The arguments of a prompt."""
        return {"skater": Card(self.skater), "post": self.post, "space": Card(self.space)}


@lru_cache(maxsize=512)
def _place(
    cards: Cards,
    who: Asked,
    hand: tuple[str, ...],
    ways: tuple[Ways, ...],
    sitting: str,
    *,
    live: bool,
    clock: int | None,
) -> Decision:
    """Ask for the card of a skater, with its Time where orders are planned, JAM-2.4 and 2.8.

    Each option says what the card would reach. With `clock` no card here means that the side lays
    none at all, and so plays for time: so many cards of the pile go (JAM-2.7).
    """
    options = [
        replace(option, group=reach_text(cards, way, card, who.space))
        for card, way in zip(hand, ways, strict=True)
        for option in ((card_option(cards, card),) if live else timed_options(cards, card))
    ]
    return Decision(
        "jam.place",
        "JAM-2.4",
        text("jam-ask-place", **who.said),
        tuple(options),
        sitting,
        least=0,
        none=text("jam-none-place") if clock is None else text("jam-none-place-clock", count=clock),
        sealed=True,
        chain=text("jam-end-programming"),
        about=text("jam-pick", card=Card(who.skater)),
    )


@lru_cache(maxsize=512)
def _plan_move(cards: Cards, who: Asked, card: str, costs: Costs, sitting: str) -> Decision:
    """Ask where a skater is to go, rules JAM-2.8 and 4.5."""
    asked = text("jam-ask-move", **who.said, card=events.card(cards.faces, card))
    options = space_options(cards, costs, final=False)
    return Decision(
        "jam.plan_move",
        "JAM-4.5",
        asked,
        options,
        sitting,
        sealed=True,
        chain=text("jam-end-programming"),
        about=text("jam-about-move", skater=Card(who.skater)),
    )


@lru_cache(maxsize=512)
def _plan_block(
    cards: Cards,
    who: Asked,
    card: str,
    rivals: tuple[str, ...],
    found: tuple[Target, ...],
    sitting: str,
) -> Decision:
    """Ask whom a skater is to block rather than others, rules JAM-2.8 and 5.3."""
    there = {target.skater: target for target in found}
    options = tuple(
        Option(
            one,
            target_text(there[one]) if one in there else text("jam-pick", card=Card(one)),
            f"skater:{one}",
            brief=text("jam-pick", card=Card(one)),
            number=cards.skaters[one].number,
        )
        for one in rivals
    )
    return Decision(
        "jam.plan_block",
        "JAM-5.3",
        text("jam-ask-wishes", **who.said, card=events.card(cards.faces, card)),
        options,
        sitting,
        least=0,
        most=len(options),
        ordered=True,
        none=text("jam-none-wishes"),
        confirm=_confirm("wishes"),
        sealed=True,
        chain=text("jam-end-programming"),
        passed=True,
        about=text("jam-about-wishes", skater=Card(who.skater)),
    )


@lru_cache(maxsize=64)
def _plan_call(sitting: str, *, has_lead: bool) -> Decision:
    """Ask when to call the jam off, rules JAM-7.1 and 9.4."""
    options = tuple(Option(one, text(f"jam-condition-{one}")) for one in CONDITIONS)
    return Decision(
        "jam.plan_call",
        "JAM-7.1",
        text("jam-ask-conditions" if has_lead else "jam-ask-conditions-if"),
        options,
        sitting,
        least=0,
        most=len(options),
        none=text("jam-none-conditions"),
        confirm=_confirm("conditions"),
        sealed=True,
        chain=text("jam-end-programming"),
    )


# Live orders


def _act(state: State, cards: Cards, seat: int) -> Decision | None:
    """Ask whose cards to activate in this Time, rule JAM-3.2."""
    skaters = may_hold(state, cards, seat)
    if not skaters:
        return None
    options = tuple(
        Option(
            skater,
            text(
                "jam-pick-act",
                skater=Card(skater),
                card=events.card(cards.faces, state.laid[skater]),
                times=events.times(cards.actions[state.laid[skater]].times),
            ),
            f"skater:{skater}",
            brief=text("jam-pick", card=Card(skater)),
            number=cards.skaters[skater].number,
        )
        for skater in skaters
    )
    return Decision(
        "jam.act",
        "JAM-3.2",
        text("jam-ask-act", time=state.time),
        options,
        f"{_now(state)}/act",
        least=0,
        most=len(options),
        none=text("jam-none-act"),
        confirm=_confirm("act"),
        sealed=True,
    )


def _now(state: State) -> str:
    return f"jam:{state.jam}/turn:{state.turn}/time:{state.time}"


def _live(state: State, cards: Cards, seat: int) -> Decision | None:
    """Ask what comes up while a turn runs: `move`, `block`, `call`."""
    if state.stage == "call":
        return _call(state) if state.lead == seat else None
    if state.acting is None or positions(state).side(state.acting.skater) != seat:
        return None
    skater, card = state.acting.skater, state.acting.card
    sitting = f"{_now(state)}/{skater}"
    asked = {**Asked.of(state, skater).said, "card": events.card(cards.faces, card)}
    if state.stage == "move":
        costs = tuple(in_reach(cards, state, skater, card).items())
        options = space_options(cards, costs, final=True)
        return Decision("jam.move", "JAM-4.5", text("jam-ask-move", **asked), options, sitting)
    options = tuple(
        Option(
            target.skater,
            target_text(target),
            f"skater:{target.skater}",
            final=True,
            brief=text("jam-pick", card=Card(target.skater)),
            number=cards.skaters[target.skater].number,
        )
        for target in targets(cards, state, skater, card)
    )
    return Decision("jam.block", "JAM-5.3", text("jam-ask-block", **asked), options, sitting)


def _call(state: State) -> Decision:
    """Ask whether to call the jam off at the end of a Time, rules JAM-3.9 and 7.1."""
    options = tuple(Option(one, text(f"jam-pick-{one}"), final=True) for one in ("on", "off"))
    asked = text("jam-ask-call", time=state.time)
    return Decision("jam.call", "JAM-7.1", asked, options, f"{_now(state)}/call")


def answering(state: State, holders: int) -> tuple[int, ...]:
    """Return the coaches of a side who may answer now, by place in its staff, rule JAM-1.8."""
    match state.options.staff:
        case "any":
            return tuple(range(holders))
        case "head":
            return (0,)
        case "rotate":
            return ((state.jam - 1) % holders,)
