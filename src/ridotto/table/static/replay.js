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
      await htmx.swap({ sourceElement: byId("table"), target: "#table", text: page.getElementById("table").innerHTML, swap: "innerMorph" });
      if (sliding) byId(sliding)?.focus();
      history.replaceState(null, "", next);
    }
    busy = false;
  };

  const address = () => `?${new URLSearchParams(new FormData(byId("scrub")))}`;

  document.addEventListener("input", (event) => {
    if (event.target.matches("#scrub-at, #scrub-seat")) go(address());
  });
  document.addEventListener("click", (event) => {
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
})();
