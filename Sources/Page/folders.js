// SPDX-License-Identifier: MIT
// An outline of a million nodes: the model's, and its view as ARIA's tree pattern has it.
import { modifiers } from "./keys.js";
import { LongView } from "./long-view.js";
import { make, number } from "./parts.js";
import { listenToKeys, showSteps } from "./player.js";

/** The model's outline, as the page calls it. */
export class Outline {
  /** Rows move, but their order stays. */
  isOfRows = false;
  #model;

  constructor(model) { this.#model = model; }

  get rowCount() { return this.#call("Count", 0); }
  get nodeCount() { return this.#call("Count", 1); }
  get checkedCount() { return this.#call("Count", 2); }
  get selectedCount() { return this.#call("Count", 3); }
  get changedCount() { return this.#call("Count", 4); }
  get canUndo() { return this.#call("StepCount", 0) > 0; }
  get canRedo() { return this.#call("StepCount", 1) > 0; }
  get refusal() { return this.#text("Refusal"); }
  /** What to say of what the last input selected; nothing if it selected nothing. */
  get announcement() { return this.#text("Announcement"); }

  get lead() {
    const row = this.#call("Lead");
    return row < 0 ? null : row;
  }

  label(row) { return this.#text("Label", row); }
  /** How large a file is, or how many files a folder has. */
  detail(row) { return this.#text("Detail", row); }

  looks(row) {
    const looks = this.#call("Looks", row);
    return {
      selected: (looks & 1) !== 0, isFolder: (looks & 2) !== 0, isExpanded: (looks & 4) !== 0,
      lead: (looks & 8) !== 0, checked: ["false", "mixed", "true"][looks >> 4],
    };
  }

  /** A row's level, its place among its siblings, and how many they are. */
  place(row) { return this.#model.numbers(this.#call("Place", row)); }
  rowAfter(row) { return this.#call("RowAfter", row); }
  rowsToDraw(first, count) { return this.#model.numbers(this.#call("RowsToDraw", first, count)); }

  press(key, held, pageRows) { return this.#call("Press", key, held, pageRows); }
  type(letter, seconds) { return this.#call("Type", letter, seconds); }
  click(row, held) { return this.#call("Click", row, held); }
  tapBox(row, extend) { return this.#call("TapBox", row, extend ? 1 : 0); }
  flip(row) { return this.#call("Flip", row); }
  expandAll() { return this.#call("All", 0); }
  collapseAll() { return this.#call("All", 1); }
  checkAll() { return this.#call("All", 2); }
  undo() { return this.#call("Step", 0); }
  redo() { return this.#call("Step", 1); }
  setProfile(profile) { this.#call("Profile", profile); }

  #call(name, ...values) { return this.#model.swift[`folder${name}`](...values); }
  #text(name, ...values) { return this.#model.text(this.#call(name, ...values)); }
}

/** The rows of an outline that are in sight. */
export class Tree extends LongView {
  nouns = "rows";

  measureLine() {
    const height = getComputedStyle(this.element).getPropertyValue("--row");
    return { columns: 1, lineHeight: parseFloat(height) || 36 };
  }

  rowID(row) { return `node-${row}`; }

  makeRow() {
    const element = make("div", "node");
    element.role = "treeitem";
    element.append(...["triangle", "box", "icon", "label", "detail"].map((name) => make("span", name)));
    for (const part of element.children) part.ariaHidden = "true";
    return element;
  }

  /** Draws a row from the model, all of it. */
  draw(element, row) {
    const looks = this.list.looks(row);
    const [level, place, siblings] = this.list.place(row);
    element.className = `node${looks.selected ? " selected" : ""}${looks.lead ? " lead" : ""}`;
    element.ariaLabel = this.list.label(row);
    element.ariaLevel = String(level);
    element.ariaPosInSet = String(place);
    element.ariaSetSize = String(siblings);
    element.ariaSelected = String(looks.selected);
    element.ariaChecked = looks.checked;
    element.ariaExpanded = looks.isFolder ? String(looks.isExpanded) : null;
    element.style.setProperty("--level", level - 1);
    const [label, detail] = [...element.children].slice(-2);
    label.textContent = this.list.label(row);
    detail.textContent = this.list.detail(row);
  }
}

/** Makes the outline, with its keys and tools. */
export async function makeFolders(page) {
  await page.model.load("outline");
  const list = new Outline(page.model);
  const show = () => {
    element("count").textContent = `${number(list.rowCount)} rows shown, ${number(list.checkedCount)} files checked, `
      + `${number(list.selectedCount)} selected`;
    showSteps(list, "folders-");
  };
  const player = page.player(list, new Tree(document.getElementById("folders"), list),
    { id: "folders", said: "folders-said", show });
  const take = (input) => {
    const { checkedCount, rowCount } = list;
    return player.take(input, {
      words: () => {
        if (list.checkedCount !== checkedCount) return `${number(list.checkedCount)} files checked`;
        return list.rowCount === rowCount ? list.announcement : `${number(list.rowCount)} rows shown`;
      },
    });
  };
  listenToTree({ ...player, take });
  listenToKeys(player, take);
  const tools = {
    undo: () => player.step("undo"), redo: () => player.step("redo"), expand: () => take(() => list.expandAll()),
    collapse: () => take(() => list.collapseAll()), check: () => take(() => list.checkAll()),
  };
  for (const [name, act] of Object.entries(tools)) element(name).addEventListener("click", act);
}

const element = (name) => document.getElementById(`folders-${name}`);

/** Lets the pointer on a tree be inputs: on a triangle, on a box, or on a row. */
function listenToTree(player) {
  const { list, view, target } = player;
  target.addEventListener("click", (event) => {
    const [row, held] = [view.rowAt(event.target), modifiers(event)];
    if (row === null || held === null) return;
    target.classList.remove("keyboard");
    const isOn = (part) => event.target.closest(`.${part}`) !== null;
    if (isOn("triangle") && list.looks(row).isFolder) player.take(() => list.flip(row));
    else if (isOn("box")) player.take(() => list.tapBox(row, (held & 1) !== 0));
    else player.take(() => list.click(row, held));
  });
}
