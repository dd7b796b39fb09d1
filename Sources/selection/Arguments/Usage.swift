// SPDX-License-Identifier: MIT

/// The version of the package.
let packageVersion = "0.2.0"

/// The documentation of each command.
enum Usage {
  private static let help = OptionEntry("-h", "--help", help: "show this text")

  static let overview = Manual(
    name: "", summary: "tables and checkmark lists in a terminal",
    usage: [
      Meaning("selection", "three tables to try"),
      Meaning("selection pick [FILE]", "choose lines from a pipe, and print them"),
      Meaning("selection replay FILE…", "run selection traces"),
      Meaning("selection help [COMMAND]", "this text, or that of a command"),
    ],
    options: [
      OptionEntry(
        "--record", value: .file("FILE"),
        help: "write what is done to the tables to FILE, as a trace"),
      help,
      OptionEntry("--version", help: "show the version"),
      OptionEntry("--man", help: "print the manual page: selection --man | man -l -"),
      OptionEntry(
        "--completions", value: .word("SHELL", of: ["bash", "zsh", "fish"]),
        help: "print completions for bash, zsh or fish"),
      OptionEntry(
        "--bindings", value: .word("SHELL", of: ["bash", "zsh", "fish"]),
        help: "print bindings for the same: ctrl-T picks files for the line, alt-C a folder to go "
          + "to"),
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
      Meaning("tab, 1, 2, 3", "another table"),
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
        """
        Where standard output is no terminal, `selection` prints a short tour instead. NO_COLOR=1 \
        in the environment switches colors off.
        """)
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
  static let commands = [pick, replay]
}
