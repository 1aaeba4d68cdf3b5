"""What an address of a server gives away, and what it asks for (SCL-1)."""

from pathlib import Path

import pytest
from psycopg.conninfo import conninfo_to_dict

from db import copy
from db.engines.postgres.address import patience, said, servers_patience
from db.engines.postgres.connection import ServerConnection
from db.migrate import Unusable
from db.store import Store
from tests.db.engines import served

pytestmark = pytest.mark.rule("SCL-1")
CLOSED = "localhost:1"  # nobody listens there
HOSTILE = (  # addresses, and every part of the password in them
    (f"postgresql://bot:sesame@{CLOSED}/db", ("sesame",)),
    (f"postgresql://bot:ses%me@{CLOSED}/db", ("ses", "me@")),
    (f"postgresql://bot:ses%00me@{CLOSED}/db", ("ses", "me@")),
    (f"postgresql://bot:ses me@{CLOSED}/db", ("ses", "me@")),
    (f"postgresql://bot:sesa@me@{CLOSED}/db", ("sesa", "me@")),
    (f"postgresql://bot:sesa@me/x@{CLOSED}/db", ("sesa", "me/", "x@")),
    (f"postgresql://localhost:12/sesame@{CLOSED}/db", ("12", "sesame")),
    (f"postgresql://localhost:sesa/me@{CLOSED}/db", ("sesa", "me@")),
    (f"postgresql://localhost:/sesame@{CLOSED}/db", ("sesame",)),
    (f"postgresql://localhost:12/sesa?me@{CLOSED}/db", ("12", "sesa", "me@")),
    (f"postgresql://localhost:12/sesa?sslmode=me@{CLOSED}/db", ("12", "sesa", "me@")),
    (f"postgresql://bot:sesa?me@{CLOSED}/db", ("sesa", "me@")),
    (f"postgresql://bot:sesa#me@{CLOSED}/db", ("sesa", "me@")),
    (f"postgresql://bot:sesa:me@{CLOSED}/db", ("sesa", "me@")),
    (f"postgresql://bot:sesa,me@{CLOSED}/db", ("sesa", "me@")),
    (f"postgresql://bot:sesa[me@{CLOSED}/db", ("sesa", "me@")),
    (f"postgresql://bot:sesa]me@{CLOSED}/db", ("sesa", "me@")),
    (f"postgresql://bot:[sesame]@{CLOSED}/db", ("sesame",)),
    (f"postgresql://bot:sesame\n@{CLOSED}/db", ("sesame",)),
    (f"postgresql://bot:sesa\udce9me@{CLOSED}/db", ("sesa", "me@")),
    (f"postgresql://bot:sesam\u00e9@{CLOSED}/db", ("sesam",)),
    ("postgresql://localhost:sesame/db", ("sesame",)),
    ("postgresql://localhost:99999999999/db", ("99999999999",)),
    (f"postgresql://bot:localhost@{CLOSED}/db?password=sesame", ("sesame",)),
    (f"postgresql://bot@{CLOSED}/db?password=sesa&sslmode=me!", ("sesa", "me!")),
    (f"postgresql://bot@{CLOSED}/db?password=sesa&me", ("sesa", '"me')),
    (f"postgresql://bot@{CLOSED}/db?pass%77ord=sesa&sslmode=me!", ("sesa", "me!")),
    (f"postgresql://bot@{CLOSED}/db?passwort=sesame", ("sesame",)),
    (f"postgresql:///db?dbname=postgresql://bot:sesame@{CLOSED}/db", ("sesame",)),
    (f"postgresql://{CLOSED}/dbname=x%20password=sesame", ("sesame",)),
)


@pytest.mark.parametrize(("hostile", "secrets"), HOSTILE)
async def test_a_password_is_in_no_line(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    hostile: str,
    secrets: tuple[str, ...],
) -> None:
    """Whatever is in it: the start is refused with one line, and so is a copy."""
    with pytest.raises(Unusable) as caught:
        await Store.open(tmp_path / "a.db", hostile)
    assert copy.main([hostile, str(tmp_path / "b.db")]) == 1
    lines = [str(caught.value), *capsys.readouterr().out.splitlines()]
    assert len(lines) == 2
    for line in (*lines, said(hostile)):
        assert line.startswith("postgresql://")
        assert line.isprintable()
        assert not [one for one in secrets if one in line]


@pytest.mark.parametrize(
    ("address", "line"),
    [
        ("postgresql://bot:sesame@h/boxes", "postgresql://h/boxes"),
        ("postgresql://bot@h:5433/boxes?sslmode=require", "postgresql://h:5433/boxes"),
        ("postgresql://bot@[::1]:5433/boxes", "postgresql://[::1]:5433/boxes"),
        ("postgresql://bot@a:5432,b:5433/boxes", "postgresql://a:5432,b:5433/boxes"),
        ("postgresql://bot@a,b/boxes?port=5433", "postgresql://a:5433,b:5433/boxes"),
        ("postgresql://bot@a,b:5433/boxes", "postgresql://a,b:5433/boxes"),
        ("postgresql://bot@/boxes?host=/run/pg", "postgresql:///boxes?host=/run/pg"),
        ("postgresql://bot@/boxes?host=/run/pg&port=5433", "postgresql:///boxes?host=/run/pg:5433"),
        ("postgresql://", "postgresql://"),
        ("postgresql://bot:a%40b%2Fc%25@h/boxes", "postgresql://h/boxes"),
        ("postgresql://bot:p@ss@h/boxes", "postgresql://\u2026"),
    ],
)
def test_a_line_names_the_database(address: str, line: str) -> None:
    assert said(address) == line


async def test_what_a_server_says_is_told(tmp_path: Path, address: str) -> None:
    """Where it holds no password."""
    with pytest.raises(Unusable, match="does not exist"):
        await Store.open(tmp_path / "a.db", served.named(address, "lacking"))


def test_an_address_of_another_kind_is_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert copy.main(["postgres://bot:sesame@h/db", "b.db"]) == 1
    line = capsys.readouterr().out
    assert "postgresql://" in line
    assert "sesame" not in line


# A network that breaks without a word


def test_what_an_address_asks_for_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PGCONNECT_TIMEOUT", raising=False)
    ours = {
        "connect_timeout": 10,
        "keepalives_idle": 30,
        "keepalives_interval": 10,
        "keepalives_count": 3,
        "tcp_user_timeout": 30000,
    }
    assert patience("postgresql://bot@h/db") == ours
    for name in ours:
        rest = {other: value for other, value in ours.items() if other != name}
        assert patience(f"postgresql://bot@h/db?{name}=7") == rest
    monkeypatch.setenv("PGCONNECT_TIMEOUT", "7")
    assert "connect_timeout" not in patience("postgresql://bot@h/db")


def test_a_connection_waits_no_longer(address: str) -> None:
    """What is passed arrives, beside what the address asks for."""
    sign = "&" if "?" in address else "?"
    db = ServerConnection(f"{address}{sign}keepalives_idle=7")
    known = conninfo_to_dict(db.raw.info.dsn)
    db.close()
    wanted = {"connect_timeout": "10", "keepalives_idle": "7", "tcp_user_timeout": "30000"}
    assert wanted.items() <= known.items()


def test_a_server_lets_go_of_whoever_is_silent() -> None:
    """Of the lock as well; not where the address says how long it waits."""
    names = [
        "tcp_keepalives_idle",
        "tcp_keepalives_interval",
        "tcp_keepalives_count",
        "tcp_user_timeout",
    ]
    assert list(servers_patience("postgresql://bot@h/db")) == names
    asking = "postgresql://bot@h/db?options=-c%20tcp_keepalives_idle%3D7"
    assert list(servers_patience(asking)) == names[1:]


def test_a_server_is_told_so(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket of a file has no such timers: what is sent is looked at."""
    sent: list[str] = []
    execute = ServerConnection.execute

    def noted(self: ServerConnection, sql: str, *rest: tuple[object, ...]) -> object:
        sent.append(sql)
        return execute(self, sql, *rest)

    monkeypatch.setattr(ServerConnection, "execute", noted)
    ServerConnection(address).close()
    assert "SET tcp_keepalives_idle = 30" in "; ".join(sent)
