"""The workshop: what is built holds or says why not, and any beginning is completed (NIN-9)."""

import pytest

from games.core.bringing.shelf import PAGE, found, shelved
from games.core.bringing.workshop import HELD, WORDS
from games.core.contract import asked
from games.core.info import Start
from games.core.refused import Refused
from games.core.streams import Streams
from games.nintendo.workshop.building import NintendoWorkshop
from tests.games.nintendo.table import CARDS, RULES

WORKSHOP = NintendoWorkshop(RULES.cards)
NAMES = RULES.names()


def drawn(number: int) -> dict[str, int]:
    """A beginning of a deck: up to thirty of some cards, also more than may be."""
    rng = Streams(number.to_bytes(2, "big"))
    cards = rng.sample("cards", list(CARDS.by_id), rng.below("kinds", 12))
    return {card: 1 + rng.below("count", 6) for card in cards}


@pytest.mark.rule("NIN-9.1", "NIN-9.2", "NIN-9.4")
@pytest.mark.parametrize("number", range(40))
def test_any_beginning_is_completed_to_a_deck_that_holds(number: int) -> None:
    begun = drawn(number)
    made = WORKSHOP.complete(begun)
    checked = WORKSHOP.check(made.pieces)
    assert checked.faults == ()
    assert {one.id for one in checked.warnings} <= {"nintendo-deck-many"}
    assert made.why
    allowed = {card: min(count, 4) for card, count in begun.items()}
    if sum(allowed.values()) <= 40 and not WORKSHOP.wrong(begun):
        assert all(made.pieces[card] >= count for card, count in begun.items())
    assert WORKSHOP.complete(begun) == made
    assert asked.check_brought(RULES, Start(2), 0, WORKSHOP.brought([made.pieces])).faults == ()


def test_a_deck_that_holds_is_left_as_it_is() -> None:
    for ready in WORKSHOP.ready.values():
        assert WORKSHOP.complete(ready).pieces == ready


def test_cards_that_no_longer_exist_go_and_the_rest_stays() -> None:
    begun = {"G01": 2, "GONE": 3}
    assert [one.id for one in WORKSHOP.check(begun).faults] == [
        *("nintendo-deck-unknown", "nintendo-deck-size"),
    ]
    assert WORKSHOP.overview(begun).size == 5
    made = WORKSHOP.complete(begun)
    assert made.why[0].id == "nintendo-why-unknown"
    assert "GONE" not in made.pieces
    assert made.pieces["G01"] >= 2
    assert WORKSHOP.brought([begun]) == {"decks": [{"G01": 2}]}


@pytest.mark.rule("NIN-9.2")
def test_e10_the_cards_of_a_name_that_stands_there_too_often_are_shown() -> None:
    assert WORKSHOP.wrong({"S36": 2, "S37": 3, "G01": 4}) == ("S36", "S37")
    assert WORKSHOP.wrong({"G02": 2, "W05": 2}) == ()


@pytest.mark.rule("NIN-9.3")
def test_more_than_two_colours_are_told_while_building() -> None:
    def warned(deck: dict[str, int]) -> list[str]:
        return [one.id for one in WORKSHOP.check(deck).warnings]

    assert warned({"G01": 1, "R01": 1}) == []
    assert warned({"G01": 1, "R01": 1, "B01": 1}) == ["nintendo-deck-many"]


@pytest.mark.parametrize("style", ["swift", "heavy", "tricky", ""])
@pytest.mark.parametrize(
    ("colour", "family"), [("R", "koopa"), ("W", "toad"), ("", "boo"), ("", "")]
)
def test_a_deck_for_somebody_is_of_their_colour_and_family(
    style: str, colour: str, family: str
) -> None:
    made = WORKSHOP.suited({"style": style, "colour": colour, "family": family})
    assert WORKSHOP.check(made.pieces).faults == ()
    held = CARDS.colours(made.pieces)
    assert len(held) <= 2
    assert not colour or colour in held
    family_cards = sum(n for card, n in made.pieces.items() if family in CARDS[card].kinds)
    assert not family or family_cards >= 5


def test_ways_to_play_differ() -> None:
    means = {
        style: WORKSHOP.overview(WORKSHOP.suited({"style": style}).pieces).mean
        for style in ("swift", "heavy")
    }
    assert means["swift"] < means["heavy"]


def test_a_deck_at_a_glance() -> None:
    overview = WORKSHOP.overview({"G01": 2, "R11": 1, "Y10": 1, "W07": 1})
    assert (overview.size, overview.want) == (5, 40)
    assert [group.label.id.rpartition("-")[2] for group in overview.groups][:2] == [
        "char",
        "action",
    ]
    assert [bar.id for bar in overview.curve] == ["1", "2", "3", "4", "5"]
    assert sum(bar.count for bar in overview.curve) == 5
    assert {bar.id: bar.count for bar in overview.shares}["G"] == 2
    assert overview.kinds[0].id == "dino"
    costs = [CARDS[card].cost for card in ("G01", "G01", "R11", "Y10", "W07")]
    assert overview.mean == round(10 * sum(costs) / 5)
    empty = WORKSHOP.overview({})
    assert (empty.size, empty.mean, empty.curve, empty.groups) == (0, 0, (), ())


def test_hands_are_tried_and_told_in_figures() -> None:
    told = WORKSHOP.tried(WORKSHOP.ready["RG"], Streams(b"hands"), hands=200)
    assert told == WORKSHOP.tried(WORKSHOP.ready["RG"], Streams(b"hands"), hands=200)
    shares = {one.id: one.args for one in told}
    assert shares["nintendo-tried"]["hands"] == 200
    assert 90 <= int(str(shares["nintendo-tried-first"]["share"])) <= 100
    dear = {card.id: 4 for card in CARDS.by_id.values() if card.type == "char" and card.cost > 6}
    heavy = {**dear, **dict.fromkeys(("G12", "R12", "R14", "R15", "M12", "M13"), 4)}
    shares = {one.id: one.args for one in WORKSHOP.tried(heavy, Streams(b"hands"), hands=200)}
    assert int(str(shares["nintendo-tried-first"]["share"])) < 90


@pytest.mark.rule("NIN-9.5")
def test_a_deck_is_written_in_the_order_of_the_file_and_read_in_any() -> None:
    assert WORKSHOP.write({"R01": 1, "G01": 3}) == "3 G01\n1 R01"
    assert WORKSHOP.read("1 R01\n2 G01\n\n1 G01") == {"G01": 3, "R01": 1}


@pytest.mark.parametrize(
    ("hostile", "named"),
    [
        ("9999 G01", None),
        ("-1 G01", None),
        ("1 g01", "g01"),
        ("1 \u202eG01", "?G01"),
        ("1 G01\u200b", "G01?"),
        ("x" * 5000, None),
        ("1 " + "x" * 2000, "x" * 20 + "…"),
        ("1 G01; DROP", "G01? DROP"),
        ("1 <@123> **G01**", "?123? ?G01?"),
        ("\u0661 G01", None),
    ],
)
@pytest.mark.rule("NIN-9.5")
def test_hostile_words_are_refused_with_their_line(hostile: str, named: str | None) -> None:
    with pytest.raises(Refused) as no:
        WORKSHOP.read(f"1 R01\n{hostile}")
    assert no.value.why.args["line"] == 2
    assert no.value.why.args.get("id") == named


def test_pieces_are_found_by_facets_and_words_in_both_languages() -> None:
    def ids(**shelf: str) -> list[str]:
        return [one.id for one in found(WORKSHOP, NAMES, {"G03": 1}, shelf)]

    assert ids(colour="B", type="action") == ["B12", "B13", "B18"]
    assert ids(**{WORDS: "yoshi's"}) == ids(**{WORDS: "yoshi’s"}) == ["G13"]
    assert ids(**{WORDS: "BEBE yoshi"}) == ids(**{WORDS: "baby"}) == ["G03"]
    assert set(ids(kind="koopa")) <= set(ids(**{WORDS: "koopa"}))
    assert ids(**{HELD: "1"}) == ["G03"]
    assert ids(colour="?") == []


def test_a_shelf_shows_page_by_page() -> None:
    first = shelved(WORKSHOP, NAMES, {"S28": 2}, {}, 0)
    assert first.pieces[0] == ("S28", 2)
    assert (first.pages, first.found) == (21, 126)
    last = shelved(WORKSHOP, NAMES, {}, {}, 999)
    assert last.page == 20
    assert len(first.pieces) == len(last.pieces) == PAGE
    none = shelved(WORKSHOP, NAMES, {}, {"colour": "?"}, 3)
    assert (none.page, none.pages, none.found, none.pieces) == (0, 1, 0, ())


def test_every_card_has_one_value_of_each_facet_but_kinds() -> None:
    values = {facet.name: {one.id for one in facet.values} for facet in WORKSHOP.facets}
    for piece in WORKSHOP.pieces:
        for name, held in piece.facets.items():
            assert set(held) <= values[name]
            assert len(held) == 1 or name == "kind"


def test_nothing_is_promised_of_characters_that_a_beginning_leaves_no_room_for() -> None:
    actions = [card.id for card in CARDS.by_id.values() if card.type == "action"]
    full = dict.fromkeys(actions[:9], 4)
    said = {one.id for one in WORKSHOP.complete(full).why}
    assert "nintendo-why-chars-few" in said
    assert "nintendo-why-chars" not in said
    said = {one.id for one in WORKSHOP.complete({}).why}
    assert "nintendo-why-chars" in said
