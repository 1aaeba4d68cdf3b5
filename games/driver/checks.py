"""What must hold after every move, whatever the game."""

from collections import Counter
from typing import Any

from msgspec.structs import replace

from games.core.bringing.brought import Build, too_large
from games.core.contract import optional
from games.core.contract.asked import bring, building
from games.core.data import codec
from games.core.decision import Answer, Decision, Picks, is_legal, random_picks, reaching, several
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Answered, TookBack, Undid
from games.core.refused import IllegalMove, Refused
from games.core.rules import Rules
from games.core.streams import Streams
from games.driver.record import require


def conserved(before: list[str], after: list[str]) -> None:
    """Cards are neither created nor destroyed."""
    created, gone = Counter(after) - Counter(before), Counter(before) - Counter(after)
    said = [
        f"{what} {', '.join(sorted(cards.elements()))}"
        for what, cards in (("created", created), ("destroyed", gone))
        if cards
    ]
    found = "; ".join(said) or "in another order"
    require(before == after, f"cards were created or destroyed: {found}")


def well_formed(match: Match, question: Decision) -> None:
    """A question keeps to its own bounds."""
    name, count = question.kind, len(question.options)
    ids = [option.id for option in question.options]
    require(name in match.rules.info.kinds, f"{name}: Info.kinds does not list this kind")
    require(len(set(ids)) == count, f"{name}: two options have the same id")
    require(question.sitting and question.rule, f"{name}: it has no sitting or no rule")
    require(
        0 <= question.least <= question.most <= count,
        f"{name}: {question.least}..{question.most} of {count}",
    )
    require(
        (question.none is None) == (question.least > 0),
        f"{name}: `none` is for questions whose least is 0, and for all of them",
    )
    require(all(option.weight >= 0 for option in question.options), f"{name}: a weight is below 0")
    numbers = [option.number for option in question.options if option.number is not None]
    require(
        len(set(numbers)) == len(numbers) and all(number > 0 for number in numbers),
        f"{name}: two options bear the same number, or one bears none above 0",
    )
    require(question.always or count, f"{name}: there is nothing to pick, and it is not `always`")
    heaviest = reaching(question, _heavy_first(question), question.most)
    require(is_legal(question, heaviest), f"{name}: no answer reaches {question.least_total}")
    if question.least_total:
        require(
            question.least > 0, f"{name}: there is a total to reach, but picking nothing is allowed"
        )
    require(
        question.least == 0 or not question.none_final,
        f"{name}: `none_final` without an empty answer",
    )
    ticked = {*question.ticked} <= {option.id for option in question.options}
    require(
        not question.ticked or (ticked and several(question)),
        f"{name}: what is ticked cannot be picked",
    )
    exact = question.least == question.most < count and not question.least_total
    require(
        not question.leaves or (exact and several(question) and not question.ordered),
        f"{name}: nobody can be asked for what is left out",
    )
    orders = question.standing
    require(len({one.id for one in orders}) == len(orders), f"{name}: two orders have the same id")
    require(sum(one.ranks for one in orders) < 2, f"{name}: there are two lists of wishes")
    for one in orders:
        legal = one.ranks or is_legal(question, one.picks)
        require(legal, f"{name}: the order {one.id} gives an illegal answer")
        wished = {option.id for option in one.among}
        known = not wished or wished >= {option.id for option in question.options}
        require(known, f"{name}: the list of wishes {one.id} lacks an option")
    always = question.confirm[-1] if question.confirm else None
    means = always is not None and not (always.given or always.without)
    require(
        match.rules.reveals or not question.sealed,
        f"{name}: it is sealed, but the rules have no `reveal`",
    )
    require(means or not several(question), f"{name}: it does not say what confirming means")


def only_explained(match: Match, seat: int) -> None:
    """What explains the options of a question to its reader changes nothing else of it."""
    question, told = match.questions[seat], match.explained(seat)
    assert question is not None
    assert told is not None
    same = _unexplained(told) == _unexplained(question)
    require(same, f"{question.kind}: `explained` changes more than what its options lead to")


def _unexplained(question: Decision) -> Decision:
    options = tuple(replace(option, group=None, leads=None) for option in question.options)
    return replace(question, options=options)


def brought(rules: Rules[Any, Any], start: Start, rng: Streams) -> None:
    """What is suggested to be built is valid, and can be read back from its written form."""
    for seat in range(start.seats):
        asked = bring(rules, start, seat)
        if not isinstance(asked, Build):
            continue
        builds = building(rules)
        for one in (asked.suggested, builds.random_brought(start, seat, rng)):
            assert one is not None, "something is to be built"
            faults = builds.check_brought(start, seat, one).faults
            require(not faults, f"what is suggested to seat {seat} is not valid: {faults}")
            require(not too_large(one), f"what is suggested to seat {seat} is too large")
            again = builds.read_brought(start, seat, builds.write_brought(one))
            require(
                again == one,
                f"what seat {seat} brings is not the same after it was written and read",
            )
        for junk in ((), ("?",), {}, {"?": [None]}):
            faults = builds.check_brought(start, seat, junk).faults
            require(faults, f"seat {seat} may bring {junk}")


def staffed(match: Match, seat: int) -> None:
    """However many share a seat, somebody may answer for it, and only people who hold it."""
    rules = match.rules
    for holders in range(1, rules.info.holders + 1):
        places = optional.answering(rules, match.state, seat, holders)
        there = set(range(holders))
        require(places, f"none of the {holders} who hold seat {seat} may answer for it")
        known = len(set(places)) == len(places) and there.issuperset(places)
        require(known, f"of the {holders} who hold seat {seat} {places} may answer for it")


def _heavy_first(question: Decision) -> list[str]:
    return [option.id for option in sorted(question.options, key=lambda option: -option.weight)]


def default_is_legal(match: Match, seat: int, question: Decision) -> None:
    """`default` is legal, and needs only the view."""
    view = match.view(seat)
    again = codec.decode(codec.encode(view), type(view))
    picks = match.rules.default(again, question)
    require(is_legal(question, picks), f"{question.kind}: the default {picks} is illegal")
    same = match.rules.default(view, question)
    require(
        picks == same, f"{question.kind}: the default changes when the view is encoded and decoded"
    )


def left_alone(match: Match) -> None:
    """Whatever has read the state since it was encoded has left it as it was: copies share it."""
    same = codec.encode(match.state) == match.encoded()
    require(same, "the state has changed without a move: rules that only read it write to it")


def lossless(match: Match, data: bytes) -> None:
    """A snapshot loads and gives the same bytes."""
    again = Match.load(match.rules, data, match.keys)
    require(again.snapshot() == data, "a loaded snapshot gives other bytes")
    require(again.questions == match.questions, "a loaded match asks something else")
    require(again.result == match.result, "a loaded match has another result")


def refusals(match: Match, data: bytes, seat: int, rng: Streams) -> None:
    """Picks outside the bounds are refused with a text, and so are answers to an old question."""
    question = match.questions[seat]
    require(question, "asked and no question")
    assert question is not None
    for picks in outside(question, rng):
        _refused(Match.load(match.rules, data, match.keys), Answered(seat, question.id, picks))
    legal = random_picks(question, rng, "outside")
    _refused(Match.load(match.rules, data, match.keys), Answered(seat, "0" * 18, legal))


def outside(question: Decision, rng: Streams) -> list[Picks]:
    """Return answers that are not legal."""
    ids = tuple(rng.shuffled("outside", [option.id for option in question.options]))
    wrong = [(*ids[: max(0, question.least - 1)], "no such option"), (*ids[:1], *ids[:1])]
    wrong += [ids[: question.most + 1], ids[: max(0, question.least - 1)]]
    lightest = sorted(question.options, key=lambda option: option.weight)
    wrong.append(tuple(option.id for option in lightest[: question.least]))
    return [picks for picks in wrong if not is_legal(question, picks)]


def _refused(match: Match, move: Answered) -> None:
    try:
        match.play(move)
    except Refused as refused:
        require(refused.why.id, "refused without a text")
        known = isinstance(refused, IllegalMove) or refused.why.id == "core-stale"
        require(known, f"{refused.why.id}: the refusal does not come from core")
    else:
        require(False, f"{move.picks}: accepted, although it is illegal")


def reversible(match: Match, before: Match, data: bytes, move: Answered) -> None:
    """Taking back or undoing the last answer restores the position; the same answer fits again."""
    asked = before.questions[move.seat]
    assert asked is not None
    again = Match.load(match.rules, data, match.keys)
    if asked.sealed and again.can_take_back(move.seat) and _still_listed(match, move):
        again.play(TookBack(move.seat))
    elif not asked.sealed and again.can_undo(move.seat) and not match.at_barrier:
        again.play(Undid(move.seat))
    else:
        return
    require(
        again.inner() == before.inner(),
        f"{asked.kind}: after a take-back the position is not as before",
    )
    require(
        again.questions == before.questions,
        f"{asked.kind}: after a take-back the question is another",
    )
    again.play(move)
    require(again.inner() == match.inner(), f"{asked.kind}: the same answer again leads elsewhere")


def announced(match: Match, before: Match, move: Answered) -> None:
    """An answer is final if and only if this was announced before it was given."""
    asked = before.questions[move.seat]
    assert asked is not None
    if asked.sealed:
        back = any(given.question == asked.id for given in match.lists[move.seat])
    else:
        back = match.can_undo(move.seat)
    said = (
        "says that it cannot be undone, although it can"
        if back
        else "cannot be undone, but does not say so"
    )
    require(before.is_final(move.seat, move.picks) != back, f"final: {asked.kind} {said}")


def _still_listed(match: Match, move: Answered) -> bool:
    own: list[Answer] = [answer for answer in match.lists[move.seat] if not answer.forced]
    return bool(own) and own[-1].question == move.question
