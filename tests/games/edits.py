"""Changes to the text of a card file."""


def changed(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


def without(text: str, *lines: str) -> str:
    """The text without the lines in which these words stand."""
    kept = [line for line in text.splitlines() if not any(word in line for word in lines)]
    assert len(kept) == len(text.splitlines()) - len(lines)
    return "\n".join(kept)
