"""Matches that are over: their steps are kept, also in the archive; those that run have none."""

import pytest

from db.upkeep import trails
from games.core.match.trail import FORM, PlayedMatch
from games.core.refused import Refused
from tests.play.house import ANA, BAO, House

pytestmark = pytest.mark.rule("MND-4.1", "MND-4.3")


async def over(home: House) -> str:
    match = await home.match(ANA, BAO)
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    return match


async def test_what_is_kept_is_what_is_found_again(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await over(home)
    looking = home.play.looking
    first = [await looking.look(match, side) for side in (None, 0, 1)]
    assert await home.play.store.read(trails.trail, match, FORM) is not None
    assert await home.play.store.read(trails.trail, match, FORM + 1) is None
    monkeypatch.setattr(PlayedMatch, "trail", None)  # it is not played again as a whole
    looking._opened.clear()  # pyright: ignore[reportPrivateUsage] - as after a restart
    assert [await looking.look(match, side) for side in (None, 0, 1)] == first
    await home.archive(match)
    again = [await looking.look(match, side) for side in (None, 0, 1)]
    assert [one.steps for one in again] == [one.steps for one in first]
    last = await looking.look(match, None, 9999)
    assert last.step.over
    assert last.seen.standings
    assert last.at == len(last.steps) - 1


async def test_sides_have_their_own_answers_and_no_others(home: House) -> None:
    match = await over(home)
    for side in (None, 0, 1):
        looked = await home.play.looking.look(match, side)
        assert {one.seat for one in looked.steps if one.answers} == ({side} - {None})
        for at, step in enumerate(looked.steps):
            if step.answers:
                seen = (await home.play.looking.look(match, side, at)).seen
                assert seen.view.reader == side
                assert seen.question is not None
    with pytest.raises(Refused):
        await home.play.looking.look(match, 2)


async def test_a_match_that_runs_is_not_looked_at(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.answer_any(match, ANA)
    with pytest.raises(Refused, match="export-running"):
        await home.play.looking.look(match, 0)
    assert await home.play.store.read(trails.trail, match, FORM) is None


async def test_a_step_is_shown_once_a_minute(home: House) -> None:
    match = await over(home)
    looking = home.play.looking
    tag = await looking.begin_showing(match, 3, ANA.id, 1, 10)
    with pytest.raises(Refused, match="shown-lately"):
        await looking.begin_showing(match, 4, ANA.id, 1, 10)
    await looking.begin_showing(match, 4, BAO.id, 1, 11)
    home.clock.pass_(minutes=2)
    lost = await looking.unnoted()
    assert [(one.step, one.channel) for one in lost] == [(3, 10), (4, 11)]
    await looking.showed(tag, 77)
    await looking.showed(lost[1].tag, None)
    assert await looking.unnoted() == ()
    await looking.begin_showing(match, 3, ANA.id, 1, 10)
    await home.play.people.delete(ANA.id)
    left = await home.play.projections.leftovers()
    assert [(one.message, one.channel) for one in left] == [(77, 10)]


async def test_a_step_that_was_being_sent_is_deleted_once_it_is_found(home: House) -> None:
    """It names somebody who was forgotten meanwhile; what is shown after that names nobody."""
    match = await over(home)
    looking = home.play.looking
    tags = [
        await looking.begin_showing(match, 3, ANA.id, 1, 10),
        await looking.begin_showing(match, 3, BAO.id, 1, 11),
    ]
    await home.play.people.delete(ANA.id)
    assert await home.play.projections.leftovers() == ()
    home.clock.pass_(minutes=2)
    assert {one.tag for one in await looking.unnoted()} == {*tags}
    await looking.showed(tags[0], 77)
    await looking.showed(tags[1], None)
    assert await looking.unnoted() == ()
    await looking.showed(await looking.begin_showing(match, 4, BAO.id, 1, 10), 78)
    left = await home.play.projections.leftovers()
    assert [(one.message, one.channel) for one in left] == [(77, 10)]
