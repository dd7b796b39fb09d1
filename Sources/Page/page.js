// SPDX-License-Identifier: MIT
// The page: gives what the user does to the model, and has the views draw what it says.
import { Counters } from "./counters.js";
import { Grid, number } from "./grid.js";
import { key, modifiers, typed } from "./keys.js";
import { Listbox } from "./listbox.js";
import { List, loadModel } from "./model.js";

const element = (id) => document.getElementById(id);
const counters = new Counters();
const seconds = () => performance.now() / 1_000;

/** Gives inputs to a list, and has its view draw what differs. */
class Player {
  constructor(list, view, target) {
    this.list = list;
    this.view = view;
    this.target = target;
  }

  /** Takes an input; `words` says what to announce, by default what the model says. Whether it meant anything. */
  take(input, words = () => this.list.announcement) {
    const { list, view } = this;
    const lead = list.lead;
    view.drawnAgain = 0;
    const start = performance.now();
    const result = input(list);
    const thought = performance.now();
    if (result === 0) return false;
    if (result > 0) view.update(lead);
    const end = performance.now();
    counters.note({
      changed: result > 0 && words.isOfData !== true ? list.changedCount : 0,
      drawn: view.drawnAgain, time: thought - start, total: end - start,
    });
    counters.say(result < 0 ? list.refusal : words());
    showState();
    return true;
  }
}

const players = [];
let rows;

/** Shows how many rows are selected, and whether there are steps to undo. */
function showState() {
  const { list } = rows;
  element("count").textContent = `${number(list.selectedCount)} of ${number(list.rowCount)} selected`;
  element("undo").disabled = !list.canUndo;
  element("redo").disabled = !list.canRedo;
}

/** Words for a change of the data, which are the page's: the model speaks of selection. */
function data(text) {
  const words = () => `${text()}, ${number(rows.list.rowCount)} in all`;
  words.isOfData = true;
  return words;
}

/** Lets keys and clicks on a list's element be inputs. */
function listen(player) {
  const { list, view, target } = player;
  target.addEventListener("click", (event) => {
    target.classList.remove("keyboard");
    const row = view.rowAt(event.target);
    const held = modifiers(event);
    if (row !== null && held !== null) player.take(() => list.click(row, held));
  });
  target.addEventListener("keydown", (event) => {
    const [code, held] = [key(event), modifiers(event)];
    // Browsers do not show the focus anew when keys follow a click.
    target.classList.add("keyboard");
    if (code === null || held === null || event.isComposing) return;
    const isTaken = player.take(() => list.press(code, held, view.pageRows))
      || (typed(event) !== null && player.take(() => list.type(typed(event), seconds())));
    // Arrows and space would scroll the page; what the profile leaves alone, the browser may have.
    if (isTaken || event.key === " " || event.key.startsWith("Arrow")) event.preventDefault();
  });
}

/** Lets the tools above the table work. */
function listenToTools(profiles) {
  const { list } = rows;
  const on = (id, work) => element(id).addEventListener("click", work);
  on("all", () => rows.take(() => list.selectAll()));
  on("none", () => rows.take(() => list.selectNone()));
  on("invert", () => rows.take(() => list.invert()));
  on("undo", () => rows.take(() => list.undo()));
  on("redo", () => rows.take(() => list.redo()));
  on("insert", () => rows.take(() => list.insert(list.lead ?? 0, 1), data(() => "1 row inserted")));
  on("delete", () => {
    const count = list.selectedCount;
    rows.take(() => list.deleteSelected(), data(() => `${number(count)} deleted`));
  });
  on("shuffle", () => {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    rows.take(() => list.shuffle(seed), data(() => "Shuffled"));
  });
  const move = (way) => () => {
    const { lead } = list;
    const place = lead === null ? -1 : lead + way;
    if (place < 0 || place >= list.rowCount) return;
    rows.take(() => list.move(lead, place), data(() => `${list.label(place)} moved to row ${number(place + 1)}`));
  };
  on("up", move(-1));
  on("down", move(1));

  const profile = element("profile");
  profile.append(...profiles.map((name, i) => new Option(name, i)));
  profile.addEventListener("change", () => list.setProfile(Number(profile.value)));
  profile.value = String(profiles.indexOf(matchMedia("(pointer: coarse)").matches ? "touch" : "windows"));
  list.setProfile(Number(profile.value));
  const mode = element("mode");
  mode.addEventListener("change", () => {
    rows.take(() => list.setMode(Number(mode.value)));
    element("rows").ariaMultiSelectable = String(mode.value === "2");
  });

  document.addEventListener("keydown", (event) => {
    const held = modifiers(event);
    if (event.key.toLowerCase() !== "z" || (held !== 2 && held !== 3)) return;
    event.preventDefault();
    const player = players.find(({ target }) => target === document.activeElement) ?? rows;
    player.take((list) => (held === 2 ? list.undo() : list.redo()));
  });
}

try {
  const model = await loadModel("page.wasm");
  model.swift.start(Number(new URLSearchParams(location.search).get("rows") ?? 1_000_000));
  const make = (id, which, View) => {
    const list = new List(model, which);
    const header = element(`${id}-all`);
    const player = new Player(list, new View(element(id), list, header), element(id));
    listen(player);
    header?.addEventListener("click", () => player.take(() => list.tapHeader()));
    return player;
  };
  rows = make("rows", 0, Grid);
  players.push(rows, make("packing", 1, Listbox), make("difficulty", 2, Listbox));
  listenToTools(model.profiles);
  showState();
  document.documentElement.dataset.ready = "";
} catch (error) {
  const problem = document.createElement("p");
  problem.className = "problem";
  problem.role = "alert";
  problem.textContent = `The page could not start: ${error.message}`;
  document.body.prepend(problem);
  throw error;
}
