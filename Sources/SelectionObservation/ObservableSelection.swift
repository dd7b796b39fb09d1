// SPDX-License-Identifier: MIT
#if canImport(Observation)
  public import Observation
  public import SelectionCore

  /// The state that a row's view shows, whether the row is a row in a table or a node in an
  /// outline.
  public protocol SelectableState: Hashable, Sendable {
    /// Whether the row looks selected.
    var isSelected: Bool { get }
    /// Whether the row is under a finger.
    var isHighlighted: Bool { get }
    /// Whether the user can change the row.
    var isEnabled: Bool { get }
  }

  /// A table in which views observe each row individually: an ``ObservableTable``, or an
  /// `ObservableOutline`.
  ///
  /// The methods apply the user's inputs, and so does setting a property: disabled rows don't
  /// change, and modes, lists and limits apply. If an input is refused, the object calls its
  /// `onRefusal`. To get the reason as an error, use the object's `change(_:)`.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  @MainActor
  public protocol ObservableSelection<ID>: AnyObject, Observable {
    /// The identity of a row.
    associatedtype ID: Hashable
    /// The table.
    associatedtype Table: InputReceiver where Table.Row == ID, Table.Rows == [ID]
    /// The state that a row shows.
    associatedtype State: SelectableState

    /// The state shown by the row with an identity; reading it observes that row.
    ///
    /// - Parameter id: The identity.
    subscript(id: ID) -> State { get }

    /// Returns the table as observers see it, and observes a part of it.
    ///
    /// - Parameter part: The part that the caller reads.
    /// - Returns: The table; from it, read only this part.
    func table(observing part: ObservedPart<ID>) -> Table

    /// The table with all changes, for code that handles events; reading it doesn't observe the
    /// table.
    var latest: Table { get }

    /// Changes the table for the user as a single step.
    ///
    /// - Parameter body: Changes the table; returns nil if it does nothing.
    /// - Returns: The resulting change; nil if the change throws an error, or is applied later,
    ///   after the change under way.
    @discardableResult
    func attempt(
      _ body: @escaping (inout Table) throws(SelectionError) -> Table.Change?
    ) -> Table.Change?
  }

  /// A part of a table, or of one of its rows, that is observed separately from all other parts.
  public enum ObservedPart<ID: Hashable>: Hashable {
    /// The shown selected rows.
    case selectedRows
    /// The number of shown selected rows.
    case selectedCount
    /// The row with the keyboard focus.
    case lead
    /// The numbers of steps that can be undone and redone.
    case history
    /// Whether the user can mark one more row, in the whole table or in a section.
    case room(inSection: Int?)
    /// The shown rows in a layer of marks.
    case layer(MarkLayer)
    /// Whether a row is selected.
    case isSelected(ID)
    /// Whether a row is shown.
    case isShown(ID)
    /// Whether a row has the keyboard focus.
    case hasFocus(ID)
  }

  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableSelection {
    /// Applies an input that names rows by identity; every method of a table has a corresponding
    /// input.
    ///
    ///     mails.apply(.tap("m1"))
    ///     mails.apply(.extend(to: "m4"))
    ///     mails.apply(.selectAll)
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the input throws an error.
    /// - Complexity: The cost of the input, plus O(log *n*) for each observed row that can differ.
    @discardableResult
    public func apply(
      _ input: SelectionInput<ID>, rules: Table.Rules? = nil
    ) -> Table.Change? {
      attempt { table throws(SelectionError) in try table.apply(input, rules: rules) }
    }

    /// Applies an input that names rows by path.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the input throws an error.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func apply(
      byPath input: TableInput, rules: Table.Rules? = nil
    ) -> Table.Change? {
      attempt { table throws(SelectionError) in try table.apply(byPath: input, rules: rules) }
    }

    /// Applies the input for a user's action, following the conventions of a platform.
    ///
    ///     mails.handle(.key(KeyStroke(.right), pageRows: 6, columns: 4))
    ///     mails.handle(.click("m1", .command))
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - profile: The conventions.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the action throws an error or has no effect in
    ///   the profile.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func handle(
      _ action: UserAction<ID>, profile: InputProfile = .platform, rules: Table.Rules? = nil
    ) -> Table.Change? {
      attempt { table throws(SelectionError) in
        try table.handle(action, profile: profile, rules: rules)
      }
    }

    /// Applies the input for a pointer's step, following the conventions of a platform.
    ///
    ///     for step in pointer.track(event, isSelected: mails.latest.isSelected) {
    ///       mails.handle(pointer: step)
    ///     }
    ///
    /// If a release is refused, the press still ends, so that the next press takes effect.
    /// - Parameters:
    ///   - step: The step.
    ///   - profile: The conventions.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the step throws an error or is meant only for the
    ///   view.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func handle(
      pointer step: PointerStep<ID>, profile: InputProfile = .platform,
      rules: Table.Rules? = nil
    ) -> Table.Change? {
      let change = attempt { table throws(SelectionError) in
        try table.handle(pointer: step, profile: profile, rules: rules)
      }
      // A refused release changes nothing, so the press would stay down forever.
      if change == nil, case .action(.release) = step, latest.rows.pressedRow != nil {
        attempt { table throws(SelectionError) in try table.handle(.drag, profile: profile) }
      }
      return change
    }
  }
#endif
