// SPDX-License-Identifier: MIT
// A checkmark list as ARIA's listbox pattern has it.
import { make, rowAt } from "./parts.js";

/** A short list, of which all rows are there. */
export class Listbox {
  redrawn = 0;
  pageRows = 5;
  columns = 1;
  nouns = "items";
  #list;
  #element;
  #options = [];
  #header;

  /** A list on an element; `header`, where there is one, is a box that shows how many of its rows are checked. */
  constructor(element, list, header) {
    this.#list = list;
    this.#element = element;
    this.#header = header;
    element.replaceChildren();
    this.#fit();
    this.#options.forEach((_, row) => this.#draw(row));
    this.#pointAtLead();
    this.#drawHeader();
  }

  rowAt(element) { return rowAt(element, this.#element); }
  elementOf(row) { return this.#options[row] ?? null; }
  show() {}

  /** Draws what differs after an input. */
  update() {
    const count = this.#options.length;
    this.#fit();
    const isLonger = this.#options.length !== count;
    const rows = isLonger ? this.#options.keys() : this.#list.rowsToDraw(0, count);
    for (const row of rows) {
      this.#draw(row);
      this.redrawn += 1;
    }
    this.#pointAtLead();
    this.#drawHeader();
  }

  /** Sees to it that there are as many options as rows. */
  #fit() {
    const { rowCount } = this.#list;
    while (this.#options.length > rowCount) this.#options.pop().remove();
    for (let row = this.#options.length; row < rowCount; row += 1) {
      const option = make("div", "option");
      option.role = "option";
      option.id = `${this.#element.id}-${row}`;
      option.dataset.row = row;
      this.#options.push(option);
      this.#element.append(option);
    }
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
