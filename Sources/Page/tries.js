// SPDX-License-Identifier: MIT
// Three things to try, which run when they are pressed, and are marked when they are done, by them or by hand.
import { shuffle } from "./tools.js";

/** How long a table without rows is shown before they come back, in milliseconds. */
const pause = 1_000;

/** Watches what is done to the large table. */
export class Tries {
  #element = document.getElementById("tries");
  #rows;
  #chosen;
  #rowCount;

  constructor(rows, chosen) {
    this.#rows = rows;
    this.#chosen = chosen;
    this.#rowCount = rows.list.rowCount;
    const run = { shuffle: () => this.#shuffle(), search: () => this.#search(), undo: () => this.#deleteAll() };
    this.#element.addEventListener("click", ({ target }) => run[target.closest("[data-try]")?.dataset.try]?.());
  }

  /** Notes what was done: `name` is the tool that was used, or null. */
  note(name, { rowCount, selectedCount, hiddenSelectedCount }) {
    if (name === "shuffle" && selectedCount + hiddenSelectedCount > 0) this.#mark("shuffle");
    if (name === "search" && hiddenSelectedCount > 0) this.#mark("search");
    if (name === "undo" && this.#rowCount === 0 && rowCount > 0) this.#mark("undo");
    this.#rowCount = rowCount;
  }

  #mark(name) {
    const button = this.#element.querySelector(`[data-try=${name}]`);
    button.classList.add("done");
    button.ariaDescription = "Done";
  }

  #shuffle() {
    this.#selectSome();
    shuffle(this.#rows);
  }

  #search() {
    this.#selectSome();
    this.#chosen.search(this.#chosen.isSearching ? "" : "otter");
  }

  #deleteAll() {
    const { list } = this.#rows;
    this.#chosen.search("");
    this.#rows.take(() => list.selectAll());
    if (list.rowCount === 0 || list.selectedCount < list.rowCount) return;
    this.#rows.deleteSelected();
    setTimeout(() => {
      // Whoever does something else meanwhile has undone it, or wants it so.
      if (list.rowCount > 0) return;
      this.#rows.step("undo");
      this.#rows.step("undo");
    }, pause);
  }

  /** There is nothing to be seen of a selection that is empty. */
  #selectSome() {
    const { list } = this.#rows;
    if (list.selectedCount + list.hiddenSelectedCount > 0) return;
    for (const row of [1, 2, 3, 5]) if (row < list.rowCount) this.#rows.take(() => list.flip(row));
  }
}
