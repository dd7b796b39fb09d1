// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  package import SelectionCore

  /// A table, and the parts of it that are observed.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  @MainActor
  package final class ObservedRows<Comparison: RowComparison>: Observable {
    package typealias Table = Comparison.Table
    package typealias Name = Comparison.Name
    package typealias Body =
      (inout Table) throws(SelectionError) -> Comparison.Change?

    /// Called when an input from the user is refused.
    package var onRefusal: ((Refusal<Table.Row>) -> Void)?

    /// The current table.
    package private(set) var current: Table
    /// The table that becomes the current table after its observers have been notified.
    private var pending: Table?
    /// Whether code is running that changes a copy of the table, or a rule is being called.
    private var isChanging = false
    /// The inputs that are applied after the change under way.
    private var postponed: [Postponed] = []
    /// The number of inputs that were postponed since the outermost change began.
    private var postponedCount = 0
    private var isApplyingPostponed = false

    /// Before macOS 15, an array can't contain closures with typed throws.
    private struct Postponed { let body: Body }
    private let registrar = ObservationRegistrar()
    private let rowReadings = RowReadings()
    /// The observed aspects of rows, by identity, each with its key path.
    private var observedRows: [Comparison.Aspect: [Name: KeyPath<RowReadings, Void>]] = [:]
    /// The parts of the whole table that have been read since their last notification.
    private var observedParts: Set<Part> = []

    /// A part of the whole table.
    private enum Part: Hashable {
      case common(ObservedPart<Name>)
      case own(Comparison.Part)
    }

    package init(_ table: Table) { current = table }

    /// The table with all changes, including a change about which observers are currently being
    /// notified.
    package var latest: Table { pending ?? current }

    /// The table, which callers can change in place.
    package var table: Table {
      get { current }
      // A setter would lose inputs that are applied while the table is changed in place.
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

    /// Changes the table as a single step; `isRenamed` states whether remaining rows may have new
    /// names.
    @discardableResult
    package func change<Result, Failure: Error>(
      isRenamed: Bool, _ body: (inout Table) throws(Failure) -> Result
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

    /// Applies the inputs that were postponed during a change, in their order.
    private func applyPostponed() {
      guard !isApplyingPostponed, !postponed.isEmpty else { return }
      isApplyingPostponed = true
      while !postponed.isEmpty { attempt(postponed.removeFirst().body) }
      isApplyingPostponed = false
      postponedCount = 0
    }

    private func postpone(_ body: @escaping Body) {
      postponedCount += 1
      // A rule that applies an input for each input would go on forever.
      guard postponedCount <= 1000 else {
        onRefusal?(.error(.changeUnderWay))
        return
      }
      postponed.append(Postponed(body: body))
    }

    /// Applies an input from the user, and calls ``onRefusal`` if the input is refused.
    ///
    /// - Returns: The resulting change, or nil if the input throws an error, or is applied later,
    ///   after the change under way.
    @discardableResult
    package func attempt(_ body: @escaping Body) -> Comparison.Change? {
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

  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservedRows {
    /// The property through which a part of the whole table is observed.
    private subscript(part: Part) -> Void { () }

    /// Returns the current table, and registers a read of a part of it.
    package func table(observing part: ObservedPart<Name>) -> Table {
      switch part {
      case .isSelected(let name): read(.selected, of: name)
      case .isShown(let name): read(.shown, of: name)
      case .hasFocus(let name): read(.focus, of: name)
      default: read(Part.common(part))
      }
      return current
    }

    /// Registers a read of an aspect of a row, if there is an observer.
    ///
    /// The registrar doesn't report whether an observer exists. But the registrar retains the key
    /// path of each observed property, so a key path that only this object retains has no observer.
    /// All observers of an aspect of a row share one key path.
    package func read(_ aspect: Comparison.Aspect, of name: Name) {
      if let keyPath = observedRows[aspect]?[name] {
        registrar.access(rowReadings, keyPath: keyPath)
        return
      }
      var keyPath = rowReadings.next()
      registrar.access(rowReadings, keyPath: keyPath)
      guard !isKnownUniquelyReferenced(&keyPath) else { return rowReadings.reuse(keyPath) }
      observedRows[aspect, default: [:]][name] = keyPath
    }

    package func read(_ part: Comparison.Part) { read(Part.own(part)) }

    private func read(_ part: Part) {
      observedParts.insert(part)
      registrar.access(self, keyPath: \.[part])
    }

    /// Notifies the observers of all parts that will change, sets the table, and notifies the
    /// observers again.
    private func commit(_ next: Table, isRenamed: Bool) {
      guard let comparison = Comparison(from: latest, to: next, isRenamed: isRenamed) else {
        return
      }
      let parts = observedParts.filter { part in
        switch part {
        case .common(let part): comparison.isDifferent(part)
        case .own(let part): comparison.isDifferent(part)
        }
      }
      observedParts.subtract(parts)
      let partPaths: [KeyPath<ObservedRows, Void>] = parts.map { \.[$0] }
      var rowPaths: [KeyPath<RowReadings, Void>] = []
      let names = comparison.names(atMost: observedRows.values.map(\.count).max() ?? 0)
      var told: [(Comparison.Aspect, [Name])] = []
      for aspect in Comparison.Aspect.allCases {
        guard let observed = observedRows[aspect], !observed.isEmpty else { continue }
        var differing: [Name] = []
        func look(at name: Name, _ keyPath: KeyPath<RowReadings, Void>) {
          guard comparison.isDifferent(aspect, of: name) else { return }
          differing.append(name)
          rowPaths.append(keyPath)
        }
        if let names {
          for name in names { if let keyPath = observed[name] { look(at: name, keyPath) } }
        } else {
          for (name, keyPath) in observed { look(at: name, keyPath) }
        }
        told.append((aspect, differing))
      }
      pending = next
      for keyPath in partPaths { registrar.willSet(self, keyPath: keyPath) }
      for keyPath in rowPaths { registrar.willSet(rowReadings, keyPath: keyPath) }
      // If an observer has changed the table, its own table, based on this one, is already current.
      if let pending { current = pending }
      pending = nil
      for keyPath in partPaths { registrar.didSet(self, keyPath: keyPath) }
      for keyPath in rowPaths { registrar.didSet(rowReadings, keyPath: keyPath) }
      rowPaths = []
      for (aspect, names) in told { forgetUnobserved(names, aspect) }
    }

    /// Removes the rows without observers; after a notification, most rows have no observers.
    private func forgetUnobserved(_ names: [Name], _ aspect: Comparison.Aspect) {
      for name in names {
        guard let index = observedRows[aspect]?.index(forKey: name),
          isKnownUniquelyReferenced(&observedRows[aspect, default: [:]].values[index])
        else { continue }
        observedRows[aspect]?.remove(at: index)
      }
    }
  }

  /// The key paths through which rows are observed; each observed aspect of a row has a number of
  /// its own.
  ///
  /// Key paths by number are made and hashed in a fraction of the time that key paths by identity
  /// take, and Swift 6.3 gives the same hash to all key paths with two arguments.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  private final class RowReadings: Observable {
    private var count = 0
    private var spare: KeyPath<RowReadings, Void>?

    private subscript(number: Int) -> Void { () }

    /// A key path that isn't observed yet.
    func next() -> KeyPath<RowReadings, Void> {
      defer { spare = nil }
      if let spare { return spare }
      count += 1
      return \.[count]
    }

    /// Keeps a key path that has no other owner for reuse, so that reading without observing makes
    /// no new key paths.
    func reuse(_ keyPath: KeyPath<RowReadings, Void>) { spare = keyPath }
  }
#endif
