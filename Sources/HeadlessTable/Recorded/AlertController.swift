// SPDX-License-Identifier: MIT

/// A question to the user, whose answer a test chooses.
///
///     let alert = screen.presentedViewController as? AlertController
///     alert?.choose("Delete")
@MainActor @preconcurrency
open class AlertController: ViewController {
  /// Where the question is.
  @nonexhaustive
  public enum Style: Hashable, Sendable {
    /// At the lower edge.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// What is said beside the title.
  open var message: String?
  /// Where the question is.
  public private(set) var preferredStyle = Style.alert
  /// The answers.
  public private(set) var actions: [AlertAction] = []
  /// The answer that is set off.
  open var preferredAction: AlertAction?
  /// The fields to be filled in; nil if there are none.
  public private(set) var textFields: [HeadlessTextField]?

  /// Makes a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: AlertAction) { actions.append(action) }

  /// Adds a field to be filled in.
  open func addTextField(configurationHandler: ((HeadlessTextField) -> Void)? = nil) {
    let field = HeadlessTextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// The user chooses an answer: the question goes away, and the answer's closure is called.
  ///
  /// An answer that is disabled cannot be chosen.
  public func choose(_ action: AlertAction) {
    guard action.isEnabled, actions.contains(action) else { return }
    presentingViewController?.dismiss(animated: true)
    action.handler?(action)
  }

  /// The user chooses the first answer of a title, if there is one.
  ///
  /// - Parameter title: what the answer says.
  /// - Returns: whether there is an answer that can be chosen.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled })
    else { return false }
    choose(action)
    return true
  }
}

/// An answer to an ``AlertController``.
@MainActor @preconcurrency
open class AlertAction: EqualByIdentity {
  /// What an answer does.
  @nonexhaustive
  public enum Style: Hashable, Sendable {
    /// Something.
    case `default`
    /// Nothing.
    case cancel
    /// Something that cannot be taken back.
    case destructive
  }

  /// What it says.
  public let title: String?
  /// What it does.
  public let style: Style
  /// Whether the user can choose it.
  open var isEnabled = true
  let handler: (@MainActor (AlertAction) -> Void)?

  /// Makes an answer.
  public init(
    title: String?, style: Style, handler: (@MainActor (AlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A field for a text.
@MainActor @preconcurrency
open class HeadlessTextField: HeadlessControl {
  /// What is in it.
  open var text: String?
  /// What it shows while nothing is in it.
  open var placeholder: String?

  /// The user puts a text in it, which calls those who wait for that.
  public final func enter(_ text: String) {
    guard isEnabled else { return }
    self.text = text
    sendActions(for: .editingChanged)
  }

  /// What the field shows, by name.
  open override var content: [String: String] {
    var content = super.content
    content["text"] = text
    content["placeholder"] = placeholder
    return content
  }
}
