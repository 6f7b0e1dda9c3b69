// glide.js: what moved glides there from where it was. Boxes stand in `data-box` ("x y width height").

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage, show } from "./page.js";

const window = openPage();
const flights = [];
window.Element.prototype.getBoundingClientRect = function () {
  const [x, y, width, height] = (this.dataset.box ?? "0 0 0 0").split(" ").map(Number);
  return { x, y, width, height };
};
window.Element.prototype.animate = function (frames, timing) {
  const flight = { element: this, frames, timing, cancelled: false };
  flight.cancel = () => {
    flight.cancelled = true;
    flight.oncancel?.();
  };
  flights.push(flight);
  return flight;
};
const { glide } = await import("../assets/glide.js");

const card = (key, box, more = "") => `<i data-key="${key}" data-box="${box}" ${more}></i>`;
const change = (root, html, manner = "move") => glide(root, () => (root.innerHTML = html), manner);
const flightOf = (key) => flights.find(({ element }) => element.dataset.key === key);

beforeEach(() => {
  flights.length = 0;
  delete document.documentElement.dataset.motion;
});

test("what moved starts where it was", () => {
  const root = show(card("a", "10 20 50 70") + card("b", "0 0 50 70"));
  change(root, card("a", "110 20 50 70") + card("b", "0 0 50 70"));
  assert.equal(flights.length, 1);
  const [{ frames, timing, element }] = flights;
  assert.equal(element.dataset.key, "a");
  assert.equal(frames[0].transform, "translate(-100px, 0px) scale(1, 1)");
  assert.equal(frames[1].transform, "none");
  assert.equal(timing.duration, 260 + 100 * 0.35);
});

test("what was resized grows from its old size", () => {
  const root = show(card("a", "0 0 100 100"));
  change(root, card("a", "0 0 50 50"));
  assert.equal(flights[0].frames[0].transform, "translate(0px, 0px) scale(2, 2)");
});

test("a long way takes no longer than half a second", () => {
  const root = show(card("a", "0 0 50 70"));
  change(root, card("a", "5000 0 50 70"));
  assert.equal(flights[0].timing.duration, 520);
});

test("nothing moves on a jump", () => {
  const root = show(card("a", "0 0 50 70"));
  change(root, card("a", "100 0 50 70"), "jump");
  assert.equal(flights.length, 0);
});

test("nothing moves for those who asked for less motion", () => {
  document.documentElement.dataset.motion = "less";
  const root = show(card("a", "0 0 50 70"));
  change(root, card("a", "100 0 50 70"));
  assert.equal(flights.length, 0);
});

test("what is carried by its parent does not move twice", () => {
  const row = (x) => `<div data-key="row" data-box="${x} 0 300 70">${card("a", `${x} 0 50 70`)}</div>`;
  const root = show(row(0));
  change(root, row(40));
  assert.deepEqual(flights.map(({ element }) => element.dataset.key), ["row"]);
});

test("what is new fades in", () => {
  const root = show("");
  change(root, card("a", "0 0 50 70"));
  assert.deepEqual(flights[0].frames, [{ opacity: 0 }, { opacity: 1 }]);
});

test("what is new comes out of where it says it comes from", () => {
  const root = show(card("deck", "0 0 50 70"));
  change(root, card("deck", "0 0 50 70") + card("a", "200 0 50 70", 'data-from="deck"'));
  assert.equal(flightOf("a").frames[0].transform, "translate(-200px, 0px) scale(.6)");
});

test("what is gone leaves a ghost without names, which goes when it has flown", () => {
  const root = show('<i id="x" data-key="a" data-box="5 6 50 70"><b id="y" data-key="b"></b></i>');
  change(root, "");
  const ghosts = document.getElementById("flights");
  assert.equal(ghosts.childElementCount, 1);
  const ghost = ghosts.firstElementChild;
  assert.equal(ghost.querySelectorAll("[id], [data-key]").length, 0);
  assert.equal(ghost.id, "");
  assert.equal(ghost.inert, true);
  assert.equal(ghost.style.left, "5px");
  flights[0].onfinish();
  assert.equal(ghosts.childElementCount, 0);
});

test("what is gone flies into what takes it", () => {
  const root = show(card("a", "0 0 50 70"));
  change(root, '<i data-takes="z a" data-box="100 0 50 70"></i>');
  assert.equal(flights[0].frames[1].transform, "translate(100px, 0px) scale(.4)");
});

test("only the outermost of what is gone leaves a ghost", () => {
  const root = show(`<div data-key="row" data-box="0 0 300 70">${card("a", "0 0 50 70")}</div>`);
  change(root, "");
  assert.equal(document.getElementById("flights").childElementCount, 1);
});

test("a new change ends the flights of the one before", () => {
  const root = show(card("a", "0 0 50 70"));
  change(root, "");
  const [ghost] = flights;
  change(root, card("b", "0 0 50 70"));
  assert.equal(ghost.cancelled, true);
  assert.equal(document.getElementById("flights").childElementCount, 0);
});
