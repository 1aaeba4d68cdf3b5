"""A table before its match as somebody looks at it: its options in words, and read from words."""

import msgspec
from msgspec.structs import replace

from cogs.lobby import lengths
from cogs.ui import listing
from cogs.ui.names import safe
from cogs.ui.words import holder_name, unnamed
from games.core.contract import optional
from games.core.info import Choice, Info, Listing, Preset, Start
from games.core.refused import Refused
from games.core.text import Name, Text, text
from games.registry import Game
from locales import Reader, Texts
from locales.texts import Locale
from play.lobby.records import Lobby, LobbySeat
from play.time.pace import paced

MOST_VALUES = 25  # of a select, Discord's limit
DIGITS = 10  # so many no number of an option has
_OF_OPTIONS = (
    "core-option-seats",
    "core-option-value",
    "core-option-number",
)  # refusals that name an option


class LobbyScreen(msgspec.Struct, frozen=True):
    """A lobby as somebody looks at it; `no_thread` names the rights that a thread would take.

    The verbs of its panel begin with `prefix`: a tournament has one for all its matches, too.
    """

    lobby: Lobby
    game: Game
    texts: Texts
    locale: Locale
    no_thread: tuple[str, ...] = ()
    prefix: str = ""

    @property
    def info(self) -> Info:
        return self.game.info

    @property
    def alone(self) -> bool:
        """Whether this table is for one person."""
        return self.lobby.most * self.lobby.together == 1

    @property
    def meets_nobody(self) -> bool:
        """Whether one person alone has taken all places that no AI has: nothing to be rated."""
        return self.alone or (self.lobby.all_taken and len(set(self.lobby.people)) == 1)

    @property
    def unhurried(self) -> bool:
        """Whether nobody at this table would wait for another, so that its match has no hurry."""
        return self.alone or alone_with_ais(self)

    def length(self, preset: Preset) -> str:
        """Return how long a match with a preset takes at this table; "" where nobody knows."""
        return lengths.length(
            self.info,
            preset,
            self.lobby.terms.pace,
            self.lobby.most,
            self.texts,
            self.locale,
            alone=self.unhurried,
        )

    def ui(self, message: str, /, **args: int | str) -> str:
        return self.texts.get(f"ui-{message}", self.locale, **args)

    @property
    def unnamed(self) -> "LobbyScreen":
        """The same where nobody is named, for a server that blocks the name of one."""
        seats = unnamed(self.lobby.seats, self.texts, self.locale)
        return replace(self, lobby=replace(self.lobby, seats=seats, invitations=()))

    def own(self, message: str) -> str:
        """Return a message of the game's own."""
        return self.texts.get(f"{self.lobby.game}-{message}", self.locale)

    def option_name(self, name: str) -> str:
        return self.own(f"option-{name}")

    def value_name(self, name: str, value: str) -> str:
        """Return the name of a value; numbers and words of the host's stand as they are."""
        message = f"option-{name}-value-{value}"
        if self.texts.has(f"{self.lobby.game}-{message}", self.locale):
            return self.own(message)
        rules = self.game.rules()
        if optional.listing(rules, self._start(), name) is None:
            return value
        return listing.in_words(value, rules.names(), self.locale)

    def choice(self, name: str) -> Choice:
        """Return an option of the game. Raises Refused when there is none of that name."""
        for one in self.info.choices:
            if one.name == name:
                return one
        raise Refused(text("core-option-unknown", name=name))

    def _start(self) -> Start:
        return Start(self.lobby.most, dict(self.lobby.options))

    def hint(self, one: Choice) -> str:
        """Say what may be written for an option; "" where anything may, or nothing."""
        rules = self.game.rules()
        found = optional.listing(rules, self._start(), one.name)
        if not is_written(one):
            return ""
        if one.span is not None:
            least, most = one.span
            return self.ui("numbers", least=least, most=most)
        if not one.free:
            return self.ui("values", values=", ".join(self.value_names(one).values()))
        if found is None:
            return ""
        known = ", ".join(listing.names_of(found.ids, rules.names(), self.locale))
        default = self.value_name(one.name, one.default)
        return self.ui("listing", count=found.count, names=known, default=default)

    def listed(self, one: Choice) -> Listing | None:
        """Return what a free option lists, where a select can hold all of it."""
        found = optional.listing(self.game.rules(), self._start(), one.name) if one.free else None
        return found if found is not None and len(found.ids) <= MOST_VALUES else None

    def names_of(self, found: Listing) -> dict[str, str]:
        """Return what each of these ids is called."""
        named = listing.names_of(found.ids, self.game.rules().names(), self.locale)
        return dict(zip(found.ids, named, strict=True))

    def value_names(self, one: Choice) -> dict[str, str]:
        """Return what each value of an option is called."""
        return {value: self.value_name(one.name, value) for value in one.values}

    def read(self, one: Choice, written: str) -> str:
        """Return the value of an option that was written in words; the default for none.

        What is none of its values is returned as it is, for the rules to refuse.
        """
        rules = self.game.rules()
        found = optional.listing(rules, self._start(), one.name)
        if not one.free:
            return self._read_value(one, written) if written else one.default
        if found is None or not written:
            return written or one.default
        ids = (*found.ids, *one.values)
        said = {value: self._value_in_both(one.name, value) for value in one.values}
        return listing.read(written, ids, {**rules.names(), **said})

    def _read_value(self, one: Choice, written: str) -> str:
        """Return the value that is called so in either language; a number may have noughts."""
        if one.span is not None and written.isdecimal() and len(written) < DIGITS:
            return str(int(written))
        wanted = written.casefold()
        for value in one.values:
            named = self._value_in_both(one.name, value)
            if wanted in {value.casefold(), named.en.casefold(), named.fr.casefold()}:
                return value
        return written

    def _value_in_both(self, name: str, value: str) -> Name:
        message = f"{self.lobby.game}-option-{name}-value-{value}"
        if not self.texts.has(message, "en"):
            return Name(value, value)
        return Name(self.texts.get(message, "en"), self.texts.get(message, "fr"))

    def seat_name(self, seat: LobbySeat) -> str:
        """Return the names of who holds a seat, joined; empty where nobody does."""
        return " & ".join(
            holder_name(holder, self.texts, self.locale, safe) for holder in seat.holders
        )

    def say(self, said: Text) -> str:
        """Return a text of the lobby, which names people by where they sit."""
        names = tuple(self.seat_name(seat) for seat in self.lobby.seats)
        return self.texts.say(self.in_words(said), Reader(self.locale, None, names))

    def warning(self, said: Text) -> str:
        """Say what is to be known before the match begins, and does not bar that."""
        return self.ui("lobby-warning", what=self.say(said))

    def in_words(self, said: Text) -> Text:
        """Return a refusal that calls an option, its values or a preset as the panel does."""
        name = said.args.get("name")
        if said.id == "play-preset-seats":
            return text(said.id, **{**said.args, "name": self.own(f"preset-{name}")})
        for one in self.info.choices:
            if said.id in _OF_OPTIONS and one.name == name:
                values = ", ".join(self.value_name(one.name, value) for value in one.values)
                named = {"name": self.option_name(one.name)}
                named |= {"values": values} if "values" in said.args else {}
                return text(said.id, **{**said.args, **named})
        return said

    def choices(self) -> list[Choice]:
        """The options that exist at this number of seats."""
        seats = self.lobby.most
        return [one for one in self.info.choices if not one.seats or seats in one.seats]


def alone_with_ais(screen: LobbyScreen) -> bool:
    """Whether the match of this table would have no hurry, as nobody waits for another (TIM-1.6).

    That is not the pace which was chosen, so it is said.
    """
    lobby = screen.lobby
    alone = lobby.all_taken and len(set(lobby.people)) == 1
    return alone and paced(lobby.terms, 1) != lobby.terms


def is_written(one: Choice) -> bool:
    """Whether the value of an option is written into a form, as no select could hold them all."""
    return one.free or len(one.values) > MOST_VALUES
