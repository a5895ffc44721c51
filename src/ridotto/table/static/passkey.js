// Passkeys: asks the server for options, the browser for a passkey, and the server whether it is right.
(() => {
  const box = document.querySelector("[data-next]");
  const problem = document.getElementById("passkey-problem");
  if (!box || !window.PublicKeyCredential || !navigator.credentials) return;

  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

  const post = async (path, body) => {
    const response = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json", Accept: "text/html, application/json;q=0.9" }, body: JSON.stringify(body) });
    if (response.ok) return response.json();
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    throw new Error(page.querySelector("[role=alert]")?.textContent || box.dataset.failed);
  };

  // what JSON holds as text, the browser wants as bytes
  const readable = (options) => ({
    ...options,
    challenge: bytes(options.challenge),
    ...(options.user && { user: { ...options.user, id: bytes(options.user.id) } }),
    ...(options.excludeCredentials && { excludeCredentials: options.excludeCredentials.map((each) => ({ ...each, id: bytes(each.id) })) }),
  });

  const sendable = (credential) => {
    const { response } = credential;
    const parts = Object.fromEntries(
      ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"].filter((name) => response[name]).map((name) => [name, text(response[name])]),
    );
    if (response.getTransports) parts.transports = response.getTransports();
    return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response: parts };
  };

  let busy = false;
  const go = async (what, name) => {
    if (busy) return;
    busy = true;
    problem.hidden = true;
    try {
      const asked = await post("/members/passkey/options", { what, name });
      const publicKey = readable(asked.options);
      let credential;
      try {
        credential = what === "sign-in" ? await navigator.credentials.get({ publicKey }) : await navigator.credentials.create({ publicKey });
      } catch (error) {
        throw new Error(what === "sign-in" ? box.dataset.unknown : box.dataset.failed);
      }
      const done = await post("/members/passkey/answer", { what, challenge: asked.challenge, credential: sendable(credential), next: box.dataset.next });
      if (new URL(done.next, location.href).pathname === location.pathname) location.reload();
      else location.assign(done.next);
    } catch (error) {
      problem.textContent = error.message;
      problem.hidden = false;
      problem.scrollIntoView({ block: "nearest" });
    } finally {
      busy = false;
    }
  };

  for (const each of box.querySelectorAll(".with-script")) each.hidden = false;
  for (const each of box.querySelectorAll(".needs-script")) each.hidden = true;
  for (const button of box.querySelectorAll("button[data-passkey]")) button.addEventListener("click", () => go(button.dataset.passkey, ""));
  for (const form of box.querySelectorAll("form[data-passkey]")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      go(form.dataset.passkey, new FormData(form).get("name"));
    });
  }
})();
