// Turns the table into what was sent, in place. What stays is the same element as before: so pieces glide, focus and scrolling stay,
// and the browser styles, lays out and draws only what is different.
// What has an id stays whatever happens around it, also where it moves into something else. What has none stays where the next of its
// kind follows. A part that is only named (`data-same`) is on the page already.
"use strict";

const Morph = (() => {
  const KEPT = new Set(["open", "hidden", "aria-pressed", "data-htmx-powered"]); // attributes that scripts set
  const AHEAD = 8; // so many siblings are looked at to find something again

  const isElement = (node) => node !== null && node.nodeType === Node.ELEMENT_NODE;
  const isOfAKind = (old, made) => old.nodeName === made.nodeName; // those of HTML are in capitals, those of SVG are not

  const changeAttributes = (old, made) => {
    for (const name of made.getAttributeNames()) {
      const value = made.getAttribute(name);
      if (KEPT.has(name) || old.getAttribute(name) === value || (name === "viewBox" && made.hasAttribute("data-filled"))) continue; // a loupe was moved
      old.setAttribute(name, value);
      if (name === "value" && old instanceof HTMLInputElement && old !== document.activeElement) old.value = value;
    }
    for (const name of old.getAttributeNames()) if (!KEPT.has(name) && !made.hasAttribute(name)) old.removeAttribute(name);
  };

  const move = (parent, node, before) => {
    if (parent.moveBefore && parent.isConnected) parent.moveBefore(node, before); // without an end to what moves on it
    else parent.insertBefore(node, before);
  };

  // give `target` the children of `made`, which is used up
  const into = (target, made) => {
    const becomes = new Map(); // what stays because of its id, and what it is to become
    const were = new Map(); // the other way round
    for (const each of made.querySelectorAll("[id]")) {
      const old = document.getElementById(each.id);
      if (old === null || !isOfAKind(old, each) || !target.contains(old)) continue;
      becomes.set(old, each);
      were.set(each, old);
    }
    const late = []; // it goes when what stays has been taken out of it
    let known = null; // what `find` has just found to be the same as what is there
    const templates = made.querySelector("template") !== null; // what is in a template is not compared
    const isEqual = (old, made) => old.isEqualNode(made) && !(templates && made.querySelector("template") !== null);

    const drop = (node) => {
      if (becomes.has(node)) return; // its place comes later
      if (isElement(node) && [...node.querySelectorAll("[id]")].some((each) => becomes.has(each))) late.push(node);
      else node.remove();
    };
    const dropUntil = (node, end) => {
      while (node !== end) {
        const gone = node;
        node = node.nextSibling;
        drop(gone);
      }
    };

    // of what was found as the same it is known
    const change = (old, made) => {
      const template = made.localName === "template"; // to isEqualNode all templates hold the same
      if (made === known || made.hasAttribute("data-same") || (!template && isEqual(old, made))) return;
      changeAttributes(old, made);
      if (template) old.content.replaceChildren(made.content);
      else if (!made.hasAttribute("data-filled")) changeChildren(old, made); // a script fills it
    };

    const insert = (parent, node, at) => {
      if (!isElement(node) || ![...node.querySelectorAll("[id]")].some((each) => were.has(each))) return parent.insertBefore(node, at);
      const shell = parent.insertBefore(document.importNode(node), at);
      changeChildren(shell, node);
      return shell;
    };

    // the place of something with an id that stays; nothing is moved where it is enough that others go
    const come = (parent, made, old, at) => {
      let steps = 0;
      for (let node = at; node !== old; node = node.nextSibling) {
        steps += 1;
        if (node === null || steps > AHEAD || becomes.get(node)?.parentNode === made) return move(parent, old, at);
      }
      dropUntil(at, old);
    };

    // something without an id from here on that may become `made`: the same if there is one, otherwise the first of its kind, unless it comes later
    const find = (at, made) => {
      let first = null;
      let steps = 0;
      for (let node = at; node !== null && steps < AHEAD; node = node.nextSibling) {
        if (!isElement(node)) continue;
        if (becomes.get(node)?.parentNode === made.parentNode) break;
        steps += 1;
        if (node.id || !isOfAKind(node, made)) continue;
        if (isEqual(node, made)) {
          known = made;
          return node;
        }
        first ??= node;
      }
      for (let next = made.nextElementSibling, more = 1; first !== null && next !== null && more < AHEAD; next = next.nextElementSibling, more += 1) {
        if (first.isEqualNode(next)) return null;
      }
      return first;
    };

    const changeChildren = (parent, made) => {
      let at = parent.firstChild;
      for (let node = made.firstChild, next; node !== null; node = next) {
        next = node.nextSibling;
        const old = were.get(node) ?? (isElement(node) ? (node.id ? null : find(at, node)) : at?.nodeType === node.nodeType ? at : null);
        if (old === null) {
          at = insert(parent, node, at).nextSibling;
          continue;
        }
        if (were.has(node)) come(parent, made, old, at);
        else dropUntil(at, old);
        if (isElement(node)) change(old, node);
        else if (old.data !== node.data) old.data = node.data;
        at = old.nextSibling;
      }
      dropUntil(at, null);
    };

    changeChildren(target, made);
    for (const each of late) each.remove();
  };
  return { into };
})();

// What the stream sends. htmx keeps the connection and gives each message to this as an event: all that it would do itself with one,
// and look for in it, takes longer than to show it.
(() => {
  const SENT = "table:sent";
  let titled = ""; // the title that was sent last
  document.addEventListener("htmx:sse:before:message", ({ detail }) => (detail.message.event ||= SENT));
  document.addEventListener(SENT, ({ target, detail }) => {
    const made = document.createRange().createContextualFragment(detail.data);
    const title = made.querySelector("title:not(svg *)");
    if (title !== null && title.textContent !== titled) document.title = titled = title.textContent;
    title?.remove();
    Morph.into(target, made);
    target.querySelectorAll('form[hx-post]:not([data-htmx-powered], [action$="/move"])').forEach((form) => htmx.process(form)); // moves are sent by moves.js
  });

  // whoever has missed something, for whatever reason, comes back as somebody who has nothing, and is sent everything
  const haveNothing = (connection) => connection && (connection.lastEventId = "");
  document.addEventListener("htmx:sse:error", ({ detail }) => haveNothing(detail.connection));
  document.addEventListener("htmx:sse:after:message", ({ detail: { connection } }) => {
    if (document.querySelector("#table [data-same]") === null) return;
    haveNothing(connection);
    connection.reader.cancel();
  });
})();
