// The menu for day and night, buttons that copy code, and the place on the page that is being read.

const root = document.documentElement;

function showChosen() {
  const chosen = root.dataset.theme ?? "auto";
  for (const button of document.querySelectorAll("[data-display]")) button.setAttribute("aria-pressed", String(button.dataset.display === chosen));
}

for (const button of document.querySelectorAll("[data-display]")) {
  button.addEventListener("click", () => {
    const chosen = button.dataset.display;
    if (chosen === "auto") {
      delete root.dataset.theme;
      localStorage.removeItem("display");
    } else {
      root.dataset.theme = chosen;
      localStorage.setItem("display", chosen);
    }
    showChosen();
    button.closest("details").open = false;
  });
}
showChosen();

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") for (const menu of document.querySelectorAll("details.menu[open]")) menu.open = false;
  if (event.key === "/" && !event.target.closest("input, textarea, select")) {
    const field = [...document.querySelectorAll(".find input")].find((each) => each.offsetParent);
    if (field) {
      event.preventDefault();
      field.focus();
    }
  }
});

// Of a session only what was typed is copied, without prompts and answers.
function typed(block) {
  if (!block.querySelector(".gp")) return block.textContent;
  const lines = block.textContent.split("\n").filter((line) => /^(>>>|\.\.\.)( |$)/.test(line));
  return lines.map((line) => line.slice(4)).join("\n") + "\n";
}

if (navigator.clipboard) {
  for (const block of document.querySelectorAll("div.highlight pre")) {
    const button = document.createElement("button");
    button.className = "copy";
    button.type = "button";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(typed(block));
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = "Copy"), 1500);
    });
    block.parentElement.append(button);
  }
}

const links = new Map([...document.querySelectorAll(".here a[href^='#']")].map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
const places = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
let marked;
function markPlace() {
  const passed = places.filter((place) => place.getBoundingClientRect().top < 140).at(-1) ?? places[0];
  const link = passed && links.get(passed.id);
  if (link === marked) return;
  marked?.removeAttribute("aria-current");
  link?.setAttribute("aria-current", "true");
  const box = link?.closest(".here");
  if (box && (link.offsetTop < box.scrollTop || link.offsetTop > box.scrollTop + box.clientHeight - 60)) box.scrollTop = link.offsetTop - box.clientHeight / 2;
  marked = link;
}
if (places.length) {
  addEventListener("scroll", () => requestAnimationFrame(markPlace), { passive: true });
  markPlace();
}
