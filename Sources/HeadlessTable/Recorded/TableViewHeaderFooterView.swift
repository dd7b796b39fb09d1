// SPDX-License-Identifier: MIT

/// A view above or below a section, which is the section's header or footer.
@MainActor @preconcurrency
open class TableViewHeaderFooterView: HeadlessView {
  /// The identifier under which the view's class is registered.
  public let reuseIdentifier: String?
  /// The label for the main text.
  public let textLabel: TableViewLabel? = TableViewLabel()
  /// The label for the second text.
  public let detailTextLabel: TableViewLabel? = TableViewLabel()
  /// The superview of the app's own views.
  public let contentView = HeadlessView()

  /// Makes a view.
  ///
  /// Override this initializer to set up views of a registered class in a different way.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without an identifier.
  public override convenience init(frame: TableRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view without an identifier; the coder has no contents.
  public required init?(coder: NibCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Creates a view of a registered class by calling ``init(reuseIdentifier:)``.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Called before the view is reused for another section; in the test double, such views are never
  /// reused.
  open func prepareForReuse() {}
}

extension TableView {
  /// Returns the view above a section; each call gets the view from the delegate.
  public func headerView(forSection section: Int) -> HeadlessView? {
    delegate?.tableView(self, viewForHeaderInSection: section)
  }

  /// Returns the view below a section; each call gets the view from the delegate.
  public func footerView(forSection section: Int) -> HeadlessView? {
    delegate?.tableView(self, viewForFooterInSection: section)
  }

  /// Registers the class for views above and below sections; pass nil to remove the registration.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    edgeViewClasses[identifier] = viewClass
  }

  /// Returns a new view of the registered class, or nil if no class is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    edgeViewClasses[identifier]?.init(registeredFor: identifier)
  }
}
