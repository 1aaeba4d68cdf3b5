/** Files that came with a message: pictures as a gallery, others as cards to download. */

import { h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { formatLocale, t } from "../base/words.js";
import { gallery } from "./media.js";

/** The attachments of a classic message. */
export function attachmentParts(attachments) {
  const pictures = attachments.filter(isPicture);
  const files = attachments.filter((one) => !isPicture(one));
  return [
    pictures.length > 0 ? gallery(pictures.map(asPicture)) : null,
    files.map((one) => fileCard(one.filename, one.url, one.size)),
  ];
}

function isPicture(attachment) {
  return attachment.content_type?.startsWith("image/") ?? /\.(png|jpe?g|gif|webp)$/i.test(attachment.filename);
}

function asPicture(one) {
  return {
    url: one.url,
    alt: one.description ?? "",
    spoiler: one.filename.startsWith("SPOILER_"),
    width: one.width,
    height: one.height,
  };
}

/** A file with its size (bytes) and a way to get it. */
export function fileCard(name, url, size) {
  return h(
    "a",
    { class: "file-card", href: url, download: name, "aria-label": t("downloadFile", { name }) },
    icon("file", 28),
    h(
      "span",
      { class: "file-text" },
      h("span", { class: "file-name" }, name),
      size === undefined ? null : h("small", {}, byteCount(size)),
    ),
    icon("download", 20),
  );
}

function byteCount(size) {
  const [unit, scale] = size < 1000 ? ["byte", 1] : size < 1e6 ? ["kilobyte", 1e3] : ["megabyte", 1e6];
  return new Intl.NumberFormat(formatLocale(), { style: "unit", unit, maximumFractionDigits: 1 }).format(size / scale);
}
