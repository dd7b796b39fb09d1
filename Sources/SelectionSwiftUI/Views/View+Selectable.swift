// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && (os(macOS) || os(iOS) || os(visionOS))
  @available(macOS 14.0, iOS 17.0, *)
  extension View {
    /// Makes a view a row of a model: a click, with ⌘ or ⇧ or without, selects as on the platform,
    /// an assistive technology is told of its state, and the row shows that it is selected.
    ///
    ///     ForEach(photos) { photo in
    ///       PhotoView(photo).selectable(photo.id, in: model)
    ///     }
    ///
    /// The view is redrawn when the state of this row differs, and for no other row. On the Mac a
    /// press selects at once, but on a row that is selected it waits for the release, so that all
    /// selected rows can be dragged, as by `draggable(_:)`.
    /// - Parameters:
    ///   - id: The identity of the row.
    ///   - model: The model.
    ///   - profile: The conventions.
    ///   - isHighlighted: Whether the row gets a background in the accent color while it is
    ///     selected; a row that draws itself by `model[id]` needs none.
    ///   - open: Called with the rows that a double click opens.
    /// - Returns: The row.
    public func selectable<ID: Hashable>(
      _ id: ID, in model: ObservableTable<ID>, profile: InputProfile = .platform,
      isHighlighted: Bool = true, open: (([ID]) -> Void)? = nil
    ) -> some View {
      modifier(
        SelectableRow(
          id: id, model: model, profile: profile, isHighlighted: isHighlighted, open: open))
    }

    /// Makes a view a row of a model, with a menu about all selected rows if this is one of them,
    /// else about this one.
    ///
    ///     PhotoView(photo).selectable(photo.id, in: model) { ids in
    ///       Button("Delete \(ids.count)") { delete(ids) }
    ///     }
    ///
    /// - Parameters:
    ///   - id: The identity of the row.
    ///   - model: The model.
    ///   - profile: The conventions.
    ///   - isHighlighted: Whether the row gets a background in the accent color while it is
    ///     selected.
    ///   - open: Called with the rows that a double click opens.
    ///   - menu: The menu about rows.
    /// - Returns: The row.
    public func selectable<ID: Hashable, Menu: View>(
      _ id: ID, in model: ObservableTable<ID>, profile: InputProfile = .platform,
      isHighlighted: Bool = true, open: (([ID]) -> Void)? = nil,
      @ViewBuilder menu: @escaping ([ID]) -> Menu
    ) -> some View {
      selectable(id, in: model, profile: profile, isHighlighted: isHighlighted, open: open)
        .contextMenu { menu(model.menuIDs(for: id)) }
    }
  }

  @available(macOS 14.0, iOS 17.0, *)
  private struct SelectableRow<ID: Hashable>: ViewModifier {
    let id: ID
    let model: ObservableTable<ID>
    let profile: InputProfile
    let isHighlighted: Bool
    let open: (([ID]) -> Void)?
    @State private var pointer = RowPointer<ID>()

    func body(content: Content) -> some View {
      let state = model[id]
      content
        .background(state.isSelected && isHighlighted ? Color.accentColor.opacity(0.3) : .clear)
        .contentShape(Rectangle())
        .selectionGesture(down: down, moved: moved, up: up)
        .accessibilityAddTraits(state.isSelected ? [.isButton, .isSelected] : .isButton)
        .accessibilityAction { model.handle(.click(id), profile: profile) }
        .disabled(!state.isEnabled)
        .anchorPreference(key: RowFrames<ID>.self, value: .bounds) { [id: $0] }
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

    private func take(_ event: PointerEvent<ID>) {
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
