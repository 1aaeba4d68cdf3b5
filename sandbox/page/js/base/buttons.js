/** Small buttons that show an icon and say their name. */

import { h } from "./dom.js";
import { icon } from "./icons.js";

/** A button with the icon `name`, called `label`; `more` are further attributes. */
export function iconButton(label, name, run, { size = 20, className = "", key, ...more } = {}) {
  const props = {
    class: `icon-button ${className}`.trim(),
    type: "button",
    "aria-label": label,
    title: label,
    onclick: run,
    dataset: key ? { key } : {},
    ...more,
  };
  return h("button", props, icon(name, size));
}

/** The button that opens a menu. */
export function menuButton(label, open, { size = 18, className = "", key } = {}) {
  const more = { "aria-haspopup": "menu", "aria-expanded": "false" };
  return iconButton(label, "dots", (event) => open(event.currentTarget), { size, className, key, ...more });
}
