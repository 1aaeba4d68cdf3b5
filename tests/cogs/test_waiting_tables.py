"""Tables that wait for their turn are remembered as long as their tokens live, and no more."""

from msgspec.structs import replace

from cogs.app.edits import TOKEN_LIVES
from cogs.match.waiting import REMEMBERED, WaitingTables


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_each_is_remembered_for_its_own_time() -> None:
    clock = Clock()
    tables = WaitingTables(clock)
    tables.keep("m", 1, "one", "fr", in_words=False)
    clock.now += TOKEN_LIVES - 1
    tables.keep("m", 2, "two", "en", in_words=True)
    assert {who: one.token for who, one in tables.of("m").items()} == {1: "one", 2: "two"}
    clock.now += 1
    assert [*tables.of("m")] == [2]
    clock.now += TOKEN_LIVES
    assert tables.of("m") == {}


def test_who_has_gone_on_is_forgotten() -> None:
    tables = WaitingTables(Clock())
    for person in (1, 2):
        tables.keep("m", person, "token", "fr", in_words=False)
    tables.drop("m", 1)
    tables.drop("n", 1)
    assert [*tables.of("m")] == [2]
    assert tables.of("n") == {}


def test_what_follows_is_kept_no_longer_than_its_token() -> None:
    clock = Clock()
    tables = WaitingTables(clock)
    tables.keep("m", 1, "one", "fr", in_words=False, shown=("a",))
    clock.now += TOKEN_LIVES / 2
    tables.put("m", 1, replace(tables.of("m")[1], shown=("b",)))
    assert tables.of("m")[1].shown == ("b",)
    clock.now += TOKEN_LIVES / 2
    assert tables.of("m") == {}


def test_only_so_many_matches_are_remembered() -> None:
    tables = WaitingTables(Clock())
    for match in range(REMEMBERED + 1):
        tables.keep(f"m{match}", 1, "token", "fr", in_words=False)
    assert tables.of("m0") == {}
    assert tables.of("m1")
