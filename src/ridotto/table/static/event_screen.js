// The big screen: the next slide comes by itself, and takes the place of this one when it is there.
"use strict";

(() => {
  const turn = async () => {
    const here = document.getElementById("content");
    const answer = await fetch(here.dataset.next).catch(() => null);
    if (answer?.ok) {
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const next = page.getElementById("content");
      if (next !== null) here.replaceWith(next);
    }
    wait();
  };
  const wait = () => setTimeout(turn, document.getElementById("content").dataset.seconds * 1000);
  wait();
})();
