// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && (os(macOS) || os(iOS) || os(visionOS))
  #if os(macOS)
    import AppKit
  #endif

  @available(macOS 14.0, iOS 17.0, *)
  extension View {
    /// Handles key presses for a container of rows, according to the platform's conventions.
    ///
    /// The modifier handles the arrow keys, the page keys, Home and End, with ⇧ and ⌘, as well as
    /// ⌘A, Escape and Space. It also provides type-ahead.
    ///
    ///     ScrollView { LazyVGrid(columns: columns) { … } }
    ///       .selectionKeys(model, columns: 4, pageRows: 12) { $0.title }
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - columns: The number of columns in which the rows are shown.
    ///   - pageRows: The number of rows on a page.
    ///   - profile: The conventions.
    ///   - label: A closure that returns a row's label for type-ahead, or nil to disable
    ///     type-ahead.
    /// - Returns: A view of the container that can receive the focus.
    public func selectionKeys<Model: ObservableSelection>(
      _ model: Model, columns: Int = 1, pageRows: Int = 10,
      profile: InputProfile = .platform, label: ((Model.ID) -> String)? = nil
    ) -> some View {
      modifier(
        SelectionKeys(
          model: model, columns: columns, pageRows: pageRows, profile: profile, label: label))
    }
  }

  @available(macOS 14.0, iOS 17.0, *)
  private struct SelectionKeys<Model: ObservableSelection>: ViewModifier {
    let model: Model
    let columns: Int
    let pageRows: Int
    let profile: InputProfile
    let label: ((Model.ID) -> String)?
    @State private var keyboard = SelectionKeyboard<Model>()

    func body(content: Content) -> some View {
      content
        .focusable()
        .onKeyPress(phases: [.down, .repeat]) { press in
          let stroke = KeyStroke(press.key.character, KeyModifiers(press.modifiers))
          return keyboard.take(
            stroke, at: Date().timeIntervalSinceReferenceDate, in: model, pageRows: pageRows,
            columns: columns, profile: profile, label: label) ? .handled : .ignored
        }
        #if os(macOS)
          // The menu receives ⌘A before a view does.
          .onCommand(#selector(NSResponder.selectAll(_:))) { model.apply(.userSelectAll) }
        #endif
    }
  }
#endif
