// SPDX-License-Identifier: MIT
#if canImport(Observation)
  public import Observation
  public import SelectionCore

  /// A table with identities that views observe row by row.
  ///
  ///     let mails = ObservableTable(IdentifiedTable(sections: [["m1", "m2"]], policy: .multiple))
  ///     mails["m1"].isSelected                     // observes this row, and no other
  ///     mails.click("m2")                          // who has read "m1" is told nothing
  ///
  /// Reading a row's state observes that row. An input tells the readers of the rows that look
  /// different after it, and nobody else: select-all of a million rows costs what is observed. What
  /// is about the whole table, such as ``selectedIDs``, is observed by itself. A reader is told
  /// when what it has read is about to differ, and once, as with all that is observable; whoever
  /// reads again observes again.
  ///
  /// It lives on the main actor, where views are. Elsewhere work with the ``table``, which is a
  /// value, and set it here.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  @MainActor
  public final class ObservableTable<ID: Hashable>: Observable {
    /// Called if what the user wanted did not happen.
    ///
    /// A row is disabled, the mode is none, a rule said no, a limit leaves no room; or an input
    /// threw an error.
    public var onRefusal: ((Refusal) -> Void)?

    /// The table as it stands.
    var current: IdentifiedTable<ID>
    let registrar = ObservationRegistrar()
    let rowReadings = RowReadings()
    /// The observed aspects of rows, identity by identity, each by its key path.
    var observedRows: [RowAspect: [ID: KeyPath<RowReadings, Void>]] = [:]
    /// What has been read of the whole, and not told since.
    var observedParts: Set<TablePart> = []

    /// Creates a model of a table.
    ///
    /// - Parameter table: The table.
    public init(_ table: IdentifiedTable<ID>) { current = table }

    /// The whole table; reading it observes every input.
    ///
    /// It can be changed in place by all that an `IdentifiedTable` can do, and views are told of
    /// what differs:
    ///
    ///     try mails.table.setIDs(["m3", "m4"], inSection: 1)
    /// - Complexity: Where it is set, O(*o* log *n*) for *o* rows that are observed, and what the
    ///   observed properties of the whole cost.
    public var table: IdentifiedTable<ID> {
      get {
        read(.table)
        return current
      }
      set { commit(newValue, isRenamed: true) }
    }

    /// What the row of an identity shows; reading it observes that row.
    ///
    /// - Parameter id: The identity.
    /// - Complexity: O(log *n*).
    public subscript(id: ID) -> RowState {
      read(.state, of: id)
      return RowState(of: id, in: current)
    }

    /// Changes the table as one step: readers are told of the difference between before and after.
    ///
    ///     try mails.change { try $0.toggle("m1") }
    ///
    /// Where it throws, nothing has changed. Swift infers no error of a closure: in a function that
    /// throws a typed error the closure says it, too, `{ table throws(SelectionError) in … }`.
    /// - Parameter body: What to do.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    /// - Complexity: That of `body`, and as ``table`` where that is set. New contents copy the
    ///   identities, as those from before are needed to compare.
    @discardableResult
    public func change<Result, Failure: Error>(
      _ body: (inout IdentifiedTable<ID>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try change(isRenamed: true, body)
    }

    /// As ``change(_:)``, where `isRenamed` says whether rows that stay may have other identities.
    @discardableResult
    func change<Result, Failure: Error>(
      isRenamed: Bool, _ body: (inout IdentifiedTable<ID>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      var next = current
      let result = try body(&next)
      commit(next, isRenamed: isRenamed)
      return result
    }

    /// Does what the user wants, and calls ``onRefusal`` if that does not happen.
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
