// SPDX-License-Identifier: MIT

/// A button with a title, which a test can tap.
@MainActor @preconcurrency
open class HeadlessButton: HeadlessControl {
  /// The type of a button.
  public enum ButtonType: Hashable, Sendable {
    /// A button with a custom appearance.
    case custom
    /// A button in the system's style.
    case system
    /// A button for details.
    case detailDisclosure
    /// A button for information.
    case infoLight
    /// A button for information.
    case infoDark
    /// A button for adding an element.
    case contactAdd
    /// A button for closing a view.
    case close
  }

  /// The type of the button.
  public let buttonType: ButtonType
  private var titles: [State: String] = [:]
  private var images: [State: HeadlessImage] = [:]
  private var colors: [State: HeadlessColor] = [:]
  private let label = TableViewLabel()

  /// Creates a button without a title.
  public override init(frame: TableRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Creates a button of a type.
  public convenience init(type: ButtonType) { self.init(type: type, primaryAction: nil) }

  /// Creates a button that calls an action when it is tapped, and has the action's title.
  public init(type: ButtonType = .system, primaryAction: Action?) {
    buttonType = type
    super.init(frame: .zero)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { titles[.normal] = primaryAction.title }
    images[.normal] = primaryAction.image
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button without a title; the coder has no contents.
  public required init?(coder: NibCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  /// The view that shows the title.
  public var titleLabel: TableViewLabel? {
    label.text = currentTitle
    return label
  }

  /// The title for the current state.
  public var currentTitle: String? { titles[state] ?? titles[.normal] }
  /// The image for the current state.
  public var currentImage: HeadlessImage? { images[state] ?? images[.normal] }
  /// The color of the title for the current state.
  public var currentTitleColor: HeadlessColor { colors[state] ?? colors[.normal] ?? .white }

  /// Returns the title for a state, or nil if no title was set for that state.
  public func title(for state: State) -> String? { titles[state] }

  /// Sets the title for a state, or removes the title if the argument is nil.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// Returns the image for a state, or nil if no image was set for that state.
  public func image(for state: State) -> HeadlessImage? { images[state] }

  /// Sets the image for a state, or removes the image if the argument is nil.
  open func setImage(_ image: HeadlessImage?, for state: State) { images[state] = image }

  /// Returns the color of the title for a state, or nil if no color was set for that state.
  public func titleColor(for state: State) -> HeadlessColor? { colors[state] }

  /// Sets the color of the title for a state, or removes the color if the argument is nil.
  open func setTitleColor(_ color: HeadlessColor?, for state: State) { colors[state] = color }

  /// The image, by name.
  open override var content: [String: String] {
    var content = super.content
    content["button"] = currentTitle
    content["button image"] = currentImage.map { $0.name ?? "without a name" }
    return content
  }
}
