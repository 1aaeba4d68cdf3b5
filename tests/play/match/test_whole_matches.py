"""From lobby to standings."""

from pathlib import Path

import pytest

from games.registry import load
from tests.play.house import ANA, BAO, CHLOE, House, house


async def test_two_people_play_a_match_to_its_end(home: House) -> None:
    match = await home.match(ANA, BAO)
    table = await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    assert table.public.standings is not None
    assert table.question is None
    assert [row.id for row in await home.play.matches.of_person(ANA.id, ended=True)] == [match]
    assert await home.play.matches.of_person(ANA.id) == ()


async def test_a_person_plays_against_two_ais(home: House) -> None:
    match = await home.match(ANA, ais=2)
    table = await home.play_on(match, ANA, until=lambda table: table.public.status == "over")
    assert len(table.public.standings or ()) == 3


async def test_three_people_and_an_ai_with_partners(home: House) -> None:
    match = await home.match(ANA, BAO, CHLOE, ais=1, options={"partners": "yes"})
    table = await home.play_on(
        match, ANA, BAO, CHLOE, until=lambda table: table.public.status == "over"
    )
    assert sorted(seat for row in table.public.standings or () for seat in row.seats) == [
        0,
        1,
        2,
        3,
    ]


@pytest.mark.parametrize("key", sorted(load()))
async def test_every_game_is_played_with_people_and_ais(key: str, tmp_path: Path) -> None:
    home = await house(tmp_path / "play.db", games=load())
    seats = load()[key].info.seats
    people = (ANA, BAO)[: min(2, max(seats))]
    ais = max(0, max(seats) - len(people))
    match = await home.match(*people, ais=ais, game=key, player="random")
    table = await home.play_on(match, *people, until=lambda table: table.public.status == "over")
    assert table.public.standings is not None
    data = await home.play.matches.export(match, ANA.id)
    assert (await home.play.verifier.verify(data, ANA.id)).part is None
    await home.play.close()
