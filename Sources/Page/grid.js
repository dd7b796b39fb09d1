// SPDX-License-Identifier: MIT
// The large table.
import { LongView } from "./long-view.js";
import { make, number } from "./parts.js";

/** A table of rows as ARIA's grid pattern has it. */
export class Grid extends LongView {
  nouns = "rows";
  /** A box that shows how many of the rows that are shown are selected. */
  header;
  #sorted = null;
  #cells;

  /** `sort` is called with a column, and whether its order is to be descending. */
  constructor(element, list, { sort }) {
    const heading = make("div", "row heading");
    heading.role = "row";
    heading.ariaRowIndex = "1";
    const cells = ["Name", "Identity", "Row"].map((title, column) => {
      const cell = make("div", "");
      cell.role = "columnheader";
      cell.ariaLabel = title;
      const isSorted = column < 2;
      cell.append(make(isSorted ? "button" : "span", isSorted ? "sort" : "", title));
      if (isSorted) {
        cell.firstChild.title = `Sort by ${title.toLowerCase()}`;
        cell.firstChild.addEventListener("click", () => {
          const isDescending = this.#sorted?.column === column && !this.#sorted.isDescending;
          if (sort(column, isDescending)) this.#showSorted({ column, isDescending });
        });
      }
      heading.append(cell);
      return cell;
    });
    const header = make("button");
    header.role = "checkbox";
    header.ariaLabel = "All rows";
    header.setAttribute("aria-controls", element.id);
    cells[0].prepend(header);
    super(element, list, heading);
    this.header = header;
    this.#cells = cells;
    this.#drawHeader();
  }

  update(leadBefore, options) {
    super.update(leadBefore, options);
    // Whatever changes the rows may change their order.
    if (this.list.isOfRows && !options?.isSearch) this.#showSorted(null);
    this.#drawHeader();
  }

  #drawHeader() { this.header.ariaChecked = ["false", "mixed", "true"][this.list.markedPart]; }

  #showSorted(sorted) {
    this.#sorted = sorted;
    this.#cells.forEach((cell, column) => {
      cell.ariaSort = sorted?.column !== column ? null : sorted.isDescending ? "descending" : "ascending";
    });
  }

  measureLine() {
    const height = getComputedStyle(this.element).getPropertyValue("--row");
    return { columns: 1, lineHeight: parseFloat(height) || 36 };
  }

  tellCount(count) { this.element.ariaRowCount = String(count + 1); }
  tellPlace(element, row) { element.ariaRowIndex = String(row + 2); }

  makeRow() {
    const element = make("div", "row");
    element.role = "row";
    for (let i = 0; i < 3; i += 1) {
      const cell = make("div", "");
      cell.role = "gridcell";
      element.append(cell);
    }
    const box = make("span", "box");
    box.ariaHidden = "true";
    element.firstChild.append(box, make("span", "name"));
    return element;
  }

  /** Draws a row from the model, all of it, so that nothing of another row can stay. */
  draw(element, row) {
    const looks = this.list.looks(row);
    element.className = `row${looks.selected ? ` selected${this.flash}` : ""}${looks.held ? " held" : ""}`
      + (looks.lead ? " lead" : "");
    element.ariaSelected = String(looks.selected);
    const [name, identity, place] = element.children;
    name.lastChild.textContent = this.list.label(row);
    identity.textContent = number(this.list.identity(row) + 1);
    place.textContent = number(row + 1);
  }
}
