// SPDX-License-Identifier: MIT
internal import SelectionCore

/// A case of a trace while it is being played: the table, and the change made by the last input.
struct TracePlayer {
  private(set) var table: IdentifiedTable<String>
  private var rules = PathRules()
  private var profile = InputProfile.touch
  private var pageRows = 10
  private var columns = 1
  private var saved: SavedMarks?
  private var block: Block?
  /// Whether rows have identities, in which case words may be identities.
  private var hasNames = false
  private(set) var last: LastInput

  /// The maximum number of steps that can be undone, so that an endless trace doesn't need endless
  /// memory.
  static let undoLimit = 1 << 20

  /// A block that has begun but not ended.
  private enum Block {
    case batch(TableUpdate)
    case contents(VanishedRows, [[String]])
  }

  /// The last statement that isn't an expectation, and its result.
  struct LastInput {
    var change: SelectionChange
    /// The input, if the statement is an input.
    var input: TableInput?
    var error: (any Error & CustomStringConvertible)?
  }

  /// Begins a case with a new table.
  init(_ shape: TableShape) {
    var selection = TableSelection(shape: shape)
    selection.enableUndo(limit: Self.undoLimit)
    table = IdentifiedTable(selection)
    last = LastInput(change: selection.change(from: selection))
  }

  var selection: TableSelection { table.rows }

  /// The change for a statement that changes nothing.
  private var unchanged: SelectionChange { selection.change(from: selection) }

  /// Whether a batch or contents have begun but not ended.
  var isInBlock: Bool { block != nil }

  /// The name of the block under way; nil if there is none.
  var nameOfBlock: String? {
    switch block {
    case nil: nil
    case .batch: "batch"
    case .contents: "list of contents"
    }
  }

  /// Plays a statement that isn't an expectation.
  mutating func play(_ statement: TraceStatement) throws(TraceSyntaxError) {
    if try takeIntoBlock(statement) {
      last = LastInput(change: unchanged)
      return
    }
    if case .mark(_, let ids, _) = statement, !hasNames { _ = try TraceWords.span(ids[0]) }
    let old = table
    do throws(SelectionError) {
      if let input = try input(of: statement) {
        let rules = rules.rules.map { SelectionRules<IdentifiedTable<String>>(byPath: $0) }
        last = LastInput(change: try table.apply(byPath: input, rules: rules).rows, input: input)
      } else {
        last = try result(of: statement)
      }
    } catch {
      last = LastInput(change: unchanged, error: error)
    }
    saved?.follow(statement, from: old, to: table)
  }

  private mutating func takeIntoBlock(_ statement: TraceStatement) throws(TraceSyntaxError) -> Bool
  {
    switch (statement, block) {
    case (.batch, nil): block = .batch(TableUpdate())
    case (.contents(let vanished), nil): block = .contents(vanished, [])
    case (.update(let update), .batch(var batch)):
      block = nil
      batch.append(update)
      block = .batch(batch)
    case (.section(let ids), .contents(let vanished, var sections)):
      block = nil
      sections.append(ids)
      block = .contents(vanished, sections)
    case (.end, .some): return false
    case (_, .batch): throw TraceSyntaxError("only updates may stand between batch and end")
    case (_, .contents): throw TraceSyntaxError("only sections may stand between contents and end")
    case (.end, nil): throw TraceSyntaxError("there is no batch to end")
    case (.section, nil): throw TraceSyntaxError("there are no contents that have sections")
    case (_, nil): return false
    }
    return true
  }

  /// The input for a statement, or nil if the statement isn't an input.
  private mutating func input(
    of statement: TraceStatement
  ) throws(SelectionError) -> TableInput? {
    switch statement {
    case .input(let input): input
    case .show(let rows): .show(numbers: try rows.numbers(in: selection.wholeShape))
    case .reload(let counts):
      .reloadData(counts.isEmpty ? nil : try TableShape(rowCounts: counts))
    case .update(let update): .perform(update)
    case .end: endOfBatch().map(TableInput.perform)
    case .limit(let limit, let section):
      .setLimits(
        limit.applied(to: section.map(selection.limits(inSection:)) ?? selection.limits),
        inSection: section)
    case .key(let stroke):
      input(for: .key(stroke, pageRows: pageRows, columns: max(columns, 1)))
    case .press(let row, let modifiers): input(for: .press(try existing(row), modifiers))
    case .release: input(for: .release)
    case .drag: input(for: .drag)
    case .secondary(let row): input(for: .secondaryClick(try existing(row)))
    case .void(let modifiers): input(for: .clickBesideRows(modifiers))
    case .modifiedClick(let row, let modifiers):
      input(for: .click(try existing(row), modifiers))
    case .restore: saved.map { .restore($0.snapshot(for: selection)) }
    case .table, .caseName, .forbid, .redirect, .profile, .page, .columns, .name, .arrange,
      .contents, .section, .forgetHidden, .mark, .save, .batch, .expect:
      nil
    }
  }

  /// The input that an action means in the current profile.
  private func input(for action: UserAction<RowPath>) -> TableInput? {
    profile.input(for: action, in: selection)
  }

  /// The batch that the statement ends, if there is one.
  private mutating func endOfBatch() -> TableUpdate? {
    guard case .batch(let batch) = block else { return nil }
    block = nil
    return batch
  }

  /// The change for a statement that has given identities to rows.
  private mutating func named(_ change: IdentifiedChange<String>) -> LastInput {
    hasNames = true
    return LastInput(change: change.rows)
  }

  /// Marks rows by identity and by path, with a single input if all of them can be named by
  /// identity.
  private mutating func mark(
    _ mark: Mark, _ ids: [String], _ rows: RowSpans
  ) throws(SelectionError) -> SelectionChange {
    let paths = RowPaths(try rows.numbers(in: selection.shape), in: selection.shape)
    let named = paths.compactMap(table.id)
    let isByIdentity =
      named.count == paths.count
      && zip(named, paths).allSatisfy { id, path in
        table.row(of: id) == path
      }
    var next = table
    var change = try next.apply(mark.input(SelectionSpans(ids + (isByIdentity ? named : []))))
    if !isByIdentity { change = try next.apply(byPath: mark.input(rows)) }
    table = next
    return change.rows
  }

  private func existing(_ row: RowPath) throws(SelectionError) -> RowPath {
    guard selection.shape.contains(row) else { throw .rowOutOfRange(row, selection.shape) }
    return row
  }

  /// The result of a statement that isn't an input.
  private mutating func result(
    of statement: TraceStatement
  ) throws(SelectionError) -> LastInput {
    switch statement {
    case .forbid(let question, let rows): try rules.forbid(question, rows, in: selection.shape)
    case .redirect(let question, let row, let target):
      rules.redirect(question, row, to: target)
    case .profile(let profile):
      self.profile = profile
      return LastInput(change: unchanged)
    case .page(let rows):
      pageRows = rows
      return LastInput(change: unchanged)
    case .columns(let columns):
      self.columns = columns
      return LastInput(change: unchanged)
    case .key, .modifiedClick, .press, .secondary, .void: return LastInput(change: unchanged)
    case .name(let section, let ids):
      return named(try table.setIDs(ids, inSection: section))
    case .arrange(let section, let ids, let vanished):
      return named(try table.update(section: section, to: ids, vanished: vanished))
    case .end:
      if case .contents(let vanished, let sections) = block.take() {
        return named(try table.update(to: sections, vanished: vanished))
      }
    case .forgetHidden(let ids):
      return LastInput(change: table.forgetHidden(ids.isEmpty ? nil : ids).rows)
    case .mark(let mark, let ids, let rows):
      return LastInput(change: try self.mark(mark, ids, rows))
    case .save: saved = SavedMarks(selection)
    case .restore: return LastInput(change: unchanged, error: NothingSaved())
    case .input, .release, .drag, .reload, .update, .limit, .show, .table, .caseName, .contents,
      .section, .batch, .expect:
      break
    }
    table.endRun()
    return LastInput(change: unchanged)
  }
}
