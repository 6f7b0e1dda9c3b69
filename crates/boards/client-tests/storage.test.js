// element.js and storage.js: what several scripts share.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { openPage, show } from "./page.js";

openPage();
const { keyOf, set } = await import("../assets/element.js");
const { recall, remember } = await import("../assets/storage.js");

test("a browser that keeps nothing changes nothing else", () => {
  delete globalThis.localStorage;
  remember("talk", "yes");
  assert.equal(recall("talk"), null);
});

test("what was remembered is recalled", () => {
  const kept = new Map();
  globalThis.localStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text) };
  assert.equal(recall("talk"), null);
  remember("talk", "yes");
  assert.equal(recall("talk"), "yes");
});

test("only an attribute that differs is touched", async () => {
  const root = show('<i id="x" title="a"></i>');
  const records = [];
  const observer = new document.defaultView.MutationObserver((changes) => records.push(...changes));
  observer.observe(root, { subtree: true, attributes: true });
  set(root.firstChild, "title", "a");
  assert.equal(observer.takeRecords().length, 0);
  set(root.firstChild, "title", "b");
  assert.equal(observer.takeRecords().length, 1);
  set(root.firstChild, "title", undefined);
  assert.equal(root.innerHTML, '<i id="x"></i>');
  assert.equal(keyOf(root.firstChild), "x");
});

test("set, keyOf and local storage are written once", () => {
  const folder = new URL("../assets/", import.meta.url);
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const holding = (text) => scripts.filter((name) => readFileSync(new URL(name, folder), "utf8").includes(text));
  assert.deepEqual(holding("localStorage"), ["storage.js"]);
  assert.deepEqual(holding("function keyOf("), ["element.js"]);
  assert.deepEqual(holding("function set("), ["element.js"]);
});
