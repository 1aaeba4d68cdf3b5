"""Every picture of every game is drawn throughout a match, as the drawing process does it."""

import re
from collections.abc import Iterator
from io import BytesIO

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from games.core.contract import optional
from games.core.data.theme import Font
from games.core.event import Event
from games.core.match.match import Match
from games.registry import Game
from games.testing.every import PEOPLE, whole_match
from locales import Reader, Texts
from locales.texts import LOCALES, Locale
from render.boards import pictures
from render.film import HEIGHT, WIDTH
from render.job import Drawn, Job, Kind
from render.kit import text as kit
from render.kit.geometry import BOARD, SMALL
from render.kit.picture import Pictures
from render.kit.scene import Scene, SeatHolder, Zoom
from render.painting import reply_to

LOOKS = frozenset(6 * 2**n - 3 for n in range(12))  # after 3, 9, 21, 45 ... moves, and at the end
FILMS = 3  # of a match that are drawn
LARGEST = 1_500_000  # bytes of a film


def scene(
    game: Game,
    match: Match,
    events: tuple[Event, ...],
    seat: int | None,
    locale: Locale,
    texts: Texts,
) -> Scene:
    """A moment of a match, as the bot describes it to the drawing process."""
    seats, view, rules = match.start.seats, match.view(seat), match.rules
    parts = [part for event in events if (part := event.seen_by(seat)) is not None]
    question = None if seat is None else match.explained(seat)
    return Scene(
        theme=game.theme,
        pictures=game.pictures,
        view=view,
        texts=texts,
        reader=Reader(locale, seat, PEOPLE[:seats], rules.names()),
        faces=rules.faces(view),
        people=tuple(SeatHolder(name) for name in PEOPLE[:seats]),
        awaited=match.asked,
        ready=match.ready,
        revision=match.revision,
        marks=tuple(mark for part in parts for mark in part.marks),
        decision=question,
        picked=tuple(option.id for option in question.options[: question.least])
        if question
        else (),
        standings=match.result or (),
        lowest_wins=game.info.lowest_wins,
    )


def drawn(job: Job) -> bytes:
    """Return the drawing process's answer to a job; fail if it is a fault."""
    answer = msgspec.msgpack.decode(reply_to(job.packed()), type=Drawn)
    assert answer.fault is None, f"{answer.fault.kind}\n{answer.fault.places}"
    assert answer.logged == ()
    return answer.made


def each(here: Scene) -> Iterator[tuple[Kind, str, tuple[int, int]]]:
    """Yield kind, close-up and size of every picture of a moment. Titles of close-ups are words."""
    if here.standings:
        yield "final", "", BOARD
    yield "board", "", BOARD
    if here.seat is not None and not here.standings:
        yield "table", "", SMALL
    zooms = msgspec.json.decode(drawn(Job("zooms", here)), type=tuple[Zoom, ...])
    assert len({one.id for one in zooms}) == len(zooms)
    for one in zooms:
        assert one.title.strip()
        assert not re.search(r"[{}$]|-picture-", one.title + one.alt)
        yield "zoom", one.id, SMALL


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What pictures have no room for, as it is written on them."""
    found = list[str]()
    label = kit.label

    def noted(words: str, font: Font) -> kit.Label:
        if words.endswith("…") and words != "…":
            found.append(words)
        return label(words, font)

    monkeypatch.setattr(kit, "label", noted)
    return found


def test_every_picture_is_drawn_all_through_a_match(
    game: Game, seats: int, texts: Texts, cut: list[str]
) -> None:
    """And with names of a usual length nothing on them is cut."""
    if not game.pictures:
        pytest.skip("a game without pictures")
    looked = 0
    for number, (match, events) in enumerate(whole_match(game, seats, 0)):
        if number not in LOOKS and match.result is None:
            continue
        looked += 1
        locale = LOCALES[looked % len(LOCALES)]
        for seat in (None, looked % seats):
            here = scene(game, match, events, seat, locale, texts)
            for kind, which, size in each(here):
                picture = Image.open(BytesIO(drawn(Job(kind, here, which))))
                assert picture.size == size, (kind, which)
                colours = picture.convert("RGB").resize((64, 64)).getcolors(64 * 64)
                assert len(colours or ()) > 2, (kind, which)
    assert looked > 1
    assert cut == []


def test_the_film_of_a_turn_is_drawn(game: Game, seats: int, texts: Texts, cut: list[str]) -> None:
    """There is a picture for each shot; together they are small enough to be sent."""
    if not game.pictures:
        pytest.skip("a game without pictures")
    films = 0
    for match, _ in whole_match(game, seats, 0):
        shots = optional.film(match.rules, match.view(None))
        if not shots or (films := films + 1) > FILMS:
            continue
        stills: list[bytes] = []
        for number, shot in enumerate(shots):
            here = scene(game, match, (), None, LOCALES[number % len(LOCALES)], texts)
            here = replace(
                here, view=shot.view, marks=shot.marks, said=shot.said, heading=shot.heading
            )
            stills.append(drawn(Job("shot", here)))
        lasts = tuple(shot.lasts for shot in shots)
        made = drawn(Job("film", stills=tuple(stills), lasts=lasts))
        assert len(made) < LARGEST
        assert Image.open(BytesIO(made)).size == (WIDTH, HEIGHT)
    assert cut == []


def test_every_card_has_a_face_in_both_languages(game: Game, texts: Texts) -> None:
    if not game.pictures:
        pytest.skip("a game without pictures")
    rules, module = game.rules(), pictures(game.pictures)
    module.warm(rules.faces())
    for locale in LOCALES:

        def word(message: str, /, locale: Locale = locale, **args: object) -> str:
            return texts.get(message, locale, **args)

        assert module.every_face(rules.faces(), rules.names(), locale, word)


def test_the_module_of_its_pictures_offers_all_of_them(game: Game) -> None:
    if not game.pictures:
        pytest.skip("a game without pictures")
    offered = [name for name in vars(Pictures) if not name.startswith("_")]
    found = pictures(game.pictures)
    assert [name for name in offered if not callable(getattr(found, name, None))] == []


def test_its_view_declares_the_places_of_its_pictures(game: Game) -> None:
    """What questions and events name is checked against it by the driver (`View.places`)."""
    if not game.pictures:
        pytest.skip("a game without pictures")
    match, _ = next(iter(whole_match(game, game.info.seats[0], 0)))
    assert type(match.view(None)).places
