// SPDX-License-Identifier: MIT
// The search above the table, and the bar below it that says what is selected and what can be done with it.
import { number } from "./parts.js";

/** How many names are copied at most: a clipboard is no place for a million. */
const mostCopied = 100_000;

const element = (id) => document.getElementById(id);

export class Chosen {
  #player;
  #field = element("search");
  #tools = ["chosen-before", "chosen-after", "copy", "delete"].map(element);

  constructor(player) {
    this.#player = player;
    const { target } = player;
    this.#field.value = "";
    this.#field.addEventListener("input", () => this.#find());
    this.#field.addEventListener("keydown", (event) => {
      if (event.isComposing) return;
      if (event.key === "Escape" && this.isSearching) this.search("");
      else if (event.key === "ArrowDown" || event.key === "Enter") target.focus({ preventScroll: true });
      else return;
      event.preventDefault();
    });
    const on = (id, work) => element(id).addEventListener("click", () => this.#count > 0 && work());
    on("let-go", () => {
      const count = player.list.hiddenSelectedCount;
      player.take((list) => list.deselectHidden(), { words: () => `${number(count)} deselected` });
      this.#field.focus();
    });
    on("chosen-before", () => this.#go(1));
    on("chosen-after", () => this.#go(0));
    on("delete", () => player.deleteSelected());
    on("copy", async () => {
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
      if (document.activeElement !== target || this.#count === 0) return;
      event.clipboardData.setData("text/plain", this.#text());
      event.preventDefault();
      this.#sayCopied();
    });
  }

  get isSearching() { return this.#field.value !== ""; }

  /** Searches for a text, as if it were typed. */
  search(text) {
    if (this.#field.value === text) return;
    this.#field.value = text;
    this.#find();
  }

  /** Shows how many rows are selected, and there are. */
  show() {
    const { rowCount, hiddenCount, hiddenSelectedCount } = this.#player.list;
    element("let-go").hidden = hiddenSelectedCount === 0;
    element("chosen-count").textContent = `${number(this.#count)} selected`
      + (hiddenSelectedCount > 0 ? `, ${number(hiddenSelectedCount)} not shown` : "");
    element("row-count").textContent = hiddenCount > 0
      ? `${number(rowCount)} of ${number(rowCount + hiddenCount)} rows` : `of ${number(rowCount)} rows`;
    for (const tool of this.#tools) tool.ariaDisabled = String(this.#count === 0);
  }

  /** How many rows are selected, shown or not. */
  get #count() { return this.#player.list.selectedCount + this.#player.list.hiddenSelectedCount; }

  #find() {
    this.#player.take((list) => list.search(this.#field.value), {
      isSearch: true,
      words: () => {
        const { rowCount, hiddenCount } = this.#player.list;
        return hiddenCount > 0 ? `${number(rowCount)} of ${number(rowCount + hiddenCount)} rows found`
          : `All ${number(rowCount)} rows shown`;
      },
    });
  }

  /** Goes to the next selected row (0) or the one before (1); if a search hides it, the search ends. */
  #go(way) {
    const { list, view } = this.#player;
    const { hiddenCount } = list;
    this.#player.take(() => list.goToSelected(way), {
      isSearch: true,
      words: () => {
        const isEnd = hiddenCount > list.hiddenCount;
        return `${isEnd ? "The search has ended. " : ""}${list.label(list.lead)}, selected row `
          + `${number(list.placeOfLead)} of ${number(this.#count)}`;
      },
    });
    if (list.hiddenCount === 0) this.#field.value = "";
    if (list.lead !== null) view.flashRow(list.lead);
  }

  #text() {
    const { list } = this.#player;
    return list.selectedNumbers(mostCopied).map((row) => list.nameOfNumber(row)).join("\n");
  }

  #sayCopied() {
    this.#player.say(this.#count > mostCopied ? `The first ${number(mostCopied)} of ${number(this.#count)} copied`
      : `${number(this.#count)} copied`);
  }
}
