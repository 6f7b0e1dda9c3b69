// table.js: pictures and patches of them, and what is asked for when a patch does not fit.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { openPage } from "./page.js";

/** The socket that the page opened. */
let socket;

class FakeSocket {
  static OPEN = 1;

  constructor(address) {
    Object.assign(this, { address: String(address), readyState: FakeSocket.OPEN, sent: [] });
    socket = this;
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  receive(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const board = '<div id="board" data-seq="3" data-token="8"><p>1</p><button data-action="go">go</button></div>';

const window = openPage();
globalThis.WebSocket = FakeSocket;
globalThis.MutationObserver = window.MutationObserver;
globalThis.requestAnimationFrame = () => {};
globalThis.window = window;
window.Element.prototype.animate = () => ({ cancel() {} });
window.Element.prototype.checkVisibility = () => true;
document.body.innerHTML = `<main id="table" data-table="abc" data-picture="7">${board}</main><div id="flights"></div>
  <div id="announce"></div><div id="banner" hidden data-waiting="Waiting"></div><div id="toasts"></div><div id="hint" hidden></div>`;
await import("../assets/table.js");

const table = document.getElementById("table");
const text = () => table.querySelector("p").textContent;
const press = () => table.querySelector("button").click();
const isBusy = () => table.querySelector("#board").getAttribute("aria-busy") === "true";

/** A patch that writes this. */
const writing = (words, base, picture) => ({
  type: "patch", base, picture, seq: 4, reach: "step", announce: [], changes: [1, [2, { "data-seq": "4" }, [1, [words]]]],
});

test("the house is told which picture the page has and that it knows patches", () => {
  assert.match(socket.address, /format=html&patches=yes&deflate=yes&have=3&picture=7$/);
});

test("a patch of the picture that is shown is carried out", () => {
  socket.receive(writing("2", 7, 8));
  assert.equal(text(), "2");
  assert.deepEqual(socket.sent, []);
});

test("a press is answered by the next question, not by talk", () => {
  press();
  assert.equal(isBusy(), true);
  socket.receive({ ...writing("2", 8, 9), changes: [1, "<p>talk</p>"] });
  assert.equal(isBusy(), true);
  socket.receive({ ...writing("2", 9, 10), changes: [2, -1, [2, { "data-seq": "5" }]] });
  assert.equal(isBusy(), false);
  socket.sent.length = 0;
});

test("a press shows at once, and after a second without an answer the page says that it is waiting", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const banner = document.getElementById("banner");
  const pending = () => table.querySelectorAll("[data-pending]").length;
  press();
  assert.equal(pending(), 1);
  mock.timers.tick(999);
  assert.equal(banner.hidden, true);
  mock.timers.tick(1);
  assert.deepEqual([banner.hidden, banner.textContent], [false, "Waiting"]);
  press();
  assert.equal(socket.sent.length, 1, "what waits is not sent twice");
  socket.receive({ type: "refused", text: "no" });
  assert.deepEqual([pending(), isBusy(), banner.hidden], [0, false, true]);
  mock.timers.reset();
  socket.sent.length = 0;
});

test("a patch of another picture is not carried out, and the whole picture is asked for once", () => {
  socket.receive(writing("3", 5, 11));
  socket.receive(writing("4", 11, 12));
  assert.equal(text(), "2");
  assert.deepEqual(socket.sent, [{ type: "redraw" }]);
});

test("the whole picture is shown, and patches of it are carried out again", () => {
  socket.receive({ type: "table", html: board, picture: 12, seq: 3, reach: "whole", announce: [] });
  assert.equal(text(), "1");
  socket.receive(writing("5", 12, 13));
  assert.equal(text(), "5");
});

test("a patch that does not fit the page is not carried out, and the whole picture is asked for", () => {
  socket.sent.length = 0;
  table.append(document.createElement("p"));
  socket.receive(writing("6", 13, 14));
  assert.equal(text(), "5");
  assert.deepEqual(socket.sent, [{ type: "redraw" }]);
});
