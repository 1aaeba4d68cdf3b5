"""Moments of JAM for pictures: played by the sensible player from fixed seeds, and one laid out."""

from collections.abc import Callable
from functools import cache

import msgspec
from msgspec.structs import replace

from games.core.event import Event
from games.core.match.best import Best
from games.core.match.match import Match
from games.jam.film import film
from games.jam.pictures.words import view_of
from games.jam.view import JamView
from render.kit.scene import Scene, SeatHolder
from tests.render import samples
from tests.render.played import scene as seen
from tests.render.played import until

PEOPLE = samples.PEOPLE
WIDE = (*samples.WIDE, SeatHolder("W" * 30))
When = Callable[[Match], bool]


def asks(kind: str, jam: int = 1, turn: int = 1) -> When:
    """Return when the first side is asked this in such a turn."""

    def when(match: Match) -> bool:
        asked = match.questions[0]
        here = (match.state.jam, match.state.turn) >= (jam, turn)
        return here and asked is not None and asked.kind == f"jam.{kind}"

    return when


LIVE = {"orders": "live"}
TABLES: dict[str, tuple[dict[str, str], When]] = {
    "team": ({"teams": "choose"}, asks("team")),
    "jammer": ({}, asks("jammer")),
    "discard": ({}, asks("discard", 2)),
    "blockers": ({}, asks("blockers", 3)),
    "place": ({}, asks("place", 1, 2)),
    "plan_move": ({}, asks("plan_move", 1, 2)),
    "plan_block": ({}, asks("plan_block", 1, 2)),
    "plan_call": ({}, asks("plan_call", 1, 2)),
    "act": (LIVE, asks("act")),
    "move": (LIVE, asks("move", 1, 2)),
    "block": (LIVE, asks("block")),
    "call": (LIVE, asks("call")),
    "composed": ({}, lambda match: match.state.stage == "lineup" and 0 in match.ready),
    "wished": ({"teams": "choose"}, lambda match: match.state.stage == "team" and 0 in match.ready),
    "waiting": ({}, lambda match: match.state.turn > 1 and 0 in match.ready),
}
WAITING = {"composed", "wished", "waiting"}  # who has answered sees what was chosen
BOARDS: dict[str, tuple[dict[str, str], When]] = {
    "start": ({}, lambda match: match.state.stage == "program"),
    "moved": ({}, lambda match: match.state.turn == 3),
    "lined-up": ({}, lambda match: match.state.jam == 2),
    "live": (LIVE, asks("move", 1, 2)),
    "over": ({"jams": "1"}, lambda match: match.result is not None),
}


@cache
def _moment(options: tuple[tuple[str, str], ...], name: str) -> tuple[Match, tuple[Event, ...]]:
    when = (BOARDS.get(name) or TABLES[name])[1]
    return until("jam", dict(options), when, "kept")


def board(name: str, locale: str = "fr", people: tuple[SeatHolder, ...] = PEOPLE) -> Scene:
    match, events = _moment(tuple(BOARDS[name][0].items()), name)
    return seen(match, events, None, locale, people)


def final(locale: str = "fr", people: tuple[SeatHolder, ...] = PEOPLE, points: int = 8) -> Scene:
    """The end with the skater of the match: a jammer, or without points a blocker."""
    best = Best(0, "H2", points, 2) if points else Best(0, "H8", 0, 3)
    return replace(board("over", locale, people), best=best)


def table(name: str, locale: str = "fr", people: tuple[SeatHolder, ...] = PEOPLE) -> Scene:
    match, events = _moment(tuple(TABLES[name][0].items()), name)
    return seen(match, events, 0, locale, people)


def shot(name: str, number: int, locale: str = "fr") -> Scene:
    """A picture of the film of the turn before such a board."""
    here = board(name, locale)
    taken = film(here.faces, view_of(here))[number]
    plain = replace(here, awaited=(), ready=(), view=taken.view, marks=taken.marks)
    return replace(plain, said=taken.said, heading=taken.heading)


def crowd(space: str) -> Scene:
    """All ten skaters of the track on one space, sides in turns: the worst case."""
    here = board("start")
    view = here.view
    assert isinstance(view, JamView)
    home, away = (side.lineup for side in view.sides)
    stack = tuple(one for pair in zip(home, away, strict=True) for one in pair)
    stacks = {one: stack if one == space else () for one in view.stacks}
    return replace(here, view=msgspec.structs.replace(view, stacks=stacks))
