"""What decided a match is found out once, for all, and never while it runs (MND-5)."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from games.core.refused import Refused
from play.base.processes import Unchecked
from play.proof.looking import review
from play.proof.looking.review import Reviews
from play.proof.looking.reviewing import GRACE, ReviewRequest
from tests.play.house import ANA, BAO, CHLOE, House, Person
from tests.play.proof import hostile
from tests.play.test_faults import Heard

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


async def over(home: House, *people: Person) -> str:
    match = await home.match(*people)
    await home.play_on(match, *people, until=lambda table: table.public.status == "over")
    return match


async def test_one_at_a_time_for_a_person_and_so_many_in_all(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, door = list[bytes](), asyncio.Event()

    async def waits(_: Reviews, request: bytes) -> bytes:
        begun.append(request)
        await door.wait()
        raise Unchecked("nothing holds")

    monkeypatch.setattr(Reviews, "_answered", waits)
    monkeypatch.setattr(review, "WAITING", 2)
    reviews = home.play.reviews
    both = (ANA, BAO), (ANA, CHLOE), (BAO, CHLOE)
    first, second, third = [await over(home, *people) for people in both]
    assert await reviews.decided(first, ANA.id) is None
    with pytest.raises(Refused, match="review-twice"):
        await reviews.decided(second, ANA.id)
    assert await reviews.decided(first, BAO.id) is None  # which asks for nothing more
    assert await reviews.decided(second, CHLOE.id) is None
    with pytest.raises(Refused, match="review-busy"):
        await reviews.decided(third, BAO.id)
    await asyncio.sleep(0.1)
    assert len(begun) == 1
    door.set()
    await reviews.made(second)
    assert await reviews.decided(second, ANA.id) is None  # both may be asked for again
    await reviews.close()
    with pytest.raises(Refused, match="review-stopped"):
        await reviews.decided(third, BAO.id)


async def test_what_failed_is_begun_again_by_nobody_but_who_asks(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = list[bytes]()

    async def fails(_: Reviews, request: bytes) -> bytes:
        begun.append(request)
        raise ValueError("nothing holds")

    monkeypatch.setattr(Reviews, "_answered", fails)
    heard = Heard()
    home.play.on_fault(heard)
    reviews, match = home.play.reviews, await over(home, ANA, BAO)
    assert await reviews.kept(match) is None
    await reviews.made(match)
    assert begun == []
    assert await reviews.decided(match, ANA.id) is None
    await reviews.made(match)
    assert await reviews.kept(match) is None
    assert heard.kinds == [("review", "ValueError")]
    assert len(begun) == 1
    assert await reviews.decided(match, ANA.id) is None
    await reviews.made(match)
    assert len(begun) == 2


async def test_a_stop_gives_it_up_and_begins_nothing(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = list[bytes]()

    async def waits(_: Reviews, request: bytes) -> bytes:
        begun.append(request)
        await asyncio.Event().wait()
        return b""

    monkeypatch.setattr(Reviews, "_answered", waits)
    reviews, match = home.play.reviews, await over(home, ANA, BAO)
    assert await reviews.decided(match, ANA.id) is None
    follows = asyncio.create_task(reviews.made(match))
    await asyncio.sleep(0.1)
    reviews.stop()
    await follows
    assert await reviews.kept(match) is None
    assert len(begun) == 1
    assert await reviews.decided(match, ANA.id) is None  # it may be the bot that begins anew
    follows = asyncio.create_task(reviews.made(match))
    await asyncio.sleep(0.1)
    follows.cancel()
    with pytest.raises(asyncio.CancelledError):  # who waits can be stopped alone
        await follows
    await reviews.close()
    assert len(begun) == 2


@pytest.mark.parametrize(
    ("make", "kind", "where"),
    [
        (hostile.quotes_a_card, "KeyError", "quotes_a_card"),
        (hostile.never_ends, "TooCostly", "never_ends"),
        (hostile.dies, "process lost: -6", ""),
    ],
)
async def test_a_process_that_fails_says_where_and_quotes_nothing(
    home: House,
    make: Callable[..., object],
    kind: str,
    where: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    def asked(**request: Any) -> ReviewRequest:
        return ReviewRequest(**request | {"game": hostile.ruled(request["game"], make)})

    heard = Heard()
    home.play.on_fault(heard)
    match = await over(home, ANA, BAO)
    monkeypatch.setattr(review, "ReviewRequest", asked)
    home.play.reviews.seconds = 1 - GRACE  # one second in all
    assert await home.play.reviews.decided(match, ANA.id) is None
    await home.play.reviews.made(match)
    ((doing, fault, about),) = heard.faults
    assert (doing, about) == ("review", {"match": match})
    assert isinstance(fault, Unchecked)
    assert fault.kind == kind
    assert where in fault.places
    assert "P20" not in fault.places + str(fault) + capfd.readouterr().err
