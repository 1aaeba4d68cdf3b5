/** The components of a message, layout and controls, from Discord's description of them. */

import { h } from "../base/dom.js";
import { t } from "../base/words.js";
import { markdown } from "../text/markdown.js";
import { fileCard } from "./attachments.js";
import { buttonPart } from "./buttons.js";
import { hexColour } from "./embeds.js";
import { gallery, pictureOf, thumbnail } from "./media.js";
import { selectPart } from "./select.js";

/** The elements of all components of a message. */
export function componentParts(message) {
  const parts = message.components ?? [];
  return parts.length > 0 ? h("div", { class: "components" }, parts.map((one) => part(one, message))) : null;
}

/** The custom_ids of all controls of a message. */
export function customIds(message) {
  return (message.components ?? []).flatMap(idsIn);
}

function idsIn(component) {
  const inner = [...(component.components ?? []), component.accessory].filter(Boolean);
  return component.custom_id ? [component.custom_id] : inner.flatMap(idsIn);
}

/** The words of a message as they were written: its content, or its text displays. */
export function wordsOf(message) {
  return [message.content, ...(message.components ?? []).map(wordsIn)].filter(Boolean).join("\n");
}

function wordsIn(component) {
  return component.type === 10
    ? component.content
    : (component.components ?? []).map(wordsIn).filter(Boolean).join("\n");
}

function part(component, message) {
  return PARTS[component.type]?.(component, message) ?? h(
    "p",
    { class: "failure" },
    t("unknownPart", { type: component.type }),
  );
}

const inner = (component, message) => component.components.map((one) => part(one, message));

const PARTS = {
  1: (row, message) => h("div", { class: "action-row" }, inner(row, message)),
  2: buttonPart,
  3: selectPart,
  5: selectPart,
  6: selectPart,
  7: selectPart,
  8: selectPart,
  9: (section, message) =>
    h(
      "div",
      { class: "section" },
      h("div", { class: "section-text" }, inner(section, message)),
      h("div", { class: "accessory" }, part(section.accessory, message)),
    ),
  10: (text) => h("div", { class: "text-display" }, markdown(text.content)),
  11: (one) => thumbnail(pictureOf(one.media, one.description, one.spoiler)),
  12: (one) => gallery(one.items.map((item) => pictureOf(item.media, item.description, item.spoiler))),
  13: filePart,
  14: (line) => h(
    "div",
    {
      class: `separator ${line.divider === false ? "" : "line"} ${line.spacing === 2 ? "wide" : ""}`,
      ...(line.divider === false ? {} : { role: "separator" }),
    },
  ),
  17: containerPart,
};

function filePart(one, message) {
  const url = one.file.url;
  const attachment = message.attachments.find((each) => each.url === url || each.id === one.file.attachment_id);
  const name = one.name ?? attachment?.filename ?? decodeURIComponent(url.split("/").at(-1).split("?")[0]);
  return fileCard(name, url, one.size ?? attachment?.size);
}

function containerPart(container, message) {
  const accent = container.accent_color;
  const style = accent === undefined || accent === null ? {} : { "--accent-line": hexColour(accent) };
  const box = h(
    "div",
    { class: accent === undefined || accent === null ? "container" : "container accented", style },
    inner(container, message),
  );
  if (!container.spoiler) return box;
  box.inert = true;
  const cover = h("button", { class: "container-cover", type: "button", dataset: { key: "uncover" } }, t("spoiler"));
  cover.addEventListener("click", () => {
    box.inert = false;
    cover.remove();
  });
  return h("div", { class: "covered" }, box, cover);
}
