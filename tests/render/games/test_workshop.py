"""The workshop's pictures as numbers: all of a deck fits, and nothing lies on anything else."""

from itertools import combinations

import pytest

from games.core.bringing.workshop import Group, Pieces
from games.nintendo.pictures import drawn
from games.nintendo.pictures.workshop import FIELD, SIZES, laid
from render.kit.geometry import SMALL
from tests.render.games import workshop_samples as samples

CARDS = [piece.id for piece in samples.workshop().pieces]
LEGAL: dict[str, Pieces] = {
    **samples.workshop().ready,
    "forty": dict.fromkeys(CARDS[::3][:40], 1),
    "characters": dict.fromkeys([one for one in CARDS if one[0] == "G"][:11] + CARDS[18:47], 1),
    "few": {"G01": 4, "G02": 2, "U01": 34},
    "empty": {},
}


def groups(pieces: Pieces) -> tuple[Group, ...]:
    return samples.workshop().overview(pieces).groups


@pytest.mark.parametrize("name", LEGAL)
@pytest.mark.parametrize("faults", [0, 1, 2])
def test_every_card_of_a_deck_has_a_tile_of_its_own(name: str, faults: int) -> None:
    field = FIELD._replace(height=FIELD.height - 46 * faults)
    shown = groups(LEGAL[name])
    size, placed = laid(shown, field)
    assert [one.group for one in placed] == list(shown)
    tiles = [box for one in placed for box in one.tiles]
    assert len(tiles) == sum(len(one.pieces) for one in shown)
    assert all(field.holds(box) for box in tiles)
    assert all((box.width, box.height) == (size.width, size.height) for box in tiles)
    assert not any(one.meets(other) for one, other in combinations(tiles, 2))
    for one in placed:
        assert all(box.top > one.heading[1] for box in one.tiles)


@pytest.mark.parametrize("name", list(samples.workshop().ready))
def test_ready_made_decks_have_large_tiles_with_names(name: str) -> None:
    size, _ = laid(groups(LEGAL[name]), FIELD)
    assert size.named


def test_a_draft_of_everything_is_cut_and_stays_inside() -> None:
    size, placed = laid(groups(dict.fromkeys(CARDS[:80], 1)), FIELD)
    assert size == SIZES[-1]
    tiles = [box for one in placed for box in one.tiles]
    assert all(FIELD.holds(box) for box in tiles)
    assert not any(one.meets(other) for one, other in combinations(tiles, 2))


@pytest.mark.parametrize("name", LEGAL)
def test_any_deck_is_drawn_in_both_languages(name: str) -> None:
    drawings = [drawn.deck(samples.deck(LEGAL[name], one)).image for one in ("fr", "en")]
    assert all(one.size == SMALL for one in drawings)
    assert drawings[0].tobytes() != drawings[1].tobytes()


@pytest.mark.parametrize(
    "wanted", [{}, {"colour": "Y"}, {"cost": "9"}, {"words": "nothing at all"}]
)
def test_any_page_of_a_shelf_is_drawn(wanted: dict[str, str]) -> None:
    assert drawn.shelf(samples.shelf("en", **wanted)).image.size == SMALL


def test_what_a_deck_holds_is_seen_on_the_shelf() -> None:
    other = samples.scene(
        samples.shelved(samples.workshop(), samples.rules().names(), {}, {"colour": "Y"}, 0)
    )
    assert drawn.shelf(other).png() != drawn.shelf(samples.shelf(colour="Y")).png()
