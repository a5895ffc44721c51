// The table's own script. It holds no rule and no secret: it turns clicks and keys on the scene into the page's own forms,
// says why something cannot be done, moves the loupe, and keeps the log at its end. Everything works without it, too.
"use strict";

(() => {
  const byId = (id) => document.getElementById(id);
  let byKey = false; // whether the last move was made with the keyboard

  // ---- moves: a place on the scene stands for the button of the same move in the list ----

  const play = (move) => {
    const button = document.querySelector(`#moves button[value="${move}"]`);
    if (button) button.form.requestSubmit(button);
  };

  const explain = (why) => {
    const notice = byId("notice");
    if (notice) notice.textContent = why;
  };

  const act = (target, event) => {
    const place = target.closest("[data-move], [data-why]");
    if (!place || !place.closest("#content")) return;
    if (place.dataset.move !== undefined) {
      event.preventDefault();
      play(place.dataset.move);
    } else {
      event.preventDefault();
      explain(place.dataset.why);
    }
  };

  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    byKey = event.detail === 0;
    const help = event.target.closest("[data-help]");
    if (help) return openHelp(help, event);
    const copy = event.target.closest("[data-copy]");
    if (copy) return void navigator.clipboard?.writeText(byId(copy.dataset.copy).textContent);
    const thing = event.target.closest("[data-pick], [data-part]");
    if (thing) return void choose(thing);
    const loupe = event.target.closest("#loupes .loupe");
    if (loupe) return void actThrough(loupe, event);
    act(event.target, event);
    moveLoupe(event.target);
  });

  document.addEventListener("keydown", (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.key === "Escape") closeHelp();
    if ((event.key !== "Enter" && event.key !== " ") || !event.target.matches("svg [data-move], svg [data-why], svg [data-pick]")) return;
    byKey = true;
    if (event.target.dataset.pick === undefined) return act(event.target, event);
    event.preventDefault();
    choose(event.target);
  });

  // ---- two steps: a piece is pointed at and then its places show; or several things are chosen and then their button shows ----

  const choose = (thing) => {
    const pressed = thing.getAttribute("aria-pressed") !== "true";
    if (thing.dataset.pick !== undefined) document.querySelectorAll("[data-pick]").forEach((each) => each.setAttribute("aria-pressed", "false"));
    thing.setAttribute("aria-pressed", String(pressed));
    showChosen();
  };

  const showChosen = () => {
    const pieces = byId("board-pieces"); // what the loupes show, too
    const picks = document.querySelectorAll("[data-pick]");
    if (picks.length === 1) picks[0].setAttribute("aria-pressed", "true");
    pieces?.classList.toggle("picking", picks.length > 0);
    const picked = document.querySelector('[data-pick][aria-pressed="true"]')?.dataset.pick;
    document.querySelectorAll("[data-of]").forEach((each) => each.classList.toggle("shown", each.dataset.of === picked));
    const parts = [...document.querySelectorAll('[data-part][aria-pressed="true"]')].map((each) => each.dataset.part);
    document.querySelectorAll("[data-parts]").forEach((each) => (each.hidden = each.dataset.parts !== parts.sort().join(" ")));
  };

  let asked = ""; // the decision for which things are chosen: with the next one the choice begins anew
  const chooseAnew = () => {
    const now = document.querySelector("#moves input[name=expected]")?.value ?? "";
    if (now !== asked) document.querySelectorAll("[data-pick], [data-part]").forEach((each) => each.setAttribute("aria-pressed", "false"));
    if (now !== asked) document.querySelector("#own .legal-item")?.scrollIntoView({ block: "nearest", inline: "center" });
    asked = now;
    showChosen();
  };

  // ---- the loupe of phones: a tap on a part of the board brings it there, a tap in it counts as one on the board ----

  const actThrough = (loupe, event) => {
    const scene = byId("scene");
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(loupe.getScreenCTM().inverse()).matrixTransform(scene.getScreenCTM());
    const places = [...scene.querySelectorAll("[data-move], [data-why], [data-pick]")]
      .map((place) => [place, place.getBoundingClientRect()])
      .filter(([, box]) => box.left <= point.x && point.x <= box.right && box.top <= point.y && point.y <= box.bottom)
      .sort(([, one], [, other]) => one.width * one.height - other.width * other.height);
    if (!places.length) return;
    if (places[0][0].dataset.pick !== undefined) choose(places[0][0]);
    else act(places[0][0], event);
  };

  const moveLoupe = (target) => {
    const loupe = document.querySelector("#loupes .loupe");
    const boxes = byId("loupe-boxes");
    if (!loupe || !boxes) return;
    for (let at = target; at instanceof Element; at = at.parentElement) {
      const box = at.id && boxes.content.querySelector(`[data-of="${CSS.escape(at.id)}"]`);
      if (box) return void loupe.setAttribute("viewBox", box.dataset.box);
    }
  };

  // ---- help beside the board: the rules, opened at the paragraph that governs the decision ----

  const openHelp = async (link, event) => {
    const help = byId("help");
    if (!help) return;
    event.preventDefault();
    if (!help.childElementCount) {
      const answer = await fetch(link.getAttribute("href").replace(/\/rules.*/, "/rules/part"));
      if (!answer.ok) return void (location.href = link.href);
      help.innerHTML = await answer.text();
      help.querySelector("[data-close]").addEventListener("click", closeHelp);
    }
    help.hidden = false;
    help.querySelectorAll(".here").forEach((each) => each.classList.remove("here"));
    const rule = link.dataset.help && byId(link.dataset.help);
    if (rule) {
      rule.classList.add("here");
      rule.scrollIntoView({ block: "center" });
    }
    help.querySelector("h2").focus({ preventScroll: true });
    help.dataset.back = link.id;
  };

  const closeHelp = () => {
    const help = byId("help");
    if (!help || help.hidden) return;
    help.hidden = true;
    byId(help.dataset.back)?.focus();
  };

  // ---- after every update ----

  const settle = () => {
    const log = byId("log-lines");
    if (log && !log.matches(":hover, :focus")) log.scrollTop = log.scrollHeight;
    const words = byId("talk-words");
    if (words && !words.matches(":hover, :focus")) words.scrollTop = words.scrollHeight;
    document.querySelectorAll("[data-copy]").forEach((each) => (each.hidden = !navigator.clipboard));
    const own = byId("own-form");
    const root = document.documentElement.style;
    root.setProperty("--own-height", `${own?.parentElement.offsetHeight ?? 0}px`);
    root.setProperty("--prompt-height", `${byId("prompt")?.offsetHeight ?? 0}px`);
    if (byKey && (document.activeElement === document.body || document.activeElement === null)) {
      const mark = document.querySelector("#buttons button:not([hidden]), #own .legal-item, #scene .legal:not([data-of])");
      (mark ?? document.querySelector("#prompt .acts :is(a, button):not([hidden])"))?.focus();
    }
    chooseAnew();
    ring();
  };

  // ---- sound: a short tone when it becomes one's turn, if one has asked for it ----

  let turn = false;
  const ring = () => {
    const mine = document.querySelector("#prompt.yours") !== null;
    if (mine && !turn && localStorage.getItem("sound") === "on") {
      const context = new AudioContext();
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.frequency.value = 660;
      gain.gain.setValueAtTime(0.08, context.currentTime);
      gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.5);
      tone.connect(gain).connect(context.destination);
      tone.start();
      tone.stop(context.currentTime + 0.5);
    }
    turn = mine;
    const sound = byId("sound");
    if (sound) sound.checked = localStorage.getItem("sound") === "on";
  };
  document.addEventListener("change", (event) => {
    if (event.target instanceof Element && event.target.matches("[data-sound]")) {
      localStorage.setItem("sound", event.target.checked ? "on" : "off");
    }
  });

  // ---- when the table does not answer ----

  let failures = 0;
  const heard = (well) => {
    failures = well ? 0 : failures + 1;
    const silent = byId("silent");
    if (silent) silent.hidden = failures < 3;
  };
  document.addEventListener("htmx:sse:error", () => heard(false));
  document.addEventListener("htmx:sse:after:message", () => heard(true));

  // ---- clocks ----

  setInterval(() => {
    document.querySelectorAll("[data-due]").forEach((each) => {
      const left = Math.max(0, Math.round(each.dataset.due - Date.now() / 1000));
      const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
      each.textContent = (parts[0] ? parts : parts.slice(1)).map((part) => String(part).padStart(2, "0")).join(":");
    });
  }, 500);

  new MutationObserver(settle).observe(byId("table") ?? document.body, { childList: true, subtree: true });
  settle();
})();
