// Times of events as the reader's own clock has them; without this script they are in UTC.
"use strict";

(() => {
  const shown = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
  for (const time of document.querySelectorAll("time[data-at]")) time.textContent = shown.format(new Date(time.dataset.at * 1000));

  const zone = document.querySelector('input[name="zone"]');
  if (zone === null) return;
  const starts = zone.form.elements.starts;
  const label = document.querySelector("[data-zone]");
  label.textContent = label.dataset.zone;
  if (starts.dataset.at) {
    const begins = new Date(starts.dataset.at * 1000);
    starts.value = new Date(begins - begins.getTimezoneOffset() * 60000).toISOString().slice(0, 16);
  }
  // summer and winter differ: what counts is the offset at that moment
  zone.form.addEventListener("submit", () => (zone.value = starts.value ? String(-new Date(starts.value).getTimezoneOffset()) : ""));
})();
