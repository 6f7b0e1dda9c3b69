// Checks what vouches for a shuffle: the browser computes the hash of the seed itself, and compares it with the hash
// that it noted when it first saw the game.

import { recall, remember } from "./storage.js";

const NOTES = "zashiki-hashes";
const MOST_NOTES = 60;

/** Notes the hash of a running game, and checks the seed of a finished one. */
export function vouch(root) {
  const table = document.getElementById("table")?.dataset.table;
  const shown = root.querySelector("[data-noted-hash]")?.dataset.notedHash;
  if (table && shown) note(table, shown);
  for (const place of root.querySelectorAll("[data-check]")) check(place);
}

/** The first hash that was seen of a table counts: a later one could have been changed. */
function note(table, hash) {
  const notes = read();
  if (table in notes) return;
  const kept = Object.entries(notes).slice(1 - MOST_NOTES);
  remember(NOTES, JSON.stringify(Object.fromEntries([...kept, [table, hash]])));
}

function read() {
  try {
    return JSON.parse(recall(NOTES)) ?? {};
  } catch {
    // Something else wrote there: it is replaced with the next note.
    return {};
  }
}

async function check(place) {
  const { check: table, seed, hash, noted, unseen, other, wrong, unable } = place.dataset;
  // Browsers compute hashes only on an encrypted connection and on the machine itself.
  if (!globalThis.crypto?.subtle) return say(place, unable, "unknown");
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const computed = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const before = read()[table];
  if (computed !== hash) say(place, wrong, "bad");
  else if (before === undefined) say(place, unseen, "unknown");
  else if (before !== computed) say(place, other, "bad");
  else say(place, noted, "good");
}

function say(place, text, verdict) {
  place.textContent = text;
  place.dataset.verdict = verdict;
}
