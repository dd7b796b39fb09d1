// SPDX-License-Identifier: MIT
internal import SelectionCore

/// The conversion between inputs and the words for them in traces.
///
/// Keys and clicks with modifiers, limits, saves and statements with identities are converted into
/// inputs only when they are played.
extension TableInput {
  /// Parses an input, or returns nil if the statement isn't an input.
  static func read(_ words: inout TraceWords) throws(TraceSyntaxError) -> TableInput? {
    switch words.verb {
    case "tap": .tap(try words.path())
    case "touch-down": .touchDown(try words.path())
    case "touch-up": .touchUp
    case "touch-cancel": .touchCancel
    case "accessory": .tapAccessory(try words.path())
    case "set-selected": .setSelected(try words.spansOrNone())
    case "propose": .propose(try words.spansOrNone())
    case "deselect": .deselect(try words.spans())
    case "select-all": .selectAll
    case "deselect-all": .deselectAll
    case "invert": .invert
    case "uncheck": .uncheck(try words.spans())
    case "toggle": .toggle(try words.path())
    case "extend": .extend(to: try words.path())
    case "extend-adding": .extendAdding(to: try words.path())
    case "extend-block": .extendBlock(to: try words.path())
    case "header":
      .tapHeader(
        ofSection: try words.number("a section"),
        partial: words.isAtEnd ? .checks : try words.one(of: PartialTap.self))
    case "focus": .focus(try words.path())
    case "cancel": .cancel
    case "pan-begin": .beginPan(try words.path())
    case "pan-to": .continuePan(to: try words.path())
    case "pan-end": .endPan
    case "sweep-begin": .beginSweep(try words.one(of: SweepEffect.self))
    case "sweep-to": .continueSweep(over: try words.spansOrNone())
    case "sweep-end": .endSweep
    case "edit": .setEditing(try words.isOn())
    case "undo": .undo
    case "redo": .redo
    case "policy": .setPolicy(try policy(&words))
    case "editing-transition": .setEditingTransition(try words.one(of: EditingTransition.self))
    case "overflow":
      .setLimitOverflow(
        try words.value("refuse or release-oldest") {
          ["refuse": .refuse, "release-oldest": .releaseOldest][$0]
        })
    case "after-deletion":
      .setDeletionSuccessor(try words.deletionSuccessor())
    case "replacing": .setReplacementScope(try words.one(of: ReplacementScope.self))
    case "keep-order": .setKeepsOrder(try words.isOn())
    case "section-mode": try sectionMode(&words)
    case "list": try list(&words)
    case "join": .joinLists(try sections(&words))
    case "mark": try mark(&words, SelectionInput.mark)
    case "unmark": try mark(&words, SelectionInput.unmark)
    case "disable": .disable(try words.spans())
    case "enable": .enable(try words.spans())
    default: nil
    }
  }

  private static func sections(_ words: inout TraceWords) throws(TraceSyntaxError) -> RowSet {
    let sections = try words.numbers("a section")
    // A set of sections can't contain this number.
    if sections.contains(.max) { throw TraceSyntaxError("\(Int.max) is not a section") }
    return RowSet(sections)
  }

  private static func mark(
    _ words: inout TraceWords, _ input: (RowSpans, MarkLayer) -> TableInput
  ) throws(TraceSyntaxError) -> TableInput {
    let layer = MarkLayer(try words.word("a layer"))
    return input(try words.spans(), layer)
  }

  private static func sectionMode(
    _ words: inout TraceWords
  ) throws(TraceSyntaxError) -> TableInput {
    let section = try words.number("a section")
    if words.take("table") { return .setMode(.multiple, inSection: section) }
    let mode = try words.value("none, single, multiple or table", RowSelectionMode.init(rawValue:))
    return .setMode(mode, inSection: section)
  }

  private static func policy(
    _ words: inout TraceWords
  ) throws(TraceSyntaxError) -> SelectionPolicy {
    let mode = try words.one(of: RowSelectionMode.self)
    guard words.take("editing") else { return SelectionPolicy(mode) }
    return SelectionPolicy(
      mode, editing: try words.one(of: RowSelectionMode.self),
      endsEditingWhenEmpty: words.take("until-empty"))
  }

  private static func list(_ words: inout TraceWords) throws(TraceSyntaxError) -> TableInput {
    let section = try words.number("a section")
    var kind = try words.value("inclusive or exclusive") { word -> CheckmarkListKind? in
      ["inclusive": .inclusive, "exclusive": .exclusive][word]
    }
    if kind == .exclusive, words.take("optional") { kind = .optionalExclusive }
    return .setList(kind, inSection: section)
  }
}

extension TraceWriter {
  /// The statements for an input, or nil if there are no words for it.
  mutating func statements(_ input: TableInput) -> [String]? {
    switch input {
    case .act(let effect, let row): statements(effect, on: row)
    case .touchDown(let row): ["touch-down \(row)"]
    case .touchUp: ["touch-up"]
    case .touchCancel: ["touch-cancel"]
    case .tapAccessory(let row): ["accessory \(row)"]
    case .tapHeader(let section, .checks): ["header \(section)"]
    case .tapHeader(let section, let partial): ["header \(section) \(partial.rawValue)"]
    case .press(let row, let effect): press(row, effect)
    case .release, .drag: pointer(input)
    case .propose(let rows): about("propose", rows, orNone: true)
    case .clickBesideRows: clickBesideRows()
    case .go(let motion, let effect, let rows, let columns):
      key(.go(motion, effect), pageRows: rows, columns: columns)
    case .userSelectAll, .userDeselectAll, .userToggleAll: key(input)
    case .cancel: ["cancel"]
    case .beginPan(let row): ["pan-begin \(row)"]
    case .continuePan(let row): ["pan-to \(row)"]
    case .endPan: ["pan-end"]
    case .beginSweep(let effect): ["sweep-begin \(effect.rawValue)"]
    case .continueSweep(let rows): about("sweep-to", rows, orNone: true)
    case .endSweep: ["sweep-end"]
    case .select(let rows): about("select", rows)
    case .setSelected(let rows): about("set-selected", rows, orNone: true)
    case .deselect(let rows): about("deselect", rows)
    case .selectAll: ["select-all"]
    case .deselectAll: ["deselect-all"]
    case .invert: ["invert"]
    case .check(let rows): about("check", rows)
    case .uncheck(let rows): about("uncheck", rows)
    case .undo: table.undoCount > 0 ? ["undo"] : endOfGestures
    case .redo: table.redoCount > 0 ? ["redo"] : endOfGestures
    // A trace's table always keeps steps, and so has kept the beginning of a gesture.
    case .enableUndo: table.isPanning || table.isSweeping ? nil : nothing
    case .disableUndo: nothing
    case .reloadData(nil): ["reload"]
    case .reloadData(let shape?):
      shape.sectionCount > 0 || shape == table.wholeShape
        ? [(["reload"] + shape.rowCounts.map(String.init)).joined(separator: " ")] : nil
    case .perform(let update): update.statements
    case .move(let rows, let place): moves(rows, to: place)
    case .show(.all): ["show all"]
    case .show: shown(by: input)
    case .edit(let edit): edit.showsRowsAlone ? shown(by: input) : nil
    case .mark(let rows, let layer): layer.word.flatMap { about("mark \($0)", rows) }
    case .unmark(let rows, let layer): layer.word.flatMap { about("unmark \($0)", rows) }
    case .joinLists(let sections):
      sections.isEmpty
        ? nothing : [(["join"] + sections.map(String.init)).joined(separator: " ")]
    case .follow, .update, .updateSection, .setLayerLimits, .restore,
      .setList(nil, inSection: _), .setAccessoryStyle:
      nil
    case .setEditing(let isEditing): ["edit \(isEditing ? "on" : "off")"]
    case .setPolicy(let policy): ["policy \(policy)"]
    case .setEditingTransition(let transition): ["editing-transition \(transition.rawValue)"]
    case .setLimits(let limits, let section): limitStatements(limits, section)
    case .setLimitOverflow(let overflow):
      ["overflow \(overflow == .refuse ? "refuse" : "release-oldest")"]
    case .setDeletionSuccessor(let successor): ["after-deletion \(successor.word)"]
    case .setReplacementScope(let scope): ["replacing \(scope.rawValue)"]
    case .setKeepsOrder(let keepsOrder): ["keep-order \(keepsOrder ? "on" : "off")"]
    case .setMode(let mode, let section):
      ["section-mode \(section) \(mode == .multiple ? "table" : mode.rawValue)"]
    case .setList(.inclusive?, let section): ["list \(section) inclusive"]
    case .setList(.exclusive?, let section): ["list \(section) exclusive"]
    case .setList(.optionalExclusive?, let section): ["list \(section) exclusive optional"]
    case .disable(let rows): rows.spans.isEmpty ? [] : about("disable", rows)
    case .enable(let rows): rows.spans.isEmpty ? [] : about("enable", rows)
    }
  }

  /// The statements for an effect on a row.
  private mutating func statements(_ effect: RowEffect, on row: RowPath) -> [String]? {
    switch effect {
    case .tap: ["tap \(row)"]
    case .tapToggling, .tapExtending, .extendFromFirst, .extendAsAnchor: click(row, effect)
    case .click: ["click \(row)"]
    case .toggle: ["toggle \(row)"]
    case .extend: ["extend \(row)"]
    case .extendAdding: ["extend-adding \(row)"]
    case .extendFromLead, .toggleLead: nil
    case .extendBlock: ["extend-block \(row)"]
    case .focus: ["focus \(row)"]
    }
  }

  /// The most rows that a trace moves together, because each has a statement of its own.
  private static let mostMovedRows = 100_000

  /// Statements that each move a single row, and together move the same rows as the input.
  ///
  /// Rows that move past others leave hidden rows behind, so these are the rows that the input
  /// moves, even if another change would show the same.
  private func moves(_ rows: RowSpans, to destination: RowDestination<RowPath>) -> [String]? {
    let shape = table.shape
    var end: RowPath
    switch destination {
    case .before(let row): end = row
    case .endOfSection(let section):
      end = RowPath(section: section, row: shape.rowCount(inSection: section) ?? 0)
    }
    guard let moved = try? rows.numbers(in: shape), moved.count <= Self.mostMovedRows,
      let count = shape.rowCount(inSection: end.section), end.row <= count
    else { return nil }
    let paths = RowPaths(moved, in: shape)
    end.row -= paths.count { $0.section == end.section && $0.row < end.row }
    var update = TableUpdate()
    for path in paths {
      update.moveRow(at: path, to: end)
      end.row += 1
    }
    return update.statements
  }

  /// A statement for the rows that an input shows; row numbers include hidden rows.
  private func shown(by input: TableInput) -> [String]? {
    var next = table
    guard (try? next.apply(input)) != nil else { return nil }
    return about("show", RowPaths(next.shownNumbers, in: next.wholeShape).rowSpans, orNone: true)
  }

  /// A statement about rows.
  private func about(_ verb: String, _ rows: RowSpans, orNone: Bool = false) -> [String]? {
    if rows.spans.isEmpty { return orNone ? ["\(verb) none"] : nothing }
    return ["\(verb) \(rows)"]
  }

  private func limitStatements(_ limits: SelectionLimits, _ section: Int?) -> [String]? {
    let place = section.map { " in \($0)" } ?? ""
    guard (limits.atMost ?? 0) >= 0, (limits.atLeast ?? 0) >= 0 else { return nil }
    return ["limit off\(place)"] + (limits.atMost.map { ["limit \($0)\(place)"] } ?? [])
      + (limits.atLeast.map { ["limit at-least \($0)\(place)"] } ?? [])
  }
}

extension MarkLayer {
  /// The name, if it is a single word in a trace.
  fileprivate var word: String? {
    let isWord = !name.isEmpty && !name.utf8.contains { $0 <= 32 || $0 == UInt8(ascii: "#") }
    return isWord ? name : nil
  }
}

extension DeletionSuccessor {
  /// The word for this value in traces.
  fileprivate var word: String { self == .firstGap ? "first-gap" : rawValue }
}

extension TraceWords {
  mutating func deletionSuccessor() throws(TraceSyntaxError) -> DeletionSuccessor {
    try value("none, next, previous, first-gap or sibling") { word in
      DeletionSuccessor.allCases.first { $0.word == word }
    }
  }
}
