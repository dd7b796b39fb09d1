// SPDX-License-Identifier: MIT
// The pointer: goes down and up on rows and beside them, drags selected rows to a new place, and draws bands.
import { modifiers } from "./keys.js";
import { make, number } from "./parts.js";

/** How far a pointer goes, in pixels, before it drags. */
const slack = 5;
/** How near to an edge a drag scrolls. */
const edge = 28;

/** Lets a pointer on a list's element be inputs. */
export class Pointer {
  #player;
  #words;
  #down = null;
  #ghost = null;
  #frame = 0;

  /** `words` says what to announce of rows that were moved. */
  constructor(player, words) {
    this.#player = player;
    this.#words = words;
    const { target } = player;
    target.addEventListener("pointerdown", (event) => this.#press(event));
    target.addEventListener("pointermove", (event) => this.#move(event));
    target.addEventListener("pointerup", (event) => this.#release(event));
    target.addEventListener("pointercancel", () => this.cancel());
    target.addEventListener("lostpointercapture", () => this.cancel());
    target.addEventListener("scroll", () => {
      if (this.isBusy) this.#follow();
    });
    target.addEventListener("selectstart", (event) => event.preventDefault());
  }

  /** Whether rows are being dragged or a band is drawn. */
  get isBusy() { return this.#down?.kind === "rows" || this.#down?.kind === "band"; }

  /** Gives up what is under way. */
  cancel() {
    const down = this.#down;
    if (down === null) return;
    this.#end();
    if (down.kind === "band") this.#player.take((list) => list.cancel());
    else if (down.isPressed) this.#player.take((list) => list.drag(), { isQuiet: true });
  }

  #press(event) {
    const { list, view, target } = this.#player;
    const held = modifiers(event);
    const isOnBar = event.target === target && event.offsetX >= target.clientWidth;
    if (event.button !== 0 || !event.isPrimary || held === null || isOnBar || event.target.closest(".heading")) return;
    this.cancel();
    target.classList.remove("keyboard");
    const row = view.rowAt(event.target);
    // A finger may be about to scroll, so what it presses waits for the release.
    const isFinger = event.pointerType === "touch";
    this.#down = {
      id: event.pointerId, kind: "press", row, held, isFinger, isPressed: row !== null && !isFinger,
      from: [event.clientX, event.clientY], start: view.point?.(event), last: event,
    };
    // The release is told here wherever it happens; a finger that scrolls is the browser's.
    if (!isFinger) target.setPointerCapture(event.pointerId);
    if (this.#down.isPressed) this.#player.take(() => list.pressDown(row, held), { isQuiet: true });
  }

  #move(event) {
    const down = this.#down;
    if (down === null || event.pointerId !== down.id) return;
    down.last = event;
    if (down.kind === "press") {
      const way = Math.hypot(event.clientX - down.from[0], event.clientY - down.from[1]);
      if (way > slack) this.#begin(down);
    }
    this.#follow();
  }

  /** The pointer has gone so far that it drags. */
  #begin(down) {
    const { list, view, target } = this.#player;
    down.kind = "nothing";
    if (down.isFinger) return;
    if (down.row !== null) {
      this.#player.take(() => list.drag(), { isQuiet: true });
      down.isPressed = false;
      if (!view.placeAt || !list.looks(down.row).selected) return;
      down.kind = "rows";
      const count = list.selectedCount;
      this.#ghost = make("div", "ghost", count === 1 ? list.label(down.row) : `${number(count)} ${view.nouns}`);
      this.#ghost.ariaHidden = "true";
      document.body.append(this.#ghost);
      target.classList.add("dragging");
    } else if (view.showBand) {
      down.kind = "band";
      this.#player.take(() => list.beginBand(down.held), { isQuiet: true });
    } else {
      return;
    }
    this.#scroll();
  }

  /** Shows where the pointer has come to. */
  #follow() {
    const { view, list } = this.#player;
    const down = this.#down;
    if (down?.kind === "rows") {
      const { last } = down;
      this.#ghost.style.transform = `translate(${last.clientX + 14}px, ${last.clientY + 10}px)`;
      view.showDrop(this.#isWithin(last) ? view.placeAt(last) : null, last);
    } else if (down?.kind === "band") {
      const { lines, columns } = view.showBand(down.start, view.point(down.last));
      const covered = `${lines} ${columns}`;
      if (covered === down.covered) return;
      down.covered = covered;
      this.#player.take(() => list.continueBand(lines, columns, view.columns));
    }
  }

  #isWithin({ clientX, clientY }) {
    const box = this.#player.target.getBoundingClientRect();
    return clientX >= box.left && clientX <= box.right && clientY >= box.top - 40 && clientY <= box.bottom + 40;
  }

  /** Scrolls while the pointer is at an edge, or beyond it. */
  #scroll() {
    this.#frame = requestAnimationFrame(() => {
      if (!this.isBusy) return;
      const { view } = this.#player;
      const box = view.window.getBoundingClientRect();
      const { clientY } = this.#down.last;
      const above = Math.max(0, box.top + edge - clientY);
      const below = Math.max(0, clientY - box.bottom + edge);
      if (above + below > 0) {
        view.scrollBy(Math.min(below, 120) / 3 - Math.min(above, 120) / 3);
        this.#follow();
      }
      this.#scroll();
    });
  }

  #release(event) {
    const down = this.#down;
    if (down === null || event.pointerId !== down.id) return;
    const { list, view } = this.#player;
    down.last = event;
    const place = down.kind === "rows" && this.#isWithin(event) ? view.placeAt(event) : null;
    this.#end();
    if (down.kind === "band") {
      this.#player.take(() => list.endBand(), { isQuiet: true });
    } else if (place !== null) {
      const count = list.selectedCount;
      this.#player.take(() => list.moveSelected(place), this.#words(() => `${number(count)} moved`));
    } else if (down.kind === "press" && down.row === null) {
      this.#player.take(() => list.clickBeside(down.held));
    } else if (down.kind === "press") {
      if (down.isFinger) this.#player.take(() => list.pressDown(down.row, down.held));
      this.#player.take(() => list.release(), { isQuiet: true });
    }
  }

  #end() {
    const { view, target } = this.#player;
    const { id } = this.#down;
    this.#down = null;
    cancelAnimationFrame(this.#frame);
    if (target.hasPointerCapture(id)) target.releasePointerCapture(id);
    target.classList.remove("dragging");
    this.#ghost?.remove();
    this.#ghost = null;
    view.showDrop?.(null);
    view.hideBand?.();
  }
}
