// SPDX-License-Identifier: MIT
// A long list of which only what is seen is there: draws after an input those rows that the model says differ.
import { make, rowAt, runs } from "./parts.js";
import { LongScroll } from "./scroll.js";

/** What a long view cannot be without, where the page's style sheet was not loaded. */
const bare = `
  .grid, .pictures, .tree { position: relative; height: 70vh; overflow: auto; }
  .port { position: sticky; top: 0; overflow: hidden; display: flex; flex-direction: column; }
  .window { position: relative; flex: 1; overflow: hidden; }
  .shift, .window .row, .tile, .node { position: absolute; left: 0; right: 0; }
  .row { display: grid; grid-template-columns: 1fr 110px 110px; height: 36px; }
  .selected { font-weight: bold; }`;

/** Rows in lines of one or more columns; what a row looks like is for the views to say that are made of this. */
export class LongView {
  /** How many rows were drawn since the counter was last read, because they differ. */
  redrawn = 0;
  /** How many rows stand in a line. */
  columns = 1;
  list;
  element;
  /** What is added to the class of a selected row, so that one sees where it went. */
  flash = "";
  window = make("div", "window");
  #port = make("div", "port");
  #shift = make("div", "shift");
  #heading;
  #scroll;
  #lineHeight = 36;
  #rows = new Map();
  #base = 0;
  #drop = null;
  #flashes = 0;

  constructor(element, list, heading = null) {
    this.list = list;
    this.element = element;
    this.#heading = heading;
    if (getComputedStyle(element).overflowY === "visible") {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(bare);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    const spacer = make("div", "spacer");
    for (const part of [spacer, this.#port, this.window, this.#shift]) part.role = "presentation";
    this.window.append(this.#shift);
    if (heading) this.#port.append(heading);
    this.#port.append(this.window);
    spacer.append(this.#port);
    element.replaceChildren(spacer);
    this.#scroll = new LongScroll(element, spacer, () => this.#layOut());
    new ResizeObserver(() => this.resize()).observe(element);
    this.resize();
  }

  /** Brings a row into view. */
  show(row) {
    this.#bringIntoView(row);
    this.#layOut();
  }

  /** Has a row flash, so that one sees where it is. */
  flashRow(row) {
    this.#flashes = 1 - this.#flashes;
    this.flash = ` went-${this.#flashes}`;
    this.show(row);
    this.draw(this.#rows.get(row), row);
    this.flash = "";
  }

  // For the views to say: how a row is made and drawn, how wide and high a line is, and what counts the rows.
  makeRow() { return make("div", "row"); }
  draw() {}
  measureLine() { return { columns: 1, lineHeight: 36 }; }
  tellCount() {}

  /** How many rows a page has. */
  get pageRows() { return Math.max(1, Math.floor(this.viewHeight / this.#lineHeight) - 1) * this.columns; }

  /** How high the part is in which rows are seen. */
  get viewHeight() { return this.element.clientHeight - (this.#heading?.offsetHeight ?? 0); }

  rowAt(element) { return rowAt(element, this.element); }
  elementOf(row) { return this.#rows.get(row) ?? null; }

  /** Takes the size of the list and of its lines again. */
  resize() {
    const first = this.#scroll.offset / this.#lineHeight * this.columns;
    const { columns, lineHeight } = this.measureLine();
    const isOther = columns !== this.columns || lineHeight !== this.#lineHeight;
    [this.columns, this.#lineHeight] = [columns, lineHeight];
    this.element.style.setProperty("--line-height", `${lineHeight}px`);
    this.#port.style.height = `${this.element.clientHeight}px`;
    for (const [row, element] of this.#rows) this.#place(element, row);
    this.#measure();
    if (isOther) this.#scroll.scrollTo(first / columns * lineHeight);
    this.#layOut();
  }

  /**
   * Draws what differs after an input, and brings the keyboard's row into view if it went elsewhere. Selected rows flash
   * that went elsewhere too, except where a search shows others.
   */
  update(leadBefore, { isSearch = false } = {}) {
    const { lead } = this.list;
    // Another class each time, else the same flash would not begin again.
    this.#flashes = 1 - this.#flashes;
    this.flash = this.list.isOfRows && !isSearch ? ` went-${this.#flashes}` : "";
    if (this.list.rowAfter) this.#follow();
    const seen = [...this.#rows.keys()].filter((row) => row < this.list.rowCount);
    // The row of the keyboard may be there though it is not seen.
    for (const [first, count] of runs(seen)) {
      for (const row of this.list.rowsToDraw(first, count)) {
        this.draw(this.#rows.get(row), row);
        this.redrawn += 1;
      }
    }
    this.#measure();
    if (lead !== null && lead !== leadBefore) this.#bringIntoView(lead);
    this.#layOut();
    this.flash = "";
  }

  // Places, for the pointer.

  /** Where a place on the screen is among all lines: pixels from the left and from above the first line. */
  point({ clientX, clientY }) {
    const box = this.window.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top + this.#scroll.offset };
  }

  /** The size of a row, and how much was scrolled over. */
  get lines() {
    return { width: this.window.clientWidth / this.columns, height: this.#lineHeight, offset: this.#scroll.offset };
  }

  /** The row before which something comes to stand that is dropped at a place on the screen. */
  placeAt(event) {
    const { x, y } = this.point(event);
    const { width, height } = this.lines;
    const place = this.columns === 1 ? Math.round(y / height)
      : Math.floor(y / height) * this.columns + Math.min(Math.max(Math.round(x / width), 0), this.columns);
    return Math.min(Math.max(place, 0), this.list.rowCount);
  }

  /** Shows before which row something would come to stand, or that it would not. */
  showDrop(place, event) {
    if (place === null) {
      this.#drop?.remove();
      this.#drop = null;
      return;
    }
    this.#drop ??= this.window.appendChild(make("div", "drop"));
    const { width, height, offset } = this.lines;
    if (this.columns === 1) {
      const top = Math.max(1, place * height - offset);
      this.#drop.style.cssText = `left: 0; right: 0; top: ${top - 1}px; height: 2px`;
    } else {
      // Between two lines it is shown at that of the pointer.
      const line = Math.floor(this.point(event).y / height);
      const column = Math.min(Math.max(place - line * this.columns, 0), this.columns);
      this.#drop.style.cssText =
        `left: ${column * width - 1}px; width: 3px; top: ${line * height - offset + 6}px; height: ${height - 12}px`;
    }
  }

  /** Scrolls by so many pixels. */
  scrollBy(way) {
    this.#scroll.scrollTo(this.#scroll.offset + way);
    this.#layOut();
  }

  /** Takes rows along to where they are after an input; those that are shown no longer go. */
  #follow() {
    const before = this.#rows;
    this.#rows = new Map();
    for (const [row, element] of before) {
      const after = this.list.rowAfter(row);
      if (after < 0) element.remove();
      else this.#rows.set(after, element);
      if (after >= 0 && after !== row) this.#place(element, after);
    }
  }

  #measure() {
    this.tellCount(this.list.rowCount);
    const lines = Math.ceil(this.list.rowCount / this.columns);
    this.#scroll.resize(lines * this.#lineHeight, this.viewHeight, this.#heading?.offsetHeight ?? 0);
  }

  #bringIntoView(row) {
    const top = Math.floor(row / this.columns) * this.#lineHeight;
    const { offset } = this.#scroll;
    if (top < offset) this.#scroll.scrollTo(top);
    const bottom = top + this.#lineHeight;
    if (bottom > offset + this.viewHeight) this.#scroll.scrollTo(bottom - this.viewHeight);
  }

  /** Sees to it that exactly the rows in sight are there, and the keyboard's. */
  #layOut() {
    const count = this.list.rowCount;
    const { offset } = this.#scroll;
    const firstLine = Math.max(0, Math.floor(offset / this.#lineHeight) - 2);
    const first = firstLine * this.columns;
    const end = Math.min(count, (Math.ceil((offset + this.viewHeight) / this.#lineHeight) + 2) * this.columns);
    const { lead } = this.list;
    const isWanted = (row) => row < count && ((row >= first && row < end) || row === lead);
    const spare = [...this.#rows.keys()].filter((row) => !isWanted(row));
    const wanted = Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
    if (lead !== null && (lead < first || lead >= end)) wanted.push(lead);
    if (Math.abs(firstLine - this.#base) > 20_000) {
      this.#base = firstLine;
      for (const [row, element] of this.#rows) this.#place(element, row);
    }
    for (const row of wanted) {
      if (this.#rows.has(row)) continue;
      const old = spare.pop();
      const element = old === undefined ? this.#shift.appendChild(this.makeRow()) : this.#rows.get(old);
      if (old !== undefined) this.#rows.delete(old);
      this.#rows.set(row, element);
      this.#place(element, row);
      this.draw(element, row);
    }
    for (const row of spare) {
      this.#rows.get(row).remove();
      this.#rows.delete(row);
    }
    this.#shift.style.transform = `translateY(${this.#base * this.#lineHeight - offset}px)`;
    if (lead === null) this.element.removeAttribute("aria-activedescendant");
    else this.element.setAttribute("aria-activedescendant", this.rowID(lead));
  }

  rowID(row) { return `row-${row}`; }

  #place(element, row) {
    element.id = this.rowID(row);
    element.dataset.row = row;
    this.tellPlace(element, row);
    // A row far out of sight need not stand at its own place, which may be out of reach.
    const line = Math.min(Math.max(Math.floor(row / this.columns) - this.#base, -40_000), 40_000);
    element.style.top = `${line * this.#lineHeight}px`;
    if (this.columns > 1) {
      element.style.left = `${row % this.columns * 100 / this.columns}%`;
      element.style.width = `${100 / this.columns}%`;
    }
  }

  tellPlace() {}
}
