/** The message box: text, files, answers, and slash commands. */

import { iconButton } from "../base/buttons.js";
import { fill, h } from "../base/dom.js";
import { on } from "../base/signals.js";
import { language, t } from "../base/words.js";
import { commandForm } from "../commands/form.js";
import { hidePalette, paletteKey } from "../commands/palette.js";
import { sendMessage, upload } from "../data/api.js";
import { place } from "../data/place.js";
import { channelById, isForum, titleOf, world } from "../data/world.js";
import { answerLine, closedLine, fileLine, forumLine } from "./entry_lines.js";
import { toEnd } from "../messages/end.js";
import { mentioned, offer } from "./offers.js";
import { refused } from "./toasts.js";

let answering = null;
let files = []; // {id, filename} uploaded and not yet sent
let shownFor = "";
let unsent = ""; // refused while a command's form stood in place of the box
let lastSent = Promise.resolve(); // one message after the other, in the order of writing

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
  if (isForum(channel)) return fill(root, forumLine(channel));
  if (channel.thread_metadata?.locked) return fill(root, closedLine(channel));
  const box = textBox(channel, text);
  fill(
    root,
    channel.thread_metadata?.archived && closedLine(channel),
    answering && answerLine(answering, stopAnswering),
    files.length > 0 && fileLine(files, dropFile),
    writingLine(box),
  );
  size(box);
  return undefined;
}

function stopAnswering() {
  answering = null;
  draw();
}

function dropFile(file) {
  files = files.filter((one) => one !== file);
  draw();
}

function writingLine(box) {
  const pick = () => addFiles(picker.files);
  const hidden = { class: "visually-hidden", tabindex: "-1", "aria-hidden": "true" };
  const picker = h("input", { type: "file", ...hidden, onchange: pick });
  return h(
    "div",
    { class: "entry-row" },
    picker,
    iconButton(t("addFile"), "plus", () => picker.click(), { size: 22 }),
    box,
    iconButton(t("commands"), "slash", () => startCommand(box), { size: 22, key: "slash" }),
    iconButton(t("send"), "send", () => send(box), { size: 22, className: "send" }),
  );
}

async function addFiles(picked) {
  try {
    for (const one of picked) {
      const file = await upload(world.me.id, one);
      files = [...files, file]; // perhaps others by now
    }
    draw();
  } catch (refusal) {
    refused(refusal);
  }
}

function textBox(channel, text) {
  const where = t("messageIn", { name: titleOf(channel) });
  const box = h(
    "textarea",
    {
      id: "box",
      rows: "1",
      maxlength: "2000",
      placeholder: where,
      "aria-label": where,
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      dataset: { key: "box" },
    },
  );
  box.value = text;
  box.addEventListener("input", () => {
    size(box);
    offer(box, write);
  });
  box.addEventListener("blur", () => hidePalette());
  box.addEventListener("focus", () => offer(box, write));
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
    if (answering) stopAnswering();
  }
}

function startCommand(box) {
  box.value = "/";
  box.focus();
  offer(box, write);
}

/** Go on with a command's own form in place of the text. */
function write(command) {
  const leave = () => {
    draw(unsent);
    unsent = "";
    document.getElementById("box")?.focus();
  };
  hidePalette();
  const form = commandForm(command, leave);
  fill(document.getElementById("entry"), form.element);
  form.focus();
}

/** Send what stands in the box, which is free at once; what was refused comes back into it. */
function send(box) {
  const text = box.value;
  const content = mentioned(text.trim());
  if (!content && files.length === 0) return;
  if (content.startsWith("/") && /^\/[\p{L}\p{N}_-]+/u.test(content)) return void offer(box, write);
  const [from, channel, where] = [world.me.id, place.channelId, shownFor];
  const [answered, sent] = [answering, files];
  const message = {
    content,
    attachment_ids: sent.map((one) => one.id),
    ...(answered ? { reply_to: answered.id } : {}),
  };
  answering = null;
  files = [];
  draw("");
  document.getElementById("box")?.focus();
  lastSent = lastSent
    .then(() => sendMessage(from, channel, message))
    .then(
      () => toEnd(),
      (refusal) => {
        refused(refusal);
        if (shownFor === where) {
          answering ??= answered;
          files = [...sent, ...files];
        }
        comeBack(text);
      },
    );
}

/** Put a text that was not sent in front of what was written meanwhile. */
function comeBack(text) {
  const box = document.getElementById("box");
  if (!box) return void (unsent = [unsent, text].filter(Boolean).join("\n"));
  const focused = box === document.activeElement;
  draw([text, box.value].filter(Boolean).join("\n"));
  if (focused) document.getElementById("box")?.focus();
  return undefined;
}
