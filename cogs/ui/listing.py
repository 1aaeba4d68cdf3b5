"""Options whose value lists printed names: said in words, and read from what was written."""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from games.core.text import Name
from locales.texts import Locale

_BETWEEN = re.compile(r"[,;/·\n]+")


def in_words(value: str, names: Mapping[str, Name], locale: Locale) -> str:
    """Return a list of ids as a list of names; what has no name stands as it is."""
    found = [one.strip() for one in _BETWEEN.split(value)]
    return ", ".join(_shown(names[one], locale) if one in names else one for one in found)


def names_of(ids: Sequence[str], names: Mapping[str, Name], locale: Locale) -> list[str]:
    """Return the printed names of these ids."""
    return [_shown(names[one], locale) for one in ids]


def read(written: str, ids: Sequence[str], names: Mapping[str, Name]) -> str:
    """Return the ids that were written, as ids or names of any language, case and accents aside.

    They may be separated by commas or by spaces alone. What is none of them stays as it was
    written, for the rules to refuse.
    """
    known = {_plain(word): one for one in ids for word in (one, names[one].en, names[one].fr)}
    return ",".join(word for part in _BETWEEN.split(written) for word in _words(part, known))


def _words(part: str, known: Mapping[str, str]) -> Iterator[str]:
    """Yield what a part between commas names: a name of several words, or one name a word."""
    whole = known.get(_plain(part))
    if whole is not None:
        yield whole
        return
    for word in part.split():
        yield known.get(_plain(word), word)


def _plain(word: str) -> str:
    """Return a word without accents, in lower case."""
    apart = unicodedata.normalize("NFKD", word.strip().casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _shown(name: Name, locale: Locale) -> str:
    return name.fr if locale == "fr" else name.en
