/** Forms that the bot opens (modals): shown over the page until submitted or closed. */

import { iconButton } from "../base/buttons.js";
import { fill, h } from "../base/dom.js";
import { explain } from "../base/refusals.js";
import { t } from "../base/words.js";
import { isMine, submitForm } from "../data/interactions.js";
import { world } from "../data/world.js";
import { markdown } from "../text/markdown.js";
import { avatar } from "../views/faces.js";
import { fieldOf } from "./fields.js";

/** Open the form of a `modal` event, in the window that asked for it alone. */
export async function openForm({ interaction_id: interactionId, modal }) {
  if (!(await isMine(interactionId))) return;
  const fields = modal.components.flatMap(partsOf);
  const inputs = fields.filter((one) => one.read);
  const trouble = h("p", { class: "form-trouble", role: "alert" });
  const submit = h("button", { class: "button primary", type: "submit" }, t("submit"));
  const cancel = h("button", { class: "button secondary", type: "button", onclick: () => dialog.close() }, t("cancel"));
  const form = h(
    "form",
    { class: "form", novalidate: true },
    head(modal, () => dialog.close()),
    h("div", { class: "form-body" }, fields.map((one) => one.element), trouble),
    h("div", { class: "form-foot" }, cancel, submit),
  );
  const dialog = h("dialog", { class: "modal", "aria-labelledby": "modal-title" }, form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  (dialog.querySelector(".form-body input, .form-body textarea, .form-body button") ?? submit).focus();

  async function send() {
    for (const one of inputs) one.complain(one.trouble());
    fill(trouble);
    const wrong = inputs.find((one) => one.trouble());
    if (wrong) return wrong.focus();
    submit.disabled = true;
    try {
      const taken = await submitForm(interactionId, Object.fromEntries(inputs.map((one) => [one.id, one.read()])));
      if (taken) dialog.close();
      else fill(trouble, t("formFailed"));
    } catch (refusal) {
      complain(refusal);
    } finally {
      submit.disabled = false;
    }
    return undefined;
  }

  function complain(refusal) {
    const named = inputs.filter((one) => refusal.fields?.[one.id]);
    for (const one of named) one.complain(refusal.fields[one.id]);
    if (named.length > 0) named[0].focus();
    else fill(trouble, explain(refusal));
  }
}

function head(modal, close) {
  const bot = world.application.bot;
  return h(
    "div",
    { class: "form-head" },
    avatar(bot, 28),
    h("h2", { id: "modal-title" }, modal.title),
    iconButton(t("close"), "close", close),
  );
}

/** The fields in one component of a form: a label with its control, a row, or text. */
function partsOf(component) {
  if (component.type === 18) return [fieldOf(component.component, component)];
  if (component.type === 10) return [{ element: h("div", { class: "text-display" }, markdown(component.content)) }];
  if (component.type === 1) return component.components.map((one) => fieldOf(one, { label: one.label ?? "" }));
  return [fieldOf(component, { label: "" })];
}
