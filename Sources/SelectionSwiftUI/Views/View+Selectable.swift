// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && (os(macOS) || os(iOS) || os(visionOS))
  @available(macOS 14.0, iOS 17.0, *)
  extension View {
    /// Makes a view a row of a model, which the user can select.
    ///
    /// Clicks, with or without ⌘ and ⇧, select rows according to the platform's conventions.
    /// Assistive technologies receive the row's state, and the row shows whether it is selected.
    ///
    ///     ForEach(photos) { photo in
    ///       PhotoView(photo).selectable(photo.id, in: model)
    ///     }
    ///
    /// The view is redrawn only when the state of this row changes. On the Mac, a press selects a
    /// row at once, but a press on a selected row takes effect only on release, so that all
    /// selected rows can be dragged, for example with `draggable(_:)`.
    /// - Parameters:
    ///   - id: The identity of the row.
    ///   - model: The model.
    ///   - profile: The conventions.
    ///   - isHighlighted: Whether the row has a background in the accent color while it is
    ///     selected; a row that draws its own selection from `model[id]` doesn't need this
    ///     background.
    ///   - open: Called with the rows that a double click opens, which are all selected rows if the
    ///     clicked row is selected.
    /// - Returns: The row.
    public func selectable<Model: ObservableSelection>(
      _ id: Model.ID, in model: Model, profile: InputProfile = .platform,
      isHighlighted: Bool = true, open: (([Model.ID]) -> Void)? = nil
    ) -> some View {
      modifier(
        SelectableRow(
          id: id, model: model, profile: profile, isHighlighted: isHighlighted, open: open))
    }

    /// Makes a view a row of a model, with a menu that applies to all selected rows if this row is
    /// selected, and otherwise only to this row.
    ///
    ///     PhotoView(photo).selectable(photo.id, in: model) { ids in
    ///       Button("Delete \(ids.count)") { delete(ids) }
    ///     }
    ///
    /// - Parameters:
    ///   - id: The identity of the row.
    ///   - model: The model.
    ///   - profile: The conventions.
    ///   - isHighlighted: Whether the row has a background in the accent color while it is
    ///     selected.
    ///   - open: Called with the rows that a double click opens, which are all selected rows if the
    ///     clicked row is selected.
    ///   - menu: A closure that creates the menu for the given rows.
    /// - Returns: The row.
    public func selectable<Model: ObservableSelection, Menu: View>(
      _ id: Model.ID, in model: Model, profile: InputProfile = .platform,
      isHighlighted: Bool = true, open: (([Model.ID]) -> Void)? = nil,
      @ViewBuilder menu: @escaping ([Model.ID]) -> Menu
    ) -> some View {
      selectable(id, in: model, profile: profile, isHighlighted: isHighlighted, open: open)
        .contextMenu { menu(model.menuRows(for: id)) }
    }
  }

  @available(macOS 14.0, iOS 17.0, *)
  private struct SelectableRow<Model: ObservableSelection>: ViewModifier {
    let id: Model.ID
    let model: Model
    let profile: InputProfile
    let isHighlighted: Bool
    let open: (([Model.ID]) -> Void)?
    @State private var pointer = RowPointer<Model>()

    func body(content: Content) -> some View {
      let state = model[id]
      content
        .background(state.isSelected && isHighlighted ? Color.accentColor.opacity(0.3) : .clear)
        .contentShape(Rectangle())
        .selectionGesture(down: down, moved: moved, up: up)
        .accessibilityAddTraits(state.isSelected ? [.isButton, .isSelected] : .isButton)
        .accessibilityAction { model.handle(.click(id), profile: profile) }
        .disabled(!state.isEnabled)
        .anchorPreference(key: RowFrames<Model.ID>.self, value: .bounds) { [id: $0] }
    }

    private func down(_ press: GesturePoint) {
      take(
        .down(
          on: id, at: press.place, time: press.time, modifiers: press.modifiers,
          device: press.device))
    }

    private func moved(_ press: GesturePoint) {
      take(.moved(to: press.place, over: id, time: press.time))
    }

    private func up(_ press: GesturePoint) {
      take(.up(at: press.place, over: id, time: press.time))
    }

    private func take(_ event: PointerEvent<Model.ID>) {
      pointer.take(event, in: model, profile: profile, open: open)
    }
  }

  /// The frames of the rows that are laid out.
  @available(macOS 14.0, iOS 17.0, *)
  struct RowFrames<ID: Hashable>: PreferenceKey {
    static var defaultValue: [ID: Anchor<CGRect>] { [:] }

    static func reduce(
      value: inout [ID: Anchor<CGRect>], nextValue: () -> [ID: Anchor<CGRect>]
    ) { value.merge(nextValue()) { $1 } }
  }
#endif
