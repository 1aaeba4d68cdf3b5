"""Ratings follow from the results that are stored, and from nothing else (EVT-6.1, 6.2)."""

import json
import sqlite3
from pathlib import Path

import pytest

from db.queries import ratings
from db.queries.match import matches
from db.records.time import TimeTerms
from games import registry
from games.core.data.codec import decode
from games.core.event import Event
from play.ratings import service
from tests.play.house import ANA, BAO, CHLOE, DAN, House, house
from tests.play.ratings.rated import RATED, again, kept, result, ticked, won


@pytest.mark.rule("EVT-6.1")
async def test_a_rated_match_changes_the_ratings_of_its_people(home: House) -> None:
    await won(home, ANA, BAO)
    found = await kept(home)
    assert {*found} == {("sampler", False, ANA.id), ("sampler", False, BAO.id)}
    assert found["sampler", False, ANA.id][0] > found["sampler", False, BAO.id][0]
    await won(home, BAO, ANA, CHLOE)
    assert {key[1] for key in await kept(home)} == {False, True}
    assert await kept(home) == await again(home)


@pytest.mark.rule("EVT-6.1")
async def test_what_is_not_rated_is_recorded_all_the_same(home: House) -> None:
    plain = await won(home, ANA, BAO, terms=TimeTerms("day"))
    match = await home.match(ANA, BAO, ais=1, terms=RATED)
    for person in (ANA, BAO):
        await home.play.matches.concede(match, person.id)
    await ticked(home)
    agreed = await home.match(ANA, BAO, terms=RATED)
    for person in (ANA, BAO):
        await home.play.matches.propose(agreed, person.id, "end")
    await ticked(home)
    found = [await result(home, one) for one in (plain, match, agreed)]
    assert [(one.rated, one.with_ai, one.cut_short) for one in found if one] == [
        (False, False, False),
        (True, True, False),
        (True, False, True),
    ]
    assert await kept(home) == {}


@pytest.mark.rule("EVT-6.1")
async def test_an_agreed_end_is_level_once_half_of_the_usual_answers_were_given(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.ratings.recording.ENOUGH", 2)
    for _ in range(2):
        await won(home, ANA, BAO, terms=TimeTerms("day"))
    agreed = await home.match(ANA, BAO, terms=RATED)
    await home.answer_any(agreed, ANA)
    for person in (ANA, BAO):
        await home.play.matches.propose(agreed, person.id, "end")
    await ticked(home)
    found = await result(home, agreed)
    assert found is not None
    assert (found.cut_short, found.places) == (False, (1, 1))
    ana, bao = (await kept(home)).values()
    assert ana == bao


@pytest.mark.rule("EVT-6.1")
async def test_a_match_against_the_machine_alone_has_no_result(home: House) -> None:
    match = await home.match(ANA, ais=1, terms=RATED)
    await home.play.matches.concede(match, ANA.id)
    await ticked(home)
    assert await result(home, match) is None
    assert await home.play.store.read(ratings.ended, 9) == ()


@pytest.mark.rule("EVT-6.1")
async def test_who_left_is_last_and_who_came_for_somebody_is_left_out(home: House) -> None:
    gone = await home.match(ANA, BAO, CHLOE, terms=RATED)
    await home.play.matches.leave(gone, ANA.id)
    await home.play.matches.settled()
    for person in (CHLOE, BAO):
        await home.play.matches.concede(gone, person.id)
    await ticked(home)
    found = await kept(home)
    assert min(found, key=lambda one: found[one][0])[2] == ANA.id
    taken = await home.match(ANA, BAO, CHLOE, terms=RATED)
    await home.play.matches.leave(taken, ANA.id)
    await home.play.matches.settled()
    await home.play.substitutes.seek_for(taken, BAO.id, 0)
    await home.play.matches.volunteer(taken, DAN, 0)
    for person in (CHLOE, BAO):
        await home.play.matches.concede(taken, person.id)
    await ticked(home)
    after = await kept(home)
    assert ("sampler", True, DAN.id) not in after
    changed = {one[2] for one, rating in after.items() if found[one] != rating}
    assert changed == {BAO.id, CHLOE.id}
    assert after == await again(home)


@pytest.mark.rule("EVT-6.2")
async def test_a_correction_corrects_everything_after_it(home: House) -> None:
    first = await won(home, ANA, BAO)
    await won(home, BAO, ANA)
    await won(home, CHLOE, ANA)
    before = await kept(home)
    known = await result(home, first)
    assert known is not None

    def struck(db, adjudicated: int) -> None:
        query = "UPDATE result SET adjudicated = ?, due = 1, edition = edition + 1 WHERE match = ?"
        db.execute(query, (adjudicated, first))

    await home.play.store.write(struck, 1)
    await ticked(home)
    assert await kept(home) == await again(home)
    assert {one[2] for one in before if before[one] != (await kept(home))[one]} == {
        *(ANA.id, BAO.id, CHLOE.id)
    }
    await home.play.store.write(struck, 0)
    await ticked(home)
    assert await kept(home) == before


@pytest.mark.rule("EVT-6.2")
async def test_ratings_are_computed_some_results_at_a_time(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "AT_ONCE", 2)
    for people in ((ANA, BAO), (BAO, CHLOE), (CHLOE, ANA), (ANA, CHLOE), (BAO, ANA)):
        await won(home, *people)
    before = await kept(home)
    await home.play.ratings.rebuild()
    assert await kept(home) == before == await again(home)


@pytest.mark.rule("EVT-6.2")
@pytest.mark.parametrize("step", ["ended", "recorded"])
async def test_who_ends_the_process_between_two_steps_loses_no_rating(
    tmp_path: Path, step: str
) -> None:
    home = await house(tmp_path / "kill.db")
    match = await home.match(ANA, BAO, terms=RATED)
    await home.play.matches.concede(match, BAO.id)
    if step == "recorded":
        await home.play.ratings._record(match)
    await home.play.close()
    home = await house(tmp_path / "kill.db", home.clock)
    for _ in range(2):
        await home.play.ratings.tick()
    assert {one[2] for one in await kept(home)} == {ANA.id, BAO.id}
    assert [one[2] for one in (await kept(home)).values()] == [1, 1]
    await home.play.close()


@pytest.mark.rule("EVT-6.2")
async def test_who_is_forgotten_leaves_the_ratings_of_others_as_they_are(home: House) -> None:
    await won(home, ANA, BAO)
    await won(home, BAO, CHLOE)
    before = await kept(home)
    await home.play.people.delete(BAO.id)
    after = await kept(home)
    assert after["sampler", False, ANA.id] == before["sampler", False, ANA.id]
    assert BAO.id not in {one[2] for one in after}
    assert sorted(after.values()) == sorted(before.values())
    await home.play.ratings.rebuild()
    assert await kept(home) == after == await again(home)


@pytest.mark.rule("EVT-6.4")
async def test_what_each_card_did_is_counted_with_the_result_or_later_for_older_ones(
    tmp_path: Path,
) -> None:
    home = await house(tmp_path / "play.db", games=registry.load())
    match = await home.match(ANA, BAO, game="firstdeck", options={"decks": "deal"}, terms=RATED)
    await home.play_on(match, ANA, BAO, until=lambda to: to.public.status == "over")
    await home.play.matches.settled()
    await home.play.ratings.tick()
    found = await result(home, match)
    assert found is not None
    assert found.cards is not None
    cards = json.loads(found.cards)
    held = await home.play.matches.board(match)
    assert {one for seat in cards for one in seat} <= {*held.public.names}
    assert all(seat == sorted({*seat}) for seat in cards)
    assert held.ending.best is not None
    assert held.ending.best.card in cards[held.ending.best.seat]
    moves = await home.play.store.read(matches.moves, match)
    events = [one for move in moves for one in decode(move.events, tuple[Event, ...])]
    did = {(one.seat, one.card) for event in events for one in event.credited}
    assert {(seat, card) for seat in (0, 1) for card in cards[seat]} <= did
    names = {card: name.en for card, name in registry.load()["firstdeck"].rules().names().items()}
    assert await home.play.profiles.cards("firstdeck", names) == ()  # too few to tell
    await home.play.store.write(_forgets_cards)
    await home.archive(match)
    await home.play.ratings.tick()
    assert await result(home, match) == found
    assert await kept(home) == await again(home)
    await home.play.close()


def _forgets_cards(db: sqlite3.Connection) -> None:
    """Leave results as an older release wrote them."""
    db.execute("UPDATE result SET cards = NULL")
