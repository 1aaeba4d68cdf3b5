"""Turns message ids and arguments into sentences (Fluent)."""

import logging
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from games.core.text import Arg, Card, Item, Name, Text, Who
from locales.bundle import Bundle

Locale: TypeAlias = str
FIRST: Locale = "en"  # where no other is known, and where a game has no texts in the reader's
_HERE = Path(__file__).parent


def languages(folder: Path) -> tuple[Locale, ...]:
    """Return the languages that have texts in a folder, English first."""
    found = {one.parent.name for one in folder.glob("*/*.ftl")}
    return (FIRST, *sorted(found - {FIRST}))


LOCALES = languages(_HERE)
_KEPT = 2048  # formatted messages kept at hand: a screen has a hundred, most as on the last one
_SAID = 8192  # sentences kept at hand, each for who reads them: most stand for many presses
_LONG = 1000  # characters of an argument that go through Fluent, which takes 2500
_STAND_IN = "\ue000{}\ue001"  # of a longer one; letters that no text and no name has
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # of a number below zero; not a hyphen, nor in an address
_encoded, _decoded = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder(Text).decode
_log = logging.getLogger("locales")


class Topic(NamedTuple):
    """A page of the rules: its message id, title, text and the rule numbers it explains."""

    id: str
    title: str
    text: str
    rules: tuple[str, ...]


class Reader(msgspec.Struct, frozen=True):
    """Who reads: the language, the own seat (None for a spectator), how seats and cards are called.

    `people` are the names of the holders, a seat each; of the seats in `shared` there are several.
    `cards` are the printed names of the game, in short where the place is `narrow`.
    """

    locale: Locale = FIRST
    seat: int | None = None
    people: tuple[str, ...] = ()
    cards: Mapping[str, Name] = msgspec.field(default_factory=dict[str, Name])
    narrow: bool = False
    shared: frozenset[int] = frozenset()

    def __hash__(self) -> int:
        return hash((self.locale, self.seat, self.people, self.narrow, self.shared))


class Texts:
    """All messages of the screens and of given folders (each with `en/*.ftl`, `fr/*.ftl` ...).

    The folders are those of the games there are: `games.registry.Game.texts`.

    What is sent to another process arrives there as that process's own messages of these folders.
    """

    def __init__(self, *folders: Path, strict: bool = False) -> None:
        self._folders, self._strict = folders, strict
        self._bundles = {locale: _bundle(locale, (_HERE, *folders)) for locale in LOCALES}
        self._kept = lru_cache(_KEPT)(self._formatted)
        self._said = lru_cache(_SAID)(self._sentence)

    def __reduce__(self) -> "tuple[Callable[..., Texts], tuple[tuple[Path, ...], bool]]":
        return _once, (self._folders, self._strict)

    def say(self, text: Text, reader: Reader) -> str:
        """Return the sentence for this reader.

        A `Who` argument named `who` becomes `$who` ("me" or "other"; "others" where several people
        share the seat, for sentences that have a plural) and `$who_name`; a `Card`
        named `card` becomes its printed name and `$card_gender` ("m" or "f"); a tuple becomes a
        list in words. `$card_a` and, of a tuple named `cards`, `$cards_a` say cards with their
        article ("a Star Shower", but "2 Elves"), as sentences do. `$card_vowel`, and that of a
        text, says whether it begins with a vowel ("yes" or "no"), before which the French "que" and
        "de" lose theirs. Raises KeyError when strict and
        the message or an argument is missing.
        """
        return self._said(_encoded(text), reader)

    def _sentence(self, encoded: bytes, reader: Reader) -> str:
        text = _decoded(encoded)
        args: dict[str, Any] = {}
        for name, arg in text.args.items():
            args |= self._given(name, arg, reader)
        said = self.get(text.id, reader.locale, **args)
        return said[:-1] if said.endswith("..") and _ends_itself(args) else said

    def get(self, message: str, locale: Locale, /, **args: Any) -> str:  # noqa: ANN401 - Fluent's
        """Return a message by id with plain arguments. An attribute is named `id.attribute`.

        Numbers are written as the language writes them ("0,5" in French), below zero with a true
        minus: give them as numbers.
        """
        return self._kept(message, locale, tuple(args.items()))

    def _formatted(self, message: str, locale: Locale, args: tuple[tuple[str, Any], ...]) -> str:
        bundle = self._bundles[locale]
        base, _, attribute = message.partition(".")
        try:
            found = bundle.get_message(base)
            pattern = found.attributes[attribute] if attribute else found.value
        except LookupError:
            return self._missing(message, locale)
        if pattern is None:
            return self._missing(message, locale)
        shown, long = _stood_in(args)
        said, errors = bundle.format_pattern(pattern, shown)
        if errors:
            self._wrong(f"{locale} {message}: {errors}")
        if any(isinstance(arg, int | float) and arg < 0 for _, arg in args):
            said = _MINUS.sub("\u2212", str(said))
        return _put_back(str(said), long)

    def has(self, message: str, locale: Locale) -> bool:
        """Whether there is such a message (or attribute, as `id.attribute`)."""
        base, _, attribute = message.partition(".")
        bundle = self._bundles[locale]
        if not bundle.has_message(base):
            return False
        found = bundle.get_message(base)
        return attribute in found.attributes if attribute else found.value is not None

    def topics(self, game: str, locale: Locale) -> list[Topic]:
        """Return the rules of a game by topic, in the order of its `rules.ftl`."""
        prefix = f"{game}-rules-"
        return [
            Topic(
                message,
                self.get(f"{message}.title", locale),
                self.get(message, locale),
                tuple(self.get(f"{message}.numbers", locale).replace(",", " ").split()),
            )
            for message in self._bundles[locale].ids
            if message.startswith(prefix)
        ]

    def topic_of(self, game: str, rule: str, locale: Locale) -> Topic | None:
        """Return the topic that explains a rule number ("FDB-6.2"), or None."""
        return next((topic for topic in self.topics(game, locale) if rule in topic.rules), None)

    def _given(self, name: str, arg: Arg, reader: Reader) -> dict[str, Any]:
        match arg:
            case Who(seat=seat):
                others = "others" if seat in reader.shared else "other"
                role = "me" if seat == reader.seat else others
                return {name: role, f"{name}_name": _person(seat, reader)}
            case Card():
                printed = reader.cards.get(arg.printed)
                gender = printed.gender if printed else "m"
                said = self._item(arg, reader)
                one = _with_article(said, gender, reader.locale)
                given = {name: said, f"{name}_a": one, f"{name}_gender": gender}
                return {**given, f"{name}_vowel": _begins_open(said)}
            case tuple():
                items = [self._item(item, reader) for item in arg]
                given = {name: self._listed(items, reader.locale), f"{name}_count": len(items)}
                if not any(isinstance(item, Card) for item in arg):
                    return given
                some = [self._some(item, reader) for item in arg]
                return {**given, f"{name}_a": self._listed(some, reader.locale)}
            case Text():
                said = self.say(arg, reader)
                return {name: said, f"{name}_vowel": _begins_open(said)}
            case _:
                return {name: arg}

    def _some(self, item: Item, reader: Reader) -> str:
        """Return an item of a list; cards get their article."""
        said = self._item(item, reader)
        printed = reader.cards.get(item.printed) if isinstance(item, Card) else None
        return _with_article(said, printed.gender, reader.locale) if printed else said

    def _item(self, item: Item, reader: Reader) -> str:
        match item:
            case Who(seat=seat):
                return _person(seat, reader)
            case Card():
                printed = reader.cards.get(item.printed)
                if printed is None:
                    self._wrong(f"no name for card {item.printed}")
                    return item.printed
                return _printed(printed, reader)
            case Text():
                return self.say(item, reader)

    def _listed(self, items: list[str], locale: Locale) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.get("core-list", locale, first=", ".join(items[:-1]), last=items[-1])

    def _missing(self, message: str, locale: Locale) -> str:
        self._wrong(f"{locale} {message}: no such message")
        return message

    def _wrong(self, what: str) -> None:
        if self._strict:
            raise KeyError(what)
        _log.error("text: %s", what)


def _stood_in(args: Iterable[tuple[str, Any]]) -> tuple[dict[str, Any], dict[str, str]]:
    """Return arguments in which long ones are replaced by short marks, and the originals by mark.

    Fluent refuses arguments that are too long, as lists of all cards on the table may be.
    """
    shown: dict[str, Any] = {}
    long: dict[str, str] = {}
    for name, arg in args:
        shown[name] = arg
        if isinstance(arg, str) and len(arg) > _LONG:
            shown[name] = _STAND_IN.format(len(long))
            long[shown[name]] = arg
    return shown, long


def _put_back(said: str, long: Mapping[str, str]) -> str:
    for stand_in, arg in long.items():
        said = said.replace(stand_in, arg)
    return said


@cache
def _once(folders: tuple[Path, ...], strict: bool) -> Texts:
    return Texts(*folders, strict=strict)


def _printed(name: Name, reader: Reader) -> str:
    french = reader.locale == "fr"
    short = (name.short_fr if french else name.short_en) if reader.narrow else ""
    return short or (name.fr if french else name.en)


def _with_article(name: str, gender: str, locale: Locale) -> str:
    """Return a name with its article, where no number says how many there are."""
    if name[:1].isdigit():
        return name
    if locale == "fr":
        return f"{'une' if gender == 'f' else 'un'} {name}"
    return f"{'an' if name[:1] in 'AEIOU' else 'a'} {name}"


def _begins_open(said: str) -> str:
    """Whether a word begins with a vowel, "yes" or "no": "Y" is none (Yoshi), nor is "H"."""
    first = unicodedata.normalize("NFD", said[:1]).upper()[:1]
    return "yes" if first and first in "AEIOUŒÆ" else "no"


def _ends_itself(args: Mapping[str, Any]) -> bool:
    """Whether a name ends with a full stop of its own ("Bowser Jr.") at the end of a sentence."""
    names = [one for one in args.values() if isinstance(one, str)]
    return any(one.endswith(".") and not one.endswith("..") for one in names)


def _person(seat: int, reader: Reader) -> str:
    return reader.people[seat] if seat < len(reader.people) else str(seat + 1)


def _bundle(locale: Locale, folders: Sequence[Path]) -> Bundle:
    return Bundle(locale, (one for at in folders for one in _files(at, locale)))


def _files(folder: Path, locale: Locale) -> list[Path]:
    """Return the texts of a folder in a language; a game that lacks it speaks English."""
    return sorted((folder / locale).glob("*.ftl")) or sorted((folder / FIRST).glob("*.ftl"))
