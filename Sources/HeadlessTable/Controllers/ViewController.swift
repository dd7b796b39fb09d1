// SPDX-License-Identifier: MIT

/// A view controller without a screen, whose view is loaded once and can appear and disappear.
@MainActor @preconcurrency
open class ViewController: EqualByIdentity {
  /// The title of the view controller.
  open var title: String? { didSet { navigationItem.title = title } }
  /// The navigation controller whose stack contains this view controller.
  open var navigationController: NavigationController? { stack }
  /// The same view controller, referenced weakly.
  weak var stack: NavigationController?
  /// Whether ``viewDidLoad()`` has been called.
  public private(set) var isViewLoaded = false
  /// Whether the view has appeared and hasn't disappeared since.
  public private(set) var isOnScreen = false

  /// The window of the view while it is on the screen, unless the app adds it to a different
  /// window.
  private let window = HeadlessWindow()
  /// The view after it has been loaded; see ``view``.
  var storedView: HeadlessView?
  /// The view controller that is presented over this view controller.
  public private(set) var presentedViewController: ViewController?
  /// The view controller that directly presents this view controller, not the stack that contains
  /// it.
  private(set) weak var presenting: ViewController?
  /// The style of presentation, which has no effect in the test double.
  public var modalPresentationStyle = ModalPresentationStyle.automatic
  /// Whether the bar at the bottom is hidden while the view controller is on the stack; the value
  /// is only recorded.
  open var hidesBottomBarWhenPushed = false
  /// Whether a view controller that this view controller presents covers only this view
  /// controller's view; the value is only recorded.
  open var definesPresentationContext = false
  /// The popover's properties, whether or not the view controller is presented in a popover.
  private(set) lazy var popover = PopoverPresentationController()
  /// The buttons in the toolbar.
  public var toolbarItems: [BarButtonItem]?
  /// The navigation bar's contents for this view controller.
  public private(set) lazy var navigationItem = NavigationItem(titled: title)
  /// A button that begins editing or, during editing, ends it.
  public private(set) lazy var editButtonItem = BarButtonItem(
    title: "Edit",
    primaryAction: Action { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })

  /// Creates a view controller by calling ``init(nibName:bundle:)``.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a view controller; the names are ignored, because there are no nibs.
  public init(nibName: String?, bundle: Any?) {}

  /// Creates a view controller; the coder has no contents.
  public required init?(coder: NibCoder) {}

  /// The view, which is loaded when it is first read and is never nil.
  ///
  /// An override of ``loadView()`` may set the view. Setting nil unloads the view.
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

  /// The view if it is loaded, or nil.
  public var viewIfLoaded: HeadlessView? { isViewLoaded ? storedView : nil }

  /// Loads the view if it isn't loaded yet.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    if storedView == nil { loadView() }
    // If `loadView()` set no view, there is a default one.
    storedView = storedView ?? HeadlessView(frame: Self.screen)
    viewDidLoad()
  }

  /// The size of the screen: twelve rows of a table.
  static var screen: TableRect { TableRect(x: 0, y: 0, width: 390, height: 528) }

  /// Creates the view and sets ``view``; overrides don't call super.
  open func loadView() { storedView = HeadlessView(frame: Self.screen) }

  /// Called after the view has been loaded; overrides must call super.
  open func viewDidLoad() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called before the view appears; overrides must call super.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view has appeared; overrides must call super.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears; overrides must call super.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared; overrides must call super.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the view controller is being edited.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  private var isBeingEdited = false

  /// Begins or ends editing; overrides must call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    editButtonItem.title = editing ? "Done" : "Edit"
    editButtonItem.style = editing ? .done : .plain
  }

  /// Presents another view controller over this view controller; the method has no effect if a view
  /// controller is already presented.
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

  /// Dismisses the view controller that this view controller presents or, if there is none,
  /// dismisses this view controller itself.
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

  /// Called when the system is short of memory; in the test double, only a test calls this method.
  open func didReceiveMemoryWarning() {}

  /// A closure that creates the destination of a segue from the segue's identifier; a test must set
  /// this closure, because there are no storyboards.
  ///
  /// If there is no destination for an identifier, an empty view controller is used.
  public var segueDestinationHandler: (@MainActor (String) -> ViewController?)?

  /// Called before a segue shows its destination.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Returns whether a segue should be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Begins the appearance or disappearance of the view controller; a container calls this method.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    guard isAppearing else { return viewWillDisappear(animated) }
    viewWillAppear(animated)
    viewWillLayoutSubviews()
    storedView?.layoutTree()
    viewDidLayoutSubviews()
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began.
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
