/** Discord's block markdown: code blocks, quotes, headings, small text and lists around inline text. */

import { inline } from "./inline.js";

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/g;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.*)$/;

/** The block nodes of a text; `headings: false` where Discord shows them as plain lines. */
export function blocks(text) {
  const nodes = [];
  let from = 0;
  for (const fence of text.matchAll(FENCE)) {
    nodes.push(...lines(text.slice(from, fence.index).replace(/\n$/, "")));
    nodes.push({ kind: "pre", language: fence[1] ?? "", text: fence[2] });
    from = fence.index + fence[0].length;
    if (text[from] === "\n") from += 1;
  }
  nodes.push(...lines(text.slice(from)));
  return nodes;
}

function lines(text) {
  if (text === "") return [];
  const rest = text.split("\n");
  const nodes = [];
  while (rest.length > 0) nodes.push(take(rest));
  return nodes;
}

/** Take one block off the front of the lines. */
function take(rest) {
  const line = rest[0];
  if (line.startsWith(">>> ")) {
    const all = rest.splice(0).join("\n").slice(4);
    return { kind: "quote", children: blocks(all) };
  }
  if (/^> ?/.test(line) && line.startsWith("> ")) return quote(rest);
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) return { kind: "heading", level: heading[1].length, children: inline(rest.shift() && heading[2]) };
  const small = /^-# +(.+)$/.exec(line);
  if (small) return { kind: "small", children: inline(rest.shift() && small[1]) };
  if (ITEM.test(line)) return list(rest);
  return paragraph(rest);
}

function quote(rest) {
  const quoted = [];
  while (rest.length > 0 && (rest[0].startsWith("> ") || rest[0] === ">")) quoted.push(rest.shift().slice(2));
  return { kind: "quote", children: lines(quoted.join("\n")) };
}

/** A list with the items nested in it; deeper ones are indented by two blanks or more. */
function list(rest) {
  const [, indent, , number] = ITEM.exec(rest[0]);
  const node = { kind: "list", ordered: number !== undefined, start: Number(number ?? 1), items: [] };
  while (rest.length > 0) {
    const item = ITEM.exec(rest[0]);
    if (item && item[1].length >= indent.length + 2 && node.items.length > 0) {
      node.items.at(-1).push(list(rest));
    } else if (item && item[1].length >= indent.length && (item[3] !== undefined) === node.ordered) {
      rest.shift();
      node.items.push(inline(item[4]));
    } else if (!item && node.items.length > 0 && /^ {2,}\S/.test(rest[0])) {
      node.items.at(-1).push({ kind: "break" }, ...inline(rest.shift().trimStart()));
    } else break;
  }
  return node;
}

/** Plain lines up to the next block; `*` and `_` may span them. */
function paragraph(rest) {
  const plain = [rest.shift()];
  while (rest.length > 0 && !opensBlock(rest[0])) plain.push(rest.shift());
  return { kind: "text", children: inline(plain.join("\n")) };
}

function opensBlock(line) {
  return /^(>>> |> |#{1,3} +\S|-# +\S)/.test(line) || ITEM.test(line);
}
