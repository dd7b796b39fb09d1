// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore

  /// A table with identities that views observe row by row.
  ///
  ///     let mails = ObservableTable(
  ///       IdentifiedTable(sections: [["m1", "m2"]], policy: .multiple))
  ///     mails["m1"].isSelected  // observes this row, and no other
  ///     mails.click("m2")       // observers of "m1" aren't notified
  ///
  /// Reading a row's state observes that row. An input notifies only the observers of the rows that
  /// look different after it: the cost of selecting all of a million rows depends only on the
  /// observed rows. Properties of the whole table, such as ``selectedRows``, are observed
  /// separately. As with every observable class, an observer is notified once, when something it
  /// has read is about to change; it observes again by reading again.
  ///
  /// While a change is under way, rules and the closure of ``change(_:)`` may apply inputs, too:
  /// these take effect after the change, and return nil. An observer's inputs take effect at once,
  /// on the table of which it is notified. Nothing else can change the table during a change: see
  /// ``change(_:)``.
  ///
  /// It is isolated to the main actor, as views are. Elsewhere, use a copy of the ``table``, which
  /// is a value, and set it here.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  @MainActor
  public final class ObservableTable<ID: Hashable>: ObservableSelection {
    /// Called if an input of the user is refused.
    ///
    /// The reason is that a row is disabled, the mode is none, a rule refused, a limit leaves no
    /// room, or an input threw an error.
    public var onRefusal: ((Refusal) -> Void)? {
      didSet { observed.onRefusal = onRefusal }
    }

    let observed: ObservedRows<TableComparison<ID>>

    /// Creates a model of a table.
    ///
    /// - Parameter table: The table.
    public init(_ table: IdentifiedTable<ID>) { observed = ObservedRows(table) }

    /// The whole table; reading it observes every input.
    ///
    /// You can change it in place with any method of an `IdentifiedTable`, and views are notified
    /// of the differences:
    ///
    ///     try mails.table.setIDs(["m3", "m4"], inSection: 1)
    /// - Complexity: To set it, O(*o* log *n*) for *o* observed rows, and the cost of the observed
    ///   properties of the whole table.
    public var table: IdentifiedTable<ID> {
      get {
        read(.table)
        return current
      }
      _modify { yield &observed.table }
    }

    var current: IdentifiedTable<ID> { observed.current }

    func read(_ part: TableComparison<ID>.Part) { observed.read(part) }

    func read(_ aspect: TableComparison<ID>.Aspect, of id: ID) { observed.read(aspect, of: id) }

    /// The table with all changes, without observing it, for code that handles events.
    ///
    /// - Complexity: O(1).
    public var latest: IdentifiedTable<ID> { observed.latest }

    /// Changes the table for the user as one step; calls ``onRefusal`` if it throws an error or is
    /// refused.
    ///
    ///     mails.attempt { table throws(SelectionError) in try table.toggle("m1") }
    ///
    /// - Parameter body: Changes the table; nil for nothing.
    /// - Returns: The resulting change, or nil if it is refused, or applied after the change under
    ///   way.
    /// - Complexity: The cost of `body`, and O(log *n*) for each observed row that can differ.
    @discardableResult
    public func attempt(
      _ body: @escaping (inout IdentifiedTable<ID>) throws(SelectionError) -> IdentifiedChange<ID>?
    ) -> IdentifiedChange<ID>? { observed.attempt(body) }

    /// The state shown by the row with an identity; reading it observes that row.
    ///
    /// - Parameter id: The identity.
    /// - Complexity: O(log *n*).
    public subscript(id: ID) -> RowState {
      read(.state, of: id)
      return RowState(of: id, in: current)
    }

    /// Changes the table as one step: observers are notified of the difference between before and
    /// after.
    ///
    ///     try mails.change { try $0.toggle("m1") }
    ///
    /// If it throws, nothing has changed. Within the closure, and in a rule, another call of this
    /// method is refused with `SelectionError.changeUnderWay`, and so is setting ``table``: the
    /// error is thrown if `body` can throw it; otherwise it is passed to ``onRefusal``, and `body`
    /// is called with a copy of the table, for its result. Swift doesn't infer the error type of a
    /// closure: in a function with typed throws, write `{ table throws(SelectionError) in … }`.
    /// - Parameter body: Changes the table.
    /// - Returns: The result of `body`.
    /// - Throws: The errors of `body`, and `SelectionError.changeUnderWay`.
    /// - Complexity: The cost of `body` and of setting ``table``. New contents copy the identities,
    ///   because the old identities are needed for comparison.
    @discardableResult
    public func change<Result, Failure: Error>(
      _ body: (inout IdentifiedTable<ID>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try observed.change(isRenamed: true, body)
    }
  }
#endif
