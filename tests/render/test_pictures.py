"""Whole pictures: as they were kept, for every moment that can come up, whatever the names."""

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from games.firstdeck.pictures import drawn as firstdeck
from games.registry import Game, load
from render import boards
from render.kit.geometry import BOARD, SMALL
from render.kit.picture import Pictures
from render.png import encode
from tests.render import samples
from tests.render.golden import FAILED, FOLDER, KEPT, distance, place, small
from tests.render.played import moments, scene


def test_every_kept_picture_is_one_that_the_command_draws_anew() -> None:
    assert {*FOLDER.rglob("*.png")} == {place(name) for name in KEPT}


@pytest.mark.parametrize("name", KEPT)
def test_a_picture_looks_as_it_was_kept(name: str) -> None:
    drawn = small(KEPT[name]())
    kept = Image.open(place(name)).convert("RGB")
    mean, share = distance(drawn, kept)
    if mean > 1.5 or share > 0.01:
        FAILED.mkdir(parents=True, exist_ok=True)
        (FAILED / f"{name}.png").write_bytes(encode(drawn))
        (FAILED / f"{name}-kept.png").write_bytes(encode(kept))
    assert mean <= 1.5
    assert share <= 0.01


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_picture_s_foot_names_its_version_and_no_digest(locale: str) -> None:
    here = samples.scene(samples.four(), locale)
    assert here.word("picture-version", revision=37) == "version 37"
    assert {"chain", "seed"}.isdisjoint(here.__struct_fields__)


@pytest.mark.parametrize("name", samples.BOARDS)
@pytest.mark.parametrize("people", [samples.PEOPLE, samples.WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_board_can_be_drawn(name: str, people: tuple, locale: str) -> None:
    here = samples.BOARDS[name](people=people, locale=locale)
    assert firstdeck.board(here).image.size == BOARD
    for zoom in firstdeck.zooms(here):
        assert firstdeck.zoom(here, zoom.id).image.size == SMALL
    assert firstdeck.final(here).image.size == BOARD


@pytest.mark.parametrize("name", samples.TABLES)
@pytest.mark.parametrize("people", [samples.PEOPLE, samples.WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_table_can_be_drawn(name: str, people: tuple, locale: str) -> None:
    here = samples.TABLES[name](people=people, locale=locale)
    assert firstdeck.table(here).image.size == SMALL


@pytest.mark.parametrize("count", range(1, 21))
def test_any_number_of_cards_can_be_ordered(count: int) -> None:
    here = samples.table_order(count, picked=count // 2)
    assert firstdeck.table(here).image.size == SMALL


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_moment_of_a_match_can_be_drawn(seats: int) -> None:
    people = samples.WIDE if seats % 2 else samples.PEOPLE
    for number, (match, events) in enumerate(moments("firstdeck", seats, seats)):
        if number % 4 and match.result is None:
            continue
        firstdeck.board(scene(match, events, None, "fr", people))
        reader = number // 4 % seats
        firstdeck.table(scene(match, events, reader, "en", people))
    assert match.result is not None
    firstdeck.final(scene(match, events, None, "fr", people))


def test_a_board_is_a_function_of_its_scene() -> None:
    one = firstdeck.board(samples.board_four()).png()
    firstdeck.board(samples.board_five())
    assert firstdeck.board(samples.board_four()).png() == one


def test_what_changed_shows_on_the_board() -> None:
    quiet = firstdeck.board(samples.board_four(marks=())).image
    marked = firstdeck.board(samples.board_four()).image
    assert distance(quiet, marked)[1] > 0.003


def test_numbers_stand_on_what_may_be_picked() -> None:
    here = samples.table_take()
    assert here.badges == {"card:P30": 1, "card:P28": 2, "card:P35": 3}
    plain = samples.table_take(decision=None)
    assert distance(firstdeck.table(here).image, firstdeck.table(plain).image)[1] > 0.05


def test_picks_show_in_their_order() -> None:
    here = samples.table_take_box()
    assert here.picks == {"card:P20": 1, "card:P30": 2}
    other = samples.table_take_box(picked=("P30", "P20"))
    assert firstdeck.table(here).png() != firstdeck.table(other).png()


def test_my_own_sealed_answer_shows_and_nobody_elses_picture_changes() -> None:
    for sample in (samples.table_thrown, samples.table_arranged):
        here = sample()
        other = msgspec.structs.replace(here.view, given=())
        blank = replace(here, view=other)
        assert firstdeck.table(here).png() != firstdeck.table(blank).png()
        assert firstdeck.board(here).png() == firstdeck.board(blank).png()


def test_gains_at_one_place_are_added_up() -> None:
    marks = (samples.Mark("stars:0", gain=3), samples.Mark("stars:0", gain=-1))
    assert samples.board_four(marks=marks).changed["stars:0"].gain == 2


def test_close_ups_that_are_not_there_are_refused() -> None:
    with pytest.raises(KeyError):
        firstdeck.zoom(samples.board_four(), "seat:7")


@pytest.mark.parametrize("game", load().values(), ids=load())
def test_each_game_names_the_module_of_its_pictures(game: Game) -> None:
    found = boards.pictures(game.pictures)
    offered = [name for name in vars(Pictures) if not name.startswith("_")]
    assert {"board", "table", "final"} <= {*offered}
    assert [name for name in offered if not callable(getattr(found, name, None))] == []


def test_pictures_stay_small_files() -> None:
    assert len(firstdeck.board(samples.board_five()).png()) < 400_000
    assert len(firstdeck.table(samples.table_order()).png()) < 300_000
