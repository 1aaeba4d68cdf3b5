"""Activating tactics: dice, rerolls, keeping, the pending attack and its defence (NBA-5)."""

from collections import Counter
from collections.abc import Iterable

from games.core.decision import Confirm, Decision, Option, Picks, StandingOrder
from games.core.event import Credit
from games.core.text import Text, Who, text
from games.nba import events
from games.nba.cards import Cards
from games.nba.events import tell
from games.nba.phases.actions import after_play_ends
from games.nba.phases.basics import dice
from games.nba.phases.basics.deck import tire
from games.nba.phases.court import IQ, REB, team
from games.nba.phases.options import ending, means, sitting
from games.nba.printed import SKILLS, named
from games.nba.state import Die, Play, State

_EXACT = 2520  # parts of a point: every sum of skills up to 10 divides it


def waiting(state: State, seat: int) -> list[int]:
    """Return the opponents whose attack waits, the direct one first (rules NBA-5.6, 12.5)."""
    return [other for other in state.opponents(seat) if state.seats[other].attack]


def against(state: State, cards: Cards, seat: int) -> frozenset[str] | None:
    """Return the colours that the defence being played must meet; None for an attack."""
    turn = state.playing(seat)
    if cards.tactic(turn.tactic).type == "off":
        return None
    return dice.colours(cards, state.seats[turn.target].attack)


def activate(play: Play, seat: int, card: str) -> None:
    """Announce a lying tactic and roll its dice, or ask against whom (rules NBA-5.1 to 5.6)."""
    turn, tactic = play.state.playing(seat), play.cards.tactic(card)
    turn.tactic = card
    turn.done.append(tactic.type)
    announce(play, seat, card)
    targets = waiting(play.state, seat)
    if tactic.type == "off":
        _roll(play, seat)
    elif not targets:
        _put_away(play.state, seat)
        tell(play, seat, "nba-event-no-attack")
    elif len(targets) > 1:
        turn.step = "target"
    else:
        _defend_against(play, seat, targets[0])


def announce(play: Play, seat: int, card: str) -> None:
    """Tell which tactic is activated, with team IQ and complexity (rule NBA-8.2)."""
    iq = team(play.state, play.cards, seat)[IQ]
    args = {"card": named(card), "iq": iq, "cx": play.cards.tactic(card).cx}
    tell(play, seat, "nba-event-played", args)


def ask_target(state: State, cards: Cards, seat: int) -> Decision:
    """Ask against which attack to defend (rule NBA-12.5)."""
    options = tuple(_target(state, cards, other) for other in sorted(waiting(state, seat)))
    prompt = text("nba-ask-target", card=named(state.playing(seat).tactic))
    return Decision("nba.target", "NBA-12.5", prompt, options, sitting(state))


def _target(state: State, cards: Cards, seat: int) -> Option:
    attack = state.seats[seat].attack
    label = text("nba-target", who=Who(seat), total=dice.total(cards, attack))
    group = text("nba-group-target", dice=events.dice(cards, attack))
    return Option(f"seat{seat}", label, f"attack:{seat}", group, final=True)


def choose_target(play: Play, seat: int, picks: Picks) -> None:
    """Defend against the named attack (rule NBA-12.5)."""
    target = int(picks[0].removeprefix("seat"))
    tell(play, seat, "nba-event-target", {"target": Who(target)}, about=(target,))
    _defend_against(play, seat, target)


def _defend_against(play: Play, seat: int, target: int) -> None:
    play.state.playing(seat).target = target
    _roll(play, seat)


def _roll(play: Play, seat: int) -> None:
    """Roll the dice of the tactic; ask which to roll again, if any may be (rule NBA-5.3)."""
    state, cards, turn = play.state, play.cards, play.state.playing(seat)
    wanted = dice.numbers(cards.tactic(turn.tactic), team(state, cards, seat))
    turn.dice = dice.roll(seat, wanted, play.rng)
    if not turn.dice:
        _put_away(state, seat)
        tell(play, seat, "nba-event-no-dice")
        return
    shown = dice.worst_first(cards, turn.dice, against(state, cards, seat))
    tell(play, seat, "nba-event-rolled", {"dice": events.rolled(cards, shown)}, aside=True)
    if most_rerolls(state, cards, seat):
        turn.step = "reroll" if against(state, cards, seat) is None else "reroll_def"
    else:
        _keep(play, seat)


def most_rerolls(state: State, cards: Cards, seat: int) -> int:
    """Return how many of the dice rolled may be rolled again (rules NBA-5.4, 5.7)."""
    turn = state.playing(seat)
    if cards.tactic(turn.tactic).type == "def":
        return min(len(state.table(seat).fatigue), len(turn.dice))
    own, other = team(state, cards, seat)[REB], team(state, cards, seat ^ 1)[REB]
    return dice.rerolls(own, other, len(turn.dice))


def ask_reroll(state: State, cards: Cards, seat: int) -> Decision:
    """Ask which dice to roll again (rules NBA-5.4, 5.7)."""
    turn, colours = state.playing(seat), against(state, cards, seat)
    most = most_rerolls(state, cards, seat)
    total = dice.total(cards, dice.kept(cards, cards.tactic(turn.tactic), turn.dice, colours))
    options = tuple(
        _die(cards, die, colours, final=True) for die in dice.worst_first(cards, turn.dice, colours)
    )
    if colours is None:
        rule, prompt = "NBA-5.4", text("nba-ask-reroll", most=most)
        tally, none = text("nba-tally-reroll", total=total, most=most), text("nba-none-reroll")
    else:
        rule, prompt = "NBA-5.7", text("nba-ask-reroll-def", most=most)
        attacked = dice.total(cards, state.seats[turn.target].attack)
        tally = text("nba-tally-reroll-def", total=total, attack=attacked, most=most)
        none = text("nba-none-reroll-def")
    last = not _asks_to_keep(state, cards, seat) and _rolls_out(state, cards, seat)
    return Decision(
        f"nba.{turn.step}",
        rule,
        prompt,
        options,
        sitting(state),
        least=0,
        most=most,
        none=ending(text("nba-none-reroll")) if last else none,
        none_final=last,
        confirm=means(turn.step.replace("_", "-")),
        tally=tally,
        standing=(StandingOrder("keep", text("nba-none-reroll")),),  # dice lie open
    )


def _die(cards: Cards, die: Die, colours: frozenset[str] | None, *, final: bool) -> Option:
    label, shown = events.die(cards, die, short=True), dice.side(cards, die)
    brief: Text | None = None
    if shown.colour and not dice.counting(cards, [die], colours):
        label, brief = text("nba-idle", die=label), label
    place = f"die:{die.name}"
    return Option(die.name, label, place, weight=shown.value, final=final, brief=brief)


def _asks_to_keep(state: State, cards: Cards, seat: int) -> bool:
    """Whether which dice to keep of this roll is asked (rule NBA-5.10)."""
    return state.options.keep == "ask" and bool(_in_doubt(state, cards, seat))


def _in_doubt(state: State, cards: Cards, seat: int) -> list[str]:
    """Return the kinds of which there is a choice which dice to keep (rule NBA-5.10)."""
    turn = state.playing(seat)
    tactic = cards.tactic(turn.tactic)
    return dice.in_doubt(cards, tactic, turn.dice, against(state, cards, seat))


def _rolls_out(state: State, cards: Cards, seat: int) -> bool:
    """Whether the turn ends by itself once the dice on the table are laid."""
    return after_play_ends(state, cards, seat, state.playing(seat).tactic)


def reroll(play: Play, seat: int, picks: Picks) -> None:
    """Roll the picked dice again, once and all together (rules NBA-5.4, 5.7)."""
    state, cards, turn = play.state, play.cards, play.state.playing(seat)
    if picks:
        if turn.step == "reroll_def":
            tire(state, seat, len(picks))
            marks = [f"fatigue:{seat // 2}", f"deck:{seat}"]
            tell(play, seat, "nba-event-tired", {"n": len(picks)}, marks=marks)
        before = dice.worst_first(cards, _named(turn.dice, picks), against(state, cards, seat))
        turn.dice = dice.roll_again(seat, turn.dice, picks, play.rng)
        tell_rerolled(play, seat, before, _named(turn.dice, [die.name for die in before]))
    _keep(play, seat)


def _named(found: Iterable[Die], names: Iterable[str]) -> list[Die]:
    """Return the dice of these names, in the order of the names."""
    by_name = {die.name: die for die in found}
    return [by_name[name] for name in names]


def tell_rerolled(play: Play, seat: int, before: list[Die], after: list[Die]) -> None:
    """Tell which dice a seat has rolled again, and what they show now."""
    shown = {"dice": events.dice(play.cards, before), "new": events.dice(play.cards, after)}
    tell(play, seat, "nba-event-rerolled", shown, aside=True)


def _keep(play: Play, seat: int) -> None:
    """Ask which dice to keep where the option says so, or keep the highest (NBA-5.10)."""
    state, cards, turn = play.state, play.cards, play.state.playing(seat)
    if state.options.keep == "ask":
        turn.wants = _in_doubt(state, cards, seat)
    if turn.wants:
        turn.step = "keep_dice"
        return
    tactic, colours = cards.tactic(turn.tactic), against(state, cards, seat)
    _lay(play, seat, dice.kept(cards, tactic, turn.dice, colours))


def ask_keep(state: State, cards: Cards, seat: int) -> Decision:
    """Ask which dice of a kind to keep (rule NBA-5.10)."""
    turn, colours = state.playing(seat), against(state, cards, seat)
    kind = turn.wants[0]
    found = dice.counting(cards, dice.of_kind(turn.dice, kind), colours)
    number = min(cards.tactic(turn.tactic).keep[kind], len(found))
    others = [die for die in _kept_so_far(state, cards, seat) if die.kind != kind]
    base = dice.total(cards, others)
    tally = text("nba-tally-keep", base=base, most=number)
    if colours is not None:
        attacked = dice.total(cards, state.seats[turn.target].attack)
        tally = text("nba-tally-keep-def", base=base, most=number, attack=attacked)
    ranked = dice.best(cards, found, len(found))
    return Decision(
        "nba.keep_dice",
        "NBA-5.10",
        text("nba-ask-keep", n=number, kind=text(f"nba-skill-{kind}")),
        tuple(_die(cards, die, None, final=False) for die in ranked),
        sitting(state),
        least=number,
        most=number,
        confirm=_keeping(state, cards, seat),
        tally=tally,
    )


def _keeping(state: State, cards: Cards, seat: int) -> tuple[Confirm, ...]:
    """Return what keeping dice means: with the last kind the turn may end by itself."""
    if len(state.playing(seat).wants) == 1 and _rolls_out(state, cards, seat):
        return (Confirm(ending(text("nba-confirm-keep-dice")), final=True),)
    return means("keep-dice")


def keep(play: Play, seat: int, picks: Picks) -> None:
    """Keep the picked dice of one kind, then ask for the next or lay all (rule NBA-5.10)."""
    turn = play.state.playing(seat)
    turn.kept += picks
    turn.wants.pop(0)
    if not turn.wants:
        _lay(play, seat, _kept_so_far(play.state, play.cards, seat))


def _kept_so_far(state: State, cards: Cards, seat: int) -> list[Die]:
    """Return the dice kept by hand, and the highest of the kinds that need no question."""
    turn, asked = state.playing(seat), _in_doubt(state, cards, seat)
    tactic, colours = cards.tactic(turn.tactic), against(state, cards, seat)
    kept = [die for die in turn.dice if die.name in turn.kept]
    rest = dice.kept(cards, tactic, turn.dice, colours)
    return dice.in_order(kept + [die for die in rest if die.kind not in asked])


def _lay(play: Play, seat: int, kept: list[Die]) -> None:
    """Put the kept dice in their zone; the tactic goes to the discard (NBA-5.5, 5.8, 5.9)."""
    turn = play.state.playing(seat)
    if play.cards.tactic(turn.tactic).type == "off":
        attack(play, seat, kept)
    else:
        defend(play, seat, turn.target, kept)
    _put_away(play.state, seat)


def attack(play: Play, seat: int, kept: list[Die]) -> None:
    """Let an attack wait for the own next turn (rule NBA-5.5)."""
    play.state.seats[seat].attack = kept
    args = {"dice": events.dice(play.cards, kept), "total": dice.total(play.cards, kept)}
    about = play.state.opponents(seat)
    by = behind(play.state, play.cards, seat, kept)
    tell(play, seat, "nba-event-attack", args, marks=[f"attack:{seat}"], about=about, by=by)


def behind(state: State, cards: Cards, seat: int, kept: Iterable[Die]) -> tuple[Credit, ...]:
    """Return the part of each player on court in an attack: its dice are shared out by skill.

    What the dice of a kind show belongs to the players as their skills of that kind do (NBA-5.3).
    """
    sums, court = team(state, cards, seat), state.seats[seat].court
    shown = Counter((SKILLS.index(die.kind), dice.side(cards, die).value) for die in kept)
    weights = dict.fromkeys(court, 0)
    for (at, value), times in shown.items():
        whole = max(1, sums[at])
        for card in court if value else ():
            part = _EXACT * value * cards.player(card).skills[at] // whole
            weights[card] += times * part
    return tuple(Credit(seat, card, weight) for card, weight in weights.items())


def defend(play: Play, seat: int, target: int, kept: list[Die]) -> None:
    """Lay defence dice against an attack (rule NBA-5.8)."""
    own, cards = play.state.seats[seat], play.cards
    own.defence, own.target = kept, target if kept else -1
    stood = dice.total(cards, play.state.seats[target].attack)
    if not kept:
        tell(play, seat, "nba-event-defence-none", {"attack": stood}, about=(target,))
        return
    args = {"dice": events.dice(cards, kept), "total": dice.total(cards, kept), "attack": stood}
    tell(play, seat, "nba-event-defence", args, marks=[f"defence:{seat}"], about=(target,))


def _put_away(state: State, seat: int) -> None:
    """Discard the tactic that was played and go on with the turn (rule NBA-5.9)."""
    own, turn = state.seats[seat], state.playing(seat)
    own.lying.remove(turn.tactic)
    own.discard.append(turn.tactic)
    turn.tactic, turn.target, turn.step = "", -1, "act"
    turn.dice, turn.wants, turn.kept = [], [], []
