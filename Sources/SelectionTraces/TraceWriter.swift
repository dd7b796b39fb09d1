// SPDX-License-Identifier: MIT
public import SelectionCore

extension InputLog {
  /// The log as a trace, which replays to the same table.
  ///
  /// - Parameter name: the name of its case; line breaks and comment signs in it become spaces.
  /// - Returns: the lines of the trace. Rows that are set exactly become two statements, `deselect-all` and
  ///   `select`, for traces have none for that.
  public func trace(name: String = "recorded") -> String {
    let title = String(name.map { $0.isNewline || $0 == "#" ? " " : $0 })
    var lines = [
      "case \(title)", (["table"] + shape.rowCounts.map(String.init)).joined(separator: " "),
    ]
    if policy != SelectionPolicy() { lines.append("policy \(policy)") }
    for input in inputs { lines += input.statements }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension TableInput {
  /// The input as statements of a trace.
  var statements: [String] {
    switch self {
    case .tap(let row): ["tap \(row)"]
    case .touchDown(let row): ["touch-down \(row)"]
    case .touchUp: ["touch-up"]
    case .touchCancel: ["touch-cancel"]
    case .tapAccessory(let row): ["accessory \(row)"]
    case .click(let row): ["click \(row)"]
    case .toggle(let row): ["toggle \(row)"]
    case .extend(let row): ["extend \(row)"]
    case .extendAdding(let row): ["extend-adding \(row)"]
    case .focus(let row): ["# the keyboard stands on \(row)"]
    case .panBegin(let row): ["pan-begin \(row)"]
    case .panTo(let row): ["pan-to \(row)"]
    case .panEnd: ["pan-end"]
    case .select(let rows): about("select", rows)
    case .setSelected(let rows): ["deselect-all"] + about("select", rows)
    case .deselect(let rows): about("deselect", rows)
    case .selectAll: ["select-all"]
    case .deselectAll: ["deselect-all"]
    case .invert: ["invert"]
    case .setEditing(let isEditing): ["edit \(isEditing ? "on" : "off")"]
    case .undo: ["undo"]
    case .redo: ["redo"]
    case .reloadData(nil): ["reload"]
    case .reloadData(let shape?):
      [(["reload"] + shape.rowCounts.map(String.init)).joined(separator: " ")]
    case .perform(let update): update.statements
    case .setPolicy(let policy): ["policy \(policy)"]
    case .setEditingTransition(let transition): ["editing-transition \(transition.rawValue)"]
    case .setLimits(let limits):
      ["limit off"] + (limits.atMost.map { ["limit \($0)"] } ?? [])
        + (limits.atLeast.map { ["limit at-least \($0)"] } ?? [])
    case .disable(let rows): about("disable", rows)
    case .enable(let rows): about("enable", rows)
    case .setList(let kind, let section): listStatement(kind, section)
    case .check(let rows): about("check", rows)
    case .uncheck(let rows): about("uncheck", rows)
    }
  }

  private func about(_ verb: String, _ rows: RowSpans) -> [String] {
    rows.spans.isEmpty ? [] : ["\(verb) \(rows)"]
  }

  private func listStatement(_ kind: CheckmarkListKind?, _ section: Int) -> [String] {
    switch kind {
    case .inclusive: ["list \(section) inclusive"]
    case .exclusive: ["list \(section) exclusive"]
    case .optionalExclusive: ["list \(section) exclusive optional"]
    case nil: ["# section \(section) is no list any more"]
    }
  }
}

extension TableUpdate {
  /// The update as statements of a trace: alone where it is one change, else as a batch.
  fileprivate var statements: [String] {
    var lines: [String] = []
    if !deletedRows.spans.isEmpty { lines.append("delete-rows \(deletedRows)") }
    if !reloadedRows.spans.isEmpty { lines.append("reload-rows \(reloadedRows)") }
    if !reconfiguredRows.spans.isEmpty { lines.append("reconfigure-rows \(reconfiguredRows)") }
    lines += deletedSections.map { "delete-section \($0)" }
    if !reloadedSections.isEmpty {
      lines.append("reload-sections " + reloadedSections.map(String.init).joined(separator: " "))
    }
    lines += insertedSections.map { "insert-section \($0.section) \($0.rowCount)" }
    lines += movedSections.map { "move-section \($0.source) \($0.destination)" }
    lines += insertedRows.map {
      $0.count == 1 ? "insert-rows \($0.row)" : "insert-rows \($0.row) x\($0.count)"
    }
    lines += movedRows.map { "move-row \($0.source) \($0.destination)" }
    return lines.count == 1 ? lines : ["batch"] + lines + ["end"]
  }
}
