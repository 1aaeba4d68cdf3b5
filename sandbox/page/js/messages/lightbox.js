/** A picture enlarged over the page, with its alt text. */

import { iconButton } from "../base/buttons.js";
import { fill, h } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";

/** Show `pictures` ({url, alt}) beginning with the one at `at`; Escape or a press beside it closes. */
export function enlarge(pictures, at = 0) {
  const stage = h("div", { class: "stage" });
  const dialog = h("dialog", { class: "lightbox", "aria-label": t("picture") }, stage);
  const show = (next) => {
    at = (next + pictures.length) % pictures.length;
    fill(stage, figure(pictures[at]), controls(dialog, pictures, at, show));
  };
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight") show(at + 1);
    if (event.key === "ArrowLeft") show(at - 1);
  });
  dialog.addEventListener("click", (event) => {
    if (!event.target.closest("button, a, figcaption")) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  show(at);
  dialog.showModal();
}

function figure({ url, alt }) {
  const picture = h("img", { src: url, alt });
  const zoom = () => {
    const zoomed = frame.classList.toggle("zoomed");
    button.setAttribute("aria-label", t(zoomed ? "fit" : "zoom"));
  };
  const button = h("button", { class: "zoom", type: "button", "aria-label": t("zoom"), onclick: zoom }, picture);
  const frame = h(
    "figure",
    { class: "frame" },
    h("div", { class: "frame-scroll" }, button),
    alt ? h("figcaption", {}, alt) : null,
  );
  return frame;
}

function controls(dialog, pictures, at, show) {
  const button = (label, name, run) => iconButton(label, name, run, { size: 22, key: name });
  const many = pictures.length > 1;
  return h(
    "div",
    { class: "lightbox-bar" },
    many && button(t("previous"), "back", () => show(at - 1)),
    many && h("span", {}, `${at + 1} / ${pictures.length}`),
    many && button(t("next"), "chevron", () => show(at + 1)),
    h(
      "a",
      {
        class: "icon-button",
        href: pictures[at].url,
        target: "_blank",
        rel: "noopener",
        "aria-label": t("openOriginal"),
        title: t("openOriginal"),
      },
      icon("link", 20),
    ),
    button(t("close"), "close", () => dialog.close()),
  );
}
