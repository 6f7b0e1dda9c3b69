// Steps through a finished game without leaving the page: every step has an address of its own, and this fetches it,
// puts its table in the place of the shown one and lets the pieces glide.

import { glide } from "./glide.js";
import { toast } from "./say.js";
import { settle } from "./settle.js";
import { swap } from "./swap.js";

/** How long a step is shown while the game plays by itself. */
const BEAT_MS = 1_100;

/** Makes the replay on this page answer at once. */
export function openReplay(table) {
  let playing;
  /** The latest request; what an earlier one brings is not wanted any more. */
  let latest = 0;

  async function go(address) {
    const request = ++latest;
    const answer = await fetch(address, { headers: { accept: "text/html" } }).catch(() => undefined);
    if (request !== latest) return;
    if (!answer?.ok) {
      stop();
      return toast();
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("table");
    if (request !== latest || !fresh) return;
    const near = Math.abs(stepOf(fresh) - stepOf(table)) === 1;
    glide(table, () => swap(table, fresh.innerHTML), near ? "move" : "jump");
    settle(table);
    history.replaceState(null, "", address);
    showNewest(table);
    mark();
  }

  function stop() {
    clearInterval(playing);
    playing = undefined;
    mark();
  }

  /** Whether the game plays by itself is shown by its button, also after the page was changed. */
  function mark() {
    const button = table.querySelector("#replay-play");
    button?.setAttribute("aria-pressed", String(playing !== undefined));
    if (button) button.textContent = playing === undefined ? "▶" : "❚❚";
  }

  function follow(id) {
    const link = table.querySelector(`#${id}[href]`);
    if (link) go(link.href);
    else stop();
  }

  table.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-step]");
    if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      stop();
      // A link in a drawing has no address in `href` but an object.
      const address = link.getAttribute("href");
      if (address) go(address);
    } else if (event.target.closest("#replay-play")) {
      if (playing === undefined) {
        playing = setInterval(() => follow("replay-after"), BEAT_MS);
        follow("replay-after");
        mark();
      } else stop();
    } else if (event.target.closest("#back-to-table") && history.length === 1) {
      // This window was opened to look back: the table is still open in another one. Only a window that has shown
      // nothing else may close itself; in any other the link leads to the table.
      event.preventDefault();
      close();
    } else if (event.target.closest("#board button")) toast(table.dataset.replay);
  });

  // A range may be dragged over many steps: only where it rests matters.
  table.addEventListener("change", (event) => {
    const form = event.target.closest(".replay-jump");
    if (!form) return;
    stop();
    go(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  });

  const keys = { ArrowLeft: "replay-before", ArrowRight: "replay-after", Home: "replay-first", End: "replay-last" };
  addEventListener("keydown", (event) => {
    const busy = event.target.closest("input, select, [data-keys]") || event.altKey || event.ctrlKey || event.metaKey;
    if (busy || !(event.key in keys)) return;
    event.preventDefault();
    stop();
    follow(keys[event.key]);
  });
  showNewest(table);
}

function stepOf(root) {
  return Number(root.querySelector("#board")?.dataset.seq);
}

/** Brings the line of the shown step into view, without moving the page. */
function showNewest(table) {
  const line = table.querySelector("[aria-current=step]");
  const lines = line?.closest("ol");
  if (lines) lines.scrollTop += line.getBoundingClientRect().bottom - lines.getBoundingClientRect().bottom + 8;
}
