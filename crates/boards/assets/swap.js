// Puts new HTML in the place of the old and keeps whatever can be kept: elements are matched by `data-key` or `id`, so
// focus, scroll positions, opened details and half-typed fields survive.

import { keyOf, setAttribute } from "./element.js";
import { keepFocus } from "./focus.js";

/** Makes the inside of `root` what `html` says. */
export function swap(root, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const giveFocusBack = keepFocus(root);
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
  for (const { name } of [...node.attributes]) {
    if (!want.hasAttribute(name)) setAttribute(node, name, null);
  }
  for (const { name, value } of want.attributes) {
    if (node.getAttribute(name) !== value) setAttribute(node, name, value);
  }
  becomeChildren(node, want);
}
