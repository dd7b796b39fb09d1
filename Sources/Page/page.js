// SPDX-License-Identifier: MIT
// The page: gives what the user does to the model, and has the views draw what it says.
import { Chosen } from "./chosen.js";
import { Counters } from "./counters.js";
import { listenToTree, Outline, Tree } from "./folders.js";
import { Grid } from "./grid.js";
import { key, modifiers, typed } from "./keys.js";
import { Listbox } from "./listbox.js";
import { check, duplicate, listenToMenus, open, remove } from "./menus.js";
import { List, loadModel } from "./model.js";
import { number } from "./parts.js";
import { Pictures } from "./pictures.js";
import { Pointer } from "./pointer.js";
import { Server } from "./server.js";
import { Tries } from "./tries.js";

const element = (id) => document.getElementById(id);
const counters = new Counters();
/** The most rows that the address may ask for: memory has an end. */
const mostRows = 5_000_000;
const seconds = () => performance.now() / 1_000;

/** Gives inputs to a list, and has its view draw what differs. */
class Player {
  /** `said` is the place that screen readers watch for the result of an input. */
  constructor(list, view, target, said = "said") {
    this.list = list;
    this.view = view;
    this.target = target;
    this.said = said;
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
    counters.note({ changed, drawn: view.redrawn, time: thought - start, total: end - start });
    counters.say(result < 0 ? list.refusal : words(), this.said);
    if (this === rows && !isSearch) tries.note(tool, list);
    showState();
    return true;
  }

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

  /** Deletes the selected rows. */
  deleteSelected() {
    const count = this.list.selectedCount;
    return this.take((list) => list.deleteSelected(), this.dataWords(() => `${number(count)} deleted`));
  }
}

const players = [];
let rows, pictures, folders, tries, chosen;

/** What the conventions are called. */
const conventions = {
  touch: "Touch", appkit: "Mac", windows: "Windows", gtk: "GNOME", aria: "Accessible listbox",
  "aria-modifiers": "Accessible listbox with modifiers",
};

/** Shows how many rows are selected, and whether there are steps to undo. */
function showState() {
  const { list } = rows;
  element("count").textContent = `${number(list.selectedCount)} of ${number(list.rowCount)} selected`;
  element("picked").textContent =
    `${number(pictures.list.selectedCount)} of ${number(pictures.list.rowCount)} selected`;
  // A button that is disabled by itself would lose the focus to the page.
  for (const [player, prefix] of [[rows, ""], [folders, "folders-"]]) {
    element(`${prefix}undo`).ariaDisabled = String(!player.list.canUndo);
    element(`${prefix}redo`).ariaDisabled = String(!player.list.canRedo);
  }
  const { rowCount, checkedCount, selectedCount } = folders.list;
  element("folders-count").textContent = `${number(rowCount)} rows shown, ${number(checkedCount)} files checked, `
    + `${number(selectedCount)} selected`;
  chosen.show();
}

/** Lets keys and the pointer on a list's element be inputs; a menu offers `commands`. */
function listen(player, commands) {
  const { list, view, target } = player;
  const pointer = new Pointer(player, (text) => player.dataWords(text));
  listenToMenus(player, commands);
  target.addEventListener("keydown", (event) => {
    const [code, held] = [key(event), modifiers(event)];
    // Browsers do not show the focus again when keys follow a click.
    target.classList.add("keyboard");
    if (event.defaultPrevented || held === null || event.isComposing) return;
    if (event.key === "Escape" && pointer.isBusy) {
      pointer.cancel();
    } else if (event.key === "Delete" && held === 0 && commands.includes(open)) {
      player.deleteSelected();
    } else {
      const isTaken = (code !== null && player.take(() => list.press(code, held, view.pageRows, view.columns)))
        || (typed(event) !== null && player.take(() => list.type(typed(event), seconds())));
      // Arrows and space would scroll the page; what the profile leaves alone, the browser may have.
      if (!isTaken && event.key !== " " && !event.key.startsWith("Arrow")) return;
    }
    event.preventDefault();
  });
}

/** Lets keys, the pointer and the tools above it be inputs of the outline. */
function listenToFolders(player) {
  const { list, view, target } = player;
  const words = () => list.announcement || `${number(list.rowCount)} rows shown, ${number(list.checkedCount)} files checked`;
  const take = (input) => player.take(input, { words });
  listenToTree({ list, view, target, take });
  target.addEventListener("keydown", (event) => {
    const [code, held] = [key(event), modifiers(event)];
    target.classList.add("keyboard");
    if (event.defaultPrevented || held === null || event.isComposing) return;
    const isTaken = (code !== null && take(() => list.press(code, held, view.pageRows)))
      || (typed(event) !== null && take(() => list.type(typed(event), seconds())));
    if (!isTaken && event.key !== " " && !event.key.startsWith("Arrow")) return;
    event.preventDefault();
  });
  const tools = {
    undo: () => player.step("undo"), redo: () => player.step("redo"), expand: () => take(() => list.expandAll()),
    collapse: () => take(() => list.collapseAll()), check: () => take(() => list.checkAll()),
  };
  for (const [name, act] of Object.entries(tools)) element(`folders-${name}`).addEventListener("click", act);
}

/** Lets the tools above the table work. */
function listenToTools(profiles) {
  const { list } = rows;
  const on = (id, work) => element(id).addEventListener("click", work);
  on("all", () => rows.take(() => list.selectAll(), { tool: "all" }));
  on("none", () => rows.take(() => list.selectNone(), { tool: "none" }));
  on("invert", () => rows.take(() => list.invert(), { tool: "invert" }));
  on("undo", () => rows.step("undo"));
  on("redo", () => rows.step("redo"));
  on("insert", () => rows.take(() => list.insert(list.lead ?? 0, 1), rows.dataWords(() => "1 row inserted")));
  on("delete", () => rows.deleteSelected());
  on("shuffle", () => {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    rows.take(() => list.shuffle(seed), { ...rows.dataWords(() => "Shuffled"), tool: "shuffle" });
  });
  const move = (way) => () => {
    const { lead } = list;
    const place = lead === null ? -1 : lead + way;
    if (place < 0 || place >= list.rowCount) return;
    rows.take(() => list.move(lead, place),
      rows.dataWords(() => `${list.label(place)} moved to row ${number(place + 1)}`));
  };
  on("up", move(-1));
  on("down", move(1));

  const profile = element("profile");
  profile.append(...profiles.map((name, i) => new Option(conventions[name] ?? name, i)));
  const setProfile = () => [rows, pictures, folders].forEach((player) => player.list.setProfile(Number(profile.value)));
  profile.addEventListener("change", setProfile);
  profile.value = String(profiles.indexOf(matchMedia("(pointer: coarse)").matches ? "touch" : "windows"));
  setProfile();
  const mode = element("mode");
  mode.addEventListener("change", () => {
    rows.take(() => list.setMode(Number(mode.value)));
    element("rows").ariaMultiSelectable = String(mode.value === "2");
  });

  document.addEventListener("keydown", (event) => {
    const held = modifiers(event);
    const isText = event.target === element("search");
    if (event.key.toLowerCase() !== "z" || (held !== 2 && held !== 3) || isText) return;
    event.preventDefault();
    const player = players.find(({ target }) => target === document.activeElement) ?? rows;
    player.step(held === 2 ? "undo" : "redo");
  });
}

/** How many rows the address asks for; null for as many as there are without a wish. */
function rowsAskedFor() {
  const asked = new URLSearchParams(location.search).get("rows");
  if (asked === null || (/^\d{1,7}$/.test(asked) && Number(asked) <= mostRows)) return asked === null ? null : Number(asked);
  globalThis.problem(`“rows=${asked}” in the address: a number from 0 to ${number(mostRows)} can stand there. `
    + "Here are a million.");
  return null;
}

try {
  const model = await loadModel("page.wasm");
  // Without the model nothing here would work.
  document.querySelector("main").hidden = false;
  const asked = rowsAskedFor();
  // Who comes without a wish sees at once what a selection looks like.
  model.swift.start(asked ?? 1_000_000, asked === null ? 1 : 0);
  const make = (id, which, View, commands) => {
    const list = new List(model, which);
    const box = element(`${id}-all`);
    const view = new View(element(id), list, id === "rows" ? { sort } : box);
    const player = new Player(list, view, element(id), id === "pictures" ? "pictures-said" : "said");
    listen(player, commands);
    (view.header ?? box)?.addEventListener("click", () => player.take(() => list.tapHeader()));
    return player;
  };
  const sort = (column, isDescending) => {
    const words = () => `Sorted by ${column === 0 ? "name" : "identity"}, ${isDescending ? "descending" : "ascending"}`;
    return rows.take((list) => list.sort(column, isDescending), { words, isOfData: true, tool: "sort" });
  };
  rows = make("rows", 0, Grid, [open, duplicate, remove]);
  pictures = make("pictures", 3, Pictures, [open, duplicate, remove]);
  const outline = new Outline(model);
  folders = new Player(outline, new Tree(element("folders"), outline), element("folders"), "folders-said");
  listenToFolders(folders);
  players.push(
    rows, pictures, folders, make("packing", 1, Listbox, [check, duplicate, remove]), make("difficulty", 2, Listbox, [check]));
  tries = new Tries(element("tries"), rows.list.rowCount);
  chosen = new Chosen(rows, (text) => counters.say(text, "said"));
  new Server(model);
  listenToTools(model.profiles);
  showState();
  document.documentElement.dataset.ready = "";
} catch (error) {
  globalThis.problem(`The page could not start: ${error.message}`);
  throw error;
}
