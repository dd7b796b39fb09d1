// SPDX-License-Identifier: MIT
// The search above the table, and the bar beside it that says what is selected and what can be done with it.
import { number } from "./parts.js";

/** How many names are copied at most: a clipboard is no place for a million. */
const mostCopied = 100_000;

export class Chosen {
  #player;
  #say;
  #field = document.getElementById("search");
  #bar = document.getElementById("chosen");
  #count = document.getElementById("chosen-count");
  #deselect = document.getElementById("let-go");

  /** `say` tells screen readers something. */
  constructor(player, say) {
    this.#player = player;
    this.#say = say;
    const { target } = player;
    this.#field.value = "";
    this.#field.addEventListener("input", () => this.#search());
    this.#field.addEventListener("keydown", (event) => {
      if (event.isComposing) return;
      if (event.key === "Escape" && this.#field.value !== "") {
        this.#field.value = "";
        this.#search();
      } else if (event.key === "ArrowDown" || event.key === "Enter") {
        target.focus({ preventScroll: true });
      } else {
        return;
      }
      event.preventDefault();
    });
    this.#deselect.addEventListener("click", () => {
      const count = player.list.hiddenSelectedCount;
      player.take((list) => list.deselectHidden(), { words: () => `${number(count)} let go` });
      this.#field.focus();
    });
    document.getElementById("delete-chosen").addEventListener("click", () => {
      player.deleteSelected();
      target.focus({ preventScroll: true });
    });
    document.getElementById("copy").addEventListener("click", async () => {
      const text = this.#text();
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // Not every browser lets a page write there by itself; a copy that is asked for, all do.
        target.focus({ preventScroll: true });
        document.execCommand("copy");
      }
      this.#sayCopied();
    });
    document.addEventListener("copy", (event) => {
      if (document.activeElement !== target || player.list.selectedCount === 0) return;
      event.clipboardData.setData("text/plain", this.#text());
      event.preventDefault();
      this.#sayCopied();
    });
  }

  /** Shows how many rows are selected. */
  show() {
    const { selectedCount, hiddenSelectedCount } = this.#player.list;
    const all = selectedCount + hiddenSelectedCount;
    this.#bar.hidden = all === 0;
    this.#deselect.hidden = hiddenSelectedCount === 0;
    this.#count.textContent =
      `${number(all)} selected${hiddenSelectedCount > 0 ? `, ${number(hiddenSelectedCount)} not shown` : ""}`;
  }

  #search() {
    const text = this.#field.value;
    this.#player.take((list) => list.search(text), {
      isSearch: true,
      words: () => {
        const { rowCount, hiddenCount } = this.#player.list;
        return hiddenCount > 0 ? `${number(rowCount)} of ${number(rowCount + hiddenCount)} rows found`
          : `All ${number(rowCount)} rows shown`;
      },
    });
  }

  #text() {
    const { list } = this.#player;
    return list.selectedRows(mostCopied).map((row) => list.label(row)).join("\n");
  }

  #sayCopied() {
    const { selectedCount } = this.#player.list;
    this.#say(selectedCount > mostCopied ? `The first ${number(mostCopied)} of ${number(selectedCount)} copied`
      : `${number(selectedCount)} copied`);
  }
}
