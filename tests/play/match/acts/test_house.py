"""What the house suggests and plays on request: the sensible player's way, from the seat's view."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from games import registry
from games.core.decision import is_legal
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.driver.supply import start_of
from games.registry import Game
from play.match.acts.house import suggested
from play.match.work.rulebook import Ruled
from tests.play.house import ANA, BAO, House, house
from tests.play.house import GAMES as SAMPLER

GAMES = registry.load()


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    home = await house(tmp_path / "bot.db", games={**GAMES, **SAMPLER})
    yield home
    await home.play.close()


def _loaded(game: Game, match: Match) -> SimpleNamespace:
    rules = game.rules()
    return SimpleNamespace(match=match, ruled=Ruled(game, rules, game.players(rules)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_nothing_hidden_shows_in_what_is_suggested(game: Game) -> None:
    """Two worlds: a suggestion is the same wherever its reader could not tell them apart."""
    rules, rng = game.rules(), Streams(b"worlds")
    seats = next(seats for seats in game.info.seats if seats > 1)
    match, _ = Match.begin(rules, start_of(rules, seats, {}, b"house"), Keys.of(b"house"))
    compared = 0
    while match.result is None and match.step < 160:
        seat = rng.choice("seat", match.asked)
        asked = match.questions[seat]
        assert asked is not None
        picks = suggested(_loaded(game, match), seat, asked)  # pyright: ignore[reportArgumentType] - what it needs
        assert is_legal(asked, picks)
        if match.step % 5 == 0:
            other = match.redealt(seat, rng)
            again = other.questions[seat]
            if again is not None and again.id == asked.id:
                assert suggested(_loaded(game, other), seat, again) == picks  # pyright: ignore[reportArgumentType]
                compared += 1
        match.answer(seat, picks)
    assert compared > 5


async def test_a_whole_plan_is_laid_by_one_press_and_changed_before_it_counts(home: House) -> None:
    match = await home.match(ANA, BAO, game="jam", options={"jams": "1"})
    matches = home.play.matches

    def chained(table: object) -> bool:
        asked = getattr(table, "question", None)
        return asked is not None and bool(asked.chain)

    table = None
    for turn in range(60):
        table = await matches.table(match, ANA.id)
        if chained(table):
            break
        for person in (ANA, BAO):
            await home.answer_any(match, person, turn)
    assert table is not None
    assert table.question is not None
    laid = await matches.fill(match, ANA.id, table.question.id)
    assert laid.selection.ends
    assert laid.selection.summary
    assert laid.question is not None
    if laid.answers.can_take_back:
        back = await matches.take_back(match, ANA.id, 0)
        assert back.question is not None
        laid = await matches.fill(match, ANA.id, back.question.id)
    assert laid.question is not None
    done = await matches.answer(match, ANA.id, laid.question.id, laid.selection.picks or ())
    assert done.question is None or not done.question.chain or done.question.id != laid.question.id


async def test_a_suggestion_is_kept_as_picks_and_pressing_again_gives_the_same(home: House) -> None:
    match = await home.match(ANA, BAO, game="firstdeck", options={"decks": "deal"})
    matches = home.play.matches
    table = await home.play_on(match, ANA, BAO, until=lambda one: one.question is not None)
    actor = ANA if table.seat == 0 else BAO
    assert table.question is not None
    first = await matches.select(match, actor.id, table.question.id, None)
    again = await matches.select(match, actor.id, table.question.id, None)
    assert first.selection.picks == again.selection.picks
    assert first.selection.picks is not None
