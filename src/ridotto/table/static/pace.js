// The pace of the match: how long each picture stays before the next move of somebody else is shown. What follows one's own
// move is shown at once. And the pictures since one's own last move, once more, one after the other.
"use strict";

(() => {
  const byId = (id) => document.getElementById(id);
  const GAPS = { slow: 3000, normal: 1200, fast: 400, once: 0 }; // milliseconds
  const pace = () => (localStorage.getItem("pace") in GAPS ? localStorage.getItem("pace") : "normal");

  let shown = 0; // when the latest picture was shown
  let showNow = () => {};
  document.addEventListener("htmx:sse:before:message", (event) => {
    const left = shown + GAPS[pace()] - performance.now();
    if (shown === 0 || left <= 0 || Moves.underway() || document.hidden) return;
    event.detail.waitUntil(new Promise((resolve) => {
      showNow = resolve;
      setTimeout(resolve, left);
    }));
  });
  document.addEventListener("htmx:sse:after:message", () => (shown = performance.now()));
  document.addEventListener("moves:sent", () => showNow());

  document.addEventListener("change", (event) => {
    if (!(event.target instanceof Element) || !event.target.matches("#pace")) return;
    localStorage.setItem("pace", event.target.value);
    showNow();
  });
  document.addEventListener("table:settled", () => {
    const choice = byId("pace");
    if (choice !== null && choice.value !== pace()) choice.value = pace();
  });

  // ---- what happened since one's own move: pages of one picture each, in a dialog over the table ----

  const dialog = () => {
    const found = byId("again-dialog");
    if (found) return found;
    const made = document.createElement("dialog");
    made.id = "again-dialog";
    made.className = "again";
    byId("content").append(made);
    return made;
  };

  const show = async (address, pressed) => {
    const answer = await fetch(address).catch(() => null);
    if (answer === null || !answer.ok) return void (location.href = address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const part = page.getElementById("since-part");
    // the table has the same pieces: here they have no names. What they are drawn from is shared, where the table has it
    part.querySelectorAll("symbol").forEach((each) => byId(each.id) && each.remove());
    part.querySelectorAll("[id]:not(symbol):not(symbol *):not(.since-way)").forEach((each) => each.removeAttribute("id"));
    const over = dialog();
    over.setAttribute("aria-label", page.querySelector("h1").textContent);
    over.replaceChildren(part);
    if (!over.open) over.showModal();
    (over.querySelector(`[rel="${pressed}"]`) ?? over.querySelector(".since-way")).focus();
  };
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("#since-again, #again-dialog a");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (link.rel === "up") dialog().close();
    else show(link.href, link.rel);
  });
})();
