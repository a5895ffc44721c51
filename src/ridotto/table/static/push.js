// Messages to this browser: turned on only by a click, and off by another.
"use strict";

(() => {
  const panel = document.querySelector("[data-push]");
  if (!panel) return;
  const part = (selector) => panel.querySelector(selector);
  const show = (selector, shown) => (part(selector).hidden = !shown);
  const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

  const say = (problem) => {
    part(".problem").textContent = problem;
    show(".problem", problem !== "");
  };
  const guest = panel.dataset.guest !== undefined;
  const tell = (on) => {
    show("[data-push-on]", !on);
    show("[data-push-is]", on);
    show("[data-push-off]", on);
    if (on && guest) localStorage.setItem("messages", "guest");
    else localStorage.removeItem("messages");
  };

  const keep = async (subscription) => {
    const keys = { key: text(subscription.getKey("p256dh")), auth: text(subscription.getKey("auth")) };
    const answer = await fetch("/turns/push", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ endpoint: subscription.endpoint, ...keys }),
    });
    if (!answer.ok) throw new Error((await answer.json()).error);
  };

  const turnOn = async () => {
    say("");
    if ((await Notification.requestPermission()) !== "granted") return say(panel.dataset.refused);
    try {
      const worker = await navigator.serviceWorker.ready;
      const options = { userVisibleOnly: true, applicationServerKey: panel.dataset.push };
      // one that was made for another key of the server is of no use
      const subscription = await worker.pushManager.subscribe(options).catch(async () => {
        await (await worker.pushManager.getSubscription())?.unsubscribe();
        return worker.pushManager.subscribe(options);
      });
      await keep(subscription);
      tell(true);
    } catch {
      say(panel.dataset.failed);
    }
  };

  const turnOff = async () => {
    say("");
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    await subscription?.unsubscribe();
    const answer = await fetch("/turns/push/off", { method: "POST" }).catch(() => null);
    if (answer?.ok) tell(false);
    else say(panel.dataset.failed);
  };

  show(".needs-script", false);
  if (!navigator.serviceWorker || !("PushManager" in window) || !("Notification" in window)) return show(".cannot", true);
  show(".with-script", true);
  part("[data-push-on]").addEventListener("click", turnOn);
  part("[data-push-off]").addEventListener("click", turnOff);
  // the server may have forgotten this browser, or the browser its permission
  const look = async () => {
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (!subscription || panel.dataset.here !== undefined) return tell(Boolean(subscription));
    // signing in has given the browser another cookie: whoever turned messages on as a guest has asked for them already
    if (guest || localStorage.getItem("messages") !== "guest") return tell(false);
    await keep(subscription).then(() => tell(true), () => tell(false));
  };
  look();
})();
