"""The pictures of All-Star Draft: as kept, at every moment, with any names; boxes as numbers."""

from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.allstar.pictures import drawn as allstar
from games.allstar.pictures import layout, own, results
from games.allstar.pictures.board import TALL
from games.allstar.pictures.faces import ANIMALS, card_face
from games.allstar.pictures.parts import tickets
from games.allstar.printed import Arena, Player
from games.allstar.view import AllStarView
from games.registry import load
from render.kit.faces import sprite
from render.kit.geometry import BOARD, SMALL, Box, step_of
from render.kit.theme import GOLD, SIGNAL
from tests.render.games import allstar_samples as samples
from tests.render.golden import distance
from tests.render.played import moments, scene

FACES = load()["allstar"].rules().faces()


@pytest.mark.parametrize("name", samples.BOARDS)
@pytest.mark.parametrize("people", [samples.PEOPLE, samples.WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_board_can_be_drawn(name: str, people: tuple, locale: str) -> None:
    here = samples.board(name, locale, people)
    assert allstar.board(here).image.size == BOARD


@pytest.mark.parametrize("name", samples.BOARDS)
def test_every_close_up_can_be_drawn(name: str) -> None:
    here = samples.board(name)
    found = allstar.zooms(here)
    assert len({one.id for one in found}) == len(found)
    for one in found:
        assert allstar.zoom(here, one.id).image.size == SMALL
    with pytest.raises(KeyError):
        allstar.zoom(here, "seat:9")


@pytest.mark.parametrize("name", samples.TABLES)
@pytest.mark.parametrize("people", [samples.PEOPLE, samples.WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_table_can_be_drawn(name: str, people: tuple, locale: str) -> None:
    here = samples.table(name, locale, people)
    assert (here.decision is None) == (name == "waiting")
    assert allstar.table(here).image.size == SMALL


@pytest.mark.parametrize("name", [name for name in samples.TABLES if name != "waiting"])
def test_what_is_picked_looks_picked(name: str) -> None:
    here = samples.table(name)
    picked = allstar.table(here).image
    assert here.picked
    plain = allstar.table(replace(here, picked=())).image
    assert distance(plain, picked)[1] > 0.001


@pytest.mark.parametrize("name", [name for name in samples.TABLES if name != "waiting"])
def test_all_that_may_be_picked_bears_its_number(name: str) -> None:
    here = samples.table(name)
    assert here.decision is not None
    assert sorted(here.badges.values()) == list(range(1, len(here.decision.options) + 1))
    numbered = allstar.table(replace(here, picked=())).image
    places = tuple(msgspec.structs.replace(option, on=None) for option in here.decision.options)
    if name in {"bus", "swap"}:
        bare = msgspec.structs.replace(here.decision, options=places)
        unnumbered = allstar.table(replace(here, decision=bare, picked=())).image
        assert distance(unnumbered, numbered)[1] > 0.0005


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_moments_of_a_match_can_be_drawn(seats: int) -> None:
    for number, (match, events) in enumerate(moments("allstar", seats, seats)):
        if number % 9 and match.result is None:
            continue
        allstar.board(scene(match, events, None, "fr", samples.WIDE))
        allstar.table(scene(match, events, number % seats, "en", samples.WIDE))
    assert match.result is not None
    assert allstar.final(scene(match, events, None, "fr", samples.PEOPLE)).image.size == BOARD


@pytest.mark.parametrize(
    ("bench", "teams"),
    [*((bench, teams) for bench in range(10) for teams in range(3)), (1, 3), (3, 3)],
)
def test_bench_and_teams_lie_side_by_side(bench: int, teams: int) -> None:
    rooms = own.season_rooms(bench, teams)
    if not bench and teams:
        rooms = rooms[1:]
    assert all(own.CARDS.holds(room) for room in rooms)
    assert all(one.right + 24 <= other.left for one, other in pairwise(rooms))
    cards = [bench, *[5] * teams] if bench or not teams else [5] * teams
    for room, count in zip(rooms, cards, strict=True):
        assert step_of(count, own.SMALL, room.width, 8) >= 0.42 * own.SMALL  # the number shows


def test_two_managers_see_every_arena_of_a_round() -> None:
    two = samples.until(2, {}, lambda match: match.state.stage == "team")
    here = scene(*two, None, "fr", samples.PEOPLE)
    drawn = allstar.board(here).image
    assert isinstance(here.view, AllStarView)
    for place in range(3):
        turned = here.view.last[place].rows[::-1]
        results = list(here.view.results)
        results[place - 3] = msgspec.structs.replace(results[place - 3], rows=turned)
        view = msgspec.structs.replace(here.view, results=tuple(results))
        other = allstar.board(replace(here, view=view)).image
        box = ImageChops.difference(drawn, other).getbbox()
        assert box is not None
        assert box[1] >= 124 + place * 228
        assert box[3] <= 124 + place * 228 + 228


def test_who_waits_sees_the_open_market() -> None:
    market = samples.until(2, {"mode": "market"}, lambda match: not samples.asked(match, 0))
    here = scene(*market, 0, "fr", samples.PEOPLE)
    assert isinstance(here.view, AllStarView)
    assert here.view.market
    empty = msgspec.structs.replace(here.view.market, cards=here.view.market.cards[:1])
    other = msgspec.structs.replace(here.view, market=empty)
    drawn = allstar.table(here).image
    assert ImageChops.difference(drawn, allstar.table(replace(here, view=other)).image).getbbox()


def test_pays_are_marked_as_new_for_one_revision() -> None:
    here = samples.board("arena-four")
    fresh = allstar.board(here).image
    later = allstar.board(replace(here, marks=())).image
    pays = (1440, 130, 1560, 790)
    assert ImageChops.difference(fresh.crop(pays), later.crop(pays)).getbbox()
    assert all(later.getpixel((1430, y)) != SIGNAL for y in range(130, 790))


@pytest.mark.parametrize("count", range(1, 19))
def test_cards_to_pick_from_lie_inside_and_apart(count: int) -> None:
    boxes = layout.choice_boxes(count, layout.CHOICES)
    assert len(boxes) == count
    for at, box in enumerate(boxes):
        assert layout.CHOICES.holds(box)
        assert not any(box.inset(-4).meets(other.inset(-4)) for other in boxes[:at])


def test_pays_stand_in_rank_order() -> None:
    room = Box(10, 20, 340, 50)
    boxes = tickets.pay_boxes(room)
    assert len(boxes) == 6
    assert all(room.holds(box) for box in boxes)
    assert all(one.right < other.left for one, other in pairwise(boxes))


@pytest.mark.parametrize("arena", [card for card, face in FACES.items() if isinstance(face, Arena)])
@pytest.mark.parametrize("current", [True, False])
def test_every_arena_has_a_ticket(arena: str, current: bool) -> None:
    here = samples.board("arena-four")
    image = Image.new("RGB", (420, 260))
    tickets.ticket(image, here, arena, 1, Box(20, 20, 372, 212), current=current)
    assert image.getbbox() is not None


def test_animals_differ_in_grey() -> None:
    here = samples.board("arena-four")
    shown = [
        sprite(card_face(f"{species}-1", here), 120).convert("L")
        for species in {one.species for one in FACES.values() if isinstance(one, Player)}
    ]
    assert len(shown) == len(ANIMALS) == 12
    for at, one in enumerate(shown):
        for other in shown[:at]:
            assert ImageChops.difference(one, other).getbbox() is not None
            assert distance(one.convert("RGB"), other.convert("RGB"))[0] > 3


def test_what_decides_is_counted_first() -> None:
    here = samples.board("arena-four")
    for result in here.view.results:
        for row in result.rows:
            counting = results.counted(row)
            assert set(counting) <= set(row.cards)
            if not row.showing.combo:
                assert len(counting) == row.showing.power


def test_a_board_is_a_function_of_its_scene() -> None:
    one = allstar.board(samples.board("arena-six")).png()
    allstar.board(samples.board("draft-four"))
    assert allstar.board(samples.board("arena-six")).png() == one


def test_gains_show_for_one_revision() -> None:
    here = samples.board("arena-four")
    marked = allstar.board(here).image
    quiet = allstar.board(replace(here, marks=())).image
    assert distance(quiet, marked)[1] > 0.001


@pytest.mark.rule("ASD-3.4")
@pytest.mark.parametrize("name", ["draft-market", "draft-market-three"])
def test_the_board_shows_the_cards_on_offer_in_every_round(name: str) -> None:
    here = samples.board(name)
    assert isinstance(here.view, AllStarView)
    assert here.view.market
    one_less = msgspec.structs.replace(here.view.market, cards=here.view.market.cards[:-1])
    other = replace(here, view=msgspec.structs.replace(here.view, market=one_less))
    assert allstar.board(here).png() != allstar.board(other).png()
    assert allstar.zoom(here, "market").png() != allstar.zoom(other, "market").png()
    assert "market" in {one.id for one in allstar.zooms(here)}


@pytest.mark.rule("ASD-7.3", "ASD-9.5")
def test_a_confrontation_decided_by_criteria_shows_them() -> None:
    here = samples.board("exact-four")
    assert isinstance(here.view, AllStarView)
    one = here.view.confrontations[-1]
    bare = msgspec.structs.replace(one, reasons=("",) * here.view.seats)
    view = msgspec.structs.replace(here.view, confrontations=(*here.view.confrontations[:-1], bare))
    drawn = allstar.board(here).image
    difference = ImageChops.difference(drawn, allstar.board(replace(here, view=view)).image)
    medals = Box(428, 124, 420, 672)
    assert difference.crop((medals.left, medals.top, medals.right, medals.bottom)).getbbox()
    assert difference.crop((800, 948, 1600, 1000)).getbbox()


@pytest.mark.rule("ASD-9.3")
@pytest.mark.parametrize("name", ["lineup-one", "lineup-two", "lineup-five"])
def test_who_is_ready_has_five_backs_and_buses(name: str) -> None:
    """Readiness alone shows: outlined buses turn gold, and the new team lies face down."""
    here = samples.board(name)
    assert isinstance(here.view, AllStarView)
    seat = here.ready[0]
    waiting = replace(here, ready=(), awaited=tuple(range(here.view.seats)))
    ready = replace(waiting, ready=(seat,))
    changed = ImageChops.difference(allstar.board(waiting).image, allstar.board(ready).image)
    rows = changed.crop((TALL.left, TALL.top, TALL.right, TALL.bottom))
    box = rows.getbbox()
    assert box is not None
    high = TALL.height / here.view.seats
    assert seat * high <= box[1]
    assert box[3] <= (seat + 1) * high + 20
    for shown, expected in ((waiting, False), (ready, True)):
        hidden = allstar.board(shown).image.crop((440, 124, 800, 932))
        colours = {colour for _, colour in hidden.getcolors(hidden.width * hidden.height) or ()}
        assert (GOLD in colours) == expected


@pytest.mark.parametrize("name", ["lineup-five", "draft-six"])
def test_low_rows_show_the_cards_of_open_teams(name: str) -> None:
    """Whose best group is the same still differs by the cards beside it."""
    here = samples.board(name)
    assert isinstance(here.view, AllStarView)
    panel = here.view.panels[0]
    team = panel.teams[0]
    rest = next(card for card in team.cards if card not in team.best.cards)
    other = next(card for card in FACES if card not in team.cards)
    cards = tuple(other if card == rest else card for card in team.cards)
    changed = msgspec.structs.replace(team, cards=cards)
    seen = msgspec.structs.replace(panel, teams=(changed, *panel.teams[1:]))
    panels = (seen, *here.view.panels[1:])
    view = msgspec.structs.replace(here.view, panels=panels)
    assert allstar.board(here).png() != allstar.board(replace(here, view=view)).png()


@pytest.mark.rule("ASD-9.5")
@pytest.mark.parametrize("name", ["arena-four", "arena-six"])
def test_every_arena_of_a_round_shows_why_its_ranks_are_so(name: str) -> None:
    here = samples.board(name)
    assert isinstance(here.view, AllStarView)
    drawn = allstar.board(here).image
    first = here.view.last[0]
    weaker = msgspec.structs.replace(first.rows[-1].showing.best, size=1)
    showing = msgspec.structs.replace(first.rows[-1].showing, best=weaker)
    rows = (*first.rows[:-1], msgspec.structs.replace(first.rows[-1], showing=showing))
    at = here.view.results.index(first)
    changed = list(here.view.results)
    changed[at] = msgspec.structs.replace(first, rows=rows)
    view = msgspec.structs.replace(here.view, results=tuple(changed))
    box = ImageChops.difference(drawn, allstar.board(replace(here, view=view)).image).getbbox()
    assert box is not None
    assert box[2] <= 404
    assert box[3] <= 124 + tickets.HIGH
