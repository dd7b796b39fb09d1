// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore

  /// Inputs for an older table and for new contents.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableTable {
    /// Applies an input that was meant for an older table, such as a server's response about
    /// contents that the view showed earlier.
    ///
    /// - Parameters:
    ///   - input: The input, whose identities refer to the older table.
    ///   - older: The table for which the input was meant.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the input throws an error, or its rows were
    ///   removed.
    /// - Complexity: As `IdentifiedTable.apply(_:asOf:rules:)`.
    @discardableResult
    public func apply(
      _ input: SelectionInput<ID>, asOf older: IdentifiedTable<ID>,
      rules: IdentifiedTable<ID>.Rules? = nil
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in
        try table.apply(input, asOf: older, rules: rules)
      }
    }

    /// Updates the table to new contents.
    ///
    /// - Parameters:
    ///   - contents: The identities after the change, section by section.
    ///   - vanished: How to treat identities that are missing from the new contents.
    /// - Returns: The resulting change, or nil if there are too many rows.
    /// - Complexity: O(*n*) for a total of *n* old and new identities, plus O(log *n*) for each
    ///   observed row.
    @discardableResult
    public func update(to contents: [[ID]], vanished: VanishedRows) -> IdentifiedChange<ID>? {
      apply(.update(to: contents, vanished: vanished))
    }
  }
#endif
