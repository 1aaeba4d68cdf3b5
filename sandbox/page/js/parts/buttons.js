/** Buttons of messages, in Discord's styles. */

import { h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";
import { isBusy, press } from "../data/interactions.js";
import { goTo, linkedPlace } from "../data/place.js";
import { channelById } from "../data/world.js";
import { lockedOut } from "./locks.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

export function buttonPart(button, message) {
  const content = [
    button.emoji && emojiPart(button.emoji),
    button.label && h("span", { class: "button-label" }, button.label),
  ];
  if (button.style === 5) return linkPart(button, content);
  const waits = isBusy(message.id, button.custom_id);
  const said = waits ? {
    "aria-busy": "true",
    "aria-label": `${button.label ?? button.emoji?.name ?? ""} (${t("waiting")})`,
  } : {};
  const name = button.label ? {} : { "aria-label": button.emoji?.name ?? button.custom_id };
  return h(
    "button",
    {
      class: `button ${STYLES[button.style] ?? "secondary"} ${waits ? "waits" : ""}`,
      type: "button",
      disabled: button.disabled || lockedOut(message),
      dataset: { key: `c-${button.custom_id}`, customId: button.custom_id },
      onclick: () => press(message, button.custom_id),
      ...name,
      ...said,
    },
    content,
    waits ? h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")) : null,
  );
}

/** A link; one to a place on this server leads there within the page. */
function linkPart(button, content) {
  const linked = linkedPlace(button.url);
  if (linked && channelById(linked.channel)) {
    const go = () => goTo(linked.channel, { message: linked.message });
    return h(
      "button",
      {
        class: "button link",
        type: "button",
        disabled: button.disabled,
        dataset: { key: `l-${button.url}` },
        onclick: go,
      },
      content,
      icon("link", 16),
    );
  }
  if (button.disabled) return h("button", { class: "button link", type: "button", disabled: true }, content, icon("link", 16));
  return h(
    "a",
    { class: "button link", href: button.url, target: "_blank", rel: "noreferrer noopener" },
    content,
    icon("link", 16),
  );
}

/** An emoji of a button or option; a custom one by its name, as its picture is not here. */
export function emojiPart(emoji) {
  return h("span", { class: "emoji", "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}
