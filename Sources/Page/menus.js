// SPDX-License-Identifier: MIT
// What the context menus of the lists hold: the model says which rows they are about.
import { modifiers } from "./keys.js";
import { isMenuOpen, openMenu } from "./menu.js";
import { make, number } from "./parts.js";
import { painted } from "./pictures.js";

/** How many pictures are shown of those that are opened. */
const mostShown = 12;

/** Lets the secondary button and the keyboard open a list's menu; `commands` are what it offers. */
export function listenToMenus(player, commands) {
  const { list, view, target } = player;
  const open = (row, at) => {
    const count = list.menuCount(row);
    const about = view.elementOf(row);
    about?.classList.add("about");
    openMenu({
      at, focused: target,
      label: count === 1 ? list.label(row) : `${number(count)} ${view.nouns}`,
      entries: commands.map((command) => command(player, row, count)),
      whenClosed: () => about?.classList.remove("about"),
    });
  };
  target.addEventListener("contextmenu", (event) => {
    const row = view.rowAt(event.target);
    // The keyboard's menu, which some browsers tell too, is opened by its keys.
    if (row === null || isMenuOpen()) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
    player.take(() => list.secondaryClick(row));
    open(row, { x: event.clientX, y: event.clientY });
  });
  target.addEventListener("keydown", (event) => {
    const isMenuKey = event.key === "ContextMenu" || (event.key === "F10" && modifiers(event) === 1);
    const { lead } = list;
    if (!isMenuKey || lead === null) return;
    event.preventDefault();
    view.show(lead);
    const box = view.elementOf(lead).getBoundingClientRect();
    open(lead, { x: box.left + Math.min(box.width / 2, 48), y: box.top + box.height * 0.7 });
  });
}

/** Shows the rows that a menu is about. */
export const open = (player, row, count) => ({
  name: "Open",
  act() {
    const { list, view, target } = player;
    const dialog = make("dialog", "opened");
    const name = count === 1 ? list.label(row) : `${number(count)} ${view.nouns}`;
    const close = make("button", "", "Close");
    close.addEventListener("click", () => dialog.close());
    dialog.ariaLabel = name;
    dialog.append(make("h2", "", name));
    const shown = list.menuRows(row, mostShown);
    if (view.hasPictures) {
      const sheet = make("div", count === 1 ? "sheet one" : "sheet");
      for (const other of shown) {
        const picture = make("div", "picture");
        picture.style.background = painted(list.original(other));
        sheet.append(picture);
      }
      dialog.append(sheet);
    } else if (count === 1) {
      dialog.append(make("p", "", `Row ${number(row + 1)}, identity ${number(list.identity(row) + 1)}`));
    } else {
      const names = make("ul", "");
      names.append(...shown.map((other) => make("li", "", list.label(other))));
      dialog.append(names);
    }
    if (count > shown.length) dialog.append(make("p", "", `and ${number(count - shown.length)} more`));
    dialog.append(close);
    dialog.addEventListener("close", () => {
      dialog.remove();
      target.focus({ preventScroll: true });
    });
    document.body.append(dialog);
    dialog.showModal();
  },
});

export const duplicate = (player, row, count) => ({
  name: "Duplicate",
  act: () => player.take((list) => list.duplicate(row), player.dataWords(() => `${number(count)} duplicated`)),
});

export const remove = (player, row, count) => ({
  name: "Delete",
  act: () => player.take((list) => list.deleteRows(row), player.dataWords(() => `${number(count)} deleted`)),
});

/** What is offered for rows of data. */
export const dataCommands = [open, duplicate, remove];

/** Checks the row, or unchecks it, as a click would. */
export const check = (player, row) => {
  const { checked, disabled } = player.list.looks(row);
  return {
    name: "Checked", isChecked: checked, isDisabled: disabled, act: () => player.take((list) => list.flip(row)),
  };
};
