// The client of a table: it shows what it is sent and sends back what is pressed.

import { openCompany, settleCompany, showHint } from "./company.js";
import { openFullscreen } from "./fullscreen.js";
import { glide } from "./glide.js";
import { openConnection } from "./connection.js";
import { patch } from "./patch.js";
import { pend, release } from "./pending.js";
import { openReplay } from "./replay.js";
import { announce, hideBanner, showBanner, toast } from "./say.js";
import { settle } from "./settle.js";
import { hear, listen } from "./sound.js";
import { swap } from "./swap.js";

const table = document.getElementById("table");
settle(table);
openFullscreen();
if (table.dataset.replay) openReplay(table);
else play(table);

/** Keeps the table up to date and sends what is pressed on it. */
function play(table) {
  /** When and where the last press happened, until the board answers. */
  let press = null;
  /** How long each press took to show on the board, in milliseconds; read by tests. */
  const latencies = (window.zashikiLatencies = []);

  /** The number of the picture that is shown; undefined if the page is not what the house thinks it is. */
  let picture = numberOf(table.dataset.picture);

  /** Shows a new picture; `change` makes the page what it says. */
  const show = ({ seq, reach, announce: lines }, change) => {
    const before = listen(table);
    const question = asked();
    glide(table, change, reach === "whole" ? "jump" : "move");
    settle(table);
    settleCompany(table);
    hear(before, listen(table));
    if (question !== asked()) release(boardOf());
    if (press && seq > press.seq) {
      const { at } = press;
      requestAnimationFrame(() => latencies.push(performance.now() - at));
      press = null;
    }
    announce(lines);
  };

  /** Makes a picture out of the last one. If that is not what is shown here, the house is asked for a whole one. */
  const showPatch = (message) => {
    // Until the whole picture comes, there is nothing to patch.
    if (picture === undefined) return;
    let fitted = message.base === picture;
    // What is only announced changes nothing.
    const change = () => (fitted = message.changes === undefined || patch(table, message.changes));
    if (fitted) show(message, change);
    picture = fitted ? message.picture : undefined;
    if (!fitted) connection.send({ type: "redraw" });
  };

  const connection = openConnection(table.dataset.table, () => ({ have: sequence(), picture }), {
    lost: () => {
      giveUp();
      showBanner("lost");
    },
    back: hideBanner,
    table: (message) => {
      picture = message.picture;
      show(message, () => swap(table, message.html));
    },
    patch: showPatch,
    hint: showHint,
    refused: ({ text }) => {
      giveUp();
      toast(text);
    },
    // A table that was closed has a page that says so.
    notice: ({ kind, text }) => (kind === "abandoned" ? location.reload() : showBanner(kind, text)),
    bye: ({ text }) => {
      giveUp();
      showBanner("bye", text);
    },
  });

  openCompany(table, (message) => connection.send(message) || (toast(), false));
  settleCompany(table);

  table.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-action]");
    const board = boardOf();
    if (!button || board?.ariaBusy === "true") return;
    const sent = connection.send({ type: "choose", token: Number(board?.dataset.token ?? 0), action: button.dataset.action });
    if (!sent) return toast();
    press = { at: event.timeStamp, seq: sequence() ?? -1 };
    pend(board, button);
  });

  /** No answer will come to what was pressed. */
  function giveUp() {
    press = null;
    release(boardOf());
  }

  /** How far the game is that is shown; undefined before it begins. */
  function sequence() {
    return numberOf(boardOf()?.dataset.seq);
  }

  /** What is asked at which moment: a press is answered when this changes. */
  function asked() {
    const { seq, token } = boardOf()?.dataset ?? {};
    return `${seq} ${token}`;
  }
}

function boardOf() {
  return document.getElementById("board");
}

/** An attribute as a number; undefined if there is none. */
function numberOf(attribute) {
  return attribute === undefined ? undefined : Number(attribute);
}
