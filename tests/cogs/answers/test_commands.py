"""What commands say."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.app.channels.channels import Shut
from cogs.board.cog import BoardCog
from cogs.board.homes import FoundBoard
from cogs.help.cog import HelpCog
from cogs.match.commands import MatchCommands
from cogs.people.data import DataCog
from db.records.channels import Whereabouts
from db.records.matches import BoardFacts
from games.core.text import text
from tests.cogs import made
from tests.cogs.answers.press import Press, commanded
from tests.play.house import ANA, BAO, House, asks


async def test_who_is_awaited_nowhere_reads_so(home: House, bot: Any) -> None:
    cog: Any = MatchCommands(bot)
    press = await commanded(cog, cog.turn, Press(bot, ANA))
    assert press.words == "### Waiting for you\nNo match at the moment."


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
            "The board belongs in <#10> and could not be posted there just now."
            " I will keep trying.",
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

    async def find(*_: object) -> FoundBoard:
        return FoundBoard(Whereabouts(**facts, **more, **nowhere), **found)

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


HOW = [
    ("nba", {}, "24 turns, 12 each", "24 tours, 12 chacun"),
    ("nba", {"quarters": "2"}, "12 turns, 6 each", "12 tours, 6 chacun"),
    ("nintendo", {}, "buy 3 Super Stars", "achète 3 Super Étoiles"),
    ("nintendo", {"goal": "1"}, "buy a Super Star at", "achète une Super Étoile à"),
    ("allstar", {}, "knock-out play-offs", "séries éliminatoires"),
    ("allstar", {"playoffs": "no"}, "None in this match", "Pas de play-off dans cette partie"),
]


@pytest.mark.parametrize(("game", "options", "english", "french"), HOW)
async def test_how_to_play_knows_the_options_of_the_table(
    home: House, bot: Any, game: str, options: dict[str, str], english: str, french: str
) -> None:
    table = await home.play.lobbies.open(
        server=1, channel=2, host=asks(ANA), game=game, locale="en", most=2, options=options
    )
    cog: Any = HelpCog(bot)

    async def no_picture(*_: object) -> None: ...

    cog.samples = SimpleNamespace(get=no_picture)
    for locale, wanted in (("en", english), ("fr", french)):
        press = Press(bot, ANA, table.id)
        press.locale = locale
        await cog.how_to(press)
        assert wanted in press.words
