// Where something may lie over the page for a while without hiding what can be pressed.

const PRESSED = "a[href], button, input, select, summary";
/** How finely places are tried, in points. */
const STEP = 8;
/** How far it stays away from what can be pressed; it may still be on its way to its place by as much. */
const MARGIN = 6;

/** Moves a fixed element up, or to a side, until it covers nothing that can be pressed, or as little as possible. */
export function keepClear(element) {
  // Less motion is a very short transition for everything: a box that is read at once would be the old one.
  element.style.transition = "none";
  element.style.translate = "";
  const box = element.getBoundingClientRect();
  const pressed = [...document.querySelectorAll(PRESSED)]
    .filter((other) => !element.contains(other) && other.checkVisibility({ visibilityProperty: true }))
    .map((other) => other.getBoundingClientRect());
  let best = { aside: 0, up: 0, covered: Infinity };
  for (const aside of [0, MARGIN - box.left, document.documentElement.clientWidth - MARGIN - box.right]) {
    for (let up = 0; up <= box.top - MARGIN && best.covered > 0; up += STEP) {
      const covered = coveredBy(box, aside, up, pressed);
      if (covered < best.covered) best = { aside, up, covered };
    }
  }
  element.style.translate = `${best.aside}px ${-best.up}px`;
}

/** How much of these boxes lies under a box that is moved. */
function coveredBy(box, aside, up, others) {
  let area = 0;
  for (const other of others) {
    const wide = Math.min(box.right + aside, other.right) - Math.max(box.left + aside, other.left);
    const high = Math.min(box.bottom - up + MARGIN, other.bottom) - Math.max(box.top - up - MARGIN, other.top);
    if (wide > 0 && high > 0) area += wide * high;
  }
  return area;
}
