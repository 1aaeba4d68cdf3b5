"""The pictures of NBA Deck-Building: boxes as numbers, every moment."""

from collections.abc import Callable
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from games.core.match.match import Match
from games.nba.pictures import drawn as nba
from games.nba.pictures import layout, menu
from games.nba.pictures.parts import chips, plays
from games.nba.pictures.parts.rolls import die_boxes
from games.nba.pictures.parts.signs import COLOURS, THEME
from games.nba.pictures.table import ROOM, choice_boxes
from games.nba.pictures.zooms import pile_boxes
from games.nba.view import NbaView
from games.registry import load
from render.kit.geometry import BOARD, SMALL, Box
from render.kit.scene import Scene, SeatHolder
from render.kit.text import fit
from render.kit.theme import PAPER, contrast, luminance
from tests.render import samples as others
from tests.render.games import nba_samples as samples
from tests.render.golden import distance
from tests.render.played import scene

RULES = load()["nba"].rules()
KINDS = (
    *("refresh", "sub_in", "sub_out", "prep_off", "prep_def", "pay_player", "pay_tactic"),
    *("reroll", "reroll_def", "keep_dice", "hold", "remove", "target", "overtime"),
    *("draft", "cut", "lineup", "bench", "base_off", "base_def"),
)


def apart(boxes: list[Box], inside: Box) -> bool:
    """Whether all boxes lie inside and none meets another."""
    meets = any(a.meets(b) for at, a in enumerate(boxes) for b in boxes[at + 1 :])
    return not meets and all(inside.holds(box) for box in boxes)


def test_the_parts_of_a_board_do_not_meet() -> None:
    rows = [*layout.SUMS, *layout.TACTICS, *layout.DUELS, layout.PILES, layout.TRACK, layout.SLOTS]
    assert apart([*layout.HALVES, layout.COURT, *rows], Box(0, 0, *BOARD))
    left = layout.plates(layout.COURT, layout.PLATE, left=True)
    right = layout.plates(layout.COURT, layout.PLATE, left=False)
    assert apart(left + right, layout.COURT)
    assert apart(layout.six(layout.TRACK), layout.TRACK)
    assert apart(layout.sums(layout.SUMS[0]), layout.SUMS[0])
    assert apart(layout.tactic_places(layout.TACTICS[1]), layout.TACTICS[1])
    assert apart([*layout.TEAMS, *layout.seat_rows()], Box(0, 0, *BOARD))


@pytest.mark.parametrize("count", range(1, 21))
def test_any_number_of_dice_and_cards_finds_its_place(count: int) -> None:
    room = Box(32, 152, 1136, 250)
    assert apart(die_boxes(count, room), room)
    if count <= 10:
        assert apart(choice_boxes(count, ROOM), ROOM)


@pytest.mark.parametrize("count", [1, 28, 29, 50, 51, 64])
def test_a_pile_of_any_size_finds_its_place(count: int) -> None:
    boxes = pile_boxes(count)
    assert apart(boxes, Box(0, 150, 1200, 552))
    assert min(box.height for box in boxes) >= 38


def test_every_open_pile_has_its_close_up() -> None:
    here = samples.board_two()
    shown = {zoom.id for zoom in nba.zooms(here)}
    assert {"box:0", "box:1", "tactics:0", "thrown:0", "gone:0", "discard:1"} <= shown
    full = nba.zoom(here, "tactics:0").image
    view = here.view
    assert isinstance(view, NbaView)
    bare = msgspec.structs.replace(view.markets[0], tactic_pool=())
    none = replace(here, view=msgspec.structs.replace(view, markets=(bare,)))
    assert distance(full, nba.zoom(none, "tactics:0").image)[1] > 0.05


def test_attack_dice_have_outlines_of_their_own_and_defence_dice_letters() -> None:
    assert len(COLOURS) == 6
    assert contrast(COLOURS["p3"], (255, 255, 255)) > 3
    tones = sorted(luminance(COLOURS[kind]) for kind in ("itc", "blk", "stp"))
    assert tones[1] - tones[0] > 0.1
    assert contrast(PAPER, (27, 24, 48)) > 12


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_question_has_its_picture(kind: str) -> None:
    here = samples.table(kind, 2)
    picture = nba.table(here)
    assert picture.image.size == SMALL
    if kind == "overtime":  # two buttons under two scores
        return
    assert here.badges
    plain = nba.table(replace(here, picked=()))
    assert distance(picture.image, plain.image)[0] > 0


@pytest.mark.parametrize("people", [samples.PEOPLE, others.WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_moment_of_a_match_can_be_drawn(
    seats: int, locale: str, people: tuple[SeatHolder, ...]
) -> None:
    options = {"quarters": "2", "selection": "yes"}
    for number, (match, events) in enumerate(samples.played(seats, options, "random", seats)):
        if number % 16 and match.result is None:
            continue
        here = scene(match, events, None, locale, people)
        assert nba.board(here).image.size == BOARD
        reader = number // 16 % seats
        assert nba.table(scene(match, events, reader, locale, people)).image.size == SMALL
        for zoom in nba.zooms(here)[number // 16 % 3 :: 3]:
            assert nba.zoom(here, zoom.id).image.size == SMALL
    assert match.result is not None
    assert nba.final(here).image.size == BOARD


def test_a_second_starter_is_seen_beside_the_first() -> None:
    here = samples.table("lineup", 2)
    assert isinstance(here.view, NbaView)
    assert here.view.mine
    others = ("S16", "S12", "S13", "S14", "S15")
    mine = msgspec.structs.replace(here.view.mine, starters=others)
    other = replace(here, view=msgspec.structs.replace(here.view, mine=mine))
    assert distance(nba.table(here).image, nba.table(other).image)[1] > 0.005


def test_an_overtime_shows_its_counters() -> None:
    options = {"quarters": "2", "overtime": "always"}

    def tied(match: Match) -> bool:
        for own in match.state.seats:
            own.points = own.best = 0
        return match.state.period == 1

    for seed in range(20):
        try:
            found = samples.moment(tied, options=options, player="defaults", seed=seed)
        except LookupError:
            continue
        here = samples.drawn(found)
        gone = replace(here, view=msgspec.structs.replace(here.view, counters=1))
        assert distance(nba.board(here).image, nba.board(gone).image)[1] > 0.002
        return
    pytest.fail("no overtime")


def test_what_changed_shows_on_the_board() -> None:
    here = samples.board_two()
    assert here.marks
    quiet = nba.board(replace(here, marks=())).image
    assert distance(quiet, nba.board(here).image)[1] > 0.001


def test_close_ups_that_are_not_there_are_refused() -> None:
    with pytest.raises(KeyError):
        nba.zoom(samples.board_two(), "seat:7")


def test_the_own_court_and_market_are_the_first_close_ups() -> None:
    found = samples.moment(samples.after_a_score, 4)
    for reader, court, market in ((3, "seat:3", "market:1"), (0, "seat:0", "market:0")):
        shown = [zoom.id for zoom in nba.zooms(samples.drawn(found, reader))]
        assert shown[:2] == [court, market]
        assert len(shown) == len(set(shown)) == 23


def test_files_stay_small() -> None:
    assert len(nba.board(samples.board_two()).png()) < 400_000
    assert len(nba.board(samples.board_four()).png()) < 400_000
    assert len(nba.zoom(samples.board_two(), "market:0").png()) < 300_000


def test_common_cards_can_be_drawn_before_the_first_board() -> None:
    nba.warm(RULES.faces())
    faces = nba.every_face(RULES.faces(), samples.board_two().reader.cards, "fr", lambda *_: "")
    assert len(faces) >= 150


@pytest.mark.parametrize("found", [samples.board_two, samples.board_four, samples.board_solo])
def test_who_only_looks_gets_a_table_too(found: Callable[[], Scene]) -> None:
    assert nba.table(found()).image.size == SMALL


def test_everything_that_a_menu_offers_bears_its_number() -> None:
    here = samples.menu()
    assert here.decision is not None
    whole = nba.table(here).image
    for option in here.decision.options:
        options = tuple(
            msgspec.structs.replace(one, on=None) if one is option else one
            for one in here.decision.options
        )
        decision = msgspec.structs.replace(here.decision, options=options)
        without = nba.table(replace(here, decision=decision)).image
        assert distance(whole, without)[1] > 0, option.id


def test_a_menu_of_four_shows_every_attack_that_waits() -> None:
    def wanted(match: Match) -> bool:
        seat = match.asked[0] if match.asked else 0
        foes = match.state.opponents(seat)
        return samples.asks("act", 9)(match) and all(match.state.seats[foe].attack for foe in foes)

    found = samples.moment(wanted, 4)
    seat = found[0].asked[0]
    here = samples.drawn(found, seat)
    shown = [coach.seat for coach in plays.foes_of(here)]
    assert shown == list(found[0].state.opponents(seat))
    whole = nba.table(here).image
    for foe in shown:
        coaches = list(here.view.coaches)
        coaches[foe] = msgspec.structs.replace(coaches[foe], attack=(), last=None)
        view = msgspec.structs.replace(here.view, coaches=tuple(coaches))
        assert distance(whole, nba.table(replace(here, view=view)).image)[1] > 0.005


@pytest.mark.parametrize("wanted", ["full", "rolled", "four"])
def test_the_rows_of_a_menu_do_not_meet(wanted: str) -> None:
    here = samples.menu()
    if wanted == "rolled":
        here = samples.late_menu()
    elif wanted == "four":
        here = samples.menu(4)
    rows = menu.rows_of(here)
    boxes = menu.row_boxes(rows)
    assert apart([menu.STEPS, menu.LINE, *boxes], Box(0, 0, *SMALL))
    assert boxes[-1].bottom <= menu.FOOT
    names = [row.name for row in rows]
    assert ("slots" in names) == (wanted != "rolled") == ("five" not in names)
    assert "foot" in names


def test_the_line_of_steps_says_what_is_open_and_what_would_be_lost() -> None:
    here = samples.late_menu()
    shown = {step.key: step.how for step in chips.steps_of(here)}
    assert list(shown) == ["sub", "market", "prep", "def", "off", "end"]
    assert shown["def"] == "done"
    assert shown["off"] == "now"
    assert not {"open", "now"} & {shown["sub"], shown["market"], shown["prep"]}
    boxes = chips.chip_boxes(chips.steps_of(here), menu.STEPS)
    assert apart(boxes, menu.STEPS)
    gaps = [b.left - a.right for a, b in pairwise(boxes)]
    assert gaps.index(max(gaps)) == 2  # the gate lies behind preparation


@pytest.mark.parametrize("width", [236, 214, 178, 172, 145, 130])
def test_no_name_on_a_card_is_cut(width: int) -> None:
    scale = width / 300
    font, least = THEME.label(round(52 * scale)), round(46 * scale)
    for printed in RULES.names().values():
        for whole, short in ((printed.en, printed.short_en), (printed.fr, printed.short_fr)):
            shown, _ = fit(whole, font, width - round(22 * scale), least, short)
            assert shown in {whole, short}
