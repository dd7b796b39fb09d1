// SPDX-License-Identifier: MIT
// The verbs in node: verbs.mjs MODULE. Each part of the module is called once and its answer looked at, so that the
// module whose size is told is one that works.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {});
const module = instance.exports;
const verbs = Object.fromEntries(
  [
    "tap", "touchDown", "touchUp", "touchCancel", "tapAccessory", "click", "toggle", "extend", "extendAdding",
    "focus", "beginPan", "continuePan", "endPan", "select", "setSelected", "deselect", "selectAll", "deselectAll", "invert",
    "setEditing", "undo", "redo", "reloadData", "perform", "setPolicy", "setEditingTransition", "setLimits", "disable",
    "enable", "setList", "check", "uncheck", "beginSweep", "continueSweep", "endSweep", "cancel", "tapHeader",
    "setMode", "setSectionLimits", "setLimitOverflow", "userSelectAll", "userDeselectAll", "userToggleAll",
  ].map((name, number) => [name, number]),
);
const batches = Object.fromEntries(
  [
    "deleteRows", "insertRows", "moveRow", "reloadRows", "reconfigureRows", "deleteSections", "insertSection",
    "moveSection", "reloadSections",
  ].map((name, number) => [name, number]),
);
const multiple = 0b1011;
const looks = { selected: 1, held: 2, enabled: 4, lead: 8, anchor: 16, checkmark: 4 << 5 };
const keys = { down: 2, space: 7 };
const modifiers = { shift: 1, command: 2 };

/** Applies a verb to a row, or the rows from one to another. */
const apply = (verb, section = 0, row = 0, lastSection = section, lastRow = row) =>
  module.apply(verbs[verb], section, row, lastSection, lastRow);
const batch = (change, section = 0, row = 0, otherSection = section, otherRow = row) =>
  module.batch(batches[change], section, row, otherSection, otherRow);
const isSelected = (section, row) => (module.looks(section, row) & looks.selected) !== 0;
const selectedCount = () => module.count(1);
const rowsToDraw = () => {
  const rows = [];
  for (let row = module.nextToDraw(); row >= 0; row = module.nextToDraw()) rows.push(row);
  return rows;
};

// Taps, and what is refused.
assert.equal(module.table(2, 5, multiple, 10), 0);
assert.equal(module.count(0), 10);
assert.equal(apply("tap", 1, 2), 1);
assert.deepEqual(rowsToDraw(), [7]);
assert.equal(module.looks(1, 2), looks.selected | looks.enabled | looks.lead | looks.anchor);
assert.equal(apply("tap", 2, 0), -1);
assert.equal(apply("touchDown", 0, 0), 1);
assert.equal(module.looks(0, 0) & looks.held, looks.held);
assert.equal(apply("touchCancel"), 1);

// Clicks and keys by a profile.
module.profile(2);
assert.equal(module.click(0, 1, 0), 2);
assert.equal(module.click(0, 3, modifiers.shift), 2);
assert.equal(module.press(keys.down, modifiers.shift, 10), 1);
assert.equal(selectedCount(), 4);
assert.equal(module.press(keys.down, modifiers.command, 10), 0);
assert.equal(module.press(keys.space, modifiers.command, 10), 1);
assert.ok(isSelected(1, 0));
assert.equal(module.press("a".charCodeAt(0), modifiers.command, 10), 5);

// Undo and redo.
assert.equal(apply("undo"), 5);
assert.equal(apply("redo"), 5);
assert.equal(apply("deselectAll"), 10);

// Pans, sweeps, headers.
apply("beginPan", 0, 0);
apply("continuePan", 0, 2);
apply("endPan");
assert.equal(selectedCount(), 3);
apply("beginSweep", 0, 1);
assert.equal(apply("continueSweep", 1, 0, 1, 1), 2);
assert.equal(apply("cancel"), 2);
assert.equal(apply("tapHeader", 1), 5);
assert.equal(selectedCount(), 8);

// What is disabled, limited, or of another mode.
apply("deselectAll");
apply("disable", 0, 4);
assert.equal(module.looks(0, 4), 0);
assert.equal(apply("selectAll"), 9);
apply("deselectAll");
apply("setLimits", 0, 1, 0, -1);
apply("click", 0, 0);
assert.equal(apply("toggle", 0, 1), -1);
apply("setLimits", 0, -1, 0, -1);
apply("setMode", 1, 1);
apply("toggle", 1, 0);
apply("toggle", 1, 1);
assert.ok(!isSelected(1, 0) && isSelected(1, 1));

// Checkmark lists; the pan had begun to edit, where they show nothing.
apply("setEditing", 0, 0);
apply("setList", 1, 2);
apply("tap", 1, 3);
assert.equal(module.looks(1, 3) & looks.checkmark, looks.checkmark);
assert.equal(apply("check", 1, 4), 2);
assert.equal(module.count(2), 1);
assert.equal(apply("select", 1, 4), -1);
apply("setList", 1, 1);
apply("click", 1, 1);
assert.equal(apply("extend", 1, 3), 2);
assert.equal(module.count(2), 4);
assert.equal(apply("tapHeader", 1), 1);
assert.equal(apply("userToggleAll"), 5);
assert.equal(apply("undo"), 5);

// The oldest gives way; the list is a list no more, and so nothing of it is checked.
apply("setLimits", 0, 1, 0, -1);
apply("setLimitOverflow", 0, 1);
apply("click", 0, 0);
apply("toggle", 0, 1);
assert.ok(!isSelected(0, 0) && isSelected(0, 1));
apply("setLimits", 0, -1, 0, -1);
apply("setLimitOverflow", 0, 0);
assert.equal(apply("setList", 1, 0), 5);
assert.equal(module.count(2), 0);

// The data.
apply("setSelected", 0, 2, 0, 3);
batch("deleteRows", 0, 0);
batch("insertRows", 0, 3, 0, 2);
batch("moveRow", 0, 2, 1, 0);
assert.notEqual(apply("perform"), -1);
assert.equal(module.count(0), 11);
assert.equal(module.oldPlace(5), 2);
assert.equal(module.oldPlace(3), -1);
assert.ok(isSelected(1, 0) && isSelected(0, 1));
batch("deleteRows", 7, 0);
assert.equal(apply("perform"), -1);
assert.equal(apply("reloadData"), 0);
assert.equal(selectedCount(), 0);
console.log("the verbs answer as they should");
