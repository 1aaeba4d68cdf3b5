"""A bank of time: what a seat has in hand from sitting to sitting (TIM-1.2, 1.2a, 1.3, 1.7; pure).

All lengths are whole seconds.
"""

from dataclasses import dataclass, replace

_KEPT = 8  # sittings that are remembered, for an undo that leads back into one

GIFT = 12 * 3600  # what somebody else at the table may add (TIM-1.7)
SHOWN = 12 * 3600  # others see a bank in steps of so much


@dataclass(frozen=True, slots=True)
class BankTerms:
    """What a pace gives: at the start, for each sitting, at most; and what costs nothing."""

    start: int
    increment: int
    cap: int
    grace: int


@dataclass(frozen=True, slots=True)
class Sat:
    """What is left of the grace of a sitting, whether its increment is earned, what was booked."""

    sitting: str
    grace: int
    earned: bool = False
    booked: int | None = None
    given: bool = False


@dataclass(frozen=True, slots=True)
class Bank:
    """The seconds in hand, and the last sittings of the seat in the order in which they opened."""

    left: int
    sat: tuple[Sat, ...] = ()

    def of(self, sitting: str) -> Sat | None:
        """Return what is known of a sitting; None when the seat never had it."""
        return next((one for one in self.sat if one.sitting == sitting), None)

    def allowance(self, sitting: str) -> int:
        """Return how much time may count in a sitting before it is missed: grace, then bank."""
        known = self.of(sitting)
        return self.left + (known.grace if known else 0)

    def in_hand(self, terms: BankTerms) -> int:
        """Return the bank with what is earned and not yet booked, as a table shows it."""
        due = sum(terms.increment for one in self.sat if one.earned and one.booked is None)
        return min(self.left + due, max(terms.cap, self.left))


def opened(bank: Bank, sitting: str, terms: BankTerms) -> Bank:
    """Return the bank when a sitting opens, for the first time or again after an undo.

    What earlier sittings earned is booked. A sitting that the seat had not before brings its grace
    and at least one increment in hand; one that it had goes on with what was left, and what was
    booked for it is taken back.
    """
    left, sat = bank.left, list[Sat]()
    for one in bank.sat:
        if one.sitting == sitting:
            left -= one.booked or 0
            sat.append(replace(one, earned=False, booked=None))
        elif one.earned and one.booked is None:
            booked = max(0, min(terms.increment, terms.cap - left))
            left += booked
            sat.append(replace(one, booked=booked))
        else:
            sat.append(one)
    if bank.of(sitting) is None:
        left = max(left, terms.increment)
        sat.append(Sat(sitting, terms.grace))
    return Bank(max(left, 0), tuple(sat[-_KEPT:]))


def used(bank: Bank, sitting: str, seconds: int) -> Bank:
    """Return the bank after so much counted time of a sitting: of its grace first."""
    grace = min(seconds, known.grace) if (known := bank.of(sitting)) else 0
    spent = bank.left - (seconds - grace)
    return _with(replace(bank, left=max(spent, 0)), sitting, less=grace)


def answered(bank: Bank, sitting: str) -> Bank:
    """Return the bank when a sitting's last answer was the person's: its increment is earned."""
    return _with(bank, sitting, earned=True)


def missed(bank: Bank, sitting: str) -> Bank:
    """Return the bank when a sitting's time is over: nothing is left, nothing is earned."""
    known = bank.of(sitting)
    return _with(replace(bank, left=0), sitting, less=known.grace if known else 0)


def given(bank: Bank, sitting: str, terms: BankTerms) -> Bank | None:
    """Return the bank after a gift (TIM-1.7), up to the cap; None after one in the same sitting."""
    known = bank.of(sitting)
    if known is None or known.given or bank.left >= terms.cap:
        return None
    sat = tuple(replace(one, given=True) if one is known else one for one in bank.sat)
    return Bank(min(bank.left + GIFT, terms.cap), sat)


def back(bank: Bank, terms: BankTerms) -> Bank:
    """Return the bank of somebody who comes back after an AI: two increments at least."""
    return replace(bank, left=max(bank.left, 2 * terms.increment))


def _with(bank: Bank, sitting: str, *, less: int = 0, earned: bool | None = None) -> Bank:
    sat = tuple(
        replace(one, grace=one.grace - less, earned=one.earned if earned is None else earned)
        if one.sitting == sitting
        else one
        for one in bank.sat
    )
    return replace(bank, sat=sat)
