/** What a message belongs to: its author, what it answers, the thread that hangs on it. */

import { h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";
import { findMessage } from "../data/history.js";
import { goTo, place } from "../data/place.js";
import { channelById, nameOf, world } from "../data/world.js";
import { wordsOf } from "../parts/components.js";
import { plainText } from "../text/markdown.js";
import { messageTime } from "../text/times.js";
import { avatar } from "../views/faces.js";

const COMMAND = 2;
const REPLY = 19;

/** A message carries its people as they were; they are shown as they are now. */
export function present(user) {
  return world.users.get(user.id) ?? user;
}

export function authorName(message) {
  return shownName(message.author);
}

function shownName(user) {
  return nameOf(present(user), world.guilds.get(place.guildId));
}

/** The line over a message that answers a command or another message; null for others. */
export function above(message) {
  const used = message.interaction_metadata;
  if (used?.type === COMMAND && used.name) return commandLine(used.user, used.name);
  const reference = message.message_reference?.message_id;
  const answered = message.referenced_message ?? (reference ? findMessage(reference) : null);
  if (answered) return answeredLine(answered);
  if (message.type !== REPLY) return null;
  return h("div", { class: "above" }, icon("reply", 16), h("em", {}, t("originalGone")));
}

/** "Ana used /play". */
export function commandLine(user, command) {
  return h(
    "div",
    { class: "above" },
    icon("reply", 16),
    avatar(present(user), 16),
    h("strong", {}, shownName(user)),
    h("span", {}, t("used")),
    h("span", { class: "command-name" }, `/${command}`),
  );
}

function answeredLine(answered) {
  const jump = () => goTo(answered.channel_id ?? place.channelId, { message: answered.id, keep: true });
  return h(
    "button",
    { class: "above above-link", type: "button", onclick: jump },
    icon("reply", 16),
    avatar(present(answered.author), 16),
    h("strong", {}, authorName(answered)),
    h("span", { class: "above-text" }, plainText(wordsOf(answered)) || t("clickToSee")),
  );
}

/** The thread that was started from a message. */
export function threadChip(threadId) {
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

const ADDED = 1;
const RENAMED = 4;
const PINNED = 6;
const THREAD_STARTED = 18;
const THREAD_STARTER = 21;
const SYSTEM = {
  [ADDED]: "people",
  [RENAMED]: "gear",
  [PINNED]: "pin",
  [THREAD_STARTED]: "thread",
  [THREAD_STARTER]: "thread",
};

/** True for what Discord itself writes, and for the beginning of a thread whose message is gone. */
export function isSystem(message) {
  return message.type in SYSTEM && !(message.type === THREAD_STARTER && message.referenced_message);
}

/** The line that tells what somebody did. */
export function systemLine(message) {
  const when = h("time", { class: "when" }, messageTime(message.timestamp));
  const who = message.type === THREAD_STARTER ? null : h("strong", {}, authorName(message));
  const text = h("p", {}, who, who && " ", deed(message), " ", when);
  return h(
    "li",
    { class: "message system", tabindex: "-1", dataset: { message: message.id, key: "" } },
    h("span", { class: "gutter" }, icon(SYSTEM[message.type], 18)),
    h("div", { class: "message-main" }, text),
  );
}

function deed(message) {
  const about = message.message_reference;
  const go = (channelId, to) => {
    return { class: "linklike", type: "button", dataset: { key: "deed" }, onclick: () => goTo(channelId, to) };
  };
  switch (message.type) {
    case ADDED:
      return t("systemAdded", { name: message.mentions.map(shownName).join(", ") });
    case RENAMED:
      return [t("systemRenamed"), " ", h("strong", {}, message.content)];
    case PINNED:
      return h("button", go(about.channel_id, { message: about.message_id, keep: true }), t("systemPinned"));
    case THREAD_STARTED:
      return [t("startedThread"), " ", h("button", go(about?.channel_id ?? message.id), message.content)];
    default:
      return t("originalGone");
  }
}
