"""Two people at each of two seats: sitting down, playing as one, one who leaves."""

from dataclasses import dataclass

import pytest

from db.queries.match import matches
from sandbox.client.client import Person
from sandbox.client.shown import ShownMessage
from tests.e2e.begin import NAMES, begin, lobby_id, open_lobby
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls, play_match

HAND = "Ta main\u00a0:"


@dataclass
class Four:
    """Ana and Chloé share a seat, Bao and Dov the other."""

    house: House
    thumbs: list[Thumb]
    lobby: ShownMessage
    thread: str = ""
    match: str = ""

    @property
    def people(self) -> list[Person]:
        return [thumb.person for thumb in self.thumbs]

    async def table(self, person: Person) -> ShownMessage:
        board = await self.house.board(person, self.thread)
        return (await board.press(f"play:{self.match}")).message

    async def hand(self, person: Person) -> str:
        """The line that says what is in somebody's hand."""
        said = (await (await self.table(person)).press(f"text:{self.match}")).text
        return next(line for line in said.splitlines() if HAND in line)

    def calls(self, person: Person) -> int:
        """How many pings of this person stand."""
        seen = self.people[0].messages_seen.values()
        return sum(f"<@{person.id}>" in one.text and not one.ephemeral for one in seen)


async def bring(thumb: Thumb, lobby: ShownMessage) -> None:
    shown = await thumb.person.message(lobby.id)
    await thumb.play((await shown.press(f"b-bring:{lobby_id(lobby)}")).message)


async def seated(house: House) -> Four:
    """Ana, Bao and Chloé sit at a table of two seats for two each, and have brought charms."""
    ana, bao, chloe, dov = [await house.client.user(name, "fr") for name in NAMES[:4]]
    thumbs = [Thumb(person, seed) for seed, person in enumerate((ana, bao, chloe, dov))]
    lobby = await open_lobby(house, 2, "sampler")
    which = lobby_id(lobby)
    panel = (await lobby.press(f"options:{which}")).message
    panel = (await panel.select("short", named=f"opt:{which}:preset")).message
    await panel.select("2", named=f"opt:{which}:together")
    await (await bao.message(lobby.id)).press(f"join:{which}")
    await house.quiet()
    await (await chloe.message(lobby.id)).select(ana.id, named=f"beside:{which}")
    await house.quiet()
    for thumb in (thumbs[2], thumbs[1]):
        await bring(thumb, lobby)
    await house.quiet()
    return Four(house, thumbs, lobby)


@pytest.fixture
async def four(house: House) -> Four:
    """Dov has sat down too, and so the match has begun."""
    table = await seated(house)
    dov = table.people[3]
    await (await dov.message(table.lobby.id)).press(f"join:{lobby_id(table.lobby)}")
    table.thread = await house.thread(dov, table.lobby)
    (table.match,) = await house.services.play.matches.in_channel(int(table.thread))
    await house.board(dov, table.thread)
    await house.quiet()
    return table


async def test_the_lobby_shows_who_sits_together_and_waits_for_the_fourth(house: House) -> None:
    table = await seated(house)
    which = lobby_id(table.lobby)
    assert "Ana & Chloé · Bao" in table.lobby.now.text
    assert "on peut encore en partager une" in table.lobby.now.text
    (beside,) = controls(table.lobby.now, "beside:")
    assert [one["label"] for one in beside["options"]] == ["Bao"]
    bao, chloe = table.people[1:3]
    await (await chloe.message(table.lobby.id)).select(bao.id, named=f"beside:{which}")
    await house.quiet()
    assert "Ana · Bao & Chloé" in table.lobby.now.text
    await (await chloe.message(table.lobby.id)).press(f"leave:{which}")
    await house.quiet()
    assert "Ana · Bao" in table.lobby.now.text
    await table.lobby.now.press(f"start:{which}")  # a host need not wait for more
    assert await house.thread(bao, table.lobby)


async def test_those_who_have_still_to_choose_are_named(house: House) -> None:
    ana, bao = [await house.client.user(name, "fr") for name in NAMES[:2]]
    lobby = await open_lobby(house, 2, "sampler")
    which = lobby_id(lobby)
    await (await bao.message(lobby.id)).press(f"join:{which}")
    await house.quiet()
    assert "Ana et Bao doivent encore choisir" in lobby.now.text
    await bring(Thumb(ana, 0), lobby)
    await house.quiet()
    assert "Bao doit encore choisir" in lobby.now.text
    key = await lobby.now.start(f"start:{which}")
    assert "Bao doit encore choisir" in (await ana.answer(key)).text


async def test_a_choice_that_came_too_late_is_told_and_nothing_moves(house: House) -> None:
    table = await seated(house)
    which = lobby_id(table.lobby)
    _, _, chloe, dov = table.people
    await (await chloe.message(table.lobby.id)).press(f"leave:{which}")
    await house.quiet()
    old = await dov.message(table.lobby.id)
    key = await old.start(f"beside:{which}", chloe.id, forge=True)
    assert "n’est plus là" in (await dov.answer(key)).text
    key = await old.start(f"beside:{which}", "nobody", forge=True)
    assert (await dov.answer(key)).message.ephemeral
    assert "Ana · Bao" in table.lobby.now.text


async def test_partners_see_one_hand_that_nobody_else_sees(four: Four) -> None:
    ana, bao, chloe, dov = four.people
    stranger = await four.house.client.user("Éva", "fr")
    hands = [await four.hand(person) for person in (ana, chloe, bao, dov)]
    assert hands[0] == hands[1] != hands[2] == hands[3]
    boards = [one for one in await stranger.messages(four.thread) if controls(one, "more:")]
    await boards[-1].press(f"play:{four.match}")
    await four.house.quiet()
    for hand, others in ((hands[0], (bao, dov, stranger)), (hands[2], (ana, chloe, stranger))):
        for person in others:
            assert not [one for one in person.messages_seen.values() if hand in one.text]


async def test_two_answers_at_once_count_once(four: Four) -> None:
    ana, _, chloe, _ = four.people
    tables = [await four.table(person) for person in (ana, chloe)]
    presses = [controls(table, "pick:")[at] for at, table in enumerate(tables)]
    keys = [
        await table.start(str(press["custom_id"]))
        for table, press in zip(tables, presses, strict=True)
    ]
    said = [(await who.answer(key)).text for who, key in zip((ana, chloe), keys, strict=True)]
    assert sum("C’est déjà joué" in one for one in said) == 1
    made = await four.house.services.play.store.read(matches.moves, four.match)
    assert [move.seat for move in made if move.question] == [0]
    assert await four.hand(ana) == await four.hand(chloe)


async def test_both_are_called_once_and_one_answers_for_both(four: Four) -> None:
    ana, bao, chloe, dov = four.people
    assert [four.calls(person) for person in (ana, bao, chloe, dov)] == [1, 1, 1, 1]
    await four.thumbs[0].play(await four.table(ana))
    await four.house.quiet()
    assert [four.calls(person) for person in (ana, bao, chloe, dov)] == [0, 1, 0, 1]
    assert "Ana a joué pour ton camp" in (await four.table(chloe)).text
    for person in (ana, bao, dov):
        assert "pour ton camp" not in (await four.table(person)).text


async def test_an_open_table_follows_what_a_partner_answers(four: Four) -> None:
    """Not what the other side does, whose answers are sealed."""
    ana, bao, chloe, _ = four.people
    tables = {person: await four.table(person) for person in (ana, bao, chloe)}
    before = {person: table.now.components for person, table in tables.items()}
    pick = str(controls(tables[ana], "pick:")[0]["custom_id"])
    shown = (await tables[ana].now.press(pick)).message
    await four.house.quiet()
    assert tables[bao].now.components == before[bao]
    assert tables[bao].now.data.get("edited_timestamp") == tables[bao].data.get("edited_timestamp")
    assert tables[chloe].now.components != before[chloe]
    assert "Ana a joué pour ton camp" in tables[chloe].now.text
    asked = [str(one["custom_id"]) for one in controls(shown, "pick:", "set:", "next:", "fill:")]
    assert asked
    assert {*asked} <= {str(one.get("custom_id")) for one in tables[chloe].now.components}
    undo = str(controls(tables[chloe].now, "undo:", "dot:")[0]["custom_id"])
    await tables[chloe].now.press(undo)
    await four.house.quiet()
    assert {*map(str, asked)} & {
        str(one.get("custom_id")) for one in tables[ana].now.components
    } == set()
    edited = tables[bao].now.data.get("edited_timestamp")
    assert edited == tables[bao].data.get("edited_timestamp")


async def test_at_live_paces_all_who_are_asked_see_it(house: House) -> None:
    thumbs, thread = await begin(house, 2, 0, "sampler", "live-10")
    (match,) = await house.services.play.matches.in_channel(int(thread))
    ana, bao = [thumb.person for thumb in thumbs]
    board = await house.board(bao, thread)
    table = (await (await bao.message(board.id)).press(f"play:{match}")).message
    mine = (await (await ana.message(board.id)).press(f"play:{match}")).message
    await thumbs[0].play(mine)
    await house.quiet()
    assert table.now.data.get("edited_timestamp") != table.data.get("edited_timestamp")
    again = (await bao.message(table.id)).now
    assert controls(again, "pick:", "set:", "next:", "fill:", "sets:")


async def test_one_leaves_and_the_match_goes_on_to_its_end(four: Four) -> None:
    ana, bao, _, _ = four.people
    board = await four.house.board(ana, four.thread)
    assert "Ana & Chloé" in board.text
    assert "Bao & Dov" in board.text
    await four.thumbs[2].play(await four.table(four.people[2]))
    more = (await (await four.house.board(ana, four.thread)).press(f"more:{four.match}")).message
    sure = (await more.press(f"get-up:{four.match}")).message
    await sure.press(f"got-up:{four.match}:shared")
    await four.house.quiet()
    board = await four.house.board(bao, four.thread)
    assert "Ana & " not in board.text
    final = await play_match(four.house, four.thumbs[1:3], four.thread)
    assert "Chloé" in final.text
    moves = await four.house.services.play.store.read(matches.moves, four.match)
    answered = [move.question for move in moves if move.question]
    assert len(answered) == len(set(answered))
    assert {move.by for move in moves if move.question} == {"person"}


async def begun(house: House, staff: str) -> Four:
    """The same four, and who answers for a seat is as `staff` says."""
    table = await seated(house)
    which, (ana, *_, dov) = lobby_id(table.lobby), table.people
    await house.services.play.lobbies.set_option(which, int(ana.id), "staff", staff)
    await house.quiet()
    await (await dov.message(table.lobby.id)).press(f"join:{which}")
    table.thread = await house.thread(dov, table.lobby)
    (table.match,) = await house.services.play.matches.in_channel(int(table.thread))
    await house.board(dov, table.thread)
    await house.quiet()
    return table


async def test_a_partner_who_may_not_answer_advises_and_is_named(house: House) -> None:
    table = await begun(house, "head")
    ana, bao, chloe, _ = table.people
    hers = await table.table(chloe)
    assert "Ana répond pour ton camp." in hers.text
    assert not controls(hers, "pick:", "choose:")
    (advice, *_) = controls(hers, "a-pick:", "a-choose:")
    if advice["type"] == 3:
        label = advice["options"][1]["label"]
        hers = (await hers.select("1", named=advice["custom_id"])).message
    else:
        label = advice["label"]
        hers = (await hers.press(advice["custom_id"])).message
    said = label.partition("· ")[2] or label
    assert f"Choisi\u00a0: {said}" in hers.text
    assert f"Chloé choisirait\u00a0: {said}" in (await table.table(ana)).text
    assert "choisirait" not in (await table.table(bao)).text
    mine = await table.table(ana)
    (own, *_) = controls(mine, "pick:", "choose:")
    picked = () if own["type"] == 2 else ("0",)
    key = await hers.start(own["custom_id"], *picked, forge=True)
    no = await chloe.answer(key)
    assert "quelqu’un d’autre de ton camp" in no.text


async def test_a_side_is_given_up_by_most_of_it(house: House) -> None:
    table = await begun(house, "rotate")
    ana, _, chloe, _ = table.people
    asked = await chloe.slash("concede", channel=table.thread)
    assert "dès que 2 de ses membres" in asked.text
    told = await asked.message.press(f"conceded:{table.match}")
    assert "il en faut encore 1" in told.text
    mine = await table.table(ana)
    assert "Chloé veut abandonner\u00a0; il en faut encore 1" in mine.text
    sure = await ana.slash("concede", channel=table.thread)
    done = await sure.message.press(f"conceded:{table.match}")
    assert "Tu as abandonné." in done.text
    await house.quiet()
    (board, *_) = [await house.board(ana, table.thread)]
    assert "Bao & Dov" in board.text


async def test_what_a_partner_would_pick_is_taken_over_and_confirmed(house: House) -> None:
    table = await begun(house, "head")
    ana, _, chloe, _ = table.people
    for _ in range(9):  # until two cards are to be picked for the team
        mine = await table.table(ana)
        if controls(mine, "set:", "sets:"):
            break
        found = controls(mine, "none:") or controls(mine, "pick:", "choose:")
        await table.thumbs[0].use(mine, found[0])
    hers = await table.table(chloe)
    hers = (await hers.press(controls(hers, "a-fill:")[0]["custom_id"])).message
    assert not controls(hers, "confirm:", "a-confirm:")
    mine = await table.table(ana)
    assert controls(mine, "confirm:") == []  # nothing of it counts by itself
    (take,) = controls(mine, "take:")
    mine = (await mine.select(str(chloe.id), named=take["custom_id"])).message
    (confirm,) = controls(mine, "confirm:")
    await mine.press(confirm["custom_id"])
    mine = await house.services.play.matches.table(table.match, int(ana.id))
    assert [one.kind for one in mine.answers.given][-1] in {"sampler.team", "sampler.pair"}
