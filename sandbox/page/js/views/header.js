/** The bar over the messages: where we are, and the ways to the drawers. */

import { menuButton } from "../base/buttons.js";
import { fill, h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { on } from "../base/signals.js";
import { t } from "../base/words.js";
import { waitingFor } from "../data/others.js";
import { goTo, place } from "../data/place.js";
import { badgeOf, channelById, isDirect, isThread, markOf, titleOf, world } from "../data/world.js";
import { openDrawer, togglePeople } from "./drawers.js";
import { avatar, mentionBadge } from "./faces.js";
import { channelMenu } from "./tools.js";

export function setUpHeader() {
  on(["place", "guilds", "people", "badges", "others"], render);
}

function render() {
  const root = document.getElementById("header");
  if (!world.me) return;
  const channel = channelById(place.channelId);
  fill(
    root,
    drawerButton(),
    channel ? title(channel) : h("h1", { class: "title" }, ""),
    channel && !isDirect(channel) && channelMenuButton(channel),
    peopleButton(),
  );
  document.title = windowTitle(channel);
}

function windowTitle(channel) {
  const waiting = waitingFor(world.me.id);
  const where = channel ? titleOf(channel) : t("standInShort");
  return `${waiting ? `(${waiting}) ` : ""}${where} · ${world.me.global_name || world.me.username}`;
}

/** Mentions in channels other than the one shown. */
function elsewhere() {
  const others = [...world.badges.keys()].filter((id) => id !== place.channelId);
  return others.reduce((sum, id) => sum + badgeOf(id).mentions, 0);
}

function drawerButton() {
  const waiting = elsewhere();
  const label = waiting ? `${t("openChannels")}, ${t("mentions", { n: waiting })}` : t("openChannels");
  return h(
    "button",
    {
      class: "icon-button only-narrow",
      type: "button",
      "aria-label": label,
      dataset: { key: "open-left" },
      onclick: () => openDrawer("left"),
    },
    icon("menu", 24),
    mentionBadge(waiting, ""),
  );
}

function title(channel) {
  const parent = isThread(channel) && channelById(channel.parent_id);
  const above = parent
    ? h(
      "button",
      { class: "title-parent", type: "button", dataset: { key: "parent" }, onclick: () => goTo(parent.id) },
      icon(markOf(parent), 16),
      h("span", {}, parent.name),
    )
    : null;
  return h(
    "div",
    { class: "title" },
    above,
    above && icon("chevron", 14),
    h("h1", { class: "title-name" }, icon(markOf(channel), 20), h("span", {}, channel.name)),
    channel.topic ? h("p", { class: "title-topic" }, channel.topic) : null,
  );
}

function channelMenuButton(channel) {
  const open = (anchor) => channelMenu(anchor, channel, "header-menu");
  return menuButton(t("menuOf", { name: channel.name }), open, { size: 22, key: "header-menu" });
}

function peopleButton() {
  const name = world.me.global_name || world.me.username;
  return h(
    "button",
    {
      class: "header-me",
      type: "button",
      "aria-label": t("youAreName", { name }),
      title: t("people"),
      dataset: { key: "open-people" },
      onclick: togglePeople,
    },
    avatar(world.me, 28),
    icon("people", 20),
  );
}
