/** Discord's markdown as elements. */

import { h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";
import { goTo, linkedPlace, place } from "../data/place.js";
import { channelById, markOf, nameOf, world } from "../data/world.js";
import { blocks } from "./blocks.js";
import { inline } from "./inline.js";
import { timeElement } from "./times.js";

const EMOJI = "\\p{Extended_Pictographic}[\\u{FE0F}\\u{20E3}\\u{1F3FB}-\\u{1F3FF}]*";
const ONLY_EMOJI = new RegExp(`^(?:${EMOJI}(?:\\u200D${EMOJI})*|\\p{RI}\\p{RI}|\\s){1,27}$`, "u");

/** A block of markdown. */
export function markdown(text, { big = false } = {}) {
  const body = h("div", { class: "md" }, blocks(text).map(blockElement));
  if (big && text.trim() && ONLY_EMOJI.test(text)) body.classList.add("md-jumbo");
  return body;
}

/** One line of markdown, where blocks are not drawn (labels, field names). */
export function markdownLine(text) {
  return h("span", { class: "md" }, inline(text).map(inlineElement));
}

/** The text alone, for labels and previews. */
export function plainText(text) {
  const parts = [...markdown(text).childNodes].map((one) => one.textContent);
  return parts.join(" ").replace(/\s+/g, " ").trim();
}

function blockElement(node) {
  switch (node.kind) {
    case "pre":
      return h("pre", { tabindex: "0", dataset: { language: node.language } }, h("code", {}, node.text));
    case "quote":
      return h("blockquote", {}, node.children.map(blockElement));
    case "heading":
      return h(`h${node.level + 2}`, { class: `md-h${node.level}` }, node.children.map(inlineElement));
    case "small":
      return h("small", { class: "md-small" }, node.children.map(inlineElement));
    case "list":
      return h(node.ordered ? "ol" : "ul", node.ordered ? { start: node.start } : {}, node.items.map(itemElement));
    default:
      return h("p", {}, node.children.map(inlineElement));
  }
}

function itemElement(item) {
  return h("li", {}, item.map((node) => (node.kind === "list" ? blockElement(node) : inlineElement(node))));
}

function inlineElement(node) {
  if (typeof node === "string") return node;
  return INLINE[node.kind](node);
}

const children = (node) => node.children.map(inlineElement);

const INLINE = {
  strong: (node) => h("strong", {}, children(node)),
  em: (node) => h("em", {}, children(node)),
  u: (node) => h("u", {}, children(node)),
  s: (node) => h("s", {}, children(node)),
  code: (node) => h("code", {}, node.text),
  break: () => h("br"),
  spoiler: spoilerElement,
  link: linkElement,
  time: (node) => timeElement(node.seconds, node.style),
  emoji: (node) => h("span", { class: "emoji-name" }, `:${node.name}:`),
  everyone: (node) => h("span", { class: "mention" }, node.text),
  command: (node) => h("span", { class: "mention" }, `/${node.name}`),
  user: userMention,
  role: roleMention,
  channel: (node) => channelMention(node.id, ""),
};

function userMention({ id }) {
  const user = world.users.get(id);
  const name = user ? nameOf(user, world.guilds.get(place.guildId)) : t("unknownUser");
  const mine = id === world.me.id ? "mention mention-me" : "mention";
  return h("span", { class: mine, dataset: { user: id } }, `@${name}`);
}

function roleMention({ id }) {
  const role = world.guilds.get(place.guildId)?.roles.find((one) => one.id === id);
  return h("span", { class: "mention" }, `@${role?.name ?? t("unknownRole")}`);
}

function channelMention(id, message) {
  const channel = channelById(id);
  if (!channel) return h("span", { class: "mention" }, `# ${t("unknownChannel")}`);
  const mark = markOf(channel) === "hash" ? "#" : icon(markOf(channel), 15);
  return h(
    "button",
    { class: "mention mention-link", type: "button", onclick: () => goTo(id, { message }) },
    mark,
    `${channel.name}${message ? " › 💬" : ""}`,
  );
}

/** A link; one to a place on this server leads there within the page. */
function linkElement(node) {
  const linked = linkedPlace(node.url);
  if (linked && channelById(linked.channel)) {
    if (!node.named) return channelMention(linked.channel, linked.message);
    const go = () => goTo(linked.channel, { message: linked.message });
    return h("button", { class: "linklike", type: "button", onclick: go }, children(node));
  }
  return h("a", { href: node.url, target: "_blank", rel: "noreferrer noopener" }, children(node));
}

/** Text hidden until it is pressed. */
function spoilerElement(node) {
  const hidden = h("span", { class: "spoiler-text", "aria-hidden": "true" }, children(node));
  const closed = { role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": t("spoiler") };
  const cover = h("span", { class: "spoiler", ...closed }, hidden);
  const show = (event) => {
    if (cover.classList.contains("shown")) return;
    event.preventDefault();
    cover.classList.add("shown");
    cover.setAttribute("aria-expanded", "true");
    cover.removeAttribute("role");
    cover.removeAttribute("aria-label");
    hidden.removeAttribute("aria-hidden");
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && show(event));
  return cover;
}
