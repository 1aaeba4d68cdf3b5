"""What a form (modal) may be."""

from sandbox.common.errors import FormErrors
from sandbox.common.shapes import Json, is_object
from sandbox.limits import tables
from sandbox.limits.components import (
    CHECKBOX,
    CHECKBOXES,
    INPUT,
    LABEL,
    RADIO,
    ROW,
    SELECTS,
    TEXT,
    UPLOAD,
    ComponentCheck,
)
from sandbox.limits.fields import (
    Kind,
    Path,
    boolean,
    choice,
    length,
    listed,
    number,
    required,
    size,
    text,
    typed,
)

IN_LABEL = (INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)
_FIELD: dict[str, Kind] = {"required": boolean}
_CHECKBOX: dict[str, Kind] = {"default": boolean}


def check_modal(form: FormErrors, path: Path, modal: Json) -> None:
    """Report to `form` all that is wrong with the modal at `path`."""
    text(form, path, modal, "custom_id", tables.CUSTOM_ID)
    text(form, path, modal, "title", tables.MODAL_TITLE)
    walk = ComponentCheck(form)
    for index, part in enumerate(listed(form, path, modal, "components", 1, tables.MODAL_PARTS)):
        where = (*path, "components", index)
        walk.own_id(where, part)
        match _kind(part):
            case 18:
                _label(walk, where, part)
            case 1:
                _row(walk, where, part)
            case 10:
                text(form, where, part, "content", tables.V2_TEXT)
            case _:
                message = f'Value of field "type" must be one of ({ROW}, {TEXT}, {LABEL}).'
                form.wrong((*where, "type"), "UNION_TYPE_CHOICES", message)


def _kind(component: Json) -> object:
    """The component's type; True is no 1 here."""
    kind = component.get("type")
    return None if isinstance(kind, bool) else kind


def _row(walk: ComponentCheck, path: Path, row: Json) -> None:
    """The older shape: a row with one text input that has its own label."""
    for index, child in enumerate(listed(walk.form, path, row, "components", 1, 1)):
        where = (*path, "components", index)
        walk.own_id(where, child)
        typed(walk.form, where, child, _FIELD)
        if child.get("type") != INPUT:
            message = f'Value of field "type" must be one of ({INPUT},).'
            walk.form.wrong((*where, "type"), "UNION_TYPE_CHOICES", message)
            continue
        text(walk.form, where, child, "label", tables.LABEL)
        _input(walk, where, child)


def _label(walk: ComponentCheck, path: Path, label: Json) -> None:
    text(walk.form, path, label, "label", tables.LABEL)
    text(walk.form, path, label, "description", tables.LABEL_DESCRIPTION, need=False)
    child = label.get("component")
    where = (*path, "component")
    if not is_object(child):
        required(walk.form, where)
        return
    walk.own_id(where, child)
    typed(walk.form, where, child, _FIELD)
    match child.get("type"):
        case 4:
            _input(walk, where, child)
        case 21:
            walk.custom_id(where, child)
            walk.options(where, child, tables.RADIO_OPTIONS)
        case 22:
            _checkboxes(walk, where, child)
        case 19:
            walk.custom_id(where, child)
            number(walk.form, where, child, "min_values", 0, tables.UPLOADS, 1)
            number(walk.form, where, child, "max_values", 1, tables.UPLOADS, 1)
        case 23:
            walk.custom_id(where, child)
            typed(walk.form, where, child, _CHECKBOX)
        case kind if kind in SELECTS:
            walk.select(where, child)
        case _:
            message = f'Value of field "type" must be one of {IN_LABEL}.'
            walk.form.wrong((*where, "type"), "UNION_TYPE_CHOICES", message)


def _checkboxes(walk: ComponentCheck, path: Path, group: Json) -> None:
    walk.custom_id(path, group)
    options = walk.options(path, group, tables.CHECKBOX_OPTIONS)
    most = tables.CHECKBOX_OPTIONS[1]
    number(walk.form, path, group, "min_values", 0, most, 0)
    number(walk.form, path, group, "max_values", 1, max(1, len(options)), 1)


def _input(walk: ComponentCheck, path: Path, field: Json) -> None:
    """A text input: its bounds, and its value within them."""
    form = walk.form
    walk.custom_id(path, field)
    choice(form, (*path, "style"), field.get("style"), (1, 2))
    text(form, path, field, "placeholder", tables.INPUT_PLACEHOLDER, least=0, need=False)
    least = number(form, path, field, "min_length", 0, tables.INPUT, 0)
    most = number(form, path, field, "max_length", 1, tables.INPUT, tables.INPUT)
    if least > most:
        message = "min_length must be less than or equal to max_length"
        form.wrong((*path, "min_length"), "TEXT_INPUT_MIN_LENGTH_MAX", message)
    value = field.get("value")
    text(form, path, field, "value", tables.INPUT, least=0, need=False)
    if isinstance(value, str) and value and size(value) <= tables.INPUT:
        length(form, (*path, "value"), size(value), least, most)
