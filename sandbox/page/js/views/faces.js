/** Pictures and names of people and servers. */

import { h } from "../base/dom.js";

const COLOURS = ["#5b67e8", "#2d8653", "#b4552d", "#a33a6f", "#2f7d92", "#7a5bd0"];

/** A person's picture; decoration only, the name stands beside it. */
export function avatar(user, size = 40) {
  const face = h(
    "span",
    { class: "avatar", style: { "--size": `${size}px`, "--tint": tint(user.id) }, "aria-hidden": "true" },
  );
  const letter = () => face.replaceChildren(initials(user.global_name || user.username));
  if (!user.avatar) letter(); // without a picture of their own all would look alike
  else face.append(
    h("img", { src: user.avatar_url, alt: "", width: size, height: size, loading: "lazy", onerror: letter }),
  );
  return face;
}

/** A server's picture or its initials. */
export function guildFace(guild) {
  if (guild.icon) return h("img", { class: "guild-face", src: `/icons/${guild.id}/${guild.icon}.png`, alt: "" });
  return h("span", { class: "guild-face", "aria-hidden": "true" }, initials(guild.name, 3));
}

function initials(name, most = 2) {
  const words = name.split(/[\s'’-]+/).filter(Boolean);
  return words.slice(0, most).map((word) => [...word][0].toUpperCase()).join("");
}

/** The colour that goes with an id. */
export function tint(id) {
  return COLOURS[Number(BigInt(id) % BigInt(COLOURS.length))];
}

/** The red number of mentions; nothing for none. */
export function mentionBadge(count, label) {
  if (!count) return null;
  return h("span", { class: "badge", role: "img", "aria-label": label }, count > 99 ? "99+" : String(count));
}
