"""Bars that outlive the id of whom they keep out.

What keeps somebody out of a match, a table or a tournament compares ids as long as these are
stored. Whoever has their data deleted is kept out by a keyed hash from then on: its key is the seed
of that object, and it goes when the object is over. `barred` maps hashes to what they are of there.
"""

import hashlib
import hmac
from collections.abc import Mapping

LENGTH = 64  # of a hash; a shorter word stands for somebody whom an older release forgot


def mark(seed: bytes, person: int) -> str:
    """Return the hash of a person in the object of a seed; nothing else is derived like it."""
    return hmac.new(seed, f"bar {person}".encode(), hashlib.sha256).hexdigest()


def of(barred: Mapping[str, int], seed: bytes, person: int) -> int | None:
    """Return what is kept about somebody who was forgotten; None where nothing is."""
    return barred.get(mark(seed, person)) if barred else None


def lifted(barred: Mapping[str, int], seed: bytes, person: int) -> Mapping[str, int]:
    """Return the bars without those of a person."""
    if not barred:
        return barred
    gone = mark(seed, person)
    return {one: number for one, number in barred.items() if one != gone}
