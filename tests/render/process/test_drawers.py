"""How many processes draw: as many as asked for, or cores less one (SCL-7)."""

import os
from functools import partial
from pathlib import Path

import pytest

from render import drawers


def test_the_bot_keeps_a_core_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    for there, draw in ((1, 1), (2, 1), (4, 3)):
        monkeypatch.setattr(drawers, "cores", partial(int, there))
        assert len(drawers.drawers(0)) == draw
    assert len(drawers.drawers(5)) == 5


@pytest.mark.parametrize(
    ("said", "may"),
    [("max 100000", 8), ("200000 100000", 2), ("150000 100000", 2), ("5000 100000", 1), ("", 8)],
)
def test_a_container_has_the_cores_it_may_use(
    said: str, may: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def eight(_: int) -> range:
        return range(8)

    monkeypatch.setattr(os, "sched_getaffinity", eight)
    quota = tmp_path / "cpu.max"
    quota.write_text(said, "ascii")
    assert drawers.cores(quota) == may
    assert drawers.cores(tmp_path / "none") == 8
