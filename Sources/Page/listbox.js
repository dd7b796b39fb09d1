// SPDX-License-Identifier: MIT
// A checkmark list as ARIA's listbox pattern has it.
import { make } from "./grid.js";

/** A short list, of which all rows are there. */
export class Listbox {
  drawnAgain = 0;
  pageRows = 5;
  #list;
  #element;
  #options = [];
  #header;

  /** A list on an element; `header`, where there is one, is a box that shows how many of its rows are checked. */
  constructor(element, list, header) {
    this.#list = list;
    this.#element = element;
    this.#header = header;
    for (let row = 0; row < list.rowCount; row += 1) {
      const option = make("div", "option");
      option.role = "option";
      option.id = `${element.id}-${row}`;
      option.dataset.row = row;
      this.#options.push(option);
    }
    this.#options.forEach((_, row) => this.#draw(row));
    element.replaceChildren(...this.#options);
    this.#pointAtLead();
    this.#drawHeader();
  }

  /** The number of the row at an element within the list, or null. */
  rowAt(element) {
    const row = element.closest("[data-row]");
    return row && this.#element.contains(row) ? Number(row.dataset.row) : null;
  }

  /** Draws what differs after an input. */
  update() {
    for (const row of this.#list.rowsToDraw(0, this.#options.length)) {
      this.#draw(row);
      this.drawnAgain += 1;
    }
    this.#pointAtLead();
    this.#drawHeader();
  }

  #drawHeader() {
    if (this.#header) this.#header.ariaChecked = ["false", "mixed", "true"][this.#list.markedPart];
  }

  #pointAtLead() {
    const { lead } = this.#list;
    if (lead === null) this.#element.removeAttribute("aria-activedescendant");
    else this.#element.setAttribute("aria-activedescendant", `${this.#element.id}-${lead}`);
  }

  #draw(row) {
    const option = this.#options[row];
    const looks = this.#list.looks(row);
    option.className = `option${looks.lead ? " lead" : ""}`;
    option.textContent = this.#list.label(row);
    option.ariaChecked = String(looks.checked);
    option.ariaDisabled = looks.disabled ? "true" : null;
    option.ariaPosInSet = String(row + 1);
    option.ariaSetSize = String(this.#options.length);
  }
}
