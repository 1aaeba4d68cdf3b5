"""What answers do and gain, said in half a line, from what the asked side knows (MND-1.1).

Where the player weighs other answers too, the figures are told in which what is picked differs
from the next best.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from games.ai.mind import Weighed, led_to
from games.core.decision import Decision, Picks
from games.core.text import Card, Text, text
from games.jam import events
from games.jam.advice import leads
from games.jam.cards import Cards
from games.jam.phases.options import space_number
from games.jam.printed import OPEN
from games.jam.state import HAND
from games.jam.track import positions
from games.jam.view import JamView
from games.jam.words import calls_text

Ranked: TypeAlias = Callable[[], Sequence[Weighed]]  # answers the player chooses from, best first
_SKILLS = ("movement", "block", "resistance")


def why(
    cards: Cards, view: JamView, decision: Decision, picks: Picks, ranked: Ranked
) -> Text | None:
    """Return what picks come to; nothing where too few are picked to tell."""
    match decision.kind:
        case "jam.discard":
            return _discarded(view, picks)
        case "jam.blockers":
            return _fielded(view, decision, picks)
        case "jam.team" if picks:
            first = led_to(leads.explained(cards, view, decision), picks[:1])
            assert first is not None
            return text("jam-why-team", team=first)
        case "jam.plan_block" if picks:  # of wishes the first
            return _wished(cards, view, decision, picks[0])
        case "jam.plan_call" if picks:
            return calls_text(picks)
        case _:
            return _single(cards, view, decision, picks, ranked)


def _single(
    cards: Cards, view: JamView, decision: Decision, picks: Picks, ranked: Ranked
) -> Text | None:
    """Say what one pick leads to, and in what it differs from the next best."""
    explained = leads.explained(cards, view, decision)
    said, differs = led_to(explained, picks), _DIFFERS.get(decision.kind)
    if said is None or differs is None or not picks:
        return said
    if _fails(said):
        said = text("jam-why-comes", said=said)
    weighed = ranked()
    if len(weighed) < 2 or weighed[0].picks != picks or not weighed[1].picks:
        return said
    rather = differs(cards, view, picks[0], weighed[1].picks[0])
    if rather is None or led_to(explained, weighed[1].picks) == said:
        return rather or said  # what both lead to parts them in nothing
    return text("jam-why-rather", said=said, other=rather)


def _fails(said: Text) -> bool:
    """Whether a block would fail on everybody whom it could meet as all stand now."""
    targets = said.args.get("targets")
    if said.id != "jam-reach-block" or not isinstance(targets, tuple):
        return said.id == "jam-reach-nobody"
    return not any(isinstance(one, Text) and one.args["wins"] for one in targets)


def _discarded(view: JamView, picks: Picks) -> Text:
    """Say how many cards are drawn to fill the hand up again, rule JAM-7.5."""
    assert view.reader is not None
    kept = view.sides[view.reader].hand - len(picks)
    return text("jam-why-discard", count=len(picks), draw=max(0, HAND - kept))


def _fielded(view: JamView, decision: Decision, picks: Picks) -> Text | None:
    """Say who of three blockers will have to rest, rule JAM-7.4."""
    if len(picks) < decision.least:
        return None
    fresh = sum(option.weight for option in decision.options if option.id in picks)
    return text("jam-why-blockers", tired=len(picks) - fresh, after=leads.after(view))


def _wished(cards: Cards, view: JamView, decision: Decision, first: str) -> Text | None:
    """Say what a block on the first of the wishes does, and that the jammer alone scores."""
    said = led_to(leads.explained(cards, view, decision), (first,))
    if said is not None and positions(view).is_jammer(first):
        return text("jam-why-jammer", said=said)
    return said


# In what the best differs from the next best


def _skaters(cards: Cards, view: JamView, one: str, other: str) -> Text | None:
    """Say the skills in which two skaters differ, in their present states: what is gained first.

    Where nothing is gained the reason lies elsewhere, and nothing is compared.
    """
    assert view.reader is not None
    tired = view.sides[view.reader].tired
    skills = [
        cards.skaters[who].tired if who in tired else cards.skaters[who].fresh
        for who in (one, other)
    ]
    differ = [each for each in zip(_SKILLS, *skills, strict=True) if each[1] != each[2]]
    differ.sort(key=lambda each: each[2] - each[1])
    if not differ or differ[0][1] < differ[0][2]:
        return None
    found = tuple(
        text("jam-why-skill", skill=name, mine=mine, other=theirs) for name, mine, theirs in differ
    )
    return text("jam-why-than", figures=found, than=Card(other))


def _cards(cards: Cards, view: JamView, one: str, other: str) -> Text | None:
    """Say that another card or Time would be earlier or later, or that its bonus is kept."""
    assert view.mine is not None
    (card, _, time), (another, _, then) = one.rpartition("t"), other.rpartition("t")
    mine, theirs = cards.actions[card], cards.actions[another]
    than = events.card(cards.faces, another)
    if time != then:
        with_it = text("jam-nothing") if card == another else text("jam-why-with", card=than)
        jammer = positions(view).is_jammer(view.mine.skater)
        late = "later" if time > then else "earlier"
        who = "jammer" if jammer else mine.kind
        return text(f"jam-why-{late}", other=int(then), than=with_it, who=who)
    if mine.kind == theirs.kind and mine.bonus < theirs.bonus:
        return text("jam-why-saves", than=than)
    return None


def _places(cards: Cards, view: JamView, one: str, other: str) -> Text | None:
    """Say in which rows of the pack two spaces lie, and how many opponents stand beside them."""
    if one in OPEN or other in OPEN:
        return None
    found, number = _lies(cards, view, one, other), space_number(cards, other)
    return text("jam-why-than-space", figures=found, number=number) if found else None


def _lies(cards: Cards, view: JamView, one: str, other: str) -> tuple[Text, ...]:
    """Say a jammer's way to the front first, where it is gained; where it is lost, it comes last.

    A loss alone is no reason.
    """
    assert view.mine is not None
    mine, theirs = cards.track.spaces[one], cards.track.spaces[other]
    back = mine.row > theirs.row and positions(view).is_jammer(view.mine.skater)
    rows, fewer = tuple[Text, ...](), tuple[Text, ...]()
    if mine.row != theirs.row:
        rows = (text("jam-why-row", mine=mine.row, other=theirs.row),)
    beside = [_beside(cards, view, space) for space in (one, other)]
    if beside[0] < beside[1]:
        fewer = (text("jam-why-beside", mine=beside[0], other=beside[1]),)
    if back:
        return (*fewer, *rows) if fewer else ()
    return (*rows, *fewer)


def _beside(cards: Cards, view: JamView, space: str) -> int:
    """Return how many opponents on top of a stack could block somebody on a space of the pack."""
    where, here = positions(view), cards.track.spaces[space]
    tops = [
        (cards.track.spaces[there], stack[-1])
        for there, stack in view.stacks.items()
        if stack and there not in OPEN
    ]
    return sum(
        where.side(top) != view.reader and abs(at.row - here.row) + (at.lane != here.lane) <= 1
        for at, top in tops
    )


_Differs: TypeAlias = Callable[[Cards, JamView, str, str], Text | None]
_DIFFERS: dict[str, _Differs] = {
    "jam.jammer": _skaters,
    "jam.pivot": _skaters,
    "jam.place": _cards,
    "jam.plan_move": _places,
}
