"""Days as people write them for their days off."""

from datetime import date

import pytest

from cogs.people.days_off import day_of
from games.core.refused import Refused

TODAY = date(2026, 11, 23)


@pytest.mark.parametrize(
    ("said", "day"),
    [
        ("24/12", date(2026, 12, 24)),
        (" 2.1. ", date(2027, 1, 2)),
        ("23/11", TODAY),
        ("24/12/2026", date(2026, 12, 24)),
        ("2027-02-28", date(2027, 2, 28)),
    ],
)
def test_a_day_is_read_as_people_write_it(said: str, day: date) -> None:
    assert day_of(said, TODAY) == day


@pytest.mark.parametrize("said", ["", "tomorrow", "31/02", "29/02", "²/1", "1/2/3/4", "-"])
def test_what_is_no_day_is_refused(said: str) -> None:
    with pytest.raises(Refused, match="ui-bad-date"):
        day_of(said, TODAY)


@pytest.mark.parametrize("said", ["31/12/9999", "1/1/1", "9999-12-31", "0001-01-01", "1/1/2030"])
def test_a_day_of_another_age_is_refused_before_it_is_reckoned_with(said: str) -> None:
    with pytest.raises(Refused, match="play-leave-past"):
        day_of(said, TODAY)
