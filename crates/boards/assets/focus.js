// Where the focus is when the inside of the table changes.

import { keyOf } from "./element.js";

/** Remembers where the focus is; the function returned puts it back, or as near as possible. */
export function keepFocus(root) {
  const focused = document.activeElement;
  if (!root.contains(focused)) return () => {};
  const key = keyOf(focused);
  const group = focused.closest("[data-keys]");
  const place = group ? buttonsOf(group).indexOf(focused) : -1;
  return () => {
    const named = key && (root.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? document.getElementById(key));
    const inGroup = group?.isConnected ? buttonsOf(group) : [];
    const beside = inGroup[Math.min(place, inGroup.length - 1)];
    for (const choice of [focused, named, beside, document.getElementById("board")]) {
      if (document.activeElement === choice) return;
      if (choice?.isConnected) choice.focus({ preventScroll: true });
      if (document.activeElement === choice) return;
    }
  };
}

/** The buttons of a group, in order. */
export function buttonsOf(group) {
  return [...group.querySelectorAll("button:not(:disabled)")];
}
