/** The page's own icons, drawn as strokes on a 24 × 24 grid. */

const SVG = "http://www.w3.org/2000/svg";

const PATHS = {
  announcement: "M4 10v4h3l9 5V5l-9 5z M7 14l2 6h3l-1.500-4 M19 10v4",
  archive: "M4 5h16v4H4z M6 9v10h12V9 M10 13h4",
  back: "M15 5l-7 7 7 7",
  bot: "M5 9h14v9H5z M12 9V5 M9 13v1 M15 13v1 M3 12v3 M21 12v3",
  check: "M5 13l4 4L19 7",
  chevron: "M9 6l6 6-6 6",
  close: "M6 6l12 12 M18 6L6 18",
  crown: "M4 18h16 M4 15l-1-8 5 4 4-6 4 6 5-4-1 8z",
  download: "M12 4v11 M7 11l5 5 5-5 M5 20h14",
  dots: "M5 12h.01 M12 12h.01 M19 12h.01",
  down: "M6 9l6 6 6-6",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6z M12 10a2 2 0 100 4 2 2 0 000-4z",
  file: "M7 3h7l4 4v14H7z M14 3v4h4",
  forum: "M4 4h13v9h-7l-4 3.500V13H4z M10 16v1h5l4 3v-3h1.500V8H20",
  gear: "M12 9a3 3 0 100 6 3 3 0 000-6z M12 3v3 M12 18v3 M3 12h3 M18 12h3 M5.6 5.6l2.1 2.1 M16.3 16.3l2.1 2.1 M18.4 5.6l-2.1 2.1 M7.7 16.3l-2.1 2.1",
  globe: "M12 3a9 9 0 100 18 9 9 0 000-18z M3 12h18 M12 3c3 3 3 15 0 18 M12 3c-3 3-3 15 0 18",
  hash: "M9 4L7 20 M17 4l-2 16 M4 9h17 M3 15h17",
  link: "M14 4h6v6 M20 4l-9 9 M18 14v6H4V6h6",
  lock: "M6 11h12v9H6z M8 11V8a4 4 0 018 0v3",
  menu: "M4 6h16 M4 12h16 M4 18h16",
  people: "M9 5a3 3 0 100 6 3 3 0 000-6z M3 19c0-4 3-6 6-6s6 2 6 6 M16 5.5a3 3 0 010 5 M18 13.5c2 .8 3 2.800 3 5.500",
  pin: "M9 4h6l-1 6 3 3H7l3-3z M12 13v7",
  plus: "M12 5v14 M5 12h14",
  quiet: "M6 16h12l-2-3V9a4 4 0 00-7-2.500 M8 9v4l-2 3 M10 19h4 M4 4l16 16",
  reply: "M9 7l-5 5 5 5 M4 12h9c4 0 7 2 7 6",
  search: "M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13z M15.500 15.500L20 20",
  send: "M4 12l16-8-5 16-3-7z",
  shield: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z",
  slash: "M15 4L9 20",
  stage: "M12 9.500a2 2 0 100 4 2 2 0 000-4z M12 13.500v6.500 M8.500 15.500a5 5 0 117 0 M5.500 18a9 9 0 1113 0",
  thread: "M4 5h16v11h-8l-5 4v-4H4z M8 10h8",
  trash: "M4 7h16 M9 7V4h6v3 M6 7l1 13h10l1-13",
  voice: "M4 10v4h3l5 4V6l-5 4z M15.500 9a4.500 4.500 0 010 6 M18 6.500a8 8 0 010 11",
  warn: "M12 4l9 16H3z M12 10v4 M12 17h.01",
};

/** The icon of that name; it says nothing to a screen reader, its button does. */
export function icon(name, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" })) {
    svg.setAttribute(key, value);
  }
  svg.classList.add("icon");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
