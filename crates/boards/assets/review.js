// While a game is being looked back at, asks how far that is, and shows what was found as soon as it is there.

import { announce } from "./say.js";

/** How long to wait before asking again. */
const ASK_MS = 1_500;

/** Keeps a page up to date on which a review is awaited. */
export function awaitReview() {
  const review = document.querySelector("#review[data-waits]");
  if (review) setTimeout(() => ask(review), ASK_MS);
}

async function ask(review) {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => undefined);
  const page = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page && page.querySelector("#review");
  // The server may be reachable later.
  if (fresh?.dataset.waits) review.querySelector(".review-progress").replaceWith(fresh.querySelector(".review-progress"));
  else if (page) {
    document.getElementById("main").replaceChildren(...page.getElementById("main").childNodes);
    if (fresh) announce([review.dataset.waits]);
  }
  awaitReview();
}
