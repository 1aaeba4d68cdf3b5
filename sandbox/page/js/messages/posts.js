/** The posts of a forum, the one with the newest message first. */

import { h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";
import { goTo } from "../data/place.js";
import { badgeOf, compareIds, guildOf, markOf, nameOf, threadsOf, world } from "../data/world.js";
import { avatar, mentionBadge } from "../views/faces.js";

/** What stands in the list of messages while a forum is shown. */
export function forumPosts(forum) {
  const guild = guildOf(forum.id);
  const posts = [...threadsOf(guild, forum.id, false), ...threadsOf(guild, forum.id, true)].sort(byActivity);
  const head = h(
    "li",
    { class: "beginning" },
    h("span", { class: "beginning-mark", "aria-hidden": "true" }, icon(markOf(forum), 36)),
    h("h2", {}, forum.name),
    posts.length === 0 ? h("p", {}, t("forumBeginning")) : forum.topic && h("p", {}, forum.topic),
  );
  return [head, ...posts.map((post) => h("li", { class: "post-item" }, card(post, guild)))];
}

function byActivity(a, b) {
  const closed = Number(a.thread_metadata.archived) - Number(b.thread_metadata.archived);
  return closed || compareIds(b.last_message_id ?? b.id, a.last_message_id ?? a.id);
}

function card(post, guild) {
  const { mentions, unread } = badgeOf(post.id);
  const author = world.users.get(post.owner_id);
  const name = author ? nameOf(author, guild) : t("unknownUser");
  const { archived, locked } = post.thread_metadata;
  return h(
    "button",
    {
      class: unread ? "post-card unread" : "post-card",
      type: "button",
      dataset: { key: `post-${post.id}` },
      onclick: () => goTo(post.id),
    },
    author && avatar(author, 32),
    h(
      "span",
      { class: "post-text" },
      h("strong", {}, post.name),
      h("small", {}, name, " · ", t("replies", { n: post.message_count })),
    ),
    locked ? icon("lock", 16) : null,
    archived ? icon("archive", 16) : null,
    mentionBadge(mentions, t("mentions", { n: mentions })),
  );
}
