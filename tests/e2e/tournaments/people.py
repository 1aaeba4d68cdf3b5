"""Simulated people in a tournament: they open it, enter it, and play it to its end by buttons."""

import re

from cogs.tournaments.cog import TournamentCog
from sandbox.client.client import InteractionReply, Person
from sandbox.client.failures import Refusal
from sandbox.client.shown import ShownMessage
from tests.e2e.house import House
from tests.e2e.thumbs import Thumb, controls
from tests.play.house import FakeClock

NAMES = ("Ana", "Bao", "Chloé", "Dov", "Éva", "Farid")
ROUNDS = 200  # looks at what is open


async def choose(panel: ShownMessage, field: str, value: object) -> ShownMessage:
    """Choose something on a panel of the wizard."""
    (one,) = (
        node
        for node in panel.components
        if str(node.get("custom_id", "")).startswith("t-set:") and f":{field}:" in node["custom_id"]
    )
    try:
        return (await panel.select(str(value), named=str(one["custom_id"]))).message
    except Refusal as no:
        if no.error != "unchanged":
            raise
        return panel.now  # it is so already


async def press(message: ShownMessage, verb: str) -> ShownMessage:
    """Press the button of a message whose custom_id begins so."""
    (one, *_) = controls(message, f"{verb}:")
    return (await message.press(str(one["custom_id"]))).message


async def form_of(message: ShownMessage, verb: str) -> InteractionReply:
    """Press the button of a message whose custom_id begins so; it opens a form."""
    (one, *_) = controls(message, f"{verb}:")
    return await message.press(str(one["custom_id"]))


async def opened(
    house: House, organiser: Person, name: str, game: str = "firstdeck", **chosen: object
) -> ShownMessage:
    """Open a tournament by the three panels; returns its public message."""
    panel = await wizard(organiser, game, **chosen)
    form = await panel.press(str(controls(panel, "t-name:")[0]["custom_id"]))
    await organiser.submit(form, name=name)
    await house.quiet()
    return await public(organiser, name)


async def wizard(organiser: Person, game: str = "firstdeck", **chosen: object) -> ShownMessage:
    """Walk through the panels of a new tournament; returns the last of them."""
    panel = (await organiser.slash("event create", game=game)).message
    for step in (1, 2):
        for field, value in chosen.items():
            if any(
                f"t-set:{step}:{field}:" in str(one.get("custom_id")) for one in panel.components
            ):
                panel = await choose(panel, field, value)
        panel = (await panel.press(_last(panel, f"t-new:{step + 1}:"))).message
    return panel


async def prepared(organiser: Person, name: str, game: str, **chosen: object) -> ShownMessage:
    """Prepare a tournament by the three panels; returns the organiser's panel."""
    panel = await wizard(organiser, game, **chosen)
    form = await panel.press(str(controls(panel, "t-name:")[1]["custom_id"]))
    return (await organiser.submit(form, name=name)).message


def _last(message: ShownMessage, begins: str) -> str:
    found = [str(one.get("custom_id")) for one in message.components]
    return [one for one in found if one.startswith(begins)][-1]


async def public(person: Person, name: str) -> ShownMessage:
    """The public message of a tournament as somebody sees it now."""
    return await person.see(
        lambda one: (
            not one.ephemeral
            and name in one.text
            and controls(one, "t-terms:", "t-mine:")
            and one.channel_id
            and "🏆" in one.text
        )
    )


def id_of(message: ShownMessage) -> str:
    return str(controls(message, "t-terms:", "t-mine:")[0]["custom_id"]).split(":")[1]


async def mine(person: Person, which: str) -> ShownMessage:
    """Somebody's own page."""
    answer = await person.slash("event mine")
    page = answer.message
    if controls(page, "t-open-one:"):
        page = (await page.select(which)).message
    return page


async def lived(house: House, clock: FakeClock, **time: float) -> None:
    """Let time pass and the bot do what is due."""
    clock.pass_(**time)
    await house.services.play.tournaments.tick()
    await house.quiet()
    await house.bot.find(TournamentCog).sweep()
    await house.quiet()


async def concede(person: Person, match: str) -> None:
    """Give a match up through the screen."""
    page = (await person.slash("concede", match=match)).message
    await press(page, "conceded")


async def answer(house: House, match: str, thumb: Thumb) -> None:
    """Let somebody answer what is asked of them in a match, if anything is."""
    public_ = (await house.services.play.matches.board(match)).public
    asked = {
        str(holder.person)
        for seat in public_.seats
        for holder in seat.holders
        if seat.seat in public_.awaited and seat.standin is None
    }
    if thumb.person.id in asked:
        board = await house.board(thumb.person, str(public_.channel))
        if controls(board, "play:"):
            await thumb.play((await board.press(f"play:{match}")).message)


async def played_out(house: House, clock: FakeClock, people: list[Person], which: str) -> None:
    """Play a tournament to its end: of each match that is open all but the first give up."""
    for _ in range(ROUNDS):
        shown = await house.services.play.tournaments.view(which)
        if shown.facts.status == "over":
            return
        running = [one for one in shown.pairings if one.status == "open" and one.match]
        for chooser in shown.choosers:
            person = _person(people, shown.by_number[chooser.entrant].person)
            await press(await mine(person, which), "t-first")
        for one in running[:1]:
            for loser in sorted(one.people)[:0:-1]:
                person = _person(people, shown.by_number[loser].person)
                await concede(person, str(one.match))
        await lived(house, clock, seconds=40)
    raise AssertionError("a tournament that never ends")


def _person(people: list[Person], key: int | None) -> Person:
    (found,) = (one for one in people if int(one.id) == key)
    return found


def places(text: str) -> list[tuple[int, str]]:
    """Read "**1. Ana**" off a message."""
    found = re.findall(r"^\*\*(\d+)\. (.+?)\*\*", text, re.MULTILINE)
    return [(int(place), name) for place, name in found]
