// SPDX-License-Identifier: MIT
// The page: loads the model and the table first, and the other lists when they are scrolled to.
import { Chosen } from "./chosen.js";
import { Counters } from "./counters.js";
import { Grid } from "./grid.js";
import { isApple } from "./keys.js";
import { List, loadModel } from "./model.js";
import { number } from "./parts.js";
import { listen, Player, showSteps } from "./player.js";
import { listenToTools, offerProfiles } from "./tools.js";
import { Tries } from "./tries.js";

const element = (id) => document.getElementById(id);
/** The most rows that the address may ask for: memory has an end. */
const mostRows = 5_000_000;
/** How far a list must have come into the window to be made: the outline takes memory, which many never need. */
const margin = "-60px";

/** How many rows the address asks for; null for as many as there are without a wish. */
function rowsAskedFor() {
  const asked = new URLSearchParams(location.search).get("rows");
  if (asked === null || (/^\d{1,7}$/.test(asked) && Number(asked) <= mostRows)) return asked === null ? null : Number(asked);
  globalThis.problem(`“rows=${asked}” in the address: a number from 0 to ${number(mostRows)} can stand there. `
    + "Here are a million.");
  return null;
}

/** The parts of the page, and what they have in common. */
class Page {
  /** The lists with inputs of their own, and those whose conventions are chosen. */
  players = [];
  #counters = new Counters();
  #profile = 0;
  #tries;
  #chosen;

  constructor(model) {
    this.model = model;
    const asked = rowsAskedFor();
    // Who comes without a wish sees at once what a selection looks like.
    model.swift.start(asked ?? 1_000_000, asked === null ? 1 : 0);
    const list = new List(model, 0);
    const rows = this.player(list, new Grid(element("rows"), list, { sort: (...order) => this.#sort(...order) }), { id: "rows" });
    this.rows = rows;
    listen(rows, { isOfData: true });
    rows.view.header.addEventListener("click", () => rows.take(() => list.tapHeader()));
    this.#chosen = new Chosen(rows);
    this.#tries = new Tries(rows, this.#chosen);
    listenToTools(rows, this.players);
    offerProfiles(model.profiles, (profile) => {
      this.#profile = profile;
      for (const player of this.players) if (player.hasProfile) player.list.setProfile(profile);
    });
    this.#show();
  }

  /** Makes what gives inputs to a list; `hasProfile` tells whether it follows the conventions that are chosen. */
  player(list, view, { id, said = "said", hasProfile = true, show = () => {} }) {
    const player = new Player(list, view, element(id), {
      said,
      note: (cost, words, tool) => {
        this.#counters.note(cost);
        player.say(words);
        if (player === this.rows) {
          this.#tries.note(tool, list);
          this.#show();
        }
        show();
      },
    });
    player.hasProfile = hasProfile;
    if (hasProfile) list.setProfile(this.#profile);
    this.players.push(player);
    show();
    return player;
  }

  #sort(column, isDescending) {
    const words = () => `Sorted by ${column === 0 ? "name" : "identity"}, ${isDescending ? "descending" : "ascending"}`;
    return this.rows.take((list) => list.sort(column, isDescending), { words, isOfData: true, tool: "sort" });
  }

  /** Shows how many rows are selected, and whether there are steps to undo. */
  #show() {
    showSteps(this.rows.list);
    this.#chosen.show();
  }
}

/** Makes each other part when it is about to be seen. */
function makeLater(page, parts) {
  const make = async (section) => {
    const { part } = section.dataset;
    await parts[part](page).catch((error) => fail(`The ${part} could not be loaded`, error));
    section.dataset.ready = "";
  };
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      make(target);
    }
  }, { rootMargin: margin });
  for (const section of document.querySelectorAll("[data-part]")) watcher.observe(section);
}

/** Adds a style sheet, and waits until it holds. */
const addStyle = (name) => new Promise((resolve, reject) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: name, onload: resolve });
  link.onerror = () => reject(new Error(`${name} is missing`));
  document.head.append(link);
});

/** Says what failed, beside what the console says. */
function fail(what, error) {
  globalThis.problem(`${what}: ${error.message}`);
  throw error;
}

/** Loads the model, and shows the table. */
async function start() {
  try {
    const model = await loadModel("page.wasm");
    // Without the model nothing here would work.
    element("main").hidden = false;
    const page = new Page(model);
    // What is checked by tests: that the table is ready, and later all.
    document.documentElement.dataset.ready = "table";
    return page;
  } catch (error) {
    return fail("The page could not start", error);
  }
}

for (const name of document.querySelectorAll(".command")) name.textContent = isApple ? "⌘" : "Ctrl";
const page = await start();
try {
  const [{ listenToMenus, parts }] = await Promise.all([
    import("./later.js"), page.model.load("rest"), addStyle("later.css"),
  ]);
  listenToMenus(page.rows);
  makeLater(page, parts);
  document.documentElement.dataset.ready = "all";
} catch (error) {
  fail("The rest of the page could not be loaded", error);
}
