// SPDX-License-Identifier: MIT
// The large table.
import { LongView } from "./long-view.js";
import { make, number } from "./parts.js";

/** A table of rows as ARIA's grid pattern has it. */
export class Grid extends LongView {
  nouns = "rows";

  constructor(element, list) {
    const heading = make("div", "row heading");
    heading.role = "row";
    heading.ariaRowIndex = "1";
    for (const title of ["Name", "Identity", "Row"]) {
      const cell = make("div", "", title);
      cell.role = "columnheader";
      heading.append(cell);
    }
    super(element, list, heading);
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
    return element;
  }

  /** Draws a row from the model, all of it, so that nothing of another row can stay. */
  draw(element, row) {
    const looks = this.list.looks(row);
    element.className = `row${looks.selected ? " selected" : ""}${looks.held ? " held" : ""}${looks.lead ? " lead" : ""}`;
    element.ariaSelected = String(looks.selected);
    const texts = [this.list.label(row), number(this.list.identity(row) + 1), number(row + 1)];
    texts.forEach((text, i) => { element.children[i].textContent = text; });
  }
}
