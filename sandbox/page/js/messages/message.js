/** One message: who wrote it, what it shows, and what may be done with it. */

import { menuButton } from "../base/buttons.js";
import { h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";
import { dismiss } from "../data/api.js";
import { failureOf, isBusy } from "../data/interactions.js";
import { world } from "../data/world.js";
import { attachmentParts } from "../parts/attachments.js";
import { componentParts, customIds } from "../parts/components.js";
import { embedPart } from "../parts/embeds.js";
import { markdown } from "../text/markdown.js";
import { messageTime, write } from "../text/times.js";
import { messageMenu, quickActions } from "./actions.js";
import { avatar } from "../views/faces.js";
import { above, authorName, isSystem, present, systemLine, threadChip } from "./relations.js";
import { dismissLine, thinkingLine } from "./rows.js";
import { refused } from "../views/toasts.js";

const THREAD_STARTER = 21;
const EPHEMERAL = 64;
const LOADING = 128;
const HAS_THREAD = 32;
const SILENT = 4096;
const LAYOUT = 32768; // Components V2

/** The list item of a message; `grouped` ones stand under the head of the message before. */
export function drawMessage(message, grouped) {
  if (isSystem(message)) return systemLine(message);
  if (message.type === THREAD_STARTER) return starter(message);
  const classes = [
    "message",
    grouped && "grouped",
    message.flags & EPHEMERAL && "ephemeral",
    message.pings_me && "pinging",
    message.flags & LOADING && "loading",
  ];
  const props = {
    class: classes.filter(Boolean).join(" "),
    tabindex: "-1",
    "aria-label": spoken(message),
    dataset: { message: message.id, key: "" },
  };
  const main = h("div", { class: "message-main" }, !grouped && head(message), body(message), below(message));
  return h("li", props, above(message), gutter(message, grouped), main, !message.starter && tools(message));
}

/** The first message of a thread shows the message that the thread was started from. */
function starter({ id, referenced_message: origin }) {
  return drawMessage({ ...origin, id, starter: true, flags: origin.flags & ~HAS_THREAD }, false);
}

function gutter(message, grouped) {
  if (!grouped) return h("span", { class: "gutter" }, avatar(present(message.author), 40));
  return h("span", { class: "gutter", "aria-hidden": "true" }, write(new Date(message.timestamp), "t"));
}

/** What a screen reader says on reaching the message. */
function spoken(message) {
  const parts = [authorName(message), messageTime(message.timestamp), message.flags & EPHEMERAL && t("onlyYou")];
  return parts.filter(Boolean).join(", ");
}

function head(message) {
  const written = new Date(message.timestamp);
  const when = { class: "when", datetime: message.timestamp, title: write(written, "F") };
  const silent = { class: "when", role: "img", title: t("silent"), "aria-label": t("silent") };
  return h(
    "div",
    { class: "message-head" },
    h("span", { class: "author" }, authorName(message)),
    message.author.bot && h("span", { class: "app-tag" }, "APP"),
    h("time", when, messageTime(message.timestamp)),
    Boolean(message.flags & LAYOUT) && editedMark(message),
    Boolean(message.flags & SILENT) && h("span", silent, icon("quiet", 14)),
  );
}

function editedMark({ edited_timestamp: edited }) {
  return edited ? h("span", { class: "edited", title: write(new Date(edited), "F") }, t("edited")) : null;
}

function body(message) {
  if (message.flags & LOADING) return thinkingLine(t("thinking", { name: authorName(message) }));
  if (message.flags & LAYOUT) return h("div", { class: "message-body" }, componentParts(message));
  const edited = editedMark(message);
  return h(
    "div",
    { class: "message-body" },
    message.content ? h("div", { class: "content" }, markdown(message.content, { big: true }), edited) : edited,
    attachmentParts(message.attachments),
    message.embeds.map(embedPart),
    componentParts(message),
  );
}

function below(message) {
  const failure = failureOf(message.id);
  const away = () => dismiss(world.me.id, message.id).catch(refused);
  return [
    failure && h("p", { class: "failure", role: "alert" }, icon("warn", 14), failure),
    Boolean(message.flags & HAS_THREAD) && threadChip(message.id),
    Boolean(message.flags & EPHEMERAL) && dismissLine(away),
  ];
}

function tools(message) {
  const open = (anchor) => messageMenu(anchor, message);
  return h("div", { class: "message-tools" }, quickActions(message), menuButton(t("messageMenu"), open, { key: "message-menu" }));
}

/** The components of the message that wait for an answer, as one text. */
export function busyOn(message) {
  return customIds(message).filter((id) => isBusy(message.id, id)).join(" ");
}
