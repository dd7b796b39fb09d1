// SPDX-License-Identifier: MIT
public import SelectionCore

/// An error thrown when a log holds an input that traces have no words for.
public struct TraceWriteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the input in the log.
  public let place: Int
  /// What cannot be written.
  public let description: String
}

extension InputLog {
  /// Returns the log as a trace, which replays to a table with the same rows selected, checked and
  /// disabled.
  ///
  /// - Parameters:
  ///   - name: The name of its case; line breaks and comment signs in it become spaces.
  ///   - rules: What the app answered.
  /// - Returns: The lines of the trace.
  /// - Throws: ``TraceWriteError`` at the first input that traces have no words for, or that is
  ///   refused: a section that is no list any more, a mapping, a restored snapshot, a key that no
  ///   profile has.
  /// - Complexity: That of all inputs together.
  public func trace(
    name: String = "recorded", rules: SelectionRules = SelectionRules()
  ) throws(TraceWriteError) -> String {
    let title = String(name.map { $0.isNewline || $0 == "#" ? " " : $0 })
    var lines = [
      "case \(title)", (["table"] + shape.rowCounts.map(String.init)).joined(separator: " "),
    ]
    if policy != SelectionPolicy() { lines.append("policy \(policy)") }
    var writer = TraceWriter(table: start)
    for (place, input) in inputs.enumerated() {
      guard let statements = writer.statements(input) else {
        throw TraceWriteError(place: place, description: "traces have no words for \(input)")
      }
      lines += statements
      do throws(SelectionError) {
        try writer.table.apply(input, rules: rules)
      } catch {
        throw TraceWriteError(place: place, description: error.description)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// Writes inputs one after the other.
struct TraceWriter {
  /// The table as it is before the next input.
  var table: TableSelection
  private var profile = InputProfile.touch
  private var pageRows = 10
  private var columns = 1

  init(table: TableSelection) { self.table = table }

  /// The statements that say an input, or nil where there are no words for it.
  mutating func statements(_ input: TableInput) -> [String]? {
    switch input {
    case .select(let rows), .setSelected(let rows), .deselect(let rows), .check(let rows),
      .uncheck(let rows), .disable(let rows), .enable(let rows):
      // Hidden rows have no paths.
      rows.namesHidden ? nil : statements(aboutShown: input)
    default: statements(aboutShown: input)
    }
  }

  private mutating func statements(aboutShown input: TableInput) -> [String]? {
    switch input {
    case .tap(let row): ["tap \(row)"]
    case .touchDown(let row): ["touch-down \(row)"]
    case .touchUp: ["touch-up"]
    case .touchCancel: ["touch-cancel"]
    case .tapAccessory(let row): ["accessory \(row)"]
    case .click(let row): ["click \(row)"]
    case .toggle(let row): ["toggle \(row)"]
    case .extend(let row): ["extend \(row)"]
    case .extendAdding(let row): ["extend-adding \(row)"]
    case .tapHeader(let section): ["header \(section)"]
    case .focus(let row): ["focus \(row)"]
    case .press(let row, let effect): press(row, effect)
    case .release, .drag: pointer(input)
    case .propose(let rows): ["propose \(orNone(rows))"]
    case .go(let motion, let effect, let rows, let columns):
      key(.go(motion, effect), pageRows: rows, columns: columns)
    case .userSelectAll, .userDeselectAll, .userToggleAll: key(input)
    case .cancel: ["cancel"]
    case .beginPan(let row): ["pan-begin \(row)"]
    case .continuePan(let row): ["pan-to \(row)"]
    case .endPan: ["pan-end"]
    case .beginSweep(let effect): ["sweep-begin \(effect.rawValue)"]
    case .continueSweep(let rows): ["sweep-to \(orNone(rows))"]
    case .endSweep: ["sweep-end"]
    case .select(let rows): about("select", rows)
    case .setSelected(let rows): ["set-selected \(orNone(rows))"]
    case .deselect(let rows): about("deselect", rows)
    case .selectAll: ["select-all"]
    case .deselectAll: ["deselect-all"]
    case .invert: ["invert"]
    case .check(let rows): about("check", rows)
    case .uncheck(let rows): about("uncheck", rows)
    case .undo: (table.history?.undoCount ?? 0) > 0 ? ["undo"] : nothing
    case .redo: (table.history?.redoCount ?? 0) > 0 ? ["redo"] : nothing
    case .enableUndo: nothing
    case .reloadData(nil): ["reload"]
    case .reloadData(let shape?):
      shape.sectionCount > 0 || shape == table.shape
        ? [(["reload"] + shape.rowCounts.map(String.init)).joined(separator: " ")] : nil
    case .perform(let update): update.statements
    case .apply, .restore, .setList(nil, section: _), .setAccessoryStyle: nil
    case .setEditing(let isEditing): ["edit \(isEditing ? "on" : "off")"]
    case .setPolicy(let policy): ["policy \(policy)"]
    case .setEditingTransition(let transition): ["editing-transition \(transition.rawValue)"]
    case .setLimits(let limits, let section): limitStatements(limits, section)
    case .setLimitOverflow(let overflow):
      ["overflow \(overflow == .refuse ? "refuse" : "release-oldest")"]
    case .setDeletionSuccessor(let successor): ["after-deletion \(successor.rawValue)"]
    case .setKeepsOrder(let keepsOrder): ["keep-order \(keepsOrder ? "on" : "off")"]
    case .setMode(let mode, let section):
      ["section-mode \(section) \(mode == .multiple ? "table" : mode.rawValue)"]
    case .setList(.inclusive?, let section): ["list \(section) inclusive"]
    case .setList(.exclusive?, let section): ["list \(section) exclusive"]
    case .setList(.optionalExclusive?, let section): ["list \(section) exclusive optional"]
    case .disable(let rows): about("disable", rows)
    case .enable(let rows): about("enable", rows)
    }
  }

  /// A statement that changes nothing, as an input that does not: it ends a run of extensions.
  private var nothing: [String] {
    table.highlightedRow.map { ["touch-down \($0)"] } ?? ["touch-cancel"]
  }

  private func about(_ verb: String, _ rows: RowSpans) -> [String] {
    rows.spans.isEmpty ? nothing : ["\(verb) \(rows)"]
  }

  private func orNone(_ rows: RowSpans) -> String { rows.spans.isEmpty ? "none" : "\(rows)" }

  private func limitStatements(_ limits: SelectionLimits, _ section: Int?) -> [String]? {
    let place = section.map { " in \($0)" } ?? ""
    guard (limits.atMost ?? 0) >= 0, (limits.atLeast ?? 0) >= 0 else { return nil }
    return ["limit off\(place)"] + (limits.atMost.map { ["limit \($0)\(place)"] } ?? [])
      + (limits.atLeast.map { ["limit at-least \($0)\(place)"] } ?? [])
  }

  /// A key that means an input, by the profile that is set or else by another.
  private mutating func key(
    _ input: TableInput, pageRows rows: Int = 10, columns: Int = 1
  ) -> [String]? {
    guard rows >= 0, columns >= 0 else { return nil }
    func word(_ profile: InputProfile) -> String? {
      profile.keys.filter { $0.value == input }.keys.compactMap(TraceKeys.word).min()
    }
    guard var lines = setProfile({ word($0) != nil }), let word = word(profile)
    else { return nil }
    if rows != pageRows { lines.append("page \(rows)") }
    if columns != self.columns { lines.append("columns \(columns)") }
    (pageRows, self.columns) = (rows, columns)
    return lines + ["key \(word)"]
  }

  /// A press that has an effect, by the profile that is set or else by another.
  private mutating func press(_ row: RowPath, _ effect: RowEffect) -> [String]? {
    guard effect != .tap else { return nil }
    func words(_ profile: InputProfile) -> String? {
      profile.clicks.filter { $0.value == effect }.keys.map(TraceKeys.words).min()
    }
    return setProfile({ words($0) != nil }).flatMap { lines in
      words(profile).map { lines + [$0.isEmpty ? "press \(row)" : "press \(row) \($0)"] }
    }
  }

  /// The end of a press, by the profile that is set or else by another.
  private mutating func pointer(_ input: TableInput) -> [String]? {
    let table = table
    return input == .release
      ? setProfile { $0.input(for: .release, in: table) == input }.map { $0 + ["release"] }
      : setProfile { $0.input(for: .drag, in: table) == input }.map { $0 + ["drag"] }
  }

  /// Sets the profile if it is none that is wanted.
  ///
  /// - Returns: the statement that does so, if any; nil where no profile is wanted.
  private mutating func setProfile(_ isWanted: (InputProfile) -> Bool) -> [String]? {
    if isWanted(profile) { return [] }
    guard let other = InputProfile.all.first(where: isWanted) else { return nil }
    profile = other
    return ["profile \(other.name)"]
  }
}
