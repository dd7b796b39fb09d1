// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore

  /// What the user does, and new contents. What is refused is told to ``onRefusal``; where the
  /// reason is wanted at once, ``change(_:)`` throws it.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableTable {
    /// Applies an input by identity; every method of an `IdentifiedTable` is one.
    ///
    ///     mails.apply(.tap("m1"))
    ///     mails.apply(.extend(to: "m4"))
    ///     mails.apply(.selectAll)
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - rules: What the app answers.
    /// - Returns: The resulting change, or nil if the input is refused.
    /// - Complexity: That of the input, and O(log *n*) for each observed row that can differ.
    @discardableResult
    public func apply(
      _ input: Input<ID>, rules: SelectionRules? = nil
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in try table.apply(input, rules: rules) }
    }

    /// Applies an input that names rows by their paths.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - rules: What the app answers.
    /// - Returns: The resulting change, or nil if the input is refused.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func apply(
      byPath input: TableInput, rules: SelectionRules? = nil
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in try table.apply(byPath: input, rules: rules) }
    }

    /// Applies an input that was meant for an older table, such as a server's answer to what the
    /// view showed then.
    ///
    /// - Parameters:
    ///   - input: The input, as of the older table.
    ///   - older: The table for which it was meant.
    ///   - rules: What the app answers.
    /// - Returns: The resulting change, or nil if the input is refused, or its rows are gone.
    /// - Complexity: As `IdentifiedTable.apply(_:asOf:rules:)`.
    @discardableResult
    public func apply(
      _ input: Input<ID>, asOf older: IdentifiedTable<ID>, rules: SelectionRules? = nil
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in
        try table.apply(input, asOf: older, rules: rules)
      }
    }

    /// Does what an action of the user means, by the keyboard and mouse conventions of a platform.
    ///
    ///     mails.handle(.key(KeyStroke(.right), pageRows: 6, columns: 4))
    ///     mails.handle(.click("m1", .command))
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - profile: The conventions.
    ///   - rules: What the app answers.
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

    /// Tells the table its new contents.
    ///
    /// - Parameters:
    ///   - contents: The identities after the change, section by section.
    ///   - vanished: What becomes of identities that are in none of them.
    /// - Returns: The resulting change, or nil if there are too many rows.
    /// - Complexity: O(*n*) for *n* identities before and after, and O(log *n*) for each observed
    ///   row.
    @discardableResult
    public func update(to contents: [[ID]], vanished: Vanished) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in
        try table.update(to: contents, vanished: vanished)
      }
    }

    /// How many steps can be undone.
    public var undoCount: Int {
      read(.history)
      return current.rows.undoCount
    }

    /// How many steps can be done again.
    public var redoCount: Int {
      read(.history)
      return current.rows.redoCount
    }
  }
#endif
