"""Every option of the matches is set before a tournament opens, by the panel that tables have."""

import pytest

from db.records.tournaments import StoredPairing
from games.core.contract import optional
from games.core.info import Start
from tests.e2e.house import House
from tests.e2e.thumbs import controls
from tests.e2e.tournaments.people import NAMES, lived, mine, prepared, press, public
from tests.play.house import FakeClock


@pytest.mark.rule("EVT-1.1")
async def test_options_beyond_a_preset(house: House, clock: FakeClock) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    ana, bao, *_ = people
    panel = await prepared(ana, "Cup", "nintendo", form=1, places=4)
    which = str(controls(panel, "t-announce:")[0]["custom_id"]).split(":")[1]
    options = await press(panel, "m-options")
    assert "Options" in options.text
    options = (await options.select("blitz", named=f"m-opt:{which}:preset")).message
    facts = (await house.services.play.tournaments.load(which)).facts
    info = house.bot.games["nintendo"].info
    (blitz,) = [one for one in info.presets if one.name == "blitz"]
    assert facts.options == blitz.values
    one = next(one for one in info.choices if one.name == "lists")
    value = next(value for value in one.values if value != one.default)
    options = (await options.select(value, named=f"m-opt:{which}:option.lists")).message
    kept = (await house.services.play.tournaments.load(which)).facts.options
    assert kept["lists"] == value
    open_still = await press((await ana.slash("event manage")).message, "m-options")
    await press(await press(options, "t-manage"), "t-announce")
    await house.quiet()
    late = await open_still.select("blitz", named=f"m-opt:{which}:preset")
    assert "only be changed before it is open" in late.text
    no = await (await press(await public(bao, "Cup"), "t-terms")).press(f"t-mine:{which}")
    assert not controls(no.message, "t-manage:")
    for person in people:
        await press(await public(person, "Cup"), "t-enter")
    await press(await press(await mine(ana, which), "t-manage"), "t-begin")
    await lived(house, clock, seconds=40)
    (match, *_) = [one.match for one in (await _pairings(house, which)) if one.match]
    played = (await house.services.play.matches.board(str(match))).public
    assert {**played.options} == {**kept}
    assert await _options(house, which) == kept


@pytest.mark.rule("EVT-1.1")
async def test_an_option_of_many_values_is_written(house: House) -> None:
    ana = await house.client.user("Ana")
    panel = await prepared(ana, "Cup", "jam", form=1, places=4)
    which = str(controls(panel, "t-announce:")[0]["custom_id"]).split(":")[1]
    options = await press(panel, "m-options")
    (written,) = controls(options, "m-free:")
    name = str(written["custom_id"]).split(":")[2]
    refused = await ana.submit(await options.press(str(written["custom_id"])), words="nonsense")
    assert name not in await _options(house, which)
    assert "nonsense" in refused.text
    await ana.submit(await options.press(str(written["custom_id"])), words="7")
    assert (await _options(house, which))[name] == "7"


@pytest.mark.rule("EVT-1.1")
async def test_an_option_lists_several_of_many(house: House) -> None:
    ana = await house.client.user("Ana")
    panel = await prepared(ana, "Cup", "allstar", form=1, places=4)
    which = str(controls(panel, "t-announce:")[0]["custom_id"]).split(":")[1]
    options = await press(panel, "m-options")
    found = optional.listing(house.bot.games["allstar"].rules(), Start(2), "species")
    assert found is not None
    several = found.ids[-found.count :]
    options = (await options.select(*several, named=f"m-opts:{which}:species")).message
    assert {*(await _options(house, which))["species"].split(",")} == {*several}
    await options.select(named=f"m-opts:{which}:species")
    assert (await _options(house, which)).get("species", "random") == "random"


async def _options(house: House, which: str) -> dict[str, str]:
    return dict((await house.services.play.tournaments.load(which)).facts.options)


async def _pairings(house: House, which: str) -> tuple[StoredPairing, ...]:
    return (await house.services.play.tournaments.load(which)).pairings
