// Without a connection: the worker that keeps a page for it, and that page, which comes back by itself.

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Has the browser keep the page that is shown when the house can't be reached. */
export function keepOfflinePage() {
  // Browsers give workers to secure pages only. What they refuse is a convenience: the house is the same without.
  navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
}

/** On the page that is shown offline: tries again with growing gaps, and at once when there is a reason to hope. */
export function comeBack() {
  const page = document.querySelector("[data-offline] [data-again]");
  if (!page) return;
  let wait = FIRST_WAIT_MS;
  let retry;

  async function tryAgain() {
    clearTimeout(retry);
    const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => undefined);
    if (answer) return goOn();
    clearTimeout(retry);
    retry = setTimeout(tryAgain, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  /** The page was shown in the place of another, whose address it has. */
  function goOn() {
    if (location.pathname === "/offline") location.replace("/");
    else location.reload();
  }

  page.addEventListener("click", (event) => {
    event.preventDefault();
    tryAgain();
  });
  addEventListener("online", tryAgain);
  document.addEventListener("visibilitychange", () => document.hidden || tryAgain());
  retry = setTimeout(tryAgain, wait);
}
