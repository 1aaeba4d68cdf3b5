"""Resolution (group JAM-3): Times, cards by number, and the end of a turn.

A planned turn runs from the reveal to its end; a live one stops where somebody is asked.
"""

from collections.abc import Collection, Mapping

from games.jam.cards import Cards
from games.jam.events import tell
from games.jam.phases.blocking import block, cancel, default_target, targets
from games.jam.phases.deck import missing, refill
from games.jam.phases.fatigue import end_jam
from games.jam.phases.lead import give_lead, wants_to_call
from games.jam.phases.movement import default_destination, in_reach, move
from games.jam.printed import REAR, TIMES
from games.jam.state import Orders, Play, State
from games.jam.track import everybody, positions, put
from games.jam.view import Acting, Freed, Lost, Prisoner, Released, Turned


def begin_time(play: Play, orders: Orders | None = None) -> None:
    """Begin the next Time, or end the turn after the fifth, rule JAM-3.1."""
    state = play.state
    if state.time == TIMES:
        end_turn(play)
        return
    state.time += 1
    state.busy = state.time == 1 or any(
        state.time in play.cards.actions[card].times for card in state.laid.values()
    )
    if orders is not None:
        plans = orders.plans
        turn_up(play, {one for one in state.laid if plans[one].time == state.time}, orders)
    elif any(may_hold(state, play.cards, side) for side in (0, 1)):
        state.stage = "act"
    else:
        turn_up(play, (), orders)


def may_hold(state: State, cards: Cards, side: int) -> list[str]:
    """Return the skaters of a side who may act now or hold back, in post order, rule JAM-3.2."""
    actions = cards.actions
    return [
        skater
        for skater in state.sides[side].lineup
        if skater in state.laid
        and state.time in actions[state.laid[skater]].times
        and state.time < actions[state.laid[skater]].last
    ]


def turn_up(play: Play, chosen: Collection[str], orders: Orders | None = None) -> None:
    """Turn up what was chosen, and in `live` what must be activated now, rules JAM-3.2 to 3.4."""
    state, actions = play.state, play.cards.actions
    now = [
        skater
        for skater, card in state.laid.items()
        if skater in chosen or (orders is None and actions[card].last == state.time)
    ]
    state.up = sorted(now, key=lambda skater: actions[state.laid[skater]].number)
    for skater in state.up:
        tell(play, Turned(state.time, skater, state.laid[skater]))
    carry_on(play, orders)


def carry_on(play: Play, orders: Orders | None = None) -> None:
    """Carry out the cards turned up until somebody is asked, then end the Time."""
    state = play.state
    state.acting = None
    while state.up:
        skater = state.up.pop(0)
        card = state.laid.pop(skater)
        state.discard.append(card)
        if positions(state).is_pinned(skater):
            tell(play, Lost(state.time, skater, card, "pinned"))
            continue
        state.acting = Acting(skater, card)
        if not _act(play, orders, skater, card):
            return
        state.acting = None
    end_time(play, orders)


def _act(play: Play, orders: Orders | None, skater: str, card: str) -> bool:
    """Carry a card out, rule JAM-3.5; return False where its owner is asked first."""
    if play.cards.actions[card].kind == "movement":
        return _move(play, orders, skater, card)
    return _block(play, orders, skater, card)


def _move(play: Play, orders: Orders | None, skater: str, card: str) -> bool:
    """Move as planned, or where there is but one way, rules JAM-4.4 and 4.5."""
    state = play.state
    spaces = in_reach(play.cards, state, skater, card)
    here = positions(state).space(skater)
    assert here is not None
    if orders is None and len(spaces) > 1:
        state.stage = "move"
        return False
    move(play, skater, card, _destination(play, orders, skater, spaces) if spaces else here)
    return True


def _destination(play: Play, orders: Orders | None, skater: str, spaces: Mapping[str, int]) -> str:
    """Return the planned destination; she cannot have moved since it was planned (JAM-3.7)."""
    end = orders.plans[skater].end if orders else ""
    if end:
        assert end in spaces, end
        return end
    return default_destination(play.cards, skater, spaces)


def _block(play: Play, orders: Orders | None, skater: str, card: str) -> bool:
    """Block the first wished target, else the default one, rules JAM-2.8 and 5.3."""
    state = play.state
    found = targets(play.cards, state, skater, card)
    if not found:
        cancel(play, skater, card)
        return True
    if orders is None and len(found) > 1:
        state.stage = "block"
        return False
    there = [one.skater for one in found]
    wishes = orders.plans[skater].wishes if orders else ()
    wished = [wish for wish in wishes if wish in there]
    block(play, skater, card, (wished or [default_target(found, positions(state)).skater])[0])
    return True


def end_time(play: Play, orders: Orders | None = None) -> None:
    """Give LEAD, then let the side that has it call the jam off, rules JAM-3.8 and 3.9."""
    state = play.state
    given = give_lead(play)
    if state.lead is not None:
        if orders is None and (state.busy or given):
            state.stage = "call"
            return
        if orders is not None and wants_to_call(play, orders, state.lead):
            end_jam(play, "called")
            return
    begin_time(play, orders)


def end_turn(play: Play) -> None:
    """End the turn after Time 5, rule JAM-3.10."""
    state = play.state
    _release(play)
    if state.options.wriggle:
        _wriggle(play)
    state.stuck = []
    if state.last_turn:
        end_jam(play, "clock")
    elif sum(missing(side) for side in state.sides) > len(state.pile):
        end_jam(play, "pile")
    else:
        refill(play)
        state.turn += 1
        state.time = 0
        state.busy = False
        state.stage = "program"


def _release(play: Play) -> None:
    """Let those whose prison time is over come back, rules JAM-3.10a and 5.9."""
    state = play.state
    over = [one.skater for one in state.prison if one.turns == 1]
    state.prison = [Prisoner(one.skater, one.turns - 1) for one in state.prison if one.turns > 1]
    for skater in over:
        put(state.stacks, skater, REAR)
        tell(play, Released(skater))


def _wriggle(play: Play) -> None:
    """Put jammers on top of their stacks who were pinned for the whole turn, rule JAM-3.10b.

    Who is freed is settled first; of two in one stack the lower goes first.
    """
    state, where = play.state, positions(play.state)
    freed = [skater for skater in state.stuck if where.is_pinned(skater)]
    for space in play.cards.track.pack:
        for skater in [one for one in state.stacks[space] if one in freed]:
            put(state.stacks, skater, space)
            tell(play, Freed(skater, space))


def pinned_jammers(state: State) -> list[str]:
    """Return the jammers who are pinned now, for JAM-3.10b."""
    where = positions(state)
    return [one for one in everybody(state) if where.is_jammer(one) and where.is_pinned(one)]
