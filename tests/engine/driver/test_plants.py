"""Every fault that is planted in the made-up game is found, and named."""

import re
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from games.core.info import Start
from games.driver.coverage import Coverage, SteeredPlayer
from games.driver.fields import Fields
from games.driver.record import key_of, written
from games.driver.record import read as read_record
from games.driver.run import Broken, Depth, play_match
from games.driver.supply import start_of
from games.simulate import replay
from tests.engine.driver import plants
from tests.engine.sampler import GAME, read
from tests.engine.sampler.rules import SamplerRules

CARDS = read(GAME.cards)
TWO_ROUNDS = {"rounds": "2"}


def run(
    rules: SamplerRules,
    seats: int,
    matches: int,
    depth: Depth = "full",
    options: Mapping[str, str] = TWO_ROUNDS,
) -> Fields:
    """Play some matches of two rounds; raises Broken at the first fault."""
    coverage, fields = Coverage(rules.info), Fields()
    player = SteeredPlayer(coverage)
    for index in range(matches):
        key = key_of("plants", index)
        start = start_of(rules, seats, options, key)
        players = dict.fromkeys(range(seats), player)
        play_match(rules, start, key, players, ("steered",) * seats, coverage, fields, depth)
    return fields


@pytest.mark.parametrize(
    ("plant", "seats", "found"),
    [
        (plants.ShowsTheDeck, 2, "two worlds apart by view"),
        (plants.ShowsAHand, 2, "two worlds apart by view"),
        (plants.ShowsCharms, 2, "two worlds apart by view"),
        (plants.CountsTooMuch, 2, "two worlds apart by view"),
        (plants.TellsWhoHasDrafted, 2, "two worlds apart by view"),
        (plants.SortsByTheUnseen, 2, "two worlds apart by question"),
        (plants.OffersTheUnseen, 2, "two worlds apart by question"),
        (plants.HintsAtTheUnseen, 4, "two worlds apart by question"),
        (plants.WritesWhileItShows, 2, "the state has changed without a move"),
        (plants.ExplainsByLeavingOut, 2, "`explained` changes more than what its options lead to"),
        (plants.LeavesOutABuild, 2, "two worlds apart by asked"),
        (plants.AsksByTheUnseen, 2, "two worlds apart by asked"),
        (plants.TellsTheDraft, 2, "an event"),
        (plants.WhispersToAnother, 2, "an event"),
        (plants.OpensWithASecret, 2, "the opening names"),
        (plants.TellsWhatIsLeft, 2, "what stays hidden"),
        (plants.MarksTheUnseen, 2, "an event"),
        (plants.KeepsUndoOpen, 1, "barrier: sampler.stack"),
        (
            plants.SaysNotThatItIsFinal,
            1,
            "final: sampler.roll cannot be undone, but does not say so",
        ),
        (plants.SaysNotWhatConfirmingMeans, 2, ": it does not say what confirming means"),
        (plants.DrawsByTheUnseen, 2, "can undo"),
        (plants.LosesACard, 2, "cards were created or destroyed: destroyed "),
        (plants.DoublesACard, 2, "cards were created or destroyed: created "),
        (plants.ChangesInSilence, 1, "the revision did not"),
        (plants.DefaultsWrongly, 2, "is illegal"),
        (plants.DefaultsFromElsewhere, 2, "the default changes"),
        (plants.ListsNoKind, 2, "Info.kinds does not list"),
        (plants.AsksTwiceTheSame, 2, "same id"),
        (plants.AsksTheImpossible, 2, "sampler.pay: no legal answer"),
        (plants.NeverReveals, 2, "sampler.swap: it is sealed, but the rules have no `reveal`"),
        (plants.LetsNobodyAnswer, 2, "none of the 1 who hold seat"),
        (plants.LetsAStrangerAnswer, 2, "of the 1 who hold seat"),
        (plants.OrdersByTheUnseen, 2, "tells two worlds apart by sampler.buy"),
        (plants.OrdersTheIllegal, 2, "sampler.roll: the order sleep gives an illegal answer"),
        (plants.OrdersTheSameTwice, 2, "sampler.roll: two orders have the same id"),
        (plants.HasNoNone, 2, "`none` is for questions"),
        (plants.GoesRound, 2, "not over after"),
        (plants.AsksNobody, 2, "Stuck"),
        (plants.Forgets, 2, "replayed"),
        (plants.ChangesWhileAsking, 2, "a loaded snapshot gives other bytes"),
        (plants.PlacesTooFew, 2, "do not name each seat"),
        (plants.Stumbles, 2, "TypeError"),
        (plants.MisspellsAPlace, 2, "sampler.buy: the view declares no place 'crad:sun-01'"),
        (plants.BearsOneNumberTwice, 2, "sampler.buy: two options bear the same number"),
        (plants.NamesNoCard, 2, "sampler.buy: the view declares no place 'card:sunn-01'"),
        (plants.PutsTwoInOnePlace, 2, "sampler.buy: card:"),
        (plants.MarksNoPlace, 2, "sampler-named: the view declares no place 'scor:"),
    ],
)
def test_every_planted_fault_is_found(plant, seats, found, monkeypatch) -> None:
    monkeypatch.setattr("games.driver.run.LONGEST", 400)
    depth: Depth = "none" if plant is plants.GoesRound else "full"
    with pytest.raises(Broken) as broken:
        run(plant(CARDS), seats, 12, depth)
    assert found in broken.value.record.wrong


@pytest.mark.parametrize(
    ("plant", "field"),
    [
        (plants.RedealForgetsHands, "field seats.other.hand.*"),
        (plants.RedealForgetsTheDeck, "field deck.*"),
    ],
)
def test_a_secret_that_redeal_forgets_is_listed(plant, field: str) -> None:
    assert field in run(plant(CARDS), 3, 6).unseen()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_made_up_game_itself_has_no_fault(seats: int) -> None:
    assert run(SamplerRules(CARDS), seats, 4).unseen() == []


def test_a_violation_can_be_played_again() -> None:
    with pytest.raises(Broken) as broken:
        run(plants.LosesACard(CARDS), 2, 6)
    record = broken.value.record
    game = replace(GAME, make=lambda data, _: plants.LosesACard(read(data)))
    with pytest.raises(Broken) as again:
        replay(game, read_record(written(record)))
    assert again.value.record == record
    assert isinstance(record.start, Start)


def test_a_view_that_breaks_shows_the_field_that_breaks_it() -> None:
    run(plants.FindsEachCardOnce(CARDS), 2, 2)


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (plants.SuggestsTooFew, "what is suggested to seat 0 is not valid"),
        (plants.ReadsOtherwise, "is not the same after it was written and read"),
        (plants.TakesAnything, "seat 0 may bring"),
    ],
)
def test_faults_in_what_is_built_are_found(plant, found) -> None:
    with pytest.raises(Broken) as broken:
        run(plant(CARDS), 2, 12, "full", {"rounds": "1", "bag": "yes"})
    assert found in broken.value.record.wrong


def test_matches_with_what_was_built_have_no_fault() -> None:
    run(SamplerRules(CARDS), 2, 2, "full", {"rounds": "1", "bag": "yes"})


@pytest.mark.parametrize(
    "plant", [plants.TellsTheDraft, plants.WhispersToAnother, plants.TellsWhatIsLeft]
)
def test_a_leak_names_the_event_and_its_card(plant) -> None:
    with pytest.raises(Broken) as broken:
        run(plant(CARDS), 2, 6)
    named = r"leak: .*: sampler-\S+ \(\w+-\d+.*\), in the other world sampler-"
    assert re.search(named, broken.value.record.wrong)
