/** Commands that are on their way or were not answered, shown among the messages. */

import { h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";
import { dropRow } from "../data/history.js";
import { world } from "../data/world.js";
import { avatar } from "../views/faces.js";
import { commandLine } from "./relations.js";

/** The list item of a command: sending, or failed until it is dismissed. */
export function drawRow(row) {
  const bot = world.application.bot;
  const name = bot.global_name || bot.username;
  const heading = h(
    "div",
    { class: "message-head" },
    h("span", { class: "author" }, name),
    h("span", { class: "app-tag" }, "APP"),
  );
  const state = row.failed ? [failedLine(), dismissLine(() => dropRow(row.id))] : thinkingLine(t("sending", { name }));
  return h(
    "li",
    { class: row.failed ? "message ephemeral failed-row" : "message loading", dataset: { row: row.id } },
    commandLine(world.me, row.command),
    h("span", { class: "gutter" }, avatar(bot, 40)),
    h("div", { class: "message-main" }, heading, state),
  );
}

function failedLine() {
  return h("p", { class: "failure", role: "alert" }, icon("warn", 14), t("noResponse"));
}

/** Three moving dots and what is going on. */
export function thinkingLine(text) {
  const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h("p", { class: "thinking", role: "status" }, dots, h("span", {}, text));
}

/** "Only you can see this · Dismiss message". */
export function dismissLine(dismiss) {
  const away = { class: "linklike", type: "button", dataset: { key: "dismiss" }, onclick: dismiss };
  return h(
    "p",
    { class: "ephemeral-foot" },
    icon("eye", 14),
    h("span", {}, t("onlyYou")),
    " · ",
    h("button", away, t("dismiss")),
  );
}
