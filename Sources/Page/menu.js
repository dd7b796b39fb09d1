// SPDX-License-Identifier: MIT
// A context menu as ARIA's menu pattern has it.
import { make } from "./parts.js";

let opened = null;

/** Whether a menu is open. */
export const isMenuOpen = () => opened !== null;

/**
 * Opens a menu at a place on the screen.
 *
 * Each entry has a `name` and what it does, `act`; one with `isChecked` shows that, and one that is `isDisabled` does
 * nothing. The focus goes back to `focused` where the menu closes, and `whenClosed` is called.
 */
export function openMenu({ at, label, entries, focused, whenClosed }) {
  closeMenu();
  const menu = make("div", "menu");
  menu.role = "menu";
  menu.ariaLabel = label;
  const title = make("div", "title", label);
  title.ariaHidden = "true";
  const items = entries.map((entry) => {
    const item = make("div", "entry", entry.name);
    item.role = entry.isChecked === undefined ? "menuitem" : "menuitemcheckbox";
    if (entry.isChecked !== undefined) item.ariaChecked = String(entry.isChecked);
    if (entry.isDisabled) item.ariaDisabled = "true";
    item.tabIndex = -1;
    item.addEventListener("pointerenter", () => item.focus({ preventScroll: true }));
    item.addEventListener("click", () => choose(entry));
    return item;
  });
  const choose = (entry) => {
    if (entry.isDisabled) return;
    closeMenu();
    entry.act();
  };
  menu.append(title, ...items);
  menu.addEventListener("keydown", (event) => {
    event.stopPropagation();
    const here = items.indexOf(document.activeElement);
    const go = (place) => items.at(place % items.length).focus();
    if (event.key === "ArrowDown") go(here + 1);
    else if (event.key === "ArrowUp") go(here - 1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(-1);
    else if (event.key === "Escape" || event.key === "Tab") closeMenu();
    else if (event.key === "Enter" || event.key === " ") choose(entries[here]);
    else {
      const starts = (item) => item.textContent.toLowerCase().startsWith(event.key.toLowerCase());
      [...items.slice(here + 1), ...items.slice(0, here + 1)].find(starts)?.focus();
      return;
    }
    event.preventDefault();
  });
  menu.addEventListener("contextmenu", (event) => event.preventDefault());
  document.body.append(menu);
  const [width, height] = [menu.offsetWidth, menu.offsetHeight];
  menu.style.left = `${Math.max(4, Math.min(at.x, innerWidth - width - 4))}px`;
  menu.style.top = `${at.y + height > innerHeight - 4 ? Math.max(4, at.y - height) : at.y}px`;
  opened = { menu, focused, whenClosed };
  items[0].focus({ preventScroll: true });
}

/** Closes the menu that is open, if one is. */
export function closeMenu() {
  if (opened === null) return;
  const { menu, focused, whenClosed } = opened;
  opened = null;
  focused.focus({ preventScroll: true });
  menu.remove();
  whenClosed();
}

const closeFromOutside = (event) => {
  if (opened !== null && !(event.target instanceof Node && opened.menu.contains(event.target))) closeMenu();
};
document.addEventListener("pointerdown", closeFromOutside, true);
document.addEventListener("wheel", closeFromOutside, { capture: true, passive: true });
addEventListener("resize", closeFromOutside);
addEventListener("blur", closeFromOutside);
