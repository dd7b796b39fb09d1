// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore

  /// What the user does, and new contents. What is refused is told to ``onRefusal``; where the
  /// reason is wanted at once, ``change(_:)`` throws it.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableTable {
    /// Applies an input.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - rules: What the app answers.
    /// - Returns: The resulting change, or nil where the input is refused.
    /// - Complexity: That of the input, and O(log *n*) for each observed row that can differ.
    @discardableResult
    public func apply(
      _ input: TableInput, rules: SelectionRules? = nil
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in try table.apply(input, rules: rules) }
    }

    /// Applies an input to the row of an identity, such as `TableInput.extend(to:)`.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - id: The identity.
    ///   - rules: What the app answers.
    /// - Returns: The resulting change, or nil where the input is refused.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func apply(
      _ input: (RowPath) -> TableInput, to id: ID, rules: SelectionRules? = nil
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in try table.apply(input, to: id, rules: rules) }
    }

    /// Taps a row.
    ///
    /// - Parameter id: The identity of the row.
    /// - Returns: The resulting change, or nil where the tap is refused.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func tap(_ id: ID) -> IdentifiedChange<ID>? { apply(TableInput.tap, to: id) }

    /// Clicks a row, by the conventions of a platform.
    ///
    /// - Parameters:
    ///   - id: The identity of the row.
    ///   - modifiers: The keys that are held.
    ///   - profile: The conventions.
    /// - Returns: The resulting change, or nil where the click is refused or has no meaning.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func click(
      _ id: ID, modifiers: KeyModifiers = [], profile: InputProfile = .platform
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in
        try table.click(id, modifiers: modifiers, profile: profile)
      }
    }

    /// Presses a key, by the conventions of a platform.
    ///
    /// - Parameters:
    ///   - stroke: The key, with the modifiers that are held.
    ///   - profile: The conventions.
    ///   - pageRows: How many rows a page has.
    /// - Returns: The resulting change, or nil where the key is refused or has no meaning.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func press(
      _ stroke: KeyStroke, profile: InputProfile = .platform, pageRows: Int = 10
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in
        try table.handle(.key(stroke, pageRows: pageRows), profile: profile)
      }
    }

    /// Tells the table its new contents.
    ///
    /// - Parameters:
    ///   - contents: The identities after the change, section by section.
    ///   - vanished: What becomes of identities that are in none of them.
    /// - Returns: The resulting change, or nil where there are too many rows.
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
      return current.selection.history?.undoCount ?? 0
    }

    /// How many steps can be done again.
    public var redoCount: Int {
      read(.history)
      return current.selection.history?.redoCount ?? 0
    }

    /// Takes the last step back, where there is one.
    ///
    ///     undoManager?.registerUndo(withTarget: mails) { $0.undo() }
    /// - Returns: The resulting change.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func undo() -> IdentifiedChange<ID>? { apply(.undo) }

    /// Does the last step again that was undone, where there is one.
    ///
    /// - Returns: The resulting change.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func redo() -> IdentifiedChange<ID>? { apply(.redo) }
  }
#endif
