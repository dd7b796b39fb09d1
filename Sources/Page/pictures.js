// SPDX-License-Identifier: MIT
// A grid of pictures, which are painted and not loaded, with numbers in the order in which they were picked.
import { LongView } from "./long-view.js";
import { make, number } from "./parts.js";

/** How much of a tile, at each side, is between the pictures. */
const gap = 7;

/** Pictures as ARIA's listbox pattern has it, in columns. */
export class Pictures extends LongView {
  nouns = "pictures";
  hasPictures = true;
  #band = null;

  measureLine() {
    const wanted = parseFloat(getComputedStyle(this.element).getPropertyValue("--tile")) || 132;
    const columns = Math.max(2, Math.floor(this.element.clientWidth / wanted));
    return { columns, lineHeight: Math.round(this.element.clientWidth / columns * 0.78) };
  }

  rowID(row) { return `picture-${row}`; }

  tellPlace(element, row) { element.ariaPosInSet = String(row + 1); }

  makeRow() {
    const element = make("div", "tile");
    element.role = "option";
    element.append(make("div", "picture"), make("span", "place"));
    return element;
  }

  /** Draws a tile from the model, all of it. */
  draw(element, row) {
    const { list } = this;
    const looks = list.looks(row);
    const place = list.place(row);
    element.className =
      `tile${looks.selected ? ` selected${this.flash}` : ""}${looks.held ? " held" : ""}${looks.lead ? " lead" : ""}`;
    element.ariaSelected = String(looks.selected);
    element.ariaSetSize = String(list.rowCount);
    element.ariaLabel = list.label(row) + (place ? `, picked as number ${number(place)}` : "");
    element.children[0].style.background = painted(list.original(row));
    element.children[1].textContent = place ? number(place) : "";
  }

  get cell() { return { ...this.lines, gap }; }

  /** Shows a band from one place to another. */
  showBand(from, to) {
    const [left, right] = [from.x, to.x].sort((a, b) => a - b);
    const [top, bottom] = [from.y, to.y].sort((a, b) => a - b);
    this.#band ??= this.window.appendChild(make("div", "band"));
    this.#band.style.cssText = `left: ${left}px; width: ${right - left}px; top: ${top - this.lines.offset}px; `
      + `height: ${bottom - top}px`;
  }

  hideBand() {
    this.#band?.remove();
    this.#band = null;
  }
}

/** The hues of skies by day, at dawn and at dusk, and of hills. */
const skies = [202, 212, 190, 18, 335, 262, 232];
const grounds = [96, 142, 164, 206, 236, 28];

/** A landscape, the same for the same number, as the layers of a background. */
export function painted(seed) {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const chance = (from, to) => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b);
    state ^= state >>> 13;
    return from + (state >>> 8) / 0x1000000 * (to - from);
  };
  const hue = skies[Math.floor(chance(0, skies.length))] + chance(-9, 9);
  const sun = `${chance(15, 85).toFixed(0)}% ${chance(16, 46).toFixed(0)}%`;
  const size = chance(8, 15);
  const hill = (tone, light, high) =>
    `radial-gradient(ellipse ${chance(55, 110).toFixed(0)}% ${high.toFixed(0)}% at ${chance(0, 100).toFixed(0)}% 102%, `
    + `hsl(${tone.toFixed(0)} 34% ${light}%) 99%, transparent)`;
  const ground = grounds[Math.floor(chance(0, grounds.length))] + chance(-12, 12);
  return [
    hill(ground, 24, chance(28, 42)), hill(ground + 12, 36, chance(42, 58)), hill(ground + 24, 50, chance(52, 70)),
    `radial-gradient(circle at ${sun}, hsl(${(hue + 30).toFixed(0)} 95% 90%) ${size.toFixed(1)}%, transparent `
    + `${(size + 1.5).toFixed(1)}%)`,
    `linear-gradient(hsl(${hue.toFixed(0)} 60% 54%), hsl(${(hue + 42).toFixed(0)} 76% 80%) 75%)`,
  ].join(", ");
}
