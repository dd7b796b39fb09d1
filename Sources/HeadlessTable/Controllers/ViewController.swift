// SPDX-License-Identifier: MIT

/// A screen of an app without a screen: it is loaded once, and appears and disappears.
@MainActor @preconcurrency
open class ViewController: EqualByIdentity {
  /// The title of the screen.
  open var title: String?
  /// The stack of screens that this one stands in.
  public internal(set) weak var navigationController: NavigationController?
  /// Whether ``viewDidLoad()`` has been called.
  public private(set) var isViewLoaded = false
  /// Whether the screen has appeared and not disappeared since.
  public private(set) var isOnScreen = false

  /// What its view is inside of while it is on the screen, if the app puts it nowhere else.
  private let window = HeadlessWindow()
  /// What ``view`` gives when it is loaded.
  var storedView = HeadlessView()

  /// Makes a screen, by way of ``init(nibName:bundle:)``.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a screen; there are no nibs, so the names are not looked at.
  public init(nibName: String?, bundle: Any?) {}

  /// Makes a screen, for there is nothing to be read.
  public required init?(coder: NibCoder) {}

  /// The screen's view, which is loaded if that is not done yet.
  public var view: HeadlessView {
    loadViewIfNeeded()
    return storedView
  }

  /// Loads the screen's view, if that is not done yet.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }

  /// The view has been loaded; a subclass that overrides it calls super.
  open func viewDidLoad() {}

  /// The screen is about to appear; a subclass that overrides it calls super.
  open func viewWillAppear(_ animated: Bool) {}

  /// The screen has appeared; a subclass that overrides it calls super.
  open func viewDidAppear(_ animated: Bool) {}

  /// The screen is about to disappear; a subclass that overrides it calls super.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The screen has disappeared; a subclass that overrides it calls super.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the screen is being edited.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  private var isBeingEdited = false

  /// Begins or ends editing; a subclass that overrides it calls super.
  open func setEditing(_ editing: Bool, animated: Bool) { isBeingEdited = editing }

  /// Begins to appear or to disappear, as a container of screens says.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  public func endAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isOnScreen = isAppearing
    if !isAppearing {
      if storedView.superview is HeadlessWindow { storedView.removeFromSuperview() }
    } else if storedView.window == nil {
      window.addSubview(storedView)
    }
    if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
  }
}
