"""What a hint advises is marked on a private picture, and told at its foot (MND-2.1)."""

from importlib import import_module

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.ai.mind import ranking
from games.allstar.pictures.layout import LINE
from games.core.decision import named
from games.core.streams import Streams
from games.nba.pictures.parts import tiles
from games.registry import load
from render.kit.scene import Number
from render.kit.theme import WHITE
from tests.render.played import PEOPLE, moments, scene

GAMES = load()


def test_a_number_is_marked_where_its_option_is_advised() -> None:
    marked, plain = Number.of(3, advised=True), Number.of(3, advised=False)
    assert marked == plain == 3
    assert str(marked) == "3"
    assert marked.advised
    assert not plain.advised


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-2.1")
def test_every_game_marks_what_is_advised_on_its_table(key: str) -> None:
    game = GAMES[key]
    house, drawn = game.sensible(game.rules()), import_module(game.pictures)
    seats = min(count for count in game.info.seats if count > 1)
    marked = 0
    for match, events in moments(key, seats, 3):
        for seat in match.asked:
            question, view = match.questions[seat], match.view(seat)
            assert question is not None
            picks = house.answer(view, question, Streams(b"hint"))
            shown = replace(scene(match, events, seat, "fr", PEOPLE), picked=())
            advised = named(question, picks)
            places = {option.on for option in question.options if option.id in advised}
            ranked = ranking(house, view, question, Streams(b"hint"))
            if not ranked or not places & set(shown.badges) or match.step % 7:
                continue
            plain = drawn.table(shown).image.tobytes()
            marked += drawn.table(replace(shown, advised=advised)).image.tobytes() != plain
            assert drawn.table(replace(shown, why="+2")).image.tobytes() != plain
        if marked > 3:
            break
    assert marked > 3


def test_a_hint_leaves_the_question_above_its_cards_clear() -> None:
    game = GAMES["allstar"]
    drawn, compared = import_module(game.pictures), 0
    for match, events in moments("allstar", 3, 3):
        for seat in match.asked:
            question = match.questions[seat]
            if question is None or question.kind != "allstar.pick":
                continue
            shown = scene(match, events, seat, "fr", PEOPLE)
            first = question.options[0].id
            hinted = replace(shown, picked=(first,), advised=(first,))
            above = [drawn.table(one).image.crop(LINE.corners) for one in (shown, hinted)]
            assert above[0].tobytes() == above[1].tobytes()
            compared += 1
        if compared > 1:
            break
    assert compared > 1


def test_a_bulb_beside_a_number_covers_nothing_below_it() -> None:
    plain, hinted = Image.new("RGB", (200, 100)), Image.new("RGB", (200, 100))
    tiles.numbered(plain, (150, 40), Number.of(3, advised=False), 22, WHITE)
    tiles.numbered(hinted, (150, 40), Number.of(3, advised=True), 22, WHITE)
    box = ImageChops.difference(plain, hinted).getbbox()
    assert box is not None
    left, _, right, low = box
    assert left < 150 - 22
    assert right <= 150
    assert low <= 40 + 22
