"""How large and how intricate a TOML file is, found before it is parsed.

The parser has no bounds: a key of many parts takes time with the square of their number, and deep
nesting exhausts the interpreter. Card files may come from strangers (`games/verify.py`).
"""

import re
from typing import NamedTuple

SIZE = 256 * 1024  # characters of a file: ten times as many as the longest card file has
NESTING = 16  # arrays and tables within each other
PARTS = 16  # of a key with dots

_TOKEN = re.compile(
    r'(?P<part>"""(?:[^\\]|\\.)*?"{3,5}'  # up to two quotes may stand before the closing three
    r"|'''.*?'{3,5}"
    r'|"(?!"")(?:[^"\\\n]|\\.)*"'
    r"|'(?!'')[^'\n]*'"
    r"|[A-Za-z0-9_+-]+)"
    r"|(?P<end>[\"'])"  # of a string that does not end: the parser goes no further
    r"|(?P<comment>#[^\n]*)"
    r"|(?P<dot>\.)"
    r"|(?P<open>[\[{])"
    r"|(?P<close>[\]}])"
    r"|(?P<other>\n|[^\s])",
    re.DOTALL,
)


class Intricacy(NamedTuple):
    """Upper bounds of how deep values are nested and of how many parts a key has."""

    nesting: int
    parts: int


def intricacy(toml: str) -> Intricacy:
    """Return how intricate a TOML file is, as far as it can be parsed, in linear time."""
    depth = deepest = dots = most = 0
    for token in _TOKEN.finditer(toml):
        kind = token.lastgroup
        if kind == "end":
            break
        depth += (kind == "open") - (kind == "close")
        deepest = max(deepest, depth)
        if kind == "dot":
            dots += 1
            most = max(most, dots)
        elif kind != "part":
            dots = 0
    return Intricacy(deepest, most + 1)


def excess(toml: str) -> str | None:
    """Return in which way a TOML file is beyond what card files need; None when it is not."""
    if len(toml) > SIZE:
        return f"more than {SIZE} characters"
    found = intricacy(toml)
    if found.nesting > NESTING:
        return f"nested more than {NESTING} deep"
    if found.parts > PARTS:
        return f"a key of more than {PARTS} parts"
    return None
