"""What buttons, selects and states say on the pages of a person and of a server."""

import pytest
from msgspec.structs import replace

from cogs.people.calls import calls_page
from cogs.people.days_off import days_off_page
from cogs.people.hours import hours_page, quiet_form
from cogs.people.settings import people_page, reading_page
from cogs.server.settings import server_page
from cogs.ui.limits import walk
from cogs.ui.page import Page
from db.records.people import Direct, PersonSettings
from db.records.servers import ServerSettings
from db.records.time import Quiet
from locales.texts import Locale
from play.people.days_off import OwnDaysOff
from tests.cogs import made
from tests.cogs.fit.test_pages_fit import Screen
from tests.cogs.labelled import ENGLISH, labels, said

TABS = {"mine:calls": "Calls", "mine:time": "Time", "mine:people": "People"}
TABS["mine:reading"] = "Reading"


def test_the_pages_of_a_person_say_what_holds_and_offer_the_other() -> None:
    off, on = PersonSettings("en", False, True, None), PersonSettings("en", True, False, None)
    assert said(calls_page(ENGLISH, off)).strip().splitlines()[:2] == [
        "### Your settings · Calls",
        "You are not called. /turn lists the matches waiting for you.",
    ]
    assert "in the thread of a match when it is your turn" in said(calls_page(ENGLISH, on))
    thread = {**TABS, "my-calls": "How I am called", "my-reminders": "Reminders"}
    assert labels(calls_page(ENGLISH, on)) == {**thread, "my-next:1": "Tell me I’m next"}
    told = calls_page(ENGLISH, replace(on, next_up=True))
    assert "You are also told when you are next" in said(told)
    assert labels(told) == {**thread, "my-next:0": "Don’t say I’m next"}
    note = replace(on, next_up=True, calls="daily")
    assert "next" not in said(calls_page(ENGLISH, note, Direct(person=1, channel=2)))
    assert labels(calls_page(ENGLISH, off)) == {**TABS, "my-calls": "How I am called"}
    assert "Tables are shown in words." in said(reading_page(ENGLISH, off))
    reading = {**TABS, "my-language": "Language"}
    assert labels(reading_page(ENGLISH, off)) == {**reading, "my-texts:0": "Tables as pictures"}
    assert labels(reading_page(ENGLISH, on)) == {**reading, "my-texts:1": "Tables in words"}
    own = {"sub-list": "Help out", "my-data": "My data", "my-forgetting": "Forget me"}
    assert labels(people_page(ENGLISH)) == {**TABS, **own}


@pytest.mark.rule("TIM-4.1")
def test_the_page_of_calls_says_what_comes_when_and_what_does_not_work() -> None:
    daily = PersonSettings("en", calls="daily", note_hour=7)
    works = Direct(person=1, channel=2)
    page = calls_page(ENGLISH, daily, works)
    assert "Once a day, at 7:00, you get a direct message" in said(page)
    assert chosen(page) == {
        "my-calls": ["daily"],
        "my-note-hour": ["7"],
        "my-reminders": ["3h"],
    }
    page = calls_page(ENGLISH, replace(daily, reminders=()), works)
    assert chosen(page)["my-reminders"] == []
    direct = PersonSettings("en", calls="direct", reminders=("half", "3h"))
    page = calls_page(ENGLISH, direct, works)
    assert chosen(page) == {"my-calls": ["direct"], "my-reminders": ["half", "3h"]}
    assert len(said(page).strip().splitlines()) == 2
    for trouble, words in (
        (None, "I am opening our direct messages"),
        (Direct(person=1), "I am opening our direct messages"),
        (Direct(person=1, channel=2, refused=50007), "Discord did not let me write to you"),
        (Direct(person=1, channel=2, refused=50278, told=True), "I cannot write to you"),
        (Direct(person=1, refused=40003), "will not let me open direct messages for now"),
    ):
        assert words in said(calls_page(ENGLISH, direct, trouble))


def test_the_page_of_time_offers_usual_values_before_forms() -> None:
    night = Quiet(22 * 60 + 10, 9 * 60, "Asia/Tokyo")
    page = hours_page(ENGLISH, PersonSettings("en", quiet=night), made.NOW)
    assert said(page).strip().splitlines() == [
        "### Your settings · Time",
        "Your time zone: Tokyo. It is 18:00 there.",
        "Quiet from 22:10 to 07:10: nobody calls you then,"
        " and these hours do not count where every turn has its own time limit.",
        "-# Others can guess your hours from when you are called and answer.",
    ]
    assert labels(page) == {
        **TABS,
        "my-zone": "Time zone",
        "my-quiet-usual": "Quiet hours",
        "my-leave": "I am away…",
        "my-quiet": "Other hours…",
        "my-zone-name": "Other time zone…",
    }
    assert chosen(page) == {"my-zone": ["Asia/Tokyo"], "my-quiet-usual": ["22:10-07:10"]}
    fresh = hours_page(ENGLISH, PersonSettings("fr"), made.NOW)
    assert chosen(fresh) == {"my-zone": ["Europe/Paris"], "my-quiet-usual": ["none"]}
    far = hours_page(ENGLISH, PersonSettings(home="America/Port-au-Prince"), made.NOW)
    assert chosen(far)["my-zone"] == ["America/Port-au-Prince"]


def chosen(page: Page) -> dict[str, list[str]]:
    """What is chosen in each select of a page."""
    return {
        node["custom_id"]: [one["value"] for one in node["options"] if one.get("default")]
        for node in walk(page.view().to_components())
        if "options" in node
    }


@pytest.mark.parametrize(
    ("locale", "quiet", "expected"),
    [
        ("en", None, [None, None]),
        ("fr", Quiet(22 * 60 + 30, 9 * 60, "Asia/Tokyo"), ["22:30", "07:30"]),
    ],
)
def test_the_form_for_quiet_hours_holds_those_there_are(
    locale: Locale, quiet: Quiet | None, expected: list[str | None]
) -> None:
    screen = Screen(locale)
    form = quiet_form(screen, quiet)
    assert form.title == screen.ui("quiet-hours")
    fields = [node for node in walk(form.to_dict()["components"]) if node["type"] == 4]
    assert [one.get("value") for one in fields] == expected


def test_the_panel_of_a_server() -> None:
    tabs = {"ours:tables": "Tables", "ours:time": "Time", "ours:who": "Who"}
    tables, time, who = (
        server_page(ENGLISH, ServerSettings(weekends_off=True), page, made.NOW)
        for page in ("tables", "time", "who")
    )
    assert labels(tables) == {**tabs, "our-language": "Language", "our-pace": "Pace"}
    assert chosen(tables)["our-pace"] == ["normal"]  # the usual one, where none was chosen
    assert labels(time) == {
        **tabs,
        "our-weekends": "Weekends",
        "our-zone": "Time zone",
        "our-zone-name": "Other time zone…",
    }
    assert chosen(time) == {"our-weekends": ["off"], "our-zone": ["UTC"]}
    assert labels(who) == {
        **tabs,
        "our-channels": "Channels for tables (all)",
        "our-roles": "Roles that may open tables (all)",
        "our-tournament-roles": "Roles that may open tournaments (those of tables)",
    }
    there = ServerSettings("fr", zone="America/Port-au-Prince")
    elsewhere = server_page(ENGLISH, there, "time", made.NOW)
    assert chosen(elsewhere)["our-zone"] == ["America/Port-au-Prince"]
    assert "America/Port-au-Prince" in said(elsewhere)
    assert chosen(server_page(ENGLISH, ServerSettings("fr"), "time", made.NOW)) == {
        "our-weekends": ["on"],
        "our-zone": ["Europe/Paris"],
    }


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_no_label_is_cut(locale: Locale, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.ui.page.clip", uncut)
    screen, server = Screen(locale), ServerSettings(locale)
    for one in (
        PersonSettings(locale, text_tables=shown, next_up=shown) for shown in (False, True)
    ):
        away = days_off_page(
            screen,
            OwnDaysOff(made.NOW, 56, made.NOW, (made.NOW, made.NOW), "UTC", 1),
            spends=one.next_up,
        )
        pages = (calls_page(screen, one), hours_page(screen, one, made.NOW), away)
        for page in (*pages, reading_page(screen, one), people_page(screen)):
            assert page.view().to_components()
    for name in ("tables", "time", "who"):
        assert server_page(screen, server, name, made.NOW).view().to_components()


def uncut(said: str, most: int) -> str:
    """A text as it is, which must fit."""
    assert len(said) <= most, said
    return said
