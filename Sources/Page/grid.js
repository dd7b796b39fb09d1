// SPDX-License-Identifier: MIT
// The large table: draws the rows that are seen, and after an input those that the model says differ.
import { LongScroll } from "./scroll.js";

/** A table of rows as ARIA's grid pattern has it, of which only those seen are there. */
export class Grid {
  /** How many rows were drawn since the counter was last read, because they differ. */
  drawnAgain = 0;
  #list;
  #element;
  #port = make("div", "port");
  #window = make("div", "window");
  #shift = make("div", "shift");
  #heading = make("div", "row heading");
  #scroll;
  #rowHeight = 36;
  #rows = new Map();
  #base = 0;

  constructor(element, list) {
    this.#list = list;
    this.#element = element;
    const spacer = make("div", "spacer");
    for (const part of [spacer, this.#port, this.#window, this.#shift]) part.role = "presentation";
    this.#heading.role = "row";
    this.#heading.ariaRowIndex = "1";
    for (const title of ["Name", "Identity", "Row"]) {
      const cell = make("div", "", title);
      cell.role = "columnheader";
      this.#heading.append(cell);
    }
    this.#window.append(this.#shift);
    this.#port.append(this.#heading, this.#window);
    spacer.append(this.#port);
    element.replaceChildren(spacer);
    this.#scroll = new LongScroll(element, spacer, () => this.#layOut());
    new ResizeObserver(() => this.resize()).observe(element);
    this.resize();
  }

  /** How many rows a page has. */
  get pageRows() { return Math.max(1, Math.floor(this.#viewHeight / this.#rowHeight) - 1); }

  /** The number of the row at an element within the table, or null. */
  rowAt(element) {
    const row = element.closest("[data-row]");
    return row && this.#element.contains(row) ? Number(row.dataset.row) : null;
  }

  /** Takes the height of the table and of its rows anew. */
  resize() {
    this.#rowHeight = parseFloat(getComputedStyle(this.#element).getPropertyValue("--row")) || 36;
    this.#port.style.height = `${this.#element.clientHeight}px`;
    for (const [row, element] of this.#rows) this.#place(element, row);
    this.#measure();
    this.#layOut();
  }

  /** Draws what differs after an input, and brings the keyboard's row into view if it went elsewhere. */
  update(leadBefore) {
    const lead = this.#list.lead;
    const seen = [...this.#rows.keys()].filter((row) => row < this.#list.rowCount);
    // The row of the keyboard may be there though it is not seen.
    for (const [first, count] of runs(seen)) {
      for (const row of this.#list.rowsToDraw(first, count)) {
        this.#draw(this.#rows.get(row), row);
        this.drawnAgain += 1;
      }
    }
    this.#measure();
    if (lead !== null && lead !== leadBefore) this.#bringIntoView(lead);
    this.#layOut();
  }

  get #viewHeight() { return this.#element.clientHeight - this.#heading.offsetHeight; }

  #measure() {
    const count = this.#list.rowCount;
    this.#element.ariaRowCount = String(count + 1);
    this.#scroll.resize(count * this.#rowHeight, this.#viewHeight, this.#heading.offsetHeight);
  }

  #bringIntoView(row) {
    const top = row * this.#rowHeight;
    const { offset } = this.#scroll;
    if (top < offset) this.#scroll.scrollTo(top);
    const bottom = top + this.#rowHeight;
    if (bottom > offset + this.#viewHeight) this.#scroll.scrollTo(bottom - this.#viewHeight);
  }

  /** Sees to it that exactly the rows in sight are there, and the keyboard's. */
  #layOut() {
    const count = this.#list.rowCount;
    const { offset } = this.#scroll;
    const first = Math.max(0, Math.floor(offset / this.#rowHeight) - 2);
    const end = Math.min(count, Math.ceil((offset + this.#viewHeight) / this.#rowHeight) + 2);
    const lead = this.#list.lead;
    const isWanted = (row) => row < count && ((row >= first && row < end) || row === lead);
    const spare = [...this.#rows.keys()].filter((row) => !isWanted(row));
    const wanted = Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
    if (lead !== null && (lead < first || lead >= end)) wanted.push(lead);
    if (Math.abs(first - this.#base) > 100_000) {
      this.#base = first;
      for (const [row, element] of this.#rows) this.#place(element, row);
    }
    for (const row of wanted) {
      if (this.#rows.has(row)) continue;
      const old = spare.pop();
      const element = old === undefined ? this.#makeRow() : this.#rows.get(old);
      if (old !== undefined) this.#rows.delete(old);
      this.#rows.set(row, element);
      this.#place(element, row);
      this.#draw(element, row);
    }
    for (const row of spare) {
      this.#rows.get(row).remove();
      this.#rows.delete(row);
    }
    this.#shift.style.transform = `translateY(${this.#base * this.#rowHeight - offset}px)`;
    if (lead === null) this.#element.removeAttribute("aria-activedescendant");
    else this.#element.setAttribute("aria-activedescendant", `row-${lead}`);
  }

  #makeRow() {
    const element = make("div", "row");
    element.role = "row";
    for (let i = 0; i < 3; i += 1) {
      const cell = make("div", "");
      cell.role = "gridcell";
      element.append(cell);
    }
    this.#shift.append(element);
    return element;
  }

  #place(element, row) {
    element.id = `row-${row}`;
    element.dataset.row = row;
    element.ariaRowIndex = String(row + 2);
    // A row far out of sight need not stand at its own place, which may be out of reach.
    const place = Math.min(Math.max(row - this.#base, -200_000), 200_000);
    element.style.top = `${place * this.#rowHeight}px`;
  }

  /** Draws a row from the model, all of it, so that nothing of another row can stay. */
  #draw(element, row) {
    const looks = this.#list.looks(row);
    element.className = `row${looks.selected ? " selected" : ""}${looks.lead ? " lead" : ""}`;
    element.ariaSelected = String(looks.selected);
    const texts = [this.#list.label(row), number(this.#list.identity(row) + 1), number(row + 1)];
    texts.forEach((text, i) => { element.children[i].textContent = text; });
  }
}

/** Numbers in groups of three, which is kept, for making one costs much. */
const format = new Intl.NumberFormat("en");
export const number = (value) => format.format(value);

export function make(name, className, text = "") {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

/** Numbers as stretches without gaps: the first, and how many. */
function runs(numbers) {
  const found = [];
  for (const row of numbers.sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && last[0] + last[1] === row) last[1] += 1;
    else found.push([row, 1]);
  }
  return found;
}
