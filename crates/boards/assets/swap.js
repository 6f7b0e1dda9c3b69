// Puts new HTML in the place of the old and keeps whatever can be kept: elements are matched by `data-key` or `id`, so
// focus, scroll positions, opened details and half-typed fields survive.

import { keyOf } from "./element.js";

/** Makes the inside of `root` what `html` says. */
export function swap(root, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const giveFocusBack = rememberFocus(root);
  becomeChildren(root, fresh.content);
  giveFocusBack();
}

function becomeChildren(parent, wanted) {
  const wantedKeys = new Set([...wanted.children].map(keyOf));
  const known = new Map();
  for (const child of [...parent.children]) {
    const key = keyOf(child);
    if (!key) continue;
    // What is gone is taken away first: then the others keep their order and none has to be moved, which costs focus.
    if (wantedKeys.has(key)) known.set(key, child);
    else child.remove();
  }
  let place = parent.firstChild;
  for (const want of [...wanted.childNodes]) {
    const match = keyOf(want) ? known.get(keyOf(want)) : nextLike(place, want);
    if (match?.nodeName !== want.nodeName) {
      parent.insertBefore(want, place);
      continue;
    }
    if (match === place) place = place.nextSibling;
    else parent.insertBefore(match, place);
    become(match, want);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/** The next node from `place` on that has no key and is of the same kind. */
function nextLike(place, want) {
  while (place && (keyOf(place) || place.nodeName !== want.nodeName)) place = place.nextSibling;
  return place;
}

function become(node, want) {
  if (node.isEqualNode(want)) return;
  if (node.nodeType !== Node.ELEMENT_NODE) {
    node.nodeValue = want.nodeValue;
    return;
  }
  // Whether details are open is the reader's choice.
  const mine = (name) => name === "open" && node.nodeName === "DETAILS";
  for (const { name } of [...node.attributes]) {
    if (!want.hasAttribute(name) && !mine(name)) node.removeAttribute(name);
  }
  for (const { name, value } of want.attributes) {
    if (node.getAttribute(name) === value || mine(name)) continue;
    node.setAttribute(name, value);
    // A field that was touched shows what is in it, whatever its attribute says by now.
    if (name === "value" && node.nodeName === "INPUT") node.value = value;
  }
  becomeChildren(node, want);
}

/** Remembers where the focus is; the function returned puts it back, or as near as possible. */
function rememberFocus(root) {
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
