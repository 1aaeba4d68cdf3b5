"""What a game made for an earlier minor version of the contract imports is here, as it was."""

import pytest

from games import outside
from tests.games.house.contract import Offered, recorded, today

RECORDED = recorded()
FUNCTIONS = [one for one in RECORDED if one.parts and one.name.rpartition(".")[2].islower()]


@pytest.mark.parametrize("offered", RECORDED, ids=lambda offered: offered.name)
def test_what_the_contract_offered_is_still_there(offered: Offered) -> None:
    now = Offered(offered.since, offered.name, today(offered.name))
    held = {part.rstrip("!") for part in now.parts}
    assert {part.rstrip("!") for part in offered.parts} <= held, "a name went: that is a new major"
    assert now.needed <= offered.needed, "what had a default, or was not there, must be given now"


@pytest.mark.parametrize("offered", FUNCTIONS, ids=lambda offered: offered.name)
def test_parameters_keep_their_order(offered: Offered) -> None:
    before = [part.rstrip("!") for part in offered.parts]
    now = [part.rstrip("!") for part in today(offered.name)]
    assert [part for part in now if part in before] == before


def test_each_version_has_names_and_none_is_listed_twice() -> None:
    major, minor = (int(part) for part in outside.CONTRACT.split("."))
    assert {offered.since for offered in RECORDED} == {f"{major}.{at}" for at in range(minor + 1)}
    names = [offered.name for offered in RECORDED]
    assert len(names) == len({*names})
