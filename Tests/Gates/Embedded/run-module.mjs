// SPDX-License-Identifier: MIT
// The model loop in node: run-module.mjs MODULE PART SEED ROUNDS.
import { readFile } from "node:fs/promises";

const [module, ...values] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(module), {});
console.log(String(instance.exports.modelLoop(...values.map(Number))));
