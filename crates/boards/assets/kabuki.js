// Kabuki: one key for "Stop!", a curtain that keeps time with the table, and the sounds of the stage.
// It knows no rules. It presses buttons that are there, and listens to what the board says of itself.

import { clap, drum, finale, isWanted, knock, want } from "./sound.js";

const table = document.getElementById("table");

let focusedByKeys = false;
let last = null;

if (table) {
  document.addEventListener("keydown", onKey);
  document.addEventListener("keyup", onKeyUp);
  document.addEventListener("pointerdown", () => (focusedByKeys = false));
  table.addEventListener("click", onClick);
  new MutationObserver(onPicture).observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-seq"] });
  onPicture();
}

// One key.

/** Whether the space bar belongs to something else: a field, or a control that was reached with the keyboard. */
function isTaken(target) {
  if (target.closest("input, textarea, select, [contenteditable], dialog")) return true;
  const control = target.closest("button, a, summary");
  return focusedByKeys && control !== null && control.ariaDisabled !== "true";
}

function onKey(event) {
  if (event.key === "Tab" || event.key.startsWith("Arrow")) focusedByKeys = true;
  const button = table.querySelector("[data-space]");
  if (event.key !== " " || !button || event.ctrlKey || event.altKey || event.metaKey || isTaken(event.target)) return;
  event.preventDefault();
  if (event.repeat) return;
  button.classList.add("is-pressed");
  button.click();
}

function onKeyUp(event) {
  if (event.key !== " ") return;
  const button = table.querySelector("[data-space].is-pressed");
  button?.classList.remove("is-pressed");
  // Otherwise a button that still has the focus would be pressed, too.
  if (button) event.preventDefault();
}

function onClick(event) {
  if (event.target.closest("#kabuki-sound")) want(!isWanted());
  markSound();
}

// What is new in a picture.

function onPicture() {
  const board = table.querySelector(".kabuki");
  const seq = document.getElementById("board")?.dataset.seq;
  if (!board) return;
  markSound();
  if (last && last.seq === seq) return;
  const now = { seq, phase: board.dataset.phase, round: board.dataset.round, placed: board.dataset.placed, verdict: board.dataset.verdict };
  // In a race everybody is asked all the time; a turn is to turn a mask over or to place it.
  now.mine = ["opening", "placing"].includes(now.phase) && table.querySelector(".turn[data-yours]") !== null;
  setCurtain();
  if (last) play(last, now);
  last = now;
}

/** Puts the curtain where it belongs: the clock of the table says how much of the running stage is left. */
function setCurtain() {
  const curtain = table.querySelector(".kabuki-window[data-until-ms] .kabuki-curtain");
  const left = table.querySelector(".clock[data-deadline-ms]")?.dataset.deadlineMs;
  if (!curtain || left === undefined) return;
  const drawn = Number(curtain.parentElement.dataset.untilMs) - Number(left);
  for (const animation of curtain.getAnimations()) animation.currentTime = Math.max(0, drawn);
}

// Sounds, off until they are asked for.

function markSound() {
  const pressed = String(isWanted());
  const button = document.getElementById("kabuki-sound");
  if (button && button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
}

function play(before, now) {
  if (now.mine && !before.mine) knock(0.3);
  if (now.phase === "checking" && before.phase !== "checking") return suspense(now.verdict);
  if (now.placed > 0 && now.placed !== before.placed) return clap(0);
  // The end of the last round is the end of the game, which the house lets be heard itself.
  if (now.round !== before.round) finale();
}

/** The clappers quicken, then the drum says what was found. */
function suspense(verdict) {
  drum(0, 1);
  for (const beat of [0.3, 0.55, 0.75, 0.9, 1.02, 1.12, 1.2]) clap(beat);
  drum(1.5, 1);
  if (verdict === "caught") {
    drum(1.75, 1);
    drum(2, 1);
  } else {
    drum(2.1, 0.5);
  }
}
