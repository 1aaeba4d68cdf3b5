"""The public message of a lobby, and the host's panel of options."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import get_args

from discord import ButtonStyle, SelectOption, ui

from cogs.app.channels.places import rights_in_words
from cogs.app.render_client import accent
from cogs.ui import listing
from cogs.ui.limits import walk
from cogs.ui.names import bare, safe
from cogs.ui.page import (
    LONG,
    Button,
    Item,
    Page,
    button,
    choice,
    clip,
    rows,
    select,
    setting,
    small,
    words,
)
from cogs.ui.words import (
    holder_name,
    names_in_words,
    noted,
    players_in_words,
    unnamed,
    zone_name,
)
from games.core.info import Choice, Info, Listing, Start
from games.core.refused import Refused
from games.core.text import Name, Text, text
from games.registry import Game
from locales import Reader, Texts
from locales.texts import Locale
from play.records import Lobby, LobbySeat, Person
from play.time.pace import offered, pace_of

A_PAGE = 12  # selects on one page of the panel
MOST_VALUES = 25  # of a select, Discord's limit
INVITED = 10  # people who may be invited at once
DIGITS = 10  # so many no number of an option has
_OF_OPTIONS = (
    "core-option-seats",
    "core-option-value",
    "core-option-number",
)  # refusals that name an option


@dataclass(frozen=True)
class LobbyScreen:
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
        if rules.listing(self._start(), name) is None:
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
        """Say what may be written for an option; "" where that is anything, or nothing is."""
        rules = self.game.rules()
        found = rules.listing(self._start(), one.name)
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
        found = self.game.rules().listing(self._start(), one.name) if one.free else None
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
        found = rules.listing(self._start(), one.name)
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


def lobby_page(screen: LobbyScreen, link: str | None = None) -> Page:
    """Return the public message of a lobby; `link` leads to its match once it has begun."""
    lobby = screen.lobby
    items: list[Item] = [words("\n".join(_lines(screen, link)))]
    if lobby.status == "open":
        items += rows(_buttons(screen))
        items += _beside(screen)
        items += rows([button(f"fair:{lobby.id}", screen.ui("lobby-shuffle"))])
    return Page(items, accent=accent(lobby.game))


def _title(screen: LobbyScreen) -> str:
    seats, each = screen.info.seats, screen.info.holders
    alone = _alone(screen.lobby)
    players = players_in_words((1,) if alone else seats, each, screen.texts, screen.locale)
    return f"{screen.own('name')} · {players}"


def _lines(screen: LobbyScreen, link: str | None) -> list[str]:
    lobby = screen.lobby
    lines = [f"### {_title(screen)}", _state(screen, link)]
    seats = [screen.seat_name(seat) for seat in lobby.seats]
    taken = " · ".join(seats) or screen.ui("lobby-empty")
    if lobby.status == "started":
        lines.append(screen.ui("lobby-players", who=taken))
    else:
        lines.append(screen.ui("lobby-seats", taken=len(seats), of=lobby.most, who=taken))
    if lobby.invitations and lobby.status == "open":
        asked = [safe(one.name) for one in lobby.invitations]
        who = names_in_words(asked, screen.texts, screen.locale)
        lines.append(screen.ui("lobby-invited", who=who))
    lines.append(" · ".join(_terms(screen)))
    if lobby.status == "open":
        lines += [f"-# {screen.say(one)}" for one in lobby.problems]
        lines += [f"-# {screen.warning(one)}" for one in lobby.warnings]
        if screen.no_thread:
            rights = rights_in_words(screen.ui, screen.no_thread)
            lines.append(f"-# {screen.ui('lobby-no-thread', rights=rights)}")
    if lobby.status in {"open", "started"}:
        lines.append(f"-# {screen.ui('lobby-sealed', seal=noted(lobby.commitment))}")
    return [line for line in lines if line]


def _alone(lobby: Lobby) -> bool:
    """Say whether this table is for one person."""
    return lobby.most * lobby.together == 1


def _state(screen: LobbyScreen, link: str | None) -> str:
    lobby = screen.lobby
    host = f"<@{lobby.host}>"
    if lobby.complete and lobby.status == "open":
        if len(lobby.people) > 1 and any(seat.missing for seat in lobby.seats):
            return screen.ui("lobby-bringing", host=host)
        if _alone(lobby):
            return screen.ui("lobby-alone", host=host)
        return screen.ui("lobby-full", host=host)  # of AIs: people who fill it start the match
    if lobby.status == "open":
        return screen.ui("lobby-shared" if lobby.all_taken else "lobby-open", host=host)
    if lobby.status == "started":
        return screen.ui("lobby-started", link=link) if link else screen.ui("lobby-begun")
    return screen.ui(f"lobby-{lobby.status}")


def _terms(screen: LobbyScreen) -> list[str]:
    lobby = screen.lobby
    pace = screen.texts.get(f"play-pace-{pace_of(lobby.terms).key}", screen.locale)
    found = [screen.ui("lobby-pace", pace=pace)]
    if lobby.terms.weekends and not pace_of(lobby.terms).live:
        zone = zone_name(lobby.terms.weekends, screen.texts, screen.locale)
        found.append(screen.ui("lobby-weekends", zone=zone))
    if lobby.together > 1:
        found.append(screen.ui("lobby-together", count=lobby.together))
    if lobby.terms.rated and not _alone(lobby):
        with_ai = any(one.person is None for seat in lobby.seats for one in seat.holders)
        found.append(screen.ui("lobby-rated-ai" if with_ai else "lobby-rated"))
    preset = lobby.preset if any(one.name == lobby.preset for one in screen.info.presets) else None
    if preset is not None:
        found.append(screen.own(f"preset-{preset}"))
    for one in screen.choices():
        value = lobby.options.get(one.name, one.default)
        if value != one.default and preset is None:
            named = screen.value_name(one.name, value)
            found.append(
                screen.ui("lobby-option", name=screen.option_name(one.name), value=safe(named))
            )
    return found


def _buttons(screen: LobbyScreen) -> list[Button]:
    lobby = screen.lobby

    def one(
        verb: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False
    ) -> Button:
        return button(f"{verb}:{lobby.id}", screen.ui(verb), style, disabled=disabled)

    found = [
        one("join", ButtonStyle.success, disabled=lobby.complete),
        one("leave"),
        one("start", ButtonStyle.primary, disabled=len(lobby.seats) < min(screen.info.seats)),
        one("options"),
        one("add-ai", disabled=lobby.all_taken),
        one("how-to"),
    ]
    if any(seat.brings for seat in lobby.seats):
        label = screen.ui("bring")
        found.append(button(f"b-bring:{lobby.id}", label, ButtonStyle.primary))
    return found


def _beside(screen: LobbyScreen) -> list[Item]:
    """A select of those beside whom one may sit down, also instead of where one sits now."""
    lines: list[SelectOption] = []
    for number in screen.lobby.with_room:
        here = screen.lobby.seats[number].holders
        names = " & ".join(holder_name(one, screen.texts, screen.locale) for one in here)
        more = screen.ui("room-beside", count=screen.lobby.together - len(here))
        lines.append(choice(str(here[0].person), names, more))
    return (
        [select(f"beside:{screen.lobby.id}", screen.ui("sit-beside"), lines[:25])] if lines else []
    )


def panel_page(
    screen: LobbyScreen, page: int, sent_away: Sequence[Person] = (), used: str | None = None
) -> Page:
    """Return the host's private panel: a select for each thing that may be chosen.

    It lies open at `page`, or where the select that was just `used` stands now.
    """
    people = [*_inviting(screen), *_away(screen), *_back(screen, sent_away)]
    selects = [*_selects(screen), *_weekends(screen), *_rated(screen), *people]
    items, foot = _paged(screen, selects, page, used)
    cancel = f"cancel:{screen.lobby.id}"
    foot.append(button(cancel, screen.ui("cancel-lobby"), ButtonStyle.danger))
    items += rows(foot)
    said = [
        *(screen.say(one) for one in screen.lobby.problems),
        *map(screen.warning, screen.lobby.warnings),
    ]
    if said:
        items.append(small("\n".join(said)))
    return Page(items, accent=accent(screen.lobby.game))


def options_page(screen: LobbyScreen, back: Button, page: int = 0, used: str | None = None) -> Page:
    """Return the panel of the options alone, for matches that have no lobby; `back` leads away."""
    selects = [*_presets(screen), *_choices(screen)]
    items, foot = _paged(screen, selects, page, used)
    return Page([*items, *rows([*foot, back])], accent=accent(screen.lobby.game))


def _paged(
    screen: LobbyScreen, selects: Sequence[Item], page: int, used: str | None
) -> tuple[list[Item], list[Button]]:
    """Return a page of a panel, and the buttons below: to other pages, and what is written."""
    pages = [list(selects[at : at + A_PAGE]) for at in range(0, len(selects), A_PAGE)] or [[]]
    if used is not None:  # those that vanish when used are the last ones
        found = (at for at, rows in enumerate(pages) if any(_bears(row, used) for row in rows))
        page = next(found, len(pages))
    page = min(page, len(pages) - 1)
    title: list[Item] = [words(f"### {screen.ui('options')}\n-# {screen.ui('options-hint')}")]
    foot: list[Button] = []
    lobby, verb = screen.lobby.id, f"{screen.prefix}options"
    if page > 0:
        foot.append(button(f"{verb}:{lobby}:{page - 1}", screen.ui("back")))
    if page + 1 < len(pages):
        foot.append(button(f"{verb}:{lobby}:{page + 1}", screen.ui("more")))
    foot += [
        button(f"{screen.prefix}free:{lobby}:{one.name}:{page}", label, most=LONG)
        for one in screen.choices()
        if is_written(one) and screen.listed(one) is None
        for label in [_written_label(screen, one)]
    ]
    return [*title, *pages[page]], foot


def is_written(one: Choice) -> bool:
    """Whether the value of an option is written into a form, as no select could hold them all."""
    return one.free or len(one.values) > MOST_VALUES


def _weekends(screen: LobbyScreen) -> list[Item]:
    """The select that says whether weekends count; none where nobody waits over one."""
    if pace_of(screen.lobby.terms).live:
        return []
    lines = [(one, screen.ui(f"weekends-{one}")) for one in ("on", "off")]
    now = "off" if screen.lobby.terms.weekends else "on"
    return [_select(screen, "weekends", screen.ui("weekends"), lines, now)]


def _rated(screen: LobbyScreen) -> list[Item]:
    """The select that says whether ratings follow from the match; none where one plays alone."""
    if _alone(screen.lobby):
        return []
    lines = [(one, screen.ui(f"rated-{one}")) for one in ("no", "yes")]
    now = "yes" if screen.lobby.terms.rated else "no"
    return [_select(screen, "rated", screen.ui("rated"), lines, now)]


def _bears(row: Item, custom_id: str) -> bool:
    return any(node.get("custom_id") == custom_id for node in walk([row.to_component_dict()]))


def _written_label(screen: LobbyScreen, one: Choice) -> str:
    """Return what the button of a written option says: its value too, where that is a number."""
    name = screen.option_name(one.name)
    if one.free:
        return name
    value = screen.lobby.options.get(one.name, one.default)
    return screen.ui("lobby-option", name=name, value=screen.value_name(one.name, value))


def _selects(screen: LobbyScreen) -> list[Item]:
    lobby = screen.lobby
    found = _presets(screen)
    seats = [(str(n), screen.ui("seats-of", count=n)) for n in screen.info.seats]
    found.append(_select(screen, "seats", screen.ui("seats"), seats, str(lobby.most)))
    if screen.info.holders > 1:
        numbers = range(1, screen.info.holders + 1)
        people = [(str(n), screen.ui("together-of", count=n)) for n in numbers]
        title = screen.ui("together")
        found.append(_select(screen, "together", title, people, str(lobby.together)))
    keys = offered(lobby.terms.pace)
    paces = [(key, screen.texts.get(f"play-pace-{key}", screen.locale)) for key in keys]
    found.append(_select(screen, "pace", screen.ui("pace"), paces, lobby.terms.pace))
    away = [(one, screen.ui(f"absent-{one}")) for one in ("ai", "concede")]
    found.append(_select(screen, "absent", screen.ui("absent"), away, lobby.terms.absent))
    languages = [(one, screen.ui(f"language-{one}")) for one in get_args(Locale)]
    found.append(_select(screen, "language", screen.ui("table-language"), languages, lobby.locale))
    return [*found, *_choices(screen)]


def _presets(screen: LobbyScreen) -> list[Item]:
    """The select of a preset; none where the game has none for so many."""
    lobby = screen.lobby
    presets = [p for p in screen.info.presets if not p.seats or lobby.most in p.seats]
    if not presets:
        return []
    lines = [(one.name, screen.own(f"preset-{one.name}")) for one in presets]
    return [_select(screen, "preset", screen.ui("preset"), lines, lobby.preset or "")]


def _choices(screen: LobbyScreen) -> list[Item]:
    """A select for each option of the game, but for those that are written."""
    lobby = screen.lobby
    found: list[Item] = []
    for one in screen.choices():
        several = screen.listed(one)
        if several is not None:
            found.append(_several(screen, one, several))
        elif not is_written(one):
            values = [(value, screen.value_name(one.name, value)) for value in one.values]
            value = lobby.options.get(one.name, one.default)
            name = screen.option_name(one.name)
            found.append(_select(screen, f"option.{one.name}", name, values, value))
    return found


def _several(screen: LobbyScreen, one: Choice, found: Listing) -> Item:
    """The select of an option that lists several of many; nothing picked is its default."""
    value = screen.lobby.options.get(one.name, one.default)
    chosen = [] if value == one.default else value.split(",")
    title = screen.option_name(one.name)
    names = screen.names_of(found).items()
    lines = [choice(key, name, default=key in chosen) for key, name in names]
    which = f"{screen.prefix}opts:{screen.lobby.id}:{one.name}"
    if chosen:
        return setting(which, title, lines, 0, found.count)
    now = screen.ui("lobby-option", name=title, value=screen.value_name(one.name, value))
    return select(which, now, lines, 0, found.count)


def _inviting(screen: LobbyScreen) -> list[Item]:
    """A select of people of the server who are asked to sit down."""
    lobby = screen.lobby
    left = lobby.room - len(lobby.invitations)
    if left < 1:
        return []
    people: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=f"invite:{lobby.id}",
        placeholder=clip(screen.ui("invite"), 150),
        max_values=min(left, INVITED),
    )
    return [ui.ActionRow(people)]


def _away(screen: LobbyScreen) -> list[Item]:
    """A select that sends somebody, or an AI, away from the table."""
    lines: list[SelectOption] = []
    for number, seat in enumerate(screen.lobby.seats):
        for holder in seat.holders:
            if holder.person != screen.lobby.host:
                value = f"ai.{number}" if holder.person is None else f"person.{holder.person}"
                lines.append(choice(value, holder_name(holder, screen.texts, screen.locale)))
    if not lines:
        return []
    return [select(f"away:{screen.lobby.id}", screen.ui("send-away"), lines[:25])]


def _back(screen: LobbyScreen, sent_away: Sequence[Person]) -> list[Item]:
    """A select that lets somebody who was sent away sit down again."""
    former = screen.texts.get("play-former-player", screen.locale)
    lines = [choice(str(one.id), bare(one.name or former)) for one in sent_away[-25:]]
    return [select(f"let-back:{screen.lobby.id}", screen.ui("let-back"), lines)] if lines else []


def _select(
    screen: LobbyScreen, what: str, title: str, lines: Sequence[tuple[str, str]], value: str
) -> Item:
    options = [choice(key, name, default=key == value) for key, name in lines]
    return setting(f"{screen.prefix}opt:{screen.lobby.id}:{what}", title, options[:25])
