// What htmx lacks to morph drawings, and the parts of the table that an update only names because the page has them.
// Where a new group holds pieces that were there before, it makes the group anew with `document.createElement`, and that makes an
// element of HTML, which no browser draws inside an SVG. Names of SVG are written small in `tagName` and those of HTML are not, so
// the two cannot be taken for one another.
// And it takes a group without a name for the piece in it, when the piece alone is left: the group, which was nowhere in particular,
// would become the piece and fly to its place from the board's corner. So only things of the same name are taken for the same.
"use strict";

(() => {
  const GROUPS = new Set(["g", "svg", "defs", "symbol"]);
  const create = document.createElement;
  document.createElement = function (name, ...more) {
    return GROUPS.has(name) ? document.createElementNS("http://www.w3.org/2000/svg", name) : create.call(this, name, ...more);
  };

  const begin = () => htmx.registerExtension("pieces", {
    init: (api) => {
      const alike = api.isSoftMatch;
      api.isSoftMatch = (old, made) => alike(old, made) && (old.id ?? "") === (made.id ?? "");
    },
    htmx_before_morph_node: (old, { newNode }) => !(newNode instanceof Element && newNode.hasAttribute("data-same")),
    // the board has thousands of elements, and none that htmx should look for what to send
    htmx_before_process: (made) => made.id !== "board" && !(made instanceof SVGElement),
  });
  if (window.htmx) begin();
  else document.addEventListener("DOMContentLoaded", begin);

  // whoever has missed something, for whatever reason, comes back as somebody who has nothing, and is sent everything
  const haveNothing = (connection) => connection && (connection.lastEventId = "");
  document.addEventListener("htmx:sse:error", ({ detail }) => haveNothing(detail.connection));
  document.addEventListener("htmx:sse:after:message", ({ detail: { connection } }) => {
    if (document.querySelector("#table [data-same]") === null) return;
    haveNothing(connection);
    connection.reader.cancel();
  });
})();
