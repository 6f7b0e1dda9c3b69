// The switch with which this device is told when it is its guest's turn. Nothing is asked of anybody before it is pressed.

import { announce } from "./say.js";

/** What the switch shows: `off`, `on`, or why it can't be switched. */
let state = "off";

/** After every picture: a switch that came with it shows what holds on this device. */
export function settlePush() {
  const box = document.getElementById("push-switch");
  if (!box) return;
  box.checked = state === "on";
  const text = document.getElementById("push").dataset[state] ?? "";
  const note = document.getElementById("push-note");
  if (note.textContent !== text) note.textContent = text;
}

document.addEventListener("change", async ({ target }) => {
  if (target.id !== "push-switch") return;
  const wanted = target.checked;
  show(await (wanted ? switchOn() : switchOff()).catch(() => "failed"));
  if (state !== "off") announce([document.getElementById("push-note")?.textContent ?? ""]);
});

look().catch(() => {
  // What can't be looked up is off until it is switched on.
});

/** What holds when the page is opened: the browser may have forgotten the house, and the house the browser. */
async function look() {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker) return;
  const lying = await worker.getNotifications({ tag: location.pathname });
  for (const notification of lying) notification.close();
  const subscription = await worker.pushManager?.getSubscription();
  if (document.getElementById("push") && subscription) show(await tell("look", subscription));
}

async function switchOn() {
  if (!isSecureContext) return "insecure";
  if (!("PushManager" in window) || !("Notification" in window) || !navigator.serviceWorker) return "unable";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { pushManager } = await navigator.serviceWorker.ready;
  const { push: key } = document.getElementById("push").dataset;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // One that was made for another house under this address, whose key is gone, is of no use.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  return tell("on", subscription);
}

async function switchOff() {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return "off";
  const now = await tell("off", subscription);
  await subscription.unsubscribe();
  return now;
}

/** Tells the house, and says what holds then. */
async function tell(wish, subscription) {
  const body = JSON.stringify({ wish, ...subscription.toJSON() });
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/push", { method: "POST", headers, body });
  if (!answer.ok) throw new Error("the house refuses");
  return (await answer.json()).on ? "on" : "off";
}

function show(now) {
  state = now;
  settlePush();
}
