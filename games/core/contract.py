"""The version of the engine contract, `major.minor`, by which games of others are let in.

A new minor adds to the contract; a new major changes what a game must do. A game that is a package
of its own says in its `__init__.py` which one it was made for: `CONTRACT = "1.0"`.
"""

import re

CONTRACT = "1.0"
_VERSION = re.compile(r"(\d+)\.(\d+)")


def misfit(declared: object, ours: str = CONTRACT) -> str:
    """Return why a game made for that version is left out, "" where it fits.

    Another major does not fit, nor does a greater minor: it may need what is not here yet.
    """
    theirs = _VERSION.fullmatch(declared) if isinstance(declared, str) else None
    here = _VERSION.fullmatch(ours)
    assert here is not None
    if theirs is None:
        return f"it declares no version of the contract (CONTRACT = {ours!r} in its __init__.py)"
    major, minor = (int(part) for part in theirs.groups())
    if major == int(here[1]) and minor <= int(here[2]):
        return ""
    return f"it was made for version {declared} of the contract, and this is {ours}"
