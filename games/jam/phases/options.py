"""How what may be picked is said, with what follows from picking it (group JAM-9)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from games.core.decision import Closed, Option
from games.core.text import Card, Text, text
from games.jam import events
from games.jam.cards import Cards
from games.jam.phases.blocking import Target, targets
from games.jam.phases.movement import in_reach
from games.jam.printed import Helmet
from games.jam.state import State
from games.jam.track import OfTrack

Costs: TypeAlias = tuple[tuple[str, int], ...]  # spaces within reach, with what it costs


def skater_options(state: State, cards: Cards, seat: int, ids: Iterable[str]) -> tuple[Option, ...]:
    """Return own skaters as options, with skills; a fresh one weighs 1."""
    side = state.sides[seat]
    return tuple(
        Option(
            one,
            _with_skills(cards, one, tired=one in side.tired),
            f"skater:{one}",
            weight=int(one not in side.tired),
            brief=text("jam-pick", card=Card(one)),
            number=cards.skaters[one].number,
        )
        for one in ids
    )


def resting(state: State, cards: Cards, seat: int, helmet: Helmet) -> tuple[Closed, ...]:
    """Return the exhausted skaters of a helmet, who sit this jam out, rule JAM-7.4."""
    return tuple(
        Closed(
            text("jam-pick", card=Card(one)),
            text("jam-closed-exhausted"),
            "JAM-7.4",
            f"skater:{one}",
        )
        for one in state.sides[seat].exhausted
        if cards.skaters[one].helmet == helmet
    )


def _with_skills(cards: Cards, skater: str, *, tired: bool) -> Text:
    printed = cards.skaters[skater]
    movement, block, resistance = printed.tired if tired else printed.fresh
    energy = "tired" if tired else "fresh"
    return text(
        "jam-pick-skater",
        skater=Card(skater),
        energy=energy,
        movement=movement,
        block=block,
        resistance=resistance,
    )


def card_option(cards: Cards, card: str) -> Option:
    """Return a hand card as an option, with the Times at which it can be activated."""
    printed = cards.actions[card]
    said = text(
        "jam-pick-card", card=events.card(cards.faces, card), times=events.times(printed.times)
    )
    return Option(card, said, f"card:{card}", brief=events.card(cards.faces, card))


class Ways(NamedTuple):
    """What a card would do on a skater as all stand now: where she gets, or whom she may block."""

    spaces: tuple[str, ...] = ()
    targets: tuple[Target, ...] = ()


def ways_of(of: OfTrack, cards: Cards, skater: str, card: str) -> Ways:
    """Return what a card would do on a skater, whatever kind it is."""
    if cards.actions[card].kind == "movement":
        return Ways(spaces=tuple(in_reach(cards, of, skater, card)))
    return Ways(targets=tuple(targets(cards, of, skater, card)))


def reach_text(cards: Cards, ways: Ways, card: str, here: str) -> Text:
    """Say what a card would reach on a skater who stands here, in the numbers of the spaces."""
    if cards.actions[card].kind == "movement":
        listed = _listed(cards, ways.spaces, here)
        return text("jam-reach-move", spaces=listed) if listed else text("jam-reach-nowhere")
    several = len(ways.targets) > 1  # more briefly: the line of a list holds a hundred signs
    struck = tuple(
        text(
            "jam-reach-each" if several else "jam-reach-target",
            skater=Card(one.skater),
            power=one.power,
            resistance=one.resistance,
            wins=int(one.margin > 0),
        )
        for one in ways.targets
    )
    return text("jam-reach-block", targets=struck) if struck else text("jam-reach-nobody")


def _listed(cards: Cards, spaces: Sequence[str], here: str) -> tuple[Text, ...]:
    """Say spaces shortly: the whole pack, or all of it but the own space, in a word."""
    missing = [space for space in cards.track.pack if space not in spaces]
    if missing and missing != [here]:
        return tuple(_shortly(cards, space) for space in spaces)
    outside = [_shortly(cards, space) for space in spaces if space not in cards.track.pack]
    return (text("jam-short-pack", all=int(not missing)), *outside)


def _shortly(cards: Cards, space: str) -> Text:
    """Say a space: in the pack its number."""
    return text("jam-short", zone=cards.track.spaces[space].zone, number=space_number(cards, space))


def space_number(cards: Cards, space: str) -> int:
    """Return the number of a pack space, odd inside and even outside (JAMR-1); else 0."""
    printed = cards.track.spaces[space]
    return 2 * printed.row - int(printed.lane == "int") if printed.row else 0


def timed_options(cards: Cards, card: str) -> Iterable[Option]:
    """Return an option for each Time of a card."""
    said = events.card(cards.faces, card)
    for time in cards.actions[card].times:
        label = text("jam-pick-timed", card=said, time=time)
        brief = text("jam-pick-timed-brief", number=cards.actions[card].number, time=time)
        yield Option(f"{card}t{time}", label, f"card:{card}/{time}", brief=brief)


def space_options(cards: Cards, costs: Costs, *, final: bool) -> tuple[Option, ...]:
    """Return spaces as options; a `final` one is where the skater goes at once."""
    numbers = {space: space_number(cards, space) for space, _ in costs}
    return tuple(
        Option(
            space,
            text("jam-pick-space", space=Card(space), cost=cost, number=numbers[space]),
            f"space:{space}",
            final=final,
            brief=text("jam-pick-space-brief", space=Card(space), number=numbers[space]),
            number=numbers[space] or None,
        )
        for space, cost in costs
    )


def target_text(target: Target) -> Text:
    """Say a target as she stands now: direction, power against Resistance."""
    return text(
        "jam-pick-target",
        skater=Card(target.skater),
        direction=target.direction.partition("-")[0] or "zone",
        power=target.power,
        resistance=target.resistance,
    )
