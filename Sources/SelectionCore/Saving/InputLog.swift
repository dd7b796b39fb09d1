// SPDX-License-Identifier: MIT

/// A record of the inputs to a table, which can be replayed to produce an equal table.
///
///     var table = TableSelection(shape: [3], policy: .multiple)
///     var log = InputLog(shape: [3], policy: .multiple)
///     try log.record(.tap(row), on: &table)
///     try log.replayed() == table        // true
///
/// A log by identity can be replayed on a table with different contents:
///
///     var log = InputLog<String>()
///     try log.record(.tap("m1"), on: &mails)
///     log.replay(on: &otherMails)
///     otherMails.selectedRows            // ["m1"]
///
/// A log contains no rules, so if rules were called for the inputs, pass the same rules when you
/// replay the log.
public struct InputLog<Row: Hashable>: Hashable {
  /// The table's shape at the start, or nil if the log begins with an existing table.
  public let shape: TableShape?
  /// The table's policy at the start, or nil if the log begins with an existing table.
  public let policy: SelectionPolicy?
  /// The maximum number of steps that can be undone, or nil if undo isn't enabled.
  public let undoLimit: Int?
  /// The inputs that succeeded, in order.
  public private(set) var inputs: [SelectionInput<Row>]

  /// Creates a log that begins with an existing table.
  ///
  /// - Parameter inputs: The inputs that were already applied.
  public init(inputs: [SelectionInput<Row>] = []) {
    (shape, policy, undoLimit) = (nil, nil, nil)
    self.inputs = inputs
  }

  /// Applies an input to a table and records it; an input that throws isn't recorded.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - table: The table.
  ///   - rules: The app's rules.
  /// - Returns: The resulting change.
  /// - Throws: The errors that the input throws.
  /// - Complexity: The cost of the input.
  @discardableResult
  public mutating func record<Table: InputReceiver>(
    _ input: SelectionInput<Row>, on table: inout Table, rules: Table.Rules? = nil
  ) throws(SelectionError) -> Table.Change where Table.Row == Row {
    let change = try table.apply(input, rules: rules)
    inputs.append(input)
    return change
  }

  /// Adds an input that has already been applied.
  ///
  /// The input may name rows that don't exist in any table. Such a log can still be written and
  /// read, but a replay rejects these inputs.
  ///
  /// - Complexity: O(1) amortized.
  public mutating func append(_ input: SelectionInput<Row>) { inputs.append(input) }

  /// Applies all inputs to a table in order, even if the contents of the table differ from those of
  /// the recorded table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - rules: The app's rules.
  /// - Returns: The inputs that threw, with their errors, such as inputs with identities that are
  ///   missing from the table; all other inputs were applied.
  /// - Complexity: The total cost of all inputs.
  @discardableResult
  public func replay<Table: InputReceiver>(
    on table: inout Table, rules: Table.Rules? = nil
  ) -> [(input: SelectionInput<Row>, error: SelectionError)] where Table.Row == Row {
    var refused: [(input: SelectionInput<Row>, error: SelectionError)] = []
    for input in inputs {
      do throws(SelectionError) {
        _ = try table.apply(input, rules: rules)
      } catch {
        refused.append((input, error))
      }
    }
    return refused
  }
}

extension InputLog where Row == RowPath {
  /// Creates a log that begins with a new table.
  ///
  /// - Parameters:
  ///   - shape: The shape of the table.
  ///   - policy: The policy, which determines what the user may select.
  ///   - undoLimit: The maximum number of steps that can be undone, or nil to leave undo disabled.
  ///   - inputs: The inputs that were already applied.
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
  public var start: TableSelection {
    var table = TableSelection(shape: shape ?? [], policy: policy ?? SelectionPolicy())
    if let undoLimit { table.enableUndo(limit: undoLimit) }
    return table
  }

  /// Returns the table after all inputs.
  ///
  /// - Parameter rules: The app's rules.
  /// - Returns: The table.
  /// - Throws: The error that the first failing input throws.
  /// - Complexity: The total cost of all inputs.
  public func replayed(
    rules: TableRules? = nil
  ) throws(SelectionError) -> TableSelection {
    var table = start
    for input in inputs { try table.apply(input, rules: rules) }
    return table
  }
}

extension InputLog: Sendable where Row: Sendable {}

#if !hasFeature(Embedded)
  extension InputLog: Codable where Row: Codable {
    /// Reads a log, and throws if the log is invalid or was written in a newer version of the
    /// format.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.versionedContainer()
      shape = try container.decodeIfPresent(TableShape.self, forKey: "shape")
      policy = try container.decodeIfPresent(SelectionPolicy.self, forKey: "policy")
      // In version 0.1, the limit had a different name.
      undoLimit =
        try container.decodeIfPresent(Int.self, forKey: "undoLimit")
        ?? container.decodeIfPresent(Int.self, forKey: "historyDepth")
      inputs = try container.decode([SelectionInput<Row>].self, forKey: "inputs")
    }

    /// Writes the log with the version of its format.
    public func encode(to encoder: any Encoder) throws {
      var container = try encoder.versionedContainer()
      try container.encodeIfPresent(shape, forKey: "shape")
      try container.encodeIfPresent(policy, forKey: "policy")
      try container.encodeIfPresent(undoLimit, forKey: "undoLimit")
      try container.encode(inputs, forKey: "inputs")
    }
  }
#endif
