"""How a view is filled (group JAM-8): from what its reader may know."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.core.decision import Answer
from games.jam.cards import Cards
from games.jam.phases.blocking import default_target, targets
from games.jam.phases.lineup import chosen, open_step
from games.jam.phases.movement import in_reach
from games.jam.phases.programming import programme
from games.jam.questions import question
from games.jam.state import State
from games.jam.track import positions
from games.jam.view import Aim, JamView, LaidView, Mine, Placed, SideView, Stage, Step


def public_view(state: State, cards: Cards) -> JamView:
    """Return what everybody may see, and a spectator sees."""
    return JamView(
        reader=None,
        seats=len(state.sides),
        stage=state.stage,
        jams=state.options.jams,
        live=state.options.live,
        wriggle=state.options.wriggle,
        tie="overtime" if state.options.overtime else "draw",
        jam=state.jam,
        overtime=state.overtime,
        turn=state.turn,
        turns=state.turns,
        time=state.time,
        sides=(_side(state, cards, 0), _side(state, cards, 1)),
        stacks={space: tuple(stack) for space, stack in state.stacks.items()},
        prison=tuple(state.prison),
        laid=_laid(state, cards),
        acting=state.acting,
        pile=len(state.pile),
        discard=tuple(state.discard),
        lead=state.lead,
        lead_open=state.lead_open,
        stuck=tuple(state.stuck),
        last_turn=state.last_turn,
        busy=state.busy,
        story=tuple(state.story),
        before=state.before,
        course=tuple(state.course),
    )


def _side(state: State, cards: Cards, seat: int) -> SideView:
    side = state.sides[seat]
    return SideView(
        team=side.team,
        squad=cards.squads.get(side.team, ()),
        lineup=tuple(side.lineup),
        tired=tuple(side.tired),
        exhausted=tuple(side.exhausted),
        points=side.points,
        jam_points=side.jam_points,
        passes=side.passes,
        hand=len(side.hand),
        tally=side.tally,
        conceded=state.conceded == seat,
    )


def _laid(state: State, cards: Cards) -> tuple[LaidView, ...]:
    """Return the cards on skaters, home first in post order; faces of those turned up alone."""
    return tuple(
        LaidView(
            skater,
            cards.actions[state.laid[skater]].times,
            state.laid[skater] if skater in state.up else "",
        )
        for side in state.sides
        for skater in side.lineup
        if skater in state.laid
    )


def seat_view(
    state: State, cards: Cards, public: JamView, seat: int, given: tuple[Answer, ...]
) -> JamView:
    """Return what a side sees: besides, its own cards and its sealed answers carried out."""
    return replace(public, reader=seat, mine=_mine(state, cards, seat, given))


def _mine(state: State, cards: Cards, seat: int, given: Sequence[Answer]) -> Mine:
    side = state.sides[seat]
    own = tuple((one, state.laid[one]) for one in side.lineup if one in state.laid)
    mine = Mine(hand=tuple(side.hand), cards=own)
    match state.stage:
        case "team":
            wishes = given[0].picks if given else ()
            return replace(mine, step="" if given else "team", teams=wishes)
        case "lineup":
            return _lining_up(state, mine, seat, given)
        case "program":
            return _programming(state, cards, mine, seat, given)
        case "act":
            asked = question(state, cards, seat, given)
            acts = given[0].picks if given else None
            return replace(mine, step="act" if asked else "", acts=acts)
        case _:
            return _in_turn(state, cards, mine, seat)


def _lining_up(state: State, mine: Mine, seat: int, given: Sequence[Answer]) -> Mine:
    thrown = chosen(given, "discard")
    five = (*chosen(given, "jammer"), *chosen(given, "pivot"), *chosen(given, "blockers"))
    step = open_step(state, seat, given)
    kept = tuple(card for card in mine.hand if card not in thrown)
    return replace(mine, step=step, hand=kept, thrown=thrown, lineup=five)


def _programming(
    state: State, cards: Cards, mine: Mine, seat: int, given: Sequence[Answer]
) -> Mine:
    made = programme(state, cards, seat, given)
    step, skater = made.step(cards, state, seat)
    return replace(
        mine,
        step=step,
        skater=skater,
        hand=tuple(made.hand),
        placed=tuple(made.placed),
        calls=made.calls,
        aims=tuple(_aims(state, cards, made.placed)) if not state.options.live else (),
    )


def _aims(state: State, cards: Cards, placed: Sequence[Placed]) -> Iterator[Aim]:
    """Yield where orders lead as all stand now, rules JAM-2.8, 4.5 and 5.3."""
    where = positions(state)
    for one in placed:
        if cards.actions[one.card].kind == "block":
            found = targets(cards, state, one.skater, one.card)
            if found:
                there = {target.skater: target for target in found}
                wished = [there[wish] for wish in one.wishes if wish in there]
                hit = wished[0] if wished else default_target(found, where)
                yield Aim(one.skater, "", hit.skater, hit.power, hit.resistance)
            continue
        ends = [one.end] if one.end else list(in_reach(cards, state, one.skater, one.card))
        if len(ends) == 1:
            yield Aim(one.skater, ends[0])


def _in_turn(state: State, cards: Cards, mine: Mine, seat: int) -> Mine:
    if question(state, cards, seat, ()) is None:
        return mine
    steps: dict[Stage, Step] = {"move": "move", "block": "block", "call": "call"}
    skater = state.acting.skater if state.acting else ""
    return replace(mine, step=steps[state.stage], skater=skater)
