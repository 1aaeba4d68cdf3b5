"""Search: what is clearly better is found, within its budget, and nothing of the truth with it."""

import re

import pytest

from games.ai.playing_on import world
from games.ai.search import (
    FIRST,
    SURE,
    WORLDS,
    Searches,
    SharpPlayer,
    answer_in,
    best_of,
    compared,
)
from games.ai.weighing import DrawnMean
from games.core.decision import is_legal
from games.core.match.match import Match
from games.core.streams import Streams, derived
from games.registry import load
from tests.games.minds.played import half_sensible

GAMES = load()
BUDGET = 60
LOOKED = 4  # positions of a match


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.4", "MND-1.5")
def test_what_it_answers_depends_on_what_its_seat_knows_alone(key: str) -> None:
    game, looked = GAMES[key], 0
    player = SharpPlayer(game.sensible(game.rules()), game.horizon or 1, BUDGET)
    assert isinstance(player, Searches)
    for at, (match, seat, question, _) in enumerate(half_sensible(game, 2, 3)):
        if at % 13:
            continue
        twin = match.redealt(seat, Streams(derived(b"twin", str(at))))
        here = answer_in(player, match, seat, Streams(b"s" * 32))
        assert here == answer_in(player, twin, seat, Streams(b"s" * 32))
        assert is_legal(question, here)
        looked += 1
        if looked == LOOKED:
            return
    raise AssertionError(looked)


@pytest.mark.rule("MND-1.5")
def test_what_is_clearly_better_is_found_and_what_is_worse_drops_out() -> None:
    game, better, worse = GAMES["firstdeck"], 0, 0
    player = game.sensible(game.rules())
    for match, seat, question, _ in half_sensible(game, 2, 2):
        if not question.kind.startswith("firstdeck.take"):
            continue

        def deal(number: int, match: Match = match, seat: int = seat) -> tuple[Match, bytes]:
            key = derived(b"deal", str(number))
            return world(match, seat, key, player), key

        first, *_, last = player.ranked(match.view(seat), question, Streams(b"r" * 32))
        up = compared(seat, last.picks, [first.picks], deal, player, 0, lambda _: True)
        better += best_of(up, SURE) is not None
        down = compared(seat, first.picks, [last.picks], deal, player, 0, lambda _: True)
        worse += best_of(down, SURE) is not None
        assert all(one.count <= WORLDS for one in (*up.values(), *down.values()))
    assert better > 2
    assert better > 2 * worse


@pytest.mark.rule("MND-1.5")
def test_without_budget_or_time_it_is_the_sensible_answer() -> None:
    game = GAMES["firstdeck"]
    player = game.sensible(game.rules())
    for match, seat, question, _ in half_sensible(game, 2, 4):
        dealt = world(match, seat, b"one")
        sensible = player.answer(match.view(seat), question, Streams(b"a" * 32))
        none = SharpPlayer(player, 0, 0).searched(dealt, seat, Streams(b"a" * 32))
        late = SharpPlayer(player, 0, 999).searched(dealt, seat, Streams(b"a" * 32), lambda: False)
        assert set(none) == set(late) == set(sensible)
        return


@pytest.mark.rule("MND-1.5")
def test_a_few_lucky_worlds_are_not_enough() -> None:
    few = DrawnMean()
    for _ in range(FIRST - 1):
        few.add(5.0)
    assert best_of({("a",): few}, SURE) is None
    few.add(5.0)
    assert best_of({("a",): few}, SURE) == (("a",), 5.0)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.7")
def test_it_is_offered_only_where_the_page_has_it_measured_as_stronger(key: str) -> None:
    game = GAMES[key]
    page = game.page.read_text("utf-8")
    measured = re.findall(
        r"^\| sharp .*\| sensible \| \d+ \| \.\d+, very likely \.(\d\d) to", page, re.MULTILINE
    )
    assert ("sharp" in game.players(game.rules())) == bool(measured)
    assert all(int(at_least) > 50 for at_least in measured)
    assert len(re.findall(r"sharp answer took \d+ ms of a core", page)) == len(measured)
