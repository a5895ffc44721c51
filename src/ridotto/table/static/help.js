// Help beside the board: the rules, opened at a paragraph, where they do not cover what they speak of.
"use strict";

const Help = (() => {
  const byId = (id) => document.getElementById(id);
  const LEAST = 240; // pixels that the panel needs, also where a thing is larger than what is left beside it
  const HEADER = 64; // pixels of the panel that its own title takes

  // open the panel at the paragraph that a link names; `thing` is what it is asked about
  const open = async (link, thing) => {
    const help = byId("help");
    const [name, back] = [link.dataset.help, link.id || thing?.closest("[id]")?.id || ""]; // the link may be another's by the time the rules are there
    if (!help.childElementCount) {
      const answer = await fetch(`${byId("content").dataset.rules}/part`);
      if (!answer.ok) return void (location.href = link.href);
      help.innerHTML = await answer.text();
      help.querySelector("[data-close]").addEventListener("click", close);
      help.addEventListener("click", follow);
    }
    help.hidden = false;
    place(help, thing);
    help.querySelector("h2").focus({ preventScroll: true });
    show(help, name);
    help.dataset.back = back;
  };

  // where it would cover what it speaks of, it goes over the board, or above or below the thing
  const place = (help, thing) => {
    help.classList.remove("over-board", "above", "below");
    help.style.maxHeight = "";
    const box = thing?.isConnected && thing.getBoundingClientRect();
    const own = help.getBoundingClientRect();
    if (!box || own.left >= box.right || box.left >= own.right || own.top >= box.bottom || box.top >= own.bottom) return;
    if (getComputedStyle(help).position !== "fixed") return void help.classList.add("over-board");
    const above = box.top - own.top;
    const below = innerHeight - box.bottom;
    help.classList.add(above > below ? "above" : "below");
    help.style.maxHeight = `${Math.max(LEAST, above, below) - 8}px`;
  };

  const show = (help, name) => {
    help.querySelectorAll(".here").forEach((each) => each.classList.remove("here"));
    const rule = name && byId(name);
    if (!rule) return;
    rule.classList.add("here");
    const box = rule.getBoundingClientRect();
    const above = rule.matches("li") ? Math.max(HEADER, (help.clientHeight - box.height) / 2) : HEADER;
    help.scrollTop += box.top - help.getBoundingClientRect().top - above; // the panel, and not the page with the board
    help.scrollIntoView({ block: "nearest" });
  };

  // a paragraph that another one mentions is shown in the panel, and the keyboard goes on from there
  const follow = (event) => {
    const name = event.target.closest('a[href^="#"]')?.getAttribute("href").slice(1);
    if (!name || !byId(name)) return;
    event.preventDefault();
    show(byId("help"), name);
    byId(name).tabIndex = -1;
    byId(name).focus({ preventScroll: true });
  };

  const close = () => {
    const help = byId("help");
    if (!help || help.hidden) return;
    help.hidden = true;
    const back = byId(help.dataset.back);
    back?.focus();
    if (!back || document.activeElement !== back) byId("prompt").focus();
  };

  return { open, close };
})();
