// SPDX-License-Identifier: MIT
// The tools beside the table: what they do to the selection and to the data.
import { modifiers } from "./keys.js";
import { number } from "./parts.js";

const element = (id) => document.getElementById(id);

/** The names of the conventions. */
const conventions = {
  touch: "Touch", appkit: "Mac", windows: "Windows", gtk: "GNOME", aria: "Accessible listbox",
  "aria-modifiers": "Accessible listbox with modifiers",
};

/** Puts all rows of the table into another order. */
export function shuffle(rows) {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  return rows.take((list) => list.shuffle(seed), { ...rows.dataWords(() => "Shuffled"), tool: "shuffle" });
}

/** Lets the tools work; `players` are the lists with steps of their own. */
export function listenToTools(rows, players) {
  const { list } = rows;
  const on = (id, work) => element(id).addEventListener("click", work);
  on("all", () => rows.take(() => list.selectAll()));
  on("none", () => rows.take(() => list.selectNone()));
  on("invert", () => rows.take(() => list.invert()));
  on("undo", () => rows.step("undo"));
  on("redo", () => rows.step("redo"));
  on("insert", () => rows.take(() => list.insert(list.lead ?? 0, 1), rows.dataWords(() => "1 row inserted")));
  on("shuffle", () => shuffle(rows));
  const move = (way) => () => {
    const { lead } = list;
    const place = lead === null ? -1 : lead + way;
    if (place < 0 || place >= list.rowCount) return;
    rows.take(() => list.move(lead, place),
      rows.dataWords(() => `${list.label(place)} moved to row ${number(place + 1)}`));
  };
  on("up", move(-1));
  on("down", move(1));
  element("mode").addEventListener("change", ({ target }) => {
    rows.take(() => list.setMode(Number(target.value)));
    rows.target.ariaMultiSelectable = String(target.value === "2");
  });
  document.addEventListener("keydown", (event) => {
    const held = modifiers(event);
    if (event.key.toLowerCase() !== "z" || (held !== 2 && held !== 3) || event.target === element("search")) return;
    event.preventDefault();
    const player = players.find(({ target }) => target === document.activeElement) ?? rows;
    player.step(held === 2 ? "undo" : "redo");
  });
}

/** Lets one choose conventions by their names; `set` is called with their number, at once and when it changes. */
export function offerProfiles(names, set) {
  const menu = element("profile");
  menu.append(...names.map((name, i) => new Option(conventions[name] ?? name, i)));
  menu.value = String(names.indexOf(matchMedia("(pointer: coarse)").matches ? "touch" : "windows"));
  menu.addEventListener("change", () => set(Number(menu.value)));
  set(Number(menu.value));
}
