// SPDX-License-Identifier: MIT
// A list of which a few rows are loaded: all that match can be selected, but these.
import { make, number } from "./parts.js";

/** How many rows are loaded. */
const loaded = 5;

export class Server {
  #model;
  #query = document.getElementById("server-query");
  #list = document.getElementById("server-rows");
  #all = document.getElementById("server-all");

  constructor(model) {
    this.#model = model;
    const { swift } = model;
    const words = Array.from({ length: swift.serverWordCount() }, (_, i) => model.text(swift.serverWord(i)));
    this.#query.append(new Option("everything", -1), ...words.map((word, i) => new Option(word, i)));
    this.#query.value = "0";
    this.#query.addEventListener("change", () => this.#draw());
    const selectAll = (isSelected) => {
      swift.serverSelectAll(this.#asked, isSelected, loaded);
      this.#draw();
    };
    this.#all.addEventListener("click", () => selectAll(1));
    document.getElementById("server-none").addEventListener("click", () => selectAll(0));
    this.#draw();
  }

  get #asked() { return Number(this.#query.value); }

  #draw() {
    const { swift } = this.#model;
    const items = Array.from({ length: loaded }, (_, place) => swift.serverItem(this.#asked, place));
    this.#list.replaceChildren(...items.map((item) => {
      const row = make("li", "");
      const label = make("label", "option", this.#model.text(swift.serverName(item)));
      const box = make("input", "");
      box.type = "checkbox";
      box.checked = swift.serverSelects(item) === 1;
      box.addEventListener("change", () => {
        swift.serverToggle(item);
        this.#tell();
      });
      label.append(box);
      row.append(label);
      return row;
    }));
    this.#tell();
  }

  /** Says what is selected, and what a server would be told. */
  #tell() {
    const { swift } = this.#model;
    this.#all.textContent = `Select all ${number(swift.serverTotal(this.#asked))}`;
    const count = swift.serverCount();
    document.getElementById("server-count").textContent =
      `${swift.serverCountIsExact() === 1 ? "" : "At least "}${number(count)} selected`;
    document.getElementById("server-steps").textContent = this.#model.text(swift.serverSteps());
  }
}
