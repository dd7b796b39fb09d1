// SPDX-License-Identifier: MIT

/// A view above or below a section.
@MainActor @preconcurrency
open class TableViewHeaderFooterView: HeadlessView {
  /// The name under which its class is registered.
  public let reuseIdentifier: String?
  /// What it says.
  public let textLabel: TableViewLabel? = TableViewLabel()
  /// What it says besides.
  public let detailTextLabel: TableViewLabel? = TableViewLabel()
  /// Where the app's own views stand.
  public let contentView = HeadlessView()

  /// Makes a view.
  ///
  /// A subclass overrides this to have views of a registered class set up in another way.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view without a name.
  public override convenience init(frame: TableRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view without a name, for there is nothing to be read.
  public required init?(coder: NibCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a view of a registered class, by way of ``init(reuseIdentifier:)``.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The view is about to be used for another section; here each is used once.
  open func prepareForReuse() {}
}

extension TableView {
  /// The delegate's view above a section, which it is asked for each time.
  public func headerView(forSection section: Int) -> HeadlessView? {
    delegate?.tableView(self, viewForHeaderInSection: section)
  }

  /// The delegate's view below a section, which it is asked for each time.
  public func footerView(forSection section: Int) -> HeadlessView? {
    delegate?.tableView(self, viewForFooterInSection: section)
  }

  /// Sets the class from which views above and below sections are made; nil takes it away.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    edgeViewClasses[identifier] = viewClass
  }

  /// A new view of the registered class; nil if there is none.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    edgeViewClasses[identifier]?.init(registeredFor: identifier)
  }
}
