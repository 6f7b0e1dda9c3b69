// What this browser remembers between pages. A browser may refuse storage (private windows, blocked cookies, a full
// disk): then nothing is remembered, and nothing else changes.

/** The stored text under this name; null if there is none. */
export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text under this name. */
export function remember(name, text) {
  try {
    localStorage.setItem(name, text);
  } catch {
    // The page works without it.
  }
}
