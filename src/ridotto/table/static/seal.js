// Seals a text for the shuffle in the browser and opens it once every seat is taken, without asking and without the server
// knowing it before. Text and salt stay in this browser, with everything that was fixed before the text was opened; the
// page "Fair shuffle" compares it with the record. Without this script a text is sent openly.
"use strict";

(() => {
  const table = document.getElementById("content")?.dataset.table;
  const shown = document.getElementById("table");
  if (!table || !shown || !window.crypto?.subtle) return; // browsers seal only on pages that nobody could have changed on the way
  const key = `seal ${table}`;
  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "{}");
    } catch {
      return {}; // a browser that keeps nothing has sealed nothing
    }
  };
  const keep = (more) => localStorage.setItem(key, JSON.stringify({ ...kept(), ...more }));
  const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

  const plain = (text) => text.replace(/\p{Z}/gu, " ").replace(/\p{C}/gu, ""); // what a record can hold in a line

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const text = plain(form.elements.entropy?.value ?? "");
    if (!text || form.elements.entropy_commitment) return;
    event.preventDefault();
    const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
    const seal = hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text + salt)));
    try {
      keep({ text, salt, seal });
      form.elements.entropy.value = "";
      const sealed = document.createElement("input");
      Object.assign(sealed, { type: "hidden", name: "entropy_commitment", value: seal });
      form.append(sealed);
    } catch {
      // a browser that keeps nothing could not open the text: it is sent openly
    }
    form.submit();
  });

  let opening = false;
  const open = async () => {
    const promised = document.getElementById("gate")?.dataset.promised;
    if (!promised || opening) return;
    const { text, salt, seal } = kept();
    if (!salt || !promised.includes(seal)) return;
    opening = true;
    keep({ promised });
    try {
      const answer = await fetch(`/t/${table}/reveal`, { method: "POST", headers: { "HX-Request": "true" }, body: new URLSearchParams({ entropy: text, salt }) });
      if (answer.ok) keep({ opened: true });
    } finally {
      opening = false;
    }
  };

  new MutationObserver(open).observe(shown, { childList: true, subtree: true });
  open();
})();
