// The check of a shuffle in the browser, on the page "Fair shuffle" and, at the end of a match, beside the result:
// every text has the SHA-256 that was shown, the seed follows from the lines and the lines hold the secret and the texts,
// and whatever this browser was shown earlier (the seal of the seed when the match began, and what seal.js has kept) is the same.
"use strict";

(() => {
  if (!window.crypto?.subtle) return; // browsers compute digests only on pages that came over a secure connection
  const byId = (id) => document.getElementById(id);
  const sha256 = async (text) =>
    [...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const hex = (text) => [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const kept = (table) => {
    try {
      return JSON.parse(localStorage.getItem(`seal ${table}`) ?? "{}");
    } catch {
      return {}; // a browser that keeps nothing was shown nothing
    }
  };

  // the lines from which the seed comes: the rule, the secret, the table, when it was opened, and a line for each seat
  const drawn = (page, table) => {
    const lines = page.querySelector("pre[data-opens=seed]")?.textContent.split("\n");
    if (!lines) return true; // an old table, whose seed has no such lines
    const [, secret, name, , ...seats] = lines;
    const texts = [...page.querySelectorAll("[data-opens^=seal-of-text-]")].every((each) => {
      const [, text, salt, seal] = seats[each.dataset.opens.split("-").pop()].split(" ");
      return text + hex(salt) === hex(each.textContent) && seal === page.getElementById(each.dataset.opens).textContent;
    });
    return texts && name === table && secret === page.querySelector("[data-opens=seal-of-secret]").textContent;
  };

  /** What the check of a page "Fair shuffle" comes to, in a sentence. */
  const verdict = async (page) => {
    const { table, promised, ...said } = page.getElementById("fair-check").dataset;
    const shown = (id) => page.getElementById(id).textContent;
    const pairs = [...page.querySelectorAll("[data-opens]")].map((each) => [each.textContent, shown(each.dataset.opens)]);
    const same = await Promise.all(pairs.map(async ([text, seal]) => (await sha256(text)) === seal));
    const before = kept(table);
    const unchanged = (!before.promised || before.promised === promised) && (!before.begun || before.begun === shown("seal-of-seed"));
    const counted = !before.opened || pairs.some(([text]) => text === before.text + before.salt);
    if (pairs.length === 0 || !same.every(Boolean) || !unchanged || !counted || !drawn(page, table)) return said.broken;
    return before.promised ? said.kept : before.begun ? said.begun : said.holds;
  };

  // the seal of the seed is kept as soon as the match has begun
  const note = () => {
    const table = byId("content")?.dataset.table;
    const begun = document.querySelector("#links [data-commitment]")?.dataset.commitment;
    if (!table || !begun || kept(table).begun || byId("result")) return;
    try {
      localStorage.setItem(`seal ${table}`, JSON.stringify({ ...kept(table), begun }));
    } catch {
      // a browser that keeps nothing can only compare what is shown at the end
    }
  };

  const button = byId("fair-check");
  if (button) {
    button.hidden = false;
    button.addEventListener("click", async () => (byId("fair-result").textContent = await verdict(document)));
  }
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("#result-check");
    if (!link) return;
    event.preventDefault();
    const answer = await fetch(link.href);
    if (!answer.ok) return void (location.href = link.href);
    byId("result-checked").textContent = await verdict(new DOMParser().parseFromString(await answer.text(), "text/html"));
  });
  const table = byId("table");
  if (table) {
    new MutationObserver(note).observe(table, { childList: true, subtree: true });
    note();
  }
})();
