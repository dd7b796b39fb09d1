// SPDX-License-Identifier: MIT
#if canImport(Observation)
  public import Observation
  public import SelectionCore

  /// A table with identities that views observe row by row.
  ///
  ///     let mails = ObservableTable(IdentifiedTable(sections: [["m1", "m2"]], policy: .multiple))
  ///     mails["m1"].isSelected                     // observes this row, and no other
  ///     mails.click("m2")                          // observers of "m1" aren't notified
  ///
  /// Reading a row's state observes that row. An input notifies the observers of the rows that look
  /// different after it, and no others: select-all of a million rows costs only what is observed.
  /// Properties of the whole table, such as ``selectedIDs``, are observed separately. As with every
  /// observable class, an observer is notified once, when something it has read is about to change;
  /// it observes again by reading again.
  ///
  /// It is isolated to the main actor, like views. Elsewhere use the ``table``, which is a value,
  /// and set it here.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  @MainActor
  public final class ObservableTable<ID: Hashable>: Observable {
    /// Called if what the user wanted didn't happen.
    ///
    /// The reason is that a row is disabled, the mode is none, a rule refused, a limit leaves no
    /// room, or an input threw an error.
    public var onRefusal: ((Refusal) -> Void)?

    /// The current table.
    var current: IdentifiedTable<ID>
    let registrar = ObservationRegistrar()
    let rowReadings = RowReadings()
    /// The observed aspects of rows, by identity, each with its key path.
    var observedRows: [RowAspect: [ID: KeyPath<RowReadings, Void>]] = [:]
    /// The parts of the whole table that have been read since their last notification.
    var observedParts: Set<TablePart> = []

    /// Creates a model of a table.
    ///
    /// - Parameter table: The table.
    public init(_ table: IdentifiedTable<ID>) { current = table }

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
      set { commit(newValue, isRenamed: true) }
    }

    /// The state that the row of an identity shows; reading it observes that row.
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
    /// If it throws, nothing has changed. Swift doesn't infer the error type of a closure: in a
    /// function with typed throws, write `{ table throws(SelectionError) in … }`.
    /// - Parameter body: Changes the table.
    /// - Returns: The result of `body`.
    /// - Throws: The errors of `body`.
    /// - Complexity: That of `body`, and that of setting ``table``. New contents copy the
    ///   identities, because the old ones are needed for comparison.
    @discardableResult
    public func change<Result, Failure: Error>(
      _ body: (inout IdentifiedTable<ID>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try change(isRenamed: true, body)
    }

    /// Like ``change(_:)``; `isRenamed` is whether rows that stay may have other identities.
    @discardableResult
    func change<Result, Failure: Error>(
      isRenamed: Bool, _ body: (inout IdentifiedTable<ID>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      var next = current
      let result = try body(&next)
      commit(next, isRenamed: isRenamed)
      return result
    }

    /// Applies what the user wants, and calls ``onRefusal`` if it doesn't happen.
    ///
    /// - Returns: The resulting change, or nil if the input throws an error.
    @discardableResult
    func attempt(
      _ body: (inout IdentifiedTable<ID>) throws(SelectionError) -> IdentifiedChange<ID>?
    ) -> IdentifiedChange<ID>? {
      do {
        let change = try change(isRenamed: false, body)
        if let onRefusal, let refusal = change?.refusal { onRefusal(refusal) }
        return change
      } catch {
        onRefusal?(.error(error))
        return nil
      }
    }
  }
#endif
