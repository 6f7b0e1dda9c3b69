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
