"""Whatever a body holds, the checks answer with a refusal or nothing, never with a crash."""

import contextlib
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from sandbox.common.errors import ApiError, FormErrors
from sandbox.limits.commands import check_commands, check_suggestions
from sandbox.limits.messages import MessageDraft, check_message, check_not_empty
from sandbox.limits.modals import check_modal
from sandbox.messages.keeping import kept
from sandbox.messages.mentions import texts

_WORDS = (
    "type id components accessory content custom_id style label emoji name url options value "
    "description placeholder min_values max_values default_values media items file component "
    "title min_length max_length embeds fields footer text author allowed_mentions parse users "
    "roles nonce attachments filename choices required name_localizations autocomplete spacing "
    "id default default_member_permissions contexts channel_types min_value max_value flags color "
    "timestamp image"
)
KEYS = _WORDS.split()
PLAIN = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 30),
    st.sampled_from(["", "a", "fr", "attachment://a.png", "http://x", "http://[", "x" * 101]),
)
JSON = st.recursive(
    PLAIN,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(KEYS), inner, max_size=6)
    ),
    max_leaves=25,
)
BODY = st.dictionaries(st.sampled_from(KEYS), JSON, max_size=6)


@given(BODY, st.booleans())
@example({"embeds": [{"url": "http://["}]}, False)
def test_messages(body: dict[str, Any], v2: bool) -> None:
    draft = MessageDraft(body, (1 << 15) * v2, ["a.png"], [])
    with contextlib.suppress(ApiError):
        check_not_empty(body, 0)
        check_message(draft)
        components = body.get("components") or []
        assert list(texts("", kept(components, {})))


@given(BODY)
def test_modals(body: dict[str, Any]) -> None:
    form = FormErrors()
    check_modal(form, (), body)


@given(st.lists(BODY, max_size=3), BODY, st.sampled_from([3, 4, 10]))
@example([{"options": [{"type": []}]}], {}, 3)
@example([{"default_member_permissions": "9" * 5000}], {}, 3)
def test_commands_and_suggestions(
    bodies: list[dict[str, Any]], body: dict[str, Any], kind: int
) -> None:
    with contextlib.suppress(ApiError):
        check_commands(bodies)
    with contextlib.suppress(ApiError):
        check_suggestions(body, kind)
