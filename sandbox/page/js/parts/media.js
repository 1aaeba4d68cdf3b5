/** Pictures of messages: alone, in a gallery, or small beside text; pressed, they are enlarged. */

import { h } from "../base/dom.js";
import { t } from "../base/words.js";
import { enlarge } from "../messages/lightbox.js";

/** A gallery of 1 to 10 pictures, each `{url, alt, spoiler, width, height}`. */
export function gallery(pictures) {
  const items = pictures.map((picture, at) => tile(picture, () => enlarge(pictures, at)));
  return h(
    "div",
    {
      class: `gallery gallery-${Math.min(pictures.length, 5)}`,
      role: "group",
      "aria-label": t("pictures", { n: pictures.length }),
    },
    items,
  );
}

/** The small picture at the side of a section or an embed. */
export function thumbnail(picture) {
  return tile(picture, () => enlarge([picture]), "thumbnail");
}

function tile(picture, open, className = "") {
  const label = picture.alt ? `${picture.alt} (${t("enlarge")})` : t("enlarge");
  const shape = picture.width && picture.height ? { width: picture.width, height: picture.height } : {};
  const image = h("img", { src: picture.url, alt: picture.alt ?? "", title: picture.alt, decoding: "async", ...shape });
  const press = () => {
    if (button.classList.contains("hidden-picture")) uncover(button, label);
    else open();
  };
  const button = h(
    "button",
    {
      class: `picture ${className} ${picture.spoiler ? "hidden-picture" : ""}`,
      type: "button",
      "aria-label": picture.spoiler ? t("spoiler") : label,
      dataset: { key: `picture-${picture.url}` },
      onclick: press,
    },
    image,
    picture.alt && !className ? h("span", { class: "alt-mark", "aria-hidden": "true" }, "ALT") : null,
    picture.spoiler ? h("span", { class: "cover" }, t("spoiler")) : null,
  );
  return button;
}

function uncover(button, label) {
  button.classList.remove("hidden-picture");
  button.querySelector(".cover").remove();
  button.setAttribute("aria-label", label);
}

/** What a media item of a component shows. */
export function pictureOf(media, description, spoiler = false) {
  return { url: media.url, alt: description ?? "", spoiler, width: media.width, height: media.height };
}
