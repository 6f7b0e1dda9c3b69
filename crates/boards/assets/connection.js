// The connection to a table: a socket that comes back by itself.

import { canInflate, inflate } from "./inflate.js";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

/**
 * Opens the connection to a table.
 * `shown` says what is already there: how far the game is (`have`) and the number of the `picture`. `hooks` has a
 * function for each type of message, and `lost` and `back` for the connection itself.
 */
export function openConnection(id, shown, hooks) {
  let socket;
  let tries = 0;
  let ended = false;
  let retry;
  let watch;
  let pingGap = 0;
  let lastPing;
  /** Done when every message that came so far was handed over. */
  let inbox = Promise.resolve();
  let unread = 0;

  function connect() {
    clearTimeout(retry);
    const address = new URL(`/socket/${encodeURIComponent(id)}?format=html&patches=yes`, location.href);
    if (canInflate()) address.searchParams.set("deflate", "yes");
    address.protocol = address.protocol.replace("http", "ws");
    for (const [name, value] of Object.entries(shown())) if (value !== undefined) address.searchParams.set(name, value);
    lastPing = undefined;
    socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    socket.onmessage = arrive;
    socket.onclose = closed;
  }

  function closed() {
    clearTimeout(watch);
    if (ended) return;
    // A connection that comes back at once is nobody's business; one that does not is worth a word.
    if (tries > 0 || !navigator.onLine) hooks.lost();
    const wait = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
    tries += 1;
    retry = setTimeout(connect, wait * (0.75 + Math.random() / 2));
  }

  /** Hands messages over in the order in which they came: to inflate one takes a moment. */
  function arrive({ data }) {
    if (unread === 0 && typeof data === "string") return receive(data);
    const from = socket;
    unread += 1;
    inbox = inbox.then(async () => {
      try {
        const text = typeof data === "string" ? data : await inflate(data);
        if (from === socket) receive(text);
      } catch (error) {
        // A new line brings what this message would have.
        from.close();
        reportError(error);
      } finally {
        unread -= 1;
      }
    });
  }

  function receive(text) {
    const message = JSON.parse(text);
    if (tries > 0) hooks.back();
    tries = 0;
    if (message.type === "ping") {
      const now = performance.now();
      if (lastPing !== undefined) pingGap = Math.max(pingGap, now - lastPing);
      lastPing = now;
    }
    listen();
    if (message.type === "ping") {
      send({ type: "pong", n: message.n });
      return;
    }
    if (message.type === "bye") end();
    hooks[message.type]?.(message);
  }

  /** Once the rhythm of the pings is known, a long silence means that the connection is dead though nobody closed it. */
  function listen() {
    clearTimeout(watch);
    if (pingGap > 0) watch = setTimeout(() => socket.close(), pingGap * 2.5 + 5_000);
  }

  function send(message) {
    if (socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  function end() {
    ended = true;
    clearTimeout(retry);
    clearTimeout(watch);
  }

  /** Does not wait for the timer when there is a reason to hope. */
  function hurry() {
    if (!ended && socket.readyState === WebSocket.CLOSED) connect();
  }

  /** The device is back in its net. The old connection may be dead without knowing it: a new one is sure. */
  function renew() {
    if (ended) return;
    clearTimeout(watch);
    socket.onclose = socket.onmessage = null;
    socket.close();
    tries = Math.max(tries, 1);
    connect();
  }

  addEventListener("offline", () => ended || hooks.lost());
  addEventListener("online", renew);
  document.addEventListener("visibilitychange", () => document.hidden || hurry());
  // A guest who leaves the page is away, also while the browser keeps the page in its memory; that is no loss to speak of. A
  // page that comes back out of there needs a new connection.
  addEventListener("pagehide", () => {
    end();
    socket.close();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    ended = false;
    connect();
  });
  connect();
  return { send };
}
