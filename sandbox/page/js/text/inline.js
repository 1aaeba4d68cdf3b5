/** Discord's inline markdown, read into a tree: strings and `{kind, …}` nodes. */

const WORD = /[\p{L}\p{N}_]/u;

/** Rules tried at each place in this order: [kind, sticky pattern, reader of the match]. */
const RULES = [
  ["escape", /\\([^A-Za-z0-9\s])/uy, (m) => m[1]],
  ["code", /(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => ({ kind: "code", text: m[2].replace(/^ (.*`) $|^ (`.*) $/s, "$1$2") })],
  ["user", /<@!?(\d{1,20})>/y, (m) => ({ kind: "user", id: m[1] })],
  ["role", /<@&(\d{1,20})>/y, (m) => ({ kind: "role", id: m[1] })],
  ["channel", /<#(\d{1,20})>/y, (m) => ({ kind: "channel", id: m[1] })],
  ["command", /<\/([\p{L}\p{N}_ -]{1,100}):(\d{1,20})>/uy, (m) => ({ kind: "command", name: m[1] })],
  ["time", /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, (m) => ({ kind: "time", seconds: Number(m[1]), style: m[2] ?? "f" })],
  ["emoji", /<a?:(\w{2,32}):(\d{1,20})>/y, (m) => ({ kind: "emoji", name: m[1], id: m[2] })],
  ["everyone", /@(everyone|here)\b/y, (m) => ({ kind: "everyone", text: m[0] })],
  ["quietLink", /<(https?:\/\/[^\s<>]+)>/y, (m) => ({ kind: "link", url: m[1], children: [m[1]] })],
  ["link", /\[((?:\\.|[^[\]\\]|\[[^\]]*\])+)\]\(\s*<?(https?:\/\/[^\s<>)]+(?:\([^\s<>)]*\)[^\s<>)]*)*)>?(?:\s+["'][^"']*["'])?\s*\)/y,
    (m) => ({ kind: "link", url: m[2], named: true, children: inline(m[1], { links: false }) })],
  ["address", /https?:\/\/[^\s<>]*[^\s<>.,:;!?'")\]*_~|]/y, (m) => ({ kind: "link", url: m[0], children: [m[0]] })],
  ["spoiler", /\|\|([\s\S]+?)\|\|/y, (m) => ({ kind: "spoiler", children: inline(m[1]) })],
  ["bold", /\*\*([\s\S]+?)\*\*(?!\*)/y, (m) => ({ kind: "strong", children: inline(m[1]) })],
  ["underline", /__([\s\S]+?)__(?!_)/y, (m) => ({ kind: "u", children: inline(m[1]) })],
  ["strike", /~~([\s\S]+?)~~/y, (m) => ({ kind: "s", children: inline(m[1]) })],
  ["star", /\*(?=[^\s*])((?:\*\*|\\[\s\S]|[^*\\])*?(?:\*\*|\\[\s\S]|[^\s*\\]))\*(?!\*)/y, (m) => ({ kind: "em", children: inline(m[1]) })],
  ["underscore", /_((?:__|\\[\s\S]|[^_\\])+?)_(?![\p{L}\p{N}_])/uy, (m) => ({ kind: "em", children: inline(m[1]) })],
];

/** The nodes of one run of text; `links: false` inside a link's own name. */
export function inline(text, { links = true } = {}) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = match(text, at, links);
    if (!found) {
      plain += text[at];
      at += 1;
      continue;
    }
    at = found.end;
    if (typeof found.node === "string") plain += found.node;
    else {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found.node);
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function match(text, at, links) {
  for (const [name, pattern, read] of RULES) {
    if (!links && (name === "link" || name === "address" || name === "quietLink")) continue;
    if (name === "underscore" && at > 0 && WORD.test(text[at - 1])) continue;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) {
      const end = pattern.lastIndex;
      return { node: read(found), end };
    }
  }
  return null;
}
