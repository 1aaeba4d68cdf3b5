"""A match that has ended can be verified by anybody; a running one keeps its secrets."""

import hashlib

import msgspec
import pytest

from games.core.refused import Refused
from tests.play.house import ANA, BAO, House, asks


async def ended(home: House) -> str:
    match = await home.match(ANA, BAO, ais=1)
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    return match


async def test_a_played_match_verifies(home: House) -> None:
    data = await home.play.matches.export(await ended(home), ANA.id)
    verdict = await home.play.verifier.verify(data, ANA.id)
    assert (verdict.part, verdict.said.id) == (None, "core-verify-holds")
    found = msgspec.json.decode(data)
    found["seed"] = "0" * 64
    changed = msgspec.json.encode(found, order="deterministic")
    broken = await home.play.verifier.verify(changed, ANA.id)
    assert broken.part is not None


async def test_a_match_with_words_and_everything_undone_verifies(home: House) -> None:
    lobby = await home.play.lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="en"
    )
    await home.play.lobbies.join(lobby.id, BAO)
    for person in (BAO, ANA):
        await home.play.lobbies.bring(lobby.id, person.id, None)
        await home.play.lobbies.say(lobby.id, person.id, f"mot de {person.name}")
    match = await home.play.lobbies.start(lobby.id, ANA.id)
    await home.answer_any(match, ANA)
    await home.play.matches.undo(match, ANA.id)
    await home.answer_any(match, ANA, 1)
    await home.answer_any(match, ANA, 1)
    await home.play.matches.take_back(match, ANA.id)
    await home.play.matches.concede(match, BAO.id)
    data = await home.play.matches.export(match, ANA.id)
    assert (await home.play.verifier.verify(data, ANA.id)).part is None


async def test_an_agreed_end_verifies(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.answer_any(match, ANA)
    await home.play.matches.propose(match, ANA.id, "end")
    await home.play.matches.propose(match, BAO.id, "end")
    data = await home.play.matches.export(match, ANA.id)
    assert (await home.play.verifier.verify(data, ANA.id)).part is None
    public = (await home.play.matches.board(match)).public
    assert public.head == msgspec.json.decode(data)["head"]  # with what was sealed to the end


async def test_the_seed_is_shown_at_the_end_only(home: House) -> None:
    match = await home.match(ANA, BAO)
    assert (await home.play.matches.board(match)).public.seed is None
    with pytest.raises(Refused, match="play-export-running"):
        await home.play.matches.export(match, ANA.id)
    await home.play.matches.concede(match, ANA.id)
    public = (await home.play.matches.board(match)).public
    assert public.seed is not None
    assert hashlib.sha256(bytes.fromhex(public.seed)).hexdigest() == public.commitment
