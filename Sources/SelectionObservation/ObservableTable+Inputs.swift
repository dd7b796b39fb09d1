// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore

  /// Inputs of the user, and new contents. If one is refused, ``onRefusal`` is called; to get the
  /// reason as an error, use ``change(_:)``.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableTable {
    /// Applies an input by identity; every method of an `IdentifiedTable` corresponds to one.
    ///
    ///     mails.apply(.tap("m1"))
    ///     mails.apply(.extend(to: "m4"))
    ///     mails.apply(.selectAll)
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the input is refused.
    /// - Complexity: That of the input, and O(log *n*) for each observed row that can differ.
    @discardableResult
    public func apply(
      _ input: SelectionInput<ID>, rules: SelectionRules? = nil
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in try table.apply(input, rules: rules) }
    }

    /// Applies an input that names rows by path.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the input is refused.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func apply(
      byPath input: TableInput, rules: SelectionRules? = nil
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in try table.apply(byPath: input, rules: rules) }
    }

    /// Applies an input that was meant for an older table, such as a server's answer about what the
    /// view showed then.
    ///
    /// - Parameters:
    ///   - input: The input, for the older table.
    ///   - older: The table for which it was meant.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the input is refused, or its rows are gone.
    /// - Complexity: As `IdentifiedTable.apply(_:asOf:rules:)`.
    @discardableResult
    public func apply(
      _ input: SelectionInput<ID>, asOf older: IdentifiedTable<ID>, rules: SelectionRules? = nil
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in
        try table.apply(input, asOf: older, rules: rules)
      }
    }

    /// Applies the input that an action of the user means, following the conventions of a platform.
    ///
    ///     mails.handle(.key(KeyStroke(.right), pageRows: 6, columns: 4))
    ///     mails.handle(.click("m1", .command))
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - profile: The conventions.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the action is refused or has no meaning.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func handle(
      _ action: UserAction<ID>, profile: InputProfile = .platform, rules: SelectionRules? = nil
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in
        try table.handle(action, profile: profile, rules: rules)
      }
    }

    /// Updates the table to new contents.
    ///
    /// - Parameters:
    ///   - contents: The identities after the change, section by section.
    ///   - vanished: How identities missing from the new contents are treated.
    /// - Returns: The resulting change, or nil if there are too many rows.
    /// - Complexity: O(*n*) for *n* identities before and after, and O(log *n*) for each observed
    ///   row.
    @discardableResult
    public func update(to contents: [[ID]], vanished: VanishedRows) -> IdentifiedChange<ID>? {
      apply(.update(to: contents, vanished: vanished))
    }

    /// The number of steps that can be undone.
    public var undoCount: Int {
      read(.history)
      return current.rows.undoCount
    }

    /// The number of undone steps that can be redone.
    public var redoCount: Int {
      read(.history)
      return current.rows.redoCount
    }
  }
#endif
