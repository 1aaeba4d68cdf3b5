/** One option of a command being filled in: its name, the box, and what may go into it. */

import { debounced, fill, h } from "../base/dom.js";
import { t } from "../base/words.js";
import { upload } from "../data/api.js";
import { suggest } from "../data/interactions.js";
import { place } from "../data/place.js";
import { world } from "../data/world.js";
import { refused } from "../views/toasts.js";
import { ATTACHMENT, fitting, INTEGER, kindOf, NUMBER, offers, read } from "./check.js";
import { hidePalette, paletteKey, showPalette } from "./palette.js";

const TYPING = 180; // milliseconds of rest before the bot is asked for suggestions
let serial = 0;

/**
 * The field of an option. `form` has `command`, `values()` (what is filled in so far), `next(field)`
 * (an option was completed), `remove(field)` and `key(event, field)`.
 */
export function optionField(option, form) {
  serial += 1;
  const id = `option-${serial}`;
  const name = option.display_name ?? option.name;
  const field = { option, text: "", picked: null };
  const trouble = h("span", { class: "option-trouble", id: `${id}-trouble`, role: "alert" });
  const box = option.type === ATTACHMENT ? fileBox(field, id, form) : textBox(field, id, form);
  const drop = option.required ? null : h(
    "button",
    {
      class: "option-drop",
      type: "button",
      tabindex: "-1",
      "aria-label": t("removeOption", { name }),
      onclick: () => form.remove(field),
    },
    "×",
  );
  field.element = h(
    "div",
    { class: "option", dataset: { option: option.name, ...(open(option) ? {} : { offers: "" }) } },
    h(
      "label",
      { class: "option-name", for: id },
      name,
      option.required ? h("span", { class: "needed", "aria-hidden": "true" }, "*") : null,
    ),
    box,
    drop,
    trouble,
  );
  field.box = box;
  field.focus = () => box.focus();
  field.check = () => {
    const { error = "" } = read(field);
    fill(trouble, error);
    field.element.classList.toggle("bad", Boolean(error));
    box.setAttribute("aria-invalid", String(Boolean(error)));
    return !error;
  };
  return field;
}

/** True where anything may be typed, with or without suggestions. */
function open(option) {
  return option.type === ATTACHMENT || (!option.autocomplete && offers(option) === null);
}

function fileBox(field, id, form) {
  const input = h("input", { id, class: "option-file", type: "file" });
  input.addEventListener(
    "focus",
    () => showPalette(
      { title: title(field.option), hint: field.option.display_description, items: [], onPick: () => {} },
    ),
  );
  input.addEventListener("keydown", (event) => event.key === "Escape" && form.key(event, field));
  input.addEventListener("change", async () => {
    const [file] = input.files;
    field.picked = null;
    if (!file) return;
    try {
      const { id: uploaded, filename } = await upload(world.me.id, file);
      field.picked = { value: uploaded, label: filename };
      field.check();
    } catch (refusal) {
      refused(refusal);
    }
  });
  return input;
}

function title(option) {
  return `${option.display_name ?? option.name} · ${kindOf(option)}${option.required ? ` · ${t("required")}` : ""}`;
}

function textBox(field, id, form) {
  const { option } = field;
  const numeric = option.type === INTEGER || option.type === NUMBER;
  const box = h("input", {
    id,
    class: "option-box",
    type: "text",
    inputmode: numeric ? "decimal" : null,
    autocomplete: "off",
    autocapitalize: "off",
    role: "combobox",
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    "aria-required": option.required ? "true" : null,
    "aria-describedby": `${id}-trouble`,
    placeholder: kindOf(option),
    size: 9,
    maxlength: option.max_length ?? 6000,
  });
  const ask = suggestions(field, box, form);
  box.addEventListener("input", () => {
    Object.assign(field, { text: box.value, picked: null });
    box.size = Math.max(9, Math.min(34, box.value.length + 1));
    if (field.element.classList.contains("bad")) field.check();
    ask();
  });
  box.addEventListener("focus", () => ask());
  box.addEventListener("blur", () => {
    hidePalette();
    if (field.text && !field.picked) field.check();
  });
  box.addEventListener("keydown", (event) => paletteKey(event) || form.key(event, field));
  return box;
}

/** A function that shows what may go into the box now. */
function suggestions(field, box, form) {
  const { option } = field;
  const pick = (item) => {
    Object.assign(field, { picked: item, text: item.label });
    box.value = item.label;
    box.size = Math.max(9, Math.min(34, item.label.length + 1));
    field.check();
    hidePalette();
    form.next(field);
  };
  const show = (items) => showPalette(
    { title: title(option), hint: option.display_description ?? option.description, items, onPick: pick, owner: box },
  );
  const fetch = debounced(async () => {
    const typed = field.text;
    try {
      const answer = await suggest(
        place.channelId,
        form.command.path,
        { ...form.values(), [option.name]: typed },
        option.name,
      );
      if (field.text !== typed || document.activeElement !== box) return;
      show(answer.choices.map((one) => ({ value: one.value, label: one.display_name ?? one.name })));
      if (answer.failed) showPalette({ title: title(option), hint: t("noSuggestions"), items: [], onPick: pick, owner: box });
    } catch (refusal) {
      if (refusal.code !== "offline") show([]);
    }
  }, TYPING);
  return () => {
    if (field.picked) return show([]);
    const items = offers(option);
    if (items) return show(fitting(items, field.text));
    show([]);
    if (option.autocomplete) fetch();
    return undefined;
  };
}
