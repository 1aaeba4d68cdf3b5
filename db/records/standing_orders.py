"""What people have ordered in a match, and when that is to answer; secret, so not in a `repr`."""

from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredOrder:
    """What a person has ordered for all questions of a kind in a match.

    `answer` is the id of what is ordered, `label` the encoded text that says it. `wishes` are a
    list in order of preference, of an order that ranks.
    """

    person: int
    kind: str
    answer: str = field(repr=False)
    label: bytes = field(repr=False)
    wishes: tuple[str, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderedAnswer:
    """An open question that an order is to answer then; never, once its answer was taken back."""

    seat: int
    question: str
    due_at: datetime | None
