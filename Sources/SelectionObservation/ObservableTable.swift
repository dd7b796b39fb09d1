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
  /// Properties of the whole table, such as ``selectedRows``, are observed separately. As with
  /// every observable class, an observer is notified once, when something it has read is about to
  /// change; it observes again by reading again.
  ///
  /// While a change is under way, rules and the closure of ``change(_:)`` may give it inputs, too:
  /// these are applied after the change, and return nil. An observer's inputs are applied at once,
  /// to the table that it is notified of. Nothing else can change it meanwhile: see ``change(_:)``.
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
    /// The table that becomes the current one when its observers have been notified.
    var pending: IdentifiedTable<ID>?
    /// Whether code is called that changes a copy of the table, or is asked about it.
    private var isChanging = false
    /// The inputs that are applied after the change under way.
    private var postponed: [Postponed] = []
    /// The number of inputs that were postponed since the outermost change began.
    private var postponedCount = 0
    private var isApplyingPostponed = false
    typealias Body = (inout IdentifiedTable<ID>) throws(SelectionError) -> IdentifiedChange<ID>?

    /// An array can't hold closures with typed throws before macOS 15.
    private struct Postponed { let body: Body }
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
      // As a setter it would lose the inputs that are given while the table is changed in place.
      _modify {
        var next = latest
        let isInner = isChanging
        isChanging = true
        defer {
          isChanging = isInner
          if isInner {
            onRefusal?(.error(.changeUnderWay))
          } else {
            commit(next, isRenamed: true)
            applyPostponed()
          }
        }
        yield &next
      }
    }

    /// The table with all changes, including one of which observers are being notified.
    var latest: IdentifiedTable<ID> { pending ?? current }

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
    /// If it throws, nothing has changed. Within the closure, and in a rule, another call of this
    /// method is refused with `SelectionError.changeUnderWay`, and so is setting ``table``: the
    /// error is thrown if `body` can throw it; else it is given to ``onRefusal``, and `body` gets a
    /// copy of the table for its result. Swift doesn't infer the error type of a closure: in a
    /// function with typed throws, write `{ table throws(SelectionError) in … }`.
    /// - Parameter body: Changes the table.
    /// - Returns: The result of `body`.
    /// - Throws: The errors of `body`, and `SelectionError.changeUnderWay`.
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
      guard !isChanging else {
        if let error = SelectionError.changeUnderWay as? Failure { throw error }
        onRefusal?(.error(.changeUnderWay))
        var copy = latest
        return try body(&copy)
      }
      var next = latest
      let result: Result
      isChanging = true
      do throws(Failure) {
        result = try body(&next)
        isChanging = false
      } catch {
        isChanging = false
        applyPostponed()
        throw error
      }
      commit(next, isRenamed: isRenamed)
      applyPostponed()
      return result
    }

    /// Applies the inputs that were given during a change, in their order.
    private func applyPostponed() {
      guard !isApplyingPostponed, !postponed.isEmpty else { return }
      isApplyingPostponed = true
      while !postponed.isEmpty { attempt(postponed.removeFirst().body) }
      isApplyingPostponed = false
      postponedCount = 0
    }

    private func postpone(_ body: @escaping Body) {
      postponedCount += 1
      // A rule that gives an input for each input would never come to an end.
      guard postponedCount <= 1000 else {
        onRefusal?(.error(.changeUnderWay))
        return
      }
      postponed.append(Postponed(body: body))
    }

    /// Applies what the user wants, and calls ``onRefusal`` if it doesn't happen.
    ///
    /// - Returns: The resulting change, or nil if the input throws an error, or is applied later,
    ///   after the change under way.
    @discardableResult
    func attempt(_ body: @escaping Body) -> IdentifiedChange<ID>? {
      guard !isChanging else {
        postpone(body)
        return nil
      }
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
