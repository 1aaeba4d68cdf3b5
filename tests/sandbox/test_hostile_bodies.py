"""Whatever a body holds, the checks answer with a refusal or nothing, never with a crash."""

import contextlib
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from sandbox.errors import ApiError, Form
from sandbox.keeping import kept
from sandbox.limits.commands import check_commands, check_suggestions
from sandbox.limits.messages import Draft, check_message, check_not_empty
from sandbox.limits.modals import check_modal
from sandbox.mentions import texts

_WORDS = (
    "type id components accessory content custom_id style label emoji name url options value "
    "description placeholder min_values max_values default_values media items file component "
    "title min_length max_length embeds fields footer text author allowed_mentions parse users "
    "roles nonce attachments filename choices required name_localizations autocomplete spacing"
)
KEYS = _WORDS.split()
PLAIN = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 30),
    st.sampled_from(["", "a", "fr", "attachment://a.png", "http://x", "x" * 101]),
)
JSON = st.recursive(
    PLAIN,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(KEYS), inner, max_size=6)
    ),
    max_leaves=25,
)
BODY = st.dictionaries(st.sampled_from(KEYS), JSON, max_size=6)


@settings(deadline=None)
@given(BODY, st.booleans())
def test_messages(body: dict[str, Any], v2: bool) -> None:
    draft = Draft(body, (1 << 15) * v2, ["a.png"], [])
    with contextlib.suppress(ApiError):
        check_not_empty(body, 0)
        check_message(draft)
        components = body.get("components") or []
        assert list(texts("", kept(components, {})))


@settings(deadline=None)
@given(BODY)
def test_modals(body: dict[str, Any]) -> None:
    form = Form()
    check_modal(form, (), body)


@settings(deadline=None)
@given(st.lists(BODY, max_size=3), BODY)
@example([{"options": [{"type": []}]}], {})
def test_commands_and_suggestions(bodies: list[dict[str, Any]], body: dict[str, Any]) -> None:
    with contextlib.suppress(ApiError):
        check_commands(bodies)
    with contextlib.suppress(ApiError):
        check_suggestions(body)
