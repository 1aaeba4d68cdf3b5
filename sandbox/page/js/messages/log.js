/** The messages of the channel shown: drawn once each, kept at the end while new ones come. */

import { focusKey, h, restoreFocus } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { on } from "../base/signals.js";
import { language, t } from "../base/words.js";
import { isLoaded, isWhole, loadOlder, messagesOf, rowsOf } from "../data/history.js";
import { failureOf } from "../data/interactions.js";
import { place } from "../data/place.js";
import { byId, channelById, compareIds, isForum, isThread, markOf, serverNow, titleOf, world } from "../data/world.js";
import { begin, keepEnd, noteScroll, setUpEnd } from "./end.js";
import { busyOn, drawMessage } from "./message.js";
import { forumPosts } from "./posts.js";
import { drawRow } from "./rows.js";
import { arrive } from "./jumps.js";

const GROUPED = 7 * 60_000; // ms within which messages of one author stand under one head
const drawn = new Map(); // message id -> {element, signature}
let shownChannel = "";
let shownNames = "";

export function setUpLog() {
  const log = document.getElementById("log");
  on(["messages", "place"], render);
  on(["people", "guilds"], () => forgetNames());
  on(["guilds", "badges"], () => {
    const channel = channelById(place.channelId);
    if (channel && isForum(channel)) render();
  });
  log.addEventListener("scroll", () => scrolled(log));
  log.addEventListener("keydown", walk);
  setUpEnd(log);
}

function scrolled(log) {
  if (noteScroll(log) && log.scrollTop < 200) older(log);
}

/** Draw everything anew when a name or the state of a thread that messages may show has changed. */
function forgetNames() {
  const guild = world.guilds.get(place.guildId);
  const names = [
    [...world.users.values()].map((user) => [user.global_name, user.username, user.avatar_url]),
    guild?.members.map((member) => member.nick),
    guild?.channels.map((channel) => channel.name),
    guild?.threads.map((thread) => [thread.name, thread.thread_metadata.locked]),
  ];
  if (JSON.stringify(names) === shownNames) return;
  shownNames = JSON.stringify(names);
  drawn.clear();
  render();
}

function render() {
  const log = document.getElementById("log");
  const list = document.getElementById("messages");
  const channel = channelById(place.channelId);
  if (shownChannel !== `${place.channelId} ${world.me?.id} ${language()}`) {
    shownChannel = `${place.channelId} ${world.me?.id} ${language()}`;
    drawn.clear();
    begin(log, !channel || !isForum(channel));
  }
  log.setAttribute("aria-busy", String(Boolean(channel) && !isLoaded(place.channelId)));
  const key = focusKey(list);
  const holder = key === null ? null : document.activeElement.closest("[data-message]")?.dataset.message;
  reconcile(list, channel ? elements(channel) : []);
  if (key !== null && !list.contains(document.activeElement)) {
    const message = holder ? list.querySelector(`[data-message="${holder}"]`) : list;
    if (message) restoreFocus(message, key);
  }
  list.classList.toggle("forum", Boolean(channel) && isForum(channel));
  keepEnd();
  arrive();
}

/** What stands in the list, top to bottom; unchanged messages keep their elements. */
function elements(channel) {
  if (isForum(channel)) return forumPosts(channel);
  const messages = messagesOf(channel.id);
  const shown = isWhole(channel.id) ? [beginning(channel)] : [];
  let before = null;
  const rows = rowsOf(channel.id).sort(byId);
  for (const message of messages) {
    while (rows.length > 0 && compareIds(rows[0].id, message.id) < 0) shown.push(drawRow(rows.shift()));
    if (!before || dayOf(before) !== dayOf(message)) shown.push(dayLine(message));
    shown.push(element(message, continues(before, message)));
    before = message;
  }
  return [...shown, ...rows.map(drawRow)];
}

function element(message, grouped) {
  const thread = channelById(message.id);
  const signature = [
    grouped,
    failureOf(message.id),
    busyOn(message),
    thread?.message_count,
    thread?.thread_metadata.archived,
  ];
  const held = drawn.get(message.id);
  if (held?.message === message && held.signature === String(signature)) return held.element;
  const made = drawMessage(message, grouped);
  drawn.set(message.id, { message, element: made, signature: String(signature) });
  return made;
}

function continues(before, message) {
  if (!before || before.author.id !== message.author.id || dayOf(before) !== dayOf(message)) return false;
  if (message.interaction_metadata || message.referenced_message || ![0, 20].includes(message.type)) return false;
  if (![0, 19, 20].includes(before.type) || ((before.flags ^ message.flags) & 64) !== 0) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUPED;
}

function dayOf(message) {
  return new Date(message.timestamp).toDateString();
}

function dayLine(message) {
  const day = new Date(message.timestamp);
  const today = new Date(serverNow()).toDateString() === day.toDateString();
  const text = new Intl.DateTimeFormat(language() === "fr" ? "fr" : "en-US", { dateStyle: "long" }).format(day);
  return h(
    "li",
    { class: "day-line", role: "separator", "aria-label": text },
    h("span", {}, today ? t("today", { date: text }) : text),
  );
}

function beginning(channel) {
  const thread = isThread(channel);
  return h(
    "li",
    { class: "beginning" },
    h("span", { class: "beginning-mark", "aria-hidden": "true" }, icon(markOf(channel), 36)),
    h("h2", {}, thread ? channel.name : t("welcomeTo", { name: titleOf(channel) })),
    h("p", {}, thread ? t("threadBeginning") : t("channelBeginning", { name: titleOf(channel) })),
  );
}

/** Make the list's children these, moving as little as may be. */
function reconcile(list, wanted) {
  const keep = new Set(wanted);
  for (const child of [...list.children]) if (!keep.has(child)) child.remove();
  wanted.forEach((child, at) => {
    if (list.children[at] !== child) list.insertBefore(child, list.children[at] ?? null);
  });
}

async function older(log) {
  if (!isLoaded(place.channelId) || isWhole(place.channelId)) return;
  const fromEnd = log.scrollHeight - log.scrollTop;
  await loadOlder(place.channelId);
  queueMicrotask(() => (log.scrollTop = log.scrollHeight - fromEnd));
}

/** Arrow keys walk from message to message while one of them has the focus. */
function walk(event) {
  const messages = [...document.querySelectorAll("#messages > [data-message]")];
  const at = messages.indexOf(document.activeElement);
  const move = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!move || (at < 0 && event.target !== event.currentTarget)) return;
  event.preventDefault();
  const next = messages[at < 0 ? messages.length - 1 : Math.max(0, Math.min(messages.length - 1, at + move))];
  next?.focus();
}
