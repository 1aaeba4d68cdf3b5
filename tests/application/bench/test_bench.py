"""The figures can still be taken: the cheap ones, in short. No value is asserted."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import bench.__main__ as bench
from bench import film, memory, render
from bench.figure import Effort, Figure, at_least, at_most, figure, table
from games.registry import Game, keys, load

TINY = Effort(0.01, 1, quick=True)


@pytest.mark.parametrize("name", ["decisions", "states", "players", "presses"])
def test_what_is_cheap_can_be_measured(name: str) -> None:
    measured = bench.measure(name, TINY)
    assert {one.what.partition(",")[0] for one in measured} == {*keys()}
    assert all(one.low <= one.value <= one.high for one in measured)


def test_tournaments_can_be_measured() -> None:
    measured = bench.measure("tournaments", TINY)
    assert {one.part for one in measured} == {"tournament"}
    assert len(measured) == 8
    assert all(one.low <= one.value <= one.high for one in measured)


def test_a_missed_aim_says_what_limits_it() -> None:
    slow = figure("store", "moves", [10.0, 20.0, 30.0], "moves/s", at_least(100), limit="the disk")
    quick = figure("board", "lag", [10.0, 20.0, 30.0], "ms", at_most(100), limit="drawing")
    missed, met = table([slow, quick]).splitlines()[2:]
    assert "| 20.0 | 10.0 to 30.0 | moves/s | ≥ 100 | **not met**: the disk |" in missed
    assert met.endswith("| ≤ 100 | met |")


def test_memory_that_rises_without_end_misses_its_aim() -> None:
    def held(bot: Callable[[int], float]) -> list[Figure]:
        looks = [memory.Look(100 * one, one, bot(one), 50) for one in range(memory.LOOKS + 1)]
        return list(memory.told(looks))

    *curve, growth, halves = held(lambda look: 80 + look)  # 1 MB in five minutes
    assert [one.value for one in curve] == [130, *range(132, 155, 3)]
    assert (growth.value, halves.value) == (12, 6)
    assert "not met" in growth.verdict()
    *_, growth, halves = held(lambda look: 80 + min(look, 10))
    assert (growth.value, halves.value) == (0, 0)
    assert growth.verdict().startswith("met")


def test_the_page_keeps_what_is_written_by_hand(tmp_path: Path, monkeypatch) -> None:
    page = tmp_path / "figures.md"
    mark, other = "<!-- store -->\n", "<!-- load -->\nkept\n<!-- load -->\n"
    page.write_text(f"before\n{mark}old\n{mark}after\n{other}", "utf-8")
    monkeypatch.setattr(bench, "PAGE", page)
    bench.write("store", "new\n")
    assert page.read_text("utf-8") == f"before\n{mark}new\n{mark}after\n{other}"


@pytest.mark.parametrize("name", bench.OF_GAMES)
def test_the_page_names_every_game_in_each_part(name: str) -> None:
    """A game that comes is measured and written down like the others."""
    _, measured, _ = bench.PAGE.read_text("utf-8").split(f"<!-- {name} -->\n")
    rows = re.findall(r"^\| [^:|]+: (\w+), ", measured, re.MULTILINE)
    assert {*rows} == {*keys()}


def test_every_game_is_drawn_and_filmed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever numbers of seats it has; what takes long is left out here."""

    def drawn(name: str, *_: object) -> Iterator[Figure]:
        yield figure("picture", name, [1.0], "ms")

    def filmed(game: Game, seats: int, _: Effort) -> Iterator[Figure]:
        yield figure("film", f"{game.info.key}, {seats} seats", [1.0], "s")

    monkeypatch.setattr(render, "timed", lambda _: 1.0)
    monkeypatch.setattr(
        render, "scenes", lambda key, seats, *_: load()[key].info.seats.index(seats)
    )
    monkeypatch.setattr(render, "drawing", drawn)
    monkeypatch.setattr(film, "_measured", filmed)
    for name in ("render", "film"):
        measured = bench.measure(name, Effort(0.01, 1))
        assert {one.what.partition(",")[0] for one in measured} == {*keys()}


def test_the_page_has_a_place_for_each_part() -> None:
    said = bench.PAGE.read_text("utf-8")
    assert [said.count(f"<!-- {name} -->\n") for name in bench.PARTS] == [2] * len(bench.PARTS)
