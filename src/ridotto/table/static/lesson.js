// The page of a lesson: a move or a link replaces the table by that of the answer, in place, so that pieces glide; and what is told
// stands beside what it points at. Without it forms and links lead from page to page, and what is told stands in the prompt.
"use strict";

const Moves = (() => {
  const byId = (id) => document.getElementById(id);
  const LONGEST = 15000; // milliseconds that an answer may take

  let going = false;
  const go = async (address, body) => {
    if (going) return;
    going = true;
    const answer = await fetch(address, { method: body ? "POST" : "GET", body, signal: AbortSignal.timeout(LONGEST) }).catch(() => null);
    const text = answer?.ok ? await answer.text().catch(() => "") : ""; // an answer can break off
    byId("silent").hidden = text !== "";
    if (text) {
      const page = new DOMParser().parseFromString(text, "text/html");
      history.replaceState(null, "", answer.url);
      Morph.into(byId("table"), page.getElementById("table"));
      Table.settle(); // two steps may differ in nothing but words, which nobody observes
    }
    going = false;
  };

  const number = () => document.querySelector("#moves input[name=expected]")?.value ?? "";
  const play = (move) => {
    const form = byId("moves");
    if (form?.querySelector(`button[value="${CSS.escape(move)}"]`)) go(form.getAttribute("action"), new URLSearchParams({ move }));
  };

  document.addEventListener("submit", (event) => {
    if (!event.target.matches('#table form[action$="/move"]')) return;
    event.preventDefault();
    if (event.submitter?.name === "move") play(event.submitter.value);
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("#lesson-on, #lesson-back, #lesson-again");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(link.getAttribute("href"));
  });

  // ---- what is told stands beside what it points at, where there is room; in the prompt otherwise ----

  const BESIDE = matchMedia("(min-width: 800px) and (min-height: 521px) and (min-aspect-ratio: 1001/1000)");
  const GAP = 14; // pixels between the two

  const place = () => {
    const coach = byId("coach");
    const things = [...document.querySelectorAll("[data-pointed]")].filter((each) => each.checkVisibility() && each.id !== "prompt");
    const beside = BESIDE.matches && things.length > 0;
    coach.classList.toggle("beside", beside);
    if (!beside) return void (coach.style.left = coach.style.top = "");
    const boxes = things.map((each) => each.getBoundingClientRect());
    const [left, top] = best(boxes, coach.offsetWidth, coach.offsetHeight);
    coach.style.left = `${left}px`;
    coach.style.top = `${top}px`;
  };

  // of the places around the things that fit into the window the one that covers least: of the things, then of what can be chosen
  const best = (boxes, wide, high) => {
    const within = (value, size, room) => Math.max(8, Math.min(value, room - size - 8));
    const around = ({ left, right, top, bottom }) => {
      const [x, y] = [(left + right - wide) / 2, (top + bottom - high) / 2];
      return [[right + GAP, y], [left - wide - GAP, y], [x, top - high - GAP], [x, bottom + GAP]];
    };
    const places = boxes.flatMap(around).map(([x, y]) => [within(x, wide, innerWidth), within(y, high, innerHeight)]);
    const answers = [...document.querySelectorAll("#scene .legal, #own .legal-item, #prompt .acts, #lesson-way, #say")].map((each) => each.getBoundingClientRect());
    const covered = ([a, b], box) => Math.max(0, Math.min(a + wide, box.right) - Math.max(a, box.left)) * Math.max(0, Math.min(b + high, box.bottom) - Math.max(b, box.top));
    const cost = (spot) => boxes.reduce((sum, box) => sum + 20 * covered(spot, box), 0) + answers.reduce((sum, box) => sum + covered(spot, box), 0);
    return places.reduce((found, spot) => (cost(spot) < cost(found) ? spot : found));
  };

  let shown = ""; // the step, or the answer to a wrong move at it, for which what is pointed at was brought into view
  document.addEventListener("table:settled", () => {
    if (shown !== location.href) {
      if (document.querySelector(".seat[data-pointed]") !== null) byId("seats-more")?.setAttribute("open", ""); // a phone shows little of a seat otherwise
      scrollTo({ top: 0, behavior: "instant" }); // what the steps before needed must not keep the seats out of view
      byId("board").scrollIntoView({ block: "nearest" });
      for (const within of ["#own ", ""]) document.querySelector(`${within}[data-pointed]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (document.querySelector("#scene [data-pointed]") !== null) document.querySelector("#loupes .loupe:is(:only-of-type, .first)")?.scrollIntoView({ block: "nearest" }); // there it is large
    }
    shown = location.href;
    place();
  });
  for (const event of ["click", "keyup"]) document.addEventListener(event, () => requestAnimationFrame(place)); // a piece was chosen: its places show
  addEventListener("resize", place);
  addEventListener("scroll", place, { passive: true, capture: true });

  return { play, number, underway: () => going };
})();
