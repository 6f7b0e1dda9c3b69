// Conveniences of the forms; each of them works without.

import { announce } from "./say.js";
import { want } from "./sound.js";

const COPIED_MS = 2_000;

/** Wires up forms and fields, also those that come later. */
export function enhanceForms() {
  for (const seats of document.querySelectorAll("fieldset[data-seats]")) {
    seats.addEventListener("change", (event) => showSeats(seats, event.target));
    showSeats(seats);
  }
  for (const form of document.querySelectorAll("[data-look]")) {
    form.addEventListener("change", () => showLook(form));
    // A browser may fill a form in again that was left, without a word.
    addEventListener("pageshow", () => showLook(form));
  }
  document.addEventListener("focusin", ({ target }) => target.matches("[data-select]") && target.select());
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-copy]");
    if (button) copy(button);
  });
}

/** Shows as many seats as are asked for. Who sits down somewhere else gets up first. */
function showSeats(seats, changed) {
  const number = Number(seats.querySelector("[name='seats']:checked")?.value);
  for (const row of seats.querySelectorAll("[data-seat]")) {
    row.hidden = Number(row.dataset.seat) > number;
    const select = row.querySelector("select");
    select.disabled = row.hidden;
    if (changed?.value === "me" && select !== changed && select.value === "me") select.value = "open";
  }
}

/** Shows the house as the form of the settings says, before it is kept. */
function showLook(form) {
  for (const { name, value } of form.querySelectorAll("fieldset :checked")) {
    if (name !== "lang") document.documentElement.dataset[name] = value;
    if (name === "sound") want(value === "on");
  }
}

async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Without a secure connection there is no clipboard; the old way still works there.
    document.execCommand("copy");
  }
  const label = button.textContent;
  if (label === button.dataset.copied) return;
  button.textContent = button.dataset.copied;
  announce([button.dataset.copied]);
  setTimeout(() => (button.textContent = label), COPIED_MS);
}
