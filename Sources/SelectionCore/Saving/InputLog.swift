// SPDX-License-Identifier: MIT

/// A record of what was done to a table, which replays to an equal one.
///
///     var log = InputLog(shape: [3], policy: SelectionPolicy(.multiple))
///     try log.record(.tap(row), on: &table)
///     try log.replayed() == table        // true
///
/// A log holds no rules: where some were in force, the same are to be given again.
public struct InputLog: Hashable, Sendable {
  /// The shape at the start.
  package let shape: TableShape
  /// The policy at the start.
  package let policy: SelectionPolicy
  /// How many steps can be undone at most, or nil for none.
  package let undoLimit: Int?
  /// The inputs, in order; none of them was refused.
  public private(set) var inputs: [TableInput]

  /// Makes a log of a fresh table.
  public init(
    shape: TableShape, policy: SelectionPolicy = SelectionPolicy(), undoLimit: Int? = nil,
    inputs: [TableInput] = []
  ) {
    self.shape = shape
    self.policy = policy
    self.undoLimit = undoLimit
    self.inputs = inputs
  }

  /// The table at the start.
  package var start: TableSelection {
    var table = TableSelection(shape: shape, policy: policy)
    if let undoLimit { table.enableUndo(limit: undoLimit) }
    return table
  }

  /// Applies an input to a table and records it; one that is refused is not recorded.
  ///
  /// - Parameters:
  ///   - input: the input.
  ///   - table: the table.
  ///   - rules: what the app answers.
  /// - Returns: the resulting change.
  /// - Throws: what the verb throws.
  /// - Complexity: That of the input.
  @discardableResult
  public mutating func record(
    _ input: TableInput, on table: inout TableSelection, rules: SelectionRules? = nil
  ) throws(SelectionError) -> SelectionChange {
    let change = try table.apply(input, rules: rules)
    inputs.append(input)
    return change
  }

  /// Adds an input that has been applied.
  ///
  /// - Complexity: O(1) amortized.
  package mutating func append(_ input: TableInput) { inputs.append(input) }

  /// The table after all inputs.
  ///
  /// - Parameter rules: what the app answers.
  /// - Returns: the table.
  /// - Throws: what the first input that is refused throws.
  /// - Complexity: That of all inputs together.
  public func replayed(
    rules: SelectionRules? = nil
  ) throws(SelectionError) -> TableSelection {
    var table = start
    for input in inputs { try table.apply(input, rules: rules) }
    return table
  }
}

#if !hasFeature(Embedded)
  extension InputLog: Codable {}
#endif
