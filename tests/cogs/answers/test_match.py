"""What is said at a match, and beside it."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.app.channels.channels import Shut
from cogs.match import cog as tables
from cogs.match.cog import TableCog
from cogs.match.films.ending import EndingCog
from cogs.match.more import MoreCog
from cogs.match.seats.leaving import LeavingCog
from cogs.ui.limits import walk
from cogs.ui.words import stamp
from render.kit.scene import Scene
from tests.cogs.answers.press import Press
from tests.cogs.labelled import labels
from tests.play.house import ANA, BAO, CHLOE, DAN, House


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


async def finished(home: House) -> str:
    match = await home.match(ANA, BAO)
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    return match


async def test_pages_of_a_log_lead_to_each_other_and_headings_stand_out(
    home: House, bot: Any
) -> None:
    match = await finished(home)
    cog, shown = MoreCog(bot), []
    last = (await home.play.matches.log(match, ANA.id)).pages
    assert last > 2
    for page in (1, 2, last):
        press = Press(bot, ANA, match, str(page))
        await cog.turn_log(press)
        shown.append(list(labels(press.shown[0]).values()))
    steps = "Step by step"
    assert shown == [["Later", steps], ["Earlier", "Later", steps], ["Earlier", steps]]
    log = await home.play.matches.log(match, ANA.id, 2)
    press = Press(bot, ANA, match, "2")
    await cog.turn_log(press)
    for entry, line in zip(log.entries, press.words.splitlines(), strict=True):
        headed = line.startswith("**") and line.endswith(f"** · {stamp(entry.at)}")
        assert headed == entry.heading
        assert line.startswith("• ") != entry.heading
    assert {entry.heading for entry in log.entries} == {True, False}


@pytest.mark.rule("MND-1.2")
async def test_a_log_says_how_strong_the_ais_are(home: House, bot: Any) -> None:
    match = await home.match(ANA, ais=1)
    press = Press(bot, ANA, match)
    await MoreCog(bot).log(press)
    first = press.words.splitlines()[0]
    assert "🤖" in first
    assert "(sensible)" in first or "(relaxed)" in first


async def test_a_log_without_a_line_says_so(home: House, bot: Any) -> None:
    match = await home.match(ANA, BAO)
    found = await home.play.matches.log(match, ANA.id)

    async def log(*_: object) -> Any:
        return replace(found, entries=())

    home.play.matches.log = log  # type: ignore[method-assign]
    press = Press(bot, ANA, match)
    await MoreCog(bot).log(press)
    assert press.words == "Nothing has happened yet."


async def test_a_report_is_asked_for_and_kept(home: House, bot: Any) -> None:
    match = await home.match(ANA, BAO)
    press = Press(bot, ANA, match, words="It hangs.")
    cog = MoreCog(bot)
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
    await MoreCog(bot).export(press)
    assert press.words == "The whole match. Anybody can check it with /verify."


async def test_a_match_that_was_checked_can_be_had(home: House, bot: Any) -> None:
    press = Press(bot, ANA, await finished(home))
    await EndingCog(bot).verify(press)
    assert press.labels == {"export": "Export"}


class Drawn:
    """Pictures that nobody looks at, and how many boards a film is made of."""

    def __init__(self) -> None:
        self.boards = 0
        self.ais: set[tuple[bool, ...]] = set()

    async def film(self, scenes: list[tuple[Scene, int]]) -> bytes:
        self.boards = len(scenes)
        self.ais = {tuple(person.ai for person in scene.people) for scene, _ in scenes}
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
    assert bot.render_client.ais == {(False, False)}


async def test_an_ai_is_marked_on_every_board_of_a_film(home: House, bot: Any) -> None:
    bot.render_client = Drawn()
    match = await home.match(ANA, ais=1)
    await home.play.matches.concede(match, ANA.id)
    await EndingCog(bot).replay(Press(bot, ANA, match))
    assert bot.render_client.ais == {(False, True)}


async def test_close_ups_are_chosen_by_name(home: House, bot: Any) -> None:
    bot.render_client = Drawn()
    press = Press(bot, ANA, await home.match(ANA, BAO))
    await MoreCog(bot).zooms(press)
    assert press.labels == {"zoom-at": "Zoom", "text": "In words"}


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
