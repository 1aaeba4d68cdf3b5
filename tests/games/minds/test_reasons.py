"""What a reason says and what then happens, where that is certain (MND-1.1)."""

from collections import Counter
from collections.abc import Iterator

import pytest

from games.ai.mind import reason
from games.core.match.match import Match
from games.core.text import Text
from games.registry import load
from tests.games.minds.happens import JUDGES, Told
from tests.games.minds.played import half_sensible

GAMES = load()
MATCHES = 4
# Options with which more is certain at once.
OPTIONS = {"jam": {"orders": "live"}}
# What so few matches need not come to.
RARE = {
    *("firstdeck-why-victim", "jam-leads-stripped", "jam-leads-foul", "jam-leads-out"),
    "jam-leads-initial",
}


def parts(said: Text) -> Iterator[Text]:
    """Yield a text and those within it."""
    yield said
    for arg in said.args.values():
        for one in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(one, Text):
                yield from parts(one)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.rule("MND-1.1")
def test_what_a_reason_says_is_what_happens(key: str) -> None:
    game, judges = GAMES[key], JUDGES[key]
    player, judged = game.sensible(game.rules()), Counter[str]()
    for index in range(MATCHES):
        for match, seat, question, picks in half_sensible(game, 2, index, OPTIONS.get(key, {})):
            view = match.view(seat)
            said = reason(player, view, question, picks)
            told = [one for one in parts(said) if one.id in judges] if said else []
            if not told:
                continue
            after = Match.load(match.rules, match.snapshot(), match.keys)
            after.answer(seat, picks)
            for one in told:
                here = Told(view, after.view(seat), seat, question, picks, one)
                found = judges[one.id](here)
                judged[one.id] += found is not None
                assert found is not False, (key, index, match.step, question.kind, picks, one)
    assert {one for one in judges if not judged[one]} <= RARE
