"""Combat: attackers, defence window, blocks, damage (NIN-4)."""

from collections.abc import Mapping, Sequence

from games.core.event import Credit
from games.nintendo import events
from games.nintendo.phases.effects.board import Board, look
from games.nintendo.phases.effects.checks import check
from games.nintendo.phases.effects.hurting import lose
from games.nintendo.phases.effects.triggers import arise, let_act
from games.nintendo.phases.effects.zones import still
from games.nintendo.phases.preparation import toll, usable
from games.nintendo.state import (
    Combat,
    Piece,
    Play,
    active,
    characters,
    fights,
    piece,
    present,
)


def ask_attackers(play: Play) -> None:
    """NIN-4.2."""
    play.state.asks = "attackers"


def attack(play: Play, entries: Sequence[int]) -> None:
    """Pay tolls in the order of picking; who cannot any more stays at home (NIN-4.2, 4.3)."""
    state, board = play.state, look(play)
    seat = active(state)
    own = state.seats[seat]
    going: list[Piece] = []
    for one in still(play, entries):
        price = toll(board, one.entry)
        if price > own.coins:
            play.events.append(events.stays(one, price))
            continue
        own.coins -= price
        if price:
            play.events.append(events.pays_toll(one, price))
        going.append(one)
    state.combat = Combat([one.entry for one in going])
    state.tally.combats += 1
    state.phase = "window"
    play.events.append(events.attacks(seat, going))
    arise(play, look(play), "attack", going)


def open_window(play: Play) -> None:
    """The defender is the acting seat now (NIN-4.5), where an attacker is left (NIN-4.4)."""
    state = play.state
    if _nobody_attacks(play):
        return
    state.phase = "defend"
    let_act(play, 1 - active(state))


def _nobody_attacks(play: Play) -> bool:
    """Skip the rest of the combat, where no attacker is left (NIN-4.4)."""
    state = play.state
    assert state.combat is not None
    if state.combat.attackers:
        return False
    state.phase = "combat_over"
    return True


def defend(play: Play) -> None:
    """Ask the defender as long as it may have something to do (NIN-4.5)."""
    state = play.state
    if _nobody_attacks(play):
        return
    seat = 1 - active(state)
    own, board = state.seats[seat], look(play)
    if (
        (own.hand and own.coins)
        or usable(play, board, seat, window=True)
        or can_block_any(play, board)
    ):
        state.asks = "defend"
    else:
        state.phase = "clash"


def can_block_any(play: Play, board: Board) -> bool:
    """Whether a character of the defender can block an attacker."""
    combat = play.state.combat
    assert combat is not None
    return any(blockers(play, board, attacker, {}) for attacker in combat.attackers)


def blockers(play: Play, board: Board, attacker: int, used: Mapping[int, int]) -> list[Piece]:
    """Return who can block an attacker and has capacity left, `used` being spent (NIN-4.6, 4.7)."""
    if board.has(attacker, "stealth"):
        return []
    flies = board.has(attacker, "fly")
    return [
        one
        for one in characters(play, 1 - present(play.state, attacker).owner)
        if not board.has(one.entry, "noblock")
        and (not flies or board.has(one.entry, "fly"))
        and used.get(one.entry, 0) < 1 + board.figures[one.entry].cap
    ]


def close_window(play: Play) -> None:
    """The defender goes on to its blocks, if it can make any (NIN-4.6)."""
    play.state.phase = "blocks"
    if can_block_any(play, look(play)):
        play.events.append(events.to_blocks(play.state.acting))


def ask_blocks(play: Play) -> None:
    """Ask for blocks where any are possible (NIN-4.6)."""
    state = play.state
    if can_block_any(play, look(play)):
        state.asks = "block"
    else:
        state.phase = "clash"


def next_block(
    play: Play, given: Sequence[Sequence[int]]
) -> tuple[Piece, list[Piece], Board] | None:
    """Return the attacker that the next answer is about and who can block it; None after the last.

    `given` are the blockers of the answers so far, for the attackers that could be blocked.
    """
    combat = play.state.combat
    assert combat is not None
    board, used, answers = look(play), dict[int, int](), list(given)
    for attacker in combat.attackers:
        able = blockers(play, board, attacker, used)
        if not able:
            continue
        if not answers:
            return present(play.state, attacker), able, board
        for entry in answers.pop(0):
            used[entry] = used.get(entry, 0) + 1
    return None


def block(play: Play, given: Sequence[Sequence[int]]) -> None:
    """Declare all blocks together (NIN-4.6)."""
    state = play.state
    combat = state.combat
    assert combat is not None
    answers: list[Sequence[int]] = []
    for picks in given:
        asked = next_block(play, answers)
        assert asked is not None
        attacker = asked[0].entry
        answers.append(picks)
        combat.blocks += [(entry, attacker) for entry in picks]
        if picks:
            combat.blocked.append(attacker)
            play.events.append(events.blocks(asked[0], still(play, picks)))
    state.fought = list(combat.blocks)
    state.asks, state.phase = "", "clash"


def begin_clash(play: Play) -> None:
    """The active seat acts again; its waiting triggers resolve (NIN-4.8)."""
    state = play.state
    assert state.combat is not None
    if not state.combat.blocks:
        able = can_block_any(play, look(play))
        play.events.append(events.no_blocks(1 - active(state), able=able))
    state.combat.declared = True
    state.phase = "clashing"
    let_act(play, active(state))


def clash(play: Play) -> None:
    """`clash` and `block` triggers of all fighters resolve (NIN-4.8)."""
    state = play.state
    if _nobody_attacks(play):
        return
    state.phase = "damage"
    board, pairs = look(play), fights(state)
    against = opponents(pairs)
    fighters = [one for one in state.pieces if one.entry in against]
    blocking = {blocker for blocker, _ in pairs}
    # One moment: sorted together, each card once an event.
    before = len(state.queue)
    arise(play, board, "clash", fighters, against)
    arise(play, board, "block", [one for one in fighters if one.entry in blocking], against)
    mine = active(state)
    state.queue[before:] = sorted(
        state.queue[before:], key=lambda one: (one.seat != mine, one.entry, one.ability)
    )


def opponents(pairs: Sequence[tuple[int, int]]) -> dict[int, tuple[int, ...]]:
    """Return the opponents of each fighter."""
    found: dict[int, tuple[int, ...]] = {}
    for blocker, attacker in pairs:
        found[blocker] = (*found.get(blocker, ()), attacker)
        found[attacker] = (*found.get(attacker, ()), blocker)
    return found


def damage(play: Play) -> None:
    """Damage at the same time, coins for who is through, checks, triggers (NIN-4.9 to 4.11)."""
    state = play.state
    if _nobody_attacks(play):
        return
    combat = state.combat
    assert combat is not None
    state.phase = "combat_over"
    board, pairs = look(play), fights(state)
    against = opponents(pairs)
    _strike(play, board, against)
    through = [n for n in combat.attackers if n not in combat.blocked]
    _loot(play, board, through)
    check(play, against)
    board = look(play)
    arise(play, board, "fought", still(play, list(against)), against)
    arise(play, board, "through", still(play, through))


def _strike(play: Play, board: Board, against: Mapping[int, tuple[int, ...]]) -> None:
    """Each fighter is hit by the PF of each opponent, each hit a loss of its own (NIN-4.9)."""
    for entry, others in sorted(against.items()):
        one = present(play.state, entry)
        losses = [board.figures[other].pf for other in others]
        lost = lose(one, losses, board.figures[entry].armor)
        foes = [other for other in others if piece(play.state, other) is not None]
        play.events.append(events.fights(one, still(play, foes), lost))


def _loot(play: Play, board: Board, through: Sequence[int]) -> None:
    """One sum for all who are through; the defender loses a coin for each (NIN-4.10)."""
    state = play.state
    seat = active(state)
    if not through:
        return
    strength = {entry: max(0, board.figures[entry].pf) for entry in through}
    whole = sum(board.figures[entry].pf for entry in through)
    if whole > 0:
        whole = max(0, whole + board.purse(seat, "loot"))
    other = state.seats[1 - seat]
    lost = min(other.coins, len(through))
    state.seats[seat].coins += whole
    other.coins -= lost
    state.tally.loot += whole
    shared = max(1, sum(strength.values()))
    by = tuple(
        Credit(seat, one.card, strength[one.entry], whole * strength[one.entry] // shared)
        for one in still(play, through)
    )
    play.events.append(events.loots(seat, still(play, through), whole, lost, by))


def end(play: Play) -> None:
    """NIN-4.4 and 4.12: what waited for the active seat resolves; nobody attacks any more."""
    state = play.state
    if state.acting != active(state) or any(one.seat == state.acting for one in state.waiting):
        let_act(play, active(state))
        return
    state.combat = None
    state.phase = "ending" if state.waive else "main2"
    play.events.append(events.combat_ends())
