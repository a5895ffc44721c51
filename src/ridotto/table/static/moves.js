// Sends moves. One at a time, each with an Idempotency-Key, and again until the server has answered: a click is never lost,
// and never counts twice. The page's forms are sent here, so that everything works without this script, too.
"use strict";

const Moves = (() => {
  const byId = (id) => document.getElementById(id);
  const TRY_LATER = new Set([429, 502, 503, 504]);
  const PAUSES = [500, 1000, 2000, 4000]; // milliseconds before another try; the last one again and again
  const LONGEST = 15000; // milliseconds that a try may take
  const UNSEEN = 10000; // milliseconds for which the page waits to be shown the move that was made

  // the number of the decision that is open here; empty if none is
  const number = () => document.querySelector("#moves input[name=expected]")?.value ?? "";
  const button = (move) => document.querySelector(`#moves button[value="${CSS.escape(move)}"]`);

  let sending = null; // the move that the server has not answered yet
  let made = null; // the decision that was answered last, until the page shows what follows
  let chain = null; // answers to the next questions, given beforehand
  let tryNow = () => {};
  let byHand = false; // whether even what has only one answer is answered by the player, because a move was taken back or refused

  // ---- sending ----

  const play = (move, then = "") => {
    if (button(move) === null || underway()) return;
    byHand = false;
    send(move, then ? then.split(" ") : []);
  };

  // a move of the page's own that is refused, because another window was quicker, is none of the player's business
  const send = async (move, then, clicked = true) => {
    const expected = number();
    sending = move;
    showGoing();
    say("");
    document.dispatchEvent(new Event("moves:sent"));
    const key = [...crypto.getRandomValues(new Uint8Array(12))].map((part) => part.toString(16).padStart(2, "0")).join("");
    const answer = await untilAnswered(byId("moves").getAttribute("action"), new URLSearchParams({ move, expected }), key);
    sending = null;
    if (answer.ok) {
      made = expected;
      setTimeout(() => made === expected && giveUpWaiting(), UNSEEN);
      chain = then.length ? { moves: then, after: expected } : null;
      say("");
    } else {
      chain = null;
      byHand = true;
      const why = new DOMParser().parseFromString(await answer.text().catch(() => ""), "text/html").body.textContent.trim();
      say(clicked ? "refused" : "", why);
    }
    goOn();
  };

  const untilAnswered = async (address, body, key) => {
    const headers = { "HX-Request": "true", "Idempotency-Key": key, Accept: "text/html" };
    for (let tried = 0; ; tried += 1) {
      const answer = await fetch(address, { method: "POST", body, headers, redirect: "error", signal: AbortSignal.timeout(LONGEST) }).catch(() => null);
      if (answer !== null && !TRY_LATER.has(answer.status)) return answer;
      say("waiting");
      await new Promise((resolve) => {
        tryNow = resolve;
        setTimeout(resolve, PAUSES[Math.min(tried, PAUSES.length - 1)]);
      });
    }
  };
  window.addEventListener("online", () => tryNow());
  document.addEventListener("htmx:sse:after:connection", () => tryNow());
  window.addEventListener("beforeunload", (event) => sending !== null && byId("unsent").hidden === false && event.preventDefault());

  // what has become of the last click, if it is not simply made: "waiting" or "refused"; it stands outside of what updates replace
  const say = (what, why = "") => {
    const line = byId("unsent");
    if (line === null) return;
    const said = what ? `${line.dataset[what]} ${why}`.trim() : "";
    if (line.firstElementChild.textContent !== said) line.firstElementChild.textContent = said;
    line.lastElementChild.hidden = what !== "refused";
    line.hidden = !what;
  };
  // whether a move is sent, made or answered beforehand, and the page does not show yet what follows
  const underway = () => sending !== null || made !== null || chain !== null;
  const showGoing = () => byId("content").toggleAttribute("data-going", underway());
  const giveUpWaiting = () => {
    made = null;
    showGoing();
  };

  document.addEventListener("submit", (event) => {
    if (!event.target.matches('#table form[action$="/move"]')) return;
    event.preventDefault();
    event.stopPropagation(); // to htmx
    if (event.submitter?.name === "move") play(event.submitter.value, event.submitter.dataset.then);
  }, true);
  document.addEventListener("click", (event) => event.target instanceof Element && event.target.closest("#unsent button") && say(""));
  document.addEventListener("submit", (event) => event.target.matches("#undo") && (byHand = true), true);
  // other forms are sent once; what did not arrive is said
  document.addEventListener("htmx:error", (event) => event.target instanceof Element && event.target.matches("#table form") && say("lost"));
  document.addEventListener("htmx:before:request", (event) => event.target instanceof Element && event.target.matches("#table form") && say(""));

  // ---- some choices answer the next questions, too: each is answered as soon as it is asked. Until the move is shown, the page
  // asks what it has answered; if it then asks nothing, or something else, what was said beforehand is forgotten ----

  const goOn = () => {
    if (number() !== made) made = null;
    if (chain !== null && sending === null && number() !== chain.after) answerAhead();
    const only = byId("moves")?.dataset.only;
    if (only !== undefined && !byHand && !underway()) send(only, [], false);
    showGoing();
  };
  const answerAhead = () => {
    const [move, ...rest] = chain.moves;
    chain = null;
    if (button(move) !== null) send(move, rest);
  };
  document.addEventListener("table:settled", goOn);

  return { play, number, underway };
})();
