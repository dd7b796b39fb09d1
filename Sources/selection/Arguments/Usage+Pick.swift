// SPDX-License-Identifier: MIT

extension Usage {
  static let pick = Manual(
    name: "pick", summary: "choose lines from a pipe, and print them",
    usage: [Meaning("selection pick [options] [FILE]", "")],
    description: [
      .text(
        """
        Without FILE, or where it is -, lines are read from standard input. They are shown as they \
        come, on the terminal itself, so that standard output carries the chosen lines alone, in \
        their order. What matches when / is pressed and something is typed is shown, and what is \
        not shown stays chosen.
        """),
      .text("Nothing chosen, or a cancel, prints nothing: xargs -r then runs nothing."),
      .code([
        "git branch --format='%(refname:short)' | selection pick | xargs -r git show",
        "find . -type f -print0 | selection pick --read0 -0 | xargs -0r rm --",
        "line=$(git log --oneline | selection pick -x) && git show \"${line%% *}\"",
        "ps aux | selection pick --header-lines=1 --with-nth=2,11.. --height=12",
      ]),
    ],
    options: [
      OptionEntry(
        "-x", "--exclusive", help: "one line at most: return takes the line under the cursor"),
      OptionEntry(
        "--checked", value: .text("LINE"),
        help: "choose the line from the start; may be given again; a line that is not there is "
          + "passed over"),
      OptionEntry(
        "--state", value: .file("FILE"),
        help: "remember the chosen lines in FILE until the next time"),
      OptionEntry("--limit", value: .text("N"), help: "choose no more than N lines"),
      OptionEntry("--required", help: "do not accept with nothing chosen"),
      OptionEntry("--read0", help: "a null ends each line that is read"),
      OptionEntry("-0", "--print0", help: "a null ends each line that is printed"),
      OptionEntry(
        "--header-lines", value: .text("N"),
        help: "show the first N lines above the others; they cannot be chosen"),
      OptionEntry(
        "--with-nth", value: .text("FIELDS"),
        help: "show and search these fields of each line, such as 2, 1,3, 2.. or -1; lines are "
          + "printed whole"),
      OptionEntry(
        "--delimiter", value: .text("TEXT"), help: "what parts the fields; blanks if not given"),
      OptionEntry("--prompt", value: .text("TEXT"), help: "the title"),
      OptionEntry(
        "--height", value: .text("N"),
        help: "use N lines below what is on the screen, without the mouse"),
      OptionEntry(
        "--keys", value: .text("\"KEY …\""),
        help: "take these keys and no terminal, such as down, space, return, page-down or a; "
          + "their end accepts"),
      OptionEntry("-h", "--help", help: "show this text"),
    ],
    keys: [
      Meaning("↑ ↓ page up, page down, home, end", "move and scroll"),
      Meaning("space, click", "choose the line, or drop it"),
      Meaning("tab, ⇧ tab", "the same, and move down or up"),
      Meaning("⇧ with ↑ ↓ page up …, drag", "a range from the line chosen last"),
      Meaning("r, ⇧ with space or click", "the range to here"),
      Meaning("a, n, i", "all, none, invert: of what is shown"),
      Meaning("u, U", "undo, redo"),
      Meaning("/", "show what matches, as you type; a paste begins it too"),
      Meaning("t", "show only what is chosen, or all again"),
      Meaning("f", "forget remembered lines that are not there"),
      Meaning("return", "close the search line; else accept"),
      Meaning("escape", "show all lines again; else cancel"),
      Meaning("?, q", "this list, cancel"),
    ],
    signs: [Meaning("❯ ✓", "the cursor, a chosen line")],
    statuses: [
      Meaning("0", "lines were chosen and printed"),
      Meaning("1", "nothing was chosen"),
      Meaning(
        "2",
        "a file could not be read or written, or there is no terminal; where only the chosen "
          + "lines could not be saved, they are printed all the same"),
      Meaning("64", "wrong usage"), Meaning("130", "cancelled"),
    ])
}
