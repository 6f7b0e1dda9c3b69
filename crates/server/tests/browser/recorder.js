// Runs before every page: keeps what the house sends over sockets, the page as it arrived, what can make a sound, and
// whatever goes wrong in it, for the tests to read.
(() => {
  const troubles = (window.recordedTroubles = []);
  addEventListener("error", ({ message }) => troubles.push(`an error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => troubles.push(`a promise that failed: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    troubles.push(`against the policy: ${violatedDirective} ${blockedURI} in ${sourceFile}:${lineNumber}`));
  const frames = (window.recordedFrames = []);
  const sockets = (window.recordedSockets = []);
  const NativeSocket = window.WebSocket;
  window.WebSocket = class extends NativeSocket {
    constructor(...address) {
      super(...address);
      sockets.push(this);
      const format = new URL(this.url).searchParams.get("format") ?? "json";
      this.addEventListener("message", ({ data }) => {
        const frame = { format, data };
        frames.push(frame);
        if (typeof data !== "string") open(frame);
      });
    }
  };
  /** Puts the text into a frame that came deflated. */
  function open(frame) {
    const bytes = new Blob([frame.data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    frame.data = "";
    frame.opened = new Response(bytes).text().then((text) => {
      frame.data = text;
      delete frame.opened;
    });
  }
  const sounds = (window.recordedSounds = []);
  const NativeAudio = window.AudioContext;
  window.AudioContext = class extends NativeAudio {
    constructor(...options) {
      super(...options);
      sounds.push(this);
    }
  };
  // "interactive" comes before the scripts of the page run.
  document.addEventListener("readystatechange", () => {
    const table = document.getElementById("table");
    if (document.readyState !== "interactive" || !table) return;
    frames.push({ format: "page", data: table.innerHTML, picture: Number(table.dataset.picture) });
  });
})();
