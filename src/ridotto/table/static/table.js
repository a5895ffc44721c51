// The table's own script. It holds no rule and no secret: it turns clicks and keys on the scene into the page's own forms,
// says why something cannot be done, moves the loupe, and keeps the log at its end. Everything works without it, too.
"use strict";

const Table = (() => {
  const byId = (id) => document.getElementById(id);
  const table = byId("table") ?? document; // what may be chosen is looked for here, and not among what the board is drawn with
  const show = (thing, shown) => thing.hidden === shown && (thing.hidden = !shown); // what is set once more is styled once more
  const { play, number } = Moves; // a place on the scene stands for the button of the same move in the list

  const SHOWN = 6000; // milliseconds for which it is said why not
  let fading = 0;
  const explain = (why) => {
    const notice = byId("notice");
    if (!notice) return;
    notice.textContent = why;
    clearTimeout(fading);
    fading = setTimeout(() => notice.textContent === why && (notice.textContent = ""), SHOWN);
  };

  const act = (target, event, before) => {
    const place = target.closest("[data-move], [data-why]");
    if (!place || !place.closest("#content")) return;
    if (place.dataset.move !== undefined) {
      if (asksFirst(place, event, before)) return;
      event.preventDefault();
      play(place.dataset.move, place.dataset.then);
    } else {
      event.preventDefault();
      explain(event.pointerType === "touch" ? begun(nameOf(place)) : place.dataset.why); // no pointer can rest on it to learn what it is
    }
  };

  const copyText = async (button) => {
    await navigator.clipboard?.writeText(byId(button.dataset.copy).textContent);
    byId("spoken").textContent = button.textContent = button.dataset.copied;
  };

  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    closeMenus(event.target);
    explain("");
    const help = event.target.closest("[data-help]");
    if (help) return openHelp(help, event);
    const copy = event.target.closest("[data-copy]");
    if (copy) return void copyText(copy);
    const share = event.target.closest("[data-share]");
    if (share) return void navigator.share({ title: share.dataset.title, url: byId(share.dataset.share).href }).catch(() => {}); // who changes their mind is no error
    if (event.target.closest("#tip button")) return confirmTip();
    if (event.target.closest("[data-close-hints]")) return closeHints();
    const target = meant(event.target);
    const thing = target.closest("[data-pick], [data-part]");
    if (thing) return choose(thing);
    const own = event.target.closest("#own button[value], #buttons button[value]");
    if (own?.matches("#own *") && asksFirst(own, event)) return;
    const before = tapped; // a second tap on the same place makes the move
    hideTip();
    if (event.target.closest("#seats .seat") && !event.target.closest("button, a, select, input, .things [title], .clock")) byId("seats-more")?.toggleAttribute("open");
    const loupe = event.target.closest("#loupes .loupe");
    if (loupe) return void actThrough(loupe, event, before);
    act(target, event, before);
    moveLoupe(event.target);
    if (!event.target.closest("[data-move], [data-why]")) tellTapped(event.target.closest(`#own [data-tip], #scene ${NAMED}, #seats [title], #time-left`), event);
  });

  document.addEventListener("keydown", (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.key === "?" && !event.target.matches("input, textarea, select")) return askRule(event);
    if (event.key === "Escape") {
      Help.close();
      closeMenus(null);
      hideTip();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return giveChosen(event);
    if ((event.key !== "Enter" && event.key !== " ") || !event.target.matches("svg [data-move], svg [data-why], svg [data-pick]")) return;
    if (event.target.dataset.pick === undefined) return act(event.target, event);
    event.preventDefault();
    choose(event.target);
  });

  // ---- what a place is, for whoever points at it. A finger cannot rest on a thing: where a move needs a word, the first tap says it ----

  const REST = 350; // milliseconds that a pointer rests on something before it is said what it is
  const LEFT = 700; // milliseconds that a pointer may be elsewhere, as on its way to the tip, before it closes
  const TOLD = "#scene [data-move][aria-label], #scene [data-why], #scene [data-pick], #own .item, #buttons button";
  const NAMED = "g:has(> title)"; // things on the board that are no move: a pointer that rests on them is told by the browser itself
  const ASKED = `${TOLD}, #scene ${NAMED}, #scene g[data-rule], #seats [data-rule]`; // all that says what it is and which rule it comes from
  let resting = 0;
  let moved = ""; // where the pointer was last moved to
  let brought = null; // what has come to lie under a pointer that was not moved: nobody points at it yet
  let told = null; // the thing of which it is said
  let pointed = null; // what the pointer is on
  let tapped = ""; // the move that a first tap has asked about

  const moveOf = (thing) => thing.dataset.move ?? (thing.value || undefined);
  const listed = (move) => document.querySelector(`#moves button[value="${CSS.escape(move ?? "")}"]`);
  const about = (move) => listed(move)?.querySelector("small")?.textContent ?? "";
  const phrase = (move) => listed(move).firstChild.textContent.trim();

  // what a move would change, or where a thing belongs, is drawn on the board while somebody points at it
  const look = (thing) => {
    const keys = thing ? [moveOf(thing), thing.id].filter(Boolean) : [];
    byId("scene")?.querySelectorAll("[data-look]").forEach((each) => {
      each.classList.toggle("shown", each.dataset.look.split(" ").some((key) => keys.includes(key)));
    });
  };

  const tip = () => {
    const found = byId("tip");
    if (found) return found;
    const made = document.createElement("div");
    made.id = "tip";
    made.hidden = true;
    made.append(document.createElement("span"), document.createElement("a"), document.createElement("button"));
    made.lastChild.className = "btn main";
    made.lastChild.type = "button";
    made.lastChild.tabIndex = -1;
    byId("content").append(made);
    return made;
  };

  // the paragraph that a thing comes from; a mark on the board stands for the decision, unless it names one itself
  const ruleOf = (thing) => {
    const own = (each) => each?.querySelector(":scope > title[data-rule]");
    if (own(thing)) return own(thing).dataset.rule;
    if (thing.matches("#scene [data-move], #scene [data-why], #scene [data-pick], #prompt *")) return byId("prompt-rule")?.dataset.help ?? "";
    const around = thing.closest("[data-rule], g:has(> title[data-rule])");
    return (own(around) ?? around)?.dataset.rule ?? "";
  };

  const linkTo = (rule) => {
    const link = tip().querySelector("a");
    const content = byId("content").dataset;
    link.textContent = `${content.ruleWord} ${rule}`;
    link.dataset.help = rule;
    link.href = `${content.rules}#${rule}`;
    link.hidden = rule === "";
    return link;
  };

  // `stays`: it was asked for by a click, and stays until something else is pointed at for a while; then its link can be followed
  const showTip = (thing, text, ask = "", low = ask !== "", stays = low) => {
    if (!text) return;
    const shown = tip();
    shown.firstChild.textContent = text;
    linkTo(ruleOf(thing));
    told?.classList.remove("spoken-of");
    thing.classList.toggle("spoken-of", stays);
    shown.classList.toggle("stays", stays);
    shown.querySelector("a").tabIndex = stays ? 0 : -1;
    if (stays) shown.removeAttribute("aria-hidden");
    else shown.setAttribute("aria-hidden", "true");
    shown.lastChild.textContent = ask;
    shown.lastChild.hidden = !ask;
    shown.classList.toggle("asks", low);
    shown.classList.remove("high");
    shown.hidden = false;
    told = thing;
    const box = thing.getBoundingClientRect();
    const lid = byId("asking")?.offsetHeight ?? 0; // the line of "What is this?" lies over the top
    if (low && isDocked(byId("prompt"))) {
      // it stands above the prompt, in reach of the thumb, unless that is where the thing is, also in a loupe: the player's own things are below both
      shown.style.left = shown.style.top = "";
      const where = shown.getBoundingClientRect();
      shown.classList.toggle("high", [box, ...enlarged(thing, box)].some(({ top, bottom }) => where.top < bottom && top < where.bottom));
      if (shown.matches(".high")) shown.style.top = `${lid + 8}px`;
      return;
    }
    // what is drawn meanwhile near the thing stays free, and so does what is asked
    const boxes = thing.closest("#scene") ? [...document.querySelectorAll("#scene .look.shown")].map((each) => each.getBoundingClientRect()) : [];
    const prompt = byId("prompt").getBoundingClientRect();
    const [wide, high] = [shown.offsetWidth, shown.offsetHeight];
    const far = (side, most) => most(...[box, ...boxes].map((each) => each[side]));
    const middle = (start, length, size, room) => Math.max(8, Math.min(start + length / 2 - size / 2, room - size - 8));
    const x = middle(box.left, box.width, wide, innerWidth);
    const y = middle(box.top, box.height, high, innerHeight);
    const below = far("bottom", Math.max) + 8;
    const beyond = [[x, prompt.top - high - 8], [x, prompt.bottom + 8]];
    const places = [[x, far("top", Math.min) - high - 8], [x, below], [far("right", Math.max) + 8, y], [far("left", Math.min) - wide - 8, y], ...beyond];
    const isInside = ([left, top]) => left >= 8 && top >= lid + 8 && left + wide <= innerWidth - 8 && top + high <= innerHeight - 8;
    const covers = ([left, top], other) => left < other.right && other.left < left + wide && top < other.bottom && other.top < top + high;
    const fits = (place) => isInside(place) && !covers(place, prompt) && !covers(place, box);
    const [left, top] = places.find(fits) ?? [x, Math.min(below, innerHeight - high - 8)];
    shown.style.left = `${left}px`;
    shown.style.top = `${top}px`;
  };

  const hideTip = () => {
    clearTimeout(resting);
    const shown = byId("tip");
    if (shown && !shown.hidden) shown.hidden = true;
    look(null);
    told?.classList.remove("spoken-of");
    told = null;
    tapped = "";
  };

  const begun = (text) => text.charAt(0).toUpperCase() + text.slice(1); // as a sentence
  const unnamed = (text, name) => (name.includes(text.split("\n")[0]) ? text.split("\n").slice(1).join("\n") : text); // without a name that is there already

  const say = (thing) => {
    const written = thing.matches("#buttons *, .plate") ? thing.textContent.trim() : ""; // nobody needs to be told that again
    const label = (thing.getAttribute("aria-label") ?? thing.textContent).trim().replace(written, "").replace(/^[:.] */, "");
    const move = moveOf(thing);
    const more = about(move);
    if (!more || label.includes(more)) return begun(label);
    const name = thing.matches("#scene :not([data-then])") ? phrase(move) : label; // labels on the board also say what can be seen there
    if (more.toLowerCase().startsWith(name.toLowerCase())) return begun(more);
    return begun([name.replace(/\.$/, ""), unnamed(more, name)].filter(Boolean).join(". "));
  };

  const tell = (thing) => {
    look(thing);
    showTip(thing, say(thing));
  };

  const asksFirst = (thing, event, before = tapped) => {
    const move = moveOf(thing);
    if (event.pointerType !== "touch" || !move || !about(move) || before === move) return false;
    event.preventDefault();
    look(thing);
    showTip(thing, thing.matches("#scene [data-then]") ? say(thing) : begun(unnamed(about(move), phrase(move)) || about(move)), begun(phrase(move)));
    tapped = move;
    return true;
  };

  const tellTapped = (thing, event) => {
    if (!thing) return;
    look(thing);
    showTip(thing, begun(nameOf(thing)), "", event.pointerType === "touch", true);
  };
  const nameOf = (thing) => thing.querySelector(":scope > title")?.textContent ?? thing.getAttribute("aria-label") ?? thing.title;

  const confirmTip = () => {
    const move = tapped;
    const then = told?.dataset.then;
    hideTip();
    play(move, then);
  };

  const placeOf = (event) => `${event.clientX} ${event.clientY}`;
  const pointAt = (thing) => {
    look(thing);
    if (thing) resting = setTimeout(() => thing.isConnected && showTip(thing, say(thing)), REST);
  };

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || !(event.target instanceof Element)) return;
    pointed = event.target;
    brought = null;
    const thing = event.target.closest(TOLD);
    if (told && (thing === told || (!thing && told.contains(event.target)) || event.target.closest("#tip"))) return clearTimeout(resting);
    if (byId("tip")?.matches(".stays:not([hidden])")) {
      clearTimeout(resting);
      resting = setTimeout(hideTip, LEFT);
      return;
    }
    hideTip();
    brought = moved === placeOf(event) ? thing : null;
    if (!brought) pointAt(thing);
  });
  document.addEventListener("pointermove", (event) => {
    if (moved === placeOf(event)) return;
    moved = placeOf(event);
    if (brought?.isConnected) pointAt(brought);
    brought = null;
  });
  document.addEventListener("focusin", (event) => {
    if (!(event.target instanceof Element) || event.target.closest("#tip")) return;
    hideTip();
    if (!event.target.matches(":focus-visible")) return;
    if (event.target.matches("#seats .things")) showTip(event.target, [...event.target.querySelectorAll("[title]")].map((sign) => sign.title.replace(/\.$/, "")).join(" · "));
    if (event.target.matches(TOLD)) tell(event.target);
  });
  document.addEventListener("scroll", () => tapped || byId("tip")?.contains(document.activeElement) || hideTip(), { passive: true }); // what has the focus stays

  // the rule of what is told, has the focus or is pointed at
  const askRule = (event) => {
    const thing = told ?? [document.activeElement, pointed].map((each) => each?.closest(ASKED)).find(Boolean) ?? byId("say");
    openHelp(linkTo(ruleOf(thing) || (byId("prompt-rule")?.dataset.help ?? "overview")), event, thing);
  };

  const openHelp = (link, event, thing = link.closest("#tip") ? told : link.closest("#prompt") && byId("say")) => {
    if (!byId("help")) return;
    event.preventDefault();
    hideTip();
    closeMenus(null);
    Help.open(link, thing);
  };

  // ---- two steps: a piece is pointed at and then its places show; or several things are chosen and then their button shows ----

  // in an area with marks of two steps a click need not hit them: on a phone they are smaller than a finger
  const meant = (target) => {
    if (target.closest("[data-move], [data-why], [data-pick]")) return target;
    const area = target.closest(".within");
    return area?.querySelector(".shown") ?? area?.querySelector("[data-pick]") ?? target;
  };

  const choose = (thing) => {
    const pressed = thing.getAttribute("aria-pressed") !== "true";
    if (thing.dataset.pick !== undefined) table.querySelectorAll("[data-pick]").forEach((each) => each.setAttribute("aria-pressed", "false"));
    thing.setAttribute("aria-pressed", String(pressed));
    const { top } = thing.getBoundingClientRect();
    showChosen();
    scrollBy({ top: Math.round(thing.getBoundingClientRect().top - top), behavior: "instant" }); // the button that shows above it pushes nothing away from under the finger
    const goals = byId("scene")?.querySelectorAll(".shown[data-of]") ?? [];
    moveLoupe(goals.length === 1 ? goals[0] : thing);
  };

  const showChosen = () => {
    const parts = byId("board-pieces")?.children ?? []; // each, because the loupes show each for itself
    const found = { pick: [], of: [], part: [], parts: [] };
    for (const each of table.querySelectorAll("[data-pick], [data-of], [data-part], [data-parts]")) { // once: it goes through the whole table
      for (const [name, all] of Object.entries(found)) if (each.dataset[name] !== undefined) all.push(each);
    }
    const isPressed = (each) => each.getAttribute("aria-pressed") === "true";
    if (found.pick.length === 1 && found.pick[0].matches(".pick")) found.pick[0].setAttribute("aria-pressed", "true");
    for (const part of parts) part.classList.toggle("picking", found.pick.length > 0);
    const picked = found.pick.find(isPressed)?.dataset.pick;
    for (const each of found.of) each.classList.toggle("shown", each.dataset.of === picked);
    const chosen = found.part.filter(isPressed).map((each) => each.dataset.part).sort().join(" ");
    for (const each of found.parts) show(each, each.dataset.parts === chosen);
  };

  // the answer that is made up of what is chosen, without the way to its button
  const giveChosen = (event) => {
    const button = document.querySelector("#buttons button[data-parts]:not([hidden])");
    if (!button || !event.target.closest("[data-part]")) return;
    event.preventDefault();
    if (!event.repeat) button.click();
  };

  let asked = ""; // the decision for which things are chosen: with the next one the choice begins anew
  const chooseAnew = () => {
    const now = number();
    if (now !== asked) {
      hideTip();
      table.querySelectorAll('[aria-pressed="true"]:is([data-pick], [data-part])').forEach((each) => each.setAttribute("aria-pressed", "false"));
    }
    asked = now;
    showChosen();
  };

  // the board comes into view also where all answers lie in the hand, and the question before all. On a phone the page is scrolled no further
  // than that needs, unless the player did it: what an earlier question enlarged must not keep the seats out of view. Where
  // the question stands beside the board it goes up as far as can be: the board's foot and the hand then show, too
  let scrolled = false; // by the player, since the last question
  for (const event of ["touchmove", "wheel"]) document.addEventListener(event, () => (scrolled = true), { passive: true });
  const isDocked = (each) => getComputedStyle(each).position === "fixed";
  const isBeside = () => getComputedStyle(byId("board")).position === "sticky"; // the board stays while the question beside it scrolls
  const showAnswers = () => {
    if (!scrolled && isDocked(byId("prompt"))) scrollTo({ top: 0, behavior: "instant" });
    scrolled = false;
    document.querySelector("#own .legal-item")?.scrollIntoView({ block: "nearest", inline: "start" });
    const alone = document.querySelector("#scene :is(.legal, [data-pick])") ? [] : ["board"];
    for (const id of [...alone, loupesShowAll() ? "loupes" : "board", "prompt"]) byId(id)?.scrollIntoView({ block: id === "prompt" && isBeside() ? "start" : "nearest" });
  };

  // whether each answer on the board that has no button of its own lies in a loupe, and all these can be seen at once: otherwise the board
  // must be seen, or nobody knows that there are others. Where there is room for both, both are
  const loupesShowAll = () => {
    const scene = byId("scene");
    if (!scene || !byId("loupes")?.checkVisibility()) return true;
    const room = innerHeight - byId("prompt").offsetHeight - (byId("own")?.offsetHeight ?? 0);
    if (byId("board").offsetHeight + byId("loupes").offsetHeight <= room) return true;
    const places = [...scene.querySelectorAll(".legal:not([data-of]), [data-pick]")].filter((place) => !byId(`button-${place.dataset.move}`));
    if (!places.length) return byId("loupes").offsetHeight <= room;
    const { top } = byId("loupes").getBoundingClientRect();
    const seen = [...document.querySelectorAll("#loupes .loupe")].filter((loupe) => loupe.getBoundingClientRect().bottom - top <= room);
    const boxes = seen.map((loupe) => loupe.viewBox.baseVal);
    const onBoard = scene.getScreenCTM().inverse();
    return places.every((place) => {
      const box = place.getBoundingClientRect();
      const { x, y } = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(onBoard);
      return boxes.some((shown) => shown.x <= x && x <= shown.x + shown.width && shown.y <= y && y <= shown.y + shown.height);
    });
  };

  // ---- the loupe of phones: a tap on a part of the board brings it there, a tap in it counts as one on the board ----

  // where the loupes show something that lies in `box` on the board
  const enlarged = (thing, box) => {
    if (!thing.closest("#scene") || !byId("loupes")?.checkVisibility()) return [];
    const onBoard = byId("scene").getScreenCTM().inverse();
    return [...document.querySelectorAll("#loupes .loupe")].map((loupe) => {
      const toLoupe = loupe.getScreenCTM().multiply(onBoard);
      const [{ y: top }, { y: bottom }] = [box.top, box.bottom].map((y) => new DOMPoint(box.left, y).matrixTransform(toLoupe));
      const frame = loupe.getBoundingClientRect();
      return { top: Math.max(top, frame.top), bottom: Math.min(bottom, frame.bottom) };
    }).filter(({ top, bottom }) => top < bottom);
  };

  const actThrough = (loupe, event, before) => {
    const place = meant(through(loupe, event, "[data-move], [data-why], [data-pick], .within") ?? loupe);
    if (!place.matches("[data-move], [data-why], [data-pick]")) return tellTapped(through(loupe, event, NAMED), event);
    if (place.dataset.pick !== undefined) choose(place);
    else act(place, event, before);
  };

  // the smallest thing of a kind on the board where a loupe is tapped
  const through = (loupe, event, what) => {
    const scene = byId("scene");
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(loupe.getScreenCTM().inverse()).matrixTransform(scene.getScreenCTM());
    return [...scene.querySelectorAll(what)]
      .map((place) => [place, place.getBoundingClientRect()])
      .filter(([, box]) => box.left <= point.x && point.x <= box.right && box.top <= point.y && point.y <= box.bottom)
      .sort(([, one], [, other]) => one.width * one.height - other.width * other.height)[0]?.[0];
  };

  // a loupe shows the board and its parts, each for itself: the browser copies anew only what has changed. Where no loupe is seen
  // there is nothing to copy
  const fillLoupes = () => {
    const seen = byId("loupes")?.checkVisibility() ?? false;
    const shown = seen ? ["board-ground", ...[...byId("board-pieces").children].map((part) => part.id)] : [];
    document.querySelectorAll("#loupes .loupe").forEach((each) => {
      if (each.shows === shown.join(" ")) return;
      each.shows = shown.join(" ");
      each.replaceChildren(...shown.map((id) => {
        const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
        use.setAttribute("href", `#${id}`);
        return use;
      }));
    });
  };
  addEventListener("resize", fillLoupes);

  // a loupe stays where it was moved to until the table shows something else in it, or asks something
  const setLoupes = (anew) => {
    fillLoupes();
    document.querySelectorAll("#loupes .loupe").forEach((each) => {
      if (anew || each.given !== each.dataset.box) each.setAttribute("viewBox", each.dataset.box);
      each.given = each.dataset.box;
    });
    const pointed = [...document.querySelectorAll("#scene [data-pointed]")].find((each) => each.checkVisibility());
    if (anew || pointed) putFirst(null);
    if (pointed) moveLoupe(pointed); // a lesson speaks of it
  };

  const isCovered = (loupe) => loupe.getBoundingClientRect().bottom > byId("prompt").getBoundingClientRect().top + 1;
  const putFirst = (loupe) => document.querySelectorAll("#loupes .loupe").forEach((each) => each.classList.toggle("first", each === loupe));

  // the loupe that shows something, the first one if none did
  const moveLoupe = (target) => {
    const loupes = [...document.querySelectorAll("#loupes .loupe")];
    const boxes = byId("loupe-boxes");
    if (!loupes.length || !boxes) return null;
    for (let at = target; at instanceof Element; at = at.parentElement) {
      const box = at.id && boxes.content.querySelector(`[data-of="${CSS.escape(at.id)}"]`);
      if (!box) continue;
      const found = loupes.find((each) => each.getAttribute("viewBox") === box.dataset.box) ?? loupes[0]; // nothing is shown twice
      found.setAttribute("viewBox", box.dataset.box);
      if (isCovered(found)) putFirst(found);
      return found;
    }
    return null;
  };

  // ---- hints: they stand beside the board, on a phone above the prompt, until the position changes or somebody has seen enough ----

  const closeHints = () => {
    byId("hints").replaceChildren();
    byId("ask-hint")?.focus();
  };
  const showHints = () => byId("hints")?.scrollIntoView({ block: "nearest" });
  document.addEventListener("htmx:after:swap", ({ detail }) => detail.ctx?.sourceElement?.id === "ask-hints" && showHints());

  // ---- what opens over the page closes when something else is pointed at; what was said while the talk was closed is counted and read out ----

  const closeMenus = (target) => {
    document.querySelectorAll("#menu[open], .top .menu[open]").forEach((menu) => {
      if (menu.contains(target)) return;
      if (menu.contains(document.activeElement)) menu.querySelector("summary").focus();
      menu.open = false;
    });
  };

  let said = -1; // how much there was to read when the page last looked
  const countUnread = () => {
    const talk = byId("talk");
    if (!talk) return;
    const words = [...talk.querySelectorAll("#talk-words li:not(.quiet)")];
    const key = `read ${byId("content").dataset.table}`;
    if (talk.open) sessionStorage.setItem(key, words.length);
    else if (said >= 0 && words.length > said) byId("spoken").textContent = words.at(-1).textContent;
    said = words.length;
    const unread = Math.max(0, said - Number(sessionStorage.getItem(key) ?? 0));
    const badge = byId("unread");
    show(badge, unread > 0);
    if (badge.firstChild.textContent !== String(unread)) badge.firstChild.textContent = unread;
  };
  document.addEventListener("toggle", ({ target }) => {
    if (target.id === "talk") countUnread();
    if (target.open && target.id === "talk") toItsEnd(byId("talk-words"));
    if (target.open && target.matches(".folds > .fold")) target.scrollIntoView({ block: "nearest" });
  }, true);

  // ---- after every update ----

  // on a phone prompt and hand are docked, and the page leaves room for them. Everything is styled anew when these change, so they
  // are set only there and then
  const measureDock = () => {
    const prompt = byId("prompt");
    if (!prompt || !isDocked(prompt)) return;
    const docked = (each) => (each && isDocked(each) ? Math.floor(each.getBoundingClientRect().height) : 0); // no line of the page shows between
    const heights = { "--own-height": docked(byId("own")), "--prompt-height": prompt.offsetHeight };
    const root = document.documentElement.style;
    for (const [name, height] of Object.entries(heights)) if (root.getPropertyValue(name) !== `${height}px`) root.setProperty(name, `${height}px`);
  };
  addEventListener("resize", measureDock);
  matchMedia("(orientation: portrait)").addEventListener("change", () => number() && showAnswers()); // a phone was turned

  const toItsEnd = (list) => list.scrollTop + list.clientHeight < list.scrollHeight && (list.scrollTop = list.scrollHeight);

  // first what changes the page, then what measures it: the browser lays it out once
  const settle = () => {
    countUnread();
    const address = byId("address"); // what the stream sends is the same for all, and so without a host
    if (address?.textContent.startsWith("/")) address.textContent = address.href;
    document.querySelectorAll("#gate [data-copy]").forEach((each) => show(each, Boolean(navigator.clipboard)));
    document.querySelectorAll("#gate [data-share]").forEach((each) => show(each, Boolean(navigator.share)));
    const [anew, asks] = [number() !== asked, number() !== "" && number() !== asked];
    chooseAnew();
    setLoupes(asks);
    ring();
    proposeName();
    measureDock();
    for (const list of [byId("log-lines"), document.querySelector("#talk[open] #talk-words")]) if (list && !list.matches(":hover, :focus")) toItsEnd(list);
    if (anew && !document.querySelector("#own .legal-item")) byId("own")?.scrollTo({ left: 0, behavior: "instant" }); // nothing is chosen there: it begins at its beginning
    if (asks) showAnswers();
    document.dispatchEvent(new Event("table:settled"));
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
    if (silent) show(silent, failures >= 3);
  };
  document.addEventListener("htmx:sse:error", () => heard(false));
  document.addEventListener("htmx:sse:after:message", () => heard(true));

  // ---- a member sits down under their own name, unless they type another; what the stream sends is the same for all guests ----

  const proposeName = () => {
    const input = byId("join-name");
    if (input && input !== document.activeElement) input.value ||= byId("content").dataset.sitter ?? "";
  };

  new MutationObserver(settle).observe(byId("table") ?? document.body, { childList: true, subtree: true });
  settle();

  // what asking needs (ask.js): the things that can be asked about, what one says, and which of them a loupe shows
  const tellOf = (thing, low) => showTip(thing, thing.matches(TOLD) ? say(thing) : begun(nameOf(thing)), "", low, true);
  return { ASKED, through, tell: tellOf, hide: hideTip, settle };
})();
