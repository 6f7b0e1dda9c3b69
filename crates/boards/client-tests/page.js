// A page without a browser: jsdom, and what it lacks, as globals for the client scripts.
//
// `cargo xtask test` installs jsdom into the target folder and names that folder in ZASHIKI_NODE_FOLDER.

import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const folder = process.env.ZASHIKI_NODE_FOLDER ?? fileURLToPath(new URL("../../../target/client-tests", import.meta.url));
const { JSDOM } = createRequire(`${folder}/package.json`)("jsdom");

/** Opens an empty page and makes its window the global one. Scripts must be imported after this. */
export function openPage(address = "http://house.test/table/abc") {
  const { window } = new JSDOM("<!DOCTYPE html><body></body>", { url: address, pretendToBeVisual: true });
  for (const name of ["document", "location", "navigator", "Node", "Event", "PageTransitionEvent"]) {
    if (window[name]) Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
  globalThis.addEventListener = window.addEventListener.bind(window);
  globalThis.dispatchEvent = window.dispatchEvent.bind(window);
  globalThis.matchMedia = () => ({ matches: false });
  // jsdom has no CSS object; the keys of the tests need no more than this.
  globalThis.CSS = { escape: (text) => text.replace(/[^\w-]/g, (letter) => `\\${letter}`) };
  return window;
}

/** Puts HTML into the page and returns the element with the id `table`. */
export function show(html) {
  document.body.innerHTML = `<main id="table">${html}</main><div id="flights"></div>`;
  return document.getElementById("table");
}
