"""The example of two bots over PostgreSQL, read as what it is: a file of Compose (SCL-8)."""

from pathlib import Path
from typing import Any

import yaml

import bot
from tests.application.test_container import ROOT

EXAMPLE = ROOT / "examples" / "postgres" / "compose.yaml"


def services() -> dict[str, dict[str, Any]]:
    return yaml.safe_load(EXAMPLE.read_text("utf-8"))["services"]


def settings(name: str) -> bot.Settings:
    """The settings of a service, as the bot reads them."""
    environment = services()[name]["environment"]
    return bot.read_settings({key: str(value) for key, value in environment.items()})


def test_its_bots_share_all_servers_between_them() -> None:
    first, second = (bot.parts_of(settings(name).shards) for name in ("first", "second"))
    assert first[1] == second[1]
    assert sorted([*first[0], *second[0]]) == [*range(first[1])]
    assert settings("first").database == settings("second").database


def test_each_has_a_folder_of_its_own_and_neither_more_rights_than_the_one_bot() -> None:
    alone = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]["bot"]
    locked = ("init", "read_only", "tmpfs", "cap_drop", "security_opt", "stop_grace_period")
    for name in ("first", "second"):
        one = services()[name]
        assert one["volumes"] == [f"{name}:/data"]
        assert {key: one[key] for key in (*locked, "restart", "logging")} == {
            key: alone[key] for key in (*locked, "restart", "logging")
        }
        assert (EXAMPLE.parent / one["build"]).resolve() == ROOT
        assert one["depends_on"] == {"database": {"condition": "service_healthy"}}


def test_no_password_stands_in_it() -> None:
    for name in ("first", "second"):
        assert services()[name]["environment"]["PGPASSWORD"] == "${POSTGRES_PASSWORD}"
    assert "@" not in Path(EXAMPLE).read_text("utf-8").replace("bot@database", "")
