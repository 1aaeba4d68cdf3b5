"""How many presses a sitting takes, by the shapes of its controls: by hand, and with help.

By hand each question is answered by its own controls, as the sensible player would. With help the
rest of a chain of sealed answers is laid by one press and confirmed by another, and a turn that
comes back to its menu (`Decision.steps`) goes on by one press up to what cannot be undone; where
several are picked one press suggests them and another confirms. The press that opens the table is
not counted.
"""

from collections.abc import Iterator
from typing import NamedTuple

from bench.figure import Effort, Figure, at_most, part_of
from cogs.question.asked import Asked
from cogs.question.sheets import PAGE, sheets
from games.core.decision import Decision, Picks, is_final, named, several
from games.core.match.match import Match
from games.core.streams import Keys, Streams
from games.driver.supply import start_of
from games.registry import Game, load
from locales import Reader, Texts

PART = "presses"
MATCHES = 20
AIMS = {"nba": 8.0, "jam": 4.0, "allstar": 2.0}
SUGGESTED = 2  # what is suggested is picked by one press, and confirmed by another
HAND, HELP = "by hand", "with help"
NAMES = ("Ana", "Bao", "Chloé", "Dimitri", "Élise", "Farid")


class Sitting(NamedTuple):
    """What belongs to one call of one seat."""

    seat: int
    name: str


def figures(effort: Effort) -> Iterator[Figure]:
    """Measure matches of sensible players of each game, at two seats and the default options."""
    for key, game in load().items():
        found: dict[str, list[float]] = {HAND: [], HELP: []}
        for number in range(1 if effort.quick else MATCHES):
            for how, many in sittings(game, number).items():
                found[how] += many
        for how, values in found.items():
            low, high = (part_of(values, share) for share in (0.1, 0.9))
            mean, what = sum(values) / len(values), f"{key}, {how}"
            aim = at_most(AIMS[key]) if how == HELP and key in AIMS else None
            yield Figure(PART, what, mean, low, high, "a sitting", aim, "its questions")


def sittings(game: Game, number: int) -> dict[str, list[float]]:
    """Play a match; return the presses of each sitting, by how they were counted."""
    rules, key = game.rules(), f"bench {number}".encode()
    texts, rng, sensible = Texts(game.texts), Streams(b"bench"), game.sensible(rules)
    match, _ = Match.begin(
        rules, start_of(rules, min(s for s in game.info.seats if s > 1), {}, key), Keys.of(key)
    )
    presses: dict[str, dict[Sitting, float]] = {HAND: {}, HELP: {}}
    helped: set[tuple[Sitting, str]] = set()  # where the rest goes without a press
    while match.result is None:
        seat = match.asked[0]
        question = match.explained(seat)
        assert question is not None
        picks = sensible.answer(match.view(seat), question, rng)
        reader = Reader("en", seat, NAMES[: match.start.seats], rules.names())
        by_hand = shaped(Asked("m", question, (), None, texts, reader), picks)
        by_hand += _confirms(match, seat, question, picks)
        sitting = Sitting(seat, question.sitting)
        with_help = min(by_hand, _helped(helped, sitting, question, picks, by_hand))
        if several(question) and not question.taste:
            with_help = min(with_help, SUGGESTED)
        for how, many in ((HAND, by_hand), (HELP, with_help)):
            presses[how][sitting] = presses[how].get(sitting, 0) + many
        match.answer(seat, picks)
    return {how: [*found.values()] for how, found in presses.items()}


def _confirms(match: Match, seat: int, question: Decision, picks: Picks) -> int:
    """The press that confirms one option that ends a chain."""
    return int(not several(question) and match.ends_chain(seat, picks))


def _helped(
    helped: set[tuple[Sitting, str]],
    sitting: Sitting,
    question: Decision,
    picks: Picks,
    by_hand: int,
) -> int:
    """Return what a question takes with help, and note what it spares the next ones."""
    plan, step = (sitting, "chain"), (sitting, "step")
    if question.chain:
        first = plan not in helped
        helped.add(plan)
        return 2 if first else 0
    if question.steps:
        helped.discard(step)
        if not is_final(question, picks):
            helped.add(step)
        return 1
    if step in helped:
        if not is_final(question, picks):
            return 0
        helped.discard(step)
    return by_hand


def shaped(asked: Asked, picks: Picks) -> int:
    """Return the presses of an answer: a button is one, a list two, a group of a list two more."""
    question = asked.decision
    if not picks or question.passed:
        return int(not question.passed)
    listed = asked.faces is None
    groups = len(sheets(question)) if len(question.options) > PAGE else 0
    if not several(question):
        return (2 if listed else 1) + (2 if groups else 0)
    if question.ordered:
        whole = len(picks) == len(question.options)
        return (len(picks) - whole) * (2 if listed else 1) + 1
    if listed:
        return 2 * max(1, min(groups, len(picks))) * ({*picks} != {*question.ticked}) + 1
    if question.leaves:
        return len(named(question, picks)) + 1
    return len({*picks} ^ {*question.ticked}) + 1
