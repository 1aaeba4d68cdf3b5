"""The public message of a lobby."""

from discord import ButtonStyle, SelectOption

from cogs.app.channels.channels import rights_in_words
from cogs.app.render_client import accent
from cogs.lobby import lengths
from cogs.lobby.screen import LobbyScreen, alone_with_ais
from cogs.ui.names import safe
from cogs.ui.page import LONG, Button, Item, Page, button, choice, rows, select, small, words
from cogs.ui.words import holder_name, names_in_words, players_in_words, titles_in_words, zone_name
from play.time.pace import pace_of, paced


def lobby_page(screen: LobbyScreen, link: str | None = None) -> Page:
    """Return the public message of a lobby; `link` leads to its match once it has begun."""
    lobby = screen.lobby
    items: list[Item] = [words("\n".join(_lines(screen, link)))]
    if lobby.status == "open":
        items += rows(_seats(screen))
        items += rows(_buttons(screen))
        items += _beside(screen)
        items += rows([button(f"fair:{lobby.id}", screen.ui("lobby-shuffle"))])
    if lobby.status in {"open", "started"}:
        items.append(small(screen.ui("sealed-as", seal=lobby.commitment)))
    return Page(items, accent=accent(lobby.game))


def _title(screen: LobbyScreen) -> str:
    seats, each = screen.info.seats, screen.info.holders
    players = players_in_words((1,) if screen.alone else seats, each, screen.texts, screen.locale)
    return f"{screen.own('name')} · {players}"


def _lines(screen: LobbyScreen, link: str | None) -> list[str]:
    lobby = screen.lobby
    lines = [f"### {_title(screen)}", _state(screen, link)]
    if lobby.status == "open":
        lines += [f"> {screen.say(one)}" for one in lobby.aim]
    seats = [screen.seat_name(seat) for seat in lobby.seats]
    taken = " · ".join(seats) or screen.ui("lobby-empty")
    if lobby.status == "started":
        lines.append(screen.ui("lobby-players", who=taken))
    else:
        lines.append(screen.ui("lobby-seats", taken=len(seats), of=lobby.most, who=taken))
    lines += [
        screen.ui("lobby-brought", who=screen.seat_name(seat), decks=titles)
        for seat in lobby.seats
        if (titles := titles_in_words(seat.titles, screen.texts, screen.locale))
    ]
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
    return [line for line in lines if line]


def _state(screen: LobbyScreen, link: str | None) -> str:
    lobby = screen.lobby
    host = f"<@{lobby.host}>"
    if lobby.complete and lobby.status == "open":
        if len(lobby.people) > 1 and any(seat.missing for seat in lobby.seats):
            return screen.ui("lobby-bringing", host=host)
        if screen.alone:
            return screen.ui("lobby-alone", host=host)
        return screen.ui("lobby-full", host=host)  # of AIs: people who fill it start the match
    if lobby.status == "open":
        return screen.ui("lobby-shared" if lobby.all_taken else "lobby-open", host=host)
    if lobby.status == "started":
        return screen.ui("lobby-started", link=link) if link else screen.ui("lobby-begun")
    return screen.ui(f"lobby-{lobby.status}")


def _terms(screen: LobbyScreen) -> list[str]:
    lobby = screen.lobby
    terms = paced(lobby.terms, 1) if alone_with_ais(screen) else lobby.terms
    pace = screen.texts.get(f"play-pace-{pace_of(terms).key}", screen.locale)
    found = [screen.ui("lobby-pace-alone" if alone_with_ais(screen) else "lobby-pace", pace=pace)]
    if lobby.terms.weekends and not pace_of(lobby.terms).live:
        zone = zone_name(lobby.terms.weekends, screen.texts, screen.locale)
        found.append(screen.ui("lobby-weekends", zone=zone))
    if lobby.together > 1:
        found.append(screen.ui("lobby-together", count=lobby.together))
    if lobby.terms.rated and not screen.alone:
        with_ai = any(one.person is None for seat in lobby.seats for one in seat.holders)
        found.append(screen.ui("lobby-rated-ai" if with_ai else "lobby-rated"))
    usual = "on" if screen.meets_nobody else "off"
    if lobby.terms.hints not in {"", usual} and not lobby.terms.rated:
        found.append(screen.ui(f"lobby-hints-{lobby.terms.hints}"))
    return [*found, *options_told(screen), *_length(screen)]


def _length(screen: LobbyScreen) -> list[str]:
    """Return how long its match takes, where it is played by a preset or as usual."""
    lobby = screen.lobby
    preset = lengths.preset_of(screen.info, lobby.options, lobby.most)
    said = "" if preset is None or lobby.status != "open" else screen.length(preset)
    return [said] if said else []


def options_told(screen: LobbyScreen) -> list[str]:
    """Return the preset of a table; without one, the options that are not as usual."""
    lobby, found = screen.lobby, list[str]()
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


def _seats(screen: LobbyScreen) -> list[Button]:
    """The numbers of seats there may be, the one that is set now lit; none where there is one."""
    lobby, info = screen.lobby, screen.info
    fitting = [count for count in info.seats if count >= len(lobby.seats)]
    if len(fitting) < 2:
        return []
    return [
        button(
            f"seats:{lobby.id}:{count}",
            screen.ui("seats-of", count=count) if count == lobby.most else str(count),
            ButtonStyle.primary if count == lobby.most else ButtonStyle.secondary,
            disabled=count == lobby.most,
        )
        for count in fitting
    ]


def _buttons(screen: LobbyScreen) -> list[Button]:
    lobby = screen.lobby

    def one(
        verb: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False
    ) -> Button:
        return button(f"{verb}:{lobby.id}", screen.ui(verb), style, disabled=disabled)

    found = [
        one("join", ButtonStyle.primary, disabled=lobby.complete),
        one("leave"),
        one("start", ButtonStyle.success, disabled=len(lobby.seats) < min(screen.info.seats)),
        one("options"),
        one("add-ai", disabled=lobby.all_taken),
        button(f"add-ai:{lobby.id}:relaxed", screen.ui("add-relaxed"), disabled=lobby.all_taken),
        *_sharp(screen),
        one("how-to"),
    ]
    if screen.game.lesson is not None:
        found.append(button(f"l-open:{lobby.game}", screen.ui("learn"), most=LONG))
    if any(seat.brings for seat in lobby.seats):
        label = screen.ui("bring")
        found.append(button(f"b-bring:{lobby.id}", label, ButtonStyle.primary))
    return found


def _sharp(screen: LobbyScreen) -> list[Button]:
    """Return the button for a sharp AI, where the game offers that level (MND-1.7)."""
    lobby = screen.lobby
    if not screen.game.sharp:
        return []
    verb, label = f"add-ai:{lobby.id}:sharp", screen.ui("add-sharp")
    return [button(verb, label, disabled=lobby.all_taken)]


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
