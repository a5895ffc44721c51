// Coming back: how much waits, kept up to date while the page is looked at, and the key to the next match.
"use strict";

(() => {
  const byId = (id) => document.getElementById(id);
  const EVERY = 60_000; // milliseconds
  const LEAST = 5_000; // milliseconds between two questions, whatever happens
  let asked = Date.now();

  const show = (link, count) => {
    const number = link?.querySelector("b.count");
    if (!number) return;
    number.textContent = count;
    number.hidden = !count;
  };

  // the stream writes a table's title anew with each update
  let turns = Number(byId("turns-waiting")?.querySelector("b.count")?.textContent ?? 0);
  const showTitle = () => {
    const plain = document.title.replace(/^\(\d+\) /, "");
    const title = turns ? `(${turns}) ${plain}` : plain;
    if (document.title !== title) document.title = title;
  };

  const ask = async () => {
    if (document.hidden || Date.now() - asked < LEAST) return;
    asked = Date.now();
    const next = byId("next-turn");
    const answer = await fetch(`/turns/waiting?besides=${next?.dataset.besides ?? ""}`).catch(() => null);
    if (!answer?.ok) return;
    const found = await answer.json();
    show(byId("turns-waiting"), found.turns);
    show(byId("news-waiting"), found.news);
    if (next?.dataset.besides) {
      next.hidden = !found.others;
      next.querySelector("span").textContent = found.said;
      next.querySelector("b").textContent = found.others;
    }
    turns = next?.dataset.besides ? found.others : found.turns;
    showTitle();
  };

  if (byId("turns-waiting") || byId("next-turn")) {
    if (byId("next-turn")?.dataset.besides) turns = Number(byId("next-turn").querySelector("b").textContent);
    showTitle();
    setInterval(ask, EVERY);
    document.addEventListener("visibilitychange", ask);
    addEventListener("pageshow", (event) => event.persisted && ask());
    // after one's own move one looks for the next match
    let mine = false;
    document.addEventListener("table:settled", () => {
      const asked = mine;
      mine = document.querySelector("#prompt.yours") !== null;
      showTitle();
      if (asked && !mine) ask();
    });
  }

  // the app's own worker: it keeps the page for when there is no connection, and shows messages
  if (navigator.serviceWorker) navigator.serviceWorker.register("/service-worker.js").catch(() => {});
  if (document.body.matches(".offline")) {
    // a browser that is online again says so once, and of a server that is back it says nothing
    const look = () => fetch("/healthz", { cache: "no-store" }).then((answer) => answer.ok && location.reload()).catch(() => {});
    addEventListener("online", look);
    setInterval(look, 3000);
  }

  document.addEventListener("keydown", (event) => {
    const next = byId("next-turn");
    if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey || !next || next.hidden) return;
    if (event.target instanceof Element && event.target.matches("input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    next.click();
  });
})();
