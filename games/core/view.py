"""What one reader may see of a match, and what is told with it: captions, films, the ranking."""

from collections.abc import Container, Sequence
from typing import ClassVar

import msgspec

from games.core.event import Mark
from games.core.text import Text


class View(msgspec.Struct, frozen=True):
    """What one reader, a seat or None for a spectator, may see of a match.

    `places` is the vocabulary of the places on its picture that can bear numbers and marks:
    `Option.on`, `Closed.on` and `Mark` name no other place. "<n>" stands for a number, "<card>" for
    the id of a card or of a copy of one: ("card:<card>", "row:<n>", "deck").
    """

    places: ClassVar[tuple[str, ...]] = ()

    reader: int | None
    seats: int


class Shot(msgspec.Struct, frozen=True):
    """One frame of the film of a turn: the table at that moment, and what has just happened.

    `view` is everybody's view at that moment and `marks` are what is new in it, with the arrows.
    `said` tells what happened, each thing with its reason. At least one text of a film is exactly
    the text of an event: by it a table knows that the film is news. A `heading` begins a new part
    of the turn ("Time 2"). The shot is shown for `lasts` ms, the last one of a film for longer.
    """

    view: View
    said: tuple[Text, ...] = ()
    marks: tuple[Mark, ...] = ()
    heading: Text | None = None
    lasts: int = 1500


class Standing(msgspec.Struct, frozen=True):
    """A place in the ranking: 1 is first, ties share a place. `seats` is one side.

    `score` is what the side has counted, as everybody reads it, never turned round: the more the
    better, or the less where the game says so (`Info.lowest_wins`). Places alone say who has won.
    `facts` are the decisive figures, in words.
    """

    place: int
    seats: tuple[int, ...]
    score: int
    facts: tuple[Text, ...] = ()
    conceded: bool = False


def by_points(
    points: Sequence[int],
    facts: Sequence[tuple[Text, ...]],
    conceded: Container[int] = (),
    *,
    lowest_wins: bool = False,
) -> tuple[Standing, ...]:
    """Return the ranking by points: equal points share a place, seats that gave up are last."""
    sign = -1 if lowest_wins else 1
    worth = [(seat not in conceded, sign * points[seat]) for seat in range(len(points))]
    return tuple(
        Standing(
            place=1 + sum(other > worth[seat] for other in worth),
            seats=(seat,),
            score=points[seat],
            facts=facts[seat],
            conceded=seat in conceded,
        )
        for seat in sorted(range(len(points)), key=lambda seat: worth[seat], reverse=True)
    )


class Headline(msgspec.Struct, frozen=True):
    """The caption of the board.

    The stage of the match, each seat's name and score in seat order, seats in playing order.
    `ahead` says what comes and decides, and when, a line for each thing ("Final series after round
    10: 3 to 5 more rounds, 5 stars for the last with cards"); nothing when the match is over.
    """

    stage: Text
    scores: tuple[Text, ...]
    order: tuple[int, ...] = ()
    ahead: tuple[Text, ...] = ()


SHOTS = 40  # of a film at most
