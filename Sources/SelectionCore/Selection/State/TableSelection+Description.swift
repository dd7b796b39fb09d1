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

/// The parts of a description so far, in the order in which they are written.
private struct TextParts {
  private(set) var parts: [TextPart] = []
  /// Formats rows.
  let text: (RowSet) -> String

  // Not inlined, because a description has some forty parts.
  @inline(never)
  mutating func add(_ label: String, _ text: String = "", if isSo: Bool = true) {
    if isSo { parts.append((label, text)) }
  }

  /// Adds rows, if there are any.
  mutating func add(_ label: String, rows: RowSet) { add(label, text(rows), if: !rows.isEmpty) }

  mutating func add(_ label: String, row: Int?) {
    if let row { add(label, text(row)) }
  }

  /// Adds sections, if there are any.
  mutating func add(_ label: String, sections: RowSet) {
    add(label, sections.shortText, if: !sections.isEmpty)
  }

  /// Formats a single row.
  func text(_ row: Int) -> String { String(text([row]).dropFirst().dropLast()) }

  /// Formats the first of some groups of rows.
  func text(_ order: MarkOrder) -> String {
    order.groups.prefix(8).map(text).joined(separator: " ")
  }

  /// Formats selected rows, and checked ones if there are any.
  func text(_ selected: RowSet, _ word: String, checked: RowSet) -> String {
    text(selected) + (checked.isEmpty ? "" : word + text(checked))
  }
}

extension TableSelection {
  /// The parts of the description: the shape, the marks, and everything that differs from a new
  /// table.
  ///
  /// - Parameter text: Formats rows.
  /// - Returns: The parts, in the order in which they are written.
  func parts(_ text: @escaping (RowSet) -> String) -> [TextPart] {
    var parts = TextParts(text: text)
    parts.add("shape", shape.shortText)
    parts.add("selected", text(shownSelected))
    parts.add("checked", rows: shownChecked)
    let hidden = layout.hiddenRows
    if !hidden.isEmpty {
      parts.add("hidden", rows: hidden)
      parts.add("hidden selected", rows: hidden.intersection(selectedMarks.rows))
      parts.add("hidden checked", rows: hidden.intersection(checkedMarks))
      parts.add("of no section", "\(layout.elsewhere.count)", if: !layout.elsewhere.isEmpty)
    }
    parts.add("mode", policy.description, if: policy != SelectionPolicy())
    parts.add("editing", if: isEditing)
    parts.add(
      "editing transition", editingTransition.rawValue, if: editingTransition != .clear)
    if wholeAnchor != nil || wholeLead != nil {
      parts.add("lead", wholeLead.map(parts.text) ?? "none")
      parts.add("anchor", wholeAnchor.map(parts.text) ?? "none", if: wholeAnchor != wholeLead)
    }
    parts.add("highlighted", row: touched)
    if !isPlain {
      addSettings(to: &parts)
      addInputs(to: &parts)
    }
    addHistory(to: &parts)
    return parts.parts
  }

  /// Adds the settings that few tables have.
  private func addSettings(to parts: inout TextParts) {
    let extras = extras
    for kind in CheckmarkListKind.allCases {
      parts.add("\(kind.rawValue) lists", sections: extras.laws.sections { $0.list == kind })
    }
    for sections in extras.laws.joined { parts.add("joined sections", sections: sections) }
    parts.add("mode none in sections", sections: extras.laws.closed)
    parts.add("mode single in sections", sections: extras.laws.single)
    let style = extras.accessoryStyle
    if style != AccessoryStyle() {
      let all = [
        style.checked, style.unchecked, style.checkedWhileEditing, style.uncheckedWhileEditing,
      ]
      parts.add("accessories", all.map { $0.rawValue }.joined(separator: "/"))
    }
    parts.add("disabled", rows: extras.disabled)
    for entry in extras.layers.entries { parts.add(entry.layer.name, rows: entry.rows) }
    for entry in extras.layerLimits {
      parts.add("limits of \(entry.layer.name)", entry.limits.text)
    }
    parts.add("limits", extras.limits.text, if: !extras.limits.isUnlimited)
    for section in extras.laws.limited.prefix(8) {
      parts.add("limits of section \(section)", extras.laws[section].limits.text)
    }
    parts.add("the oldest give way", if: extras.overflow == .releaseOldest)
    let successor = extras.deletionSuccessor
    parts.add("after deletion", successor.rawValue, if: successor != .none)
    parts.add("replacing shown rows", if: extras.replacementScope == .shown)
    parts.add("order kept", if: extras.keepsOrder)
  }

  /// Adds what inputs leave behind in few tables.
  private func addInputs(to parts: inout TextParts) {
    let extras = extras
    for (label, order) in [("order", extras.selectionOrder), ("check order", extras.checkOrder)] {
      if let order, order.groups.count > 1 { parts.add(label, parts.text(order)) }
    }
    parts.add("shared checkmarks", extras.shared.text, if: extras.shared != SharedCheckmarks())
    if let before = extras.selectionBeforeEditing {
      parts.add("selected before editing", parts.text(before))
    }
    if let press = extras.press {
      let effect = press.waiting.map { " to \($0.rawValue)" } ?? ""
      parts.add("pressed", parts.text(press.row) + effect)
    }
    if let run = extras.run {
      parts.add("extending", parts.text(run.selected, " ", checked: run.checked))
    }
    if let pan = extras.pan {
      let (first, current) = (parts.text(pan.first), parts.text(pan.current))
      parts.add(
        "pan \(pan.selects ? "selecting" : "deselecting")",
        "from \(first) to \(current) over \(parts.text(pan.base))")
      parts.add("covered by it", rows: pan.covered)
      if !pan.order.groups.isEmpty { parts.add("picked before it", parts.text(pan.order)) }
      parts.add("replaced by it", rows: pan.gaveWay)
    }
    if let sweep = extras.sweep {
      parts.add("sweep \(sweep.effect.rawValue)", parts.text(sweep.base))
    }
  }

  /// Adds the steps that can be undone and redone: their number, and the marks to which the next of
  /// them lead.
  private func addHistory(to parts: inout TextParts) {
    guard let history else { return }
    let format = parts
    func states(_ input: TableInput, _ count: Int) -> String {
      var (table, texts) = (self, [String]())
      for _ in 0..<min(count, 4) {
        _ = table.applyAlways(input)
        let (selected, checked) = (table.selectedMarks.rows, table.checkedMarks)
        texts.append(format.text(selected, " checked ", checked: checked))
      }
      return count == 0 ? "0" : "\(count) to \(texts.joined(separator: ", then "))"
    }
    let most = history.limit < .max ? " (at most \(history.limit))" : ""
    parts.add("undo", states(.undo, history.undoCount) + most)
    if history.redoCount > 0 { parts.add("redo", states(.redo, history.redoCount)) }
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
