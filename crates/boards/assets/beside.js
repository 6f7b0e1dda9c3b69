// Opens the rules beside the table, so that nobody has to leave it to look something up.

/** Wires up the links that open beside the table. */
export function openBeside() {
  const panel = document.getElementById("beside");
  const text = panel.querySelector(".beside-text");
  let opener;

  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-beside]");
    if (!link || !document.getElementById("table") || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    opener = link;
    if (!text.hasChildNodes()) await load(link.href);
    if (!panel.open) panel.show();
    text.focus();
  });
  panel.addEventListener("click", ({ target }) => target.closest("[data-close]") && close());
  panel.addEventListener("keydown", ({ key }) => key === "Escape" && close());

  async function load(address) {
    try {
      const answer = await fetch(address);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      text.replaceChildren(document.adoptNode(page.querySelector("[data-beside-text]")));
    } catch {
      // Nothing stays in the panel, so that the next press tries again.
      text.replaceChildren();
      panel.dataset.empty = panel.dataset.failed;
      return;
    }
    delete panel.dataset.empty;
  }

  function close() {
    panel.close();
    opener?.focus();
  }
}
