"""Ends of matches for pictures, made by hand: course, card of the match and facts of each game."""

from functools import cache

from msgspec.structs import replace

from games.core.event import Chapter
from games.core.match.best import Best
from games.core.match.course import Course, Point
from games.core.text import Card, Text, Who, text
from games.core.view import Standing
from render.kit.scene import Scene, SeatHolder
from tests.render.played import PEOPLE, moments, scene

Facts = dict[int, tuple[Text, ...]]


def _chapter(game: str, kind: str, **args: int) -> Chapter:
    name = f"{game}-chapter-{kind}"
    return Chapter(text(name, **args), text(f"{name}-name", **args))


def _course(chapters: list[Chapter], *lines: str) -> Course:
    """Return the scores after each point, from what each seat gained there, chapter by chapter."""
    gains = [[int(gain) for gain in line.split()] for line in lines]
    return tuple(
        Point(tuple(sum(line[:at]) for line in gains), chapters[at - 1] if at else None)
        for at in range(len(gains[0]) + 1)
    )


def _rows(course: Course, facts: Facts) -> tuple[Standing, ...]:
    last = course[-1].scores
    ranked = sorted(range(len(last)), key=lambda seat: -last[seat])
    return tuple(
        Standing(1 + sum(other > last[seat] for other in last), (seat,), last[seat], facts[seat])
        for seat in ranked
    )


_ALLSTAR = _course(
    [
        *(_chapter("allstar", "round", round=number) for number in (1, 2, 3) for _ in range(3)),
        *[_chapter("allstar", "playoffs")] * 2,
    ],
    "5 9 4 8 0 9 12 6 9 8 3",
    "4 5 6 9 4 6 7 9 6 3 4",
    "9 7 8 4 8 5 9 4 7 6 6",
    "0 4 6 5 6 8 5 9 8 9 26",
)
_NBA = _course(
    [_chapter("nba", "quarter", n=number) for number in (1, 2, 3, 4) for _ in range(6)],
    "0 7 0 9 0 4 0 12 0 5 0 9 0 8 0 14 0 15 0 11 0 17 0 15",
    "9 0 12 0 8 0 10 0 11 0 6 0 9 0 7 0 13 0 8 0 12 0 18 0",
)
_NINTENDO = _course(
    [_chapter("nintendo", "turn", turn=number) for number in (9, 12, 16, 19, 23)],
    "1 0 0 1 1",
    "0 1 1 0 0",
)


@cache
def final(game: str, locale: str = "fr", people: tuple[SeatHolder, ...] = PEOPLE) -> Scene:
    """Return the end of a match of a game, told in full."""
    match game:
        case "allstar":
            course, best = _ALLSTAR, Best(3, "shark-6", 41, 3)
            facts: Facts = {
                seat: (text("allstar-fact-season", count=60 - seat),) for seat in range(4)
            }
            won = text("allstar-fact-playoffs", count=26, rank=1)
            better = text(
                "allstar-cause-better", points=11, arenas=3, arena=Card("puddle"), more=6, less=0
            )
            worse = text("allstar-cause-worse", points=22, arenas=6)
            parts = text("allstar-cause-playoffs", points=24, lost=0), better, worse
            cause = text("allstar-cause", who=Who(0), count=13, parts=parts)
            facts[3] = (cause, *facts[3], won, text("allstar-fact-wins", count=3, arenas=9))
        case "nba":
            course, best = _NBA, Best(0, "P022", 38, 9)
            facts: Facts = {
                0: (text("nba-fact-rolled", points=170, n=11), text("nba-fact-stopped", points=31)),
                1: (text("nba-fact-rolled", points=154, n=11), text("nba-fact-stopped", points=44)),
            }
        case _:
            course, best = _NINTENDO, Best(0, "G04", 14, 4)
            facts: Facts = {
                0: (text("nintendo-fact-coins", coins=3), text("nintendo-fact-turns", turns=14)),
                1: (text("nintendo-fact-coins", coins=1),),
            }
    begun, events = next(iter(moments(game, len(course[0].scores), 1)))
    here = scene(begun, events, None, locale, people)
    rows = _rows(course, facts)
    return replace(here, standings=rows, course=course, best=best, awaited=())
