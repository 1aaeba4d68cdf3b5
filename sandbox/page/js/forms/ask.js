/** The page's own small questions: one dialog with a few fields. */

import { fill, h } from "../base/dom.js";
import { explain } from "../base/refusals.js";
import { t } from "../base/words.js";

let serial = 0;

/**
 * Ask for a few things. Fields are `{name, label, value, choices: [[value, label]], most}` (a text box unless it has
 * `choices`). `act(values)` is called on submit; what it raises is shown, and the dialog stays.
 */
export function ask(title, fields, action, act) {
  serial += 1;
  const trouble = h("p", { class: "form-trouble", role: "alert" });
  const controls = fields.map((field) => control(field, `ask-${serial}-${field.name}`));
  const submit = h("button", { class: "button primary", type: "submit" }, action);
  const cancel = h("button", { class: "button secondary", type: "button", onclick: () => dialog.close() }, t("cancel"));
  const heading = `ask-${serial}`;
  const form = h(
    "form",
    { class: "form", novalidate: true },
    h("div", { class: "form-head" }, h("h2", { id: heading }, title)),
    h("div", { class: "form-body" }, controls.map((one) => one.element), trouble),
    h("div", { class: "form-foot" }, cancel, submit),
  );
  const dialog = h("dialog", { class: "modal", "aria-labelledby": heading }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    fill(trouble);
    try {
      await act(Object.fromEntries(controls.map((one) => [one.name, one.input.value.trim()])));
      dialog.close();
    } catch (refusal) {
      fill(trouble, explain(refusal));
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  (controls[0]?.input ?? submit).focus();
}

function control(field, id) {
  const input = field.choices
    ? h(
      "select",
      { id, name: field.name, class: "text-input" },
      field.choices.map(([value, label]) => h("option", { value, selected: value === field.value }, label)),
    )
    : h(
      "input",
      { id, name: field.name, class: "text-input", type: "text", maxlength: field.most ?? 100, autocomplete: "off" },
    );
  if (!field.choices) input.value = field.value ?? "";
  return {
    name: field.name,
    input,
    element: h("div", { class: "field" }, h("label", { class: "field-label", for: id }, field.label), input),
  };
}
