// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore

  /// A table with identities, in which views observe each row individually.
  ///
  ///     let mails = ObservableTable(
  ///       IdentifiedTable(sections: [["m1", "m2"]], policy: .multiple))
  ///     mails["m1"].isSelected  // observes this row, and no other
  ///     mails.click("m2")       // observers of "m1" aren't notified
  ///
  /// Reading a row's state observes the row. An input notifies only the observers of the rows whose
  /// appearance has changed, so the cost of selecting all rows in a table of a million rows depends
  /// only on the observed rows. Properties of the whole table, such as
  /// ``ObservableSelection/selectedRows``, are observed separately. As with every observable class,
  /// an observer is notified once, when a value that the observer has read is about to change. To
  /// observe further changes, the observer reads the value again.
  ///
  /// While a change is under way, rules and the closure passed to ``change(_:)`` may apply further
  /// inputs. Such inputs take effect after the change and return nil. An observer's inputs take
  /// effect at once, in the table whose change caused the notification. No other code can change
  /// the table during a change: see ``change(_:)``.
  ///
  /// This class is isolated to the main actor, as views are. On other actors, use a copy of the
  /// ``table``, which is a value, and later set the ``table`` to the copy.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  @MainActor
  public final class ObservableTable<ID: Hashable>: ObservableSelection {
    /// Called when an input from the user is refused.
    ///
    /// The possible reasons are a disabled row, the mode none, a rule, a limit, or an error that
    /// the input threw.
    public var onRefusal: ((Refusal<ID>) -> Void)? {
      didSet { observed.onRefusal = onRefusal }
    }

    let observed: ObservedRows<TableComparison<ID>>

    /// Creates a model of a table.
    ///
    /// - Parameter table: The table.
    public init(_ table: IdentifiedTable<ID>) { observed = ObservedRows(table) }

    /// The whole table; reading it observes every input.
    ///
    /// You can change the table in place with any method of an `IdentifiedTable`, and views are
    /// notified of the differences:
    ///
    ///     try mails.table.setIDs(["m3", "m4"], inSection: 1)
    /// - Complexity: Setting the table costs O(*o* log *n*) for *o* observed rows, plus the cost of
    ///   the observed properties of the whole table.
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

    /// The table with all changes, for code that handles events; reading this property doesn't
    /// observe the table.
    ///
    /// - Complexity: O(1).
    public var latest: IdentifiedTable<ID> { observed.latest }

    /// Returns the table as observers see it, and observes a part of it.
    ///
    ///     mails.table(observing: .selectedRows).selectedCount
    ///
    /// - Parameter part: The part that the caller reads.
    /// - Returns: The table; from it, read only this part.
    /// - Complexity: O(1).
    public func table(observing part: ObservedPart<ID>) -> IdentifiedTable<ID> {
      observed.table(observing: part)
    }

    /// Changes the table for the user as a single step; calls ``onRefusal`` if the change throws an
    /// error or is refused.
    ///
    ///     mails.attempt { table throws(SelectionError) in try table.toggle("m1") }
    ///
    /// - Parameter body: Changes the table, and returns the change, or nil if it does nothing.
    /// - Returns: The resulting change, or nil if the change throws an error, or is applied only
    ///   after the change under way.
    /// - Complexity: The cost of `body`, plus O(log *n*) for each observed row that can differ.
    @discardableResult
    public func attempt(
      _ body: @escaping (inout IdentifiedTable<ID>) throws(SelectionError) -> IdentifiedChange<ID>?
    ) -> IdentifiedChange<ID>? { observed.attempt(body) }

    /// The state that the row with an identity shows; reading the state observes the row.
    ///
    /// - Parameter id: The identity.
    /// - Complexity: O(log *n*).
    public subscript(id: ID) -> RowState {
      read(.state, of: id)
      return RowState(of: id, in: current)
    }

    /// Changes the table as a single step: observers are notified of the difference between the old
    /// and the new table.
    ///
    ///     try mails.change { try $0.toggle("m1") }
    ///
    /// If the closure throws an error, nothing changes. From within the closure or a rule, a call
    /// of this method, or an assignment to ``table``, is refused with
    /// `SelectionError.changeUnderWay`. The method throws this error if `body` can throw it.
    /// Otherwise, the method passes the error to ``onRefusal``, and calls `body` with a copy of the
    /// table to get a result. Swift doesn't infer the error type of a closure, so in a function
    /// with typed throws, write `{ table throws(SelectionError) in … }`.
    /// - Parameter body: Changes the table.
    /// - Returns: The result of `body`.
    /// - Throws: The error that `body` throws, or `SelectionError.changeUnderWay`.
    /// - Complexity: The cost of `body`, plus the cost of setting ``table``. If `body` sets new
    ///   contents, the identities are copied, because the old identities are needed for comparison.
    @discardableResult
    public func change<Result, Failure: Error>(
      _ body: (inout IdentifiedTable<ID>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try observed.change(isRenamed: true, body)
    }
  }
#endif
