"""What must have happened after an answer, if what its reason said is true (MND-1.1).

A judge gets the asked seat's views before and after, what was picked, and the part of the reason
that it is for. It returns None where what was said is not certain, or can no longer be seen.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from games.allstar.strength import scale_for
from games.core.decision import Decision, Picks
from games.core.text import Card, Text, Who
from games.jam.view import Blocked, Cancelled, Fouled, Passed
from games.nba.printed import is_player, is_tactic
from games.registry import load


class Told(NamedTuple):
    """An answer, the reason for it, and the views before and after it."""

    before: Any
    after: Any
    seat: int
    question: Decision
    picks: Picks
    said: Text

    def number(self, name: str) -> int:
        found = self.said.args[name]
        assert isinstance(found, int)
        return found

    def card(self, name: str) -> str:
        found = self.said.args[name]
        assert isinstance(found, Card)
        return found.id


Judge = Callable[[Told], bool | None]
CARDS = {key: game.rules().cards for key, game in load().items()}  # type: ignore[attr-defined]


# Mon Premier Deck Building


def _owned(view: Any, seat: int) -> set[str]:
    panel = view.panels[seat]
    return {*panel.deck, *panel.in_play, *panel.spent}


def kept(told: Told) -> bool | None:
    """So many of the cards that there were are still there."""
    same = (told.before.round, told.before.stage) == (told.after.round, told.after.stage)
    if not same or told.after.phase == "discard":
        return None
    left = _owned(told.before, told.seat) & _owned(told.after, told.seat)
    return len(left) == told.number("cards")


def robbed(told: Told) -> bool | None:
    if told.after.round != told.before.round or (told.after.contest and told.after.contest.winners):
        return None
    panels, victim = told.after.panels, int(told.picks[0])
    return (panels[told.seat].stars, panels[victim].stars) == (
        told.number("mine"),
        told.number("left"),
    )


def took_two(told: Told) -> bool | None:
    """One is the seat's, one is in the box, the last another's: unless a round began since."""
    if told.after.round != told.before.round or told.after.stage != told.before.stage:
        return None
    there = told.card("card") in _owned(told.after, told.seat)
    who = told.said.args["who"]
    assert isinstance(who, Who)
    goes = told.card("left") in [one.id for one in told.after.panels[who.seat].table]
    return there and goes and told.card("other") in told.after.box


# All-Star Draft


def shows(told: Told) -> bool | None:
    """The team that was just changed or chosen has the Power that was told."""
    mine = told.after.mine
    if told.before.stage != told.after.stage or told.before.round != told.after.round:
        return None
    match told.question.kind:
        case "allstar.team":
            team = mine.line
        case "allstar.swap_in":
            number, _ = told.before.mine.pending
            team = mine.teams[number - 1] if mine.teams else None
        case "allstar.po_team":
            team = mine.team
        case _:
            return None
    return None if team is None else team.best.size == told.number("power")


def makes(told: Told) -> bool | None:
    """The largest group with the card that was taken has so many cards."""
    group = told.said.args["group"]
    if len(told.picks) != 1 or not isinstance(group, Text) or "count" not in group.args:
        return None
    bench = {*told.before.mine.bench, *told.picks}
    if not bench <= {*told.after.mine.bench}:
        return None
    keys = scale_for(CARDS["allstar"], told.before.seats).keys
    counts = Counter(key for card in bench for key in keys[card])
    return max(counts[key] for key in keys[told.picks[0]]) == group.args["count"]


# NBA Deck-Building


def joins(told: Told) -> bool | None:
    """The team rolls so many dice more, in attack and in defence."""
    before, after = told.before.coaches[told.seat], told.after.coaches[told.seat]
    if before.court == after.court:
        return None
    more = [new - old for new, old in zip(after.sums, before.sums, strict=True)]
    return (sum(more[:3]), sum(more[3:6])) == (told.number("more"), told.number("guards"))


def held(told: Told) -> bool | None:
    own, turn = told.after.coaches[told.seat], told.before.turn != told.after.turn
    whole = told.number("count") + told.number("draw")
    return own.hand == whole if turn and len(own.pool) >= whole else None


def removed(told: Told) -> bool | None:
    own = told.after.coaches[told.seat]
    left = [*own.pool, *own.discard]
    if told.before.turn == told.after.turn:
        return None
    return (sum(map(is_player, left)), sum(map(is_tactic, left))) == (
        told.number("players"),
        told.number("tactics"),
    )


# JAM


def _deeds(told: Told, *kinds: type) -> list[Any]:
    """Return what the skater in question has done since, of what is still told."""
    old = len(told.before.story)
    new = told.after.story[old:] if told.after.turns == told.before.turns else ()
    skater = told.before.mine.skater
    return [one for one in new if isinstance(one, kinds) and one.skater == skater]


def passes(told: Told) -> bool | None:
    if told.question.kind != "jam.move":
        return None
    found = _deeds(told, Passed)[:1]
    points = told.said.args.get("points", 0)
    return found[0].points == points if found else None


def blocks(told: Told) -> bool | None:
    """The target is where it was said to be, or stays where she was."""
    if told.question.kind != "jam.block":
        return None
    found = _deeds(told, Blocked, Fouled, Cancelled)[:1]
    if not found:
        return None
    result = told.said.id.removeprefix("jam-leads-")
    if result == "foul":  # unless the referee looks away
        return isinstance(found[0], Fouled) or bool(found[0].referee)
    same = isinstance(found[0], Blocked) and found[0].result == result
    return same and ("end" not in told.said.args or found[0].end == told.card("end"))


# Cartes Nintendo


def buys(told: Told) -> bool | None:
    own = told.after.panels[told.seat]
    return own.stars == told.number("stars")


def hits(told: Told) -> bool | None:
    """The target has so many hearts left, or is gone; nothing else happened to it meanwhile."""
    entry = int(told.picks[0].removeprefix("p"))
    if told.after.queued or told.after.waiting or told.after.resolving:
        return None
    there = [one for one in told.after.pieces if one.entry == entry]
    before = next(one for one in told.before.pieces if one.entry == entry)
    if not told.number("left"):
        return not there or there[0].pc > 0  # it fell, or was saved
    return (
        None
        if not there or there[0].maximum != before.maximum
        else there[0].pc == told.number("left")
    )


JUDGES: Mapping[str, Mapping[str, Judge]] = {
    "firstdeck": {
        "firstdeck-why-keep": kept,
        "firstdeck-leads-discard": kept,
        "firstdeck-leads-discard-goblin": kept,
        "firstdeck-why-victim": robbed,
        "firstdeck-picked-take-box": took_two,
    },
    "allstar": {"allstar-worth-beats": shows, "allstar-leads-draft": makes},
    "nba": {"nba-leads-joins": joins, "nba-why-hold": held, "nba-why-remove": removed},
    "jam": {
        "jam-leads-scores": passes,
        "jam-leads-first": passes,
        "jam-leads-initial": passes,
        **{
            f"jam-leads-{result}": blocks
            for result in ("failed", "pushed", "fell", "out", "stripped", "foul")
        },
    },
    "nintendo": {"nintendo-leads-star": buys, "nintendo-leads-hit": hits},
}
