// patch.js: a patch changes what it names and nothing else.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openPage, show } from "./page.js";

openPage();
const { patch } = await import("../assets/patch.js");

/** The first element that has this key. */
const keyed = (root, key) => root.querySelector(`[data-key="${key}"]`);

test("every patch that the house wrote down leads to the picture it is for", () => {
  const cases = JSON.parse(readFileSync(new URL("patches.json", import.meta.url), "utf8"));
  assert.ok(cases.length >= 40);
  for (const { old, new: wanted, patch: changes } of cases) {
    const root = show(old);
    assert.equal(patch(root, changes), true, `${old} by ${JSON.stringify(changes)}`);
    const result = document.createElement("main");
    result.id = "table";
    result.innerHTML = wanted;
    assert.ok(root.isEqualNode(result), `${old} by ${JSON.stringify(changes)} is ${root.innerHTML}, not ${wanted}`);
  }
});

test("a text and an attribute change in place", () => {
  const root = show('<p title="a" hidden>1</p>');
  const [element, text] = [root.firstChild, root.firstChild.firstChild];
  assert.equal(patch(root, [1, [1, { title: "b", hidden: null, lang: "ja" }, ["-2"]]]), true);
  assert.equal(root.innerHTML, '<p title="b" lang="ja">-2</p>');
  assert.equal(root.firstChild, element);
  assert.equal(element.firstChild, text);
});

test("what stays is not touched", () => {
  const root = show("<p>1</p><p>2</p><p>3</p>");
  const observer = new document.defaultView.MutationObserver(() => {});
  observer.observe(root, { childList: true, subtree: true });
  patch(root, [3, -1, 1, "<b>new</b>"]);
  assert.equal(root.innerHTML, "<p>2</p><b>new</b><p>3</p>");
  assert.equal(observer.takeRecords().length, 2);
  observer.disconnect();
});

test("a moved node is the same node", () => {
  const root = show('<p data-key="a">a</p><p data-key="b">b</p><p data-key="c">c</p>');
  const c = keyed(root, "c");
  patch(root, [3, [-3, [1, ["d"]]], 2, -1]);
  assert.equal(root.textContent, "dab");
  assert.equal(root.firstChild, c);
});

test("what is put into a drawing is part of the drawing", () => {
  const root = show('<svg><g id="a"></g></svg>');
  assert.equal(patch(root, [1, [1, [0, '<path d="M0 0"></path>'], '<g id="b"></g>']]), true);
  const svg = "http://www.w3.org/2000/svg";
  for (const name of ["path", "#b"]) assert.equal(root.querySelector(name).namespaceURI, svg);
});

test("a patch that does not fit changes nothing", () => {
  const html = "<p>1</p><p>2</p>";
  const misfits = [
    [3, "<b>x</b>"], // Another number of nodes.
    [2, ["a text"]], // A text for an element.
    [2, [1, [0]]], // A patch for a text.
    [2, "<b>x</b>", [2]], // Another number of nodes further in.
    [2, -1, [1, ["x"]], [1]], // More nodes than there are.
    [2, 3],
    [2, [-4]],
    [2, { title: "x" }, null],
    "nonsense",
    undefined,
  ];
  for (const misfit of misfits) {
    const root = show(html);
    assert.equal(patch(root, misfit), false, JSON.stringify(misfit));
    assert.equal(root.innerHTML, html);
  }
});

test("details that the reader opened stay open", () => {
  const root = show('<details data-key="d"><summary>More</summary>1</details>');
  keyed(root, "d").open = true;
  patch(root, [1, [2, { open: null }, 1, ["2"]]]);
  assert.equal(keyed(root, "d").open, true);
  assert.equal(keyed(root, "d").lastChild.nodeValue, "2");
});

test("a half-typed field keeps its text until the house says another", () => {
  const root = show('<input data-key="f" value="">');
  const field = keyed(root, "f");
  field.value = "half ty";
  patch(root, [1, [0, { title: "new" }]]);
  assert.equal(field.value, "half ty");
  patch(root, [1, [0, { value: "set" }]]);
  assert.equal(field.value, "set");
});

test("the focus stays on the element that has it", () => {
  const root = show('<button data-key="a">1</button><button data-key="b">2</button>');
  keyed(root, "b").focus();
  patch(root, [2, -1, '<button data-key="c">0</button>']);
  assert.equal(document.activeElement, keyed(root, "b"));
});

test("the focus follows a key to another place of the page", () => {
  const root = show('<div data-key="hand"><button data-key="card">1</button></div><div data-key="trick"></div>');
  keyed(root, "card").focus();
  patch(root, [2, [1, -1], [0, '<button data-key="card">1</button>']]);
  assert.equal(document.activeElement, keyed(root, "card"));
  assert.equal(document.activeElement.parentElement, keyed(root, "trick"));
});

test("the focus goes to the neighbor in a group when its button is gone", () => {
  const buttons = ["a", "b", "c"].map((key) => `<button data-key="${key}">${key}</button>`).join("");
  const root = show(`<div data-key="hand" data-keys="arrows">${buttons}</div>`);
  keyed(root, "b").focus();
  patch(root, [1, [3, 1, -1]]);
  assert.equal(document.activeElement, keyed(root, "c"));
});

test("the focus goes to the board when nothing else is left", () => {
  const root = show('<section id="board" tabindex="-1"><button data-key="a">1</button></section>');
  keyed(root, "a").focus();
  patch(root, [1, [1, "over", -1]]);
  assert.equal(document.activeElement.id, "board");
});
