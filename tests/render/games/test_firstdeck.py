"""Pictures of Mon Premier Deck Building: what a table says beside its cards."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from games.firstdeck.pictures import coming, middle, others, table
from games.firstdeck.pictures.drawn import board
from games.firstdeck.view import FirstDeckView
from locales.texts import Locale
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
