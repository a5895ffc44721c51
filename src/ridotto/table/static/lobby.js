// The lobby and waiting: filters that are applied when they are chosen, seat counts that the game has, how long one has waited, and
// going to the table once it is there. Without it there are buttons, and a page that comes back every few seconds.
"use strict";

(() => {
  const byId = (id) => document.getElementById(id);

  // ---- forms ----
  const filters = document.querySelector("form.filters");
  if (filters !== null) {
    filters.querySelector("button").hidden = true;
    filters.addEventListener("change", () => filters.requestSubmit());
    // what is not looked for stays out of the address
    filters.addEventListener("formdata", ({ formData }) => {
      for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
    });
  }

  const game = byId("play-game");
  const seats = byId("play-seats");
  const offer = () => {
    const counts = game.selectedOptions[0].dataset.seats?.split(" ");
    for (const each of seats.options) each.disabled = each.hidden = each.value !== "" && counts !== undefined && !counts.includes(each.value);
    if (seats.selectedOptions[0]?.disabled) seats.value = "";
  };
  if (game !== null) {
    game.addEventListener("change", offer);
    offer();
  }

  // ---- waiting ----
  const waited = byId("waited-for");
  if (waited !== null) {
    const began = performance.now() - 1000 * Number(waited.dataset.waited);
    setInterval(() => {
      const seconds = Math.floor((performance.now() - began) / 1000);
      waited.textContent = seconds === 1 ? waited.dataset.one : waited.dataset.many.replace("%s", seconds);
      const until = byId("until-bots"); // gone once seats were found
      if (until !== null) until.value = seconds;
    }, 1000);
  }
  document.addEventListener("htmx:sse:after:message", () => {
    const ready = document.querySelector("[data-go]");
    if (ready !== null) location.replace(ready.dataset.go);
  });
})();
