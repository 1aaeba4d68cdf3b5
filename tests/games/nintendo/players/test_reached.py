"""Random matches with decks that people build reach all there is in the set."""

from collections.abc import Iterator

import pytest

from games.core.contract import asked
from games.core.info import Start
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.driver.coverage import Coverage, SteeredPlayer
from games.nintendo.phases import preparation
from games.nintendo.phases.effects import triggers
from games.nintendo.rules import INFO
from games.nintendo.state import Play
from tests.games.nintendo.table import CARDS, RULES

MOST = 400  # matches in which all is to be reached; far fewer do

Done = set[tuple[str, int]]


@pytest.fixture
def carried_out(monkeypatch: pytest.MonkeyPatch) -> Done:
    """Which abilities have begun, by card and place on it, from 0."""
    found: Done = set()
    begin_next, use, play_card = triggers.begin_next, preparation.use, preparation.play_card

    def beginning(play: Play) -> None:
        begin_next(play)
        if (running := play.state.running) is not None:
            found.add((running.card, running.ability))

    def using(play: Play, seat: int, entry: int, ability: int) -> None:
        use(play, seat, entry, ability)
        assert play.state.running is not None
        found.add((play.state.running.card, ability))

    def playing(play: Play, seat: int, card: str) -> None:
        play_card(play, seat, card)
        found.add((card, 0))

    monkeypatch.setattr(triggers, "begin_next", beginning)
    monkeypatch.setattr(preparation, "use", using)
    monkeypatch.setattr(preparation, "play_card", playing)
    return found


def steered(number: int, player: SteeredPlayer, coverage: Coverage) -> Iterator[Match]:
    """Play a match with decks that were drawn, and yield it after each answer."""
    rng = Streams(f"reached {number}".encode())
    start = Start(2)
    drawn = [asked.random_brought(RULES, start, seat, rng) for seat in range(2)]
    brought = tuple(one for one in drawn if one is not None)
    match = Match.begin(
        RULES, Start(2, {}, brought), Keys.of(rng.below("key", 1 << 30).to_bytes(4))
    )[0]
    while match.result is None:
        seat = match.asked[0]
        question = match.questions[seat]
        assert question is not None
        coverage.asked(question)
        match.answer(seat, player.answer(match.view(seat), question, rng))
        yield match


@pytest.mark.long
def test_every_card_ability_trigger_and_question_is_reached(carried_out: Done) -> None:
    acting = {
        (card.id, at)
        for card in CARDS.by_id.values()
        for at, ability in enumerate(card.abilities)
        if ability.form != "static"
    }
    lasting = {card.id for card in CARDS.by_id.values() if card.type != "action"}
    coverage = Coverage(INFO)
    player = SteeredPlayer(coverage)
    stood: set[str] = set()
    for number in range(MOST):
        for match in steered(number, player, coverage):
            stood |= {one.card for one in match.state.pieces}
        if acting <= carried_out and lasting <= stood and all(coverage.kinds.values()):
            break
    assert not acting - carried_out
    assert not lasting - stood
    assert all(coverage.kinds.values()), coverage.kinds
