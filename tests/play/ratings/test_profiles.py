"""What ratings tell of people, servers and games (EVT-6.3, 6.4), and the command (EVT-6.2)."""

from datetime import timedelta

import pytest

from db.records.time import TimeTerms
from play.ratings import __main__
from play.ratings.profiles import value_of
from tests.play.house import ANA, BAO, CHLOE, House
from tests.play.ratings.rated import won
from tournaments.ratings import Key

TWO = Key("sampler", more=False)


async def many(home: House) -> None:
    for number in range(10):
        await won(home, *((ANA, BAO) if number < 7 else (BAO, ANA)))
    await won(home, ANA, CHLOE)


@pytest.mark.rule("EVT-6.3")
async def test_a_profile_tells_places_runs_and_whom_one_met(home: House) -> None:
    await many(home)
    found = await home.play.profiles.of(ANA.id, TWO, 1)
    assert found is not None
    assert (found.places, found.run, found.rank) == ((8, 3), 1, None)
    assert found.opponents == (("Bao", 10), ("Chloé", 1))
    assert found.points[-1].value == found.rating.value
    assert await home.play.profiles.of(104, TWO, 1) is None
    assert await home.play.profiles.keys(ANA.id) == (TWO,)


@pytest.mark.rule("EVT-6.1", "EVT-6.3")
async def test_only_who_agreed_and_has_played_enough_is_in_a_table(home: House) -> None:
    await many(home)
    profiles = home.play.profiles
    assert await profiles.table(1, TWO) == ()
    for person in (ANA, BAO, CHLOE):
        assert (await home.play.people.settings(person.id)).listed is False
        await home.play.people.set_listed(person.id, wanted=True)
    table = await profiles.table(1, TWO)
    assert [one.name for one in table] == ["Ana", "Bao"]
    assert value_of(table[0]) > value_of(table[1])
    assert await profiles.table(2, TWO) == ()
    found = await profiles.of(BAO.id, TWO, 1)
    assert found is not None
    assert found.rank == 2
    await home.play.people.set_listed(ANA.id, wanted=False)
    assert [one.name for one in await profiles.table(1, TWO)] == ["Bao"]


@pytest.mark.rule("EVT-6.4")
async def test_statistics_come_from_matches_of_people_that_were_played_out(home: House) -> None:
    await many(home)
    await won(home, ANA, BAO, CHLOE, terms=TimeTerms("day"))
    alone = await home.match(ANA, ais=1)
    await home.play.matches.concede(alone, ANA.id)
    await home.play.ratings.tick()
    two, three = await home.play.profiles.statistics("sampler")
    assert (two.seats, two.matches, three.seats, three.matches) == (2, 11, 3, 1)
    finished = await home.play.profiles.finished("sampler")
    assert len(finished) == 12
    assert (finished[0].places, finished[0].lasted) == ((1, 2), timedelta(hours=1))


@pytest.mark.rule("EVT-6.2")
async def test_the_command_compares_rebuilds_and_looks_back(
    home: House, capsys: pytest.CaptureFixture[str]
) -> None:
    await many(home)
    path = home.play.store.path
    assert await __main__._run(path, rebuild=False, test=True) == 0
    said = capsys.readouterr().out
    assert "11 results, 3 ratings, at most 0 apart" in said
    assert "winners foretold: " in said
    await home.play.store.write(lambda db: db.execute("UPDATE rating SET mu = mu + 0.001"))
    assert await __main__._run(path, rebuild=False, test=False) == 1
    assert await __main__._run(path, rebuild=True, test=False) == 0
