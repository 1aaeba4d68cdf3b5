/** The lines over the message box: a closed thread, the message answered, the files to send. */

import { iconButton } from "../base/buttons.js";
import { h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";
import { changeChannel } from "../data/api.js";
import { place } from "../data/place.js";
import { nameOf, world } from "../data/world.js";
import { refused } from "./toasts.js";
import { askNewThread } from "./tools.js";

/** Says that a thread is archived or locked, with the way to open it. */
export function closedLine(channel) {
  const { locked } = channel.thread_metadata;
  const open = () => changeChannel(channel.id, locked ? { locked: false } : { archived: false }).catch(refused);
  return h(
    "div",
    { class: "closed-line" },
    icon(locked ? "lock" : "archive", 18),
    h("span", {}, t(locked ? "lockedHere" : "archivedHere")),
    h("button", { class: "button secondary", type: "button", onclick: open }, t(locked ? "unlock" : "unarchive")),
  );
}

/** Stands in the place of the message box of a forum, which holds posts and no messages. */
export function forumLine(channel) {
  const begin = { class: "button primary", type: "button", onclick: () => askNewThread(channel) };
  return h(
    "div",
    { class: "closed-line" },
    icon("forum", 18),
    h("span", {}, t("forumHere")),
    h("button", { ...begin, dataset: { key: "new-post" } }, t("newPost")),
  );
}

/** Names whose message is being answered. */
export function answerLine(message, stop) {
  const name = nameOf(message.author, world.guilds.get(place.guildId));
  return h(
    "div",
    { class: "answer-line" },
    h("span", {}, t("answeringTo"), " ", h("strong", {}, name)),
    iconButton(t("cancel"), "close", stop, { size: 16 }),
  );
}

/** The files that go with the next message; `drop(file)` takes one back. */
export function fileLine(files, drop) {
  const item = (file) => {
    const label = t("removeFile", { name: file.filename });
    return h("li", {}, icon("file", 16), file.filename, iconButton(label, "close", () => drop(file), { size: 14 }));
  };
  return h("ul", { class: "file-line", "aria-label": t("files") }, files.map(item));
}
