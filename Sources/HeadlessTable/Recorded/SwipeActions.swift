// SPDX-License-Identifier: MIT

/// A button that a swiped row shows.
@MainActor @preconcurrency
open class ContextualAction: EqualByIdentity {
  /// What a button does.
  @nonexhaustive
  public enum Style: Hashable, Sendable {
    /// Something.
    case normal
    /// It deletes the row.
    case destructive
  }

  /// What the button does: it is given itself, a view, and what to call when it is done.
  public typealias Handler =
    @MainActor (
      ContextualAction, HeadlessView, @escaping (Bool) -> Void
    ) -> Void

  /// What the button does.
  public let style: Style
  /// What the button says.
  open var title: String?
  /// What the button shows.
  open var image: HeadlessImage?
  /// The color of the button.
  open var backgroundColor: HeadlessColor?
  /// What a tap of the user calls.
  public let handler: Handler

  /// Makes a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The buttons that a swiped row shows at one of its edges, the outermost first.
@MainActor @preconcurrency
open class SwipeActionsConfiguration: EqualByIdentity {
  /// The buttons.
  public let actions: [ContextualAction]
  /// Whether a long swipe does what the first button does.
  open var performsFirstActionWithFullSwipe = true

  /// Makes an empty list, with which a row has no swipe.
  public convenience init() { self.init(actions: []) }

  /// Makes a row of buttons.
  public init(actions: [ContextualAction]) { self.actions = actions }
}
