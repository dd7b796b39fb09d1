// SPDX-License-Identifier: MIT
// What is not needed until it is scrolled to, or asked for: menus, the other lists, and how they are made.
import { Listbox } from "./listbox.js";
import { List } from "./model.js";
import { check, dataCommands, duplicate, listenToMenus as listenTo, remove } from "./menus.js";
import { number } from "./parts.js";
import { makeFolders } from "./folders.js";
import { Pictures } from "./pictures.js";
import { listen } from "./player.js";
import { Server } from "./server.js";

const element = (id) => document.getElementById(id);

/** Lets the table have menus. */
export const listenToMenus = (rows) => listenTo(rows, dataCommands);

/** Makes a checkmark list. */
function makeListbox(page, id, which, commands) {
  const list = new List(page.model, which);
  const box = element(`${id}-all`);
  const player = page.player(list, new Listbox(element(id), list, box), { id, said: "lists-said", hasProfile: false });
  listen(player);
  listenTo(player, commands);
  box?.addEventListener("click", () => player.take(() => list.tapHeader()));
}

async function makePictures(page) {
  const list = new List(page.model, 3);
  const show = () => {
    element("picked").textContent = `${number(list.selectedCount)} of ${number(list.rowCount)} selected`;
  };
  const view = new Pictures(element("pictures"), list);
  const player = page.player(list, view, { id: "pictures", said: "pictures-said", show });
  listen(player, { isOfData: true });
  listenTo(player, dataCommands);
}

/** Makes the parts of the page that are made later, by name. */
export const parts = {
  folders: makeFolders,
  lists: async (page) => {
    makeListbox(page, "packing", 1, [check, duplicate, remove]);
    makeListbox(page, "difficulty", 2, [check]);
  },
  server: async ({ model }) => new Server(model),
  pictures: makePictures,
};
