"""Several people at a seat of a lobby."""

from tests.play.house import ANA, BAO, CHLOE, DAN, House
from tests.play.lobby.opened import CHARMS, EVA, names, opened, refusal


async def test_a_table_for_more_than_there_are_seats_has_shared_ones(home: House) -> None:
    """(people asked for) -> seats, people a seat: as few as possible share."""
    for asked, seats, together in (
        (None, 4, 1),
        (1, 1, 1),
        (4, 4, 1),
        (5, 3, 2),
        (6, 3, 2),
        (7, 4, 2),
        (8, 4, 2),
    ):
        lobby = await opened(home, most=asked)
        assert (lobby.most, lobby.together) == (seats, together), asked
    assert await refusal(opened(home, most=9)) == "play-seats"


async def test_join_takes_a_free_seat_first_and_then_the_emptiest(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=2)
    await lobbies.set_together(lobby.id, ANA.id, 2)
    await lobbies.join(lobby.id, BAO)
    await lobbies.join_beside(lobby.id, CHLOE, ANA.id)
    assert names(await lobbies.join(lobby.id, DAN)) == [["Ana", "Chloé"], ["Bao", "Dan"]]
    assert await refusal(lobbies.join(lobby.id, EVA)) == "play-lobby-full"
    assert await refusal(lobbies.join_beside(lobby.id, EVA, BAO.id)) == "play-seat-full"
    assert await refusal(lobbies.join_beside(lobby.id, EVA, 999)) == "play-no-seat"


async def test_somebody_who_sits_alone_moves_to_a_partner(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=3)
    assert await refusal(lobbies.join_beside(lobby.id, BAO, ANA.id)) == "play-seat-full"
    await lobbies.set_together(lobby.id, ANA.id, 2)
    await lobbies.add_ai(lobby.id, ANA.id)
    await lobbies.join(lobby.id, BAO)
    await lobbies.bring(lobby.id, BAO.id, CHARMS)
    await lobbies.say(lobby.id, ANA.id, "tournesol")
    lobby = await lobbies.join_beside(lobby.id, ANA, BAO.id)
    assert names(lobby) == [["Castor"], ["Bao", "Ana"]]
    assert (lobby.host, lobby.words_added, lobby.with_room) == (ANA.id, 1, ())
    asked = await lobbies.bringing(lobby.id, ANA.id)
    assert asked is not None
    assert asked.given == CHARMS
    again = await lobbies.join_beside(lobby.id, ANA, BAO.id)
    assert again.change == lobby.change


async def test_what_a_seat_brings_stays_with_who_stays(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=2)
    await lobbies.set_together(lobby.id, ANA.id, 2)
    await lobbies.bring(lobby.id, ANA.id, CHARMS)
    await lobbies.join_beside(lobby.id, BAO, ANA.id)
    lobby = await lobbies.leave(lobby.id, ANA.id)
    assert (names(lobby), lobby.host) == ([["Bao"]], BAO.id)
    asked = await lobbies.bringing(lobby.id, BAO.id)
    assert asked is not None
    assert asked.given == CHARMS
    await lobbies.join_beside(lobby.id, CHLOE, BAO.id)
    assert names(await lobbies.kick(lobby.id, BAO.id, CHLOE.id)) == [["Bao"]]
    assert await refusal(lobbies.join_beside(lobby.id, CHLOE, BAO.id)) == "play-sent-away"


async def test_a_shared_table_starts_by_itself_when_nobody_can_sit_down(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=2)
    await lobbies.bring(lobby.id, ANA.id, None)
    await lobbies.join(lobby.id, BAO)
    lobby = await lobbies.bring(lobby.id, BAO.id, None)
    assert lobbies.full(lobby)
    lobby = await lobbies.set_together(lobby.id, ANA.id, 2)
    assert (lobby.all_taken, lobby.with_room, lobbies.full(lobby)) == (True, (0, 1), False)
    lobby = await lobbies.join(lobby.id, CHLOE)
    assert (lobby.with_room, lobbies.full(lobby)) == ((1,), False)
    assert await refusal(lobbies.set_together(lobby.id, ANA.id, 1)) == "play-together-taken"
    assert await refusal(lobbies.set_together(lobby.id, ANA.id, 3)) == "play-together"
    assert await refusal(lobbies.set_together(lobby.id, BAO.id, 2)) == "play-host-only"
    lobby = await lobbies.join(lobby.id, DAN)
    assert lobbies.full(lobby)


async def test_an_ai_sits_alone(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await opened(home, most=2)
    await lobbies.set_together(lobby.id, ANA.id, 2)
    await lobbies.add_ai(lobby.id, ANA.id)
    await lobbies.bring(lobby.id, ANA.id, None)
    lobby = await lobbies.join(lobby.id, BAO)
    assert names(lobby) == [["Ana", "Bao"], ["Castor"]]
    assert lobbies.full(lobby)


async def test_a_seat_of_one_cannot_be_shared(real_games: House) -> None:
    lobbies = real_games.play.lobbies
    lobby = await opened(real_games, game="firstdeck")
    assert await refusal(lobbies.set_together(lobby.id, ANA.id, 2)) == "play-together"
    assert await refusal(lobbies.join_beside(lobby.id, BAO, ANA.id)) == "play-seat-full"
    assert await refusal(opened(real_games, game="firstdeck", most=9)) == "play-seats"
