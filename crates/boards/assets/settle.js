// What has to be done whenever the inside of the table has changed.

import { buttonsOf } from "./focus.js";
import { settlePush } from "./push.js";
import { vouch } from "./vouch.js";

const narrow = matchMedia("(max-width: 47.5rem)");
const low = matchMedia("(max-height: 46rem)");
const met = new WeakSet();
const away = new WeakSet();
/** When each clock runs out, and from which moment of the game on it counts. */
const ends = new WeakMap();
const starts = new WeakMap();
let ticking;

/** Makes a new picture ready for use. */
export function settle(root) {
  const title = root.querySelector("[data-title]")?.dataset.title;
  if (title) document.title = title;
  for (const group of root.querySelectorAll("[data-keys='arrows']")) rove(group);
  for (const details of root.querySelectorAll("[data-phone='closed'], [data-low='closed']")) foldOnce(details);
  for (const list of root.querySelectorAll("[data-stick='end']")) stick(list);
  startClocks(root);
  settlePush();
  vouch(root);
}

/** One tab stop a group; the arrows move within it. */
function rove(group, wanted) {
  const buttons = buttonsOf(group);
  const current =
    wanted ??
    buttons.find((button) => button === document.activeElement) ??
    buttons.find((button) => button.ariaDisabled !== "true") ??
    buttons[0];
  for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
}

document.addEventListener("keydown", (event) => {
  const group = event.target.closest?.("[data-keys='arrows']");
  if (!group || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = buttonsOf(group);
  const place = buttons.indexOf(event.target.closest("button"));
  const last = buttons.length - 1;
  const to = {
    ArrowRight: place + 1, ArrowDown: place + 1, ArrowLeft: place - 1, ArrowUp: place - 1, Home: 0, End: last,
  }[event.key];
  if (to === undefined || place < 0) return;
  event.preventDefault();
  buttons[(to + buttons.length) % buttons.length].focus();
});

document.addEventListener("focusin", ({ target }) => {
  const group = target.closest("[data-keys='arrows']");
  const button = target.closest("button");
  if (group && button) rove(group, button);
});

/** On a narrow or low screen the details are folded when they are first seen; after that they are the reader's. */
function foldOnce(details) {
  if (met.has(details)) return;
  met.add(details);
  if ((details.dataset.phone && narrow.matches) || (details.dataset.low && low.matches)) details.open = false;
  details.addEventListener("toggle", () => {
    for (const list of details.querySelectorAll("[data-stick='end']")) list.scrollTop = list.scrollHeight;
  });
}

/** Keeps the end of a list in view, unless its reader scrolled away from it. */
function stick(list) {
  if (!met.has(list)) {
    met.add(list);
    list.addEventListener("scroll", () => {
      if (list.scrollHeight - list.clientHeight - list.scrollTop > 24) away.add(list);
      else away.delete(list);
    });
  }
  if (!away.has(list)) list.scrollTop = list.scrollHeight;
}

function startClocks(root) {
  const clocks = [...root.querySelectorAll("[data-deadline-ms], [data-clock-ms]")];
  for (const clock of clocks) {
    const left = clock.dataset.deadlineMs ?? clock.dataset.clockMs;
    const start = `${left} ${clock.dataset.since}`;
    // A clock that a new picture does not mention goes on.
    if (starts.get(clock) === start) continue;
    starts.set(clock, start);
    ends.set(clock, performance.now() + Number(left));
  }
  clearInterval(ticking);
  if (clocks.length === 0) return;
  ticking = setInterval(() => {
    for (const clock of clocks) {
      const seconds = Math.ceil(Math.max(0, ends.get(clock) - performance.now()) / 1000);
      clock.textContent = clock.dataset.clockMs ? hours(seconds) : seconds;
    }
  }, 250);
}

/** Time as a clock shows it: with hours only where there are some. */
function hours(seconds) {
  const two = (number) => String(number).padStart(2, "0");
  const [hour, minute, second] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hour > 0 ? `${hour}:${two(minute)}:${two(second)}` : `${minute}:${two(second)}`;
}
