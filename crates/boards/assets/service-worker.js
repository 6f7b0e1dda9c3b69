// Keeps the page that says that one is offline, with what it needs to look like the house, and nothing else: no table,
// no view and nothing of anybody's is ever stored here. And shows what a guest who is away wanted to be told.

const OFFLINE = "/offline";
const FILES = [
  "./icon.svg", "./house.css", "./art/asanoha.svg", "./art/kumo.svg", "./art/seigaiha.svg",
  "./clear.js", "./say.js", "./storage.js", "./vouch.js", "./beside.js", "./forms.js", "./sound.js", "./offline.js", "./review.js", "./client.js",
].map((file) => new URL(file, new URL("/assets/", location)).href);

const ICON = new URL("./icon-192.png", new URL("/assets/", location)).href;

/** A new version of any file makes another store. */
const STORE = `zashiki ${FILES.map((file) => new URL(file).search).join(" ")}`;

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(visit(event));
  else if (FILES.includes(request.url)) event.respondWith(kept(request));
});
addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));
addEventListener("notificationclick", (event) => event.waitUntil(goTo(event.notification)));
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function fill() {
  const store = await caches.open(STORE);
  // Files have their version in their address, so whatever the browser has of them is right; the page has not.
  await store.addAll([...FILES, new Request(OFFLINE, { cache: "reload" })]);
  await skipWaiting();
}

async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)));
  // The browser asks for the page while it still wakes the worker: a visit is not slower for having one.
  await registration.navigationPreload?.enable();
}

/** The page itself; where it can't be had, the one that says so, under the same address. */
async function visit({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    // A form can't be sent later by itself. The guest is told so on the page of the form.
    if (request.method !== "GET") return Response.redirect(request.referrer || "/", 303);
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** Says that somebody waits, unless the guest has the table before their eyes. A later word takes the place of this one. */
async function tell({ title, body, path, lang }) {
  const open = await windowsAt(path);
  if (open.some(({ visibilityState }) => visibilityState === "visible")) return;
  await registration.showNotification(title, { body, lang, tag: path, renotify: true, icon: ICON, data: { path } });
}

/** Leads to the table: to where it is open already, or to a new window. */
async function goTo(notification) {
  notification.close();
  const { path } = notification.data;
  const [open] = await windowsAt(path);
  await (open ? open.focus() : clients.openWindow(path));
}

async function windowsAt(path) {
  const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(({ url }) => new URL(url).pathname === path);
}

/** The push service gave this browser another address: the house is told, or it would call in vain. */
async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
  if (oldSubscription) await send("off", oldSubscription);
  if (subscription) await send("on", subscription);
}

function send(wish, subscription) {
  const body = JSON.stringify({ wish, ...subscription.toJSON() });
  return fetch("/push", { method: "POST", headers: { "content-type": "application/json" }, body });
}
