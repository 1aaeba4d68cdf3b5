"""What organisers do, by the screen alone: people change, appeals, files (EVT-1.8, 5.3)."""

import pytest
from msgspec.structs import replace

from cogs.tournaments.calling import CallingCog
from cogs.ui.words import entry_line, reader
from play.records import Person as Newcomer
from sandbox.client.client import Person
from sandbox.client.shown import InteractionReply, ShownMessage
from tests.e2e.house import House
from tests.e2e.people.strangers import muted
from tests.e2e.thumbs import Thumb, controls, people_select
from tests.e2e.tournaments.people import NAMES, form_of, id_of, lived, mine, opened, press, public
from tests.play.house import FakeClock


async def running(
    house: House, clock: FakeClock, people: list[Person], game: str = "firstdeck"
) -> str:
    """Open a tournament which four people enter, and begin it."""
    which = id_of(await opened(house, people[0], "Cup", game, form=1, places=4))
    for person in people[:4]:
        await press(await public(person, "Cup"), "t-enter")
    await press(await press(await mine(people[0], which), "t-manage"), "t-begin")
    for _ in range(3):
        await lived(house, clock, seconds=40)
    return which


@pytest.mark.rule("EVT-5.3")
async def test_an_appeal_by_the_screen(house: House, clock: FakeClock) -> None:
    people = [await house.client.user(name) for name in NAMES[:5]]
    which = await running(house, clock, people)
    shown = await house.services.play.tournaments.view(which)
    (first,) = (one for one in shown.pairings if 1 not in one.people)  # the organiser plays not
    number = first.people[0]
    person = next(one for one in people if int(one.id) == shown.by_number[number].person)
    page = await press(await mine(person, which), "t-appeal")
    page = (await page.select(str(first.number), named=f"t-appeal-on:{which}")).message
    form = await form_of(page, "t-appeal-write")
    noted = (await person.submit(form, words="somebody told my **hand**")).message
    assert controls(noted, "t-appeal:")
    cog = house.bot.find(CallingCog)
    for _ in range(2):
        await cog.call()
        await house.quiet()
    channel = await people[0].channel()
    calls = [one for one in await people[0].messages(channel) if controls(one, "t-appeals:")]
    assert len(calls) == 1
    assert "hand" not in calls[0].text
    assert f"<@{people[0].id}>" in calls[0].text
    read = await press(calls[0], "t-appeals")
    assert "somebody told my" in read.text
    form = await read.press(str(controls(read, "t-judge:")[0]["custom_id"]))
    done = (await people[0].submit(form, reason="nothing was told")).message
    assert "No appeal is waiting" in done.text
    table = (await person.slash("event standings")).message
    assert "nothing was told" in table.text
    assert "hand" not in table.text


@pytest.mark.rule("EVT-5.3")
async def test_who_rules_on_an_appeal_reads_of_its_match_what_everybody_may(
    house: House, clock: FakeClock
) -> None:
    """Cards are taken in secret; one has chosen a team, the other has not."""
    people = [await house.client.user(name) for name in NAMES[:4]]
    which = await running(house, clock, people, "allstar")
    shown = await house.services.play.tournaments.view(which)
    (pairing,) = (one for one in shown.pairings if 1 not in one.people)  # nor does the organiser
    keys = {shown.by_number[number].person for number in pairing.people}
    both = [one for one in people if int(one.id) in keys]
    for turn in range(40):
        person = both[turn % 2]
        await Thumb(person, turn).play((await person.slash("turn")).message, 4)
    page = await press(await mine(both[0], which), "t-appeal")
    page = (await page.select(str(pairing.number), named=f"t-appeal-on:{which}")).message
    form = await form_of(page, "t-appeal-write")
    await both[0].submit(form, words="x " * 490)
    read = (await people[0].slash("event manage")).message
    read = await press(read, "t-appeals")
    lines: dict[int, set[str]] = {}
    for person in (0, *keys):
        assert person is not None
        log = await house.services.play.matches.log(str(pairing.match), person)
        who = reader(log.public, house.bot.texts, "en", None)
        lines[person] = {entry_line(entry, house.bot.texts, who) for entry in log.entries}
    told = [one.removeprefix("-# ") for one in read.text.splitlines() if one.startswith("-# ")]
    heading, *excerpt = told
    assert "as everybody reads them" in heading
    assert excerpt
    assert {*excerpt} <= lines[0]
    secret = set[str]().union(*lines.values()) - lines[0]
    assert secret
    assert not any(one in read.text for one in secret)


@pytest.mark.rule("EVT-1.8")
async def test_people_change_and_a_tournament_is_opened_again(
    house: House, clock: FakeClock
) -> None:
    people = [await house.client.user(name) for name in NAMES[:5]]
    which = await running(house, clock, people)
    ana, eva = people[0], people[4]
    panel = (await ana.slash("event manage")).message
    about = (await panel.select("replace", named=f"t-act:{which}")).message
    shown = await house.services.play.tournaments.view(which)
    number = next(one for one in shown.pairings if 1 not in one.people).people[0]
    chosen = (await about.select(str(number), named=f"t-about:{which}:replace")).message
    why = (await chosen.select(eva.id, named=people_select(chosen, "t-with"))).message
    assert f"<@{eva.id}>" in why.text
    form = await form_of(why, "t-why")
    done = (await ana.submit(form, reason="ill")).message
    assert "Decided." in done.text
    assert controls(await mine(eva, which), "play:")
    zoe = await house.client.user("Zoe")  # who plays in no match decides whom the others meet
    helper = Newcomer(int(zoe.id), "Zoe")
    await house.services.play.tournaments.add_organiser(which, int(ana.id), helper)
    panel = (await zoe.slash("event manage")).message
    about = (await panel.select("pair", named=f"t-act:{which}")).message
    chosen = (await about.select("1", named=f"t-about:{which}:pair")).message
    shown = await house.services.play.tournaments.view(which)
    other = next(one for one in shown.pairings if 1 not in one.people).people[0]
    why = (await chosen.select(str(other), named=f"t-with:{which}:pair:1")).message
    assert "Ana ↔" in why.text
    form = await form_of(why, "t-why")
    decided = (await zoe.submit(form, reason="they are brothers")).message
    assert "C’est décidé." in decided.text  # her Discord is in French
    await house.quiet()
    lines = [one for one in await ana.messages(await ana.channel()) if controls(one, "play:")]
    texts = [one.text for one in lines if not one.ephemeral]
    assert sum("annulée" in one for one in texts) == 2  # that nobody looks for a match there
    files = await done.press(str(controls(done, "t-csv:")[0]["custom_id"]))
    assert "spreadsheet" in files.text
    why = (await done.select("end", named=f"t-act:{which}")).message
    proposed = (await ana.submit(await form_of(why, "t-why"), reason="summer")).message
    assert "a proposal" in proposed.text  # Ana's own match would be called off
    why = (await decided.select("end", named=f"t-act:{which}")).message
    await zoe.submit(await form_of(why, "t-why"), reason="summer")
    form = await done.press(str(controls(done, "t-again:")[0]["custom_id"]))
    again = (await ana.submit(form, name="Cup 2")).message
    assert "Cup 2" in again.text
    await house.quiet()
    assert "Inscriptions ouvertes" in (await public(eva, "Cup 2")).text


@pytest.mark.rule("EVT-1.5", "EVT-1.8")
async def test_organisers_open_and_move_nothing_to_where_the_server_wants_none(
    house: House, clock: FakeClock
) -> None:
    bao, *others = [await house.client.user(name) for name in (*NAMES[1:4], NAMES[0])]
    which = await running(house, clock, [bao, *others])
    panel = (await bao.slash("event manage")).message
    form = await panel.press(str(controls(panel, "t-again:")[0]["custom_id"]))
    server = int((await house.client.guild())["id"])
    elsewhere = int((await bao.channel("jeux"))["id"])
    await house.services.play.servers.update(
        server, lambda old: replace(old, channels=(elsewhere,))
    )
    before = (await house.services.play.tournaments.view(which)).facts
    assert before.message.channel != elsewhere
    assert "dans ce salon" in (await bao.submit(form, name="Cup 2")).text
    assert "dans ce salon" in (await panel.press(f"t-here-now:{which}")).text
    assert (
        await house.services.play.tournaments.view(which)
    ).facts.message.change == before.message.change
    assert len(await house.services.play.tournaments.of_server(server, int(bao.id))) == 1


@pytest.mark.rule("TIM-4.3")
async def test_nobody_opens_one_again_where_they_may_not_write(
    house: House, clock: FakeClock
) -> None:
    bao, *others = [await house.client.user(name) for name in (*NAMES[1:4], NAMES[0])]
    which = await running(house, clock, [bao, *others])
    panel = (await bao.slash("event manage")).message
    form = await panel.press(str(controls(panel, "t-again:")[0]["custom_id"]))
    channel = (await house.services.play.tournaments.view(which)).facts.message.channel
    await muted(house, str(channel), bao)
    assert "écrire" in (await bao.submit(form, name="Cup 2")).text
    server = int((await house.client.guild())["id"])
    assert len(await house.services.play.tournaments.of_server(server, int(bao.id))) == 1


@pytest.mark.rule("EVT-1.13")
async def test_an_organiser_sees_who_is_awaited_and_reminds_them(
    house: House, clock: FakeClock
) -> None:
    people = [await house.client.user(name) for name in NAMES[:4]]
    which = await running(house, clock, people, "nba")
    service = house.services.play.tournaments
    found = await service.awaited(which)
    assert [one.since for one in found] == sorted(one.since for one in found if one.since)
    assert all(one.person is not None and not one.gone for one in found)
    board = await press(await press(await mine(people[0], which), "t-manage"), "t-board")
    assert board.text.count("· awaited") == len(found)
    assert not controls(board, "t-remind:")  # nobody was called a day ago
    await house.quiet()
    for _ in range(25):
        clock.pass_(hours=1)
    board = await press(await press(await mine(people[0], which), "t-manage"), "t-board")
    assert controls(board, "t-remind:")
    (row, *_) = [one for one in await service.awaited(which) if one.called_at is not None]
    noted = await board.select(f"{row.pairing}.{row.entrant}", named=f"t-remind:{which}:0")
    assert "They will be reminded." in noted.message.text
    (after,) = [
        one
        for one in await service.awaited(which)
        if (one.pairing, one.entrant) == (row.pairing, row.entrant)
    ]
    assert after.called_at is None  # a new call is on its way
    other = people[1]
    page = await mine(other, which)
    assert not controls(page, "t-manage:")


async def to_its_form(page: ShownMessage, newcomer: Person) -> InteractionReply | None:
    """Choose what comes first until a decision asks for its reason; open the form.

    None where there is nothing to decide.
    """
    while not controls(page, "t-why:"):
        if not page.selects:
            return None
        one = page.selects[0]
        options = one.get("options")
        value = str(options[0]["value"]) if options else newcomer.id
        page = (await page.select(value, named=str(one["custom_id"]))).message
    return await form_of(page, "t-why")


@pytest.mark.rule("EVT-1.8")
async def test_a_decision_is_chosen_again_when_its_form_was_put_away(
    house: House, clock: FakeClock
) -> None:
    """Closed by Escape, a form tells the bot nothing, and the select still has its choice."""
    people = [await house.client.user(name) for name in NAMES[:5]]
    which = await running(house, clock, people)
    panel = (await people[0].slash("event manage")).message
    kinds = [str(one["value"]) for select in controls(panel, "t-act:") for one in select["options"]]
    asked = 0
    for kind in kinds:
        forms = []
        for _ in range(2):
            page = (await panel.now.select(kind, named=f"t-act:{which}")).message
            assert page.id == panel.id
            form = await to_its_form(page, people[4])  # closed by Escape
            forms.append(form and form.modal)
            await panel.now.press(f"t-manage:{which}")
        assert forms[0] == forms[1]
        asked += forms[0] is not None
    assert asked > 5
