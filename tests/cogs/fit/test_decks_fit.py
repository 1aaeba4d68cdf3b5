"""Pages of the workshop keep Discord's limits, can be read, and say nothing in our voice."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.decks.page import (
    ANY,
    VALUES,
    Saying,
    build_page,
    list_page,
    more_page,
    plain_line,
    questions_page,
    shared_page,
    shelf_lines,
    turned_to,
)
from cogs.ui.limits import CHOICE_NAME, COMPONENTS, walk
from cogs.ui.names import safe
from cogs.ui.page import Page
from db.records.decks import StoredDeck
from db.records.people import PersonSettings
from locales.texts import Locale
from play.decks.service import MOST, Deck, Decks
from play.match.work.rulebook import Rulebook
from tests.cogs import made
from tests.cogs.fit.test_pages_fit import Screen
from tests.cogs.fit.test_tables_fit import is_readable
from tests.cogs.said.test_names import HOSTILE
from tests.play.house import MORNING

GAME = "nintendo"
NAMES = [name for group in HOSTILE for name in group]
NOBODY: Any = SimpleNamespace(rulebook=Rulebook(made.GAMES, None), store=None, clock=None)  # pyright: ignore[reportArgumentType]
DECKS = Decks(NOBODY, NOBODY, bytes)
WORKSHOP = DECKS.workshop(GAME)
EVERY = {piece.id: 5 for piece in WORKSHOP.pieces[:16]}  # too many of each


def deck(name: str = "Jardin", pieces: dict[str, int] | None = None, **shelf: str) -> Deck:
    stored = StoredDeck(
        id="a" * 16,
        person=1,
        game=GAME,
        name=name,
        pieces=EVERY if pieces is None else pieces,
        past=({},),
        shelf=shelf,
        made_at=MORNING,
        changed_at=MORNING,
    )
    return DECKS._shown(stored, MOST, MOST)


def screen(locale: Locale, *, text_tables: bool = False) -> Screen:
    shown = Screen(locale)
    shown.settings = PersonSettings(text_tables=text_tables)
    return shown


def saying(context: Screen) -> Saying:
    return Saying(context, DECKS.rules(GAME).names())


def pages(context: Screen, name: str) -> list[Page]:
    """Everything that shows a deck of this name."""
    whole, say = deck(name), saying(context)
    empty = deck(name, {})
    pictures = made.PICTURE, replace(made.PICTURE, name="other.png")
    why = [say(one) for one in WORKSHOP.complete({}).why]
    return [
        build_page(context, whole, WORKSHOP, say, pictures, why),
        build_page(context, whole, WORKSHOP, say, (None, None), why),
        build_page(context, empty, WORKSHOP, say, (None, None)),
        list_page(context, GAME, [whole] * 1, WORKSHOP, say),
        list_page(context, GAME, [], WORKSHOP, say),
        more_page(context, whole, say, why),
        more_page(context, deck(name, dict(WORKSHOP.ready["RG"])), say),
        shared_page(context, whole, name, WORKSHOP.write(EVERY), say, None),
        *(
            questions_page(context, GAME, facet, ["-"] * at, say)
            for at, facet in enumerate(WORKSHOP.questions)
        ),
    ]


@pytest.mark.parametrize("text_tables", [False, True])
@pytest.mark.parametrize("locale", made.BOTH)
def test_every_page_keeps_the_limits_and_can_be_read(locale: Locale, *, text_tables: bool) -> None:
    for page in pages(screen(locale, text_tables=text_tables), "x" * 40):
        nodes = list(walk(page.view().to_components()))
        assert len(nodes) <= COMPONENTS
        is_readable(page)
        labels = [str(node["label"]) for node in nodes if node["type"] == 2]
        assert not [label for label in labels if label.endswith("…")]


@pytest.mark.parametrize(
    ("locale", "why"), [("en", "1 card instead of 40."), ("fr", "1 carte au lieu de 40.")]
)
def test_what_keeps_a_draft_from_being_played_stands_where_one_would_play_it(
    locale: Locale, why: str
) -> None:
    context = screen(locale)
    page = more_page(context, deck(pieces={"B01": 1}), saying(context))
    nodes = list(walk(page.view().to_components()))
    off = {node["custom_id"].split(":")[0] for node in nodes if node.get("disabled")}
    assert off == {"deck-test", "deck-play"}
    assert f"✗ {why}" in str(nodes)


@pytest.mark.parametrize("locale", made.BOTH)
def test_every_piece_is_read_out_with_all_that_is_printed_on_it(locale: Locale) -> None:
    context = screen(locale, text_tables=True)
    for at in range(21):
        shown = deck(pieces={"G01": 2}, page=str(at))
        lines = shelf_lines(context, shown, WORKSHOP, saying(context))
        assert len(lines) == len(shown.shelf.pieces) == 6
        assert len("\n".join(lines)) < 1800
        assert all("(" in line for line in lines)
    first = shelf_lines(context, deck(pieces={"G01": 2}), WORKSHOP, saying(context))[2]
    assert first.startswith("3. ×2 Rex (5 ")
    assert {"fr": " 4 PF, 8 PC)", "en": " strength 4, 8 hearts)"}[locale] in first


@pytest.mark.parametrize("locale", made.BOTH)
def test_each_ready_made_deck_says_what_it_wants_and_how_hard_it_is(locale: Locale) -> None:
    shown = list_page(screen(locale), "nintendo", (), WORKSHOP, saying(screen(locale)))
    (ready,) = [
        node
        for node in walk(shown.view().to_components())
        if str(node.get("custom_id", "")).startswith("deck-ready:")
    ]
    told = [str(one["description"]) for one in ready["options"]]
    assert len(told) == 8 == len(set(told))
    assert all(" · " in one and not one.endswith("…") for one in told)


@pytest.mark.parametrize("locale", made.BOTH)
def test_a_full_shelf_has_plus_and_minus_in_rows_as_in_the_picture(locale: Locale) -> None:
    page = build_page(screen(locale), deck(), WORKSHOP, saying(screen(locale)), (None, None))
    rows = [
        [str(one.get("label")) for one in node["components"]]
        for node in walk(page.view().to_components())
        if node["type"] == 1
    ]
    assert rows[4:8] == [
        ["1 +", "2 +", "3 +"],
        ["4 +", "5 +", "6 +"],
        ["1 −", "2 −", "3 −"],
        ["4 −", "5 −", "6 −"],
    ]


@pytest.mark.parametrize("name", NAMES)
def test_names_of_decks_and_people_are_written_as_such(name: str) -> None:
    context = screen("en")
    plain = deck("x")
    for page, like in zip(pages(context, name), pages(context, "x"), strict=True):
        said = "\n".join(
            node["content"] for node in walk(page.view().to_components()) if "content" in node
        )
        wanted = "\n".join(
            node["content"] for node in walk(like.view().to_components()) if "content" in node
        )
        if len(safe(name)) > 2:  # else our own words hold it, too
            assert said.replace(safe(name), "x") == wanted
        assert "https://evil.example)" not in said
    assert len(plain_line(context, replace(plain, stored=replace(plain.stored, name=name)))) <= (
        CHOICE_NAME
    )


def test_twenty_decks_are_listed() -> None:
    context = screen("fr")
    page = list_page(
        context,
        GAME,
        [
            replace(deck("x" * 40), stored=replace(deck().stored, id=f"{n:016}"))
            for n in range(MOST)
        ],
        WORKSHOP,
        saying(context),
    )
    nodes = list(walk(page.view().to_components()))
    (chosen,) = [
        node for node in nodes if str(node.get("custom_id", "")).startswith("deck-chosen:")
    ]
    assert len(chosen["options"]) == MOST
    assert not [node for node in nodes if str(node.get("custom_id", "")).startswith("deck-new:")]


def test_a_kind_that_is_looked_for_stays_in_its_select() -> None:
    context = screen("en")
    rare = WORKSHOP.facets[-1].values[-1].id
    page = build_page(context, deck(kind=rare), WORKSHOP, saying(context), (None, None))
    nodes = list(walk(page.view().to_components()))
    (kinds,) = [node for node in nodes if str(node.get("custom_id", "")).endswith(":kind")]
    chosen = [one["value"] for one in kinds["options"] if one.get("default")]
    assert chosen == [rare]
    assert len(kinds["options"]) <= 25


def offered(page: Page, ident: str) -> list[str]:
    """The values of the select whose id ends so."""
    nodes = list(walk(page.view().to_components()))
    (found,) = [node for node in nodes if str(node.get("custom_id", "")).endswith(ident)]
    return [str(one["value"]) for one in found["options"]]


def test_every_value_of_every_facet_is_offered_in_some_part_of_its_select() -> None:
    context, whole = screen("fr"), deck()
    say = saying(context)
    assert max(len(facet.values) for facet in WORKSHOP.facets) > VALUES
    for facet in WORKSHOP.facets:
        found: list[str] = []
        turned: int | None = 0
        while turned is not None:
            parts = {facet.name: turned}
            page = build_page(context, whole, WORKSHOP, say, (None, None), (), parts)
            values = offered(page, f":{facet.name}")
            assert len(values) <= 25
            found += [one for one in values if turned_to(one) is None and one != ANY]
            after = turned_to(values[-1])
            turned = after if after and after * (VALUES - 1) < len(facet.values) else None
        assert sorted(found) == sorted(one.id for one in facet.values)


def test_a_question_of_many_answers_is_asked_in_parts() -> None:
    context, say = screen("en"), saying(screen("en"))
    kinds = WORKSHOP.facets[-1]
    first = offered(questions_page(context, GAME, kinds, ["-"], say), "deck-answer:nintendo")
    assert len(first) == 25
    assert turned_to(first[-2].removeprefix("-.")) == 1
    rest = offered(questions_page(context, GAME, kinds, ["-"], say, 1), "deck-answer:nintendo")
    told = {one.removeprefix("-.") for one in (*first, *rest)}
    assert told >= {one.id for one in kinds.values}
