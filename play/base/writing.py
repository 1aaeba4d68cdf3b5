"""Text that people write, made fit to be shown: names, and words for the shuffle."""

import unicodedata
from collections.abc import Iterator

_STACKED = 3  # accents above each other that a script needs at most
_JOINING = "\u200c\u200d"  # letters of some scripts and emoji are made with them
_TAGS = range(0xE0020, 0xE0080)  # flags are made with them


def tidied(said: str) -> str:
    """Return words on one line, without control characters, direction marks or invisible ones.

    More than three accents on a letter are dropped, and accents on no letter.
    """
    return "".join(_kept(said))


def _kept(said: str) -> Iterator[str]:
    stacked = _STACKED  # none at the start: it would stand on what comes before
    for sign in said:
        category = unicodedata.category(sign)
        if category in {"Mn", "Me"}:
            stacked += 1
            if stacked <= _STACKED:
                yield sign
        elif category in {"Zl", "Zp"} or sign in "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85":
            stacked = _STACKED
            yield " "
        elif category not in {"Cc", "Cf", "Cs"}:
            stacked = 0
            yield sign
        elif sign in _JOINING or ord(sign) in _TAGS:
            yield sign
