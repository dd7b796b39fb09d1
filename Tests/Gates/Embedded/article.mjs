// SPDX-License-Identifier: MIT
// The article's list in node: article.mjs FOLDER. Its script runs in a page that has a few functions.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const rows = Array.from({ length: 10 }, () => ({ ariaSelected: "false", closest() { return this; } }));
let click;
globalThis.document = {
  querySelector: () => ({ children: rows, addEventListener: (_, heard) => { click = heard; } }),
};
globalThis.fetch = (name) => readFile(join(folder, name));
WebAssembly.instantiateStreaming = async (module) => WebAssembly.instantiate(await module, {});
await import(pathToFileURL(join(folder, "list.mjs")));

const selected = () => rows.flatMap((row, number) => (row.ariaSelected === "true" ? [number] : []));
click({ target: rows[2] });
assert.deepEqual(selected(), [2]);
click({ target: rows[5], shiftKey: true });
assert.deepEqual(selected(), [2, 3, 4, 5]);
click({ target: rows[4], ctrlKey: true });
assert.deepEqual(selected(), [2, 3, 5]);
click({ target: rows[7] });
assert.deepEqual(selected(), [7]);
click({ target: { closest: () => null } });
assert.deepEqual(selected(), [7]);
console.log("the article's list answers as it says");
