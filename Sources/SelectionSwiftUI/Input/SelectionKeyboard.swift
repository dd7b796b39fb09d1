// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import SelectionCore
  package import SelectionLists
  package import SelectionObservation

  /// Keyboard input for a model: the profile's keys, and type-ahead.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  @MainActor
  package final class SelectionKeyboard<Model: ObservableSelection> {
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
    /// - Complexity: The cost of the input; for a letter, reading O(*n*) labels.
    package func take(
      _ stroke: KeyStroke, at time: Double, in model: Model,
      pageRows: Int, columns: Int, profile: InputProfile, label: ((Model.ID) -> String)?
    ) -> Bool {
      let action = UserAction<Model.ID>.key(stroke, pageRows: pageRows, columns: columns)
      var hasMeaning = true
      model.attempt { table throws(SelectionError) in
        let change = try table.handle(action, profile: profile)
        hasMeaning = change != nil
        return change
      }
      if hasMeaning { return true }
      guard case .letter(let letter) = stroke.key, let label,
        stroke.modifiers.subtracting(.shift).isEmpty, !letter.isNewline
      else { return false }
      guard
        let row = typing.type(String(letter), at: time, in: model.latest, label: label),
        let id = model.latest.rows.rowNumber(of: row).flatMap(model.latest.name)
      else { return true }
      model.handle(.go(to: id), profile: profile)
      return true
    }
  }
#endif
