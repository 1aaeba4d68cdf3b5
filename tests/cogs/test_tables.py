"""What is remembered of private tables: tokens, as long as they are good."""

from cogs.app.edits import REMEMBERED, TOKEN_LIVES, Tables


class Clock:
    """A clock that moves when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_the_former_table_of_the_same_match_and_person_is_returned() -> None:
    tables = Tables(Clock())
    assert tables.replace("m", 1, "first") is None
    assert tables.replace("m", 2, "another's") is None
    assert tables.replace("n", 1, "of another match") is None
    assert tables.replace("m", 1, "second") == "first"
    assert tables.replace("m", 1, "third") == "second"


def test_a_token_that_is_no_longer_good_is_forgotten() -> None:
    clock = Clock()
    tables = Tables(clock)
    tables.replace("m", 1, "old")
    clock.now += TOKEN_LIVES - 1
    tables.replace("n", 2, "young")
    clock.now += 2
    tables.replace("o", 3, "new")
    assert len(tables) == 2
    assert tables.replace("m", 1, "next") is None
    assert tables.replace("n", 2, "next") == "young"


def test_a_table_that_is_used_is_remembered_for_longer() -> None:
    clock = Clock()
    tables = Tables(clock)
    tables.replace("m", 1, "opened")
    tables.replace("n", 2, "opened")
    for press in range(3):
        clock.now += TOKEN_LIVES - 1
        assert tables.replace("m", 1, f"press {press}") is not None
    assert len(tables) == 1


def test_no_more_than_so_many_are_remembered() -> None:
    tables = Tables(Clock())
    for person in range(REMEMBERED + 10):
        tables.replace("m", person, "token")
    assert len(tables) == REMEMBERED
    assert tables.replace("m", 9, "token") is None
    assert tables.replace("m", REMEMBERED, "token") == "token"
