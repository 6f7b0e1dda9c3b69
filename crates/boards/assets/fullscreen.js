// The full screen, for tables: a button goes there and back.

/** Wires up the button; where the browser has no full screen, there is none. */
export function openFullscreen() {
  const button = document.querySelector("[data-fullscreen]");
  if (!button) return;
  button.hidden = !document.fullscreenEnabled;
  button.addEventListener("click", () => {
    if (document.fullscreenElement) document.exitFullscreen();
    // A browser may refuse; then everything stays as it is.
    else document.documentElement.requestFullscreen().catch(() => {});
  });
  document.addEventListener("fullscreenchange", () => {
    button.setAttribute("aria-pressed", String(document.fullscreenElement !== null));
  });
}
