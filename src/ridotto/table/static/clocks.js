// The clocks of the seats: how much time is left, as people say it; when it is over in local time, on demand; and said aloud
// for one's own seat at a minute and at ten seconds.
"use strict";

(() => {
  const page = document.getElementById("content");
  const language = document.documentElement.lang;
  const [came] = performance.getEntriesByType("navigation");
  const read = came?.responseStart ? performance.timeOrigin + came.responseStart : Date.now(); // when the server said what time it was
  const ahead = page.dataset.now * 1000 - read; // by how much its clock is ahead of this one
  const LOW = { live: 10, days: 6 * 3600 }; // seconds that are few
  const LONG = 3600; // seconds from which on they are said in words

  const units = Object.fromEntries(["day", "hour", "minute"].map((unit) => [unit, new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" })]));
  const days = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" });
  const digits = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const inWords = (seconds) => {
    const minutes = Math.floor(seconds / 60);
    const parts = minutes >= 1440 ? [[Math.floor(minutes / 1440), "day"], [Math.floor(minutes / 60) % 24, "hour"]] : [[Math.floor(minutes / 60), "hour"], [minutes % 60, "minute"]];
    return parts.filter(([count]) => count).map(([count, unit]) => units[unit].format(count)).join(" ");
  };
  // the text alone is changed: the page's other scripts look at the table again when an element comes or goes
  const write = (element, text) => {
    if (element === null || element.textContent === text) return;
    if (element.firstChild) element.firstChild.data = text;
    else element.textContent = text;
  };

  const show = (clock) => {
    const time = clock.querySelector(".due");
    const reserve = Number(time.dataset.reserve ?? 0);
    const of = clock.querySelector("[data-of-reserve]");
    if (time.dataset.due === undefined) {
      clock.classList.remove("low", "reserving");
      write(time, "");
      write(of, digits(reserve));
      return null;
    }
    const left = Math.ceil(time.dataset.due - (Date.now() + ahead) / 1000);
    const spare = Math.max(0, Math.min(reserve, reserve + left));
    write(time, left >= LONG ? inWords(left) : digits(Math.max(0, left)));
    write(of, digits(spare));
    const whole = Math.max(0, left) + spare;
    clock.classList.toggle("reserving", left <= 0 && spare > 0);
    clock.classList.toggle("low", whole <= (time.dataset.days === undefined ? LOW.live : LOW.days));
    const until = page.dataset.until.replace("%s", days.format((Number(time.dataset.due) + reserve) * 1000));
    clock.title = `${until[0].toUpperCase()}${until.slice(1)}. ${clock.dataset.told}`;
    return whole;
  };

  let before = null; // what was left to one's own seat at the last look
  const say = (left) => {
    const crossed = (limit) => left !== null && before !== null && before > limit && left <= limit && left > 0;
    const said = crossed(10) ? page.dataset.seconds : crossed(60) ? page.dataset.minute : "";
    if (said) document.getElementById("spoken").textContent = said;
    before = left;
  };

  const tick = () => {
    if (page.dataset.until === undefined) return; // nobody's time runs here
    let own = null;
    document.querySelectorAll(".clock").forEach((clock) => {
      const left = show(clock);
      if (clock.hasAttribute("data-own")) own = left;
    });
    say(own);
  };
  setInterval(tick, 250);
  document.addEventListener("table:settled", tick);
  tick();
})();
