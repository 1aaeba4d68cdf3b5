"""The one way in which a rule asks a person something."""

import hashlib
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import TypeAlias

import msgspec

from games.core.refused import IllegalMove
from games.core.streams import Streams
from games.core.text import Text, text

Picks: TypeAlias = tuple[str, ...]


class Option(msgspec.Struct, frozen=True):
    """One thing that may be picked.

    `id` is stable within the question: a card, a place, a die, a seat, a verb.
    `on` names what in the view bears the option's badge number on the picture.
    `group` is a heading where there are many, or says what the option does; what has to be worked
    out is said by `Rules.explained`. `weight` counts for payments and totals. `final` says that
    picking it cannot be undone: it draws, shows, or lets somebody else be asked. `brief` is what a
    narrow button says where the label has no room. `leads` says what follows from what stands now
    ("Ruby stands there now"), not what is forbidden. `number` is what the thing itself bears (a
    shirt, a space): it is the badge in place of one in the order of the options, and both labels
    say it, so that controls add none. Where others have one, an option without stands by its name.
    """

    id: str
    label: Text
    on: str | None = None
    group: Text | None = None
    weight: int = 0
    final: bool = False
    brief: Text | None = None
    leads: Text | None = None
    number: int | None = None


class Confirm(msgspec.Struct, frozen=True):
    """What the button says that confirms several picks, and whether that is `final`.

    It applies to picks that contain all of `given` and none of `without`. `label` gets the same
    arguments as a `tally`.
    """

    label: Text
    final: bool = False
    given: Picks = ()
    without: Picks = ()


class Closed(msgspec.Struct, frozen=True):
    """What one would expect to pick and may not pick now, with the reason and its rule."""

    label: Text
    why: Text
    rule: str
    on: str | None = None


class Total(msgspec.Struct, frozen=True):
    """What `least_total` means where it is no payment ("at least one of them must be fresh").

    `short` says what is missing until it is reached; it gets the arguments of a `tally`. With
    `weights_shown` the weights are numbers in their own right and stand at the options.
    """

    short: Text
    weights_shown: bool = False


class StandingOrder(msgspec.Struct, frozen=True):
    """What a person may order for all questions of a kind in a match ("always keep all").

    `id` is the same in every question of the kind, `picks` is the answer to this one. With `among`
    the order is a list of wishes instead: the first of them that are options are picked. `among` is
    everything that may become an option in the match.
    """

    id: str
    label: Text
    picks: Picks = ()
    among: tuple[Option, ...] = ()

    @property
    def ranks(self) -> bool:
        """Whether it is a list of wishes."""
        return bool(self.among)


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat.

    Every set of `least` to `most` distinct options whose weights reach `least_total` is legal; in
    any order where it is `ordered`. That sum is a payment, and the options bear their weights,
    unless `total` says what else it means. `none` labels the empty answer, and is there exactly
    when `least` is 0; `none_final` says that it cannot be undone. Of `confirm` the first one that
    fits the picks counts; where `several` are picked there is always one. A `sealed` answer is kept
    secret until the phase closes. A question that is `always` asked stands even with one possible
    answer, because leaving it out would tell a secret. Questions of one `sitting` share a deadline
    and a call. `tally`, if any, is a message shown while picking; it gets `$count` and `$sum` of
    what is picked, `$rest` (the weights not picked) and `$need` (`least_total`) beside its own
    arguments. `standing` are the orders that may stand for questions of this kind: only where it
    follows from what everybody sees that it is asked, and that what is ordered is legal. Sealed
    questions of one sitting that belong together say what the last of them does (`chain`: "Lay
    these cards"): the answer that ends them is confirmed, with what all of them come to in words
    (`Rules.summary`). One of them that most people would pass over (`passed`) is answered by
    default when it comes up, and may be taken back. `about` names the question among others of its
    kind: what leads back to its answer says so. A turn that comes back to this question after each
    of its parts says so (`steps`): one press may play the next part as the sensible player would.
    Where no answer is better than another it is a matter of `taste`: nothing is suggested. What is
    so already (cards that lie where they are asked for) is `ticked` before anything is picked; it
    counts only once it is confirmed. Where few are left out of exactly so many, the prompt asks for
    those (`leaves`): their controls name them, and the others are the picks. `id` is filled in by
    the match.
    """

    kind: str
    rule: str
    prompt: Text
    options: tuple[Option, ...]
    sitting: str
    least: int = 1
    most: int = 1
    least_total: int = 0
    total: Total | None = None
    ordered: bool = False
    none: Text | None = None
    none_final: bool = False
    confirm: tuple[Confirm, ...] = ()
    sealed: bool = False
    always: bool = False
    closed: tuple[Closed, ...] = ()
    tally: Text | None = None
    standing: tuple[StandingOrder, ...] = ()
    chain: Text | None = None
    passed: bool = False
    about: Text | None = None
    steps: bool = False
    taste: bool = False
    ticked: Picks = ()
    leaves: bool = False
    id: str = ""

    @property
    def numbered(self) -> bool:
        """Whether options bear numbers of their own."""
        return any(option.number is not None for option in self.options)


class Answer(msgspec.Struct, frozen=True):
    """What a seat answered to a question; `forced` if there was only one possible answer."""

    question: str
    kind: str
    picks: Picks
    forced: bool = False


def check(decision: Decision, picks: Picks) -> None:
    """Raise IllegalMove unless `picks` is a legal answer to `decision`."""
    chosen = set(picks)
    if not chosen <= {option.id for option in decision.options}:
        raise IllegalMove(text("core-pick-unknown"))
    if len(chosen) != len(picks):
        raise IllegalMove(text("core-pick-twice"))
    if len(picks) != decision.least == decision.most:
        raise IllegalMove(text("core-pick-exact", most=decision.most, count=len(picks)))
    if len(picks) < decision.least:
        raise IllegalMove(text("core-pick-few", least=decision.least, count=len(picks)))
    if len(picks) > decision.most:
        raise IllegalMove(text("core-pick-many", most=decision.most, count=len(picks)))
    if not decision.least_total:
        return
    if sums(decision, picks)["sum"] < decision.least_total:
        raise IllegalMove(_short(decision, picks))


def _short(decision: Decision, picks: Picks) -> Text:
    """Return what is missing when the picks do not reach `least_total`."""
    found = sums(decision, picks)
    if decision.total is None:
        return text("core-pick-sum", need=found["need"], sum=found["sum"])
    short = decision.total.short
    return Text(short.id, {**short.args, **found})


def sums(decision: Decision, picks: Picks) -> dict[str, int]:
    """Return what picks come to, as texts get it: `count`, `sum`, `rest` and `need`."""
    weights = {option.id: option.weight for option in decision.options}
    total = sum(weights[pick] for pick in picks if pick in weights)
    rest = sum(weights.values()) - total
    return {"count": len(picks), "sum": total, "rest": rest, "need": decision.least_total}


def pays(decision: Decision) -> bool:
    """Whether the weights are a payment."""
    return decision.least_total > 0 and decision.total is None


def several(decision: Decision) -> bool:
    """Whether picks are gathered before they are confirmed."""
    return decision.most > 1 or decision.ordered or decision.least_total > 0


def named(decision: Decision, picks: Picks) -> Picks:
    """Return what a person has named with these picks: the picks, or those that they leave out.

    Nothing is named as long as nothing is picked. Of what is named it returns the picks.
    """
    if not (decision.leaves and picks):
        return picks
    return tuple(option.id for option in decision.options if option.id not in picks)


def marked(decision: Decision, advised: Picks, picks: Picks) -> Picks:
    """Return which options bear the mark of advice: of several what it names, of an order the next.

    The next one as long as what is picked before it is what the advice places there.
    """
    if not decision.ordered:
        return named(decision, advised)
    place = len(picks)
    return advised[place : place + 1] if advised[:place] == picks else ()


def names(decision: Decision) -> int:
    """Return how many can be named: as many as can be picked, or are left out."""
    return len(decision.options) - decision.least if decision.leaves else decision.most


def confirmed(decision: Decision, picks: Picks) -> Confirm | None:
    """Return what confirming these picks means; None where the question does not say."""
    chosen = set(picks)
    for one in decision.confirm:
        if chosen.issuperset(one.given) and chosen.isdisjoint(one.without):
            return one
    return None


def is_final(decision: Decision, picks: Picks) -> bool:
    """Whether an open answer cannot be undone."""
    if not picks:
        return decision.none_final
    one = confirmed(decision, picks)
    if one is not None and one.final:
        return True
    return any(option.final for option in decision.options if option.id in picks)


def in_order(decision: Decision, picks: Picks) -> Picks:
    """Return legal picks as the rules get them: in the options' order, where order says nothing."""
    if decision.ordered or len(picks) < 2:
        return picks
    return tuple(option.id for option in decision.options if option.id in picks)


def question_id(key: bytes, own: bytes, seat: int, question: Decision) -> str:
    """Return the id of a question, which changes whenever the question does.

    `own` is the digest of the seat's answers so far. Answers of other seats have no influence.
    """
    ids = "\x1f".join([option.id for option in question.options])
    bounds = f"{question.least}|{question.most}|{question.least_total}|{int(question.ordered)}"
    asked = f"{seat}|{question.kind}|{bounds}|{ids}".encode()
    return hashlib.blake2b(own + asked, digest_size=9, key=key).hexdigest()


def absorbed(own: bytes, answer: Answer) -> bytes:
    """Return the digest of a seat's answers, including this one."""
    said = "\x1f".join((answer.question, *answer.picks)).encode()
    return hashlib.blake2b(own + said, digest_size=12).digest()


def is_legal(decision: Decision, picks: Picks) -> bool:
    """Whether `picks` is a legal answer to `decision`."""
    try:
        check(decision, picks)
    except IllegalMove:
        return False
    return True


def only_answer(decision: Decision) -> Picks | None:
    """Return the one possible answer, or None where there are several."""
    options = decision.options
    if not options:
        return ()
    if decision.least == 0 or (decision.ordered and len(options) > 1):
        return None
    if decision.least == len(options) or _all_are_needed(decision):
        return tuple([option.id for option in options])
    return None


def _all_are_needed(decision: Decision) -> bool:
    """Whether `least_total` cannot be reached without any one of the options."""
    if not decision.least_total:
        return False
    weights = [option.weight for option in decision.options]
    return sum(weights) - min(weights) < decision.least_total


def standing_answer(decision: Decision, order: str, wishes: Picks, default: Picks) -> Picks | None:
    """Return what a standing order answers to a question; None where it is not for such questions.

    Of a list of `wishes` those that are options are picked, in its order, and what is missing is
    taken from the `default`: a list never falls silent.
    """
    found = next((one for one in decision.standing if one.id == order), None)
    if found is None:
        return None
    if not found.ranks:
        return found.picks
    ids = {option.id for option in decision.options}
    named = tuple(dict.fromkeys(wish for wish in wishes if wish in ids))[: decision.most]
    more = [pick for pick in default if pick not in named]
    picks = in_order(decision, (*named, *more[: max(0, decision.least - len(named))]))
    return picks if named and is_legal(decision, picks) else default


def legal_answers(decision: Decision) -> Iterator[Picks]:
    """Every legal answer, small ones first; unordered answers in the order of the options."""
    ids = [option.id for option in decision.options]
    arrange = permutations if decision.ordered else combinations
    for size in range(decision.least, decision.most + 1):
        for picks in arrange(ids, size):
            if not decision.least_total or is_legal(decision, picks):
                yield picks


def random_picks(decision: Decision, rng: Streams, stream: str) -> Picks:
    """Return any legal answer, drawn from `stream`."""
    ids = rng.shuffled(stream, [option.id for option in decision.options])
    size = decision.least + rng.below(stream, decision.most - decision.least + 1)
    return reaching(decision, ids, size)


def reaching(decision: Decision, ids: list[str], size: int) -> Picks:
    """Return the first `size` of `ids` (all option ids, in order of preference).

    More are taken, or heavier ones, where the answer must reach a total.
    """
    if not decision.least_total:
        return tuple(ids[:size])
    weights = {option.id: option.weight for option in decision.options}
    picked = ids[:size]
    while sum(weights[pick] for pick in picked) < decision.least_total:
        if len(picked) < decision.most:
            picked = ids[: len(picked) + 1]
        else:
            picked = sorted(ids, key=lambda pick: -weights[pick])[: decision.most]
            break
    return tuple(picked)
