// SPDX-License-Identifier: MIT

extension TableSelection: CustomStringConvertible {
  /// The shape, the selected and checked rows, and all other differences from a new table.
  ///
  /// ```text
  /// shape [3, 2], selected [0.0-1], checked [1.1], inclusive lists {1}, editing
  /// ```
  ///
  /// For a large set, the description shows the first members and the number of the other members.
  public var description: String { Self.text(of: parts { text(of: $0) }) }

  /// The parts of a text on one line.
  static func text(of parts: [TextPart]) -> String {
    parts.map { $0.text.isEmpty ? $0.label : "\($0.label) \($0.text)" }.joined(separator: ", ")
  }

  /// The paths of shown rows, and the numbers of hidden rows.
  @_optimize(size)
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

  /// Adds rows, if the set isn't empty.
  mutating func add(_ label: String, rows: RowSet) { add(label, text(rows), if: !rows.isEmpty) }

  mutating func add(_ label: String, row: Int?) {
    if let row { add(label, text(row)) }
  }

  /// Adds sections, if the set isn't empty.
  mutating func add(_ label: String, sections: RowSet) {
    add(label, sections.shortText, if: !sections.isEmpty)
  }

  /// Formats a single row.
  func text(_ row: Int) -> String { String(text([row]).dropFirst().dropLast()) }
}

extension TableSelection {
  /// The parts of the description: the shape, the marks, and all other differences from a new
  /// table.
  ///
  /// - Parameter text: Formats rows.
  /// - Returns: The parts, in the order in which they are written.
  @_optimize(size)
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
      addGestures(to: &parts)
    }
    addHistory(to: &parts)
    return parts.parts
  }

  /// Adds the settings that few tables have.
  // Texts needn't be fast, here and elsewhere.
  @_optimize(size)
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

  /// Adds the gestures under way, and the selection before editing.
  @_optimize(size)
  private func addGestures(to parts: inout TextParts) {
    let extras = extras
    if let before = extras.selectionBeforeEditing {
      parts.add("selected before editing", parts.text(before))
    }
    parts.add("pressed", row: extras.press?.row)
    parts.add("extending", if: extras.run != nil)
    if let pan = extras.pan {
      let way = "from \(parts.text(pan.first)) to \(parts.text(pan.current))"
      parts.add("pan \(pan.selects ? "selecting" : "deselecting")", way)
    }
    if let sweep = extras.sweep { parts.add("sweep \(sweep.effect.rawValue)") }
  }

  /// Adds the number of steps that can be undone and redone.
  private func addHistory(to parts: inout TextParts) {
    guard let history else { return }
    let most = history.limit < .max ? " of at most \(history.limit)" : ""
    parts.add("undo", "\(history.undoCount)\(most)")
    parts.add("redo", "\(history.redoCount)", if: history.redoCount > 0)
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
