// Cards of Ukiyo-e are tapped one by one; then the buttons below the hand discard or show what is tapped.
// No rules are here: which actions there are stands in the list that was sent, and what is not in it is asked for too,
// so that the rules say why not.

import { keyOf, set } from "./element.js";

const table = document.getElementById("table");

/** The keys of the tapped cards, all of one artist. */
let tapped = [];

if (table) {
  table.addEventListener("click", ({ target }) => {
    const card = target.closest?.("button[data-card]");
    if (card) tap(card);
  });
  // A new picture of the table has nothing pressed: what is still there stays tapped.
  new MutationObserver(show).observe(table, {
    subtree: true,
    childList: true,
    attributeFilter: ["aria-pressed", "aria-disabled", "data-action"],
  });
  show();
}

function tap(card) {
  const { key } = card.dataset;
  const artist = artistOf(card);
  if (tapped.includes(key)) tapped = tapped.filter((other) => other !== key);
  else tapped = [...cards().filter((other) => other.ariaPressed === "true" && artistOf(other) === artist).map(keyOf), key];
  show();
}

/** Makes cards and buttons show what is tapped. */
function show() {
  const chosen = cards().filter((card) => tapped.includes(keyOf(card)));
  tapped = chosen.map(keyOf);
  for (const card of cards()) set(card, "aria-pressed", String(chosen.includes(card)));
  const values = chosen.map((card) => Number(card.dataset.card)).sort((one, other) => one - other);
  const group = chosen[0]?.closest("[data-artist]").dataset;
  for (const button of table.querySelectorAll("button[data-verb]")) {
    const fits = group && values.length <= Number(button.dataset.most ?? Infinity);
    const action = fits ? [button.dataset.verb, group.artist, ...values].join(" ") : undefined;
    const isOffered = action && table.querySelector(`#ukiyo-moves [data-action="${action}"]`);
    set(button, "data-action", action);
    set(button, "aria-disabled", isOffered ? undefined : "true");
  }
  const words = table.querySelector("[data-chosen]");
  if (words) set(words, "data-chosen", group ? `${group.name} ${values.join(" ")}` : "");
}

function cards() {
  return [...table.querySelectorAll("button[data-card]")];
}

function artistOf(card) {
  return card.closest("[data-artist]").dataset.artist;
}
