// SPDX-License-Identifier: MIT

extension ViewController {
  /// How much of a screen another one leaves to be seen.
  @nonexhaustive
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

  /// The screen over which this one is.
  public var presentingViewController: ViewController? {
    presenting ?? navigationController?.presenting
  }

  /// Shows another screen by way of a storyboard: on the stack, or over this one where there is
  /// none.
  ///
  /// - Parameters:
  ///   - identifier: What the way is called; see ``segueDestinationHandler``.
  ///   - sender: What ``prepare(for:sender:)`` is told.
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

  /// Sets the buttons in the bar below the screen.
  public func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) { toolbarItems = items }
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
