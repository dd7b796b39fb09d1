// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import SelectionCore
  package import SelectionLists
  package import SelectionObservation

  /// The keyboard of a model: keys of the profile, and type-ahead.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  @MainActor
  package final class SelectionKeyboard<ID: Hashable> {
    private var typing = TypeAhead()

    package init() {}

    /// Applies the input that a key means.
    ///
    /// - Parameters:
    ///   - stroke: The key.
    ///   - time: The time in seconds.
    ///   - model: The model.
    ///   - pageRows: The number of rows on a page.
    ///   - columns: The number of columns in which the rows are shown.
    ///   - profile: The conventions.
    ///   - label: The label of a row for type-ahead; nil to disable it.
    /// - Returns: Whether the key has a meaning.
    /// - Complexity: That of the input; O(*n*) labels for a letter.
    package func take(
      _ stroke: KeyStroke, at time: Double, in model: ObservableTable<ID>,
      pageRows: Int, columns: Int, profile: InputProfile, label: ((ID) -> String)?
    ) -> Bool {
      let action = UserAction<ID>.key(stroke, pageRows: pageRows, columns: columns)
      if profile.input(for: action.withoutRow, in: model.table.rows) != nil {
        model.handle(action, profile: profile)
        return true
      }
      guard case .letter(let letter) = stroke.key, let label,
        stroke.modifiers.subtracting(.shift).isEmpty, !letter.isNewline
      else { return false }
      guard
        let row = typing.type(String(letter), at: time, in: model.table, label: label),
        let id = model.table.id(of: row)
      else { return true }
      model.handle(.go(to: id), profile: profile)
      return true
    }
  }

  extension UserAction {
    /// The same action of a key, for a table by paths.
    fileprivate var withoutRow: UserAction<RowPath> {
      guard case .key(let stroke, let pageRows, let columns) = self else { return .release }
      return .key(stroke, pageRows: pageRows, columns: columns)
    }
  }
#endif
