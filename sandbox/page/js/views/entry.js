/** The message box: text, files, answers, and slash commands. */

import { fill, h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { on } from "../base/signals.js";
import { language, t } from "../base/words.js";
import { commandForm } from "../commands/form.js";
import { commandsHere, matching } from "../commands/list.js";
import { hidePalette, paletteKey, showPalette } from "../commands/palette.js";
import { changeChannel, sendMessage, upload } from "../data/api.js";
import { place } from "../data/place.js";
import { channelById, isThread, nameOf, people, world } from "../data/world.js";
import { toEnd } from "./log.js";
import { refused } from "./toasts.js";
import { avatar } from "./faces.js";

let answering = null;
let files = []; // {id, filename} uploaded and not yet sent
let shownFor = "";

export function setUpEntry() {
  on(["place", "guilds", "people"], () => {
    const key = stamp();
    if (key === shownFor) return;
    shownFor = key;
    answering = null;
    files = [];
    draw();
  });
  document.addEventListener("keydown", onSlash);
}

/** A slash typed anywhere begins a command. */
function onSlash(event) {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select, dialog, .popup")) return;
  const box = document.getElementById("box");
  if (!box || box.value) return;
  event.preventDefault();
  startCommand(box);
}

/** What the box depends on: where we are, who we are, whether one may write here. */
function stamp() {
  const channel = channelById(place.channelId);
  const thread = channel?.thread_metadata;
  return [place.channelId, channel?.name, world.me?.id, language(), thread?.archived, thread?.locked].join(" ");
}

/** Answer this message with the next one sent. */
export function answerTo(message) {
  answering = message;
  draw();
  document.getElementById("box")?.focus();
}

function draw(text = document.getElementById("box")?.value ?? "") {
  const root = document.getElementById("entry");
  const channel = channelById(place.channelId);
  hidePalette();
  if (!channel) return fill(root);
  if (channel.thread_metadata?.locked) return fill(root, closedLine(channel));
  const box = textBox(channel, text);
  fill(root, channel.thread_metadata?.archived && closedLine(channel), answering && answerLine(), files.length > 0 && fileLine(), writingLine(box));
  size(box);
  return undefined;
}

function closedLine(channel) {
  const { archived, locked } = channel.thread_metadata;
  const open = () => changeChannel(channel.id, locked ? { locked: false } : { archived: false }).catch(refused);
  return h(
    "div",
    { class: "closed-line" },
    icon(locked ? "lock" : "archive", 18),
    h("span", {}, t(locked ? "lockedHere" : "archivedHere")),
    archived || locked ? h("button", { class: "button secondary", type: "button", onclick: open }, t(locked ? "unlock" : "unarchive")) : null,
  );
}

function answerLine() {
  const stop = () => ((answering = null), draw());
  return h("div", { class: "answer-line" }, h("span", {}, t("answeringTo"), " ", h("strong", {}, nameOf(answering.author, world.guilds.get(place.guildId)))), h("button", { class: "icon-button", type: "button", "aria-label": t("cancel"), onclick: stop }, icon("close", 16)));
}

function fileLine() {
  const drop = (file) => () => ((files = files.filter((one) => one !== file)), draw());
  return h("ul", { class: "file-line", "aria-label": t("files") }, files.map((file) => h("li", {}, icon("file", 16), file.filename, h("button", { class: "icon-button", type: "button", "aria-label": t("removeFile", { name: file.filename }), onclick: drop(file) }, icon("close", 14)))));
}

function writingLine(box) {
  const picker = h("input", { type: "file", class: "visually-hidden", tabindex: "-1", "aria-hidden": "true", onchange: () => addFiles(picker.files) });
  return h(
    "div",
    { class: "entry-row" },
    picker,
    h("button", { class: "icon-button", type: "button", "aria-label": t("addFile"), title: t("addFile"), onclick: () => picker.click() }, icon("plus", 22)),
    box,
    h("button", { class: "icon-button", type: "button", "aria-label": t("commands"), title: t("commands"), dataset: { key: "slash" }, onclick: () => startCommand(box) }, icon("slash", 22)),
    h("button", { class: "icon-button send", type: "button", "aria-label": t("send"), title: t("send"), onclick: () => send(box) }, icon("send", 22)),
  );
}

async function addFiles(picked) {
  try {
    for (const file of picked) files.push(await upload(world.me.id, file));
    draw();
  } catch (refusal) {
    refused(refusal);
  }
}

function textBox(channel, text) {
  const where = t("messageIn", { name: `${isThread(channel) ? "" : "#"}${channel.name}` });
  const box = h("textarea", { id: "box", rows: "1", maxlength: "2000", placeholder: where, "aria-label": where, role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", dataset: { key: "box" } });
  box.value = text;
  box.addEventListener("input", () => {
    size(box);
    offer(box);
  });
  box.addEventListener("blur", () => hidePalette());
  box.addEventListener("focus", () => offer(box));
  box.addEventListener("keydown", (event) => onKey(event, box));
  return box;
}

function size(box) {
  box.style.height = "auto";
  if (box.value) box.style.height = `${Math.min(box.scrollHeight, 200)}px`;
}

function onKey(event, box) {
  if (event.isComposing || paletteKey(event)) return;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    send(box);
  } else if (event.key === "Escape") {
    hidePalette();
    if (answering) {
      answering = null;
      draw();
    }
  }
}

function startCommand(box) {
  box.value = "/";
  box.focus();
  offer(box);
}

/** Show what may follow what was typed: commands after a slash, people after an at sign. */
async function offer(box) {
  const typed = box.value;
  if (typed.startsWith("/") && !typed.includes("\n")) return offerCommands(box, typed);
  const name = /(?:^|\s)@([\p{L}\p{N}_]*)$/u.exec(typed.slice(0, box.selectionStart));
  if (!name) return hidePalette();
  const found = people().filter((user) => nameOf(user).toLowerCase().startsWith(name[1].toLowerCase()));
  const pick = ({ user }) => {
    const from = box.selectionStart - name[1].length - 1;
    box.setRangeText(`@${nameOf(user)} `, from, box.selectionStart, "end");
    hidePalette();
  };
  if (found.length === 0) return hidePalette();
  return showPalette({ title: t("people"), items: found.map((user) => ({ user, label: nameOf(user), face: avatar(user, 24) })), onPick: pick, owner: box });
}

async function offerCommands(box, typed) {
  let commands = [];
  try {
    commands = await commandsHere();
  } catch (refusal) {
    return refused(refusal);
  }
  if (box.value !== typed || document.activeElement !== box) return undefined;
  const exact = /^\/(.+) $/.exec(typed) && commands.find((one) => [one.name, one.path].includes(typed.slice(1, -1)));
  if (exact) return write(exact);
  const bot = world.application.bot;
  const items = matching(commands, typed.slice(1).trimEnd()).map((command) => ({
    command,
    label: `/${command.name}`,
    description: command.description,
    aside: command.options.filter((one) => one.required).map((one) => one.display_name ?? one.name).join(" "),
    face: avatar(bot, 28),
  }));
  const title = items.length > 0 ? t("commandsOf", { name: bot.global_name || bot.username }) : t("noCommands");
  return showPalette({ title, items, onPick: ({ command }) => write(command), owner: box });
}

/** Go on with a command's own form in place of the text. */
function write(command) {
  const leave = () => {
    draw("");
    document.getElementById("box")?.focus();
  };
  hidePalette();
  const form = commandForm(command, leave);
  fill(document.getElementById("entry"), form.element);
  form.focus();
}

async function send(box) {
  const content = mentioned(box.value.trim());
  if (!content && files.length === 0) return;
  if (content.startsWith("/") && /^\/[\p{L}\p{N}_-]+/u.test(content)) return void offer(box);
  const message = { content, attachment_ids: files.map((one) => one.id), ...(answering ? { reply_to: answering.id } : {}) };
  try {
    await sendMessage(world.me.id, place.channelId, message);
    answering = null;
    files = [];
    draw("");
    document.getElementById("box")?.focus();
    toEnd();
  } catch (refusal) {
    refused(refusal);
  }
}

/** `@Name` of a known person becomes a mention. */
function mentioned(text) {
  const known = [...world.users.values()].sort((a, b) => nameOf(b).length - nameOf(a).length);
  return known.reduce((so, user) => so.replaceAll(`@${nameOf(user)}`, `<@${user.id}>`), text);
}
