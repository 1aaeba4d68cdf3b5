"""What decided a match is found out once, for all, and never while it runs (MND-5)."""

import pytest

from games.core.refused import Refused
from tests.play.house import ANA, BAO, CHLOE, House

pytestmark = pytest.mark.rule("MND-5.1", "MND-5.2")


async def test_it_is_asked_for_by_who_played_and_kept_for_all(home: House) -> None:
    match = await home.match(ANA, BAO)
    reviews = home.play.reviews
    reviews.seconds = 0.5
    await home.answer_any(match, ANA)
    with pytest.raises(Refused, match="export-running"):
        await reviews.decided(match, ANA.id)
    await home.play_on(match, ANA, BAO, until=lambda table: table.public.status == "over")
    with pytest.raises(Refused, match="review-not-yours"):
        await reviews.decided(match, CHLOE.id)
    assert await reviews.decided(match, ANA.id) is None
    assert await reviews.decided(match, BAO.id) is None  # it is being made
    await reviews.made(match)
    assert reviews.is_made(match)
    found = await reviews.decided(match, CHLOE.id)
    assert found is not None
    assert found.course[-1].doubt == 0
    for point in found.points:
        assert (await home.play.looking.look(match, point.seat, point.at)).seen.question
    await home.archive(match)
    assert await reviews.decided(match, CHLOE.id) is not None


async def test_a_match_without_a_ranking_has_none(home: House) -> None:
    match = await home.match(ANA, BAO)
    await home.play.matches.propose(match, ANA.id, "end")
    await home.play.matches.propose(match, BAO.id, "end")
    with pytest.raises(Refused, match="review-none"):
        await home.play.reviews.decided(match, ANA.id)
