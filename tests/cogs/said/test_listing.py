"""Options whose value lists printed names: what people may write, and what they read."""

import pytest
from msgspec.structs import replace

from cogs.lobby.page import lobby_page
from cogs.lobby.screen import LobbyScreen
from cogs.ui import listing
from games.core.info import Start
from games.core.text import Name
from locales.texts import Locale
from tests.cogs import made
from tests.cogs.fit.test_pages_fit import lobby

NAMES = {
    "owl": Name("Owl", "Chouette"),
    "lynx": Name("Lynx", "Lynx"),
    "bear": Name("Polar bear", "Ours évadé"),
}
EIGHT = "bear,tiger,shark,eagle,caribou,wolf,horse,duck"


def room(locale: Locale, most: int = 4, **options: str) -> LobbyScreen:
    base = replace(lobby("allstar", most, made.PLAIN), options=options, problems=())
    return LobbyScreen(base, made.GAMES["allstar"], made.TEXTS, locale)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("owl, lynx", "owl,lynx"),
        ("CHOUETTE;Lynx", "owl,lynx"),
        ("chouette lynx", "owl,lynx"),
        ("Ours evade, polar bear", "bear,bear"),
        ("Owl, Renard", "owl,Renard"),
        (" , ", ""),
    ],
)
def test_names_of_both_languages_are_read(written: str, read: str) -> None:
    assert listing.read(written, tuple(NAMES), NAMES) == read


@pytest.mark.parametrize(
    "written",
    [
        "Ours, Tigre, Requin, Aigle, Caribou, Loup, Cheval, Canard",
        "bear tiger shark eagle caribou wolf horse duck",
        "OURS; tigre; requin; aigle; caribou; loup; cheval; duck",
    ],
)
def test_what_was_written_becomes_the_value(written: str) -> None:
    shown = room("fr")
    assert shown.read(shown.choice("species"), written) == EIGHT
    start = Start(4, {"species": EIGHT})
    assert made.GAMES["allstar"].rules().check(start) == ()


@pytest.mark.parametrize("written", ["", "Tirées au sort", "tirees au sort", "Drawn by lot"])
def test_nothing_written_and_the_name_of_the_default_are_the_default(written: str) -> None:
    shown = room("fr")
    assert shown.read(shown.choice("species"), written) == "random"


@pytest.mark.parametrize(
    ("locale", "most", "said"),
    [
        ("fr", 4, "À nommer, 8 parmi\u00a0: Ours, Tigre, Requin,"),
        ("en", 2, "Name 5 of these: Bear, Tiger, Shark,"),
    ],
)
def test_the_form_says_the_names_and_how_many(locale: Locale, most: int, said: str) -> None:
    shown = room(locale, most)
    assert shown.hint(shown.choice("species")).startswith(said)
    assert not shown.hint(shown.choice("draft"))


@pytest.mark.parametrize(("locale", "said"), [("fr", "Ours, Tigre"), ("en", "Bear, Tiger")])
def test_the_lobby_names_them_in_its_language(locale: Locale, said: str) -> None:
    shown = room(locale, species=EIGHT)
    page = lobby_page(shown).view().to_components()
    assert said in str(page)
    assert "caribou,wolf" not in str(page)
