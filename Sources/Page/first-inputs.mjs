// SPDX-License-Identifier: MIT
// Plays what a visitor does first, so that the build sees which functions of the module that needs: it draws the table,
// clicks, taps, uses keys, and takes steps back. What it does not reach is sent later, and works all the same.
// usage: node first-inputs.mjs INSTRUMENTED.wasm PROFILE (needs model.js beside it)
import { readFileSync, writeFileSync } from "node:fs";
import { anything, List, Model } from "./model.js";

const [file, profile] = process.argv.slice(2);
const missing = () => { throw new Error("a first input needs the outline") };
const { instance } = await WebAssembly.instantiate(readFileSync(file), anything(() => anything(() => missing)));
const model = new Model(instance.exports);
const { swift } = model;
const list = new List(model, 0);
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

// The profile is written behind all that the model has in memory.
const address = swift.memory.grow(1) * 65_536;
const length = swift.__write_profile(address, 65_536);
writeFileSync(profile, new Uint8Array(swift.memory.buffer, address, length));
