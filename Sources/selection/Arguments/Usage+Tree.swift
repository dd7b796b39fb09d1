// SPDX-License-Identifier: MIT

extension Usage {
  /// The documentation of `selection pick --tree`, in which keys have other effects.
  static let tree = Manual(
    name: "pick --tree", summary: "choose from a tree of paths",
    usage: [Meaning("selection pick --tree [options] [FILE or FOLDER]", "")],
    keys: [
      Meaning("→ ←", "open and close a folder; else go into it, and out"),
      Meaning("option with → ←", "open and close all below"),
      Meaning("*", "open all folders beside this one, while nothing is typed"),
      Meaning("space while nothing is typed, click", "choose what is below, or drop it"),
      Meaning("tab, insert, ⇧ tab", "the same, and move down; with ⇧ up"),
      Meaning("⇧ with ↑ ↓ or click", "a range of boxes"),
      Meaning("↑ ↓ page up, page down, home, end", "move and scroll"),
      Meaning(
        "letters, digits and signs",
        "show the paths that have these words, with the cursor on the first"),
      Meaning("alt-a", "all of what is shown, or none"),
      Meaning("alt-u, ctrl-r", "undo, redo"),
      Meaning("alt-z", "fuzzy search, or by words again"),
      Meaning("option with ↑ ↓", "scroll the preview"),
      Meaning("return", "accept what is chosen, else what is under the cursor"),
      Meaning("escape", "show all paths again; else cancel"),
    ],
    signs: [
      Meaning("▸ ▾", "a closed folder, an open one"),
      Meaning("[ ] [-] [✓]", "none, some, all of what is below is chosen"),
    ])
}
