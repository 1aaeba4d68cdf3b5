"""The pictures of JAM: at every question, with any names; boxes as numbers."""

from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.core.face import face
from games.jam.film import film
from games.jam.pictures import drawn as jam
from games.jam.pictures import layout, plan, zooms
from games.jam.pictures.final import COURSE, FIGURES, SKATER, steps
from games.jam.pictures.table import FRAME
from games.jam.pictures.words import view_of, where_of
from games.jam.printed import OPEN, Skater, Space
from games.jam.view import Before, LaidView, Moved
from games.registry import load
from render.kit.geometry import BOARD, SMALL, Box
from render.kit.parts import HEADER_SMALL
from render.kit.scene import SeatHolder
from tests.render.games import jam_samples as samples

FACES = load()["jam"].rules().faces()
PACK = [space for space, printed in FACES.items() if isinstance(printed, Space) and printed.row]
FRAMES = (layout.BOARD, FRAME)


@pytest.mark.parametrize("name", samples.BOARDS)
@pytest.mark.parametrize("people", [samples.PEOPLE, samples.WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_board_and_close_up_can_be_drawn(name: str, people: tuple, locale: str) -> None:
    here = samples.board(name, locale, people)
    assert jam.board(here).image.size == BOARD
    found = jam.zooms(here)
    assert len({one.id for one in found}) == len(found)
    assert all(one.alt for one in found)
    for one in found:
        assert jam.zoom(here, one.id).image.size == SMALL
    with pytest.raises(KeyError):
        jam.zoom(here, "seat:9")


@pytest.mark.parametrize("people", [samples.PEOPLE, samples.WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize("jams", [0, 1, 5, 43])
def test_the_end_can_be_drawn(people: tuple, locale: str, jams: int) -> None:
    here = samples.board("over", locale, people)
    course = tuple((4 * (number // 3), 4 * (number // 4)) for number in range(jams))
    view = msgspec.structs.replace(here.view, course=course)
    assert jam.final(replace(here, view=view)).image.size == BOARD


@pytest.mark.parametrize("people", [samples.PEOPLE, samples.WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_the_skater_of_the_match_stands_between_course_and_figures(
    people: tuple, locale: str
) -> None:
    here = samples.final(locale, people)
    image = jam.final(here).image
    box = ImageChops.difference(image, jam.final(replace(here, best=None)).image).getbbox()
    assert box is not None
    assert box[2] <= FIGURES.left
    assert COURSE.top <= box[1]
    assert box[3] <= COURSE.bottom
    other = jam.final(samples.final(locale, people, points=0)).image
    assert ImageChops.difference(image, other).getbbox() is not None
    assert SKATER.right < FIGURES.left


@pytest.mark.parametrize("places", [(1, 2), (1, 1)])
def test_the_sides_at_the_end_stand_apart(places: tuple[int, int]) -> None:
    first, second = steps(places)
    assert not first.meets(second)
    assert first.bottom == second.bottom
    assert (first.width > second.width) == (places == (1, 2))
    assert max(first.right, second.right) <= BOARD[0] - 32


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_shot_can_be_drawn_and_shows_something_new(locale: str) -> None:
    here = samples.board("moved", locale)
    pictures = [
        jam.shot(samples.shot("moved", number, locale)).image
        for number, _ in enumerate(film(here.faces, view_of(here)))
    ]
    assert len(pictures) > 5
    assert all(one.size == SMALL for one in pictures)
    assert all(ImageChops.difference(one, other).getbbox() for one, other in pairwise(pictures))


@pytest.mark.parametrize("name", samples.TABLES)
@pytest.mark.parametrize("people", [samples.PEOPLE, samples.WIDE], ids=["short", "wide"])
def test_every_table_can_be_drawn(name: str, people: tuple) -> None:
    here = samples.table(name, "fr", people)
    assert (here.decision is None) == (name in samples.WAITING)
    assert jam.table(here).image.size == SMALL


# Conditions and calling off are words alone.
@pytest.mark.parametrize(
    "name", [one for one in samples.TABLES if one not in {"plan_call", "call", *samples.WAITING}]
)
def test_what_may_be_picked_is_numbered_and_what_is_picked_looks_picked(name: str) -> None:
    here = samples.table(name)
    picked = jam.table(here).image
    plain = jam.table(replace(here, picked=())).image
    assert ImageChops.difference(picked, plain).getbbox()
    bare = jam.table(replace(here, picked=(), decision=None)).image
    assert ImageChops.difference(bare, plain).getbbox()


@pytest.mark.parametrize(
    "name", ["jammer", "blockers", "plan_move", "plan_block", "act", "move", "block"]
)
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_badges_are_the_numbers_on_shirts_and_in_spaces(name: str, locale: str) -> None:
    """As the table has them, and as the control calls them; open zones go by their names."""
    here = samples.table(name, locale)
    assert here.decision is not None
    for option in here.decision.options:
        drawn, name = here.badges[option.on or ""], here.name(option.id)
        if option.id in OPEN:
            assert drawn == 0
            begins = name
        elif isinstance(FACES[option.id], Space):
            assert str(drawn) == here.short(option.id)
            begins = f"{drawn} · {name}"
        else:
            assert drawn == face(FACES, option.id, Skater).number
            begins = f"#{drawn} "
        assert here.say(option.label).startswith(begins)
        assert here.say(option.brief or option.label).startswith(begins)


def test_the_rank_of_a_preferred_target_is_drawn() -> None:
    here = samples.table("plan_block")
    assert here.decision is not None
    first, second = (option.id for option in here.decision.options[:2])
    one, other = (
        jam.table(replace(here, picked=picked)).image
        for picked in ((first, second), (second, first))
    )
    assert ImageChops.difference(one, other).getbbox()


def test_the_header_says_whose_shape_is_whose() -> None:
    here = samples.table("plan_move")
    renamed = replace(here, people=(here.people[0], SeatHolder("Castor"), *here.people[2:]))
    one, other = jam.table(here).image, jam.table(renamed).image
    changed = ImageChops.difference(one, other).getbbox()
    assert changed is not None
    assert changed[3] <= HEADER_SMALL
    for seat in (0, None):
        looked = replace(here.reader, seat=seat)
        assert jam.table(replace(here, reader=looked)).image.size == SMALL


@pytest.mark.parametrize("name", ["place", "plan_call", "blockers"])
def test_what_ends_the_plan_is_not_drawn_as_one_more_question(name: str) -> None:
    here = samples.table(name)
    asking, ending = (jam.table(replace(here, ends=ends)).image for ends in (False, True))
    changed = ImageChops.difference(asking, ending)
    assert changed.crop((32, 84, 1168, 146)).getbbox()
    assert bool(changed.crop((808, 158, 1168, 510)).getbbox()) == (name == "place")


@pytest.mark.parametrize(("name", "chosen"), [("composed", "lineup"), ("wished", "teams")])
def test_who_waits_between_jams_sees_what_was_chosen(name: str, chosen: str) -> None:
    here = samples.table(name)
    mine = view_of(here).mine
    assert mine is not None
    bare = msgspec.structs.replace(
        view_of(here), mine=msgspec.structs.replace(mine, **{chosen: ()})
    )
    other = jam.table(replace(here, view=bare)).image
    assert ImageChops.difference(jam.table(here).image, other).getbbox()


@pytest.mark.parametrize("frame", FRAMES, ids=["board", "table"])
@pytest.mark.parametrize("count", range(1, 11))
def test_a_stack_stays_in_its_cell_and_each_of_it_can_be_seen(
    frame: layout.Frame, count: int
) -> None:
    for space in PACK:
        cell = layout.cell(frame, face(FACES, space, Space))
        boxes = layout.plates(frame, cell, count)
        assert all(cell.holds(box) for box in boxes)
        for lower, upper in pairwise(boxes):
            assert lower.bottom - upper.bottom >= 4
            assert upper.left >= lower.left


@pytest.mark.parametrize("frame", FRAMES, ids=["board", "table"])
@pytest.mark.parametrize(("space", "most"), [("rear", 10), ("front", 2), ("other", 2)])
def test_skaters_of_an_open_zone_stand_side_by_side(
    frame: layout.Frame, space: str, most: int
) -> None:
    assert space in OPEN
    for count in range(1, most + 1):
        boxes = layout.places(frame, space, count)
        assert len(boxes) == count
        assert not any(
            one.meets(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :]
        )
        whole = layout.whole(frame)
        assert all(whole.holds(box) for box in boxes)


@pytest.mark.parametrize("space", ["p4", "p1", "rear"])
def test_all_ten_in_one_place_can_be_drawn(space: str) -> None:
    crowd = samples.crowd(space)
    alone = samples.board("start")
    assert ImageChops.difference(jam.board(crowd).image, jam.board(alone).image).getbbox()


def test_cells_and_zones_do_not_overlap() -> None:
    for frame in FRAMES:
        cells = [layout.cell(frame, face(FACES, space, Space)) for space in PACK]
        areas = [*cells, *(layout.zone(frame, space) for space in OPEN), layout.infield(frame)]
        for at, one in enumerate(areas):
            assert layout.whole(frame).holds(one)
            assert not any(one.meets(other) for other in areas[at + 1 :])


def test_a_turn_in_words_is_wrapped_and_loses_its_beginning_before_it_shrinks() -> None:
    short, long = ["A line."] * 10, ["A much longer line that does not fit. " * 4] * 40
    assert zooms._fits(short, zooms._font(zooms.SIZES[0]))
    assert not zooms._fits(long, zooms._font(zooms.SIZES[-1]))
    assert min(zooms.SIZES) >= 28


def test_the_tag_of_who_lies_below_leaves_the_upper_plate_whole() -> None:
    here = samples.board(next(iter(samples.BOARDS)))
    view = view_of(here)
    lower, upper = view.sides[0].lineup[2], view.sides[1].lineup[2]
    stacks = dict.fromkeys(view.stacks, ()) | {"p1": (lower, upper)}
    bare = msgspec.structs.replace(view, stacks=stacks, laid=(), story=(), before=None)
    laid = msgspec.structs.replace(bare, laid=(LaidView(lower, (1, 3, 5)),))
    boards = [jam.board(replace(here, view=one)).image for one in (bare, laid)]
    cell = layout.cell(layout.BOARD, face(FACES, "p1", Space))
    plate = layout.plates(layout.BOARD, cell, 2)[1]
    number = plate.left + layout.BOARD.px(60), plate.top, plate.right, plate.bottom
    one, other = (board.crop(number) for board in boards)
    assert ImageChops.difference(one, other).getbbox() is None
    assert ImageChops.difference(*boards).getbbox() is not None


def test_a_jammer_who_ran_round_the_track_has_an_arrow_round_it() -> None:
    """Through the pack it would look as if she had run back."""
    here = samples.board("start")
    view = view_of(here)
    jammer = view.sides[0].lineup[0]
    ran = Moved(1, jammer, "c15", "front", "rear", 2, 5)
    stacks = dict.fromkeys(view.stacks, ()) | {"rear": (jammer,)}
    before = Before(1, 0, 1, stacks | {"rear": (), "front": (jammer,)}, (), ((), ()), (0, 0),
                    (0, 0), None, 30)  # fmt: skip
    after = msgspec.structs.replace(view, stacks=stacks, before=before)
    marked = replace(here, decision=None)
    told = [
        jam.board(replace(marked, view=msgspec.structs.replace(after, story=story))).image
        for story in ((), (ran,))
    ]
    still = jam.board(replace(marked, view=msgspec.structs.replace(after, before=None))).image
    frame = layout.BOARD
    pack, straight = frame.box(360, 330, 800, 340), frame.box(360, 20, 800, 105)

    def changed(image: Image.Image, box: Box) -> bool:
        edges = (box.left, box.top, box.right, box.bottom)
        return ImageChops.difference(image.crop(edges), still.crop(edges)).getbbox() is not None

    assert [changed(one, pack) for one in told] == [True, False]
    assert [changed(one, straight) for one in told] == [False, True]


def test_who_is_new_to_the_game_reads_what_the_signs_on_the_track_mean() -> None:
    here = samples.table("place")
    known, new = (jam.table(replace(here, legend=one)).image for one in (False, True))
    changed = ImageChops.difference(known, new).getbbox()
    assert changed is not None
    assert changed[1] >= 500  # the track and what cards reach stay as they are
    strip = (500, 672, 1160, 704)
    assert ImageChops.difference(known.crop(strip), new.crop(strip)).getbbox()


def test_the_whole_plan_is_one_picture_once_it_is_laid_or_picked() -> None:
    """While it is laid step by step the hand lies there; at the last question the plan does."""
    for name, whole in (("place", False), ("plan_call", True), ("waiting", True), ("act", False)):
        assert plan.laid(samples.table(name)) == whole, name
    here = samples.table("plan_call")
    laid = plan.orders(here)
    mine = view_of(here).mine
    assert mine is not None
    assert list(laid) == [one.skater for one in mine.placed]
    assert all(aim.end or aim.target for _, aim in laid.values())


def test_the_last_order_is_drawn_as_it_is_picked() -> None:
    here = samples.table("plan_move")
    mine = view_of(here).mine
    assert mine is not None
    last = where_of(here).visible(0)[-1]
    asked = replace(mine, skater=last, placed=(replace(mine.placed[-1], skater=last),))
    there = replace(here, view=replace(here.view, mine=asked), ends=True)
    assert plan.laid(there)
    assert not plan.laid(replace(there, ends=False))
    assert plan.orders(there)[last][1].end == there.picked[0]
