/** The controls of a form: text, selects, radio groups, checkboxes; each with its label and its trouble. */

import { fill, h } from "../base/dom.js";
import { t } from "../base/words.js";
import { selectBox } from "../parts/select.js";
import { chosenAtFirst } from "../parts/sources.js";

let serial = 0;

/**
 * A field: `{id, element, read, trouble, complain, focus}`. `read()` is what the server wants for it,
 * `trouble()` what is wrong with it ("" for nothing), `complain(text)` shows that.
 */
export function fieldOf(component, { label, description = "" }) {
  serial += 1;
  const name = `field-${serial}`;
  const control = CONTROLS[component.type](component, name, label);
  const trouble = h("p", { class: "field-trouble", id: `${name}-trouble` });
  const titled = control.titled ? null : title(component, name, label, control.grouped);
  const props = control.grouped ? {
    role: component.type === 21 ? "radiogroup" : "group",
    "aria-labelledby": `${name}-label`,
  } : {};
  const element = h(
    "div",
    { class: "field", ...props },
    titled,
    description && h("p", { class: "field-hint", id: `${name}-hint` }, description),
    control.element,
    trouble,
  );
  const first = () => element.querySelector("input, textarea, button");
  return {
    id: component.custom_id,
    element,
    read: control.read,
    trouble: control.trouble,
    focus: () => first()?.focus(),
    complain(text) {
      fill(trouble, text);
      element.classList.toggle("bad", Boolean(text));
      if (text) first()?.setAttribute("aria-describedby", trouble.id);
    },
  };
}

function title(component, name, label, grouped) {
  const needed = component.required === false || component.type === 23 ? null : h(
    "span",
    { class: "needed", "aria-label": t("required") },
    " *",
  );
  return h(
    grouped ? "span" : "label",
    { class: "field-label", id: `${name}-label`, for: grouped ? null : name },
    label,
    needed,
  );
}

const CONTROLS = {
  3: selectControl,
  4: textControl,
  5: selectControl,
  6: selectControl,
  7: selectControl,
  8: selectControl,
  21: radioControl,
  22: checkboxGroupControl,
  23: checkboxControl,
};

function textControl(input, name, label) {
  const many = input.style === 2;
  const box = h(many ? "textarea" : "input", {
    id: name,
    class: "text-input",
    type: many ? null : "text",
    rows: many ? 4 : null,
    placeholder: input.placeholder,
    maxlength: input.max_length ?? 4000,
    "aria-required": input.required === false ? null : "true",
    "aria-label": label || input.placeholder || null,
    dataset: { customId: input.custom_id },
  });
  box.value = input.value ?? "";
  const counter = h("span", { class: "counter", "aria-hidden": "true" });
  const count = () => fill(counter, input.max_length ? `${[...box.value].length} / ${input.max_length}` : "");
  box.addEventListener("input", count);
  count();
  return {
    element: h("div", { class: "text-field" }, box, counter),
    read: () => box.value,
    trouble: () => textTrouble(input, box.value),
  };
}

function textTrouble(input, text) {
  const length = [...text].length;
  if (length === 0) return input.required === false ? "" : t("fieldNeeded");
  return length < (input.min_length ?? 0) ? t("tooShort", { n: input.min_length }) : "";
}

/** What is wrong with this many picks in a select or a group. */
function countTrouble(control, count, most) {
  const optional = control.required === false || control.min_values === 0;
  if (count === 0) return optional ? "" : t("fieldNeeded");
  const least = control.min_values ?? 1;
  if (count < least) return t("pickAtLeast", { n: least });
  return count > most ? t("pickAtMost", { n: most }) : "";
}

function selectControl(select, name, label) {
  let chosen = chosenAtFirst(select);
  const holder = h("div", { id: `${name}-box` });
  const draw = () =>
    fill(
      holder,
      selectBox(
        select,
        { chosen, label, key: `m-${select.custom_id}`, onDone: (values) => ((chosen = values), draw()) },
      ),
    );
  draw();
  return {
    element: holder,
    read: () => chosen,
    grouped: true,
    trouble: () => countTrouble(select, chosen.length, select.max_values ?? 1),
  };
}

function radioControl(group, name) {
  const rows = group.options.map((option) => tickRow("radio", name, option));
  const read = () => rows.find((row) => row.input.checked)?.value ?? null;
  const trouble = () => (read() === null && group.required !== false ? t("fieldNeeded") : "");
  return {
    element: h("div", { class: "ticks", dataset: { customId: group.custom_id } }, rows.map((row) => row.element)),
    read,
    grouped: true,
    trouble,
  };
}

function checkboxGroupControl(group, name) {
  const rows = group.options.map((option) => tickRow("checkbox", name, option));
  const most = group.max_values ?? group.options.length;
  const limit = () => {
    const full = rows.filter((row) => row.input.checked).length >= most;
    for (const row of rows) row.input.disabled = full && !row.input.checked;
  };
  const box = h(
    "div",
    { class: "ticks", dataset: { customId: group.custom_id }, onchange: limit },
    rows.map((row) => row.element),
  );
  limit();
  const read = () => rows.filter((row) => row.input.checked).map((row) => row.value);
  return { element: box, read, grouped: true, trouble: () => countTrouble(group, read().length, most) };
}

function checkboxControl(checkbox, name, label) {
  const row = tickRow("checkbox", name, { label, default: checkbox.default });
  row.element.dataset.customId = checkbox.custom_id;
  return { element: row.element, read: () => row.input.checked, titled: true, trouble: () => "" };
}

function tickRow(type, name, option) {
  const input = h("input", { type, name, value: option.value ?? "on" });
  input.checked = Boolean(option.default);
  const text = h(
    "span",
    { class: "choice-text" },
    h("span", { class: "choice-label" }, option.label),
    option.description && h("small", {}, option.description),
  );
  return { input, value: option.value, element: h("label", { class: "tick" }, input, text) };
}
