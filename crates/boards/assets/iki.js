// IKI: the list of cards can be searched, the guide stays as its reader left it, and the street shows where one stands.
// No rules are here.

const GUIDE = "iki-guide";

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

const table = document.getElementById("table");
if (table) {
  new MutationObserver(settle).observe(table, { subtree: true, childList: true });
  settle();
}

let met;
let place;

/** After every picture: a new guide is as the last one was left, and the walker is in sight. */
function settle() {
  const guide = document.getElementById(GUIDE);
  if (guide && guide !== met) {
    met = guide;
    const kept = remembered();
    if (kept) guide.open = kept === "open";
    guide.addEventListener("toggle", () => remember(guide.open ? "open" : "closed"));
  }
  const walker = table.querySelector(".iki-oyakata[data-yours]");
  const now = walker?.closest("[data-key^='shop-']")?.dataset.key;
  if (now && now !== place) {
    place = now;
    const scroll = document.getElementById("iki-scroll");
    const [box, frame] = [walker.getBoundingClientRect(), scroll.getBoundingClientRect()];
    scroll.scrollLeft += box.x + box.width / 2 - frame.x - frame.width / 2;
  }
}

function remembered() {
  try {
    return localStorage.getItem(GUIDE);
  } catch {
    return null;
  }
}

function remember(state) {
  try {
    localStorage.setItem(GUIDE, state);
  } catch {
    // Whoever keeps no storage opens the guide anew at every table.
  }
}
