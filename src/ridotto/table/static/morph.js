// What htmx lacks to morph drawings: where a new group holds pieces that were there before, it makes the group anew with
// `document.createElement`, and that makes an element of HTML, which no browser draws inside an SVG. Names of SVG are written
// small in `tagName` and those of HTML are not, so the two cannot be taken for one another.
"use strict";

(() => {
  const GROUPS = new Set(["g", "svg", "defs", "symbol"]);
  const create = document.createElement;
  document.createElement = function (name, ...more) {
    return GROUPS.has(name) ? document.createElementNS("http://www.w3.org/2000/svg", name) : create.call(this, name, ...more);
  };
})();
