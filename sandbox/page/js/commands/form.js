/** A slash command being written: its name, its options as small boxes, and the others on offer. */

import { iconButton } from "../base/buttons.js";
import { fill, h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { openMenu } from "../base/popup.js";
import { t } from "../base/words.js";
import { runCommand } from "../data/interactions.js";
import { place } from "../data/place.js";
import { toEnd } from "../messages/end.js";
import { refused } from "../views/toasts.js";
import { read } from "./check.js";
import { optionField } from "./option.js";
import { hidePalette, showPalette } from "./palette.js";

/** The form for `command`; `leave()` is called when it was sent or given up. */
export function commandForm(command, leave) {
  const fields = [];
  const root = h("div", { class: "command-form", role: "group", "aria-label": `/${command.name}` });
  const form = { command, values, next, remove, key };
  const sender = iconButton(t("sendCommand", { name: command.name }), "send", send, { size: 22, className: "send" });
  sender.addEventListener("keydown", (event) => event.key === "Escape" && leave());
  for (const option of command.options) if (option.required) fields.push(optionField(option, form));
  draw();
  return { element: root, focus: () => (fields[0] ?? { focus: () => first() }).focus() };

  /** A command without needed options is one press away from being sent. */
  function first() {
    sender.focus();
    const rest = others();
    const names = rest.map((one) => one.display_name ?? one.name).join(", ");
    const hint = rest.length > 0 ? t("mayAdd", { names }) : command.description;
    showPalette({ title: `/${command.name}`, hint, items: [], onPick: () => {} });
  }

  function draw() {
    const label = t("giveUpCommand", { name: command.name });
    const leaving = { class: "command-chip", type: "button", title: t("cancel"), "aria-label": label, onclick: leave };
    const name = h("button", leaving, `/${command.name}`, icon("close", 14));
    const boxes = fields.map((one) => one.element);
    fill(root, h("div", { class: "command-parts" }, name, boxes, others().length > 0 && more()), sender);
  }

  function others() {
    return command.options.filter((option) => !fields.some((field) => field.option === option));
  }

  function more() {
    const rest = others();
    const entries = rest.map((option) => ({
      label: `${option.display_name ?? option.name}: ${option.display_description ?? option.description}`,
      value: option.name,
      run: () => addField(option),
    }));
    const menu = (event) => openMenu(event.currentTarget, t("options"), entries, "more-options");
    const closed = { "aria-haspopup": "menu", "aria-expanded": "false", dataset: { key: "more-options" } };
    const props = { class: "command-more", type: "button", onclick: menu, ...closed };
    return h("button", props, t("moreOptions", { n: rest.length }));
  }

  function addField(option) {
    const field = optionField(option, form);
    fields.push(field);
    draw();
    field.focus();
  }

  function values() {
    const pairs = fields.map((field) => [field.option.name, read(field).value]);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  }

  /** On to the next needed option that is empty, else ready to be sent. */
  function next(field) {
    const empty = fields.find((one) => one.option.required && !one.picked && one.text === "");
    (empty ?? field).focus();
    if (!empty) hidePalette();
  }

  function remove(field) {
    fields.splice(fields.indexOf(field), 1);
    draw();
    (fields.at(-1) ?? { focus: () => sender.focus() }).focus();
  }

  function key(event, field) {
    if (event.key === "Enter") {
      event.preventDefault();
      send();
    } else if (event.key === "Escape") {
      event.preventDefault();
      leave();
    } else if (event.key === "Backspace" && field.text === "") {
      event.preventDefault();
      if (field.option.required) leave();
      else remove(field);
    }
  }

  async function send() {
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length > 0) return wrong[0].focus();
    sender.disabled = true;
    try {
      await runCommand(place.channelId, command.path, values());
      toEnd();
      leave();
    } catch (refusal) {
      refused(refusal);
      sender.disabled = false;
    }
    return undefined;
  }
}
