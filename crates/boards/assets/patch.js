// Applies a patch to the inside of the table. What a patch looks like is said in `boards::patch`: an array of the number
// of nodes that an element has, its changed attributes if there are any, and its nodes from first to last.
//
// A patch is checked against the whole page before anything is touched, so that one that does not fit changes nothing.

import { setAttribute } from "./element.js";
import { keepFocus } from "./focus.js";

const SVG = "http://www.w3.org/2000/svg";

/** Makes the inside of `root` what the patch says; says whether it fitted. */
export function patch(root, changes) {
  if (!fits(root, changes)) return false;
  const giveFocusBack = keepFocus(root);
  change(root, changes);
  giveFocusBack();
  return true;
}

/** Whether the patch is one for this element as it is. */
function fits(element, changes) {
  if (element?.nodeType !== Node.ELEMENT_NODE || !Array.isArray(changes)) return false;
  const nodes = element.childNodes;
  if (changes[0] !== nodes.length) return false;
  let place = 0;
  for (const item of itemsOf(changes)) {
    if (typeof item === "number") {
      place += Math.abs(item);
    } else if (Array.isArray(item)) {
      if (isMove(item)) {
        const node = nodes[-1 - item[0]];
        if (!node || (item.length > 1 && !fitsNode(node, item[1]))) return false;
      } else if (!fitsNode(nodes[place++], item)) return false;
    } else if (typeof item !== "string") return false;
  }
  return place <= nodes.length;
}

function fitsNode(node, item) {
  return isText(item) ? node?.nodeType === Node.TEXT_NODE : fits(node, item);
}

/** Carries out a patch that fits. */
function change(element, changes) {
  for (const [name, value] of Object.entries(attributesOf(changes))) setAttribute(element, name, value);
  const items = itemsOf(changes);
  if (items.length === 0) return;
  const nodes = [...element.childNodes];
  const moved = new Set(items.filter(isMove).map((item) => nodes[-1 - item[0]]));
  // What is gone is taken away first: then the others keep their order and none has to be moved, which costs focus.
  let place = 0;
  for (const item of items) {
    if (typeof item === "number") {
      if (item < 0) for (const node of nodes.slice(place, place - item)) if (!moved.has(node)) node.remove();
      place += Math.abs(item);
    } else if (Array.isArray(item) && !isMove(item)) place += 1;
  }
  place = 0;
  for (const item of items) {
    if (typeof item === "number") {
      place += Math.abs(item);
    } else if (typeof item === "string") {
      element.insertBefore(read(item, element), next(nodes, place, moved, element));
    } else if (isMove(item)) {
      const node = nodes[-1 - item[0]];
      element.insertBefore(node, next(nodes, place, moved, element));
      if (item.length > 1) changeNode(node, item[1]);
    } else {
      changeNode(nodes[place], item);
      place += 1;
    }
  }
}

function changeNode(node, item) {
  if (isText(item)) node.nodeValue = item[0];
  else change(node, item);
}

/** The first node from `place` on that is still there and stays: what comes before it is inserted before it. */
function next(nodes, place, moved, parent) {
  for (let at = place; at < nodes.length; at += 1) {
    if (nodes[at].parentNode === parent && !moved.has(nodes[at])) return nodes[at];
  }
  return null;
}

/** HTML as nodes that can stand in this element. What stands in a drawing is read as part of one. */
function read(html, parent) {
  const fresh = document.createElement("template");
  if (parent.namespaceURI !== SVG || parent.localName === "foreignObject") {
    fresh.innerHTML = html;
    return fresh.content;
  }
  fresh.innerHTML = `<svg>${html}</svg>`;
  const nodes = document.createDocumentFragment();
  nodes.append(...fresh.content.firstChild.childNodes);
  return nodes;
}

function hasAttributes(changes) {
  return typeof changes[1] === "object" && !Array.isArray(changes[1]);
}

function attributesOf(changes) {
  return hasAttributes(changes) ? changes[1] : {};
}

function itemsOf(changes) {
  return changes.slice(hasAttributes(changes) ? 2 : 1);
}

function isMove(item) {
  return Array.isArray(item) && typeof item[0] === "number" && item[0] < 0;
}

function isText(item) {
  return item.length === 1 && typeof item[0] === "string";
}
