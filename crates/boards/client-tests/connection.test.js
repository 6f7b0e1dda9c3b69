// connection.js: the connection to a table comes back by itself.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { openPage } from "./page.js";

/** A socket that does what the test says. */
class FakeSocket {
  static OPEN = 1;
  static CLOSED = 3;
  static all = [];

  constructor(address) {
    Object.assign(this, { address: String(address), readyState: FakeSocket.OPEN, sent: [] });
    FakeSocket.all.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.drop();
  }

  /** The connection is gone. */
  drop() {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  receive(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  receiveDeflated(message) {
    this.onmessage({ data: deflateRawSync(JSON.stringify(message)) });
  }
}

/** Until the page has heard this much. */
async function untilHeard(count) {
  while (heard.length < count) await new Promise(setImmediate);
}

let now = 0;
let heard = [];
let online = true;
const { openConnection } = await (openPage(), import("../assets/connection.js"));
Object.defineProperty(performance, "now", { value: () => now, configurable: true });
globalThis.WebSocket = FakeSocket;
// The waits are spread by chance; in the middle of the spread they are what they say.
mock.method(Math, "random", () => 0.5);
mock.timers.enable({ apis: ["setTimeout"] });

beforeEach(() => {
  openPage("https://house.test/table/abc");
  Object.defineProperty(navigator, "onLine", { get: () => online, configurable: true });
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  FakeSocket.all = [];
  heard = [];
  online = true;
  now = 0;
});

/** What the page shows. */
let shown = {};

function open(have) {
  shown = { have, picture: undefined };
  const hook = (name) => (message) => heard.push(message ? [name, message] : name);
  return openConnection("a b", () => shown, { lost: hook("lost"), back: hook("back"), table: hook("table"), bye: hook("bye") });
}

const newest = () => FakeSocket.all.at(-1);

/** Passes time, for timers and clock alike. */
function pass(ms) {
  now += ms;
  mock.timers.tick(ms);
}

test("the address names the table and the picture that is shown, over TLS where the page is", () => {
  open(7);
  assert.equal(newest().address, "wss://house.test/socket/a%20b?format=html&patches=yes&deflate=yes&have=7");
});

test("without a picture none is named", () => {
  open(undefined);
  assert.equal(newest().address, "wss://house.test/socket/a%20b?format=html&patches=yes&deflate=yes");
});

test("a ping is answered at once and told to nobody", () => {
  open();
  newest().receive({ type: "ping", n: 4 });
  assert.deepEqual(newest().sent, [{ type: "pong", n: 4 }]);
  assert.deepEqual(heard, []);
});

test("a message goes to the function of its type, and an unknown type to none", () => {
  open();
  newest().receive({ type: "table", seq: 3 });
  newest().receive({ type: "news" });
  assert.deepEqual(heard, [["table", { type: "table", seq: 3 }]]);
});

test("a deflated message is inflated, and what came after it waits for it", async () => {
  open();
  newest().receiveDeflated({ type: "table", seq: 1 });
  newest().receive({ type: "table", seq: 2 });
  newest().receiveDeflated({ type: "table", seq: 3 });
  await untilHeard(3);
  assert.deepEqual(heard.map(([, { seq }]) => seq), [1, 2, 3]);
  newest().receive({ type: "table", seq: 4 });
  assert.equal(heard.length, 4, "and nothing waits any more");
});

test("what an old connection brought is not handed over after a new one was opened", async () => {
  open();
  newest().receiveDeflated({ type: "table", seq: 1 });
  dispatchEvent(new Event("online"));
  newest().receiveDeflated({ type: "table", seq: 2 });
  await untilHeard(2);
  assert.deepEqual(heard, ["back", ["table", { type: "table", seq: 2 }]]);
});

test("a browser that can't inflate does not ask for it", () => {
  const native = globalThis.DecompressionStream;
  globalThis.DecompressionStream = undefined;
  open();
  globalThis.DecompressionStream = native;
  assert.equal(newest().address, "wss://house.test/socket/a%20b?format=html&patches=yes");
});

test("a new connection asks for what came after the last picture", () => {
  open(1);
  shown = { have: 9, picture: 4 };
  newest().drop();
  pass(250);
  assert.equal(FakeSocket.all.length, 2);
  assert.match(newest().address, /have=9&picture=4$/);
});

test("a connection that comes back at once is not reported; one that does not is", () => {
  open();
  newest().drop();
  pass(250);
  assert.deepEqual(heard, []);
  newest().drop();
  assert.deepEqual(heard, ["lost"]);
  pass(500);
  newest().receive({ type: "table", seq: 1 });
  assert.equal(heard[1], "back");
});

test("waits double up to ten seconds", () => {
  open();
  for (const wait of [250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
    newest().drop();
    const count = FakeSocket.all.length;
    pass(wait - 1);
    assert.equal(FakeSocket.all.length, count, `nothing is tried before ${wait} ms`);
    pass(1);
    assert.equal(FakeSocket.all.length, count + 1, `after ${wait} ms there is another try`);
  }
});

test("after a farewell nothing is tried again", () => {
  open();
  newest().receive({ type: "bye", text: "closed" });
  newest().drop();
  pass(60_000);
  assert.equal(FakeSocket.all.length, 1);
  assert.deepEqual(heard, [["bye", { type: "bye", text: "closed" }]]);
});

test("sending says whether it could", () => {
  const connection = open();
  assert.equal(connection.send({ type: "say" }), true);
  newest().drop();
  assert.equal(connection.send({ type: "say" }), false);
  assert.deepEqual(FakeSocket.all[0].sent, [{ type: "say" }]);
});

test("a silence much longer than the rhythm of the pings means the connection is dead", () => {
  open();
  newest().receive({ type: "ping", n: 1 });
  pass(10_000);
  newest().receive({ type: "ping", n: 2 });
  pass(29_999);
  assert.equal(newest().readyState, FakeSocket.OPEN);
  pass(1);
  assert.equal(FakeSocket.all[0].readyState, FakeSocket.CLOSED);
});

test("a device that is back online opens a new connection without waiting", () => {
  open();
  online = false;
  dispatchEvent(new Event("offline"));
  assert.deepEqual(heard, ["lost"]);
  online = true;
  dispatchEvent(new Event("online"));
  assert.equal(FakeSocket.all.length, 2);
  assert.equal(FakeSocket.all[0].readyState, FakeSocket.CLOSED);
  newest().receive({ type: "table", seq: 1 });
  assert.equal(heard[1], "back");
});

test("leaving the page closes the connection; coming back from the browser's memory opens one", () => {
  open();
  dispatchEvent(new Event("pagehide"));
  assert.equal(newest().readyState, FakeSocket.CLOSED);
  pass(60_000);
  assert.equal(FakeSocket.all.length, 1);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  assert.equal(FakeSocket.all.length, 2);
  assert.deepEqual(heard, []);
});
