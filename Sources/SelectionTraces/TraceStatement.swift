// SPDX-License-Identifier: MIT
internal import SelectionCore

/// What one line of a trace says.
enum TraceStatement {
  /// A fresh table.
  case table(TableShape)
  /// The name of the case that follows.
  case caseName(String)
  /// An input to the table, setup included.
  case input(TableInput)
  /// Everything is reloaded, with other row counts if some are given.
  case reload([Int])
  /// A change of the data, alone or in a batch.
  case update(TableUpdate)
  /// A rule says no about rows.
  case forbid(PathRules.Question, RowSpans)
  /// A rule gives another row.
  case redirect(PathRules.Question, RowPath, RowPath)
  /// One of the limits of the table or of a section, or none of them.
  case limit(LimitStatement, section: Int?)
  /// Whose keys and clicks the ones below are.
  case profile(InputProfile)
  /// How many rows a page is.
  case page(Int)
  /// How many columns the rows are in.
  case columns(Int)
  /// A key, by the profile.
  case key(KeyStroke)
  /// A click with modifiers, by the profile.
  case modifiedClick(RowPath, KeyModifiers)
  /// A pointer goes down on a row with modifiers, by the profile.
  case press(RowPath, KeyModifiers)
  /// The pointer goes up, by the profile.
  case release
  /// The pointer begins a drag, by the profile.
  case drag
  /// A secondary click on a row, by the profile.
  case secondary(RowPath)
  /// A click beside all rows with modifiers, by the profile.
  case void(KeyModifiers)
  /// The identities of a section's rows.
  case name(section: Int, [String])
  /// What a section holds now, and what becomes of the rest.
  case arrange(section: Int, [String], Vanished)
  /// The contents of the whole table begin.
  case contents(Vanished)
  /// The identities of the next section of the contents.
  case section([String])
  /// Hidden identities are forgotten; all if none is named.
  case forgetHidden([String])
  /// Rows and identities are selected or checked.
  case mark(Mark, [String], RowSpans)
  /// The selection is saved.
  case save
  /// The selection that was saved is restored.
  case restore
  /// A batch begins.
  case batch
  /// The batch ends.
  case end
  /// What must be true.
  case expect(TraceExpectation)
}

/// Which mark a statement sets.
enum Mark {
  case selected, checked

  /// The input that sets it on rows.
  func input<Row>(_ rows: Spans<Row>) -> Input<Row> {
    self == .selected ? .select(rows) : .check(rows)
  }
}

/// What a limit is set to.
enum LimitStatement {
  case atMost(Int)
  case atLeast(Int)
  case off
}

/// What must be true after the last input.
enum TraceExpectation {
  /// Rows of the table, or of what the last input changed.
  enum Rows: String, CaseIterable {
    case selected, presented, checked, lost, refresh, redraw
    case redrawWithFocus = "redraw-focus"
  }

  /// A single row, or none.
  enum Place: String, CaseIterable {
    case highlighted, anchor, lead
  }

  /// Hidden identities that are marked.
  enum Hidden: String, CaseIterable {
    case selected = "hidden"
    case checked = "hidden-checked"
  }

  case rows(Rows, RowSpans)
  case hidden(Hidden, Set<String>)
  /// The rows that are hidden, by paths that count all rows.
  case hiddenRows(RowSpans)
  case place(Place, RowPath?)
  case count(Int, section: Int?)
  case nth(Int, RowPath)
  case rank(RowPath, Int)
  case shape([Int])
  case changed(selected: RowSpans, deselected: RowSpans)
  case calls([String])
  case editing(Bool)
  case accessory(RowPath, Accessory)
  case header(section: Int, MarkedPart)
  case menu(RowPath, RowSpans)
  case order([RowPath])
  case undo(Int)
  case redo(Int)
  case error(words: String)
}

/// What is wrong with a line that is no statement.
struct TraceSyntaxError: Error {
  let message: String

  /// Makes an error; of a message that quotes a long word, its beginning and its end are kept.
  init(_ message: String) {
    let scalars = message.unicodeScalars
    self.message =
      scalars.count <= 240
      ? message : "\(String(scalars.prefix(120)))…\(String(scalars.suffix(100)))"
  }
}
