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
      this.addEventListener("message", ({ data }) => frames.push({ format, data }));
    }
  };
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
    if (document.readyState === "interactive" && table) frames.push({ format: "page", data: table.innerHTML });
  });
})();
