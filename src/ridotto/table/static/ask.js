// "What is this?": while it is asked, whatever is pointed at says what it is and which rule it comes from, and no move is made.
// With the keyboard everything that can be asked about is reached by Tab and told by Enter.
"use strict";

(() => {
  const byId = (id) => document.getElementById(id);
  const content = byId("content");
  const line = byId("asking");
  const HERE = "#scene, #own, #seats, #buttons, #loupes";
  const asking = () => content.hasAttribute("data-asking");
  let opener = ""; // the id of the button that began it
  let last = null; // the thing that was told last

  const reach = () => {
    document.querySelectorAll("[data-reached]").forEach((each) => {
      each.removeAttribute("tabindex");
      delete each.dataset.reached;
    });
    if (!asking()) return;
    document.querySelectorAll(Table.ASKED).forEach((each) => {
      if (each.hasAttribute("tabindex") || each.matches("button")) return;
      each.setAttribute("tabindex", "0");
      each.dataset.reached = "";
    });
  };

  const turn = (on) => {
    content.toggleAttribute("data-asking", on);
    line.hidden = !on;
    reach();
    Table.hide();
    if (on) {
      byId("hints")?.replaceChildren(); // they lie over the table
      byId("board")?.scrollIntoView({ block: "nearest" }); // it may have been begun from below it
    } else {
      byId("spoken").textContent = "";
      byId(opener)?.focus({ preventScroll: true });
    }
  };

  const back = () => {
    Table.hide();
    last?.focus();
  };

  const tell = (thing, low) => {
    last = thing;
    Table.tell(thing, low);
    const tip = byId("tip");
    byId("spoken").textContent = [...tip.querySelectorAll("span, a:not([hidden])")].map((each) => each.textContent.replace(/\.$/, "")).join(". ");
  };

  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest("[data-ask]");
    if (button) {
      opener = button.closest("#menu") ? "menu-summary" : button.id;
      if (byId("menu")) byId("menu").open = false;
      turn(true);
    } else if (event.target.closest("#asking button")) {
      turn(false);
    } else if (asking() && event.target.closest(HERE)) {
      event.preventDefault();
      event.stopPropagation();
      const picture = event.target.closest("#loupes .loupe, #scene"); // in it the smallest thing is meant, not the move that lies over several
      const thing = picture ? Table.through(picture, event, Table.ASKED) : event.target.closest(Table.ASKED) ?? event.target.closest("#seats .seat")?.querySelector("[data-rule]");
      if (thing) tell(thing, event.pointerType === "touch");
      else Table.hide();
    }
  }, true);

  document.addEventListener("keydown", (event) => {
    if (!asking() || !(event.target instanceof Element)) return;
    if (event.key === "Escape" && event.target.closest("#tip")) return back();
    if (event.key === "Escape" && byId("help").hidden) return turn(false);
    const thing = (event.key === "Enter" || event.key === " ") && event.target.closest(HERE) && event.target.closest(Table.ASKED);
    if (!thing) return;
    event.preventDefault();
    event.stopPropagation();
    tell(thing, false);
    document.querySelector("#tip a:not([hidden])")?.focus();
  }, true);

  document.addEventListener("table:settled", () => {
    document.querySelectorAll("#table [data-ask][hidden]").forEach((each) => (each.hidden = false));
    if (asking()) reach();
  });
  document.dispatchEvent(new Event("table:settled"));
})();
