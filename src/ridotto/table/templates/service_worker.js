// The app's worker. It keeps the shell (style sheets, letters, the page for when there is no connection) and shows messages.
// No table and no personal page is kept: whatever is asked for comes from the server, or not at all.
"use strict";

const SHELL = {{ shell | tojson }};
const OFFLINE = {{ pages | tojson }};
const KEPT = "shell-{{ version }}";

self.addEventListener("install", (event) => {
  // without cookies: what is kept is the same for everybody
  const anonymous = (path) => new Request(path, { cache: "reload", credentials: "omit" });
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([...SHELL, ...OFFLINE].map(anonymous))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

const find = async (path) => (await caches.open(KEPT)).match(path, { ignoreVary: true });
const offline = async () => {
  const german = (self.navigator.language ?? "").startsWith("de");
  return (await find(OFFLINE.find((path) => path.endsWith(german ? "de" : "en")))) ?? Response.error();
};

self.addEventListener("fetch", (event) => {
  const { pathname, search, origin } = new URL(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(offline));
  else if (origin === self.location.origin && SHELL.includes(pathname + search)) event.respondWith(find(pathname + search).then((kept) => kept ?? fetch(event.request)));
});

self.addEventListener("push", (event) => {
  const { title, text, link, topic } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: topic, icon: "/icons/192.png", badge: "/icons/192.png", data: link }));
});

// The push service has ended the subscription. The server says whether this browser still wants messages: whoever turned them
// on may have signed out since.
self.addEventListener("pushsubscriptionchange", (event) => {
  const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const again = async () => {
    const { key } = await (await fetch("/turns/push")).json();
    if (!key) return;
    const made = event.newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const keys = { key: text(made.getKey("p256dh")), auth: text(made.getKey("auth")) };
    await fetch("/turns/push", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ endpoint: made.endpoint, ...keys }) });
  };
  event.waitUntil(again());
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data, self.location.origin);
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window" });
    const there = windows.find((each) => new URL(each.url).pathname === address.pathname);
    return there ? there.focus() : self.clients.openWindow(address.origin === self.location.origin ? address.href : "/");
  };
  event.waitUntil(open());
});
