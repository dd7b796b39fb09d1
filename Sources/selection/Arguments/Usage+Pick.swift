// SPDX-License-Identifier: MIT

extension Usage {
  static let pick = Manual(
    name: "pick", summary: "choose lines from a pipe, and print them",
    usage: [Meaning("selection pick [options] [FILE]", "")],
    description: [
      .text(
        """
        Without FILE, or where it is -, lines are read from standard input; without a pipe, the \
        folder in which it is started is shown as a tree, without what git ignores. Lines are \
        shown as they come, on the terminal itself, so that standard output carries the chosen \
        lines alone, in their order. What is typed is searched for: the lines that have all of \
        its words are shown, and what is not shown stays chosen.
        """),
      .text(
        """
        Signs in a word: ^a is at the start of the line, a$ at its end, !a not in it, 'a side by \
        side with --fuzzy too, 'a' a whole word; a | b is either.
        """),
      .text(
        """
        With nothing chosen, return takes the line under the cursor, unless --explicit is given. A \
        cancel prints nothing: xargs -r then runs nothing.
        """),
      .code([
        "git branch --format='%(refname:short)' | selection pick | xargs -r git show",
        "find . -type f -print0 | selection pick --read0 --print0 | xargs -0r rm --",
        "line=$(git log --oneline | selection pick -x) && git show \"${line%% *}\"",
        "git ls-files | selection pick --tree | xargs -r git add",
        "ps aux | selection pick --header-lines=1 --accept-nth=2 | xargs -r kill",
      ]),
    ],
    options: [
      OptionEntry(
        "-x", "+m", "--no-multi", "--exclusive",
        help: "one line at most: return takes the line under the cursor"),
      OptionEntry(
        "-m", "--multi", value: .text("N"), isValueOptional: true,
        help: "any number of lines, or no more than N, which may also be the next word; so it is "
          + "without it"),
      OptionEntry("--limit", value: .text("N"), help: "choose no more than N lines"),
      OptionEntry(
        "--ordered",
        help:
          "print the lines in the order in which they were chosen; those that one key chose, in "
          + "the order of the lines"),
      OptionEntry("-q", "--query", value: .text("TEXT"), help: "search for this at the start"),
      OptionEntry(
        "+e", "--no-exact", "--fuzzy",
        help: "letters of a word need not stand side by side: the best matches come first"),
      OptionEntry("-e", "--exact", help: "they must, as without --fuzzy"),
      OptionEntry("+s", "--no-sort", help: "with --fuzzy, leave the lines in their order"),
      OptionEntry(
        "-1", "--select-1", help: "if one line matches at the start, print it and show nothing"),
      OptionEntry("-0", "--exit-0", help: "if no line matches at the start, end with status 1"),
      OptionEntry(
        "--explicit", help: "return does not take the line under the cursor if nothing is chosen"),
      OptionEntry("--required", help: "do not accept with nothing chosen"),
      OptionEntry(
        "--checked", value: .text("LINE"),
        help: "choose the line from the start; may be given again; a line that is not there is "
          + "passed over"),
      OptionEntry(
        "--state", value: .file("FILE"),
        help: "remember the chosen lines in FILE until the next time"),
      OptionEntry("--read0", help: "a null ends each line that is read"),
      OptionEntry("--print0", help: "a null ends each line that is printed"),
      OptionEntry("--tac", help: "show the last line first, when all have come"),
      OptionEntry(
        "--header-lines", value: .text("N"),
        help: "show the first N lines above the others; they cannot be chosen"),
      OptionEntry(
        "--with-nth", value: .text("FIELDS"),
        help: "show and search these fields of each line, such as 2, 1,3, 2.. or -1"),
      OptionEntry(
        "-n", "--nth", value: .text("FIELDS"), help: "search these fields of what is shown"),
      OptionEntry(
        "--accept-nth", value: .text("FIELDS"),
        help: "print these fields of each line; whole lines if not given"),
      OptionEntry(
        "-d", "--delimiter", value: .text("TEXT"),
        help: "what parts the fields; blanks if not given"),
      OptionEntry(
        "--tree",
        help: "the lines are paths: choose from a tree of them; a folder stands for what is below "
          + "it, which is printed in its place; FILE may be a folder, which is read as it is "
          + "opened or searched"),
      OptionEntry(
        "--tops", help: "--tree that prints the fewest folders which have all that is chosen"),
      OptionEntry("--print-query", help: "print what was searched for before the lines"),
      OptionEntry("--prompt", value: .text("TEXT"), help: "the title"),
      OptionEntry("--header", value: .text("TEXT"), help: "lines to show above the others"),
      OptionEntry(
        "--cycle", help: "↑ on the first line goes to the last, ↓ on the last to the first"),
      OptionEntry(
        "--expect", value: .text("KEYS"),
        help: "accept with these keys too, such as ctrl-v,f1; the first line printed is the name "
          + "of the one that was pressed, or empty"),
      OptionEntry(
        "--history", value: .file("FILE"),
        help: "remember what was searched for in FILE; ctrl-p and ctrl-n show it again"),
      OptionEntry(
        "--history-size", value: .text("N"),
        help: "remember no more than N searches; 1000 if not given"),
      OptionEntry(
        "--height", value: .text("N"),
        help: "use N lines, or N% of them, below what is on the screen, without the mouse; with "
          + "~N no more than there is to show"),
      OptionEntry(
        "--preview", value: .text("CMD"),
        help: "show beside the lines what this command says of the one under the cursor: {} is the "
          + "line, {2} a field, {q} what is typed, {n} the line's number, {+} the chosen lines, "
          + "{+2} a field of them; they are quoted, so put no quotes around them; $SHELL runs it"),
      OptionEntry(
        "--preview-window", value: .text("PLACE"),
        help: "where it is shown: right, left, up or down, a size such as 40% or 10, wrap, hidden, "
          + "joined by commas; below 50 columns it is always beneath or above"),
      OptionEntry(
        "--bind", value: .text("KEY:ACTION"),
        help:
          "let keys do something else, such as ctrl-a:select-all,tab:toggle+up; the actions are "
          + "listed below"),
      OptionEntry(
        "--keys", value: .text("\"KEY …\""),
        help: "take these keys and no terminal, such as down, space, return, page-down, alt-a or "
          + "x; their end accepts"),
    ] + ignored + [OptionEntry("-h", "--help", help: "show this text")],
    keys: [
      Meaning("letters, digits and signs", "show the lines that have these words"),
      Meaning("↑ ↓ page up, page down, home, end", "move and scroll; ctrl-p, ctrl-n too"),
      Meaning("tab, insert, ⇧ tab", "choose the line, or drop it, and move down; with ⇧ up"),
      Meaning("space while nothing is typed, click", "choose the line, or drop it"),
      Meaning("⇧ with ↑ ↓ page up …, drag", "a range from the cursor on"),
      Meaning("alt-r, ⇧ with click", "the range from the line chosen last to here"),
      Meaning("alt-a, alt-n, alt-i", "all, none, invert: of what is shown"),
      Meaning("alt-u, ctrl-r", "undo, redo"),
      Meaning("alt-o", "show only what is chosen, or all again"),
      Meaning("alt-z", "fuzzy search, or by words again"),
      Meaning("alt-m", "forget remembered lines that are not there"),
      Meaning("ctrl-s, ctrl-x, ctrl-t, ctrl-_, ctrl-o", "the same as alt-a, n, i, u and o"),
      Meaning("← →, ctrl-a, ctrl-e, alt-b, alt-f", "move in what is typed"),
      Meaning("ctrl-w, ctrl-u, alt-d, ctrl-y", "delete a word, the line, the next word; put back"),
      Meaning("option with ↑ ↓", "scroll the preview"),
      Meaning("return", "accept what is chosen, else the line under the cursor"),
      Meaning("escape", "show all lines again; else cancel"),
      Meaning("ctrl-g, alt-h", "cancel, this list"),
    ],
    signs: [Meaning("❯ ✓", "the cursor, a chosen line")],
    statuses: pickStatuses,
    notes: [
      .text("In a tree the keys are:"),
      .code(
        Usage.tree.keyLines().filter { $0.utf8.starts(with: "  ".utf8) }.map {
          String($0.dropFirst(2))
        }),
      .text(
        """
        Options in the variable SELECTION_PICK_OPTS stand before those of the command line. \
        The actions for --bind: \(PickAction.names.joined(separator: ", ")).
        """),
    ])

  /// fzf's options for its appearance, which are accepted so that users of fzf needn't remove them.
  static let ignored = [
    OptionEntry(
      "--ansi", "--reverse", "--bold", "--no-bold", "--black", "--no-mouse", "--no-border",
      "--no-scrollbar", "--no-separator", "--no-hscroll", "--no-unicode", "--keep-right",
      "--highlight-line", help: "for those who come from fzf: they change nothing"),
    OptionEntry(
      "--border", "--color", "--gap", "--tiebreak", "--scheme", value: .text("ANY"),
      isValueOptional: true, help: "likewise"),
    OptionEntry(
      "--layout", "--info", "--margin", "--padding", "--pointer", "--marker", "--ellipsis",
      "--separator", "--scrollbar", "--tabstop", "--min-height", "--style", "--gutter",
      "--border-label", "--preview-label", "--list-label", "--input-label", "--header-label",
      value: .text("ANY"), help: "likewise"),
  ]
}
