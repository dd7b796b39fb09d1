// SPDX-License-Identifier: MIT

/// The version of the package.
let packageVersion = "0.2.0"

/// The documentation of each command.
enum Usage {
  private static let help = OptionEntry("-h", "--help", help: "show this text")

  private static let shells = OptionEntry.Value.word("SHELL", of: ["bash", "zsh", "fish"])

  static let overview = Manual(
    name: "", summary: "choose from a folder, a pipe or tables in a terminal",
    usage: [
      Meaning("selection", "choose from this folder, and print it"),
      Meaning("selection pick [FILE]", "choose lines from a pipe, and print them"),
      Meaning("selection demo", "tables and lists to try"),
      Meaning("selection replay FILE…", "run selection traces"),
      Meaning("selection help [COMMAND]", "this text, or that of a command"),
    ],
    description: [
      .text(
        """
        Without a command the folder in which it is started is shown as a tree. A box chooses all \
        that is below it, subfolders are read when they are opened or searched, and return prints \
        the chosen paths. What git ignores is left out. Boxes, ranges, undo and searches that \
        lose nothing are those of SelectionCore, a library that gives any table, list or tree of \
        an app the same.
        """),
      .code(["selection | xargs -r wc -l", "selection pick --help"]),
    ],
    options: [
      help,
      OptionEntry("--version", help: "show the version"),
      OptionEntry("--man", help: "print the manual page: selection --man | man -l -"),
      OptionEntry(
        "--completions", value: shells, help: "print completions for bash, zsh or fish"),
      OptionEntry(
        "--bindings", value: shells,
        help: "print bindings for the same: ctrl-T picks files for the line, ctrl-R an earlier "
          + "command, alt-C a folder to go to"),
    ],
    keys: [
      Meaning("space, click", "choose what is below, or drop it"),
      Meaning("⇧ with ↑ ↓ or click", "a range of boxes"),
      Meaning("u, U", "undo, redo"),
      Meaning("/", "show what matches, as you type; return goes on, escape shows all again"),
      Meaning("→ ←", "open and close a folder; else go into it, and out"),
      Meaning("option with → ←", "open and close all below"),
      Meaning("*", "open all folders beside this one"),
      Meaning("tab, ⇧ tab", "choose, and move down or up"),
      Meaning("↑ ↓ page up, page down, home, end", "move and scroll"),
      Meaning("a", "all of what is shown, or none"),
      Meaning("z", "fuzzy search, or by words again"),
      Meaning("return", "print what is chosen, else what is under the cursor"),
      Meaning("?, q", "this list, quit"),
    ],
    signs: tree.signs,
    statuses: pickStatuses,
    notes: [
      .text(
        "Without a terminal it says so and ends. NO_COLOR=1 in the environment switches colors off."
      )
    ])

  /// The exit statuses of the commands that choose lines.
  static let pickStatuses = [
    Meaning("0", "something was chosen and printed"),
    Meaning("1", "nothing was chosen"),
    Meaning(
      "2",
      "a file could not be read or written, or there is no terminal; where only the chosen "
        + "lines could not be saved, they are printed all the same"),
    Meaning("64", "wrong usage"), Meaning("130", "cancelled"),
  ]

  static let demo = Manual(
    name: "demo", summary: "tables and lists to try, each with what it shows",
    usage: [Meaning("selection demo [--record FILE]", "")],
    options: [
      OptionEntry(
        "--record", value: .file("FILE"),
        help: "write what is done to the tables to FILE, as a trace"),
      help,
    ],
    keys: [
      Meaning("↑ ↓ page up, page down, home, end", "move and scroll"),
      Meaning("space, return", "tap the row"),
      Meaning("⇧ with ↑ ↓ page up …", "a range from the row tapped last"),
      Meaning("r, ⇧ with space or click", "the range to here, in checkmark lists too"),
      Meaning("ctrl-space", "select or deselect the row"),
      Meaning("a, n, i", "all, none, invert"),
      Meaning("u, U", "undo, redo"),
      Meaning("e", "begin and end editing"),
      Meaning("o, x", "insert a row, delete the row"),
      Meaning("K, J, option with ↑ ↓", "move the row up and down"),
      Meaning("/", "show what matches, as you type; escape shows all again"),
      Meaning("f", "let go what is selected and not shown"),
      Meaning("tab, 1 to 5", "another table"),
      Meaning("p", "keys and clicks of another platform"),
      Meaning("l", "at most three rows, ten, any number"),
      Meaning("mouse", "tap, wheel, drag a range or the selected rows, tap a section"),
      Meaning("?, q", "this list, quit"),
    ],
    signs: [
      Meaning("❯ ● ✓", "the cursor, a selected row, a checked one"),
      Meaning("• at the right", "the row was redrawn for the last key"),
    ],
    notes: [
      .text(
        "Where standard output is no terminal that can draw, a short tour is printed instead.")
    ])

  static let replay = Manual(
    name: "replay", summary: "run selection traces, and say what did not hold",
    usage: [Meaning("selection replay FILE…", "")],
    description: [
      .text(
        """
        Where FILE is -, the trace is read from standard input. Each line is played as it comes, \
        and has at most 16 MiB. Each expectation that does not hold is printed as \
        `FAIL FILE:LINE: expected …, found …`; the last line counts the cases: \
        `N passed, N failed`.
        """)
    ],
    options: [help],
    statuses: [
      Meaning("0", "all cases passed"), Meaning("1", "a case failed"),
      Meaning("2", "a file could not be read"), Meaning("64", "wrong usage"),
    ])

  /// The manuals of the commands.
  static let commands = [pick, demo, replay]
}
