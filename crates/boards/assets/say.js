// What the page says: aloud in the live region, in passing over the page, and in the banner at the top.

import { keepClear } from "./clear.js";

const region = document.getElementById("announce");
const banner = document.getElementById("banner");
const toasts = document.getElementById("toasts");

/** Kinds of notices that are good news and go away by themselves. */
const PASSING = new Set(["going-on", "reopened"]);
const PASSING_MS = 6_000;
const TOAST_MS = 5_000;
const SPOKEN_LINES = 12;

let hiding;

/** Has these lines read aloud when the reader is free. */
export function announce(lines = []) {
  for (const line of lines) {
    const spoken = document.createElement("p");
    spoken.textContent = line;
    region.append(spoken);
  }
  while (region.childElementCount > SPOKEN_LINES) region.firstElementChild.remove();
}

/** Shows a sentence in passing; without one, that the connection is down. */
export function toast(text = toasts.dataset.offline) {
  const shown = document.createElement("p");
  shown.className = "toast";
  shown.textContent = text;
  toasts.replaceChildren(shown);
  keepClear(shown);
  setTimeout(() => shown.remove(), TOAST_MS);
  announce([text]);
}

/** Shows a notice of the house; without a text, that the connection is lost, or why. */
export function showBanner(kind, text = navigator.onLine ? banner.dataset.lost : banner.dataset.offline) {
  clearTimeout(hiding);
  if (banner.hidden || banner.textContent !== text) announce([text]);
  banner.textContent = text;
  banner.dataset.kind = kind;
  banner.hidden = false;
  if (PASSING.has(kind)) hiding = setTimeout(hideBanner, PASSING_MS);
}

/** Whether a notice of this kind is shown. */
export function isShown(kind) {
  return !banner.hidden && banner.dataset.kind === kind;
}

/** Takes the banner away. */
export function hideBanner() {
  banner.hidden = true;
}
