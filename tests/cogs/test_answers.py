"""What is said to whoever presses or asks, over a real store; Discord alone is made up."""

import dataclasses
import json
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands

from cogs.app.bot import Tree, _unknown, language
from cogs.app.context import Context, Parts
from cogs.app.errors import boundary
from cogs.app.places import Shut
from cogs.board.cog import BoardCog
from cogs.board.homes import Found
from cogs.commands import MatchCommands
from cogs.help.cog import HelpCog
from cogs.lobby.bring import BringCog
from cogs.lobby.cog import LobbyCog
from cogs.lobby.message import LobbyMessages
from cogs.lobby.panel import PanelCog
from cogs.match import cog as tables
from cogs.match.beside import BesideCog
from cogs.match.cog import TableCog
from cogs.match.ending import EndingCog
from cogs.match.leaving import LeavingCog
from cogs.monitoring.counts import Counts
from cogs.people.data import DataCog
from cogs.ui.limits import walk
from cogs.ui.page import Page
from cogs.ui.words import stamp
from db.records.matches import BoardFacts
from db.records.places import Whereabouts
from games.core.rules import Start
from games.core.text import text
from play.records import Person
from tests.cogs import made
from tests.cogs.test_labels import labels, said
from tests.e2e.lines import lines
from tests.play.house import ANA, BAO, CHLOE, DAN, House, house


class Press(Context):
    """A press, a command or a form of somebody's, in English, whose answers are kept."""

    def __init__(self, bot: Any, who: Person, *args: str, **given: Any) -> None:
        interaction: Any = SimpleNamespace(
            client=bot,
            user=SimpleNamespace(
                id=who.id, display_name=who.name, global_name=who.name, name=who.name
            ),
            guild_id=1,
            guild=None,
            channel_id=10,
            channel=None,
            token="t",
            followup=None,
            message=None,
            command=None,
            locale="en-US",
            response=SimpleNamespace(is_done=lambda: False, send_message=self._tell),
        )
        values = Parts(given.pop("values", ()))
        super().__init__(interaction, "en", Parts(args), values, given)
        self.shown: list[Any] = []
        self.form: dict[str, Any] = {}

    async def wait(self) -> None: ...

    async def wait_apart(self) -> None: ...

    async def show(self, page: Page) -> None:
        self.shown.append(page)

    async def ask(self, form: Any) -> None:
        self.form = form.to_dict()

    async def _tell(self, view: Any, **_: Any) -> None:
        self.shown.append(SimpleNamespace(view=lambda: view))

    @property
    def words(self) -> str:
        """What the last answer says."""
        return said(self.shown[-1]).strip()

    @property
    def labels(self) -> dict[str, str]:
        """What can be pressed on the last answer, by the verbs of the custom_ids."""
        found = labels(self.shown[-1])
        return {one.partition(":")[0]: label for one, label in found.items()}


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    opened = await house(tmp_path / "play.db", games=made.GAMES)
    yield opened
    await opened.play.close()


@pytest.fixture
def bot(home: House) -> Any:
    async def recognise(_: Context) -> None: ...

    async def context_of(interaction: Any) -> Any:
        return interaction.context

    found = SimpleNamespace(
        play=home.play,
        texts=made.TEXTS,
        games={**made.GAMES},
        counts=Counts(),
        homes={"play": "play"},
        get_channel=lambda _: None,
        get_guild=lambda _: None,
        in_background=lambda _: None,
        thread_counts=SimpleNamespace(of=lambda _: None),
        recognise=recognise,
        context_of=context_of,
        others={},
    )
    found.find = lambda kind: found.others[kind]
    return found


async def commanded(cog: Any, command: Any, press: Press, *args: Any) -> Press:
    """Use a slash command."""
    press.interaction.context = press  # type: ignore[attr-defined]
    await command.callback(cog, press.interaction, *args)
    return press


# A match that is left, paused, ended


async def test_who_concedes_or_leaves_is_told_so_and_may_look(home: House, bot: Any) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    cog = LeavingCog(bot)
    conceded = Press(bot, ANA, match)
    await cog.concede(conceded)
    assert conceded.words == "You have conceded."
    assert conceded.labels == {"table": "Look"}
    left = Press(bot, BAO, match, "ai")
    await cog.leave(left)
    assert left.words == "You have left the match."


async def test_the_last_to_agree_is_told_that_the_match_has_ended(home: House, bot: Any) -> None:
    match = await home.match(ANA, BAO)
    await home.play.matches.propose(match, BAO.id, "end")
    ended = Press(bot, ANA, match)
    await LeavingCog(bot).end(ended)
    assert ended.words == "The match was ended by agreement"


@pytest.mark.parametrize(("declined", "left"), [("pause", ["end"]), ("end", ["pause"])])
async def test_of_two_proposals_the_one_that_is_meant_is_declined(
    home: House, bot: Any, declined: str, left: list[str]
) -> None:
    match = await home.match(ANA, BAO, CHLOE)
    for kind in ("pause", "end"):
        await home.play.matches.propose(match, BAO.id, kind)
    await LeavingCog(bot).decline(Press(bot, ANA, match, declined))
    public = (await home.play.matches.board(match)).public
    assert [one.kind for one in public.proposals] == left


# Beside a match


async def finished(home: House) -> str:
    match = await home.match(ANA, BAO)
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    return match


async def test_pages_of_a_log_lead_to_each_other_and_headings_stand_out(
    home: House, bot: Any
) -> None:
    match = await finished(home)
    cog, shown = BesideCog(bot), []
    last = (await home.play.matches.log(match, ANA.id)).pages
    assert last > 2
    for page in (1, 2, last):
        press = Press(bot, ANA, match, str(page))
        await cog.turn_log(press)
        shown.append(list(labels(press.shown[0]).values()))
    assert shown == [["Later"], ["Earlier", "Later"], ["Earlier"]]
    log = await home.play.matches.log(match, ANA.id, 1)
    press = Press(bot, ANA, match, "1")
    await cog.turn_log(press)
    for entry, line in zip(log.entries, press.words.splitlines(), strict=True):
        headed = line.startswith("**") and line.endswith(f"** · {stamp(entry.at)}")
        assert headed == entry.heading
        assert line.startswith("• ") != entry.heading
    assert {entry.heading for entry in log.entries} == {True, False}


async def test_a_log_without_a_line_says_so(home: House, bot: Any) -> None:
    match = await home.match(ANA, BAO)
    found = await home.play.matches.log(match, ANA.id)

    async def log(*_: object) -> Any:
        return dataclasses.replace(found, entries=())

    home.play.matches.log = log  # type: ignore[method-assign]
    press = Press(bot, ANA, match)
    await BesideCog(bot).log(press)
    assert press.words == "Nothing has happened yet."


async def test_a_report_is_asked_for_and_kept(home: House, bot: Any) -> None:
    match = await home.match(ANA, BAO)
    press = Press(bot, ANA, match, words="It hangs.")
    cog = BesideCog(bot)
    await cog.ask_report(press)
    assert press.form["title"] == "Report a problem"
    assert [one["label"] for one in walk(press.form["components"]) if one.get("label")] == [
        "What is wrong?"
    ]
    await cog.report(press)
    (code,) = await home.play.store.read(
        lambda db: db.execute("SELECT code FROM report").fetchone()
    )
    assert press.words == f"Thank you. The report is kept under {code}, with the position."


async def test_a_finished_match_is_handed_out(home: House, bot: Any) -> None:
    press = Press(bot, ANA, await finished(home))
    await BesideCog(bot).export(press)
    assert press.words == "The whole match. Anybody can check it with /verify."


async def test_a_match_that_was_checked_can_be_had(home: House, bot: Any) -> None:
    press = Press(bot, ANA, await finished(home))
    await EndingCog(bot).verify(press)
    assert press.labels == {"export": "Export"}


class Drawn:
    """Pictures that nobody looks at, and how many boards a film is made of."""

    def __init__(self) -> None:
        self.boards = 0

    async def film(self, scenes: list[object]) -> bytes:
        self.boards = len(scenes)
        return b"GIF89a"

    async def table(self, *_: object) -> None:
        return None

    async def zooms(self, *_: object) -> tuple[Any, ...]:
        return (SimpleNamespace(id="a", title="Market", alt="cards"),)

    async def zoom(self, *_: object) -> None:
        return None


async def test_a_film_says_of_how_many_boards_it_is(home: House, bot: Any) -> None:
    bot.render_client = Drawn()
    press = Press(bot, ANA, await finished(home))
    await EndingCog(bot).replay(press)
    (film,) = press.shown[0].pictures
    assert film.alt == f"The match as a film of {bot.render_client.boards} boards."


async def test_close_ups_are_chosen_by_name(home: House, bot: Any) -> None:
    bot.render_client = Drawn()
    press = Press(bot, ANA, await home.match(ANA, BAO))
    await BesideCog(bot).zooms(press)
    assert press.labels == {"zoom-at": "Zoom", "text": "In words"}


# A table


async def test_who_does_not_play_is_told_that_they_may_look(home: House, bot: Any) -> None:
    bot.render_client = Drawn()
    match = await home.match(ANA, BAO)
    note = "Only the players of this match can answer. You can watch:"
    for person, there in ((ANA, False), (DAN, True)):
        press = Press(bot, person, match)
        await TableCog(bot).open(press)
        assert (note in press.words) == there


async def test_where_everything_can_be_picked_why_not_says_so(home: House, bot: Any) -> None:
    match = await home.match(ANA, BAO)
    press = Press(bot, ANA, match)
    await TableCog(bot).why(press)
    assert press.words == "Nothing is ruled out right now."


async def test_a_player_is_told_that_nobody_is_called_where_a_match_is_shut(
    home: House, bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot.render_client = Drawn()
    match = await home.match(ANA, BAO)
    monkeypatch.setattr(tables, "known_shut", lambda *_: Shut("locked"))
    press = Press(bot, ANA, match)
    await TableCog(bot).refresh(press)
    assert (
        "You cannot be called in <#10>: the thread is locked."
        " /board in another channel of its server brings the match there." in press.words
    )


# Commands


async def test_who_is_awaited_nowhere_reads_so(home: House, bot: Any) -> None:
    cog: Any = MatchCommands(bot)
    press = await commanded(cog, cog.turn, Press(bot, ANA))
    assert press.words == "### Waiting for you\nNone at the moment. /play opens a table."


STANDS = {"board_channel": 11, "board_message": 77}
NOWHERE = {"board_channel": None, "board_message": None}
LINK = "https://discord.com/channels/1/{}/{}"
LOCKED = Shut("locked")
BRING = "One of its players can bring it to another channel of that server with /board."


@pytest.mark.parametrize(
    ("where", "found", "sentence"),
    [
        (
            {**NOWHERE, "channel": None},
            {},
            "This match is being set up: its board will be there in a moment.",
        ),
        ({**STANDS, "channel": 10}, {}, f"[The board]({LINK.format(11, 77)}) is in <#11>."),
        (
            {**NOWHERE, "channel": 10},
            {},
            "The board belongs in <#10> and could not be posted there just now. I keep trying.",
        ),
        (
            {**STANDS, "channel": 10},
            {"shut": LOCKED},
            f"[The board]({LINK.format(11, 77)}) is in <#11>, but that place is closed:"
            f" the thread is locked.\n{BRING}",
        ),
        (
            {**NOWHERE, "channel": 10},
            {"shut": LOCKED},
            "The board belongs in <#10>, but nothing can be posted there: the thread is locked."
            f"\n{BRING}",
        ),
        (
            {**NOWHERE, "channel": 10},
            {"shut": LOCKED, "not_here": text("ui-only-there")},
            "The board belongs in <#10>, but nothing can be posted there: the thread is locked."
            "\nThat can only be done on the server of this match.",
        ),
    ],
)
async def test_where_a_board_is(
    home: House, bot: Any, where: dict[str, Any], found: dict[str, Any], sentence: str
) -> None:
    match = await home.match(ANA, BAO)
    keys = ("board_channel", "board_message")
    channel, message = (where[key] for key in keys)
    stands = BoardFacts(channel=channel, message=message, change=1, shown=1)
    facts = made.facts("sampler", id=match, server=1, channel=where["channel"])
    more: dict[str, Any] = {"lobby": None, "home": 10, "board": stands, "board_count": None}
    nowhere = {"own_channel": None, "own_message": None}

    async def find(*_: object) -> Found:
        return Found(Whereabouts(**facts, **more, **nowhere), **found)

    bot.others[BoardCog] = SimpleNamespace(homes=SimpleNamespace(find=find))
    cog: Any = MatchCommands(bot)
    press = await commanded(cog, cog.board, Press(bot, ANA), match)
    assert press.words == sentence
    assert press.labels == {"play": "Look"}


async def test_a_topic_of_the_rules_leads_to_the_others(bot: Any) -> None:
    press = Press(bot, ANA)
    await HelpCog(bot).show(press, "firstdeck", None)
    assert press.labels == {"topic": "Other topics"}


async def test_all_that_is_stored_is_handed_out_and_forgotten(home: House, bot: Any) -> None:
    await home.match(ANA, BAO)
    cog: Any = DataCog(bot)
    exported = await commanded(cog, cog.export, Press(bot, ANA))
    assert exported.words == "Everything stored about you."
    asked = await commanded(cog, cog.delete, Press(bot, ANA))
    assert asked.words.startswith("Forget everything about you? Your running matches go on")
    assert asked.labels == {"forget": "Forget me for good"}
    done = Press(bot, ANA)
    await cog.forget(done)
    assert done.words == "Everything about you is forgotten. One match goes on without your name."


# A table that waits for people


async def opened(home: House, game: str = "sampler") -> str:
    lobby = await home.play.lobbies.open(server=1, channel=10, host=ANA, game=game, locale="fr")
    return lobby.id


async def test_what_is_brought_is_settled(home: House, bot: Any) -> None:
    lobby = await opened(home)
    press = Press(bot, ANA, lobby)
    asked = await home.play.lobbies.bringing(lobby, ANA.id)
    assert asked is not None
    suggested: Any = SimpleNamespace(picks=lambda *_: asked.suggested)
    await BringCog(bot).answer(press, suggested)
    assert press.words == "Noted. You can change it until the match begins."


@pytest.mark.parametrize("absent", ["ai", "concede"])
async def test_what_happens_when_somebody_is_away_is_as_chosen(
    home: House, bot: Any, absent: str
) -> None:
    lobby = await opened(home)
    other = "ai" if absent == "concede" else "concede"
    for chosen in (other, absent):
        await PanelCog(bot).set_option(Press(bot, ANA, lobby, "absent", values=(chosen,)))
    assert (await home.play.lobbies.get(lobby)).terms.absent == absent


async def test_who_is_not_the_host_may_not_use_the_panel(home: House, bot: Any) -> None:
    lobby = await opened(home)
    bot.others[LobbyCog] = LobbyCog.__new__(LobbyCog)
    press = Press(bot, BAO, lobby)
    async with boundary(press, "cancel"):
        await PanelCog(bot).cancel(press)
    assert press.words == "Only the host of this table can do that."


async def test_a_closed_table_is_said_to_be_closed(home: House, bot: Any) -> None:
    lobby = await opened(home)
    cog, press = PanelCog(bot), Press(bot, ANA, lobby)
    await cog.cancel(press)
    key = next(one for one in labels(press.shown[0]) if one.startswith("close:"))
    closed = Press(bot, ANA, *key.split(":")[1:])
    await cog.close(closed)
    assert closed.words == "This table was closed."


async def test_an_option_is_written_beginning_with_what_it_is(home: House, bot: Any) -> None:
    lobby = await opened(home, "allstar")
    found = await home.play.lobbies.get(lobby)
    species = made.GAMES["allstar"].rules().listing(Start(found.most), "species")
    assert species is not None
    ids = species.ids[: species.count]
    for value, before in (("", None), (",".join(ids), ", ".join(ids).title())):
        if value:
            await home.play.lobbies.set_option(lobby, ANA.id, "species", value)
        press = Press(bot, ANA, lobby, "species")
        await PanelCog(bot).write_option(press)
        parts = list(walk(press.form["components"]))
        assert [one["label"] for one in parts if one.get("label")] == ["Value"]
        assert [one.get("value") for one in parts if one["type"] == 4] == [before]


async def test_words_are_added_to_a_shuffle(home: House, bot: Any) -> None:
    lobby = await opened(home)
    cog, press = PanelCog(bot), Press(bot, ANA, lobby, words="quarante-deux canards")
    await cog.explain_shuffle(press)
    assert press.labels == {"words": "Add my words"}
    await cog.ask_words(press)
    assert press.form["title"] == "Add my words"
    assert [one["label"] for one in walk(press.form["components"]) if one.get("label")] == [
        "Any words that nobody could guess"
    ]
    await cog.say_words(press)
    assert press.words == "Your words are mixed into the shuffle."


async def test_a_table_leads_to_the_place_of_its_match_once_it_has_one(
    home: House, bot: Any
) -> None:
    messages = LobbyMessages.__new__(LobbyMessages)
    messages._bot = bot
    lobby = await opened(home)
    assert await messages._link(await home.play.lobbies.get(lobby)) is None
    await home.play.lobbies.join(lobby, BAO)
    for person in (ANA, BAO):
        await home.play.lobbies.bring(lobby, person.id, None)
    await home.play.lobbies.start(lobby, ANA.id)
    assert await messages._link(await home.play.lobbies.get(lobby)) is None
    placed = await home.match(ANA, BAO, channel=33)
    (row,) = [one for one in [await home.play.places.where(placed)] if one.lobby is not None]
    assert await messages._link(await home.play.lobbies.get(str(row.lobby))) == "<#33>"


# What goes wrong


async def test_our_faults_are_told_with_a_code_and_a_way_to_try_again(bot: Any) -> None:
    press = Press(bot, ANA, "m")
    async with boundary(press, "play"):
        raise LookupError
    (code,) = bot.counts.errors
    assert press.words == f"Something went wrong on our side (code {code}). Nothing was lost."
    assert press.labels == {"play": "Try again"}


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        (app_commands.CheckFailure(), "That is not possible here."),
        (app_commands.CheckFailure("Not on Mondays."), "Not on Mondays."),
    ],
)
async def test_who_may_not_use_a_command_is_told_why(
    bot: Any, failure: Exception, sentence: str
) -> None:
    press = Press(bot, ANA)
    async with boundary(press, "/play"):
        raise failure
    assert press.words == sentence


async def test_a_button_that_leads_nowhere_any_more_is_too_old(bot: Any) -> None:
    press = Press(bot, ANA)
    await _unknown(press)
    assert press.words == "This button is too old. /turn shows where your matches stand."


@pytest.mark.parametrize(("named", "logged"), [("data export", "/data export"), (None, "/?")])
async def test_the_log_says_in_which_command_a_fault_was(
    bot: Any, named: str | None, logged: str
) -> None:
    interaction: Any = Press(bot, ANA).interaction
    if named is not None:
        interaction.command = SimpleNamespace(qualified_name=named)
    with lines("INFO", "json") as log:
        await Tree.__new__(Tree).on_error(interaction, app_commands.AppCommandError())
    assert [json.loads(line)["doing"] for line in log] == [logged]


@pytest.mark.parametrize(
    ("locale", "read"), [("fr", "fr"), ("en-US", "en"), ("en-GB", "en"), ("de", "en")]
)
def test_who_does_not_read_french_reads_english(locale: str, read: str) -> None:
    assert language(locale) == read
