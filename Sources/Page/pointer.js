// SPDX-License-Identifier: MIT
// The pointer: tells the model what it does, and shows rows that are dragged, and bands.
import { modifiers } from "./keys.js";
import { make, number } from "./parts.js";

/** Lets a pointer on a list's element be inputs. */
export class Pointer {
  #player;
  #words;
  /** Where it went down among all lines, its last event, and the row on which it went down. */
  #start;
  #last;
  #row;
  #ghost = null;
  #isBusy = false;
  #frame = 0;

  /** `words` says what to announce of rows that were moved. */
  constructor(player, words) {
    this.#player = player;
    this.#words = words;
    const { target } = player;
    target.addEventListener("pointerdown", (event) => this.#press(event));
    target.addEventListener("pointermove", (event) => this.#track(1, event));
    target.addEventListener("pointerup", (event) => this.#track(2, event));
    for (const name of ["pointercancel", "lostpointercapture", "contextmenu"]) {
      target.addEventListener(name, () => this.cancel());
    }
    target.addEventListener("scroll", () => {
      if (this.#isBusy) this.#track(1, this.#last);
    });
    target.addEventListener("selectstart", (event) => event.preventDefault());
  }

  /** Whether rows are being dragged or a band is drawn. */
  get isBusy() { return this.#isBusy; }

  /** Gives up what is under way. */
  cancel() {
    if (this.#last) this.#track(3, this.#last);
  }

  #press(event) {
    const { view, target } = this.#player;
    const held = modifiers(event);
    const isOnBar = event.target === target && event.offsetX >= target.clientWidth;
    if (event.button !== 0 || held === null || isOnBar || event.target.closest(".heading")) return;
    target.classList.remove("keyboard");
    // A box takes clicks of its own.
    if (held === 0 && event.target.closest(".box")) return;
    // The release is told here wherever it happens; a finger that scrolls is the browser's.
    if (event.pointerType !== "touch") target.setPointerCapture(event.pointerId);
    this.#start = view.point?.(event);
    this.#row = view.rowAt(event.target);
    this.#track(0, event, this.#row, held);
  }

  /** Tells the model what the pointer does, and does what follows from it. */
  #track(what, event, row, held) {
    const { list } = this.#player;
    if (!this.#isBusy || event.pointerId === this.#last.pointerId) this.#last = event;
    const count = list.track(what, event, row, held);
    for (let i = 0; i < count; i += 1) {
      this.#player.take(() => list.takeStep(i), { isQuiet: true });
      this.#show(list.stepKind(i));
    }
  }

  #show(kind) {
    const { list, view, target } = this.#player;
    const { clientX, clientY } = this.#last;
    switch (kind) {
      case 1:
        this.#ghost = make("div", "ghost", list.selectedCount === 1 ? list.label(this.#row)
          : `${number(list.selectedCount)} ${view.nouns}`);
        this.#ghost.ariaHidden = "true";
        document.body.append(this.#ghost);
        target.classList.add("dragging");
        // Falls through: both kinds of drags scroll at the edges.
      case 5:
        this.#isBusy = true;
        this.#scroll(performance.now());
        break;
      case 2:
        this.#ghost.style.transform = `translate(${clientX + 14}px, ${clientY + 10}px)`;
        view.showDrop(this.#place, this.#last);
        break;
      case 6: {
        const point = view.point(this.#last);
        view.showBand(this.#start, point);
        this.#player.take(() => list.moveBand(this.#start, point, view));
        break;
      }
      case 3: case 4: case 7: case 8: {
        const place = kind === 3 ? this.#place : null;
        const count = list.selectedCount;
        this.#isBusy = false;
        cancelAnimationFrame(this.#frame);
        target.classList.remove("dragging");
        this.#ghost?.remove();
        view.showDrop(null);
        view.hideBand?.();
        if (place !== null) {
          this.#player.take(() => list.moveSelected(place), this.#words(() => `${number(count)} moved`));
        }
      }
    }
  }

  /** Before which row something would be dropped; null where it would not be. */
  get #place() {
    const { left, right, top, bottom } = this.#player.target.getBoundingClientRect();
    const { clientX, clientY } = this.#last;
    const isWithin = clientX >= left && clientX <= right && clientY >= top - 40 && clientY <= bottom + 40;
    return isWithin ? this.#player.view.placeAt(this.#last) : null;
  }

  /** Scrolls while the pointer is at an edge, or beyond it. */
  #scroll(before) {
    this.#frame = requestAnimationFrame((now) => {
      const { list, view } = this.#player;
      const { top, bottom } = view.window.getBoundingClientRect();
      const speed = list.autoscrollSpeed(this.#last.clientY, top, bottom);
      if (speed !== 0) {
        view.scrollBy(speed * Math.max(0, now - before) / 1_000);
        this.#track(1, this.#last);
      }
      if (this.#isBusy) this.#scroll(now);
    });
  }
}
