"""Names and words of people in our messages: shown as written, never mistaken for our own words.

Whatever Discord reads as markup is escaped character by character, so that not even two names can
form a link together. A name whose script runs the other way is kept apart from its neighbours.
"""

import re
import unicodedata
from functools import lru_cache

from play.base.writing import tidied

APART, TOGETHER = "\u2068", "\u2069"  # first strong isolate, and its end
_KEPT = 2048  # names kept as they are written: a page names its people again and again
UNSEEN = "?"  # in place of a name that shows nothing
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that are drawn as nothing
_MARKUP = re.compile(r"[\\*_~|`\[\]()<>:@]|^ *[-+#]|^ *[0-9]+(?=\.)")


@lru_cache(_KEPT)
def bare(said: str) -> str:
    """Return words of a person for where nothing is formatted: labels, alt texts, threads."""
    return _apart(_seen(said))


@lru_cache(_KEPT)
def safe(said: str) -> str:
    """Return words of a person for a message; nobody is pinged and nothing formatted."""
    return _apart(verbatim(_seen(said)))


def verbatim(said: str) -> str:
    """Return words of a person for a message from which they are to be copied exactly."""
    return _MARKUP.sub(_escaped, tidied(said))


def _escaped(found: re.Match[str]) -> str:
    """Return what stands for a sign of markup; the number of a list keeps its digits."""
    before, sign = found.group()[:-1], found.group()[-1]
    return f"{before}{sign}\\" if sign.isdigit() else f"{before}\\{sign}"


def _seen(said: str) -> str:
    """Return these words if they show anything."""
    kept = tidied(said).strip()
    return kept if not said or any(map(_is_seen, kept)) else UNSEEN


def _is_seen(sign: str) -> bool:
    return sign not in _BLANK and unicodedata.category(sign)[0] not in "ZCM"


def _apart(said: str) -> str:
    """Return words kept apart from their neighbours where they may run from right to left."""
    backwards = any(unicodedata.bidirectional(sign) in {"R", "AL"} for sign in said)
    return f"{APART}{said}{TOGETHER}" if backwards else said
