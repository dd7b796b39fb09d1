// SPDX-License-Identifier: MIT

/// What stands over a screen, and what the bar above it shows.
struct ScreenSurroundings {
  var presented: ViewController?
  weak var presenting: ViewController?
  var modalPresentationStyle = ViewController.ModalPresentationStyle.automatic
  var toolbarItems: [BarButtonItem]?
  var navigationItem: NavigationItem?
  var editButton: BarButtonItem?
}

extension ViewController {
  /// How much of a screen another one leaves to be seen.
  public enum ModalPresentationStyle: Hashable, Sendable {
    /// As the system does.
    case automatic
    /// Nothing.
    case fullScreen
    /// Its upper edge.
    case pageSheet
    /// Its edges.
    case formSheet
    /// What is beside a bubble.
    case popover
    /// What the other screen does not cover.
    case overFullScreen
  }

  /// The screen that stands over this one.
  public var presentedViewController: ViewController? { surroundings.presented }

  /// The screen over which this one stands.
  public var presentingViewController: ViewController? {
    surroundings.presenting ?? navigationController?.surroundings.presenting
  }

  /// How much of the screen below is to be seen; nothing depends on it here.
  public var modalPresentationStyle: ModalPresentationStyle {
    get { surroundings.modalPresentationStyle }
    set { surroundings.modalPresentationStyle = newValue }
  }

  /// The buttons in the bar below the screen.
  public var toolbarItems: [BarButtonItem]? {
    get { surroundings.toolbarItems }
    set { surroundings.toolbarItems = newValue }
  }

  /// Sets the buttons in the bar below the screen.
  public func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) { toolbarItems = items }

  /// What the bar above shows of the screen.
  public var navigationItem: NavigationItem {
    if let item = surroundings.navigationItem { return item }
    let item = NavigationItem()
    item.title = title
    surroundings.navigationItem = item
    return item
  }

  /// A button that begins editing, and ends it while that goes on.
  public var editButtonItem: BarButtonItem {
    if let button = surroundings.editButton { return button }
    let button = BarButtonItem(
      title: nil,
      primaryAction: Action { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    surroundings.editButton = button
    showEditing()
    return button
  }

  /// Has the edit button say what it does.
  func showEditing() {
    surroundings.editButton?.title = isEditing ? "Done" : "Edit"
    surroundings.editButton?.style = isEditing ? .done : .plain
  }
}

/// A way from one screen to another in a storyboard.
@MainActor @preconcurrency
open class StoryboardSegue: EqualByIdentity {
  /// What the way is called.
  public let identifier: String?
  /// The screen that is left.
  public let source: ViewController
  /// The screen that is shown.
  public let destination: ViewController

  /// Makes a way.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}
