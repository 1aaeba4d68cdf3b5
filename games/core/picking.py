"""Random legal answers: for the random player, the driver, and worlds dealt anew."""

from games.core.decision import Decision, Picks
from games.core.streams import Streams


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
