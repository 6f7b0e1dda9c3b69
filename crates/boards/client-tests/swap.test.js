// swap.js: a new picture keeps what can be kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, show } from "./page.js";

openPage();
const { swap } = await import("../assets/swap.js");

/** The first element that has this key. */
const keyed = (root, key) => root.querySelector(`[data-key="${key}"]`);

test("an element with the same key is the same element afterwards", () => {
  const root = show('<p data-key="a" class="old">1</p><p data-key="b">2</p>');
  const [a, b] = [keyed(root, "a"), keyed(root, "b")];
  swap(root, '<p data-key="b">2</p><p data-key="a" title="new">3</p>');
  assert.equal(keyed(root, "a"), a);
  assert.equal(keyed(root, "b"), b);
  assert.equal(root.innerHTML, '<p data-key="b">2</p><p data-key="a" title="new">3</p>');
});

test("an id is a key, too", () => {
  const root = show('<p id="clock">1</p>');
  const clock = document.getElementById("clock");
  swap(root, '<h2>New</h2><p id="clock">2</p>');
  assert.equal(document.getElementById("clock"), clock);
  assert.equal(clock.textContent, "2");
});

test("the same key on another kind of element is another element", () => {
  const root = show('<p data-key="a">1</p>');
  swap(root, '<button data-key="a">1</button>');
  assert.equal(root.innerHTML, '<button data-key="a">1</button>');
});

test("what stays is not moved when something before it is gone", async () => {
  const root = show('<p data-key="a">1</p><p data-key="b">2</p><p data-key="c">3</p>');
  const window = document.defaultView;
  const changes = [];
  const observer = new window.MutationObserver((records) => changes.push(...records));
  observer.observe(root, { childList: true });
  swap(root, '<p data-key="b">2</p><p data-key="c">3</p>');
  changes.push(...observer.takeRecords());
  observer.disconnect();
  assert.equal(changes.length, 1);
  assert.equal(changes[0].removedNodes[0].textContent, "1");
});

test("text without a key changes in place", () => {
  const root = show("<p>one</p>two");
  const text = root.lastChild;
  swap(root, "<p>uno</p>due");
  assert.equal(root.innerHTML, "<p>uno</p>due");
  assert.equal(root.lastChild, text);
});

test("details that the reader opened stay open", () => {
  const root = show('<details data-key="d"><summary>More</summary>1</details>');
  keyed(root, "d").open = true;
  swap(root, '<details data-key="d"><summary>More</summary>2</details>');
  assert.equal(keyed(root, "d").open, true);
  assert.equal(keyed(root, "d").lastChild.nodeValue, "2");
});

test("a half-typed field keeps its text until the house says another", () => {
  const root = show('<input data-key="f" value="">');
  const field = keyed(root, "f");
  field.value = "half ty";
  swap(root, '<input data-key="f" value="" title="new">');
  assert.equal(field.value, "half ty");
  swap(root, '<input data-key="f" value="set" title="new">');
  assert.equal(field.value, "set");
});

test("the focus stays on the element that has it", () => {
  const root = show('<button data-key="a">1</button><button data-key="b">2</button>');
  keyed(root, "b").focus();
  swap(root, '<button data-key="c">0</button><button data-key="b">2</button>');
  assert.equal(document.activeElement, keyed(root, "b"));
});

test("the focus follows a key to another place of the page", () => {
  const root = show('<div data-key="hand"><button data-key="card">1</button></div><div data-key="trick"></div>');
  keyed(root, "card").focus();
  swap(root, '<div data-key="hand"></div><div data-key="trick"><button data-key="card">1</button></div>');
  assert.equal(document.activeElement, keyed(root, "card"));
  assert.equal(document.activeElement.parentElement, keyed(root, "trick"));
});

test("the focus goes to the neighbor in a group when its button is gone", () => {
  const buttons = (...keys) => keys.map((key) => `<button data-key="${key}">${key}</button>`).join("");
  const root = show(`<div data-key="hand" data-keys="arrows">${buttons("a", "b", "c")}</div>`);
  keyed(root, "b").focus();
  swap(root, `<div data-key="hand" data-keys="arrows">${buttons("a", "c")}</div>`);
  assert.equal(document.activeElement, keyed(root, "c"));
});

test("the focus goes to the board when nothing else is left", () => {
  const root = show('<section id="board" tabindex="-1"><button data-key="a">1</button></section>');
  keyed(root, "a").focus();
  swap(root, '<section id="board" tabindex="-1">over</section>');
  assert.equal(document.activeElement.id, "board");
});

test("focus outside the table is left alone", () => {
  const root = show('<button data-key="a">1</button>');
  const outside = document.createElement("button");
  document.body.append(outside);
  outside.focus();
  swap(root, '<button data-key="b">1</button>');
  assert.equal(document.activeElement, outside);
});
