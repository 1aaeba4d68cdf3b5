"""Moments of real matches, for pictures of every position that can come up."""

from collections.abc import Iterator

from games.core.match.match import Match
from games.core.rules import Start
from games.core.streams import Keys, Streams, derived
from games.registry import load
from locales import Reader
from render.kit.scene import Person, Scene
from tests.strategies import every_text

TEXTS = every_text()


def moments(
    game: str, seats: int, seed: int, player: str = "random"
) -> Iterator[tuple[Match, tuple]]:
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


def scene(
    match: Match, events: tuple, reader: int | None, locale: str, people: tuple[Person, ...]
) -> Scene:
    rules = match.rules
    parts = [part for event in events if (part := event.seen_by(reader)) is not None]
    question = match.questions[reader] if reader is not None else None
    shown = people[: match.start.seats]
    view = match.view(reader)
    game = load()[rules.info.key]
    return Scene(
        theme=game.theme,
        pictures=game.pictures,
        view=view,
        faces=rules.faces(view),
        texts=TEXTS,
        reader=Reader(locale, reader, [person.name for person in shown], rules.names()),
        people=shown,
        awaited=match.asked,
        ready=match.ready,
        revision=match.revision,
        chain=match.shown[:8],
        marks=tuple(mark for part in parts for mark in part.marks),
        decision=question,
        picked=tuple(option.id for option in question.options[:1]) if question else (),
        standings=match.result or (),
        seed="c07be29d41aa90f2" if match.result else "",
    )
