// SPDX-License-Identifier: MIT
// Says what keeps the page from starting; needs nothing else.
(() => {
  let first = null;

  /** Shows a problem, unless there is one already, which is the cause of the others. */
  globalThis.problem = (text) => {
    first ??= text;
    const place = document.getElementById("problem");
    if (place === null) return addEventListener("DOMContentLoaded", () => problem(first));
    place.textContent = first;
    place.hidden = false;
  };

  addEventListener("error", ({ target }) => {
    if (target.id === "page-script") problem("The page could not start: page.js was not loaded.");
  }, true);
  if (location.protocol === "file:") {
    problem("Browsers load no modules from files. Serve this folder and open that: python3 -m http.server");
  }
})();
