"""What the tests of every game share: whole matches, and whoever reads them."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from games.ai.mind import reason
from games.ai.player import Player
from games.core.contract import optional
from games.core.decision import Decision, random_picks
from games.core.event import Event
from games.core.info import Info
from games.core.match.match import Match
from games.core.match.moves import Answered, Conceded, Move, TookBack, Undid
from games.core.refused import Refused
from games.core.rules import Rules
from games.core.streams import Keys, Streams, derived
from games.core.text import Text
from games.driver.supply import start_of
from games.registry import Game
from locales import Reader
from locales.texts import LOCALES

PEOPLE = ("Ana", "Bao", "Chloé", "Dimitri", "Élise", "Farid")


def ways(info: Info, seats: int) -> list[dict[str, str]]:
    """Return each way to play with so many seats, as the options that select it."""
    choices = [one for one in info.choices if one.ways and (not one.seats or seats in one.seats)]
    values = product(*(choice.values for choice in choices))
    return [dict(zip((one.name for one in choices), each, strict=True)) for each in values]


def whole_match(game: Game, seats: int, index: int) -> Iterator[tuple[Match, tuple[Event, ...]]]:
    """Play a random match with any options; yield it after each move, with what happened.

    Somebody gives up late in every third one.
    """
    rules, key = game.rules(), derived(bytes([seats, index]), game.info.key)
    rng = Streams(derived(key, "tests"))
    match, outcome = Match.begin(rules, start_of(rules, seats, None, key), Keys.of(key))
    yield match, outcome.events
    gives_up = 25 if index % 3 == 2 else 0
    while match.result is None:
        seat = rng.choice("seat", match.asked)
        question = match.questions[seat]
        assert question is not None
        move = Answered(seat, question.id, random_picks(question, rng, "picks"))
        if match.step == gives_up and gives_up:
            move = Conceded(seat)
        yield match, match.play(move).events


def readers(rules: Rules[Any, Any], seats: int) -> list[Reader]:
    """Return everybody who may read a match, in both languages: each seat and a spectator."""
    return [
        Reader(locale, seat, PEOPLE[:seats], rules.names())
        for locale in LOCALES
        for seat in (*range(seats), None)
    ]


def texts_of(question: Decision) -> Iterator[Text]:
    """Yield every text of a question, its tally with what the table adds to it."""
    yield question.prompt
    for option in question.options:
        said = (option.label, option.group, option.brief, option.leads)
        yield from (one for one in said if one)
    if question.none:
        yield question.none
    for closed in question.closed:
        yield closed.label
        yield closed.why
    added = {"count": 2, "sum": 3, "rest": 1, "need": question.least_total}
    for said in (question.tally, *(one.label for one in question.confirm)):
        if said:
            yield summed(said, added)


def reasons_seen(match: Match, house: Player, rng: Streams) -> Iterator[tuple[int, Text | None]]:
    """Yield what the player of a game says of picks to everybody who is asked, with their seat.

    Of its own answer, of the harmless one and how it comes about, of any other one, and of none
    where that is legal.
    """
    for seat in match.asked:
        question, view = match.questions[seat], match.view(seat)
        assert question is not None
        usual = match.rules.default(view, question)
        picked = [house.answer(view, question, rng), usual, random_picks(question, rng, "why")]
        picked += [()] if question.least == 0 else []
        for picks in picked:
            yield seat, reason(house, view, question, picks)
        for count in range(1, len(usual)):
            said = reason(house, view, question, usual[:count])
            yield from ((seat, said),) if said else ()


def summed(said: Text, sums: dict[str, int]) -> Text:
    """Return a text, and those within it, with what the table adds to it."""
    within = {
        name: summed(arg, sums) if isinstance(arg, Text) else arg for name, arg in said.args.items()
    }
    return Text(said.id, {**sums, **within})


def texts_seen(match: Match, events: tuple[Event, ...], seat: int | None) -> Iterator[Text]:
    """Yield every text that a reader gets of a match and of what just happened."""
    parts = [event.seen_by(seat) for event in events]
    yield from (part.text for part in parts if part)
    view = match.view(seat)
    yield from match.rules.describe(view)
    headline = match.rules.headline(view)
    yield headline.stage
    yield from (*headline.scores, *headline.ahead, *match.rules.aim(match.start))
    for row in match.result or ():
        yield from row.facts
    for shot in optional.film(match.rules, match.view(None)):
        yield from (*shot.said, *((shot.heading,) if shot.heading else ()))
    if seat is not None and (question := match.explained(seat)):
        yield from texts_of(question)


def back(match: Match, rng: Streams) -> Move | None:
    """Return a take-back or an undo that the match accepts; most of the time None."""
    what = rng.below("back", 30)
    seat = rng.below("back", match.start.seats)
    if what < 2 and match.can_take_back(seat):
        return TookBack(seat)
    if 2 <= what < 4 and match.can_undo(seat) and accepts(match, Undid(seat)):
        return Undid(seat)
    return None


def accepts(match: Match, move: Move) -> bool:
    """Whether the match accepts this move now; the match itself is left as it is."""
    try:
        Match.load(match.rules, match.snapshot(), match.keys).play(move)
    except Refused:
        return False
    return True
