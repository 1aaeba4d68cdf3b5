/** The slash commands that the person may use in the channel, each leaf of a group on its own. */

import { on } from "../base/signals.js";
import { fetchCommands } from "../data/api.js";
import { place } from "../data/place.js";
import { world } from "../data/world.js";
import { fold } from "../parts/choices.js";

const SUBCOMMAND = 1;
const GROUP = 2;
let held = { key: "", commands: [] };

export function setUpCommands() {
  on(["commands", "guilds"], () => (held = { key: "", commands: [] }));
}

/** `{path, name, description, options}` for each; `name` as shown, `path` as sent. */
export async function commandsHere() {
  const key = `${world.me.id} ${place.channelId} ${world.me.locale}`;
  if (held.key !== key) {
    const { commands } = await fetchCommands(world.me.id, place.channelId);
    held = { key, commands: commands.filter((one) => (one.type ?? 1) === 1).flatMap((one) => leaves(one, "", "")) };
  }
  return held.commands;
}

function leaves(command, above, shownAbove) {
  const path = above + command.name;
  const name = shownAbove + (command.display_name ?? command.name);
  const deeper = (command.options ?? []).filter((one) => one.type === SUBCOMMAND || one.type === GROUP);
  if (deeper.length > 0) return deeper.flatMap((one) => leaves(one, `${path} `, `${name} `));
  return [
    { path, name, description: command.display_description ?? command.description, options: command.options ?? [] },
  ];
}

/** The commands whose shown or canonical name fits what was typed, best first. */
export function matching(commands, typed) {
  const wanted = fold(typed);
  const rank = (one) => {
    if (fold(one.name).startsWith(wanted)) return 0;
    if (fold(one.path).startsWith(wanted)) return 1;
    return fold(`${one.name} ${one.description}`).includes(wanted) ? 2 : 3;
  };
  return commands.filter((one) => rank(one) < 3).sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}
