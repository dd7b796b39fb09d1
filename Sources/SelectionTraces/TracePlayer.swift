// SPDX-License-Identifier: MIT
internal import SelectionCore

/// A case of a trace as it is played: the table, and what came of the last input.
struct TracePlayer {
  private(set) var table: IdentifiedTable<String>
  private var rules = PathRules()
  /// The rows that were saved.
  private var saved: RowPaths?
  private var batch: TableUpdate?
  private(set) var last: LastInput

  /// What came of the last statement that is no expectation.
  struct LastInput {
    var change: SelectionChange
    var calls: [SelectionCall] = []
    var error: (any Error & CustomStringConvertible)?
  }

  /// Begins a case with a fresh table.
  init(_ shape: TableShape) {
    var selection = TableSelection(shape: shape)
    selection.keepHistory(depth: .max)
    table = IdentifiedTable(selection)
    last = LastInput(change: selection.changeless)
  }

  var selection: TableSelection { table.selection }

  /// Whether a batch has begun and not ended.
  var isInBatch: Bool { batch != nil }

  /// Plays a statement that is no expectation.
  mutating func play(_ statement: TraceStatement) throws(TraceSyntaxError) {
    if try takeIntoBatch(statement) {
      last = LastInput(change: selection.changeless)
      return
    }
    if !statement.extendsARange { table.endExtensions() }
    do throws(SelectionError) {
      last = try outcome(of: statement)
    } catch {
      last = LastInput(change: selection.changeless, error: error)
    }
    if let mapping = last.change.mapping {
      saved = saved.map {
        statement.isReload ? $0.surviving(in: mapping.newShape) : $0.following(mapping)
      }
    }
  }

  private mutating func takeIntoBatch(_ statement: TraceStatement) throws(TraceSyntaxError) -> Bool
  {
    switch (statement, batch) {
    case (.batch, nil):
      batch = TableUpdate()
    case (.update(let update), .some):
      batch?.append(update)
    case (.end, .some): return false
    case (_, .some): throw TraceSyntaxError("only updates may stand between batch and end")
    case (.end, nil): throw TraceSyntaxError("there is no batch to end")
    case (_, nil): return false
    }
    return true
  }

  private mutating func outcome(
    of statement: TraceStatement
  ) throws(SelectionError) -> LastInput {
    switch statement {
    case .input(let input): return try apply(input)
    case .reload(let counts):
      let shape = counts.isEmpty ? nil : try TableShape(rowCounts: counts)
      return try apply(.reloadData(shape))
    case .update(let update): return try apply(.perform(update))
    case .end:
      let update = batch ?? TableUpdate()
      batch = nil
      return try apply(.perform(update))
    case .forbid(let question, let rows): try rules.forbid(question, rows, in: selection.shape)
    case .redirect(let question, let row, let target):
      rules.redirect(question, row, to: target)
    case .limit(let limit):
      var limits = selection.limits
      limit.apply(to: &limits)
      return try apply(.setLimits(limits))
    case .name(let section, let ids):
      return LastInput(change: try table.setIDs(ids, inSection: section))
    case .arrange(let section, let ids):
      return LastInput(change: try table.arrange(ids, inSection: section))
    case .save: saved = selection.selectedRows
    case .restore:
      guard let saved else { throw .nothingSaved }
      return try apply(.setSelected(RowSpans(saved.surviving(in: selection.shape))))
    case .table, .caseName, .batch, .expect: break
    }
    return LastInput(change: selection.changeless)
  }

  private mutating func apply(_ input: TableInput) throws(SelectionError) -> LastInput {
    let outcome = try table.apply(input, rules: rules.rules)
    return LastInput(change: outcome.change, calls: outcome.calls)
  }
}

extension TraceStatement {
  /// Whether the statement goes on with a run of extensions.
  fileprivate var extendsARange: Bool {
    switch self {
    case .input(.extend), .input(.extendAdding): true
    default: false
    }
  }

  /// Whether the statement reloads everything, which says of no row where it went.
  fileprivate var isReload: Bool {
    if case .reload = self { true } else { false }
  }
}

extension RowPaths {
  /// The same rows after a change of the data; those that are gone are left out.
  fileprivate func following(_ mapping: TableMapping) -> RowPaths {
    RowPaths(mapping.rows.applied(to: numbers), in: mapping.newShape)
  }
}
