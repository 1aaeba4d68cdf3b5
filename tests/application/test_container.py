"""The image holds what the bot needs, its settings hold, and nothing secret gets in."""

import re
import sys
from pathlib import Path

import bot
from tests.application.container.__main__ import GRACE, LOCKED

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")


def copied() -> set[str]:
    """What is copied from the repository."""
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE)
    return {name for line in lines for name in line.split()}


def test_all_that_the_bot_imports_is_copied() -> None:
    ours = {
        Path(module.__file__).relative_to(ROOT).parts[0]
        for name, module in sys.modules.items()
        if name.split(".")[0]
        in {"bot", "cogs", "db", "games", "locales", "play", "render", "sandbox"}
        and getattr(module, "__file__", None)
    }
    assert "cogs" in ours
    assert ours <= copied()
    assert [name for name in copied() if not (ROOT / name).exists()] == []


def test_what_is_copied_is_let_in_and_nothing_else() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    let_in = {line[1:] for line in lines if line.startswith("!")}
    assert let_in == {name for name in copied() if "/" not in name}
    assert {name.split("/")[0] for name in copied()} <= let_in
    assert "*" in lines


def test_its_settings_hold() -> None:
    given = dict(re.findall(r"\b(BOT_\w+)=(\S+)", DOCKERFILE))
    settings = bot.read_settings(given)
    assert settings.metrics_port
    assert settings.data == "/data"
    assert f"VOLUME {settings.data}" in DOCKERFILE


def test_it_runs_without_rights_and_is_asked_for_its_health() -> None:
    last = DOCKERFILE.rpartition("FROM ")[2]
    assert re.search(r"^USER bot$", last, re.MULTILINE)
    assert 'CMD ["python", "bot.py", "--health"]' in last
    assert last.rstrip().endswith('CMD ["python", "bot.py"]')
    assert "TOKEN" not in DOCKERFILE


def test_every_setting_of_the_compose_file_is_known() -> None:
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    names = set(re.findall(r"^      (BOT_\w+):", compose, re.MULTILINE))
    known = {f"BOT_{name.upper()}" for name in bot.Settings.__struct_fields__}
    assert names
    assert names <= known


def test_the_long_check_locks_the_image_as_the_compose_file_does() -> None:
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    found = ["--init"] if "\n    init: true" in compose else []
    found += ["--read-only"] if "\n    read_only: true" in compose else []
    for key, option in (("tmpfs", "--tmpfs"), ("cap_drop", "--cap-drop")):
        (value,) = re.findall(rf"^    {key}:\n      - (\S+)$", compose, re.MULTILINE)
        found += [option, value]
    (value,) = re.findall(r"^    security_opt:\n      - (\S+):true$", compose, re.MULTILINE)
    assert [*found, "--security-opt", value] == list(LOCKED)
    assert f"stop_grace_period: {GRACE}s" in compose


def test_its_base_is_one_image_of_a_full_version_and_a_release_of_debian() -> None:
    names = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    assert re.fullmatch(r"python:3\.\d+\.\d+-slim-[a-z]+(@sha256:[0-9a-f]{64})?", names[0])
    assert {*names[1:]} == {"base"}
    (folder,) = re.findall(r"/venv/lib/python(3\.\d+)/site-packages", DOCKERFILE)
    assert names[0].startswith(f"python:{folder}.")
