// SPDX-License-Identifier: MIT

extension ViewController {
  /// The style in which a view controller is presented, which determines how much of the view
  /// controller below it remains visible.
  public enum ModalPresentationStyle: Hashable, Sendable {
    /// The system's choice.
    case automatic
    /// The view controller covers the whole screen.
    case fullScreen
    /// The view controller leaves the upper edge visible.
    case pageSheet
    /// The view controller leaves the edges visible.
    case formSheet
    /// The view controller is shown in a popover.
    case popover
    /// The view controller covers the whole screen, but the view below remains in the window.
    case overFullScreen
  }

  /// The view controller that presents this view controller.
  public var presentingViewController: ViewController? {
    presenting ?? navigationController?.presenting
  }

  /// The properties of the popover in which the view controller is presented, or nil for any style
  /// other than a popover or an action sheet.
  public var popoverPresentationController: PopoverPresentationController? {
    let isSheet = (self as? AlertController)?.preferredStyle == .actionSheet
    return isSheet || modalPresentationStyle == .popover ? popover : nil
  }

  /// Performs a segue, which pushes the segue's destination onto the stack or, if there is no
  /// stack, presents the destination.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue; see ``segueDestinationHandler``.
  ///   - sender: The sender to pass to ``prepare(for:sender:)``.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    let segue = StoryboardSegue(
      identifier: identifier, source: self,
      destination: segueDestinationHandler?(identifier) ?? ViewController())
    prepare(for: segue, sender: sender)
    guard let stack = navigationController else {
      return present(segue.destination, animated: true)
    }
    stack.pushViewController(segue.destination, animated: true)
  }

  /// Sets the buttons in the toolbar.
  public func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) { toolbarItems = items }
}

/// The properties of a popover, which are only recorded.
@MainActor @preconcurrency
open class PopoverPresentationController: EqualByIdentity {
  /// The button to which the popover points.
  open var barButtonItem: BarButtonItem?
  /// The view to which the popover points.
  open var sourceView: HeadlessView?
  /// The part of the view to which the popover points.
  open var sourceRect = TableRect.zero

  init() {}
}

/// A segue from one view controller to another.
@MainActor @preconcurrency
open class StoryboardSegue: EqualByIdentity {
  /// The identifier of the segue.
  public let identifier: String?
  /// The view controller at which the segue begins.
  public let source: ViewController
  /// The view controller that the segue shows.
  public let destination: ViewController

  /// Makes a segue.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}
