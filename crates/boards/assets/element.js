// Small helpers for elements that several scripts share.

/** The name that an element keeps from one picture to the next. */
export function keyOf(node) {
  return node.dataset?.key || node.id || undefined;
}

/** Sets an attribute, or removes it if `value` is undefined. Only what differs is touched, so that observers come to rest. */
export function set(element, attribute, value) {
  if (value === undefined) element.removeAttribute(attribute);
  else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

/** Gives an element what a new picture says of an attribute; `null` takes it away. What is the reader's stays. */
export function setAttribute(element, name, value) {
  // Whether details are open is the reader's choice.
  if (name === "open" && element.nodeName === "DETAILS") return;
  if (value === null) {
    element.removeAttribute(name);
    return;
  }
  element.setAttribute(name, value);
  // A field that was touched shows what is in it, whatever its attribute says by now.
  if (name === "value" && element.nodeName === "INPUT") element.value = value;
}
