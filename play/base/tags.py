"""Tags by which messages are found that were sent and not noted."""

from collections.abc import Callable

_BYTES = 6


def new_tag(entropy: Callable[[int], bytes]) -> str:
    """Return a tag that no other message bears."""
    return entropy(_BYTES).hex()
