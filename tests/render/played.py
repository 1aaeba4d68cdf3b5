"""Moments of real matches, for pictures of every position that can come up."""

from collections.abc import Callable, Iterator, Mapping

from cogs.match.films.frames import Frame, frames
from games.core.decision import Decision, Picks, named
from games.core.event import Event
from games.core.info import Start
from games.core.match.export import export
from games.core.match.export import moments as replayed_moments
from games.core.match.match import Match
from games.core.match.moves import Answered, Move
from games.core.streams import Keys, Streams, derived, match_key
from games.registry import load
from locales import Reader
from render.kit.scene import Scene, SeatHolder
from tests.engine.strategies import every_text

TEXTS = every_text()
PEOPLE = tuple(SeatHolder(name) for name in ("Ana", "Bao", "Chloé", "Dov", "Éva", "Farid"))


def moments(
    game: str, seats: int, seed: int, player: str = "random"
) -> Iterator[tuple[Match, tuple[Event, ...]]]:
    """Play a match; yield it after each answer with the marks of what happened."""
    found = load()[game]
    rules = found.rules()
    key = bytes([seed]) * 32
    match, outcome = Match.begin(rules, Start(seats), Keys.of(key))
    chooser = found.players(rules)[player]
    rng = Streams(derived(key, "played"))
    yield match, outcome.events
    while match.result is None and match.asked:
        waiting = [seat for seat in match.asked if seat not in match.ready]
        seat = waiting[0] if waiting else match.asked[0]
        question = match.questions[seat]
        assert question is not None
        outcome = match.answer(seat, chooser.answer(match.view(seat), question, rng))
        yield match, outcome.events


def until(
    game: str, options: Mapping[str, str], when: Callable[[Match], bool], seed: str
) -> tuple[Match, tuple[Event, ...]]:
    """Play a match of two until `when` holds; return it and the last that everybody saw."""
    found = load()[game]
    rules = found.rules()
    player = found.players(rules)["sensible"]
    match, outcome = Match.begin(rules, Start(2, dict(options)), Keys.of(seed.encode()))
    rng, events = Streams(b"answers"), outcome.events
    while match.result is None and not when(match):
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        outcome = match.answer(seat, player.answer(match.view(seat), question, rng))
        events = outcome.events if outcome.public else events
    return match, events


def scene(
    match: Match,
    events: tuple[Event, ...],
    reader: int | None,
    locale: str,
    people: tuple[SeatHolder, ...],
) -> Scene:
    rules = match.rules
    parts = [part for event in events if (part := event.seen_by(reader)) is not None]
    question = match.explained(reader) if reader is not None else None
    shown = people[: match.start.seats]
    view = match.view(reader)
    game = load()[rules.info.key]
    return Scene(
        theme=game.theme,
        pictures=game.pictures,
        view=view,
        faces=rules.faces(view),
        texts=TEXTS,
        reader=Reader(locale, reader, tuple(person.name for person in shown), rules.names()),
        people=shown,
        awaited=match.asked,
        ready=match.ready,
        revision=match.revision,
        marks=tuple(mark for part in parts for mark in part.marks),
        decision=question,
        picked=first_named(question) if question else (),
        standings=match.result or (),
    )


def first_named(question: Decision) -> Picks:
    """Return the picks with which the first option is named."""
    first = tuple(option.id for option in question.options[:1])
    return named(question, first)


def exported(game: str, seats: int, seed: int, player: str = "sensible") -> bytes:
    """Return the file of a match that AI players play to its end."""
    found = load()[game]
    rules = found.rules()
    secret, start, made = bytes([seed]) * 32, Start(seats), list[Move]()
    match, _ = Match.begin(rules, start, Keys.of(match_key(secret, ())))
    chooser = found.players(rules)[player]
    rng = Streams(derived(secret, "played"))
    while match.result is None:
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        move = Answered(seat, question.id, chooser.answer(match.view(seat), question, rng), "ai")
        match.play(move)
        made.append(move)
    return export(rules, found.cards, start, secret, (), made, match.result)


def film_scenes(game: str, data: bytes, locale: str = "fr") -> list[tuple[Scene, int]]:
    """Return the boards of a film, each with the milliseconds that it is shown."""
    return [
        (frame_scene(game, frame, locale), frame.shown)
        for frame in frames(replayed_moments(data, load()))
    ]


def frame_scene(game: str, frame: Frame, locale: str = "fr") -> Scene:
    found = load()[game]
    people = PEOPLE[: frame.view.seats]
    return Scene(
        theme=found.theme,
        pictures=found.pictures,
        view=frame.view,
        faces=frame.faces,
        texts=TEXTS,
        reader=Reader(locale, None, tuple(one.name for one in people), found.rules().names()),
        people=people,
        awaited=frame.asked,
        ready=frame.ready,
        revision=frame.revision,
        marks=frame.marks,
        standings=frame.standings,
        course=frame.course,
        best=frame.best,
    )
