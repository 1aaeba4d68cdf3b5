"""What stands on the buttons and lists of a lobby, and what its host reads."""

import pytest
from msgspec.structs import replace

from cogs.lobby.inviting import call_page
from cogs.lobby.page import lobby_page
from cogs.lobby.panel_page import panel_page
from cogs.lobby.screen import LobbyScreen
from cogs.ui.limits import walk
from db.records.holders import Holder
from db.records.lobbies import Invitation
from games.registry import load
from locales.texts import Locale
from tests.cogs import made
from tests.cogs.fit.test_pages_fit import AWAY, BIG
from tests.cogs.labelled import labels, room, said


def test_a_lobby() -> None:
    assert labels(lobby_page(room())) == {
        "seats:3": "3 seats",
        "seats:4": "4",
        "join": "Join",
        "leave": "Leave",
        "start": "Start",
        "options": "Options",
        "add-ai": "Add an AI",
        "add-ai:relaxed": "Relaxed AI",
        "how-to": "How to play",
        "b-bring": "Choose my deck",
        "beside": "Sit with somebody",
        "fair": "Fair shuffle",
    }


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_what_leads_to_a_lesson_and_to_a_sharp_ai_is_said_whole(locale: Locale) -> None:
    game = load()["firstdeck"]
    shown = room()
    lobby = replace(shown.lobby, game="firstdeck")
    found = labels(lobby_page(replace(shown, lobby=lobby, game=game, locale=locale)))
    assert "add-ai:sharp" in found
    assert any(one.startswith(("Learn", "Apprendre")) for one in found.values())
    assert not [one for one in found.values() if one.endswith("…")]


SETTINGS = {
    "opt:preset": "Preset",
    "opt:seats": "Seats",
    "opt:together": "People at a seat",
    "opt:pace": "Pace",
    "opt:absent": "If somebody stays away",
    "opt:language": "Language of the table",
    "opt:option.rounds": "Rounds",
}


def test_the_panel_of_a_host() -> None:
    shown = panel_page(room(), 0, AWAY[:2])
    assert labels(shown) == {
        **SETTINGS,
        "free:track:0": "Track: 40",
        "opt:weekends": "Weekends",
        "opt:rated": "Rating",
        "invite": "Invite somebody",
        "away": "Send somebody away",
        "let-back": "Let somebody back",
        "cancel": "Close this table",
    }
    chosen = {
        node["custom_id"].rpartition(":")[2]: [
            option["label"] for option in node["options"] if "default" in option
        ]
        for node in walk(shown.view().to_components())
        if node.get("options")
    }
    assert chosen["seats"] == ["1 seat", "2 seats", "Seats · 3 seats", "4 seats"]
    assert chosen["together"] == ["one only", "People at a seat · up to 2"]
    assert any(one.startswith("Pace · normal") for one in chosen["pace"])
    assert chosen["language"] == ["English", "Language of the table · Français"]


def test_pages_of_the_panel_lead_to_each_other() -> None:
    first, last = (labels(panel_page(room("nba", 4), page, AWAY)) for page in (0, 1))
    assert first["options:1"] == "More…"
    assert last["options:0"] == "Back"


def test_who_is_sent_away_is_named_in_the_value() -> None:
    ai = Holder(None, "Castor", ai=True)
    seats = room().lobby.seats
    shown = room(seats=(seats[0], replace(seats[1], holders=(ai,)), seats[2]))
    (away,) = [
        node["options"]
        for node in walk(panel_page(shown, 0).view().to_components())
        if node.get("custom_id", "").startswith("away:")
    ]
    values = [f"person.{BIG - 1}", "ai.1", f"person.{BIG - 3}"]
    assert [one["value"] for one in away] == values


def without_missing(shown: LobbyScreen) -> LobbyScreen:
    seats = tuple(replace(one, missing=False) for one in shown.lobby.seats)
    return replace(shown, lobby=replace(shown.lobby, seats=seats))


HOST = f"<@{BIG}>"


def test_the_state_of_a_table() -> None:
    full = room("sampler", 3, together=1)
    ids = {
        "lobby-open": room(seats=()),
        "lobby-shared": room(),
        "lobby-bringing": full,
        "lobby-full": without_missing(full),
        "lobby-begun": room(status="started"),
        "lobby-cancelled": room(status="cancelled"),
        "lobby-expired": room(status="expired"),
    }
    for ident, shown in ids.items():
        assert f"\n{made.TEXTS.get(f'ui-{ident}', 'en', host=HOST)}\n" in said(lobby_page(shown))
    link = "<#77>"
    started = made.TEXTS.get("ui-lobby-started", "en", link=link)
    assert f"\n{started}\n" in said(lobby_page(room(status="started"), link))
    assert "Seats 0 of 3: nobody yet" in said(lobby_page(room(seats=())))


def test_once_a_match_has_begun_its_table_names_who_plays_and_no_free_seats() -> None:
    shown = said(lobby_page(room(status="started")))
    assert "\nAt the table: " in shown
    assert "Seats " not in shown


@pytest.mark.rule("TIM-1.6")
def test_the_terms_of_a_table() -> None:
    shown = said(lobby_page(room()))
    pace = "normal (answer once a day and you never lose time)"
    assert f"\nPace: {pace} · up to 2 a seat · Rounds: 3 · Track: 40\n" in shown
    assert "up to" not in said(lobby_page(room(together=1)))


def test_who_is_invited_is_named_and_may_answer() -> None:
    asked = tuple(
        Invitation(person=at, name=name, until_at=made.NOW) for at, name in ((7, "Dov"), (8, "Éva"))
    )
    shown = room(seats=room().lobby.seats[:1], invitations=asked, rematch_of=None)
    assert "\nInvited: Dov and Éva\n" in said(lobby_page(shown))
    assert "Invited" not in said(lobby_page(room(status="started", invitations=asked)))
    assert "Dov" not in said(lobby_page(shown.unnamed))
    call = call_page(shown, asked)
    assert labels(call) == {"accept": "Accept", "refuse": "Decline"}
    assert said(call).startswith(f"<@7> and <@8>: {HOST} invites you to a match of Sampler.")
    again = call_page(room(seats=shown.lobby.seats, rematch_of="m"), asked)
    assert said(again).startswith(f"<@7> and <@8>: {HOST} would like a rematch of Sampler.")


def test_as_many_may_be_invited_as_there_is_room_for() -> None:
    few = room(seats=room().lobby.seats[:1], together=1)
    assert labels(panel_page(few, 0))["invite"] == "Invite somebody"
    full = room("sampler", 3, together=1)
    pages = [labels(panel_page(full, page)) for page in (0, 1)]
    assert not any("invite" in page for page in pages)
