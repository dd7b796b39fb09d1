// SPDX-License-Identifier: MIT

/// An alert from which a test chooses an action in the user's place.
///
///     let alert = screen.presentedViewController as? AlertController
///     alert?.choose("Delete")
@MainActor @preconcurrency
open class AlertController: ViewController {
  /// The style of an alert.
  public enum Style: Hashable, Sendable {
    /// A sheet at the lower edge.
    case actionSheet
    /// An alert in the center.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// The style of the alert.
  public private(set) var preferredStyle = Style.alert
  /// The actions.
  public private(set) var actions: [AlertAction] = []
  /// The emphasized action.
  open var preferredAction: AlertAction?
  /// The text fields, or nil if there are none.
  public private(set) var textFields: [HeadlessTextField]?

  /// Makes an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an action.
  open func addAction(_ action: AlertAction) { actions.append(action) }

  /// Adds a text field.
  open func addTextField(configurationHandler: ((HeadlessTextField) -> Void)? = nil) {
    let field = HeadlessTextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Simulates the user's choice of an action, which dismisses the alert and calls the action's
  /// handler.
  ///
  /// A disabled action can't be chosen.
  public func choose(_ action: AlertAction) {
    guard action.isEnabled, actions.contains(action) else { return }
    presentingViewController?.dismiss(animated: true)
    action.handler?(action)
  }

  /// Simulates the user's choice of the first enabled action with the given title, if there is such
  /// an action.
  ///
  /// - Parameter title: The title of the action.
  /// - Returns: Whether there is such an action.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled })
    else { return false }
    choose(action)
    return true
  }
}

/// An action in an ``AlertController``.
@MainActor @preconcurrency
open class AlertAction: EqualByIdentity {
  /// The style of an action.
  public enum Style: Hashable, Sendable {
    /// An ordinary action.
    case `default`
    /// An action that only dismisses the alert.
    case cancel
    /// An action that can't be undone.
    case destructive
  }

  /// The title.
  public let title: String?
  /// The style.
  public let style: Style
  /// Whether the user can choose the action.
  open var isEnabled = true
  let handler: (@MainActor (AlertAction) -> Void)?

  /// Makes an action.
  public init(
    title: String?, style: Style, handler: (@MainActor (AlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A text field.
@MainActor @preconcurrency
open class HeadlessTextField: HeadlessControl {
  /// The text in the field.
  open var text: String?
  /// The placeholder that is shown while the field is empty.
  open var placeholder: String?

  // Settings of the keyboard, recorded.

  /// The setting that determines which words the keyboard capitalizes.
  public var autocapitalizationType = TextAutocapitalizationType.sentences
  /// The setting that determines whether the keyboard corrects words.
  public var autocorrectionType = TextAutocorrectionType.default
  /// The set of keys that the keyboard shows.
  public var keyboardType = KeyboardType.default
  /// The label of the return key.
  public var returnKeyType = ReturnKeyType.default
  /// Whether the text is hidden while the user enters it.
  public var isSecureTextEntry = false

  /// Whether the text field can get the keyboard focus, which is true if the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Simulates the user's entering of a text, which calls the field's actions.
  public final func enter(_ text: String) {
    guard isEnabled else { return }
    self.text = text
    sendActions(for: .editingChanged)
  }

  /// The contents of the field, by name.
  open override var content: [String: String] {
    var content = super.content
    content["text"] = text
    content["placeholder"] = placeholder
    return content
  }
}
