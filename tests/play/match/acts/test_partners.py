"""Two people on each of two seats: what they share, and what happens when one goes."""

import asyncio

import pytest

from db.queries.match import partners
from db.queries.match.matches import moves
from db.records.matches import Partner
from db.records.projections import Ping
from db.records.time import TimeTerms
from games.core.refused import Refused
from games.core.text import text
from tests.play.house import ANA, BAO, CHLOE, DAN, House, asks


async def shared(home: House, terms: TimeTerms | None = None) -> str:
    """A match of Ana and Chloé against Bao and Dan."""
    lobbies = home.play.lobbies
    lobby = await lobbies.open(
        server=1,
        channel=10,
        host=asks(ANA),
        game="sampler",
        locale="fr",
        most=2,
        options={"rounds": "1"},
        terms=terms,
    )
    await lobbies.set_together(lobby.id, ANA.id, 2)
    for person in (BAO, CHLOE, DAN):
        await lobbies.join(lobby.id, person)
    for person in (CHLOE, BAO):
        await lobbies.bring(lobby.id, person.id, None)
    match = await lobbies.start(lobby.id, None, 10)
    await home.play.projections.board_shown(match, 10, 500, 0)
    return match


async def sent(home: House) -> list[Ping]:
    """Claim what is due, and confirm it as a message of its own."""
    pings = await home.play.projections.pings()
    for ping in pings:
        await home.play.projections.pinged(ping, 10, 1000 + ping.person)
    return sorted(pings, key=lambda ping: ping.person)


async def partners_of(home: House, match: str, person: int) -> list[str]:
    table = await home.play.matches.table(match, person)
    return [holder.name for holder in table.sharing.partners]


async def test_partners_share_questions_selections_and_hands(home: House) -> None:
    matches = home.play.matches
    match = await shared(home)
    one = await matches.table(match, ANA.id)
    two = await matches.table(match, CHLOE.id)
    assert one.question == two.question
    assert one.view == two.view
    assert one.public.people == ("Ana & Chloé", "Bao & Dan")
    assert one.question is not None
    card = one.question.options[0].id
    await matches.select(match, ANA.id, one.question.id, (card,))
    assert (await matches.table(match, CHLOE.id)).selection.picks == (card,)


@pytest.mark.rule("MND-2.2")
async def test_a_hint_is_shown_to_whoever_asked_and_to_no_partner(home: House) -> None:
    match = await shared(home, TimeTerms("day", hints="on"))
    asked = (await home.play.matches.table(match, ANA.id)).question
    assert asked is not None
    assert (await home.play.matches.hint(match, ANA.id, asked.id)).hint is not None
    assert (await home.play.matches.table(match, CHLOE.id)).hint is None
    assert (await home.play.matches.table(match, BAO.id)).hint is None


async def test_two_answers_at_once_are_one(home: House) -> None:
    matches = home.play.matches
    match = await shared(home)
    question = (await matches.table(match, ANA.id)).question
    assert question is not None
    card, other = (option.id for option in question.options[:2])
    both = await asyncio.gather(
        matches.answer(match, ANA.id, question.id, (card,)),
        matches.answer(match, CHLOE.id, question.id, (other,)),
    )
    notes = [table.note for table in both]
    assert notes in ([None, text("play-already")], [text("play-already"), None])
    made = await home.play.store.read(moves, match)
    assert [move.question for move in made].count(question.id) == 1


async def test_a_partner_is_told_who_answered_and_nobody_else_is(home: House) -> None:
    match = await shared(home)
    assert await partners_of(home, match, CHLOE.id) == []
    await home.answer_any(match, ANA)
    await home.answer_any(match, ANA)
    assert await partners_of(home, match, CHLOE.id) == ["Ana"]
    assert await partners_of(home, match, ANA.id) == []
    assert await partners_of(home, match, BAO.id) == []
    await home.answer_any(match, CHLOE)
    assert await partners_of(home, match, CHLOE.id) == []
    assert await partners_of(home, match, ANA.id) == ["Chloé"]


async def test_a_sealed_answer_is_taken_back_by_either(home: House) -> None:
    matches = home.play.matches
    match = await shared(home)
    await home.answer_any(match, ANA)
    before = await matches.table(match, CHLOE.id)
    await home.answer_any(match, ANA)
    assert (await matches.table(match, CHLOE.id)).answers.can_take_back
    table = await matches.take_back(match, CHLOE.id, 0)
    assert (table.question, table.answers.given) == (before.question, ())


async def test_both_are_pinged_once_and_called_off_when_one_has_answered(home: House) -> None:
    match = await shared(home)
    home.clock.pass_(minutes=11)
    pings = await sent(home)
    assert [(ping.kind, ping.person) for ping in pings] == [
        ("turn", person.id) for person in (ANA, BAO, CHLOE, DAN)
    ]
    while await home.answer_any(match, ANA):
        pass
    assert [(ping.kind, ping.person) for ping in await sent(home)] == [
        ("clear", ANA.id),
        ("clear", CHLOE.id),
    ]


async def test_the_ping_of_somebody_who_leaves_a_partner_goes(home: House) -> None:
    match = await shared(home)
    await sent(home)
    await home.play.matches.leave(match, CHLOE.id)
    assert [(ping.kind, ping.person) for ping in await sent(home)] == [("clear", CHLOE.id)]
    home.clock.pass_(hours=12)
    await home.play.time.tick()
    assert CHLOE.id not in {ping.person for ping in await sent(home)}


async def test_the_first_gives_up_for_both_and_a_partner_goes_on_alone(home: House) -> None:
    matches = home.play.matches
    match = await shared(home)
    with pytest.raises(Refused, match="play-first-only"):
        await matches.concede(match, CHLOE.id)
    table = await matches.leave(match, ANA.id)
    assert table.public.seats[0].standin is None
    assert not table.public.seats[0].abandoned
    assert table.public.people == ("Chloé", "Bao & Dan")
    assert (await matches.concede(match, CHLOE.id)).public.status == "over"


async def test_an_ai_plays_when_both_are_away_and_either_comes_back(home: House) -> None:
    match = await shared(home, TimeTerms("hour", misses=1))
    home.clock.pass_(hours=1)
    await home.play.time.tick()
    board = await home.play.matches.board(match)
    assert [seat.standin for seat in board.public.seats] == ["sensible", "sensible"]
    told = [
        tuple(one.name for one in entry.people)
        for entry in (await home.play.matches.log(match, DAN.id)).entries
        if entry.part.text.id == "play-seat-away"
    ]
    assert sorted(told) == [("Ana",), ("Bao",), ("Chloé",), ("Dan",)]
    table = await home.play.matches.come_back(match, DAN.id)
    assert [seat.standin for seat in table.public.seats] == ["sensible", None]
    assert table.question is not None
    assert (await home.play.matches.table(match, BAO.id)).question == table.question


async def test_an_ai_plays_when_the_last_of_two_has_left(home: House) -> None:
    match = await shared(home)
    await home.play.matches.leave(match, ANA.id)
    table = await home.play.matches.leave(match, CHLOE.id)
    assert table.public.seats[0].standin == "sensible"
    assert table.public.seats[0].abandoned
    with pytest.raises(Refused, match="play-was-there"):
        await home.play.matches.volunteer(match, DAN, 0)


async def test_who_is_forgotten_leaves_the_seat_to_the_partner(home: House) -> None:
    match = await shared(home)
    await home.play.people.delete(ANA.id)
    public = (await home.play.matches.board(match)).public
    assert (public.people, public.seats[0].standin) == (("Chloé", "Bao & Dan"), None)
    assert await home.answer_any(match, CHLOE)


async def test_a_list_names_the_partner_of_somebody_forgotten(home: House) -> None:
    match = await shared(home)
    await home.play.matches.concede(match, ANA.id)
    await home.play.people.delete(ANA.id)
    (line,) = await home.play.matches.of_person(BAO.id, ended=True)
    assert line.people == (("Chloé",), ("Bao", "Dan"))


async def test_a_rematch_seats_partners_together(home: House) -> None:
    match = await shared(home)
    await home.play.matches.leave(match, DAN.id)
    await home.play.matches.concede(match, ANA.id)
    lobby = await home.play.lobbies.rematch(match, asks(BAO), 10)
    assert (lobby.together, lobby.with_room) == (2, (0,))
    assert {one.person for one in lobby.invitations} == {ANA.id, CHLOE.id}
    for person in (ANA, CHLOE, DAN):  # who left it comes uncalled
        lobby = await home.play.lobbies.join(lobby.id, person)
    there = [[holder.name for holder in seat.holders] for seat in lobby.seats]
    assert there == [["Bao", "Dan"], ["Ana", "Chloé"]]


async def test_what_is_told_is_kept_by_match_and_by_who_told_it(home: House) -> None:
    store, here, other = home.play.store, await shared(home), await shared(home)
    ana, bao = Partner(person=ANA.id, gives_up=True), Partner(person=BAO.id, picks=("moon",))
    for told in (bao, Partner(person=ANA.id), ana):
        await store.write(partners.tell, here, told)
    await store.write(partners.tell, other, ana)
    assert await store.read(partners.of_match, here) == (ana, bao)
    assert await store.read(partners.of_match, other) == (ana,)
    await store.write(partners.drop, here, ANA.id)
    assert await store.read(partners.of_match, here) == (bao,)
    await store.write(partners.drop, here)
    assert await store.read(partners.of_match, here) == ()
    assert await store.read(partners.of_match, other) == (ana,)
