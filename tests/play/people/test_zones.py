"""Time zones: those in the select, and all others by name."""

import pytest

from db.records.people import PersonSettings
from db.records.time import Quiet
from games.core.refused import Refused
from play.time import zones
from play.time.walls import zone_of


def test_the_usual_zones_are_there_and_fit_a_select() -> None:
    assert all(str(zone_of(zone)) == zone for zone in zones.USUAL)
    assert len(zones.offered("America/Bogota")) == 25
    assert zones.offered("Europe/Paris") == zones.USUAL


@pytest.mark.parametrize(
    ("said", "zone"),
    [
        ("Europe/Paris", "Europe/Paris"),
        (" europe/paris ", "Europe/Paris"),
        ("Paris", "Europe/Paris"),
        ("los angeles", "America/Los_Angeles"),
        ("Montréal", "America/Montreal"),
        ("port au prince", "America/Port-au-Prince"),
        ("buenos aires", "America/Argentina/Buenos_Aires"),
        ("utc", "UTC"),
    ],
)
def test_a_zone_is_found_by_its_name_or_its_city(said: str, zone: str) -> None:
    assert zones.named(said) == zone


@pytest.mark.parametrize("said", ["", "Mars/Olympus", "../../etc/passwd", "Europe", "Etc/GMT+5"])
def test_what_is_none_is_refused(said: str) -> None:
    with pytest.raises(Refused) as no:
        zones.named(said)
    assert no.value.why.id == "play-quiet-zone"


def test_a_home_is_what_was_chosen_else_that_of_quiet_hours_else_of_the_language() -> None:
    quiet = Quiet(0, 60, "Asia/Tokyo")
    assert zones.home_of(PersonSettings(home="UTC", quiet=quiet), "fr") == "UTC"
    assert zones.home_of(PersonSettings(quiet=quiet), "fr") == "Asia/Tokyo"
    assert zones.home_of(PersonSettings("fr"), "en") == "Europe/Paris"
    assert zones.home_of(PersonSettings(), "en") == "UTC"
