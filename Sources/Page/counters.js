// SPDX-License-Identifier: MIT
// What the last input cost.
import { number } from "./parts.js";

export class Counters {
  #inputs = 0;
  #drawn = 0;
  #time = 0;

  /** Notes what an input changed and cost: rows changed and redrawn, milliseconds in the model and in all. */
  note({ changed, drawn, time, total }) {
    this.#inputs += 1;
    this.#drawn += drawn;
    this.#time += time;
    if (this.#inputs === 1) {
      document.getElementById("no-input").remove();
      document.querySelector("dl").hidden = false;
    }
    show("changed", number(changed));
    show("drawn", number(drawn));
    show("time", milliseconds(time));
    show("total", milliseconds(total));
    show("sum", `${number(this.#inputs)} ${this.#inputs === 1 ? "input" : "inputs"}, ${number(this.#drawn)} rows redrawn, `
      + `${milliseconds(this.#time / this.#inputs)} each`);
  }
}

function show(id, text) { document.getElementById(id).textContent = text; }

/** A time in words; browsers tell time in steps of a tenth of a millisecond. */
function milliseconds(time) {
  return time < 0.1 ? "< 0.1 ms" : `${time < 10 ? time.toFixed(1) : time.toFixed(0)} ms`;
}
