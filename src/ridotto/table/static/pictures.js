// On phones the pictures of how to play are pushed aside with a finger. They begin at the middle, where a board has what it is about.
"use strict";

document.querySelectorAll(".overview figure").forEach((each) => (each.scrollLeft = (each.scrollWidth - each.clientWidth) / 2));
