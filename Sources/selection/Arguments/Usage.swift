// SPDX-License-Identifier: MIT

/// The version of the package.
let packageVersion = "0.2.0"

/// The help texts.
enum Usage {
  static let overview = """
    selection: tables and checkmark lists in a terminal

    usage: selection                  three tables to try
           selection pick [FILE]      tick lines of a file or pipe, and print them
           selection replay FILE…     run selection traces
           selection help [COMMAND]   this text, or that of a command

    options:
          --record FILE  write what is done to the tables to FILE, as a trace
      -h, --help         show this text
          --version      show the version

    \(tableKeys.joined(separator: "\n"))

    Where standard output is no terminal, `selection` prints a short tour instead.
    NO_COLOR=1 in the environment switches colours off.
    """

  /// What the keys do in the tables.
  static let tableKeys = """
    keys in the tables:
      ↑ ↓ page up, page down, home, end   move and scroll
      space, return                       tap the row
      ⇧ with ↑ ↓ page up …                a range from the row tapped last
      r, ⇧ with space or click            the range to here, in checkmark lists too
      ctrl-space                          select or deselect the row
      a, n, i                             all, none, invert
      u, U                                undo, redo
      e                                   begin and end editing
      o, x                                insert a row, delete the row
      K, J, option with ↑ ↓               move the row up and down
      /                                   find a row by typing; ↓ finds the next
      tab, 1, 2, 3                        another table
      p                                   keys and clicks of another platform
      l                                   at most three rows, ten, any number
      mouse                               tap, wheel, drag a range or the selected
                                          rows, tap a section
      ?, q                                this list, quit
    signs in the tables:
      ❯ ● ✓                               the cursor, a selected row, a checked one
      • at the right                      the cell was drawn again for the last key
    """.split(separator: "\n").map(String.init)

  static let pick = """
    selection pick: tick lines in the terminal, and print the ticked ones in order

    usage: selection pick [options] [FILE]

    Without FILE, or where it is -, lines are read from standard input. The screen
    is drawn on the terminal itself, so that standard output carries the ticked
    lines alone:

      git branch --format='%(refname:short)' | selection pick | xargs git show

    options:
      -x, --exclusive     tick one line at most: a tick moves
          --checked LINE  tick the line from the start; may be given again; a line
                          that is not there is passed over
          --state FILE    remember the ticks in FILE, by line, until the next time
          --limit N       tick no more than N lines
          --required      do not accept with nothing ticked
          --keys "KEY …"  take these keys and no terminal, such as down, space,
                          return, page-down or a; their end accepts
      -h, --help          show this text

    keys:
      ↑ ↓ page up, page down, home, end   move and scroll
      space, click                        tick, or take the tick away
      a, n, i                             all, none, invert
      /                                   find a line by typing; ↓ finds the next
      return                              accept
      escape, q                           cancel

    exit status:
      0    lines were ticked and printed
      1    nothing was ticked
      2    a file could not be read or written, or there is no terminal; where only
           the ticks could not be saved, the ticked lines are printed all the same
      64   wrong usage
      130  cancelled
    """

  static let replay = """
    selection replay: run selection traces, and say what did not hold

    usage: selection replay FILE…

    Where FILE is -, the trace is read from standard input. Each line is played as
    it comes, and has at most 16 MiB. Each expectation that does not hold is printed
    as `FAIL FILE:LINE: expected …, found …`; the last line counts the cases:
    `N passed, N failed`.

    options:
      -h, --help  show this text

    exit status:
      0    all cases passed
      1    a case failed
      2    a file could not be read
      64   wrong usage
    """
}
