"""Worlds that one reader cannot tell apart, put into the store under a running bot."""

from db.queries.match.matches import load
from games.core.decision import random_picks
from games.core.match.match import Match
from games.core.streams import Streams
from play.match.repository import keys_of
from tests.e2e.house import House


async def loaded(house: House, match: str) -> Match:
    """The match as the store has it."""
    whole = await house.services.play.store.read(load, match)
    assert whole is not None
    rules = house.games[whole.match.game].rules()
    return Match.load(rules, whole.match.snapshot, keys_of(whole.match))


async def stored(house: House, match: str) -> bytes:
    """The position as the store has it."""
    whole = await house.services.play.store.read(load, match)
    assert whole is not None
    return whole.match.snapshot


async def put(house: House, match: str, snapshot: bytes) -> None:
    """Let the store have another position, as if it had always been there."""

    def write(db) -> None:
        query = "UPDATE match SET snapshot = ?, edition = edition + 1 WHERE id = ?"
        db.execute(query, (snapshot, match))

    await house.services.play.store.write(write)


async def twins(house: House, match: str, reader: int | None, salt: int) -> tuple[bytes, bytes]:
    """Two positions that `reader` cannot tell apart; both have forgotten what could be undone."""
    now = await loaded(house, match)
    other = now.redealt(reader, Streams(salt.to_bytes(4, "big")))
    return now.standing(now.inner()).snapshot(), other.snapshot()


async def play_on(house: House, match: str, moves: int, seed: int = 0) -> None:
    """Answer at random for whoever is asked."""
    rng = Streams(seed.to_bytes(4, "big"))
    matches = house.services.play.matches
    for _ in range(moves):
        public = (await matches.board(match)).public
        if public.status != "running":
            return
        seat = rng.choice("seat", public.awaited)
        person = public.seats[seat].holders[0].person
        assert person is not None
        question = (await matches.table(match, person)).question
        assert question is not None
        picks = random_picks(question, rng, "picks")
        await matches.answer(match, person, question.id, picks)
