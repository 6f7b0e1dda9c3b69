// Moves what moved: an element that is in another place after a change glides there from where it was.
//
// `data-key`    names what can move, wherever it is in the page.
// `data-from`   on something new: the key of what it comes out of; without it, it fades in.
// `data-takes`  on anything: keys of what vanished into it; without it, what vanishes fades out.
// What vanishes is drawn in #flights for the moment, so it should look the same wherever it stands.

import { calm } from "./calm.js";

const EASING = "cubic-bezier(.25, .7, .25, 1)";
const FADE_MS = 220;

let flights = [];

/** Carries out `change` on the inside of `root`; `manner` is "move" or "jump". */
export function glide(root, change, manner) {
  const still = manner === "jump" || calm() || document.hidden;
  const before = still ? new Map() : places(root);
  change();
  for (const flight of flights) flight.cancel();
  flights = [];
  if (still) return;
  const after = places(root);
  for (const [key, { element, box }] of after) {
    const old = before.get(key);
    if (old) move(element, old.box, box, shiftOfParent(element, root, before, after));
    else appear(element, box, (before.get(element.dataset.from) ?? after.get(element.dataset.from))?.box);
  }
  const gone = [...before].filter(([key, old]) => !after.has(key) && !old.element.parentElement?.closest("[data-key]"));
  // All is measured before anything is drawn: the other way round each ghost would have the page laid out anew.
  const takers = gone.map(([key]) => root.querySelector(`[data-takes~="${CSS.escape(key)}"]`)?.getBoundingClientRect());
  gone.forEach(([, old], place) => vanish(old, takers[place]));
}

/** Where everything with a key is now. */
function places(root) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-key]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.dataset.key, { element, box });
  }
  return found;
}

/** How far the thing moves that the element is part of: that much of the way it is carried. */
function shiftOfParent(element, root, before, after) {
  const parent = element.parentElement.closest("[data-key]");
  const [old, now] = [before.get(parent?.dataset.key)?.box, after.get(parent?.dataset.key)?.box];
  return old && now && root.contains(parent) ? { x: old.x - now.x, y: old.y - now.y } : { x: 0, y: 0 };
}

function move(element, from, to, carried) {
  const [x, y] = [from.x - to.x - carried.x, from.y - to.y - carried.y];
  const [wide, high] = [from.width / to.width, from.height / to.height];
  const resized = Math.abs(wide - 1) > 0.02 || Math.abs(high - 1) > 0.02;
  if (Math.hypot(x, y) < 1 && !resized) return;
  const start = `translate(${x}px, ${y}px) scale(${wide}, ${high})`;
  const fixed = { transformOrigin: "0 0", zIndex: 5 };
  fly(element, [{ transform: start, ...fixed }, { transform: "none", ...fixed }], pace(x, y));
}

function appear(element, to, from) {
  if (!from) return fly(element, [{ opacity: 0 }, { opacity: 1 }], FADE_MS);
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const start = `translate(${x}px, ${y}px) scale(.6)`;
  fly(element, [{ transform: start, opacity: 0, zIndex: 5 }, { transform: "none", opacity: 1, zIndex: 5 }], pace(x, y));
}

function vanish({ element, box }, to) {
  const ghost = element.cloneNode(true);
  for (const part of [ghost, ...ghost.querySelectorAll("[id], [data-key]")]) {
    part.removeAttribute("id");
    part.removeAttribute("data-key");
  }
  Object.assign(ghost.style, {
    position: "fixed", margin: 0, left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px`,
  });
  ghost.inert = true;
  document.getElementById("flights").append(ghost);
  const [x, y] = to ? [to.x + to.width / 2 - box.x - box.width / 2, to.y + to.height / 2 - box.y - box.height / 2] : [0, 0];
  const end = to ? `translate(${x}px, ${y}px) scale(.4)` : "none";
  const flight = fly(ghost, [{ opacity: 1 }, { transform: end, opacity: 0 }], to ? pace(x, y) : FADE_MS);
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** A longer way takes longer, but not in proportion. */
function pace(x, y) {
  return Math.min(260 + Math.hypot(x, y) * 0.35, 520);
}

function fly(element, frames, duration) {
  const flight = element.animate(frames, { duration, easing: EASING });
  flights.push(flight);
  return flight;
}
