/** What the selects offer: their own options, or the people, roles and channels of the server. */

import { icon } from "../base/icons.js";
import { place } from "../data/place.js";
import { channelsOf, markOf, nameOf, world } from "../data/world.js";
import { avatar } from "../views/faces.js";
import { emojiPart } from "./buttons.js";

/** The items of a select: `{value, label, description, face}`. */
export function itemsOf(select) {
  switch (select.type) {
    case 3:
      return select.options.map(optionItem);
    case 5:
      return userItems();
    case 6:
      return roleItems();
    case 7:
      return [...userItems(), ...roleItems()];
    default:
      return channelItems(select.channel_types);
  }
}

/** The values chosen before anybody touched the select. */
export function chosenAtFirst(select) {
  if (select.type === 3) return select.options.filter((one) => one.default).map((one) => one.value);
  return (select.default_values ?? []).map((one) => one.id);
}

function optionItem(option) {
  const { value, label, description, emoji } = option;
  return { value, label, description, face: emoji && emojiPart(emoji) };
}

export function userItems() {
  const guild = world.guilds.get(place.guildId);
  return (guild?.members ?? []).map(({ user }) => ({
    value: user.id,
    label: nameOf(user, guild),
    description: user.username,
    face: avatar(user, 24),
  }));
}

export function roleItems() {
  const roles = world.guilds.get(place.guildId)?.roles ?? [];
  const named = ({ name }) => (name.startsWith("@") ? name : `@${name}`);
  return roles.map((role) => ({ value: role.id, label: named(role), face: icon("shield", 20) }));
}

/** Channels and threads of these types; every type when none is named. */
export function channelItems(types) {
  const guild = world.guilds.get(place.guildId);
  const all = guild ? [...channelsOf(guild), ...guild.threads] : [];
  return all
    .filter((one) => !types?.length || types.includes(one.type))
    .map((one) => ({ value: one.id, label: one.name, face: icon(markOf(one), 20) }));
}
