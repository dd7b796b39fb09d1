// SPDX-License-Identifier: MIT
internal import SelectionCore

/// The statement in one line of a trace.
enum TraceStatement {
  /// Makes a new table.
  case table(TableShape)
  /// Names the following case.
  case caseName(String)
  /// Applies an input to the table, which may be a change to the table's settings.
  case input(TableInput)
  /// Shows exactly the rows with the given numbers; row numbers include hidden rows.
  case show(RowSpans)
  /// Reloads the whole table, with new row counts if any are given.
  case reload([Int])
  /// Changes the data by a single change or by a batch.
  case update(TableUpdate)
  /// Makes a rule refuse rows.
  case forbid(PathRules.Question, RowSpans)
  /// Makes a rule replace a row with a different row.
  case redirect(PathRules.Question, RowPath, RowPath)
  /// Sets one of the limits of the table or of a section, or removes the limits.
  case limit(LimitStatement, section: Int?)
  /// Sets the profile for the following keys and clicks.
  case profile(InputProfile)
  /// Sets the number of rows on a page.
  case page(Int)
  /// Sets the number of columns in which rows are shown.
  case columns(Int)
  /// Presses a key, following the conventions of the profile.
  case key(KeyStroke)
  /// Clicks with modifiers, following the conventions of the profile.
  case modifiedClick(RowPath, KeyModifiers)
  /// Presses the pointer on a row with modifiers, following the conventions of the profile.
  case press(RowPath, KeyModifiers)
  /// Releases the pointer, following the conventions of the profile.
  case release
  /// Begins a drag with the pointer, following the conventions of the profile.
  case drag
  /// Clicks a row with the secondary button, following the conventions of the profile.
  case secondary(RowPath)
  /// Clicks outside the rows with modifiers, following the conventions of the profile.
  case void(KeyModifiers)
  /// Sets the identities of a section's rows.
  case name(section: Int, [String])
  /// Sets the contents of a section, and the treatment of missing identities.
  case arrange(section: Int, [String], VanishedRows)
  /// Begins new contents for the whole table; the statements for its sections follow.
  case contents(VanishedRows)
  /// Sets the identities of the next section in the new contents.
  case section([String])
  /// Forgets the given hidden identities, or all hidden identities if none are given.
  case forgetHidden([String])
  /// Selects or checks rows and identities.
  case mark(Mark, [String], RowSpans)
  /// Saves the selection.
  case save
  /// Restores the saved selection.
  case restore
  /// Begins a batch.
  case batch
  /// Ends the batch.
  case end
  /// States an expectation.
  case expect(TraceExpectation)
}

/// The mark that a statement sets.
enum Mark {
  case selected, checked

  /// The input that sets the mark on rows.
  func input<Row>(_ rows: SelectionSpans<Row>) -> SelectionInput<Row> {
    self == .selected ? .select(rows) : .check(rows)
  }
}

/// The value of a limit.
enum LimitStatement {
  case atMost(Int)
  case atLeast(Int)
  case off
}

/// An expectation about the state after the last input.
enum TraceExpectation {
  /// Rows of the table, or of the change made by the last input.
  enum Rows: String, CaseIterable {
    case selected, presented, checked, lost, refresh, redraw
    case redrawWithFocus = "redraw-focus"
  }

  /// A single row, or no row.
  enum Place: String, CaseIterable {
    case highlighted, anchor, lead
  }

  /// Hidden identities with a mark.
  enum Hidden: String, CaseIterable {
    case selected = "hidden"
    case checked = "hidden-checked"
  }

  case rows(Rows, RowSpans)
  case hidden(Hidden, Set<String>)
  /// The hidden rows, given by their paths among all rows.
  case hiddenRows(RowSpans)
  case place(Place, RowPath?)
  case count(Int, section: Int?)
  case nth(Int, RowPath)
  case rank(RowPath, Int)
  case shape([Int])
  case changed(selected: RowSpans, deselected: RowSpans)
  case calls([String])
  case editing(Bool)
  case accessory(RowPath, RowAccessory)
  case header(section: Int, MarkedPart)
  case menu(RowPath, RowSpans)
  case order([RowPath])
  case undo(Int)
  case redo(Int)
  case error(words: String)
}

/// An error in a line that isn't a valid statement.
struct TraceSyntaxError: Error {
  let message: String

  /// Makes an error; if the message quotes a long word, it contains only the word's beginning and
  /// end.
  init(_ message: String) {
    let scalars = message.unicodeScalars
    self.message =
      scalars.count <= 240
      ? message : "\(String(scalars.prefix(120)))…\(String(scalars.suffix(100)))"
  }
}
