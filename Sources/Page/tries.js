// SPDX-License-Identifier: MIT
// Three things to try, which light up when they are done.

/** Watches what is done to the large table. */
export class Tries {
  #element;
  #rowCount;

  constructor(element, rowCount) {
    this.#element = element;
    this.#rowCount = rowCount;
  }

  /** Notes what was done: `name` is the tool that was used, or null for a row. */
  note(name, { rowCount, selectedCount }) {
    if (name === null && selectedCount > 1 && selectedCount < rowCount) this.#light("range");
    if (name === "shuffle" && selectedCount > 0) this.#light("shuffle");
    if (name === "undo" && this.#rowCount === 0 && rowCount > 0) this.#light("undo");
    this.#rowCount = rowCount;
  }

  #light(name) { this.#element.querySelector(`[data-try=${name}]`).classList.add("done"); }
}
