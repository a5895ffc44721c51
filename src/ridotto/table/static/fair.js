// The seal checked where it is shown: whether the secret and the seed are those whose SHA-256 stood there from the start.
"use strict";

(() => {
  const button = document.getElementById("fair-check");
  if (!button || !window.crypto?.subtle) return; // browsers compute digests only on pages that came over a secure connection
  button.hidden = false;
  const sha256 = async (text) =>
    [...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  button.addEventListener("click", async () => {
    const pairs = [...document.querySelectorAll("[data-opens]")].map((each) => [each.textContent, document.getElementById(each.dataset.opens).textContent]);
    const same = await Promise.all(pairs.map(async ([text, seal]) => (await sha256(text)) === seal));
    const holds = pairs.length > 0 && same.every(Boolean);
    document.getElementById("fair-result").textContent = holds ? button.dataset.holds : button.dataset.broken;
  });
})();
