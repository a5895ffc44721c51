// The seals checked where they are shown: whether each of the texts has the SHA-256 that stands beside it, and whether all
// that was fixed before this browser opened its own text is still the same (seal.js has kept it).
"use strict";

(() => {
  const button = document.getElementById("fair-check");
  if (!button || !window.crypto?.subtle) return; // browsers compute digests only on pages that came over a secure connection
  button.hidden = false;
  const shown = (id) => document.getElementById(id).textContent;
  const sha256 = async (text) =>
    [...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  button.addEventListener("click", async () => {
    const pairs = [...document.querySelectorAll("[data-opens]")].map((each) => [each.textContent, shown(each.dataset.opens)]);
    const same = await Promise.all(pairs.map(async ([text, seal]) => (await sha256(text)) === seal));
    const kept = JSON.parse(localStorage.getItem(`seal ${button.dataset.table}`) ?? "{}");
    const { holds, kept: compared, broken, promised } = button.dataset;
    const counted = !kept.opened || pairs.some(([text]) => text === kept.text + kept.salt);
    const whole = pairs.length > 0 && same.every(Boolean) && (!kept.promised || kept.promised === promised) && counted;
    document.getElementById("fair-result").textContent = !whole ? broken : kept.promised ? compared : holds;
  });
})();
