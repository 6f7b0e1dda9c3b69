// A press that waits for its answer: it shows at once, and in words if the answer takes long.

import { hideBanner, isShown, showBanner } from "./say.js";

/** After this time without an answer the page says what it is waiting for. */
const PATIENCE_MS = 1_000;
const KIND = "waiting";

let pressed;
let patience;

/** Shows that this button of the board was pressed, until it is answered. */
export function pend(board, button) {
  release(board);
  pressed = button;
  button.dataset.pending = "";
  board?.setAttribute("aria-busy", "true");
  patience = setTimeout(() => showBanner(KIND, document.getElementById("banner").dataset.waiting), PATIENCE_MS);
}

/** The press was answered, or never will be: the board can be pressed again. */
export function release(board) {
  clearTimeout(patience);
  delete pressed?.dataset.pending;
  pressed = undefined;
  board?.removeAttribute("aria-busy");
  if (isShown(KIND)) hideBanner();
}
