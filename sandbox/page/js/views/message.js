/** One message: who wrote it, what it shows, and what may be done with it. */

import { h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";
import { dismiss } from "../data/api.js";
import { dropRow, findMessage } from "../data/history.js";
import { failureOf, isBusy } from "../data/interactions.js";
import { goTo, place } from "../data/place.js";
import { channelById, nameOf, world } from "../data/world.js";
import { attachmentParts } from "../parts/attachments.js";
import { componentParts, customIds, wordsOf } from "../parts/components.js";
import { embedPart } from "../parts/embeds.js";
import { markdown, plainText } from "../text/markdown.js";
import { messageTime, write } from "../text/times.js";
import { avatar, tint } from "./faces.js";
import { messageMenu, quickActions } from "./actions.js";
import { refused } from "./toasts.js";

const EPHEMERAL = 64;
const LOADING = 128;
const HAS_THREAD = 32;
const SILENT = 4096;
const LAYOUT = 32768; // Components V2

/** The list item of a message; `grouped` ones stand under the head of the message before. */
export function drawMessage(message, grouped) {
  if (message.type === 18) return threadStarted(message);
  if (message.type === 21 && message.referenced_message) return drawMessage({ ...message.referenced_message, id: message.id, starter: true, flags: message.referenced_message.flags & ~HAS_THREAD }, false);
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const classes = ["message", grouped && "grouped", ephemeral && "ephemeral", message.pings_me && "pinging", message.flags & LOADING && "loading"];
  return h(
    "li",
    { class: classes.filter(Boolean).join(" "), tabindex: "-1", "aria-label": spoken(message), dataset: { message: message.id, key: "" } },
    above(message),
    grouped ? h("span", { class: "gutter", "aria-hidden": "true" }, write(new Date(message.timestamp), "t")) : h("span", { class: "gutter" }, avatar(present(message.author), 40)),
    h("div", { class: "message-main" }, !grouped && head(message), body(message), below(message)),
    message.starter ? null : tools(message),
  );
}

/** What a screen reader says on reaching the message. */
function spoken(message) {
  return `${authorName(message)}, ${messageTime(message.timestamp)}${message.flags & EPHEMERAL ? `, ${t("onlyYou")}` : ""}`;
}

function authorName(message) {
  return shownName(message.author);
}

/** A message carries its people as they were; they are shown as they are now. */
function present(user) {
  return world.users.get(user.id) ?? user;
}

function shownName(user) {
  return nameOf(present(user), world.guilds.get(place.guildId));
}

/** What the message answers: a command, or another message. */
function above(message) {
  const used = message.interaction_metadata;
  if (used?.type === 2 && used.name) {
    return h("div", { class: "above" }, icon("reply", 16), avatar(present(used.user), 16), h("strong", {}, shownName(used.user)), h("span", {}, t("used")), h("span", { class: "command-name" }, `/${used.name}`));
  }
  const answered = message.referenced_message ?? (message.message_reference && findMessage(message.message_reference.message_id));
  if (message.type !== 19 && !answered) return null;
  if (!answered) return h("div", { class: "above" }, icon("reply", 16), h("em", {}, t("originalGone")));
  const jump = () => goTo(answered.channel_id ?? place.channelId, { message: answered.id, keep: true });
  const text = plainText(wordsOf(answered)) || t("clickToSee");
  return h("button", { class: "above above-link", type: "button", onclick: jump }, icon("reply", 16), avatar(present(answered.author), 16), h("strong", {}, authorName(answered)), h("span", { class: "above-text" }, text));
}

function head(message) {
  const { author } = message;
  return h(
    "div",
    { class: "message-head" },
    h("span", { class: "author", style: { "--tint": tint(author.id) } }, authorName(message)),
    author.bot ? h("span", { class: "app-tag" }, "APP") : null,
    h("time", { class: "when", datetime: message.timestamp, title: write(new Date(message.timestamp), "F") }, messageTime(message.timestamp)),
    message.flags & LAYOUT ? editedMark(message) : null,
    message.flags & SILENT ? h("span", { class: "when", role: "img", title: t("silent"), "aria-label": t("silent") }, icon("quiet", 14)) : null,
  );
}

function editedMark({ edited_timestamp: edited }) {
  return edited ? h("span", { class: "edited", title: write(new Date(edited), "F") }, t("edited")) : null;
}

function body(message) {
  if (message.flags & LOADING) {
    const name = authorName(message);
    return h("div", { class: "thinking", role: "status" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), h("span", {}, t("thinking", { name })));
  }
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
  return [
    failure ? h("p", { class: "failure", role: "alert" }, icon("warn", 14), failure) : null,
    message.flags & HAS_THREAD ? threadChip(message.id) : null,
    message.flags & EPHEMERAL ? ephemeralFoot(message) : null,
  ];
}

function ephemeralFoot(message) {
  const away = () => dismiss(world.me.id, message.id).catch(refused);
  return h("p", { class: "ephemeral-foot" }, icon("eye", 14), h("span", {}, t("onlyYou")), " · ", h("button", { class: "linklike", type: "button", dataset: { key: "dismiss" }, onclick: away }, t("dismiss")));
}

/** The thread that was started from a message. */
function threadChip(threadId) {
  const thread = channelById(threadId);
  if (!thread) return null;
  return h(
    "button",
    { class: "thread-chip", type: "button", dataset: { key: "thread" }, onclick: () => goTo(threadId) },
    icon("thread", 18),
    h("strong", {}, thread.name),
    h("span", { class: "chip-count" }, t("messageCount", { n: thread.message_count ?? 0 })),
    thread.thread_metadata.archived ? h("span", { class: "chip-count" }, t("archived")) : null,
  );
}

function threadStarted(message) {
  const threadId = message.message_reference?.channel_id ?? message.id;
  const open = h("button", { class: "linklike", type: "button", dataset: { key: "thread" }, onclick: () => goTo(threadId) }, message.content);
  return h(
    "li",
    { class: "message system", tabindex: "-1", dataset: { message: message.id, key: "" } },
    h("span", { class: "gutter" }, icon("thread", 18)),
    h("div", { class: "message-main" }, h("p", {}, h("strong", {}, authorName(message)), " ", t("startedThread"), " ", open, " ", h("time", { class: "when" }, messageTime(message.timestamp)))),
  );
}

function tools(message) {
  const key = "message-menu";
  return h(
    "div",
    { class: "message-tools" },
    quickActions(message),
    h("button", { class: "icon-button", type: "button", "aria-haspopup": "menu", "aria-expanded": "false", "aria-label": t("messageMenu"), title: t("messageMenu"), dataset: { key }, onclick: (event) => messageMenu(event.currentTarget, message) }, icon("dots", 18)),
  );
}

/** A command on its way, or one that the bot did not answer. */
export function drawRow(row) {
  const bot = world.application.bot;
  const name = bot.global_name || bot.username;
  const text = row.failed ? t("noResponse") : t("sending", { name });
  return h(
    "li",
    { class: row.failed ? "message ephemeral failed-row" : "message loading", dataset: { row: row.id } },
    h("div", { class: "above" }, icon("reply", 16), avatar(world.me, 16), h("strong", {}, nameOf(world.me)), h("span", {}, t("used")), h("span", { class: "command-name" }, `/${row.command}`)),
    h("span", { class: "gutter" }, avatar(bot, 40)),
    h(
      "div",
      { class: "message-main" },
      h("div", { class: "message-head" }, h("span", { class: "author" }, name), h("span", { class: "app-tag" }, "APP")),
      h("p", { class: row.failed ? "failure" : "thinking", role: row.failed ? "alert" : "status" }, row.failed ? icon("warn", 14) : h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), text),
      row.failed ? h("p", { class: "ephemeral-foot" }, icon("eye", 14), h("span", {}, t("onlyYou")), " · ", h("button", { class: "linklike", type: "button", onclick: () => dropRow(row.id) }, t("dismiss"))) : null,
    ),
  );
}

/** The components of the message that wait for an answer, as one text. */
export function busyOn(message) {
  return customIds(message).filter((id) => isBusy(message.id, id)).join(" ");
}
