// IKI: the list of cards can be searched, the guide stays as its reader left it, and the street shows where one stands.
// No rules are here.

import { keyOf } from "./element.js";
import { recall, remember } from "./storage.js";

const GUIDE = "iki-guide";
/** A phone that lies on its side has the height for the pictures of the street alone. */
const lying = matchMedia("(min-width: 40rem) and (max-width: 62.4375rem) and (max-height: 31rem)");

/** The guide and the switch of the street that were made ready, and the shop at which the viewer's Oyakata was last seen. */
let met;
let zoom;
let place;
/** The key of the card that was pressed last. */
let pressed;

document.addEventListener("input", ({ target }) => {
  if (target.matches?.("[data-iki-search]")) search(target);
});

/** Shows the cards that have all words somewhere in what they say. */
function search(field) {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const section = field.closest("section");
  let found = 0;
  for (const entry of section.querySelectorAll("[data-words]")) {
    entry.hidden = !words.every((word) => entry.dataset.words.includes(word));
    if (!entry.hidden) found += 1;
  }
  for (const list of section.querySelectorAll(".iki-list")) {
    list.hidden = !list.querySelector("[data-words]:not([hidden])");
  }
  const note = section.querySelector("[data-iki-found]");
  note.textContent = words.length > 0 ? `${found} ${note.dataset.ikiFound}` : "";
}

lying.addEventListener("change", () => {
  if (zoom) zoom.checked = lying.matches;
});

const table = document.getElementById("table");
if (table) {
  new MutationObserver(settle).observe(table, { subtree: true, childList: true });
  settle();
}

document.addEventListener("click", ({ target }) => {
  const card = target.closest?.(".iki-look[popovertarget]");
  if (!card) return;
  pressed = keyOf(card.closest("[data-key]"));
  enlarge();
});

/** Puts the face and the words of the card that was pressed into the popover. */
function enlarge() {
  const more = document.getElementById("iki-more");
  const card = document.querySelector(`[data-key="${CSS.escape(pressed)}"] .iki-look`);
  const place = more?.querySelector(".iki-more-card");
  if (!place) return;
  if (!card) {
    // The card has left the table while it was looked at.
    if (more.matches(":popover-open")) more.hidePopover();
    return;
  }
  const face = (card.querySelector(".iki-card") ?? card.querySelector(".iki-motif")).cloneNode(true);
  for (const part of face.querySelectorAll("[data-key]")) part.removeAttribute("data-key");
  place.replaceChildren(face);
  const sentences = card.querySelector(".visually-hidden").textContent.split(/(?<=[.。])\s*/).filter(Boolean);
  more.querySelector(".iki-more-facts").replaceChildren(...sentences.map((sentence) => {
    const line = document.createElement("li");
    line.textContent = sentence;
    return line;
  }));
}

/** After every picture: a new guide is as the last one was left, the street fits, and the walker is in sight. */
function settle(changes = []) {
  const guide = document.getElementById(GUIDE);
  if (guide && guide !== met) {
    met = guide;
    const kept = recall(GUIDE);
    if (kept) guide.open = kept === "open";
    // Only what the reader does is kept: on a narrow screen the house folds the guide by itself.
    guide.querySelector("summary").addEventListener("click", () => remember(GUIDE, guide.open ? "closed" : "open"));
  }
  const whole = document.getElementById("iki-zoom");
  if (whole && whole !== zoom) {
    zoom = whole;
    whole.checked = lying.matches;
  }
  // What is looked at may have changed with the table.
  const more = table.querySelector("#iki-more:popover-open");
  const isEmpty = more && !more.querySelector(".iki-more-card").hasChildNodes();
  if (isEmpty || (more && changes.some(({ target }) => !more.contains(target)))) enlarge();
  const walker = table.querySelector(".iki-oyakata[data-yours]");
  const now = walker?.closest("[data-key^='shop-']")?.dataset.key;
  if (now && now !== place) {
    place = now;
    const scroll = document.getElementById("iki-scroll");
    const [box, frame] = [walker.getBoundingClientRect(), scroll.getBoundingClientRect()];
    scroll.scrollLeft += box.x + box.width / 2 - frame.x - frame.width / 2;
  }
}
