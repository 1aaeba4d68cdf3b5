"""What somebody reads ahead of an answer is the same in worlds that they cannot tell apart."""

from typing import Any

import msgspec
import pytest

from games import registry
from games.ai.mind import Weighed
from games.ai.player import Player
from games.core.decision import Decision, random_picks
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.core.text import Text, text
from games.core.view import Headline
from games.driver.coverage import Coverage, SteeredPlayer
from games.driver.fields import Fields
from games.driver.helping import helped
from games.driver.record import key_of
from games.driver.run import Broken, play_match
from games.driver.supply import start_of
from tests.engine.sampler import GAME, read
from tests.engine.sampler.rules import SamplerRules
from tests.engine.sampler.state import State

CARDS = read(GAME.cards)


class Peeks(SamplerRules):
    """Remembers the state that was looked at last, as no view may."""

    last: State | None = None

    def view(self, state: State, reader: int | None, given: Any = ()) -> Any:
        self.last = state
        return super().view(state, reader, given)

    @property
    def secret(self) -> Text:
        """What lies on top of the deck."""
        assert self.last is not None
        return text("sampler-named", card=self.last.deck[-1] if self.last.deck else "")


class SaysAheadWhatIsHidden(Peeks):
    """What comes and decides is told of the deck."""

    def headline(self, view: Any) -> Headline:
        return msgspec.structs.replace(super().headline(view), ahead=(self.secret,))


class LeadsToWhatIsHidden(Peeks):
    """The consequence of an option is what lies in the deck."""

    def explained(self, view: Any, decision: Decision) -> Decision:
        told = super().explained(view, decision)
        first = msgspec.structs.replace(told.options[0], leads=self.secret)
        return msgspec.structs.replace(told, options=(first, *told.options[1:]))


class PlansWhatIsHidden(Peeks):
    """What sealed answers come to is told by the deck; they are a chain here."""

    def ask(self, state: State, seat: int, given: Any) -> Decision | None:
        asked = super().ask(state, seat, given)
        if asked is None or not asked.sealed:
            return asked
        return msgspec.structs.replace(asked, chain=text("sampler-confirm"))

    def summary(self, view: Any) -> list[Text]:
        return [self.secret]


class SaysWhyByWhatIsHidden:
    """Gives a reason that is told by the deck."""

    def __init__(self, rules: Peeks) -> None:
        self._rules, self._house = rules, GAME.sensible(rules)

    def answer(self, view: Any, question: Decision, rng: Streams) -> Any:
        return self._house.answer(view, question, rng)

    def why(self, view: Any, question: Decision, picks: Any) -> Text:
        return self._rules.secret


class SaysNothing(SaysWhyByWhatIsHidden):
    """Knows what is hidden, and gives no reasons."""

    def why(self, view: Any, question: Decision, picks: Any) -> Text:
        return text("core-pick-unknown")


class RanksByWhatIsHidden(SaysNothing):
    """Orders other answers by the deck."""

    def ranked(self, view: Any, question: Decision, rng: Streams) -> tuple[Weighed, ...]:
        picks = random_picks(question, Streams(repr(self._rules.secret).encode()), "picks")
        return (Weighed(self.answer(view, question, rng), 1), Weighed(picks, 0))


class ValuesWhatIsHidden(SaysNothing):
    """Stands as well as the card on top of the deck says."""

    def value(self, view: Any, seat: int) -> int:
        assert self._rules.last is not None
        return sum(map(ord, repr(self._rules.secret)))


class NamesWhatIsHidden(SaysNothing):
    """Names a fact of the deck."""

    names = frozenset({"high"})

    def facts(self, view: Any, question: Decision) -> frozenset[str]:
        return frozenset({repr(self._rules.secret)})


class Cheats(Player):
    """Suggests by the deck."""

    def __init__(self, rules: Peeks) -> None:
        self._rules = rules

    def answer(self, view: Any, question: Decision, rng: Streams) -> Any:
        return random_picks(question, Streams(repr(self._rules.secret).encode()), "picks")


def run(rules: Peeks, house: Player) -> None:
    """Play matches of two with all checks; raises Broken at the first fault."""
    coverage, fields = Coverage(rules.info), Fields()
    players: dict[int, Player] = dict.fromkeys((0, 1), SteeredPlayer(coverage))
    for index in range(6):
        key = key_of("help", index)
        start = start_of(rules, 2, {"rounds": "2"}, key)
        play_match(rules, start, key, players, ("steered",) * 2, coverage, fields, "full", house)


@pytest.mark.rule("SAM-8")
@pytest.mark.parametrize(
    ("plant", "part"),
    [
        (SaysAheadWhatIsHidden, "headline"),
        (LeadsToWhatIsHidden, "question"),
        (PlansWhatIsHidden, "summary"),
    ],
)
def test_help_that_tells_what_is_hidden_is_found(plant: type[Peeks], part: str) -> None:
    rules = plant(CARDS)
    with pytest.raises(Broken) as broken:
        run(rules, GAME.sensible(rules))
    assert f"tells two worlds apart by {part}" in broken.value.record.wrong


@pytest.mark.rule("SAM-8")
def test_a_suggestion_by_what_is_hidden_is_found() -> None:
    rules = Peeks(CARDS)
    run(rules, GAME.sensible(rules))  # which looks at views alone
    with pytest.raises(Broken) as broken:
        run(rules, Cheats(rules))
    assert "tells two worlds apart by suggestion" in broken.value.record.wrong


@pytest.mark.parametrize(
    ("plant", "part"),
    [
        (SaysWhyByWhatIsHidden, "why"),
        (RanksByWhatIsHidden, "ranking"),
        (ValuesWhatIsHidden, "value"),
        (NamesWhatIsHidden, "facts"),
    ],
)
@pytest.mark.rule("MND-1.1")
def test_reasons_by_what_is_hidden_are_found(plant: type[SaysWhyByWhatIsHidden], part: str) -> None:
    rules = Peeks(CARDS)
    with pytest.raises(Broken) as broken:
        run(rules, plant(rules))
    assert f"tells two worlds apart by {part}" in broken.value.record.wrong


PARTS = {"suggestion", "summary", "ranking", "why", "facts", "value", "what is final"}
MORE = {"nba": {"next step"}, "nintendo": {"next step"}, "jam": {"plan"}, "allstar": {"plan"}}


@pytest.mark.parametrize("key", registry.load())
def test_all_help_that_a_game_offers_is_compared(key: str) -> None:
    game = registry.load()[key]
    rules, seed = game.rules(), b"help"
    seats = min(number for number in game.info.seats if number > 1)
    match, _ = Match.begin(rules, start_of(rules, seats, {}, seed), Keys.of(seed))
    house, found = game.sensible(rules), set[str]()
    for _ in range(60):
        if match.result is not None:
            break
        seat = match.asked[0]
        found |= set(helped(match, seat, house))
        assert helped(match, (seat + 1) % seats, house) == {} or match.questions[(seat + 1) % seats]
        question = match.questions[seat]
        assert question is not None
        match.answer(seat, house.answer(match.view(seat), question, Streams(seed)))
    assert found == PARTS | MORE.get(key, set())
