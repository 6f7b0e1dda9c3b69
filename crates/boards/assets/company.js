// Company at the table: buttons that send a message, talk, and hints. No rules and no language are here.

import { keepClear } from "./clear.js";
import { recall, remember } from "./storage.js";

const MUTED = "talk-muted";

/** Wires up what stands around the board. `send` sends a message over the connection and says whether it could. */
export function openCompany(table, send) {
  document.documentElement.classList.toggle(MUTED, isMuted());

  table.addEventListener("click", ({ target }) => {
    const button = target.closest("button[data-send]");
    if (button) send(JSON.parse(button.dataset.send));
    if (target.closest("[data-talk-send]")) say(table.querySelector("[data-talk]"));
  });

  table.addEventListener("keydown", (event) => {
    // Japanese input confirms a word with Enter before the line is done.
    if (event.key === "Enter" && !event.isComposing && event.target.matches("[data-talk]")) say(event.target);
  });

  function say(field) {
    if (field.value.trim() && send({ type: "say", text: field.value })) field.value = "";
  }

  table.addEventListener("change", ({ target }) => {
    if (!target.matches("[data-talk-mute]")) return;
    remember(MUTED, target.checked ? "yes" : "no");
    document.documentElement.classList.toggle(MUTED, target.checked);
  });
}

/** After every picture: the box for silence is as its owner left it. */
export function settleCompany(table) {
  const box = table.querySelector("[data-talk-mute]");
  if (box) box.checked = isMuted();
  const hint = document.getElementById("hint");
  if (hint.dataset.token === document.getElementById("board")?.dataset.token) return;
  hint.hidden = true;
  for (const button of table.querySelectorAll(".hinted")) button.classList.remove("hinted");
}

/** Shows what a master would do, under the names that the board gives it, and marks it there. */
export function showHint({ token, best }) {
  const board = document.getElementById("board");
  if (Number(board?.dataset.token) !== token) return;
  const hint = document.getElementById("hint");
  const lines = best.map(({ action, chance }) => {
    const buttons = [...board.querySelectorAll("[data-action]")].filter((button) => button.dataset.action === action);
    for (const button of buttons) button.classList.add("hinted");
    const line = document.createElement("li");
    const name = document.createElement("strong");
    name.textContent = buttons.length > 0 ? nameOf(buttons[0]) : action;
    line.append(name, ` ${hint.dataset.chance.replace("{}", Math.round(chance * 100))}`);
    return line;
  });
  hint.querySelector("ol").replaceChildren(...lines);
  hint.querySelector("p").hidden = lines.length > 0;
  hint.dataset.token = token;
  hint.hidden = false;
  keepClear(hint);
  hint.focus({ preventScroll: true });
}

document.addEventListener("click", ({ target }) => {
  if (!target.closest("[data-hint-close]")) return;
  document.getElementById("hint").hidden = true;
  document.getElementById("board")?.focus({ preventScroll: true });
});

/** What a button is called when it is read aloud, in one line. */
function nameOf(button) {
  return (button.ariaLabel || button.textContent).replace(/\s+/g, " ").trim();
}

/** Whether the talk is muted on this device. */
export function isMuted() {
  return recall(MUTED) === "yes";
}
