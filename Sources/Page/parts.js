// SPDX-License-Identifier: MIT
// What the views have in common.

/** Numbers in groups of three, which is kept, for making one costs much. */
const format = new Intl.NumberFormat("en");
export const number = (value) => format.format(value);

export function make(name, className, text = "") {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

/** Numbers as runs without gaps: the first, and how many. */
export function runs(numbers) {
  const found = [];
  for (const row of numbers.sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && last[0] + last[1] === row) last[1] += 1;
    else found.push([row, 1]);
  }
  return found;
}

/** The number of the row at an element within a list, or null. */
export function rowAt(element, list) {
  const row = element.closest("[data-row]");
  return row && list.contains(row) ? Number(row.dataset.row) : null;
}
