// SPDX-License-Identifier: MIT

/// A button with a title, which a test taps.
@MainActor @preconcurrency
open class HeadlessButton: HeadlessControl {
  /// How a button looks.
  @nonexhaustive
  public enum ButtonType: Hashable, Sendable {
    /// As the app says.
    case custom
    /// As the system does.
    case system
    /// As one for more about something.
    case detailDisclosure
    /// As one that tells something.
    case infoLight
    /// As one that tells something.
    case infoDark
    /// As one that adds something.
    case contactAdd
    /// As one that closes something.
    case close
  }

  /// How the button looks.
  public let buttonType: ButtonType
  private var titles: [State: String] = [:]
  private var images: [State: HeadlessImage] = [:]
  private var colors: [State: HeadlessColor] = [:]
  private let label = TableViewLabel()

  /// Makes a button that says nothing yet.
  public override init(frame: TableRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Makes a button of a type.
  public convenience init(type: ButtonType) { self.init(type: type, primaryAction: nil) }

  /// Makes a button that calls a closure when it is tapped, and says what that is called.
  public init(type: ButtonType = .system, primaryAction: Action?) {
    buttonType = type
    super.init(frame: .zero)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { titles[.normal] = primaryAction.title }
    images[.normal] = primaryAction.image
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Makes a button that says nothing, for there is nothing to be read.
  public required init?(coder: NibCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  /// The view that shows the title.
  public var titleLabel: TableViewLabel? {
    label.text = currentTitle
    return label
  }

  /// The title in the current state.
  public var currentTitle: String? { titles[state] ?? titles[.normal] }
  /// The image in the current state.
  public var currentImage: HeadlessImage? { images[state] ?? images[.normal] }
  /// The color of the title as the button is.
  public var currentTitleColor: HeadlessColor { colors[state] ?? colors[.normal] ?? .white }

  /// The title in a state; nil if nothing else was set for it.
  public func title(for state: State) -> String? { titles[state] }

  /// Sets what the button says in a state; nil takes it away.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// The image in a state; nil if nothing else was set for it.
  public func image(for state: State) -> HeadlessImage? { images[state] }

  /// Sets what the button shows in a state; nil takes it away.
  open func setImage(_ image: HeadlessImage?, for state: State) { images[state] = image }

  /// The color of the title in a state; nil if nothing else was set for it.
  public func titleColor(for state: State) -> HeadlessColor? { colors[state] }

  /// Sets the color of the title in a state; nil takes it away.
  open func setTitleColor(_ color: HeadlessColor?, for state: State) { colors[state] = color }

  /// The image, by name.
  open override var content: [String: String] {
    var content = super.content
    content["button"] = currentTitle
    content["button image"] = currentImage.map { $0.name ?? "without a name" }
    return content
  }
}
