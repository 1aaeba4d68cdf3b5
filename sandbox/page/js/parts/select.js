/** Selects of messages: a closed box that opens a list; what is picked is sent when the list closes. */

import { h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";
import { isBusy, pickedIn, press } from "../data/interactions.js";
import { openChoices } from "./choices.js";
import { lockedOut } from "./locks.js";
import { chosenAtFirst, itemsOf } from "./sources.js";

export function selectPart(select, message) {
  const waits = isBusy(message.id, select.custom_id);
  const chosen = pickedIn(message.id, select.custom_id) ?? chosenAtFirst(select);
  return selectBox(select, {
    chosen,
    waits,
    key: `c-${select.custom_id}`,
    disabled: select.disabled || lockedOut(message),
    onDone: (values) => press(message, select.custom_id, values),
  });
}

/** The closed box of a select with what is chosen in it. */
export function selectBox(select, { chosen, waits = false, disabled = false, key, onDone, label = "" }) {
  const items = itemsOf(select);
  const named = chosen.map((value) => items.find((item) => item.value === value)).filter(Boolean);
  const hint = select.placeholder || t("makeASelection");
  const { least, most } = bounds(select, items);
  const open = (event) =>
    openChoices({ anchor: event.currentTarget, label: label || hint, items, least, most, chosen, onDone, key });
  const said = named.length > 0 ? named.map((item) => item.label).join(", ") : hint;
  const box = h(
    "button",
    {
      class: `select ${waits ? "waits" : ""}`,
      type: "button",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": label ? `${label}: ${said}` : said === hint ? hint : `${hint}: ${said}`,
      "aria-busy": waits ? "true" : null,
      disabled,
      dataset: { key, customId: select.custom_id },
      onclick: open,
    },
    named.length > 0 ? h(
      "span",
      { class: "select-chosen" },
      named.map((item) => chip(item, most)),
    ) : h("span", { class: "select-hint" }, hint),
    waits ? h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")) : icon("down", 20),
  );
  box.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    box.click();
  });
  return box;
}

function bounds(select, items) {
  const least = select.min_values ?? (select.required === false ? 0 : 1);
  return { least, most: Math.min(select.max_values ?? 1, Math.max(items.length, 1)) };
}

function chip(item, most) {
  return h("span", { class: most > 1 ? "select-chip" : "select-one" }, item.face ?? null, h("span", {}, item.label));
}
