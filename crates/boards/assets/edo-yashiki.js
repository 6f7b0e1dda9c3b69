// Edo Yashiki: the card in hand follows whatever points at the house, and a picture of the house can be saved.
// No rules are here: which places there are, and what they score, stands in the list that was sent; about any other
// place the rules are asked, so that they say why not.

import { set } from "./element.js";
import { clap } from "./sound.js";

const SIZE = 60;
const SVG = "http://www.w3.org/2000/svg";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const table = document.getElementById("table");

/** Where the card in hand is held: which card, its place, and whether its holder has pointed there. */
let held = null;
/** What the round last waited for. */
let stage;
/** With what the house was last pressed. */
let pointer = "mouse";

if (table) {
  document.addEventListener("pointerdown", ({ pointerType }) => (pointer = pointerType), true);
  document.addEventListener("pointermove", hover);
  document.addEventListener("click", click, true);
  document.addEventListener("keydown", press);
  new MutationObserver(show).observe(table, { subtree: true, childList: true, attributes: true });
  show();
}

/** The house with a card to place in it. */
function house() {
  return table.querySelector("#yashiki-house[data-card]");
}

function hover(event) {
  if (event.pointerType !== "touch" && house()?.contains(event.target)) pointAt(event);
}

/** A mouse places where it points; a finger points first, and places when it taps the card that lies there. */
function click(event) {
  const { target } = event;
  const save = target.closest?.("[data-save]");
  const nudge = target.closest?.("[data-nudge]");
  if (save) return savePicture(save);
  if (nudge) return move(...nudge.dataset.nudge.split(" ").map(Number));
  if (target.closest?.("#yashiki-turn")) return turn();
  // A press by the keyboard comes from nowhere.
  if (event.detail === 0 || !house()?.contains(target)) return;
  if (pointer !== "touch") return pointAt(event);
  if (held.pointed && isOver(event)) return;
  event.stopPropagation();
  pointAt(event);
}

function press(event) {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || target.closest?.("input, select, textarea, dialog")) return;
  const card = table.querySelector(`[id="yashiki-slot-${CSS.escape(key)}"]`);
  if (/^[1-5]$/.test(key) && card) return card.click();
  if (!house()) return;
  if (key === "r" || key === "R") return turn();
  const isFree = target === house() || target === document.body || target.id === "board";
  if (!ARROWS[key] || !isFree) return;
  event.preventDefault();
  house().focus({ preventScroll: true });
  move(...ARROWS[key]);
}

function move(right, down) {
  if (!house()) return;
  Object.assign(held, { column: held.column + right, row: held.row + down, pointed: true });
  show();
}

function turn() {
  if (!house()) return;
  held.turned = !held.turned;
  show();
}

/** Holds the card with its middle where the event is. */
function pointAt(event) {
  const { x, y } = spot(event);
  const [column, row] = [Math.round(x - 1), Math.round(y - 1.5)];
  if (held.pointed && held.column === column && held.row === row) return;
  Object.assign(held, { column, row, pointed: true });
  show();
}

function isOver(event) {
  const { x, y } = spot(event);
  return x >= held.column && x < held.column + 2 && y >= held.row && y < held.row + 3;
}

/** Where the event is, in squares. */
function spot({ clientX, clientY }) {
  const point = new DOMPoint(clientX, clientY).matrixTransform(house().querySelector("svg").getScreenCTM().inverse());
  return { x: point.x / SIZE, y: point.y / SIZE };
}

/** Makes the table show where the card is held and what it would score there. */
function show() {
  cry();
  const plot = house();
  if (!plot) {
    held = null;
    // Without a card the house is a picture and no button.
    table.querySelector("#yashiki-house[data-action]")?.removeAttribute("data-action");
    return;
  }
  if (held?.card !== plot.dataset.card) begin(plot);
  const [left, top, columns, rows] = ["left", "top", "columns", "rows"].map((name) => Number(plot.dataset[name]));
  held.column = Math.min(Math.max(held.column, left), left + columns - 2);
  held.row = Math.min(Math.max(held.row, top), top + rows - 3);
  const action = `place ${held.column} ${held.row}${held.turned ? " turned" : ""}`;
  const offered = table.querySelector(`#yashiki-places [data-action="${action}"]`);
  for (const button of [plot, table.querySelector("#yashiki-place")]) {
    set(button, "data-action", action);
    set(button, "aria-disabled", offered ? undefined : "true");
  }
  const ghost = table.querySelector("#yashiki-ghost");
  set(ghost, "transform", `translate(${held.column * SIZE} ${held.row * SIZE})`);
  set(ghost, "data-turn", held.turned ? "turned" : "upright");
  set(ghost, "data-fits", offered ? "yes" : "no");
  preview(action, offered);
}

/** "Hajime!" is heard as wood on wood. */
function cry() {
  const now = table.querySelector(".yashiki")?.dataset.stage;
  if (stage && now === "rush" && stage !== now) clap(0);
  stage = now;
}

/** A new card is held in the middle of where it may lie, and the keyboard focus moves there. */
function begin(plot) {
  const places = table.querySelectorAll("#yashiki-places [data-action]");
  const [, column, row] = places[Math.floor(places.length / 2)].dataset.action.split(" ");
  // What was said of the last card does not hold for this one.
  for (const name of ["#yashiki-preview", "#yashiki-would"]) delete table.querySelector(name).dataset.shows;
  held = { card: plot.dataset.card, column: Number(column), row: Number(row), turned: false, pointed: false };
  const active = document.activeElement;
  if (active === document.body || active?.id === "board" || active?.closest(".yashiki-offer")) plot.focus({ preventScroll: true });
}

/** Says what the place would score and lights its lines up. */
function preview(action, offered) {
  const words = table.querySelector("#yashiki-preview");
  const lines = table.querySelector("#yashiki-would");
  if (words.dataset.shows === action && lines.dataset.shows === action) return;
  if (offered) words.replaceChildren(...[...offered.childNodes].map((node) => node.cloneNode(true)));
  else words.textContent = words.dataset.no;
  words.dataset.shows = action;
  const told = offered?.dataset.lines?.split(" ") ?? [];
  lines.replaceChildren(...told.map(light));
  lines.dataset.shows = action;
}

function light(told) {
  const [column, row, right, down, fate] = told.split(",");
  const isScored = fate.startsWith("+");
  const [x, y, width, height] = [column, row, right, down].map((squares) => Number(squares) * SIZE);
  const group = draw("g", { class: "yashiki-lit", "data-fate": isScored ? "scored" : fate });
  const middle = { x: x + width / 2, y: y + height / 2 };
  const label = draw("text", { x: middle.x, y: middle.y + 9, "text-anchor": "middle" });
  label.textContent = isScored ? fate : "0";
  group.append(
    draw("rect", { x: x + 4, y: y + 4, width: width - 8, height: height - 8, rx: 20 }),
    draw("circle", { cx: middle.x, cy: middle.y, r: 19 }),
    label,
  );
  return group;
}

function draw(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

/** Saves the house alone, on paper, with a line below that says whose it is. */
async function savePicture(button) {
  const shown = table.querySelector("#yashiki-house svg");
  const { caption } = button.closest("[data-caption]").dataset;
  const [left, top, wide, high] = shown.dataset.bounds.split(" ").map(Number);
  const box = { x: left - 60, y: top - 60, width: Math.max(wide + 120, caption.length * 17), height: high + 170 };
  box.x -= (box.width - wide - 120) / 2;
  const picture = draw("svg", { viewBox: Object.values(box).join(" "), width: box.width, height: box.height });
  const frame = { x: box.x + 14, y: box.y + 14, width: box.width - 28, height: box.height - 28 };
  const words = draw("text", {
    x: box.x + box.width / 2, y: box.y + box.height - 48, fill: "#22201c",
    "font-family": "Georgia, 'Hiragino Mincho ProN', 'Noto Serif CJK JP', serif", "font-size": 26, "text-anchor": "middle",
  });
  words.textContent = caption;
  const inside = shown.cloneNode(true);
  for (const over of inside.querySelectorAll(".yashiki-over")) over.remove();
  picture.append(
    draw("rect", { ...box, fill: "#f6efdf" }),
    draw("rect", { ...frame, fill: "none", stroke: "#c9a24a", "stroke-width": 3 }),
    ...inside.childNodes,
    words,
  );
  const text = new XMLSerializer().serializeToString(picture);
  const isPlain = button.dataset.save === "svg";
  const file = isPlain ? new Blob([text], { type: "image/svg+xml" }) : await paint(text, box);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `edo-yashiki.${button.dataset.save}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The drawing as points of twice its size. */
async function paint(text, { width, height }) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: width * 2, height: height * 2 });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
