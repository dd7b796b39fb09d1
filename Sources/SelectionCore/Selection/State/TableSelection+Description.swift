// SPDX-License-Identifier: MIT

extension TableSelection: CustomStringConvertible {
  /// The shape, the selected and checked rows, and everything that differs from a new table.
  ///
  /// ```text
  /// shape [3, 2], selected [0.0-1], checked [1.1], inclusive lists {1}, editing
  /// ```
  ///
  /// Two tables with the same text are equal, as far as it fits in a line: of a large set it has
  /// the beginning and the number of the other members, of undo steps the marks after the last
  /// ones.
  public var description: String { Self.text(of: parts { text(of: $0) }) }

  /// The parts of a text on one line.
  static func text(of parts: [TextPart]) -> String {
    parts.map { $0.text.isEmpty ? $0.label : "\($0.label) \($0.text)" }.joined(separator: ", ")
  }

  /// The paths of rows, and the numbers of hidden ones.
  func text(of rows: RowSet) -> String {
    let first = shown(rows).beginning
    var texts = paths(of: first).spans.map { $0.description }
    let hidden = rows.intersection(layout.hiddenRows)
    if !hidden.isEmpty { texts.append("hidden \(hidden.shortText)") }
    let rest = rows.count - hidden.count - first.count
    return "[\(texts.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")]"
  }
}

/// A part of the text that describes a table: a label and a value.
typealias TextPart = (label: String, text: String)

extension TableSelection {
  /// The parts of the description: the shape, the marks, and everything that differs from a new
  /// table.
  ///
  /// - Parameter rows: Formats rows.
  /// - Returns: The parts, in the order in which they are written.
  func parts(_ rows: (RowSet) -> String) -> [TextPart] {
    var parts: [TextPart] = [
      ("shape", shape.shortText), ("selected", rows(shownSelected)),
    ]
    func add(_ label: String, _ text: String = "", if isSo: Bool = true) {
      if isSo { parts.append((label, text)) }
    }
    add("checked", rows(shownChecked), if: !shownChecked.isEmpty)
    let hidden = layout.hiddenRows
    if !hidden.isEmpty {
      add("hidden", rows(hidden))
      let (selected, checked) = (selectedMarks.rows, checkedMarks)
      let (hiddenSelected, hiddenChecked) = (
        hidden.intersection(selected), hidden.intersection(checked)
      )
      add("hidden selected", rows(hiddenSelected), if: !hiddenSelected.isEmpty)
      add("hidden checked", rows(hiddenChecked), if: !hiddenChecked.isEmpty)
      add("of no section", "\(layout.elsewhere.count)", if: !layout.elsewhere.isEmpty)
    }
    add("mode", policy.description, if: policy != SelectionPolicy())
    add("editing", if: isEditing)
    add("editing transition", editingTransition.rawValue, if: editingTransition != .clear)
    if wholeAnchor != nil || wholeLead != nil {
      add("lead", wholeLead.map { row($0, rows) } ?? "none")
      add("anchor", wholeAnchor.map { row($0, rows) } ?? "none", if: wholeAnchor != wholeLead)
    }
    if let touched { add("highlighted", row(touched, rows)) }
    if !isPlain { parts += extraParts(rows) }
    parts += historyParts(rows)
    return parts
  }

  /// Formats a single row.
  private func row(_ row: Int, _ rows: (RowSet) -> String) -> String {
    String(rows([row]).dropFirst().dropLast())
  }

  /// The parts for state that few tables have.
  private func extraParts(_ rows: (RowSet) -> String) -> [TextPart] {
    var parts: [TextPart] = []
    func add(_ label: String, _ text: String = "", if isSo: Bool = true) {
      if isSo { parts.append((label, text)) }
    }
    func add(_ label: String, sections: RowSet) {
      add(label, sections.shortText, if: !sections.isEmpty)
    }
    let extras = extras
    for kind in CheckmarkListKind.allCases {
      add("\(kind.rawValue) lists", sections: extras.laws.sections { $0.list == kind })
    }
    add("mode none in sections", sections: extras.laws.closed)
    add("mode single in sections", sections: extras.laws.single)
    let style = extras.accessoryStyle
    if style != AccessoryStyle() {
      let all = [
        style.checked, style.unchecked, style.checkedWhileEditing, style.uncheckedWhileEditing,
      ]
      add("accessories", all.map { $0.rawValue }.joined(separator: "/"))
    }
    add("disabled", rows(extras.disabled), if: !extras.disabled.isEmpty)
    add("limits", extras.limits.text, if: !extras.limits.isUnlimited)
    for section in extras.laws.limited.prefix(8) {
      add("limits of section \(section)", extras.laws[section].limits.text)
    }
    add("the oldest give way", if: extras.overflow == .releaseOldest)
    let successor = extras.deletionSuccessor
    add("after deletion", successor.rawValue, if: successor != .none)
    add("replacing shown rows", if: extras.replacementScope == .shown)
    add("order kept", if: extras.keepsOrder)
    for (label, order) in [("order", extras.selectionOrder), ("check order", extras.checkOrder)] {
      if let groups = order?.groups, groups.count > 1 {
        add(label, groups.prefix(8).map(rows).joined(separator: " "))
      }
    }
    add("shared checkmarks", extras.shared.text, if: extras.shared != SharedCheckmarks())
    if let before = extras.selectionBeforeEditing { add("selected before editing", rows(before)) }
    if let press = extras.press {
      add("pressed", row(press.row, rows) + (press.waiting.map { " to \($0.rawValue)" } ?? ""))
    }
    if let run = extras.run {
      add("extending", rows(run.selected) + (run.checked.isEmpty ? "" : " " + rows(run.checked)))
    }
    if let pan = extras.pan {
      let effect = pan.selects ? "selecting" : "deselecting"
      let (first, current) = (row(pan.first, rows), row(pan.current, rows))
      let order = (pan.order?.groups ?? []).prefix(8).map(rows).joined(separator: " ")
      add("pan \(effect)", "from \(first) to \(current) over \(rows(pan.base))")
      add("picked before it", order, if: pan.order != nil)
      add("replaced by it", rows(pan.gaveWay), if: !pan.gaveWay.isEmpty)
    }
    if let sweep = extras.sweep { add("sweep \(sweep.effect.rawValue)", rows(sweep.base)) }
    return parts
  }

  /// The parts for the steps that can be undone and redone: their number, and the marks to which
  /// the next of them lead.
  private func historyParts(_ rows: (RowSet) -> String) -> [TextPart] {
    guard let history else { return [] }
    func states(_ input: TableInput, _ count: Int) -> String {
      var (table, texts) = (self, [String]())
      for _ in 0..<min(count, 4) {
        _ = table.applyAlways(input)
        let checked = table.checkedMarks
        texts.append(
          rows(table.selectedMarks.rows) + (checked.isEmpty ? "" : " checked \(rows(checked))"))
      }
      return count == 0 ? "0" : "\(count) to \(texts.joined(separator: ", then "))"
    }
    let most = history.limit < .max ? " (at most \(history.limit))" : ""
    let undo: TextPart = ("undo", states(.undo, history.undoCount) + most)
    return history.redoCount == 0 ? [undo] : [undo, ("redo", states(.redo, history.redoCount))]
  }
}

extension RowSet {
  /// The first runs of the set.
  fileprivate var beginning: RowSet { RowSet(ranges: Array(ranges.prefix(8))) }

  /// The set, or its beginning if it has many runs.
  fileprivate var shortText: String {
    let (first, rest) = (beginning, count - beginning.count)
    return rest > 0 ? "\(first) and \(rest) more" : first.description
  }
}

extension TableShape {
  /// The row counts of the first sections.
  fileprivate var shortText: String {
    let first = (0..<min(sectionCount, 8)).map { "\(rowCount(inSection: $0) ?? 0)" }
    let rest = sectionCount - first.count
    return "[\(first.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")]"
  }
}

extension SelectionLimits {
  /// The limits as text.
  fileprivate var text: String {
    [atMost.map { "at most \($0)" }, atLeast.map { "at least \($0)" }].compactMap { $0 }
      .joined(separator: " and ")
  }
}
