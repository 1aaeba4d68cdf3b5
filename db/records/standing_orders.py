"""What people have ordered in a match, and when that is to answer; secret, so not in a `repr`."""

from datetime import datetime

from db.records.record import Record, Secret


class StoredOrder(Record, frozen=True, kw_only=True):
    """What a person has ordered for all questions of a kind in a match.

    `answer` is the id of what is ordered, `label` the encoded text that says it. `wishes` are a
    list in order of preference, of an order that ranks.
    """

    person: int
    kind: str
    answer: Secret[str]
    label: Secret[bytes]
    wishes: Secret[tuple[str, ...]] = ()


class OrderedAnswer(Record, frozen=True, kw_only=True):
    """An open question that an order is to answer then; never, once its answer was taken back."""

    seat: int
    question: str
    due_at: datetime | None
