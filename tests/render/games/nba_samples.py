"""Moments of matches of NBA Deck-Building, for pictures: found by playing, always the same."""

from collections.abc import Callable, Iterator
from functools import cache

from games.ai.player import Player
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams, derived
from games.registry import load
from render.kit.scene import Scene, SeatHolder
from tests.render.played import scene

PEOPLE = (SeatHolder("Ana"), SeatHolder("Bao"), SeatHolder("Chloé"), SeatHolder("Castor", ai=True))
Found = tuple[Match, tuple]


def played(
    seats: int, options: dict[str, str], player: str, seed: int
) -> Iterator[tuple[Match, tuple]]:
    """Play a match with a player of the game; yield it after each answer."""
    game = load()["nba"]
    rules = game.rules()
    key = bytes([seed]) * 32
    match, outcome = Match.begin(rules, Start(seats, options), Keys.of(key))
    chooser: Player = game.players(rules)[player]
    rng = Streams(derived(key, "played"))
    yield match, outcome.events
    while match.result is None:
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        outcome = match.answer(seat, chooser.answer(match.view(seat), question, rng))
        yield match, outcome.events


def moment(
    wanted: Callable[[Match], bool],
    seats: int = 2,
    options: dict[str, str] | None = None,
    player: str = "sensible",
    seed: int = 3,
) -> Found:
    """The first moment of a match that is wanted."""
    for match, events in played(seats, options or {}, player, seed):
        if wanted(match):
            return match, events
    raise LookupError


def drawn(
    found: Found, reader: int | None = None, locale: str = "fr", people: tuple = PEOPLE
) -> Scene:
    return scene(*found, reader, locale, people)


def after_a_score(match: Match) -> bool:
    """Deep in the match, both tactics on board, an attack waiting on the other side."""
    state = match.state
    return (
        state.turn > 14
        and any(own.attack for own in state.seats)
        and any(own.last and own.last.defence for own in state.seats)
    )


@cache
def board_two() -> Scene:
    return drawn(moment(after_a_score))


@cache
def board_four() -> Scene:
    return drawn(moment(after_a_score, 4))


@cache
def board_solo() -> Scene:
    return drawn(moment(after_a_score, 1, {"level": "star"}))


def asks(kind: str, options: int = 2) -> Callable[[Match], bool]:
    """A moment at which somebody is asked that, with so many options, not at the very start."""

    def wanted(match: Match) -> bool:
        asked = match.questions[match.asked[0]] if match.asked else None
        late = match.state.turn > 6 or match.state.stage in {"draft", "team"}
        return (
            asked is not None
            and asked.kind == f"nba.{kind}"
            and len(asked.options) >= options
            and late
        )

    return wanted


@cache
def table(kind: str, options: int = 2) -> Scene:
    """The table of who is asked that."""
    seats = 4 if kind == "target" else 2
    expert = kind in {"draft", "cut", "lineup", "bench", "base_off", "base_def"}
    settings = {"keep": "ask", "quarters": "2" if kind == "overtime" else "4"}
    if expert:
        settings |= {"draft": "yes", "selection": "no" if kind == "cut" else "yes"}
    for seed in range(3, 40):
        try:
            player = "sensible" if kind == "target" else "random"
            found = moment(asks(kind, options), seats, settings, player, seed)
        except LookupError:
            continue
        return drawn(found, found[0].asked[0])
    raise LookupError(kind)


@cache
def menu(seats: int = 2) -> Scene:
    """The menu of a full turn."""
    found = moment(lambda match: asks("act", 11)(match) and match.state.turn > 12, seats)
    return drawn(found, found[0].asked[0])


@cache
def late_menu() -> Scene:
    """The menu after the defence was rolled, with an attack still to roll."""

    def wanted(match: Match) -> bool:
        return asks("act")(match) and "def" in match.state.playing(match.asked[0]).done

    found = moment(wanted)
    return drawn(found, found[0].asked[0])
