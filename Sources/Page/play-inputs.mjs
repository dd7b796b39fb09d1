// SPDX-License-Identifier: MIT
// Plays inputs, so that the build sees which functions of the module they need: what a visitor does first, which is to
// have the table drawn, click, tap, use keys, and take steps back; or all that is done with other lists than the outline.
// What is not reached is sent later, and works all the same.
// usage: node play-inputs.mjs INSTRUMENTED.wasm PROFILE first|all
import { readFileSync, writeFileSync } from "node:fs";
import { anything, List, Model } from "./model.js";

const [file, profile, which] = process.argv.slice(2);
const missing = () => { throw new Error("an input of the table needs the outline") };
const { instance } = await WebAssembly.instantiate(readFileSync(file), anything(() => anything(() => missing)));
const model = new Model(instance.exports);
const { swift } = model;
// As on the page, the model starts before anything else is asked of it: which keys a dictionary compares depends on where
// they are in memory, and so on the order of all that was made before.
swift.start(1_000_000, 1);
let list = new List(model, 0);
const [windows, touch] = ["windows", "touch"].map((name) => model.profiles.indexOf(name));
let seconds = 0;

/** Reads what the page shows after an input. */
function draw() {
  const { announcement, canRedo, canUndo, changedCount, hiddenCount, hiddenSelectedCount, isOfRows, lead, markedPart,
    refusal, rowCount, selectedCount } = list;
  for (const row of [...list.rowsToDraw(0, 20), ...Array(20).keys()]) {
    list.looks(row);
    list.label(row);
    list.identity(row);
  }
  return [announcement, canRedo, canUndo, changedCount, hiddenCount, hiddenSelectedCount, isOfRows, lead, markedPart,
    refusal, rowCount, selectedCount];
}

function take(input) {
  input();
  draw();
}

/** Presses a pointer on a row and lets it go. */
function click(row, held, pointerType) {
  for (const what of [0, 1, 2]) {
    seconds += 1;
    const place = { clientX: 10, clientY: 36 * row, timeStamp: 1_000 * seconds, pointerId: 1, pointerType };
    const count = list.track(what, place, row, held);
    for (let step = 0; step < count; step += 1) {
      take(() => list.takeStep(step));
      list.stepKind(step);
    }
  }
}

function playFirst() {
  for (const rowCount of [1_000_000, 10]) {
    for (const [convention, pointerType] of [[windows, "mouse"], [touch, "touch"]]) {
      swift.start(rowCount, 1);
      list.setProfile(convention);
      draw();
      for (const row of [3, 5, 5, 8]) click(row, 0, pointerType);
      for (const held of [2, 2, 1, 1, 3]) click(9 - 2 * held, held, pointerType);
      for (const row of [4, 4]) take(() => list.flip(row));
      for (const held of [0, 1, 2]) {
        for (let key = 1; key <= 9; key += 1) take(() => list.press(key, held, 10, 1));
      }
      for (const input of ["selectAll", "undo", "redo", "tapHeader", "selectNone", "undo"]) take(() => list[input]());
    }
  }
}

/** Changes the data of a list, searches, and takes all of it back. */
function change() {
  const inputs = [
    () => list.insert(3, 2), () => list.flip(1), () => list.flip(4), () => list.duplicate(4), () => list.moveSelected(6),
    () => list.move(0, 4), () => list.shuffle(7), () => list.sort(0, false), () => list.sort(1, true), () => list.invert(),
    () => list.search("er"), () => list.goToSelected(0), () => list.search("otter"), () => list.selectAll(),
    () => list.deselectHidden(), () => list.insert(0, 1), () => list.duplicate(0), () => list.search(""),
    () => list.type(101, 1), () => list.secondaryClick(2), () => list.deleteRows(2), () => list.deleteSelected(),
    () => list.goToSelected(1), () => list.selectAll(), () => list.deleteSelected(),
  ];
  for (const input of inputs) take(input);
  list.menuRows(0, list.menuCount(0));
  list.selectedNumbers(10).map((number) => list.nameOfNumber(number));
  while (list.undo() === 1) draw();
  while (list.redo() === 1) draw();
  while (list.undo() === 1) draw();
}

function playAll() {
  for (const rowCount of [0, 10, 10_000]) {
    for (let convention = 0; convention < model.profiles.length; convention += 1) {
      swift.start(rowCount, 1);
      for (const mode of [2, 1, 0, 2]) {
        list.setProfile(convention);
        list.setMode(mode);
        change();
      }
    }
  }
  for (const number of [1, 2, 3]) {
    list = new List(model, number);
    list.place(0);
    list.original(0);
    const [from, to] = [{ x: 0, y: 0 }, { x: 300, y: 200 }];
    list.moveBand(from, to, { columns: 4, cell: { width: 90, height: 70, gap: 7 } });
    playPointers();
    change();
  }
  for (const query of [-1, 0, 1]) {
    for (const isSelected of [1, 0]) swift.serverSelectAll(query, isSelected, 5);
    swift.serverToggle(swift.serverItem(query, 2));
    swift.serverSelects(2);
    model.text(swift.serverSteps());
    swift.serverCount();
    swift.serverCountIsExact();
  }
}

function playPointers() {
  for (const held of [0, 1, 2]) for (const row of [1, 3, 3, 2]) click(row, held, "mouse");
  for (let key = 1; key <= 11; key += 1) take(() => list.press(key, 0, 10, 4));
}

playFirst();
if (which === "all") playAll();

// The profile is written behind all that the model has in memory.
const address = swift.memory.grow(1) * 65_536;
const length = swift.__write_profile(address, 65_536);
writeFileSync(profile, new Uint8Array(swift.memory.buffer, address, length));
