// SPDX-License-Identifier: MIT
public import SelectionCore

/// An error thrown when a log contains an input that can't be expressed in a trace.
public struct TraceWriteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The index of the input in the log.
  public let place: Int
  /// A message that describes the input that can't be written.
  public let description: String
}

extension InputLog where Row == RowPath {
  /// Returns the log as a trace; replaying the trace produces a table with the same selected,
  /// checked and disabled rows.
  ///
  /// - Parameters:
  ///   - name: The name of the trace's case; line breaks and comment characters in the name are
  ///     replaced with spaces.
  ///   - rules: The app's rules.
  /// - Returns: The text of the trace.
  /// - Throws: ``TraceWriteError`` for the first input that throws an error or that a trace can't
  ///   express: a section that is no longer a list, a mapping, a restored snapshot, or a key that
  ///   no profile uses.
  /// - Complexity: The total cost of all inputs.
  public func trace(
    name: String = "recorded", rules: TableRules? = nil
  ) throws(TraceWriteError) -> String {
    let title = String(name.map { $0.isNewline || $0 == "#" ? " " : $0 })
    let start = start
    var lines = [
      "case \(title)",
      (["table"] + start.shape.rowCounts.map(String.init)).joined(separator: " "),
    ]
    if start.policy != SelectionPolicy() { lines.append("policy \(start.policy)") }
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

/// Writes inputs in order.
struct TraceWriter {
  /// The table before the next input.
  var table: TableSelection
  private var profile = InputProfile.touch
  private var pageRows = 10
  private var columns = 1

  init(table: TableSelection) { self.table = table }

  /// A statement that changes nothing, for an input that changes nothing but ends a run of
  /// extensions.
  var nothing: [String] {
    table.highlightedRow.map { ["touch-down \($0)"] } ?? ["touch-cancel"]
  }

  /// The statements that end a pan and a sweep, and change nothing else; the trace's table keeps
  /// steps to undo even if this table keeps none.
  var endOfGestures: [String] {
    (table.isPanning ? ["pan-end"] : []) + (table.isSweeping ? ["sweep-end"] : []) + nothing
  }

  /// A key that means an input in the current profile, or if there is none, in another profile.
  mutating func key(
    _ input: TableInput, pageRows rows: Int = 10, columns: Int = 1
  ) -> [String]? {
    guard rows >= 0, columns >= 0 else { return nil }
    func word(_ profile: InputProfile) -> String? {
      profile.keys.keys.filter { profile.effect(of: $0)?.input() == input }
        .compactMap(TraceKeys.word).min()
    }
    guard var lines = setProfile({ word($0) != nil }), let word = word(profile)
    else { return nil }
    if rows != pageRows { lines.append("page \(rows)") }
    if columns != self.columns { lines.append("columns \(columns)") }
    (pageRows, self.columns) = (rows, columns)
    return lines + ["key \(word)"]
  }

  /// A click that has an effect in the current profile, or if there is none, in another profile.
  mutating func click(_ row: RowPath, _ effect: RowEffect) -> [String]? {
    pointer("click", row, effect)
  }

  /// A press that has a given effect; nil for taps, because a touch profile would treat the press
  /// as a finger's.
  mutating func press(_ row: RowPath, _ effect: RowEffect) -> [String]? {
    [.tap, .tapToggling, .tapExtending].contains(effect) ? nil : pointer("press", row, effect)
  }

  private mutating func pointer(
    _ verb: String, _ row: RowPath, _ effect: RowEffect
  ) -> [String]? {
    func words(_ profile: InputProfile) -> String? {
      profile.clicks.filter { $0.value == effect }.keys.map(TraceKeys.words).min()
    }
    return setProfile({ words($0) != nil }).flatMap { lines in
      words(profile).map { lines + [$0.isEmpty ? "\(verb) \(row)" : "\(verb) \(row) \($0)"] }
    }
  }

  /// The end of a press in the current profile, or if it can't be expressed there, in another
  /// profile.
  mutating func pointer(_ input: TableInput) -> [String]? {
    let table = table
    return input == .release
      ? setProfile { $0.input(for: .release, in: table) == input }.map { $0 + ["release"] }
      : setProfile { $0.input(for: .drag, in: table) == input }.map { $0 + ["drag"] }
  }

  /// A click outside the rows in the current profile, or if it can't be expressed there, in another
  /// profile.
  mutating func clickBesideRows() -> [String]? {
    let table = table
    return setProfile { $0.input(for: .clickBesideRows(), in: table) != nil }.map { $0 + ["void"] }
  }

  /// Sets a different profile if the current one doesn't satisfy a condition.
  ///
  /// - Returns: The statement that sets the profile, if necessary; nil if no profile satisfies the
  ///   condition.
  private mutating func setProfile(_ isWanted: (InputProfile) -> Bool) -> [String]? {
    if isWanted(profile) { return [] }
    let plain = InputProfile.all.map { (profile: $0, setting: "") }
    let set = InputProfile.settings.flatMap { word, set in
      InputProfile.all.map { profile in
        var profile = profile
        set(&profile)
        return (profile: profile, setting: " " + word)
      }
    }
    guard let other = (plain + set).first(where: { isWanted($0.profile) }) else { return nil }
    profile = other.profile
    return ["profile \(profile.name)\(other.setting)"]
  }
}
