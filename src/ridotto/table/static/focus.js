// Keeps the focus of whoever plays with the keyboard: it is always on something that can have it.
// An update takes the focus away in two ways: it removes what has it, or it leaves it there as something that cannot have it any
// more (no place to go to, hidden). Of the second the browser says nothing until it next draws, which may be after the last update:
// so it is asked whether what has the focus can keep it, not whether the focus is already gone.
"use strict";

(() => {
  const ANSWERS = "#lesson-on, #lesson-play, #buttons button, #own .legal-item, #scene .legal, #scene [data-pick], #own [data-part]";
  const nobody = (thing) => thing === null || thing === document.body || thing === document.documentElement;
  const canKeep = (thing) =>
    !nobody(thing) && thing.isConnected && !thing.disabled && (thing.tabIndex >= 0 || thing.hasAttribute("tabindex")) && thing.checkVisibility({ visibilityProperty: true });

  let byKey = false; // whether the latest input came from the keyboard
  let had = ""; // the id of what had the focus last
  let answers = false; // whether it was an answer then

  // what was an answer and is none any more has done its part; so has the prompt, which has the focus while nothing is asked
  const isAtHome = (thing) => canKeep(thing) && !(answers && !thing.matches(ANSWERS)) && !(thing.id === "prompt" && answersNow().length > 0);
  const answersNow = () => [...document.querySelectorAll(ANSWERS)].filter(canKeep);

  const keep = () => {
    if (!byKey || isAtHome(document.activeElement)) return;
    const same = [document.getElementById(had)].filter(isAtHome);
    for (const place of [...same, ...answersNow(), document.getElementById("prompt")]) {
      place?.focus();
      if (document.activeElement === place) return;
    }
  };
  const keepLater = () => requestAnimationFrame(() => setTimeout(keep)); // once the browser has drawn

  document.addEventListener("table:settled", () => {
    keep();
    if (byKey) keepLater();
  });
  document.addEventListener("focusin", (event) => {
    had = event.target.id;
    answers = event.target.matches(ANSWERS);
  });
  document.addEventListener("focusout", (event) => event.relatedTarget === null && keepLater());
  document.addEventListener("pointerdown", () => (byKey = false), true);
  document.addEventListener("click", (event) => (byKey = event.detail === 0), true);
  document.addEventListener("keydown", (event) => {
    const lost = byKey && had !== "" && !canKeep(document.activeElement);
    byKey = true;
    const presses = event.key === "Enter" || event.key === " ";
    // a key that is held down, or pressed when nothing had the focus, answers no question that has come since
    if (presses && (lost || (event.repeat && event.target instanceof Element && event.target.matches(ANSWERS)))) event.preventDefault();
    if (presses && event.defaultPrevented) event.stopPropagation();
    if (lost) keep();
  }, true);
})();
