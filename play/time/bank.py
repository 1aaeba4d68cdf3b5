"""A bank of time: what a seat has left from sitting to sitting (TIM-1.2 to 1.3, 1.7; pure).

At a turn clock nothing is in it: it knows what the last sittings have taken (TIM-1.1).
All lengths are whole seconds.
"""

from msgspec.structs import replace

from db.records.time import Bank, PastSitting
from play.records import BankTerms

_KEPT = 8  # sittings that are remembered, for an undo that leads back into one

GIFT = 12 * 3600  # what somebody else at the table may add (TIM-1.7)
PUBLIC_STEP = 12 * 3600  # s; others see a bank in steps of so much


def sat(bank: Bank, sitting: str) -> PastSitting | None:
    """Return what is known of a sitting; None when the seat never had it."""
    return next((one for one in bank.sat if one.sitting == sitting), None)


def allowance(bank: Bank, sitting: str) -> int:
    """Return how much time may count in a sitting before it is missed: grace, then bank."""
    known = sat(bank, sitting)
    return bank.left + (known.grace if known else 0)


def in_hand(bank: Bank, terms: BankTerms) -> int:
    """Return the bank with what is earned and not yet booked, as a table shows it."""
    due = sum(terms.increment for one in bank.sat if one.earned and one.booked is None)
    return min(bank.left + due, max(terms.cap, bank.left))


def opened(bank: Bank, sitting: str, terms: BankTerms) -> Bank:
    """Return the bank when a sitting opens, for the first time or again after an undo.

    What earlier sittings earned is booked. A sitting that the seat had not before brings its grace
    and at least one increment in hand; one that it had goes on with what was left, and what was
    booked for it is taken back.
    """
    left, had = bank.left, list[PastSitting]()
    for one in bank.sat:
        if one.sitting == sitting:
            left -= one.booked or 0
            had.append(replace(one, earned=False, booked=None))
        elif one.earned and one.booked is None:
            booked = max(0, min(terms.increment, terms.cap - left))
            left += booked
            had.append(replace(one, booked=booked))
        else:
            had.append(one)
    if sat(bank, sitting) is None:
        left = max(left, terms.increment)
        had.append(PastSitting(sitting, terms.grace))
    return Bank(max(left, 0), tuple(had[-_KEPT:]))


def met(bank: Bank, sitting: str) -> Bank:
    """Return what is known of a turn clock's sittings when one opens, maybe again after an undo."""
    if sat(bank, sitting) is not None:
        return bank
    return replace(bank, sat=(*bank.sat, PastSitting(sitting))[-_KEPT:])


def used(bank: Bank, sitting: str, seconds: int) -> Bank:
    """Return the bank after so much counted time of a sitting: of its grace first."""
    known = sat(bank, sitting)
    if known is None or seconds <= 0:
        return bank
    grace = min(seconds, known.grace)
    spent = replace(known, grace=known.grace - grace, spent=known.spent + seconds)
    return _with(Bank(max(bank.left - (seconds - grace), 0), bank.sat), spent)


def answered(bank: Bank, sitting: str) -> Bank:
    """Return the bank when a sitting's last answer was the person's: its increment is earned."""
    known = sat(bank, sitting)
    return bank if known is None else _with(bank, replace(known, earned=True))


def given(bank: Bank, sitting: str, terms: BankTerms) -> Bank | None:
    """Return the bank after a gift (TIM-1.7), up to the cap.

    None where nothing can be given: once a sitting, and not to a bank that is full.
    """
    known = sat(bank, sitting)
    if known is None or known.given or bank.left >= terms.cap:
        return None
    more = Bank(min(bank.left + GIFT, terms.cap), bank.sat)
    return _with(more, replace(known, given=True))


def back(bank: Bank, terms: BankTerms) -> Bank:
    """Return the bank of somebody who comes back after an AI: two increments at least."""
    return replace(bank, left=max(bank.left, 2 * terms.increment))


def public(bank: Bank, terms: BankTerms) -> int:
    """Return the seconds that others see: rounded down to half days."""
    return in_hand(bank, terms) // PUBLIC_STEP * PUBLIC_STEP


def _with(bank: Bank, new: PastSitting) -> Bank:
    return replace(bank, sat=tuple(new if one.sitting == new.sitting else one for one in bank.sat))
