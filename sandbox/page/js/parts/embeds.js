/** Embeds of classic messages. */

import { h } from "../base/dom.js";
import { markdown, markdownLine } from "../text/markdown.js";
import { messageTime } from "../text/times.js";
import { gallery, pictureOf, thumbnail } from "./media.js";

/** One embed: author, title, description, fields, pictures and footer, as far as there are any. */
export function embedPart(embed) {
  return h(
    "article",
    {
      class: "embed",
      style: embed.color === undefined || embed.color === null ? {} : { "--accent-line": hexColour(embed.color) },
    },
    h(
      "div",
      { class: "embed-text" },
      embed.author && h("div", { class: "embed-author" }, linked(embed.author.url, embed.author.name)),
      embed.title && h("div", { class: "embed-title" }, linked(embed.url, markdownLine(embed.title))),
      embed.description && markdown(embed.description),
      embed.fields?.length > 0 && h("div", { class: "embed-fields" }, embed.fields.map(field)),
    ),
    embed.thumbnail?.url && thumbnail(pictureOf(embed.thumbnail, embed.thumbnail.description)),
    embed.image?.url && h("div", { class: "embed-image" }, gallery([pictureOf(embed.image, embed.image.description)])),
    (embed.footer || embed.timestamp) && footer(embed),
  );
}

/** A colour number as CSS writes it. */
export function hexColour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

function linked(url, content) {
  return url ? h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, content) : h("span", {}, content);
}

function field(one) {
  return h(
    "div",
    { class: one.inline ? "embed-field inline" : "embed-field" },
    h("strong", {}, markdownLine(one.name)),
    markdown(one.value),
  );
}

function footer(embed) {
  const parts = [embed.footer?.text, embed.timestamp && messageTime(embed.timestamp)].filter(Boolean);
  return h("div", { class: "embed-footer" }, parts.join(" · "));
}
