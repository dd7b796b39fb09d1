// SPDX-License-Identifier: MIT

/// A record of what was done to a table, which replays to an equal one.
///
///     var log = InputLog(shape: [3], policy: .multiple)
///     try log.record(.tap(row), on: &table)
///     try log.replayed() == table        // true
///
/// A log by identity can be replayed over other contents:
///
///     var log = InputLog<String>()
///     try log.record(.tap("m1"), on: &mails)
///     log.replay(on: &otherMails)
///
/// A log holds no rules: if some were in force, the same are to be given again.
public struct InputLog<Row: Hashable>: Hashable {
  /// The shape at the start; nil for a log that begins with a table that the app has.
  public let shape: TableShape?
  /// The policy at the start; nil for a log that begins with a table that the app has.
  public let policy: SelectionPolicy?
  /// How many steps can be undone at most, or nil for none.
  public let undoLimit: Int?
  /// The inputs, in order; none of them was refused.
  public private(set) var inputs: [Input<Row>]

  /// Creates a log that begins with a table that the app has.
  ///
  /// - Parameter inputs: The inputs so far.
  public init(inputs: [Input<Row>] = []) {
    (shape, policy, undoLimit) = (nil, nil, nil)
    self.inputs = inputs
  }

  /// Applies an input to a table and records it; one that is refused is not recorded.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - table: The table.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: What the input throws.
  /// - Complexity: That of the input.
  @discardableResult
  public mutating func record<Table: InputReceiver>(
    _ input: Input<Row>, on table: inout Table, rules: SelectionRules? = nil
  ) throws(SelectionError) -> Table.Change where Table.Row == Row {
    let change = try table.apply(input, rules: rules)
    inputs.append(input)
    return change
  }

  /// Adds an input that has been applied.
  ///
  /// - Complexity: O(1) amortized.
  public mutating func append(_ input: Input<Row>) { inputs.append(input) }

  /// Applies all inputs to a table, one after the other, also over other contents than those that
  /// they were recorded on.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - rules: What the app answers.
  /// - Returns: The inputs that the table refused, such as those about identities that it does not
  ///   have, with the reasons; the others were applied.
  /// - Complexity: That of all inputs together.
  @discardableResult
  public func replay<Table: InputReceiver>(
    on table: inout Table, rules: SelectionRules? = nil
  ) -> [(input: Input<Row>, error: SelectionError)] where Table.Row == Row {
    var refused: [(input: Input<Row>, error: SelectionError)] = []
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
  /// Creates a log of a fresh table.
  ///
  /// - Parameters:
  ///   - shape: The shape of the table.
  ///   - policy: What the user may select.
  ///   - undoLimit: How many steps can be undone at most, or nil for none.
  ///   - inputs: The inputs so far.
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

  /// The table after all inputs.
  ///
  /// - Parameter rules: What the app answers.
  /// - Returns: The table.
  /// - Throws: What the first input that is refused throws.
  /// - Complexity: That of all inputs together.
  public func replayed(
    rules: SelectionRules? = nil
  ) throws(SelectionError) -> TableSelection {
    var table = start
    for input in inputs { try table.apply(input, rules: rules) }
    return table
  }
}

extension InputLog: Sendable where Row: Sendable {}

#if !hasFeature(Embedded)
  extension InputLog: Codable where Row: Codable {}
#endif
