// SPDX-License-Identifier: MIT
// Scrolling over more rows than a browser makes an element high.

/** How high an element may safely be; browsers end between 17 and 34 million pixels. */
const highest = 8_000_000;

/** Whether the browser says when scrolling ends; else a pause is taken for the end. */
const tellsOfItsEnd = "onscrollend" in window;

/**
 * Where a table is scrolled to, in pixels of its true height.
 *
 * Where that is more than an element can have, the scroll bar runs over a lower one: short ways are scrolled as
 * they are, long ones, such as a drag of the bar, to the same share of the table.
 */
export class LongScroll {
  offset = 0;
  #scroller;
  #spacer;
  #lastTop = 0;
  #pause = 0;
  #height = 0;
  #viewHeight = 0;

  constructor(scroller, spacer, whenMoved) {
    this.#scroller = scroller;
    this.#spacer = spacer;
    scroller.addEventListener("scroll", () => {
      if (this.#follow()) whenMoved();
    });
    scroller.addEventListener("scrollend", () => {
      // Firefox may tell the end of a scroll before the scroll.
      if (this.#follow()) whenMoved();
      this.#placeBar();
    });
  }

  /** Sets how high all rows are, how high the part is that is seen, and what the scroller shows besides. */
  resize(height, viewHeight, besides) {
    this.#height = height;
    this.#viewHeight = viewHeight;
    this.#spacer.style.height = `${Math.min(height, highest) + besides}px`;
    this.scrollTo(this.offset);
  }

  /** Scrolls to a place. */
  scrollTo(offset) {
    this.offset = Math.min(Math.max(offset, 0), this.#range);
    this.#placeBar();
  }

  get #range() { return Math.max(0, this.#height - this.#viewHeight); }
  get #barRange() { return Math.max(0, this.#scroller.scrollHeight - this.#scroller.clientHeight); }

  #placeBar() {
    const range = this.#range;
    const top = range === 0 ? 0 : this.offset / range * this.#barRange;
    // Where the bar is there already, to place it would be a scroll of its own, with an end that places it again.
    if (Math.abs(this.#scroller.scrollTop - top) >= 1) this.#scroller.scrollTop = top;
    this.#lastTop = this.#scroller.scrollTop;
    if (this.#height <= highest) this.offset = Math.min(this.#lastTop, range);
  }

  #follow() {
    const top = this.#scroller.scrollTop;
    const way = top - this.#lastTop;
    if (way === 0) return false;
    this.#lastTop = top;
    const [range, barRange] = [this.#range, this.#barRange];
    if (this.#height <= highest) {
      this.offset = Math.min(top, range);
    } else if (Math.abs(way) > 2 * this.#viewHeight) {
      this.offset = barRange === 0 ? 0 : top / barRange * range;
    } else {
      this.offset = Math.min(Math.max(this.offset + way, 0), range);
      // At its ends the bar has no way left, so it goes where it belongs at once; else when all is quiet.
      if (top <= 0 || top >= barRange) this.#placeBar();
      if (!tellsOfItsEnd) {
        clearTimeout(this.#pause);
        this.#pause = setTimeout(() => this.#placeBar(), 150);
      }
    }
    return true;
  }
}
