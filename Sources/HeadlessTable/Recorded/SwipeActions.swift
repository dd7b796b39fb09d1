// SPDX-License-Identifier: MIT

/// A swipe button on a row.
@MainActor @preconcurrency
open class ContextualAction: EqualByIdentity {
  /// The style of a button.
  public enum Style: Hashable, Sendable {
    /// An ordinary button.
    case normal
    /// A button that deletes the row.
    case destructive
  }

  /// A closure that performs the action of a button.
  ///
  /// The parameters are the button, a view, and a closure to call when the action is done.
  public typealias Handler =
    @MainActor (
      ContextualAction, HeadlessView, @escaping (Bool) -> Void
    ) -> Void

  /// The style.
  public let style: Style
  /// The title.
  open var title: String?
  /// The image.
  open var image: HeadlessImage?
  /// The color of the button.
  open var backgroundColor: HeadlessColor?
  /// The closure that a tap calls.
  public let handler: Handler

  /// Makes a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The swipe buttons at one of a row's edges, beginning with the outermost button.
@MainActor @preconcurrency
open class SwipeActionsConfiguration: EqualByIdentity {
  /// The buttons.
  public let actions: [ContextualAction]
  /// Whether a long swipe performs the action of the first button.
  open var performsFirstActionWithFullSwipe = true

  /// Creates an empty configuration, with which the row can't be swiped.
  public convenience init() { self.init(actions: []) }

  /// Creates a configuration with buttons.
  public init(actions: [ContextualAction]) { self.actions = actions }
}
