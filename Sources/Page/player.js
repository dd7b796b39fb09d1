// SPDX-License-Identifier: MIT
// Gives inputs to the model's lists, and has their views draw what differs.
import { key, modifiers, typed } from "./keys.js";
import { number } from "./parts.js";
import { Pointer } from "./pointer.js";

const seconds = () => performance.now() / 1_000;

/** A list with its view, on an element. */
export class Player {
  /**
   * `said` is the place that screen readers watch for the result of an input. `note` is told of each, by what it cost,
   * what is to be said, and where it came from.
   */
  constructor(list, view, target, { said = "said", note }) {
    this.list = list;
    this.view = view;
    this.target = target;
    this.said = said;
    this.note = note;
  }

  /**
   * Takes an input; whether it meant anything. `words` says what to announce, by default what the model says; nothing is
   * said or counted of a quiet one that changes nothing. `tool` is the name of the tool that it comes from, and
   * `isSearch` whether other rows are shown.
   */
  take(input, {
    words = () => this.list.announcement, isOfData = false, isQuiet = false, isSearch = false, tool = null,
  } = {}) {
    const { list, view } = this;
    const { lead } = list;
    view.redrawn = 0;
    const start = performance.now();
    const result = input(list);
    const thought = performance.now();
    if (result === 0) return false;
    if (result > 0) view.update(lead, { isSearch });
    const end = performance.now();
    const changed = result > 0 && !isOfData ? list.changedCount : 0;
    if (isQuiet && result > 0 && changed === 0 && view.redrawn === 0) return true;
    const cost = { changed, drawn: view.redrawn, time: thought - start, total: end - start };
    this.note(cost, result < 0 ? list.refusal : words(), isSearch ? "search" : tool);
    return true;
  }

  /** Has screen readers say something. */
  say(text) { document.getElementById(this.said).textContent = text; }

  /** Words for a change of the data, which are the page's: the model speaks of selection. */
  dataWords(text) {
    return { words: () => `${text()}, ${number(this.list.rowCount)} in all`, isOfData: true, tool: "data" };
  }

  /** Takes the last step back, or does it again. */
  step(way) {
    const words = () => `${way === "undo" ? "Undone" : "Done again"}, ${number(this.list.selectedCount)} selected, `
      + `${number(this.list.rowCount)} in all`;
    return this.take((list) => list[way](), { words, tool: way });
  }

  /** Deletes the selected rows, shown or not. */
  deleteSelected() {
    const { selectedCount, hiddenSelectedCount } = this.list;
    const count = selectedCount + hiddenSelectedCount;
    if (count === 0) return false;
    const hidden = hiddenSelectedCount > 0 ? `, ${number(hiddenSelectedCount)} of them not shown` : "";
    return this.take((list) => list.deleteSelected(), this.dataWords(() => `${number(count)} deleted${hidden}`));
  }
}

/** Shows whether there are steps to undo; a button that is disabled by itself would lose the focus to the page. */
export function showSteps(list, prefix = "") {
  document.getElementById(`${prefix}undo`).ariaDisabled = String(!list.canUndo);
  document.getElementById(`${prefix}redo`).ariaDisabled = String(!list.canRedo);
}

/** Lets keys and the pointer on a list's element be inputs; in one that is of data, rows can be deleted. */
export function listen(player, { isOfData = false } = {}) {
  const { list, view, target } = player;
  const pointer = new Pointer(player, (text) => player.dataWords(text));
  listenToKeys(player, (input) => player.take(input), (event, held) => {
    if (event.key === "Escape" && pointer.isBusy) return pointer.cancel(), true;
    return isOfData && event.key === "Delete" && held === 0 && (player.deleteSelected(), true);
  });
  target.addEventListener("click", (event) => {
    const row = event.target.closest(".box") && modifiers(event) === 0 ? view.rowAt(event.target) : null;
    if (row !== null) player.take(() => list.flip(row));
  });
}

/** Lets keys be inputs that `take` takes, if `isTaken` does not take them before. */
export function listenToKeys({ list, view, target }, take, isTaken = () => false) {
  target.addEventListener("keydown", (event) => {
    const [code, held] = [key(event), modifiers(event)];
    // Browsers do not show the focus again when keys follow a click.
    target.classList.add("keyboard");
    if (event.defaultPrevented || held === null || event.isComposing) return;
    const isInput = isTaken(event, held)
      || (code !== null && take(() => list.press(code, held, view.pageRows, view.columns)))
      || (typed(event) !== null && take(() => list.type(typed(event), seconds())));
    // Arrows and space would scroll the page; what the profile leaves alone, the browser may have.
    if (isInput || event.key === " " || event.key.startsWith("Arrow")) event.preventDefault();
  });
}
