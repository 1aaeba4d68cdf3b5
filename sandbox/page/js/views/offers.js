/** What the message box offers while one types: commands after a slash, people after an at sign. */

import { t } from "../base/words.js";
import { commandsHere, matching } from "../commands/list.js";
import { hidePalette, showPalette } from "../commands/palette.js";
import { nameOf, people, world } from "../data/world.js";
import { avatar } from "./faces.js";
import { refused } from "./toasts.js";

/** Show what may follow the text of the box; `begin(command)` is called when a command was chosen. */
export function offer(box, begin) {
  const typed = box.value;
  if (typed.startsWith("/") && !typed.includes("\n")) offerCommands(box, typed, begin);
  else offerPeople(box);
}

function offerPeople(box) {
  const before = box.value.slice(0, box.selectionStart);
  const name = /(?:^|\s)@([\p{L}\p{N}_]*)$/u.exec(before)?.[1];
  const fits = (user) => nameOf(user).toLowerCase().startsWith(name.toLowerCase());
  const found = name === undefined ? [] : people().filter(fits);
  if (found.length === 0) return hidePalette();
  const onPick = ({ user }) => {
    const from = box.selectionStart - name.length - 1;
    box.setRangeText(`@${nameOf(user)} `, from, box.selectionStart, "end");
    hidePalette();
  };
  const items = found.map((user) => ({ user, label: nameOf(user), face: avatar(user, 24) }));
  return showPalette({ title: t("people"), items, onPick, owner: box });
}

async function offerCommands(box, typed, begin) {
  let commands = [];
  try {
    commands = await commandsHere();
  } catch (refusal) {
    return refused(refusal);
  }
  if (box.value !== typed || document.activeElement !== box) return undefined;
  const whole = typed.endsWith(" ") ? typed.slice(1, -1) : null;
  const exact = commands.find((one) => one.name === whole || one.path === whole);
  if (exact) return begin(exact);
  const bot = world.application.bot;
  const items = matching(commands, typed.slice(1).trimEnd()).map((command) => commandItem(command, bot));
  const title = items.length > 0 ? t("commandsOf", { name: bot.global_name || bot.username }) : t("noCommands");
  return showPalette({ title, items, onPick: ({ command }) => begin(command), owner: box });
}

function commandItem(command, bot) {
  const needed = command.options.filter((one) => one.required);
  return {
    command,
    label: `/${command.name}`,
    description: command.description,
    aside: needed.map((one) => one.display_name ?? one.name).join(" "),
    face: avatar(bot, 28),
  };
}

/** `@Name` of a known person becomes a mention. */
export function mentioned(text) {
  const known = [...world.users.values()].sort((a, b) => nameOf(b).length - nameOf(a).length);
  return known.reduce((so, user) => so.replaceAll(`@${nameOf(user)}`, `<@${user.id}>`), text);
}
