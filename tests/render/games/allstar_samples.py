"""Moments of All-Star Draft for pictures: played by the sensible player from fixed seeds."""

from collections.abc import Callable
from functools import cache

from games.allstar.view import AllStarView
from games.core.event import Event
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.registry import load
from render.kit.scene import Scene, SeatHolder
from tests.render import samples
from tests.render.played import scene as seen

PEOPLE = (*samples.PEOPLE, SeatHolder("Farid"))
WIDE = (*samples.WIDE, SeatHolder("W" * 30))
When = Callable[[Match], bool]


def until(
    seats: int, options: dict[str, str], when: When, seed: str = "kept"
) -> tuple[Match, tuple[Event, ...]]:
    """Play until `when` holds; return the match and what happened last."""
    game = load()["allstar"]
    rules = game.rules()
    player = game.players(rules)["sensible"]
    match, outcome = Match.begin(rules, Start(seats, options), Keys.of(seed.encode()))
    rng, turn = Streams(b"turns"), 0
    while match.result is None and not when(match):
        seat = match.asked[turn % len(match.asked)]
        turn += 1
        question = match.questions[seat]
        assert question is not None
        outcome = match.answer(seat, player.answer(match.view(seat), question, rng))
    return match, outcome.events


def public(match: Match) -> AllStarView:
    """Return what everybody sees."""
    view = match.view(None)
    assert isinstance(view, AllStarView)
    return view


def asked(match: Match, seat: int) -> str:
    """The kind of question open to a seat, without the game's key."""
    question = match.questions[seat]
    return question.kind.partition(".")[2] if question else ""


def third(match: Match) -> bool:
    return match.state.round == 3


def new_cards(match: Match) -> int:
    return sum(panel.drafted for panel in public(match).panels)


def by_criterion(match: Match) -> bool:
    """Whether the last confrontation was lost by the criterion or its value."""
    last = public(match).confrontations[-1:]
    return any(one.reasons[one.order[-1]] in {"criterion", "value"} for one in last)


BOARDS: dict[str, tuple[int, dict[str, str], When]] = {
    "draft-two": (2, {}, lambda m: third(m) and new_cards(m) == 4),
    "draft-market": (2, {"mode": "market"}, lambda m: m.state.round == 2 and m.state.turn == 3),
    "draft-market-three": (
        2,
        {"mode": "market"},
        lambda m: third(m) and m.state.turn == 4,
    ),
    "draft-four": (4, {}, lambda m: third(m) and new_cards(m) > 8 and not public(m).just),
    "lineup-one": (
        3,
        {},
        lambda m: m.state.round == 1 and bool(m.ready) and public(m).stage == "lineup",
    ),
    "lineup-two": (2, {}, lambda m: third(m) and bool(m.ready)),
    "lineup-five": (5, {}, lambda m: third(m) and len(m.ready) == 2),
    "draft-six": (6, {}, lambda m: third(m) and new_cards(m) > 14 and not public(m).just),
    "arena-three": (3, {}, lambda m: m.state.round == 2 and not new_cards(m)),
    "arena-four": (4, {}, lambda m: m.state.stage == "team"),
    "arena-six": (6, {}, lambda m: m.state.stage == "team"),
    "shootout-four": (4, {}, lambda m: m.state.stage == "shootout"),
    "change-six": (6, {}, lambda m: len(m.state.confrontations) == 2),
    "exact-four": (
        4,
        {"playoff_ties": "exact"},
        by_criterion,
    ),
    "over-three": (3, {}, lambda m: False),
}
TABLES: dict[str, tuple[int, dict[str, str], When]] = {
    "pick": (4, {}, lambda m: third(m) and asked(m, 0) == "pick" and new_cards(m) > 4),
    "duel": (2, {"mode": "duel"}, lambda m: third(m) and asked(m, 0) == "duel_pick"),
    "market": (2, {"mode": "market"}, lambda m: third(m) and asked(m, 0) == "market"),
    "toss": (2, {}, lambda m: third(m) and asked(m, 0) == "toss"),
    "swap": (4, {}, lambda m: third(m) and asked(m, 0) == "swap"),
    "swap-in": (4, {}, lambda m: asked(m, 0) == "swap_in"),
    "team": (4, {}, lambda m: third(m) and asked(m, 0) == "team"),
    "bench": (6, {}, lambda m: asked(m, 0) == "team"),
    "bench-two": (3, {}, lambda m: m.state.round == 2 and asked(m, 0) == "team"),
    "bus": (4, {}, lambda m: third(m) and asked(m, 0) == "bus"),
    "squad": (4, {}, lambda m: asked(m, 0) == "po_team"),
    "shootout": (6, {}, lambda m: asked(m, 0) == "shootout"),
    "sub-in": (3, {}, lambda m: asked(m, 0) == "sub_in"),
    "sub-out": (3, {}, lambda m: asked(m, 0) == "sub_out"),
    "waiting": (4, {}, lambda m: m.state.round == 2 and bool(new_cards(m)) and not asked(m, 0)),
}
SEEDS = {"shootout": "kept-1"}  # of moments that the others do not come to


@cache
def _moment(name: str) -> tuple[Match, tuple[Event, ...]]:
    return until(*(BOARDS[name] if name in BOARDS else TABLES[name]), seed=SEEDS.get(name, "kept"))


def board(name: str, locale: str = "fr", people: tuple[SeatHolder, ...] = PEOPLE) -> Scene:
    """What everybody sees at that moment."""
    match, events = _moment(name)
    return seen(match, events, None, locale, people)


def table(name: str, locale: str = "fr", people: tuple[SeatHolder, ...] = PEOPLE) -> Scene:
    """What the first seat sees at that moment."""
    match, events = _moment(name)
    return seen(match, events, 0, locale, people)
