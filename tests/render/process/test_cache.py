"""Caches keep what was used last, and never more bytes than they may."""

from render.cache import Cache


def test_the_least_recently_used_goes_first() -> None:
    cache: Cache[str] = Cache(3, len)
    for key in "abc":
        cache.get(key, lambda key=key: key)
    cache.get("a", lambda: "never")
    cache.get("d", lambda: "d")
    made: list[str] = []
    cache.get("b", lambda: made.append("b") or "b")
    assert made == ["b"]
    assert cache.get("d", lambda: "never") == "d"


def test_bytes_stay_below_the_limit() -> None:
    cache: Cache[bytes] = Cache(1000, len)
    for key in range(500):
        cache.get(key, lambda: bytes(90))
    assert cache.bytes <= 1000
    assert len(cache) == 11


def test_a_value_larger_than_the_limit_is_made_each_time_and_pushes_nothing_out() -> None:
    cache: Cache[bytes] = Cache(10, len)
    cache.get(1, lambda: bytes(5))
    assert cache.get(2, lambda: bytes(50)) == bytes(50)
    assert cache.get(2, lambda: bytes(60)) == bytes(60)
    assert cache.get(1, lambda: b"") == bytes(5)


def test_clearing_forgets_everything() -> None:
    cache: Cache[bytes] = Cache(10, len)
    cache.get(1, lambda: bytes(5))
    cache.clear()
    assert (len(cache), cache.bytes) == (0, 0)
