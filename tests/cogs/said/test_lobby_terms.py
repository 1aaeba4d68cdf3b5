"""The terms of a lobby, as its message says them."""

from types import SimpleNamespace
from typing import Any

import pytest
from discord import ButtonStyle
from msgspec.structs import replace

from cogs.lobby.games import games_page
from cogs.lobby.page import lobby_page
from cogs.lobby.panel_page import panel_page
from cogs.lobby.screen import LobbyScreen, is_written
from cogs.ui.limits import walk
from db.records.holders import Holder
from db.records.time import TimeTerms
from games.core.text import Text, text
from locales.texts import Locale
from play.lobby.beginnings import usual
from play.lobby.records import Lobby
from tests.cogs import made
from tests.cogs.fit.test_pages_fit import lobby
from tests.cogs.labelled import labels, said


def test_a_preset_that_a_release_no_longer_has_is_told_by_its_options() -> None:
    base = replace(lobby("allstar", 2, made.PLAIN), options={"draft": "two"}, problems=())
    game = made.GAMES["allstar"]
    said = [
        lobby_page(LobbyScreen(replace(base, preset=preset), game, made.TEXTS, "en")).view()
        for preset in (None, "former")
    ]
    assert str(said[0].to_components()) == str(said[1].to_components())


def track(locale: Locale, **changes: object) -> LobbyScreen:
    """A table of the made-up game, which has an option of forty values."""
    base = replace(lobby("sampler", 2, made.PLAIN), problems=(), options={})
    return LobbyScreen(replace(base, **changes), made.GAMES["sampler"], made.TEXTS, locale)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "-# Note: Nobody gets beyond place 6 on a track of 40."),
        ("fr", "-# À savoir\u00a0: Sur une piste de 40, personne ne dépasse la case 6."),
    ],
)
def test_a_warning_stands_at_the_table_and_in_the_panel(locale: Locale, said: str) -> None:
    warned = track(locale, warnings=(text("sampler-long-track", reach=6, track=40),))
    for page in (lobby_page(warned), panel_page(warned, 0)):
        assert said in str(page.view().to_components()).replace("\\xa0", "\u00a0")
    assert said[:9] not in str(lobby_page(track(locale)).view().to_components())
    begun = replace(warned, lobby=replace(warned.lobby, status="started"))
    assert said not in str(lobby_page(begun).view().to_components())


@pytest.mark.parametrize(
    ("written", "value"),
    [("7", "7"), ("007", "7"), ("", "20"), ("41", "41"), ("seven", "seven"), ("9" * 40, "9" * 40)],
)
def test_a_number_of_many_is_read_as_it_is_written(written: str, value: str) -> None:
    shown = track("en")
    assert shown.read(shown.choice("track"), written) == value


@pytest.mark.parametrize("written", ["Deux contre deux", "two and TWO", "yes"])
def test_a_value_is_read_under_its_name_in_either_language(written: str) -> None:
    shown = track("fr")
    assert shown.read(shown.choice("partners"), written) == "yes"


def test_what_a_select_cannot_hold_is_written() -> None:
    shown = track("en")
    written = [one.name for one in shown.choices() if is_written(one)]
    assert written == ["track"]
    assert shown.hint(shown.choice("track")) == "A number from 5 to 40."
    assert shown.hint(shown.choice("rounds")) == ""


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (
            text("core-option-seats", name="partners", seats=2),
            "The option “Partners” does not exist with 2 players.",
        ),
        (
            text("core-option-value", name="rounds", value="9", values="2, 1, 3"),
            "“9” does not fit the option “Rounds”. Possible: 2, 1, 3.",
        ),
        (
            text("core-option-number", name="track", value="4", least=5, most=40),
            "“4” does not fit the option “Track”: a number from 5 to 40.",
        ),
        (
            text("play-preset-seats", name="short", seats=2),
            "The preset “One round” does not exist with 2 players.",
        ),
    ],
)
def test_a_refusal_calls_options_and_presets_as_the_panel_does(refusal: Text, said: str) -> None:
    assert track("en").say(refusal) == said


def test_a_table_names_the_zone_of_weekends_that_do_not_count() -> None:
    terms = TimeTerms(weekends="Europe/Paris")
    shown = str(lobby_page(track("en", terms=terms)).view().to_components())
    assert "weekends do not count (Paris, Brussels, Geneva)" in shown
    live = replace(terms, pace="live-3")
    assert "weekends" not in str(lobby_page(track("en", terms=live)).view().to_components())
    assert "weekends" not in str(lobby_page(track("en")).view().to_components())


@pytest.mark.rule("EVT-6.1")
def test_a_table_says_whether_it_is_rated() -> None:
    terms = TimeTerms(rated=True)
    assert ", rated" not in str(lobby_page(track("en")).view().to_components())
    screen = track("en", terms=terms)
    assert "· rated" in str(lobby_page(screen).view().to_components())
    ai = Holder(None, "Castor", ai=True)
    first, *rest = screen.lobby.seats
    lobby = replace(screen.lobby, seats=(first, replace(rest[0], holders=(ai,)), *rest[1:]))
    with_ai = replace(screen, lobby=lobby)
    assert "not rated, as an AI plays" in str(lobby_page(with_ai).view().to_components())
    alone = replace(screen, lobby=replace(lobby, most=1, together=1, seats=(first,)))
    assert "rated" not in str(lobby_page(alone).view().to_components())
    assert "opt:rated" not in labels(panel_page(alone, 0))


@pytest.mark.parametrize(
    ("locale", "hurried", "unhurried"),
    [
        ("en", "Pace: normal", "Pace: no hurry"),
        ("fr", "Rythme : normal", "Rythme : sans se presser"),
    ],
)
def test_with_ais_alone_the_table_says_that_nothing_hurries(
    locale: Locale, hurried: str, unhurried: str
) -> None:
    """As the match will be (TIM-1.6), unless a pace was chosen."""
    shown = track(locale)
    both, other = shown.lobby.seats
    me = replace(both, holders=both.holders[:1])
    ai = replace(other, holders=(Holder(None, "Castor", ai="sensible"),))
    alone = replace(shown.lobby, seats=(me, ai))
    chosen = replace(alone, terms=TimeTerms(pace="calm"))

    def line(lobby: Lobby) -> str:
        return said(lobby_page(replace(shown, lobby=lobby)))

    assert unhurried in line(alone)
    assert hurried in line(shown.lobby)
    assert hurried in line(replace(alone, seats=(me,)))  # somebody may still come
    assert unhurried not in line(chosen)


LENGTHS = {"en": "about 6 days, 10 min of play each", "fr": "environ 6 jours, 10 min de jeu chacun"}


@pytest.mark.parametrize("locale", made.BOTH)
def test_how_long_a_match_takes_is_said_in_the_lobby_and_where_a_preset_is_chosen(
    locale: Locale,
) -> None:
    base = replace(lobby("nba", 2, made.PLAIN), problems=(), terms=TimeTerms("day"))
    first = replace(base, preset="first", options={"quarters": "2"})

    def at(shown: Lobby) -> LobbyScreen:
        return LobbyScreen(shown, made.GAMES["nba"], made.TEXTS, locale)

    assert LENGTHS[locale] in said(lobby_page(at(first)))
    nodes = walk(panel_page(at(first), 0).view().to_components())
    select = next(one for one in nodes if str(one.get("custom_id")).endswith(":preset"))
    told = {one["value"]: one["description"] for one in select["options"]}
    assert told["first"] == LENGTHS[locale]
    assert all(told.values())
    assert len(set(told.values())) == 3  # a tournament is an expert's match
    # as usual is a preset, too; options of one's own are not
    twelve = LENGTHS[locale].replace("6", "12", 1).replace("10", "25")
    assert twelve in said(lobby_page(at(replace(base, preset=None, options={}))))
    own = replace(base, preset=None, options={"quarters": "3"})
    assert twelve.split(",", 1)[0] not in said(lobby_page(at(own)))
    # nobody waits for anybody
    alone = replace(first, most=1, seats=first.seats[:1], together=1)
    assert made.TEXTS.get("ui-length-alone", locale, own="10 min") in said(lobby_page(at(alone)))


def test_the_games_to_open_a_table_for_say_how_long_they_take() -> None:
    context = SimpleNamespace(
        bot=SimpleNamespace(games=made.GAMES),
        texts=made.TEXTS,
        locale="en",
        ui=lambda one, **args: made.TEXTS.get(f"ui-{one}", "en", **args),
    )
    (select,) = [
        one for one in walk(games_page(context).view().to_components()) if "options" in one
    ]
    told = {one["value"]: one["description"] for one in select["options"]}
    assert told["nintendo"].endswith("· about 21 days, 10 min of play each")


@pytest.mark.parametrize(
    ("game", "people", "seats"),
    [("firstdeck", 1, 2), ("firstdeck", 4, 4), ("allstar", 1, 3), ("nba", 1, 2), ("jam", 3, 3)],
)
def test_a_table_is_opened_for_the_usual_number(game: str, people: int, seats: int) -> None:
    assert usual(made.GAMES[game].info, people) == seats


def test_the_usual_number_is_lit_and_start_waits_for_the_least() -> None:
    table = replace(lobby("allstar", 3, made.PLAIN), problems=())

    def nodes(sitting: int) -> dict[str, dict[str, Any]]:
        shown = replace(table, seats=table.seats[:sitting])
        page = lobby_page(LobbyScreen(shown, made.GAMES["allstar"], made.TEXTS, "en"))
        found = walk(page.view().to_components())
        return {str(one["custom_id"]): one for one in found if "custom_id" in one}

    for sitting in (1, 2):
        found = nodes(sitting)
        seats = [one for key, one in found.items() if key.startswith("seats:")]
        assert [one["label"] for one in seats if one["style"] == ButtonStyle.primary.value] == [
            "3 seats"
        ]
        assert [one["label"] for one in seats][-1] == "6"  # more can be chosen
        start = next(one for key, one in found.items() if key.startswith("start:"))
        assert bool(start.get("disabled")) is (sitting < 2)
