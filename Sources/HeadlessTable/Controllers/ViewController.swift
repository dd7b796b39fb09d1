// SPDX-License-Identifier: MIT

/// A screen of an app without a screen: it is loaded once, and appears and disappears.
@MainActor @preconcurrency
open class ViewController: EqualByIdentity {
  /// The title of the screen.
  open var title: String? { didSet { navigationItem.title = title } }
  /// The stack of screens that this one is in.
  open var navigationController: NavigationController? { stack }
  /// That stack, which is not kept alive.
  weak var stack: NavigationController?
  /// Whether ``viewDidLoad()`` has been called.
  public private(set) var isViewLoaded = false
  /// Whether the screen has appeared and not disappeared since.
  public private(set) var isOnScreen = false

  /// What its view is inside of while it is on the screen, if the app puts it nowhere else.
  private let window = HeadlessWindow()
  /// What ``view`` gives when it is loaded.
  var storedView: HeadlessView?
  /// The screen that is over this one.
  public private(set) var presentedViewController: ViewController?
  /// The screen over which this one is, itself and not its stack.
  private(set) weak var presenting: ViewController?
  /// How much of the screen below is to be seen; nothing depends on it here.
  public var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The buttons in the bar below the screen.
  public var toolbarItems: [BarButtonItem]?
  /// What the bar above shows of the screen.
  public private(set) lazy var navigationItem = NavigationItem(titled: title)
  /// A button that begins editing, and ends it while that goes on.
  public private(set) lazy var editButtonItem = BarButtonItem(
    title: "Edit",
    primaryAction: Action { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })

  /// Makes a screen, by way of ``init(nibName:bundle:)``.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a screen; there are no nibs, so the names are not looked at.
  public init(nibName: String?, bundle: Any?) {}

  /// Makes a screen, for there is nothing to be read.
  public required init?(coder: NibCoder) {}

  /// The screen's view, which is loaded if that is not done yet; never nil.
  ///
  /// ``loadView()`` may set another one. To set nil unloads it.
  open var view: HeadlessView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView = newValue
      if newValue == nil { isViewLoaded = false }
    }
  }

  /// The screen's view, if it is loaded.
  public var viewIfLoaded: HeadlessView? { isViewLoaded ? storedView : nil }

  /// Loads the screen's view, if that is not done yet.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    if storedView == nil { loadView() }
    // One that sets no view still has one.
    storedView = storedView ?? HeadlessView(frame: Self.screen)
    viewDidLoad()
  }

  /// What a screen is as large as: twelve rows of a table.
  static var screen: TableRect { TableRect(x: 0, y: 0, width: 390, height: 528) }

  /// Makes the screen's view and sets ``view``; a subclass that overrides it does not call super.
  open func loadView() { storedView = HeadlessView(frame: Self.screen) }

  /// The view has been loaded; a subclass that overrides it calls super.
  open func viewDidLoad() {}

  /// The view is about to lay out what is inside of it.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out what is inside of it.
  open func viewDidLayoutSubviews() {}

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
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    editButtonItem.title = editing ? "Done" : "Edit"
    editButtonItem.style = editing ? .done : .plain
  }

  /// Shows another screen over this one; if there is one already, this method has no effect.
  open func present(
    _ viewController: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else { return }
    presentedViewController = viewController
    viewController.presenting = self
    viewController.beginAppearanceTransition(true, animated: animated)
    viewController.endAppearanceTransition(true, animated: animated)
    completion?()
  }

  /// Takes away the screen over this one, or this one if none is.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    presentedViewController = nil
    presented.beginAppearanceTransition(false, animated: animated)
    presented.endAppearanceTransition(false, animated: animated)
    presented.presenting = nil
    completion?()
  }

  /// The system is short of memory; only a test calls it.
  open func didReceiveMemoryWarning() {}

  /// Makes the screen to which a way in a storyboard leads, by the way's name; without storyboards
  /// a test says it, and any screen stands for one that it does not know.
  public var segueDestinationHandler: (@MainActor (String) -> ViewController?)?

  /// Another screen is about to be shown by way of a storyboard.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Whether another screen is to be shown by way of a storyboard.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Begins to appear or to disappear, as a container of screens says.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    guard isAppearing else { return viewWillDisappear(animated) }
    viewWillAppear(animated)
    viewWillLayoutSubviews()
    storedView?.layoutTree()
    viewDidLayoutSubviews()
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isOnScreen = isAppearing
    if !isAppearing {
      if storedView?.superview is HeadlessWindow { storedView?.removeFromSuperview() }
    } else if let view = storedView, view.window == nil {
      window.addSubview(view)
    }
    if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
  }
}
