"""Activating tactics: dice, rerolls, keeping, the pending attack and its defence (NBA-5)."""

from collections.abc import Sequence

from games.core.event import Event
from games.core.streams import Streams
from games.nba import events as say
from games.nba.cards import Cards
from games.nba.phases import dice
from games.nba.phases.court import sums
from games.nba.phases.deck import tire
from games.nba.printed import SKILLS
from games.nba.state import Die, State

REB, IQ = SKILLS.index("reb"), SKILLS.index("iq")


def team(cards: Cards, state: State, seat: int) -> tuple[int, ...]:
    """Return the sums of the eight skills of a seat's court."""
    return sums(cards, state.seats[seat].court)


def waiting(state: State, seat: int) -> list[int]:
    """Return the opponents whose attack waits, the direct one first (rules NBA-5.6, 12.5)."""
    return [other for other in state.opponents(seat) if state.seats[other].attack]


def wanted(cards: Cards, state: State, seat: int) -> dict[str, int]:
    """Return how many dice of each kind the tactic being played rolls (rule NBA-5.3)."""
    turn = state.playing(seat)
    return dice.numbers(cards.tactic(turn.tactic), team(cards, state, seat))


def against(cards: Cards, state: State, seat: int) -> frozenset[str] | None:
    """Return the colours that the defence being played must meet; None for an attack."""
    turn = state.playing(seat)
    if cards.tactic(turn.tactic).type == "off":
        return None
    return dice.colours(cards, state.seats[turn.target].attack)


def activate(cards: Cards, state: State, seat: int, card: str, rng: Streams) -> list[Event]:
    """Announce a lying tactic and roll its dice, or ask against whom (rules NBA-5.1 to 5.6)."""
    turn, tactic = state.playing(seat), cards.tactic(card)
    turn.tactic = card
    turn.done.append(tactic.type)
    events = [announced(cards, state, seat, card)]
    if tactic.type == "off":
        return events + _roll(cards, state, seat, rng)
    targets = waiting(state, seat)
    if not targets:
        _put_away(state, seat)
        return [*events, say.event(state, seat, "nba-event-no-attack")]
    if len(targets) > 1:
        turn.step = "target"
        return events
    return events + choose_target(cards, state, seat, targets[0], rng)


def announced(cards: Cards, state: State, seat: int, card: str) -> Event:
    """Tell which tactic is activated, with team IQ and complexity (rule NBA-8.2)."""
    iq = team(cards, state, seat)[IQ]
    args = {"card": say.named(card), "iq": iq, "cx": cards.tactic(card).cx}
    return say.event(state, seat, "nba-event-played", args)


def choose_target(cards: Cards, state: State, seat: int, target: int, rng: Streams) -> list[Event]:
    """Defend against the attack of `target` (rule NBA-12.5)."""
    state.playing(seat).target = target
    return _roll(cards, state, seat, rng)


def _roll(cards: Cards, state: State, seat: int, rng: Streams) -> list[Event]:
    turn = state.playing(seat)
    turn.dice = dice.roll(seat, wanted(cards, state, seat), rng)
    if not turn.dice:
        _put_away(state, seat)
        return [say.event(state, seat, "nba-event-no-dice")]
    shown = say.dice(cards, turn.dice)
    events = [say.event(state, seat, "nba-event-rolled", {"dice": shown}, aside=True)]
    if most_rerolls(cards, state, seat):
        turn.step = "reroll" if against(cards, state, seat) is None else "reroll_def"
        return events
    return events + _keep(cards, state, seat)


def most_rerolls(cards: Cards, state: State, seat: int) -> int:
    """Return how many of the dice rolled may be rolled again (rules NBA-5.4, 5.7)."""
    turn = state.playing(seat)
    if cards.tactic(turn.tactic).type == "def":
        return min(len(state.table(seat).fatigue), len(turn.dice))
    own, other = team(cards, state, seat)[REB], team(cards, state, seat ^ 1)[REB]
    return dice.rerolls(own, other, len(turn.dice))


def reroll(
    cards: Cards, state: State, seat: int, picks: Sequence[str], rng: Streams
) -> list[Event]:
    """Roll the picked dice again, once and all together (rules NBA-5.4, 5.7)."""
    turn, events = state.playing(seat), list[Event]()
    if picks:
        if turn.step == "reroll_def":
            tire(state, seat, len(picks))
            marks = [f"fatigue:{seat // 2}", f"deck:{seat}"]
            events.append(say.event(state, seat, "nba-event-tired", {"n": len(picks)}, marks=marks))
        before = [die for die in turn.dice if die.name in picks]
        turn.dice = dice.roll_again(seat, turn.dice, picks, rng)
        after = [die for die in turn.dice if die.name in picks]
        shown = {"dice": say.dice(cards, before), "new": say.dice(cards, after)}
        events.append(say.event(state, seat, "nba-event-rerolled", shown, aside=True))
    return events + _keep(cards, state, seat)


def _keep(cards: Cards, state: State, seat: int) -> list[Event]:
    """Ask which dice to keep where the option says so, or keep the highest (NBA-5.10)."""
    turn = state.playing(seat)
    tactic, colours = cards.tactic(turn.tactic), against(cards, state, seat)
    if state.options.keep == "ask":
        turn.wants = dice.in_doubt(cards, tactic, turn.dice, colours)
    if turn.wants:
        turn.step = "keep_dice"
        return []
    return _lay(cards, state, seat, dice.kept(cards, tactic, turn.dice, colours))


def keep(cards: Cards, state: State, seat: int, picks: Sequence[str]) -> list[Event]:
    """Keep the picked dice of one kind, then ask for the next or lay all (rule NBA-5.10)."""
    turn = state.playing(seat)
    turn.kept += picks
    turn.wants.pop(0)
    if turn.wants:
        return []
    return _lay(cards, state, seat, kept_so_far(cards, state, seat))


def kept_so_far(cards: Cards, state: State, seat: int) -> list[Die]:
    """Return the dice kept by hand, and the highest of the kinds that need no question."""
    turn = state.playing(seat)
    tactic, colours = cards.tactic(turn.tactic), against(cards, state, seat)
    asked = dice.in_doubt(cards, tactic, turn.dice, colours)
    kept = [die for die in turn.dice if die.name in turn.kept]
    rest = dice.kept(cards, tactic, turn.dice, colours)
    return dice.in_order(kept + [die for die in rest if die.kind not in asked])


def _lay(cards: Cards, state: State, seat: int, kept: list[Die]) -> list[Event]:
    """Put the kept dice in their zone; the tactic goes to the discard (NBA-5.5, 5.8, 5.9)."""
    turn = state.playing(seat)
    if cards.tactic(turn.tactic).type == "off":
        laid = attack(cards, state, seat, kept)
    else:
        laid = defend(cards, state, seat, turn.target, kept)
    _put_away(state, seat)
    return [laid]


def attack(cards: Cards, state: State, seat: int, kept: list[Die]) -> Event:
    """Let an attack wait for the own next turn (rule NBA-5.5)."""
    state.seats[seat].attack = kept
    shown, total = say.dice(cards, kept), dice.total(cards, kept)
    return say.event(
        state,
        seat,
        "nba-event-attack",
        {"dice": shown, "total": total},
        marks=[f"attack:{seat}"],
        about=state.opponents(seat),
    )


def defend(cards: Cards, state: State, seat: int, target: int, kept: list[Die]) -> Event:
    """Lay defence dice against an attack (rule NBA-5.8)."""
    own = state.seats[seat]
    own.defence, own.target = kept, target if kept else -1
    shown, total = say.dice(cards, kept), dice.total(cards, kept)
    stood = dice.total(cards, state.seats[target].attack)
    marks = [f"defence:{seat}"]
    if not kept:
        return say.event(state, seat, "nba-event-defence-none", {"attack": stood}, about=(target,))
    args = {"dice": shown, "total": total, "attack": stood}
    return say.event(state, seat, "nba-event-defence", args, marks=marks, about=(target,))


def _put_away(state: State, seat: int) -> None:
    """Discard the tactic that was played and go on with the turn (rule NBA-5.9)."""
    own, turn = state.seats[seat], state.playing(seat)
    own.lying.remove(turn.tactic)
    own.discard.append(turn.tactic)
    turn.tactic, turn.target, turn.step = "", -1, "act"
    turn.dice, turn.wants, turn.kept = [], [], []
