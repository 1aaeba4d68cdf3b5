"""What a match starts from: options given or drawn, and what each seat brings."""

from collections.abc import Mapping
from typing import Any

from games.core.contract.asked import random_brought
from games.core.info import Start
from games.core.rules import Rules
from games.core.streams import Streams, derived


def start_of(
    rules: Rules[Any, Any], seats: int, options: Mapping[str, str] | None, key: bytes
) -> Start:
    """Return the start of a match; None draws all options.

    Given options that do not exist at this number of seats are left out.
    """
    rng = Streams(derived(key, "start"))
    here = [choice for choice in rules.info.choices if not choice.seats or seats in choice.seats]
    if options is None:
        chosen = {
            choice.name: rng.choice("options", choice.drawn or choice.values) for choice in here
        }
    else:
        chosen = {choice.name: options[choice.name] for choice in here if choice.name in options}
    bare = Start(seats, chosen)
    found = [random_brought(rules, bare, seat, rng) for seat in range(seats)]
    if all(one is None for one in found):
        return bare
    return Start(seats, chosen, tuple(() if one is None else one for one in found))
