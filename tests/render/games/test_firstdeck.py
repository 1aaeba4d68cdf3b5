"""Pictures of Mon Premier Deck Building: what a table says beside its cards."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from games.core.text import text
from games.core.view import Standing
from games.firstdeck.pictures import coming, middle, others, table
from games.firstdeck.pictures.drawn import board, final
from games.firstdeck.view import FirstDeckView
from locales.texts import Locale
from render.kit.course import podium
from render.kit.geometry import Box
from render.kit.scene import Scene
from render.kit.text import write, write_lines
from tests.cogs import made
from tests.render import samples


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a table writes, in the order in which it does."""
    found = list[str]()

    def noted(image: Image.Image, at: tuple[int, int], words: str, *rest: Any) -> int:
        found.append(words)
        return write(image, at, words, *rest)

    for module in (table, others, coming):
        monkeypatch.setattr(module, "write", noted)
    return found


@pytest.mark.parametrize("make", [samples.table_take, samples.table_order, samples.table_waiting])
def test_all_scores_and_values_stand_on_my_own_table(
    written: list[str], make: Callable[[], Scene]
) -> None:
    scene = make()
    view = scene.view
    assert isinstance(view, FirstDeckView)
    table.table(scene)
    for panel in view.panels:
        assert scene.person(panel.seat).shown in written
        assert str(panel.stars) in written
        if panel.worth is not None and panel.seat != scene.seat:
            assert f"= {panel.worth.value}" in written or str(panel.worth.value) in written


def test_an_order_says_what_each_card_would_bring_next(written: list[str]) -> None:
    scene = samples.table_order(6, 2)
    table.table(scene)
    short = scene.word("firstdeck-picture-hand-short", round=9)
    assert written.count(short) == 4


def test_beside_few_cards_the_round_that_one_would_join_is_written_out(written: list[str]) -> None:
    scene = samples.table_order(4, 1)
    table.table(scene)
    assert written.count(scene.word("firstdeck-picture-hand-whole", round=9)) == 3
    assert scene.word("firstdeck-picture-hand-short", round=9) not in written


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_no_fact_of_the_end_is_cut(locale: Locale, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []

    def noted(
        image: Image.Image, at: tuple[int, int], lines: list[str], *rest: Any, **more: Any
    ) -> None:
        found.append(" ".join(lines))
        write_lines(image, at, lines, *rest, **more)

    monkeypatch.setattr(podium, "write_lines", noted)
    won, besides = (
        text("firstdeck-fact-won", won=8, final=2),
        text("firstdeck-fact-besides", stars=8, lost=0),
    )
    standings = (
        Standing(1, (2,), 24, (won, besides)),
        Standing(2, (1,), 17, (text("firstdeck-fact-last", stars=5),)),
    )
    shown = samples.board_final(standings=standings, **samples.TOLD)
    final(replace(shown, reader=replace(shown.reader, locale=locale)))
    assert len(found) >= 3
    assert [one for one in found if one.endswith("…")] == []


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("rounds", [3, 6, 9, 11])
def test_rounds_of_the_final_series_are_named_in_whole(
    rounds: int, locale: Locale, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there are many rounds the place for each is narrow."""
    said: list[str] = []

    def noted(image: Image.Image, at: tuple[int, int], words: str, *rest: Any) -> int:
        said.append(words)
        return write(image, at, words, *rest)

    def listed(
        image: Image.Image, at: tuple[int, int], lines: list[str], *rest: Any, **more: Any
    ) -> None:
        said.append(" ".join(lines))
        write_lines(image, at, lines, *rest, **more)

    monkeypatch.setattr(middle, "write", noted)
    monkeypatch.setattr(middle, "write_lines", listed)
    scene = samples.board_final()
    view = scene.view
    assert isinstance(view, FirstDeckView)
    finals = tuple(replace(view.finals[at % 3], number=at + 1) for at in range(rounds))
    reads = replace(scene.reader, locale=locale)
    board(replace(scene, view=replace(view, finals=finals), reader=reads))
    word = "firstdeck-picture-round-short"
    for number in range(1, rounds + 1):
        assert made.TEXTS.get(word, locale, round=number) in said
    assert made.TEXTS.get("firstdeck-picture-last-alone", locale) in said


def test_a_row_of_cards_is_never_drawn_on_its_heading() -> None:
    for height in (100, 176, 260):
        for high in (60, 110):
            box = Box(0, 534, 640, height)
            assert coming.below_heading(box, high) >= box.top + coming.HEAD


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize("rounds", [4, 30])
def test_what_follows_the_next_hands_is_whole_or_brief_but_not_cut(
    written: list[str], locale: Locale, rounds: int
) -> None:
    """One place alone is too narrow for "round 4: the rest"."""
    made_up = samples.table_order(3, 0)
    view = made_up.view
    assert isinstance(view, FirstDeckView)
    own = replace(view.panels[0], deck=view.panels[0].deck[:4])
    few = replace(view, round=1, rounds=rounds, panels=(own, *view.panels[1:]))
    who = replace(made_up.reader, locale=locale)
    table.table(replace(made_up, view=few, reader=who))
    assert not [one for one in written if one.endswith("…") and len(one) > 1]
