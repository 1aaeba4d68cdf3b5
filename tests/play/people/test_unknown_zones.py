"""A time zone that this machine no longer knows, or whose file is spoilt, stops nothing."""

import re
import sqlite3
import zoneinfo
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db.records.time import Quiet
from games.core.refused import Refused
from play.records import Person
from play.time import zones
from play.time.walls import known_zone, zone_of
from play.tournaments.matches import deadlines
from tests.play.house import House

ROOT = Path(__file__).parents[3]
GONE = "Mars/Olympus"
NOW = datetime(2026, 11, 3, 12, tzinfo=UTC)
ANA, BAO = Person(1, "Ana"), Person(2, "Bao")


@pytest.mark.parametrize("name", [GONE, "", "a\0b", "../../etc/passwd", "Europe", "é" * 300])
def test_what_is_no_zone_is_taken_for_utc(name: str) -> None:
    assert known_zone(name) is None
    assert zone_of(name) is UTC


@pytest.mark.parametrize("length", [0, 3, 10, 43, 44, 60, 400])
def test_a_spoilt_file_of_a_zone_is_taken_for_none(
    tmp_path: Path, length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "Europe").mkdir()
    whole = b"TZif2" + bytes(15) + bytes(range(24)) + bytes(500)
    (tmp_path / "Europe" / "Paris").write_bytes(whole[:length])
    before = zoneinfo.TZPATH
    zoneinfo.reset_tzpath([tmp_path])
    zoneinfo.ZoneInfo.clear_cache()
    zones._by_name.cache_clear()
    monkeypatch.setattr(zones, "available_timezones", lambda: {"Europe/Paris"})
    try:
        assert zone_of("Europe/Paris") is UTC
        with pytest.raises(Refused):
            zones.named("Paris")
        assert deadlines.until(NOW, timedelta(days=3), "", "fr") == NOW + timedelta(days=3)
    finally:
        zoneinfo.reset_tzpath(before)
        zoneinfo.ZoneInfo.clear_cache()
        zones._by_name.cache_clear()


def test_zones_are_made_in_one_place() -> None:
    """Whoever needs one asks there, and gets UTC where there is none."""
    made = {
        str(file.relative_to(ROOT))
        for folder in ("bot.py", "cogs", "play", "db", "games", "tournaments", "render", "locales")
        for file in [ROOT / folder, *(ROOT / folder).rglob("*.py")]
        if file.is_file() and re.search(r"\bZoneInfo\(", file.read_text("utf-8"))
    }
    assert made == {"play/time/walls.py"}


async def test_persons_keep_their_hours(home: House) -> None:
    """Quiet hours are set and taken away, days off taken, notes sent, a zone chosen."""
    await home.match(ANA, BAO)
    await home.play.people.set_quiet(ANA.id, Quiet(60, 120, "Asia/Tokyo"))
    await written(home, f"UPDATE person SET home = '{GONE}', zone = '{GONE}' WHERE id = 1")
    known = await home.play.people.settings(ANA.id)
    assert known.quiet is not None
    assert (zones.home_of(known, "fr"), known.quiet.zone) == (GONE, GONE)
    changed = await home.play.people.set_quiet(ANA.id, Quiet(0, 60, GONE))
    assert changed.quiet == Quiet(0, 60, GONE)
    with pytest.raises(Refused):
        await home.play.people.set_quiet(BAO.id, Quiet(0, 60, "Venus/Maxwell"))
    now = home.clock.now()
    await home.play.days_off.take(ANA.id, now, now + timedelta(days=2), GONE)
    await home.play.directs.choose(ANA.id, "daily", "fr")
    for _ in range(6):
        home.clock.pass_(hours=9)
        await home.play.time.tick()
    await home.play.people.set_quiet(ANA.id, None)
    assert (await home.play.people.set_zone(ANA.id, "Paris")).home == "Europe/Paris"


async def test_matches_go_on(home: House) -> None:
    match = await home.match(ANA, BAO)
    await written(home, f"UPDATE match SET weekends = '{GONE}', edition = edition + 1")
    for _ in range(8):
        home.clock.pass_(hours=20)
        await home.play.time.tick()
        await home.play.matches.table(match, ANA.id)


async def written(home: House, statement: str) -> None:
    """Write what another machine would have left."""

    def write(db: sqlite3.Connection) -> None:
        db.execute(statement)

    await home.play.store.write(write)
