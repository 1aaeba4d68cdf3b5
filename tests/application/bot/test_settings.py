"""Every setting with a wrong value: one line that names it and says what it may be."""

import msgspec
import pytest

import bot
from cogs.settings import BadSettings, Settings, read_settings, token_of

NUMBERS = ("x", "", "nan", "inf", "-1", "1_0", "99999999")
PORT, WHOLE = ("0", "65535"), (*NUMBERS, "1.5")
FOLDER, ADDRESS = ("name of a folder", "visible"), ("http://127.0.0.1:8800",)
WRONG: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {  # values; what the line names
    "data": (("", "  ", "a\0b", "a\nb", "\x1b[31m"), FOLDER),
    "language": (("de", "", "fr-FR", "e", "français"), ("en, fr",)),
    "log_level": (("loud", "", "TRACE", "10"), ("DEBUG, INFO, WARNING, ERROR",)),
    "log_format": (("xml", ""), ("text, json",)),
    "sandbox_port": ((*WHOLE, "65536"), PORT),
    "sandbox_url": (
        (
            "foo",
            "127.0.0.1:8800",
            "ftp://127.0.0.1",
            "http://127.0.0.1:99999",
            "http://:8800",
            "http://127.0.0.1/sandbox",
            "http://127.0.0.1\0",
        ),
        ADDRESS,
    ),
    "matches_each": ((*WHOLE, "0", "10001"), ("1", "10000")),
    "archive_after": ((*WHOLE, "36501"), ("0", "36500")),
    "tick": ((*NUMBERS, "0", "0.09", "60.1"), ("0.1", "60")),
    "figures_every": ((*NUMBERS, "0.001", "0.99", "86401"), ("1", "86400", "0, for never")),
    "database": (
        ("matches.db", "mysql://here/bot", "postgresql:here"),
        ("address that begins with postgresql://, or nothing",),
    ),
    "shards": (
        ("8", "0-7", "7-0/8", "0-8/8", "-1/8", "a/8", "0/16385", "0-7/8", "²/8"),
        ("part such as 0-7/32", "with BOT_DATABASE"),
    ),
    "shards_most": ((*WHOLE, "16385"), ("0", "16384")),
    "drawers": ((*WHOLE, "65"), ("0", "64")),
    "metrics_host": (("", "  ", "a\0b"), ("127.0.0.1", "0.0.0.0")),
    "metrics_port": ((*WHOLE, "65536"), PORT),
}
BOUNDS = {
    "figures_every": ("0", "1", "86400"),
    "tick": ("0.1", "60"),
    "matches_each": ("1", "10000"),
    "drawers": ("0", "64"),
    "shards_most": ("0", "16384"),
    "archive_after": ("0", "36500"),
    "sandbox_port": ("0", "65535"),
    "metrics_port": ("0", "65535"),
}


def test_every_setting_has_wrong_values() -> None:
    assert {*WRONG} == {*Settings.__struct_fields__}


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, (values, _) in WRONG.items() for value in values]
)
def test_a_wrong_value_is_refused_in_a_line_that_names_the_right_ones(
    name: str, value: str
) -> None:
    with pytest.raises(BadSettings) as caught:
        read_settings({f"BOT_{name.upper()}": value, "HOME": "/"})
    (line,) = str(caught.value).splitlines()
    assert line.isprintable()
    said = "this" if name == "database" else repr(value)  # an address may hold a password
    assert line.startswith(f"BOT_{name.upper()}: {said} is no ")
    assert name != "database" or value not in line
    words = line.removeprefix(f"BOT_{name.upper()}: {value!r}")
    assert all(right in words for right in WRONG[name][1])


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in BOUNDS.items() for value in values]
)
def test_what_the_line_names_is_taken(name: str, value: str) -> None:
    assert getattr(read_settings({f"BOT_{name.upper()}": value}), name) == float(value)


@pytest.mark.parametrize("field", msgspec.structs.fields(Settings), ids=lambda field: field.name)
def test_words_are_taken_in_upper_and_lower_case(field: msgspec.structs.FieldInfo) -> None:
    kind = msgspec.inspect.type_info(field.type)
    if not isinstance(kind, msgspec.inspect.LiteralType):
        return
    for word in map(str, kind.values):
        for written in (word.lower(), word.upper(), word.title()):
            found = read_settings({f"BOT_{field.name.upper()}": written})
            assert getattr(found, field.name) == word


def test_a_setting_that_there_is_not_is_told_with_those_that_there_are() -> None:
    with pytest.raises(BadSettings) as caught:
        read_settings({"BOT_LANGAUGE": "fr"})
    (line,) = str(caught.value).splitlines()
    assert line.startswith("BOT_LANGAUGE: there is no such setting")
    assert all(f"BOT_{name.upper()}" in line for name in Settings.__struct_fields__)


@pytest.mark.parametrize("token", ["a\0b", "a\nb", "jeton d'or", "é"])
def test_a_token_that_can_be_none_is_refused_and_not_said(token: str) -> None:
    with pytest.raises(BadSettings) as caught:
        token_of({"DISCORD_TOKEN": token})
    (line,) = str(caught.value).splitlines()
    assert line.startswith("DISCORD_TOKEN: ")
    assert token not in line


def test_a_token_is_taken_without_what_stands_around_it() -> None:
    assert token_of({"DISCORD_TOKEN": " a.b-c_d \n"}) == "a.b-c_d"
    assert token_of({"DISCORD_TOKEN": ""}) is None
    assert token_of({}) is None


def test_the_line_is_all_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bot, "environment", lambda _: {"BOT_DATA": "a\0b", "DISCORD_TOKEN": "é"})
    assert bot.main() == 2
    assert capsys.readouterr().err.startswith("BOT_DATA: 'a\\x00b' is no name of a folder")
