"""Settings, and what is known and forgotten of people."""

import asyncio
import json
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from db.queries import persons
from db.records.people import PersonSettings
from db.records.servers import ServerSettings
from db.records.time import Former, Quiet
from games.core.refused import Refused
from play.records import Person
from tests.play.house import ANA, BAO, CHLOE, DAN, House, asks, house
from tests.play.match.calls.sending import rested


async def test_settings_are_kept_also_of_somebody_who_never_played(home: House) -> None:
    people = home.play.people
    assert await people.settings(DAN.id) == PersonSettings()
    await people.set_locale(DAN.id, "fr")
    await home.play.directs.choose(DAN.id, "none")
    await people.set_text_tables(DAN.id, wanted=True)
    quiet = Quiet(23 * 60, 480, "Europe/Paris")
    kept = await people.set_quiet(DAN.id, quiet)
    assert kept == await people.settings(DAN.id) == PersonSettings("fr", False, True, quiet)
    assert (await people.set_quiet(DAN.id, None)).quiet is None
    await home.match(DAN)
    assert (await people.settings(DAN.id)).locale == "fr"


async def test_that_somebody_is_told_to_be_next_is_wanted_and_kept(home: House) -> None:
    assert not (await home.play.people.settings(ANA.id)).next_up
    assert (await home.play.directs.set_next(ANA.id, wanted=True)).next_up
    assert (await home.play.people.settings(ANA.id)).next_up
    assert not (await home.play.directs.set_next(ANA.id, wanted=False)).next_up


@pytest.mark.rule("TIM-7")
async def test_quiet_hours_of_before_are_known_up_to_midnight(home: House) -> None:
    """Of the first change of a day; midnight is that of the zone that is meant from now on."""
    people, evening = home.play.people, Quiet(22 * 60, 480, "Europe/Paris")
    await people.set_quiet(ANA.id, evening)
    assert await before(home) == Former(datetime(2026, 3, 2, 23, tzinfo=UTC))
    await people.set_quiet(ANA.id, Quiet(0, 60, "UTC"))
    assert await before(home) == Former(datetime(2026, 3, 2, 23, tzinfo=UTC))
    home.clock.pass_(days=1)
    await people.set_quiet(ANA.id, None)
    assert await before(home) == Former(datetime(2026, 3, 4, tzinfo=UTC), 0, 60, "UTC")
    home.clock.pass_(days=1)
    await people.set_quiet(ANA.id, evening)
    home.clock.pass_(days=1)
    await people.set_zone(ANA.id, "Asia/Tokyo")
    expected = Former(datetime(2026, 3, 5, 15, tzinfo=UTC), 22 * 60, 480, "Europe/Paris")
    assert await before(home) == expected
    assert b'"until": "2026-03-05T15:00:00Z"' in await people.export(ANA.id)


async def before(home: House) -> Former | None:
    known = await home.play.store.read(persons.load, ANA.id)
    assert known is not None
    return known.quiet_before


@pytest.mark.parametrize(
    ("quiet", "why"),
    [
        (Quiet(0, 601, "Europe/Paris"), "play-quiet-long"),
        (Quiet(0, 0, "Europe/Paris"), "play-quiet-long"),
        (Quiet(1440, 60, "Europe/Paris"), "play-quiet-start"),
        (Quiet(0, 60, "Mars/Olympus"), "play-quiet-zone"),
        (Quiet(0, 60, "../../etc/passwd"), "play-quiet-zone"),
        (Quiet(0, 60, ""), "play-quiet-zone"),
        (Quiet(0, 60, "Europe"), "play-quiet-zone"),
    ],
)
async def test_quiet_hours_that_do_not_hold_are_refused(
    home: House, quiet: Quiet, why: str
) -> None:
    with pytest.raises(Refused, match=why):
        await home.play.people.set_quiet(ANA.id, quiet)
    assert (await home.play.people.settings(ANA.id)).quiet is None


async def test_settings_change_one_by_one_and_as_often_as_wanted(home: House) -> None:
    people = home.play.people
    await home.match(ANA, BAO)
    for wanted in (True, False):
        locale = "fr" if wanted else "en"
        quiet = Quiet(0, 60, "UTC") if wanted else Quiet(120, 90, "Europe/Paris")
        await people.set_locale(ANA.id, locale)
        await home.play.directs.choose(ANA.id, "thread" if wanted else "none")
        await people.set_text_tables(ANA.id, wanted=wanted)
        await people.set_quiet(ANA.id, quiet)
        chosen = PersonSettings(locale, wanted, wanted, quiet, spends_days=False)
        assert await people.settings(ANA.id) == chosen
    assert await people.settings(BAO.id) == PersonSettings(spends_days=False)
    table = await home.play.matches.table((await home.play.matches.waiting(ANA.id))[0].id, ANA.id)
    assert table.public.people == ("Ana", "Bao")


async def test_a_new_name_is_shown_everywhere(home: House) -> None:
    match = await home.match(ANA, BAO)
    board = await home.play.matches.board(match)
    await home.play.projections.board_shown(match, 10, 500, board.change)
    await home.play.people.seen(Person(ANA.id, "Anaïs"))
    await home.play.people.seen(Person(999, "Nobody"))
    assert (await home.play.matches.board(match)).public.people == ("Anaïs", "Bao")
    assert await home.play.projections.boards() == (match,)
    assert await home.play.store.read(persons.load, 999) is None


async def test_who_takes_a_former_name_again_is_called_by_it(home: House) -> None:
    match = await home.match(ANA, BAO)
    for name in ("Ana", "Anaïs", "Anaïs", "Ana"):
        await home.play.people.seen(Person(ANA.id, name))
        assert (await home.play.matches.board(match)).public.people == (name, "Bao")


async def test_a_person_gets_all_that_is_stored_about_them(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.answer_any(match, ANA)
    await home.play.matches.follow(match, ANA)
    await home.play.matches.report(match, ANA.id, "the button is gone")
    found = json.loads(await home.play.people.export(ANA.id))
    assert found["person"][0]["name"] == "Ana"
    assert [row["match"] for row in found["holder"]] == [match]
    assert found["move"][0]["move"]["type"] == "answer"
    assert found["report"][0]["words"] == "the button is gone"
    assert len(found["lobby"]) == 1
    assert str(BAO.id) not in json.dumps(found)


async def test_a_person_gets_nothing_that_is_stored_about_others(home: House) -> None:
    ana, bao = (replace(one, name=f"{one.name} here", server=1, own=one.name) for one in (ANA, BAO))
    together, without = await home.match(ana, bao), await home.match(bao, CHLOE)
    lobbies, matches = home.play.lobbies, home.play.matches
    for match, person in ((together, ana), (together, bao), (without, bao)):
        await home.answer_any(match, person)
        await matches.follow(match, person)
        await matches.report(match, person.id, f"{person.name} reports")
    opened = []
    for host, guest in ((ana, DAN), (bao, CHLOE)):
        lobby = await lobbies.open(
            server=1, channel=10, host=asks(host), game="sampler", locale="en"
        )
        await lobbies.join(lobby.id, guest)
        await lobbies.kick(lobby.id, host.id, guest.id)
        await lobbies.say(lobby.id, host.id, f"{host.name} shuffles")
        opened.append(lobby.id)
    home.clock.pass_(minutes=20)
    found = await home.play.people.export(ANA.id)
    for mine in (together, opened[0], "Ana here", "Ana here reports", "Ana here shuffles"):
        assert mine.encode() in found, mine
    for other in (without, opened[1], "Bao", "Bao here", "Bao here reports", "Bao here shuffles"):
        assert f'"{other}"'.encode() not in found, other
    tables = json.loads(found)
    assert {row["seat"] for row in tables["holder"] + tables["move"]} == {0}
    assert [row["match"] for row in tables["ping"]] == [together]
    assert tables["follower"] == [{"match": together}]
    assert tables["sent_away"] == []
    sent_away = json.loads(await home.play.people.export(DAN.id))["sent_away"]
    assert [row["id"] for row in sent_away] == [opened[0]]


async def test_moves_are_handed_out_as_they_were_made(home: House) -> None:
    for match in [await home.match(ANA, BAO) for _ in range(2)]:
        while await home.answer_any(match, ANA):
            pass
    moves = json.loads(await home.play.people.export(ANA.id))["move"]
    made = [(row["match"], row["step"]) for row in moves]
    assert len({match for match, _ in made}) == 2
    assert len(made) > 3
    assert made == sorted(made)


async def test_deleting_leaves_no_trace_and_matches_go_on(home: House) -> None:
    running = await home.match(ANA, BAO, CHLOE)
    (lobby_of_running,) = [
        row["id"] for row in json.loads(await home.play.people.export(ANA.id))["host"]
    ]
    ended = await home.match(ANA, BAO)
    await home.play.matches.concede(ended, ANA.id)
    await home.answer_any(running, ANA)
    await home.play.matches.report(running, ANA.id, "hello")
    lobby = await home.play.lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="en"
    )
    rematch = await home.play.lobbies.rematch(ended, asks(BAO), 10)
    assert [one.person for one in rematch.invitations] == [ANA.id]
    assert await home.play.people.delete(ANA.id) == 1
    assert (await home.play.lobbies.get(rematch.id)).invitations == ()
    await home.play.matches.settled()
    closed = await home.play.lobbies.get(lobby.id)
    assert (closed.status, closed.host) == ("cancelled", 0)
    public = (await home.play.matches.board(running)).public
    assert public.people == ("", "Bao", "Chloé")
    assert (public.seats[0].left, public.seats[0].abandoned) == (True, True)
    assert (await home.play.matches.board(ended)).public.people == ("", "Bao")
    begun = await home.play.lobbies.get(lobby_of_running)
    assert [[one.name for one in seat.holders] for seat in begun.seats] == [
        [""],
        ["Bao"],
        ["Chloé"],
    ]
    assert begun.change > begun.shown
    found = json.loads(await home.play.people.export(ANA.id))
    assert not [table for table, kept in found.items() if kept and table != "person"]
    assert found["person"][0]["name"] == ""
    with pytest.raises(Refused, match="play-not-yours"):
        await home.play.matches.concede(running, ANA.id)
    await home.play_on(running, BAO, CHLOE, until=lambda table: table.public.status == "over")


async def test_deleting_leaves_the_tables_of_others_alone(home: House) -> None:
    lobbies = home.play.lobbies
    both, other = [
        await lobbies.open(server=1, channel=10, host=asks(ANA), game="sampler", locale="en")
        for _ in range(2)
    ]
    await lobbies.join(both.id, BAO)
    other = await lobbies.join(other.id, CHLOE)
    begun = await home.match(ANA, BAO)
    await home.play.people.delete(BAO.id)
    assert [len(seat.holders) for seat in (await lobbies.get(both.id)).seats] == [1]
    assert await lobbies.get(other.id) == other
    assert (await home.play.matches.board(begun)).public.people == ("Ana", "")


async def test_every_message_of_a_lobby_that_names_somebody_is_late_when_they_are_forgotten(
    home: House,
) -> None:
    """The tables where they play, that they opened, to which they were invited; no others."""
    lobbies = home.play.lobbies
    ended = await home.match(ANA, BAO)
    await home.play.matches.concede(ended, ANA.id)
    invited = (await lobbies.rematch(ended, asks(BAO), 10)).id
    left, strange = [
        (await lobbies.open(server=1, channel=10, host=asks(host), game="sampler", locale="en")).id
        for host in (ANA, CHLOE)
    ]
    await lobbies.leave(left, ANA.id)
    played = await lobbies.open(server=1, channel=10, host=asks(BAO), game="sampler", locale="en")
    await lobbies.join(played.id, ANA)
    for person in (ANA, BAO):
        await lobbies.bring(played.id, person.id, None)
    await lobbies.start(played.id, BAO.id, 10)
    for number, lobby in enumerate((invited, left, strange, played.id)):
        shown = (await lobbies.get(lobby)).change
        await lobbies.posted(lobby, 10, 800 + number, shown)
    assert await lobbies.stale() == ()
    await home.play.people.delete(ANA.id)
    assert set(await lobbies.stale()) == {invited, left, played.id}
    assert (await lobbies.get(invited)).invitations == ()


async def test_what_is_left_over_and_reported_is_that_of_the_person_alone(home: House) -> None:
    guests = [replace(one, server=2, own=one.name) for one in (BAO, CHLOE)]
    for server, guest in ((1, BAO), (2, guests[0]), (1, CHLOE), (2, guests[1])):
        match = await home.match(ANA, guest, server=server, channel=10 * server)
        await home.play.matches.report(match, guest.id, f"{guest.name} reports")
    silent = await home.match(ANA, BAO)
    projections = home.play.projections
    sent = 700
    while pings := await projections.pings():
        for ping in pings:
            sent += 1
            message = None if ping.match == silent else sent
            await projections.pinged(ping, ping.channel, message)
        await home.play.store.write(rested)
    await home.play.people.delete(BAO.id)
    left = await projections.leftovers()
    assert sorted((one.channel, one.server) for one in left) == [(10, 1), (20, 2)]
    kept = await home.play.store.read(
        lambda db: [row[0] for row in db.execute("SELECT words FROM report")]
    )
    assert kept == ["Chloé reports"] * 2


async def test_what_somebody_said_and_brought_is_forgotten_with_them(home: House) -> None:
    lobby = await home.play.lobbies.open(
        server=1, channel=10, host=asks(ANA), game="sampler", locale="en"
    )
    await home.play.lobbies.join(lobby.id, BAO)
    for person in (ANA, BAO):
        await home.play.lobbies.say(lobby.id, person.id, f"{person.name} says")
        await home.play.lobbies.bring(lobby.id, person.id, None)
    await home.play.lobbies.start(lobby.id, ANA.id, 10)
    await home.play.people.delete(ANA.id)
    kept = await home.play.store.read(
        lambda db: db.execute(
            "SELECT person, ai, name, words, brought IS NULL FROM lobby_holder ORDER BY seat"
        ).fetchall()
    )
    assert kept == [(None, "", "", "", 1), (BAO.id, None, "Bao", "Bao says", 0)]


async def test_settings_of_a_server_change_as_often_as_wanted(home: House) -> None:
    servers = home.play.servers
    for settings in (
        ServerSettings("fr", "week", roles=(5,), channels=(10, 11)),
        ServerSettings("en", "day", roles=(6, 7), channels=(12,), greeted=True),
        ServerSettings(None, None, greeted=True),
    ):
        assert await servers.update(1, lambda _, to=settings: to) == settings
        assert await servers.settings(1) == settings
    assert await servers.settings(2) == ServerSettings()


async def test_a_report_of_somebody_unknown_has_no_name(home: House) -> None:
    match = await home.match(ANA, BAO)
    for person in (DAN, ANA):
        await home.play.matches.report(match, person.id, f"{person.name} reports")
    found = json.loads(await home.play.people.export(ANA.id))
    assert [row["words"] for row in found["report"]] == ["Ana reports"]
    assert json.loads(await home.play.people.export(BAO.id))["report"] == []


async def test_who_was_sent_away_is_told_so_and_forgotten(home: House) -> None:
    lobbies = home.play.lobbies
    lobby = await lobbies.open(server=1, channel=10, host=asks(ANA), game="sampler", locale="en")
    await lobbies.join(lobby.id, BAO)
    await lobbies.kick(lobby.id, ANA.id, BAO.id)
    await lobbies.join(lobby.id, CHLOE)
    await lobbies.kick(lobby.id, ANA.id, CHLOE.id)
    found = json.loads(await home.play.people.export(BAO.id))
    assert [row["id"] for row in found["sent_away"]] == [lobby.id]
    await home.play.people.delete(BAO.id)
    assert await lobbies.sent_away(lobby.id) == (CHLOE,)
    found = json.loads(await home.play.people.export(BAO.id))
    assert found["sent_away"] == []


async def test_boards_of_ended_matches_wait_for_their_new_names_since_now(home: House) -> None:
    """The lag of the figures is that of the deletion, not of the match."""
    match = await home.match(ANA, BAO)
    await home.play.matches.concede(match, ANA.id)
    board = await home.play.matches.board(match)
    await home.play.projections.board_shown(match, 10, 500, board.change)
    home.clock.pass_(days=400)
    await home.play.people.delete(BAO.id)
    assert await home.play.projections.boards() == (match,)
    assert (await home.play.projections.figures()).lag.total_seconds() == 0


async def test_a_ping_that_stands_is_left_over_until_it_is_deleted(home: House) -> None:
    match = await home.match(ANA, BAO)
    projections = home.play.projections
    for ping in await projections.pings():
        await projections.pinged(ping, 10, 700 + ping.person)
    await home.play.people.delete(BAO.id)
    (left,) = await projections.leftovers()
    assert (left.channel, left.message, left.server) == (10, 700 + BAO.id, 1)
    assert await projections.leftovers() == ()  # somebody is at it
    home.clock.pass_(hours=1)
    assert await projections.leftovers() == (left,)
    await projections.tidied(left.message)
    home.clock.pass_(hours=1)
    assert await projections.leftovers() == ()
    assert (await home.play.matches.board(match)).public.people == ("Ana", "")


async def test_a_server_is_greeted_once_by_whoever_is_first(home: House) -> None:
    other = await house(home.play.store.path, home.clock, seed="y")
    both = (home.play.servers, other.play.servers)
    claims = await asyncio.gather(*(servers.greet(7) for servers in both for _ in range(5)))
    assert claims.count(True) == 1
    assert await both[0].greet(8)
    await both[1].not_greeted(7)
    assert await both[0].greet(7)
    assert not await both[0].greet(8)
    await both[1].update(7, lambda old: replace(old, locale="fr"))
    assert await both[0].settings(7) == ServerSettings("fr", greeted=True)
    await other.play.close()


async def test_what_several_managers_change_at_once_is_all_kept(home: House) -> None:
    """They reach two processes, and each changes one thing."""
    other = await house(home.play.store.path, home.clock, seed="y")
    here, there = home.play.servers, other.play.servers
    await asyncio.gather(
        here.update(7, lambda old: replace(old, locale="fr")),
        there.update(7, lambda old: replace(old, pace="week")),
        here.update(7, lambda old: replace(old, roles=(5,))),
        there.update(7, lambda old: replace(old, channels=(10,))),
        here.greet(7),
    )
    kept = ServerSettings("fr", "week", (5,), channels=(10,), greeted=True)
    assert await here.settings(7) == await there.settings(7) == kept
    await other.play.close()


async def test_servers_say_who_may_open_a_table_where(home: House) -> None:
    servers = home.play.servers
    assert await servers.settings(1) == ServerSettings()
    await servers.may_open(1, asks(ANA))
    wanted = ServerSettings("fr", "week", roles=(5, 6), channels=(10,), greeted=True)
    assert await servers.update(1, lambda _: wanted) == await servers.settings(1) == wanted
    await servers.may_open(1, asks(ANA, roles=(6, 9)))
    await servers.may_open(1, asks(ANA, 11, manages=True))
    with pytest.raises(Refused, match="play-not-here"):
        await servers.may_open(1, asks(ANA, 11, roles=(6,)))
    with pytest.raises(Refused, match="play-not-you"):
        await servers.may_open(1, asks(ANA, roles=(9,)))
    with pytest.raises(Refused, match="play-no-pace"):
        await servers.update(2, lambda old: replace(old, pace="eon"))
    assert await servers.settings(2) == ServerSettings()


async def test_matches_are_listed_for_people_and_servers(home: House) -> None:
    first = await home.match(ANA, BAO)
    home.clock.pass_(hours=1)
    second = await home.match(BAO, CHLOE)
    matches = home.play.matches
    assert [row.id for row in await matches.waiting(BAO.id)] == [first, second]
    assert (await matches.waiting(BAO.id))[0].people == (("Ana",), ("Bao",))
    assert (await matches.table(first, BAO.id)).waiting is None  # it is this one that waits
    while await home.answer_any(first, BAO):
        pass
    table = await matches.table(first, BAO.id)
    assert table.waiting is not None
    assert table.waiting.id == second
    assert [row.id for row in await matches.waiting(BAO.id)] == [second]
    mine = await matches.of_person(BAO.id)
    assert [(row.id, row.asked) for row in mine] == [(second, True), (first, False)]
    here = await matches.of_server(1, actor=ANA.id)
    assert [(row.id, row.seat) for row in here] == [(second, None), (first, 0)]
    await matches.concede(first, ANA.id)
    (ended,) = await matches.of_server(1, ended=True)
    assert (ended.id, ended.status) == (first, "over")
    assert sorted(ended.places) == [1, 2]


async def test_a_report_keeps_the_position(home: House) -> None:
    match = await home.match(ANA)
    await home.answer_any(match, ANA)
    codes = {await home.play.matches.report(match, person.id, "x" * 9000) for person in (ANA, DAN)}
    assert len(codes) == 2
    assert all(len(code) == 6 for code in codes)
