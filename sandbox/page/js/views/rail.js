/** The servers, as a rail of round pictures. */

import { fill, h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { step } from "../base/popup.js";
import { on } from "../base/signals.js";
import { t } from "../base/words.js";
import { goToGuild, place } from "../data/place.js";
import { byId, guildBadge, world } from "../data/world.js";
import { guildFace, mentionBadge } from "./faces.js";
import { askNewGuild } from "./tools.js";

export function setUpRail() {
  const root = document.getElementById("rail");
  root.addEventListener("keydown", (event) => step(event, [...root.querySelectorAll("button")]));
  on(["guilds", "badges", "place"], () => render(root));
}

function render(root) {
  root.setAttribute("aria-label", t("servers"));
  const guilds = [...world.guilds.values()].sort(byId);
  fill(root, h("ul", { class: "rail-list" }, guilds.map(serverItem), h("li", {}, addButton())));
}

function serverItem(guild) {
  const { mentions, unread } = guildBadge(guild);
  const here = guild.id === place.guildId;
  const name = guild.home ? t("directMessages") : guild.name;
  const said = [name, mentions ? t("mentions", { n: mentions }) : "", unread && !mentions ? t("unread") : ""];
  const button = h(
    "button",
    {
      class: "rail-button",
      type: "button",
      title: name,
      "aria-label": said.filter(Boolean).join(", "),
      "aria-current": here ? "true" : null,
      dataset: { key: `guild-${guild.id}`, guild: guild.id },
      onclick: () => here || goToGuild(guild.id),
    },
    guild.home ? h("span", { class: "guild-face" }, icon("reply", 24)) : guildFace(guild),
    mentionBadge(mentions, ""),
  );
  return h("li", { class: unread ? "rail-item unread" : "rail-item" }, button);
}

function addButton() {
  return h(
    "button",
    {
      class: "rail-button rail-add",
      type: "button",
      title: t("addServer"),
      "aria-label": t("addServer"),
      dataset: { key: "guild-add" },
      onclick: askNewGuild,
    },
    h("span", { class: "guild-face" }, icon("plus", 24)),
  );
}
