// The replay's scrubber: the page of a moment replaces the one before, so that pieces glide. Without it the form and the links do.
"use strict";

(() => {
  const byId = (id) => document.getElementById(id);
  let wanted = null;
  let busy = false;

  const go = async (address) => {
    wanted = address;
    if (busy) return;
    busy = true;
    while (wanted) {
      const next = wanted;
      wanted = null;
      const answer = await fetch(next);
      if (!answer.ok) return void (location.href = next);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const sliding = document.activeElement?.id;
      Morph.into(byId("table"), page.getElementById("table"));
      if (!wanted) byId("scrub-at").value = byId("scrub-at").getAttribute("value");
      settle();
      if (sliding) byId(sliding)?.focus();
      history.replaceState(null, "", next);
    }
    busy = false;
  };

  // what is chosen is shown at once, and the match can run by itself
  const settle = () => {
    byId("scrub-go").hidden = true;
    byId("scrub-play").hidden = false;
    byId("scrub-share").hidden = !navigator.clipboard; // without encryption there is none: the address bar has the same link
    byId("scrub-play").textContent = byId("scrub-play").dataset[running ? "pause" : "play"];
    showPart();
    const log = document.querySelector("#log .scroll");
    if (log && !log.matches(":hover, :focus")) log.scrollTop = log.scrollHeight; // what the move just shown has done
  };
  let running = 0;
  const stop = () => {
    clearInterval(running);
    running = 0;
    settle();
  };
  const run = () => {
    running = setInterval(() => {
      const slider = byId("scrub-at");
      if (slider.value === slider.max) return stop();
      if (!busy) byId("scrub-on").click();
    }, 900);
    settle();
  };
  // the address names the moment and whose eyes see it
  const share = async () => {
    history.replaceState(null, "", address());
    await navigator.clipboard.writeText(location.href);
    byId("scrub-shared").textContent = byId("scrub-share").dataset.done;
  };
  const address = () => `?${new URLSearchParams(new FormData(byId("scrub")))}`;

  // on a phone the loupe follows what each moment is about; a tap on a part of the board brings that there, and there it stays
  let part = "";
  const showPart = () => {
    const boxes = [...(byId("loupe-boxes")?.content.children ?? [])];
    const shown = boxes.find((each) => each.dataset.of === part) ?? boxes[0];
    if (shown) byId("loupe").setAttribute("viewBox", shown.dataset.box);
  };
  const enlarge = (event) => {
    const scene = byId("scene");
    if (!byId("loupe") || !scene.contains(event.target)) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(scene.getScreenCTM().inverse());
    const smallest = [...byId("loupe-boxes").content.children]
      .map((each) => [each.dataset.of, ...each.dataset.box.split(" ").map(Number)])
      .filter(([, left, top, width, height]) => left <= x && x <= left + width && top <= y && y <= top + height)
      .sort(([, , , wide, high], [, , , width, height]) => wide * high - width * height)[0];
    if (smallest) part = smallest[0];
    showPart();
  };

  document.addEventListener("input", (event) => {
    if (event.target.matches("#scrub-chapter")) byId("scrub-at").value = event.target.value;
    if (event.target.matches("#scrub-at, #scrub-seat, #scrub-chapter")) go(address());
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest("#scrub-play")) return running ? stop() : run();
    if (event.target.closest("#scrub-share")) return void share();
    enlarge(event);
    const link = event.target.closest("#scrub-back, #scrub-on");
    if (link) {
      event.preventDefault();
      go(link.getAttribute("href"));
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select")) return;
    if (event.key === "ArrowLeft") byId("scrub-back").click();
    if (event.key === "ArrowRight") byId("scrub-on").click();
  });
  settle();
})();
