// The client of a table: it shows what it is sent and sends back what is pressed.

import { openCompany, settleCompany, showHint } from "./company.js";
import { glide } from "./glide.js";
import { openLine } from "./line.js";
import { openReplay } from "./replay.js";
import { announce, hideBanner, showBanner, toast } from "./say.js";
import { settle } from "./settle.js";
import { hear, listen } from "./sound.js";
import { swap } from "./swap.js";

const table = document.getElementById("table");
settle(table);
if (table.dataset.replay) openReplay(table);
else play(table);

/** Keeps the table up to date and sends what is pressed on it. */
function play(table) {
  /** When and where the last press happened, until the board answers. */
  let press = null;
  /** How long each press took to show on the board, in milliseconds; read by tests. */
  const latencies = (window.zashikiLatencies = []);

  const show = ({ html, seq, reach, announce: lines }) => {
    const before = listen(table);
    glide(table, () => swap(table, html), reach === "whole" ? "jump" : "move");
    settle(table);
    settleCompany(table);
    hear(before, listen(table));
    if (press && seq > press.seq) {
      const { at } = press;
      requestAnimationFrame(() => latencies.push(performance.now() - at));
      press = null;
    }
    announce(lines);
  };

  const line = openLine(table.dataset.table, sequence(), {
    lost: () => {
      release();
      showBanner("lost");
    },
    back: hideBanner,
    table: show,
    hint: showHint,
    refused: ({ text }) => {
      release();
      toast(text);
    },
    // A table that was closed has a page that says so.
    notice: ({ kind, text }) => (kind === "abandoned" ? location.reload() : showBanner(kind, text)),
    bye: ({ text }) => {
      release();
      showBanner("bye", text);
    },
  });

  openCompany(table, (message) => line.send(message) || (toast(), false));
  settleCompany(table);

  table.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-action]");
    const board = document.getElementById("board");
    if (!button || board?.ariaBusy === "true") return;
    const sent = line.send({ type: "choose", token: Number(board?.dataset.token ?? 0), action: button.dataset.action });
    if (!sent) return toast();
    press = { at: event.timeStamp, seq: sequence() ?? -1 };
    board?.setAttribute("aria-busy", "true");
  });

  /** The board can be pressed again. */
  function release() {
    press = null;
    document.getElementById("board")?.removeAttribute("aria-busy");
  }

  /** The number of the picture that is shown; none before the game. */
  function sequence() {
    const shown = document.getElementById("board")?.dataset.seq;
    return shown === undefined ? undefined : Number(shown);
  }
}
