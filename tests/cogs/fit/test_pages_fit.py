"""Every other screen keeps Discord's limits with the longest names, in both languages."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.ext import commands
from msgspec.structs import replace

from cogs import COGS
from cogs.app import confirmations
from cogs.app.bot import Tree
from cogs.app.channels.rights import missing_for_threads
from cogs.app.command_texts import command_payload
from cogs.app.context import Context
from cogs.app.edits import SideViews
from cogs.board.result import place_lines
from cogs.help.cog import HelpCog
from cogs.lobby.games import games_by_name
from cogs.lobby.inviting import call_page
from cogs.lobby.page import lobby_page
from cogs.lobby.panel import PanelCog
from cogs.lobby.panel_page import panel_page
from cogs.lobby.screen import LobbyScreen, is_written
from cogs.match.lists import (
    Line,
    entrance_line,
    list_page,
    plain_line,
    plain_waiting_line,
    waiting_line,
)
from cogs.match.more import MoreCog, more_page
from cogs.match.page import TableScreen, in_words
from cogs.match.pings import ping_page
from cogs.people.calls import calls_page
from cogs.people.hours import hours_page, quiet_form, zone_form
from cogs.people.settings import people_page, reading_page
from cogs.server.hello import hello_page
from cogs.server.settings import PAGES, server_page
from cogs.ui.files import file_page
from cogs.ui.limits import TooMuch, choice_faults, command_faults, modal_faults, walk
from cogs.ui.page import Page, button, choice, rows, select, words
from cogs.ui.words import reader, told_lines
from db.records.holders import Holder
from db.records.lobbies import Invitation
from db.records.people import Direct, PersonSettings
from db.records.projections import Ping
from db.records.servers import ServerSettings
from db.records.time import Quiet, TimeTerms
from games.core.info import Start
from locales.texts import Locale
from play.lobby.records import Lobby, LobbySeat
from play.match.log_entries import log_pages
from play.records import Entry, LogPage, Person, Proposal
from tests.cogs import made
from tests.cogs.fit.test_tables_fit import is_readable, labels
from tests.play.house import FakeClock

BIG = int(made.LONG_AGO)
AWAY = [Person(BIG - number, name) for number, name in enumerate(made.WIDE * 5)]  # over 25
FOR_THREADS = tuple(missing_for_threads(discord.Permissions.none()))


async def _asks_nothing(*_: object) -> SimpleNamespace:
    return SimpleNamespace(question=None)


class Screen(Context):
    """An interaction whose answers are looked at instead of sent."""

    def __init__(self, locale: Locale, *args: str, values: tuple[str, ...] = ()) -> None:
        services = SimpleNamespace(locale="en")
        asks_nothing = SimpleNamespace(glimpse=_asks_nothing)
        play = SimpleNamespace(clock=FakeClock(made.NOW), matches=asks_nothing)
        bot = SimpleNamespace(
            texts=made.TEXTS,
            games=made.GAMES,
            services=services,
            play=play,
            beside=SideViews(),
        )
        user = SimpleNamespace(id=BIG, display_name=made.WIDE[0])
        pressed = SimpleNamespace(flags=SimpleNamespace(ephemeral=True))
        interaction: Any = SimpleNamespace(
            client=bot, user=user, guild_locale=None, message=pressed, token="t"
        )
        super().__init__(interaction, locale, args, values)
        self.shown: list[Page] = []

    async def show(self, page: Page) -> None:
        page.view()
        self.shown.append(page)


def lobby(
    key: str, most: int, names: tuple[str, ...], status: str = "open", *, room: bool = False
) -> Lobby:
    """A lobby full of people who have still to bring something, with everything wrong in it.

    With `room` for one more at each seat, where the game has seats for several.
    """
    info = made.GAMES[key].info
    here = max(1, info.holders - room)
    return Lobby(
        id=made.MATCH,
        game=key,
        server=BIG,
        channel=BIG,
        message=BIG,
        host=BIG,
        locale="fr",
        most=most,
        seats=tuple(
            LobbySeat(
                tuple(Holder(BIG - seat * here - at - 1, names[seat]) for at in range(here)),
                brings=True,
                missing=True,
                titles=(names[seat],) * 3,
            )
            for seat in range(most)
        ),
        options={one.name: one.values[-1] for one in info.choices},
        preset=None,
        terms=TimeTerms(),
        commitment="c" * 64,
        words_added=99,
        problems=made.GAMES[key].rules().check(Start(99)) * 3,
        status=status,  # pyright: ignore[reportArgumentType] - one of the statuses
        opened_at=made.NOW,
        expires_at=made.NOW,
        match=None,
        change=1,
        shown=0,
        rematch_of="m",
        invitations=tuple(Invitation(person=BIG, name=one, until_at=made.NOW) for one in names),
        together=info.holders,
    )


def test_a_table_for_one_says_so() -> None:
    alone = replace(lobby("nba", 1, made.PLAIN, "open"), together=1, options={}, problems=())
    host = f"<@{BIG}>"
    for table, title, state in (
        (alone, "solo", f"Opened by {host} · starts when {host} presses Start"),
        (replace(alone, most=2), "1, 2 or 4 players", f"Opened by {host} · starts when full, or"),
    ):
        said = str(
            lobby_page(LobbyScreen(table, made.GAMES["nba"], made.TEXTS, "en"))
            .view()
            .to_components()
        )
        assert f"NBA Deck-Building · {title}\\n{state}" in said


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("key", made.GAMES)
def test_lobbies_and_their_panels(key: str, locale: Locale) -> None:
    game = made.GAMES[key]
    for most in game.info.seats:
        for status in ("open", "started", "cancelled", "expired"):
            for names in made.NAMES.values():
                room = LobbyScreen(
                    lobby(key, most, names, status), game, made.TEXTS, locale, FOR_THREADS
                )
                for preset in (None, *(one.name for one in game.info.presets)):
                    shown = replace(room, lobby=replace(room.lobby, preset=preset))
                    is_readable(lobby_page(shown, f"<#{made.LONG_AGO}>"))
                roomy = lobby(key, most, names, status, room=True)
                is_readable(lobby_page(LobbyScreen(roomy, game, made.TEXTS, locale)))
                is_readable(call_page(room, room.lobby.invitations))
                seen: set[str] = set()
                for page in range(4):
                    panel = panel_page(room, page, AWAY)
                    is_readable(panel)
                    seen |= {
                        node["custom_id"]
                        for node in walk(panel.view().to_components())
                        if node["type"] == 3
                    }
                wanted = sum(not is_written(one) for one in room.choices())
                assert len([one for one in seen if ":option." in one]) == wanted


@pytest.mark.parametrize("key", made.GAMES)
def test_the_panel_stays_on_the_page_of_what_was_just_set(key: str) -> None:
    game = made.GAMES[key]
    for most in game.info.seats:
        room = LobbyScreen(lobby(key, most, made.PLAIN), game, made.TEXTS, "en")
        for page in range(3):
            shown = panel_page(room, page, AWAY)
            for one in selects(shown):
                assert selects(panel_page(room, 0, AWAY, used=one)) == selects(shown)
        last = selects(panel_page(room, 99))
        assert selects(panel_page(room, 0, used=f"let-back:{made.MATCH}")) == last


def selects(page: Page) -> list[str]:
    """The selects of a page by custom_id."""
    nodes = walk(page.view().to_components())
    return [node["custom_id"] for node in nodes if node["type"] == 3]


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("key", made.GAMES)
def test_labels_of_lobbies_stand_whole_with_ordinary_names(key: str, locale: Locale) -> None:
    game = made.GAMES[key]
    more = made.TEXTS.get("ui-more", locale)  # ends so by itself
    for most in game.info.seats:
        for space in (False, True):
            room = LobbyScreen(lobby(key, most, made.PLAIN, room=space), game, made.TEXTS, locale)
            for page in (lobby_page(room), *(panel_page(room, number) for number in range(4))):
                assert not [said for said in labels(page) if said.endswith("…") and said != more]


@pytest.mark.parametrize("locale", made.BOTH)
def test_logs(locale: Locale) -> None:
    for game in made.GAMES.values():
        seats = max(game.info.seats)
        *_, (match, happened) = made.positions(game, seats, 2, 10_000)
        for names in made.NAMES.values():
            public = made.public(match, names)
            cog = MoreCog.__new__(MoreCog)
            pages = log_pages(made.entries(happened, 0))
            told = max(pages, key=len)
            cog.bot = SimpleNamespace(texts=made.TEXTS, play=_play(public, told, 0))
            screen = Screen(locale)
            asyncio.run(cog.show_log(screen, made.MATCH, 2))
            is_readable(screen.shown[0])
            nodes = walk(screen.shown[0].view().to_components())
            lines = next(node["content"] for node in nodes if "content" in node).splitlines()
            assert len(lines) == len(told)  # none is left out
            who = reader(public, made.TEXTS, locale, 0)
            for page in pages:
                assert told_lines(page, made.TEXTS, who)


def _play(public: Any, told: tuple[Entry, ...], seat: int) -> Any:
    async def log(*_: object) -> LogPage:
        return LogPage(public, told, 2, 3)

    async def table(*_: object) -> Any:
        return SimpleNamespace(seat=seat, public=public)

    return SimpleNamespace(matches=SimpleNamespace(log=log, table=table))


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("key", made.GAMES)
def test_more_and_the_position_in_words(key: str, locale: Locale) -> None:
    game = made.GAMES[key]
    seats = max(game.info.seats)
    for match, happened in made.positions(game, seats, 3, 60):
        for seat in (0, None):
            table = made.table(match, happened, seat, made.WIDE)
            free = tuple(replace(one, free=True, standin="Castor") for one in table.public.seats)
            for public in (
                table.public,
                replace(table.public, seats=free),
                replace(table.public, seats=free, paused_at=made.NOW),
            ):
                is_readable(more_page(Screen(locale), replace(table, public=public)))
            screen: TableScreen = made.screen(table, locale)
            said = in_words(screen, 3800)
            assert said != "…"
            Page([words(said)]).view()
    who = reader(table.public, made.TEXTS, locale, None)
    for standing in match.result or ():
        assert place_lines(game, standing, made.WIDE, made.TEXTS, who)


@pytest.mark.parametrize("locale", made.BOTH)
def test_what_is_asked_once_more(locale: Locale) -> None:
    screen = Screen(locale)
    match, happened = next(made.positions(made.GAMES["firstdeck"], 5, 0))
    for names in made.NAMES.values():
        table = made.table(match, happened, 0, names)
        for voices in ((), (0,), (0, 1), (0, 1, 2, 3, 4)):
            for proposals in ((), (Proposal("end", 1, (1,), voices),)):
                public = replace(table.public, voices=voices, proposals=proposals)
                shown = replace(table, public=public)
                is_readable(confirmations.leaving(screen, shown))
                is_readable(confirmations.ending(screen, shown))
        is_readable(confirmations.closing(screen, lobby("sampler", 4, names)))
    is_readable(confirmations.conceding(screen, made.MATCH, f"more-in:{made.MATCH}"))


@pytest.mark.parametrize("locale", made.BOTH)
def test_lists_of_matches(locale: Locale) -> None:
    screen = Screen(locale)
    for names in (tuple((one,) for one in some) for some in made.NAMES.values()):
        waiting, running = made.entrance("allstar", names), made.entrance("nba", names)
        ended = replace(running, status="over", places=(6,) * 6, ended_at=made.NOW)
        lines = [
            Line(f"{made.MATCH}{number}", *said)
            for number in range(40)
            for said in (
                (waiting_line(waiting, screen), plain_waiting_line(waiting, screen)),
                (entrance_line(running, screen), plain_line(running, screen)),
                (entrance_line(ended, screen), plain_line(ended, screen)),
            )[number % 3 :][:1]
        ]
        for count in (0, 1, 25, 40):
            is_readable(list_page(screen, screen.ui("matches-mine"), lines[:count]))
        few = list_page(screen, "x", lines[:3]).view().to_components()
        said = next(node["content"] for node in walk(few) if "content" in node).splitlines()[1:]
        assert all(line.endswith((":R>", screen.ui("list-place", place=6))) for line in said)
        suggested = [{"name": plain_line(running, screen)[:100], "value": "m"}]
        assert not choice_faults(suggested)


def test_names_in_lists_are_shown_as_they_are() -> None:
    """Also those that look like formatting, and a seat whose person was forgotten."""
    screen = Screen("en")
    names = ((), ("a_b_c", " & "), ("*Dov*",))
    waiting, running = made.entrance("allstar", names), made.entrance("nba", names)
    lines = [
        Line(made.MATCH, waiting_line(waiting, screen), plain_waiting_line(waiting, screen)),
        Line("other", entrance_line(running, screen), plain_line(running, screen)),
    ]
    whole = list(walk(list_page(screen, "Matches", lines).view().to_components()))
    (opened,) = [node["options"] for node in whole if node["type"] == 3]
    for option in opened:
        assert " · Former player, a_b_c &  & , *Dov* · " in option["label"]
        assert option["label"].endswith("0 min left")
        assert "<t:" not in option["label"]
    (said,) = [node["content"] for node in whole if "content" in node]
    assert said.count(r"Former player, a\_b\_c &  & , \*Dov\* · ") == 2


@pytest.mark.parametrize("locale", made.BOTH)
def test_settings_and_forms(locale: Locale) -> None:
    screen = Screen(locale)
    zone = "America/Argentina/ComodRivadavia"
    for quiet in (None, Quiet(1439, 600, zone)):
        settings = PersonSettings(locale, False, True, quiet)
        is_readable(calls_page(screen, settings))
        for calls in ("direct", "daily"):
            shut = Direct(person=1, refused=50007)
            is_readable(calls_page(screen, replace(settings, pings=True, calls=calls), shut))
        is_readable(hours_page(screen, settings, made.NOW))
        is_readable(people_page(screen))
        is_readable(reading_page(screen, settings))
        assert not modal_faults(zone_form(screen, "my-zone-set").to_dict())
        assert not modal_faults(quiet_form(screen, quiet).to_dict())
    many = tuple(range(BIG - 25, BIG))
    for page in PAGES:
        served = ServerSettings("fr", "day", many, many, zone=zone)
        is_readable(server_page(screen, served, page, made.NOW))
        is_readable(server_page(screen, ServerSettings(), page, made.NOW))


class Asking(Screen):
    """An interaction that is asked with forms."""

    forms: list[discord.ui.Modal]

    async def ask(self, form: discord.ui.Modal) -> None:
        assert not modal_faults(form.to_dict())
        self.forms = [*getattr(self, "forms", []), form]


@pytest.mark.parametrize("locale", made.BOTH)
async def test_forms_of_lobbies_and_reports(locale: Locale) -> None:
    asking = Asking(locale, made.MATCH, "x")
    await MoreCog.__new__(MoreCog).ask_report(asking)
    await PanelCog.__new__(PanelCog).ask_words(asking)
    for key, game in made.GAMES.items():
        cog = PanelCog.__new__(PanelCog)
        for one in game.info.choices:
            if is_written(one):
                found = lobby(key, max(game.info.seats), made.WIDE)
                cog.bot = _lobbies(found)
                context = Asking(locale, made.MATCH, one.name)
                await cog.write(context)
                assert context.forms
    assert len(asking.forms) == 2


def _lobbies(found: Lobby) -> Any:
    async def get(_: str) -> Lobby:
        return found

    play = SimpleNamespace(lobbies=SimpleNamespace(get=get))
    known = {"games": made.GAMES, "texts": made.TEXTS, "get_channel": lambda _: None}
    return SimpleNamespace(play=play, **known)


@pytest.mark.parametrize("locale", made.BOTH)
async def test_rules_of_every_game_topic_by_topic(locale: Locale) -> None:
    cog = HelpCog.__new__(HelpCog)
    cog.bot = SimpleNamespace(texts=made.TEXTS, games=made.GAMES)
    for key in made.GAMES:
        for topic in (None, *(one.id for one in made.TEXTS.topics(key, locale))):
            screen = Screen(locale)
            await cog.show(screen, key, topic)
            (page,) = screen.shown
            is_readable(page)
            said = "".join(n.get("content", "") for n in walk(page.view().to_components()))
            assert "…" not in said[-2:], f"{key} {topic} is cut"
        assert len(made.TEXTS.topics(key, locale)) <= 25


@pytest.mark.parametrize("locale", made.BOTH)
async def test_first_words_pings_and_single_sentences(locale: Locale) -> None:
    bot: Any = SimpleNamespace(texts=made.TEXTS, games=made.GAMES)
    is_readable(hello_page(bot, locale))
    assert not choice_faults(
        [{"name": one.name, "value": one.value} for one in games_by_name(bot, locale, "")]
    )
    for key in made.GAMES:
        *_, (match, happened) = made.positions(made.GAMES[key], 2, 1, 10_000)
        board = made.board(match, happened, made.WIDE, locale=locale)
        for kind in ("turn", "next", "reminder", "end"):
            ping = Ping(
                made.MATCH,
                key,
                BIG,
                BIG,
                BIG,
                made.WIDE[0],
                0,
                kind,
                made.NOW,
                *(None, None, 1, None, None),
                False,
            )
            is_readable(ping_page(bot, ping, board))
    screen = Screen(locale)
    await screen.show(file_page("my-data.json", b"{}", screen.ui("data-export")))
    assert screen.shown


def test_commands_in_both_languages() -> None:
    intents = discord.Intents(guilds=True)
    bot = commands.Bot(command_prefix="!", intents=intents, tree_cls=Tree)  # no connection
    for make in COGS:
        for command in make.__cog_app_commands__:
            bot.tree.add_command(command)
    payload = command_payload(bot.tree, made.TEXTS)
    assert len(payload) >= 12
    assert not command_faults(payload)
    assert all(one["name_localizations"]["fr"] for one in payload)


def test_a_page_that_breaks_a_limit_is_never_built() -> None:
    with pytest.raises(TooMuch, match="twice"):
        Page(rows([button("a", "x"), button("a", "y")])).view()
    with pytest.raises(TooMuch, match="empty"):
        Page([]).view()
    with pytest.raises(TooMuch, match="a select of 26"):
        Page([select("s", "x", [choice(str(at), "x") for at in range(26)])]).view()


def test_texts_that_are_too_long_together_are_cut_the_longest_first() -> None:
    page = Page([words("a" * 3000), words("b" * 1500), words("c" * 10)])
    first, second, third = (one["content"] for one in page.view().to_components())
    assert len(first + second + third) == 4000
    assert first.endswith("…")
    assert second == "b" * 1500
    assert third == "c" * 10
