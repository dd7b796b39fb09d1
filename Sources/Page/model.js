// SPDX-License-Identifier: MIT
// The model, which is Swift: its lists, as the page calls them.

/** What a row shows of its state, as `Looks` in Swift has it. */
const bits = { selected: 1, checked: 2, disabled: 4, lead: 8, held: 16 };

/** An object that has anything: `get` says what, by its name. */
export const anything = (get) => new Proxy({}, { get: (_, name) => get(name) });

/** Loads the model: its first part, with which rows are drawn and clicked, or all of it, if the build has not split it. */
export async function loadModel(url) {
  const parts = new Parts();
  const response = await get(url);
  // It is compiled while it comes, where the server says what it is.
  const isNamed = response.headers.get("Content-Type") === "application/wasm";
  const { instance } = isNamed ? await WebAssembly.instantiateStreaming(response, parts.imports)
    : await WebAssembly.instantiate(await response.arrayBuffer(), parts.imports);
  parts.first = instance.exports;
  return new Model(instance.exports, parts);
}

async function get(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response;
}

/** The parts of the model that are sent after the first one, which calls their functions through its table. */
class Parts {
  first;
  #parts = {};

  /** What stands in the table until a part is there: functions that load it, by their numbers. */
  get imports() {
    return anything((space) => {
      // Parts of other builds ask for another name, and are refused.
      const [build, name] = space.split("-");
      const part = new Part(`${name}.wasm`, (module) => new WebAssembly.Instance(module, { [build]: this.first }));
      this.#parts[name] ??= part;
      return anything((number) => (...values) => {
        this.#parts[name].loadAtOnce();
        return this.#table.get(Number(number))(...values);
      });
    });
  }

  get #table() { return Object.values(this.first).find((value) => value instanceof WebAssembly.Table); }

  async load(name) { await this.#parts[name]?.load(); }
}

class Part {
  #url;
  #link;
  #isThere = false;

  /** `link` puts the functions of its module into the table. */
  constructor(url, link) { [this.#url, this.#link] = [url, link]; }

  async load() {
    if (!this.#isThere) this.#add(await WebAssembly.compile(await (await get(this.#url)).arrayBuffer()));
  }

  /** An input needs it already, and has begun: the page waits, for a model cannot stop halfway. */
  loadAtOnce() {
    const request = new XMLHttpRequest();
    request.open("GET", this.#url, false);
    // Bytes come as letters, for a page that waits may not ask for others.
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    if (request.status !== 200) throw new Error(`${this.#url}: ${request.status} ${request.statusText}`);
    this.#add(new WebAssembly.Module(Uint8Array.from(request.response, (letter) => letter.charCodeAt(0) & 0xff)));
  }

  #add(module) {
    if (this.#isThere) return;
    this.#link(module);
    this.#isThere = true;
  }
}

export class Model {
  #parts;
  #swift;
  #utf8 = new TextDecoder();

  constructor(swift, parts = null) { [this.#swift, this.#parts] = [swift, parts]; }

  /** Loads a part that was not sent first, by its name. */
  async load(name) { await this.#parts?.load(name); }

  /** What Swift exports. */
  get swift() { return this.#swift; }

  /** The names of the profiles, by number. */
  get profiles() {
    return Array.from({ length: this.#swift.profileCount() }, (_, i) => this.text(this.#swift.profileName(i)));
  }

  /** Text of so many bytes that Swift has handed over. */
  text(byteCount) {
    // The address is asked for first: any call may make the memory grow, which takes an old buffer away.
    const address = this.#swift.textAddress();
    return this.#utf8.decode(new Uint8Array(this.#swift.memory.buffer, address, byteCount));
  }

  /** Hands text over to Swift, as much as there is room for, and says how many bytes it has. */
  write(text) {
    const address = this.#swift.textAddress();
    const room = new Uint8Array(this.#swift.memory.buffer, address, this.#swift.textCapacity());
    return new TextEncoder().encodeInto(text, room).written;
  }

  /** So many row numbers that Swift has handed over. */
  numbers(count) {
    const address = this.#swift.numbersAddress();
    return [...new Int32Array(this.#swift.memory.buffer, address, count)];
  }
}

/** One of the model's lists, by its number. */
export class List {
  #model;
  #number;

  constructor(model, number) {
    this.#model = model;
    this.#number = number;
  }

  get rowCount() { return this.#call("rowCount"); }
  get selectedCount() { return this.#call("selectedCount"); }
  get checkedCount() { return this.#call("checkedCount"); }
  /** How many rows are not shown. */
  get hiddenCount() { return this.#call("hiddenCount"); }
  /** How many rows are selected and not shown. */
  get hiddenSelectedCount() { return this.#call("hiddenSelectedCount"); }
  /** Whether the last input was about the rows themselves, and not about their marks. */
  get isOfRows() { return this.#call("isOfRows") === 1; }
  get changedCount() { return this.#call("changedCount"); }
  /** How many rows are marked: none (0), some (1) or all (2). */
  get markedPart() { return this.#call("markedPart"); }
  get canUndo() { return this.#call("stepCount", 0) > 0; }
  get canRedo() { return this.#call("stepCount", 1) > 0; }
  /** What to say of the last input. */
  get announcement() { return this.#model.text(this.#call("announcement")); }
  /** Why the last input was refused. */
  get refusal() { return this.#model.text(this.#model.swift.refusal()); }

  /** The row on which the keyboard stands, or null. */
  get lead() {
    const row = this.#call("lead");
    return row < 0 ? null : row;
  }

  /** The number of the first row that a row is a copy of, which is its own where it is none. */
  original(row) { return this.#call("original", row); }
  /** How many rows were picked before a row, and that row; 0 where it is not selected. */
  place(row) { return this.#call("place", row); }
  /** The numbers of the selected rows among all, shown or not, at most so many. */
  selectedNumbers(most) {
    const rows = [];
    for (;;) {
      const next = this.#model.numbers(this.#call("selectedNumbers", rows.length ? rows.at(-1) + 1 : 0));
      rows.push(...next.slice(0, most - rows.length));
      if (next.length === 0 || rows.length === most) return rows;
    }
  }

  nameOfNumber(number) { return this.#model.text(this.#call("nameOfNumber", number)); }
  /** The place of the keyboard's row among the selected ones, shown or not, from 1. */
  get placeOfLead() { return this.#call("placeOfLead"); }

  /** How many rows a menu on a row is about. */
  menuCount(row) { return this.#call("menuCount", row); }
  /** The first rows that a menu on a row is about. */
  menuRows(row, most) { return this.#model.numbers(this.#call("menuRows", row, most)); }
  identity(row) { return this.#call("identity", row); }
  label(row) { return this.#model.text(this.#call("label", row)); }

  looks(row) {
    const looks = this.#call("looks", row);
    return Object.fromEntries(Object.entries(bits).map(([name, bit]) => [name, (looks & bit) !== 0]));
  }

  /** Which rows of a span are to be redrawn after the last input. */
  rowsToDraw(first, count) { return this.#model.numbers(this.#call("rowsToDraw", first, count)); }

  /** What a pointer does: goes down (0), moves (1), goes up (2), is cancelled (3). Gives how many steps follow. */
  track(what, { clientX, clientY, timeStamp, pointerId, pointerType }, row = null, held = 0) {
    const isFinger = pointerType === "touch" ? 1 : 0;
    return this.#call("track", what, row ?? -1, clientX, clientY, timeStamp / 1_000, held, pointerId, isFinger);
  }
  /** What a step is for the view, as `stepKind` in Swift has it. */
  stepKind(number) { return this.#model.swift.stepKind(number); }
  /** How many pixels are scrolled in a second while something is dragged. */
  autoscrollSpeed(place, low, high) { return this.#model.swift.autoscrollSpeed(place, low, high); }

  // Inputs: each gives 1 where it was taken, 0 where it means nothing, and -1 where it was refused.
  press(key, modifiers, pageRows, columns) { return this.#call("press", key, modifiers, pageRows, columns); }
  type(letter, seconds) { return this.#call("type", letter, seconds); }
  secondaryClick(row) { return this.#call("secondaryClick", row); }
  takeStep(number) { return this.#call("takeStep", number); }
  /** The end of a band moves, over cells of a view. */
  moveBand(from, to, { columns, cell: { width, height, gap } }) {
    return this.#call("moveBand", from.x, from.y, to.x, to.y, columns, width, height, gap);
  }
  flip(row) { return this.#call("flip", row); }
  tapHeader() { return this.#call("tapHeader"); }
  selectAll() { return this.#call("selectRows", 0); }
  selectNone() { return this.#call("selectRows", 1); }
  invert() { return this.#call("selectRows", 2); }
  undo() { return this.#call("step", 0); }
  redo() { return this.#call("step", 1); }
  setProfile(profile) { return this.#call("setProfile", profile); }
  setMode(mode) { return this.#call("setMode", mode); }
  insert(row, count) { return this.#call("insertRows", row, count); }
  deleteSelected() { return this.#call("deleteSelected"); }
  deleteRows(row) { return this.#call("deleteRows", row); }
  duplicate(row) { return this.#call("duplicateRows", row); }
  moveSelected(place) { return this.#call("moveSelected", place); }
  move(row, place) { return this.#call("moveRow", row, place); }
  shuffle(seed) { return this.#call("shuffle", seed); }
  sort(column, isDescending) { return this.#call("sort", column, isDescending ? 1 : 0); }
  /** Shows the rows whose names have each word of a text. */
  search(text) { return this.#call("search", this.#model.write(text)); }
  /** Moves the keyboard to the next selected row (0), or to the one before (1). */
  goToSelected(way) { return this.#call("goToSelected", way); }
  deselectHidden() { return this.#call("deselectHidden"); }

  #call(name, ...values) { return this.#model.swift[name](this.#number, ...values); }
}
