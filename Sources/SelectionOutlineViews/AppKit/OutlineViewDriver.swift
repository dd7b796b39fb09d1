// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import SelectionCore
  public import SelectionOutline
  public import SelectionViews
  import SelectionAppKit

  /// Connects an outline view in AppKit to an outline: when the user selects, expands or collapses
  /// nodes, the driver applies inputs to the outline, and the view shows the outline's state.
  ///
  ///     final class FilesController: NSViewController, NSOutlineViewDelegate {
  ///       lazy var driver = OutlineDriver(outlineView, files)
  ///     }
  ///
  /// The driver is the view's data source and its delegate, and forwards each delegate call to the
  /// view's previous delegate. The previous delegate creates the rows' views, and gets an item's
  /// node from ``id(of:)``. If it refuses to expand or collapse an item, the outline's group stays
  /// as it is in the view. A view that is made in code needs a column, which is also its
  /// `outlineTableColumn`. The user can also expand a group that isn't loaded. Load the group's
  /// children when `onChange` reports that the group is expanded. The driver has the methods of
  /// `SelectionDriving` and `OutlineReceiving`.
  @MainActor
  public final class OutlineDriver<ID: Hashable>: OutlineDelegateProxy, SelectionDriving,
    OutlineReceiving
  {
    /// The outline view, which is referenced weakly.
    public private(set) weak var outlineView: NSOutlineView?
    /// The generic driver on which this driver is built.
    public let base: SelectionDriver<OutlineSelection<ID>>

    private let items: ShownItems<ID>
    private let objects = ItemObjects<ID>()
    /// Whether the driver exists for the app, which may create it as a lazy property.
    private var isCreated = false

    /// Connects an outline view to an outline.
    ///
    /// - Parameters:
    ///   - outlineView: The view, whose delegate, if any, becomes the app's delegate. If it has
    ///     another driver, the driver's app's delegate does.
    ///   - outline: The outline.
    /// - Complexity: The cost of the view, plus O(log *n*) for each group that the view shows.
    public init(_ outlineView: NSOutlineView, _ outline: OutlineSelection<ID>) {
      self.outlineView = outlineView
      items = ShownItems(outline)
      base = SelectionDriver(outline) { [weak outlineView] in
        outlineView.map { DrivenTableView(view: $0) }
      }
      // The app's delegate isn't asked about items before it can ask this driver for their nodes.
      super.init(nil, of: outlineView, \.delegate)
      base.willRead = { [weak self] in
        self?.takeViewBack()
        self?.releaseItems()
      }
      base.redraw = { [weak self] in self?.redraw($0) }
      items.follow(base) { [weak self] in self?.view }
      let former = outlineView.delegate
      // The rows that another driver has selected aren't the app's selection.
      let isReplacing = former is ForwardingDelegate
      if isReplacing { base.viewWillPerform() }
      outlineView.delegate = self
      outlineView.dataSource = self
      // As the view loads its items, it expands those that were saved, for the user.
      _ = outlineView.numberOfRows
      if let view { base.showing { items.showAll(in: view) } }
      if isReplacing { base.viewPerformed { outline in outline.change(from: outline) } }
      target = Self.appsDelegate(replacing: former)
      isCreated = true
    }

    /// Returns an item's node, for the app's delegate.
    ///
    /// - Parameter item: The item.
    /// - Returns: The node's identity, or nil if the object isn't an item that this driver created.
    /// - Complexity: O(1).
    public func id(of item: Any) -> ID? { (item as? ItemObject<ID>)?.item.id }

    /// Returns the state of a node's box, which is `.mixed` if the node is partly checked.
    ///
    /// - Parameter id: The node.
    /// - Returns: The state to set for a checkbox.
    /// - Complexity: O(log *n*).
    public func checkState(of id: ID) -> NSControl.StateValue {
      switch base.currentTable.state(of: id) {
      case .all: .on
      case .partial: .mixed
      case MarkedPart.none?, nil: .off
      }
    }

    /// The nodes to which the open menu applies: all selected nodes if the clicked node is selected
    /// or no row was clicked, otherwise only the clicked node.
    ///
    /// - Complexity: O(*k* log *n*) for *k* nodes.
    public var menuRows: [ID] {
      guard let row = outlineView?.clickedRow, row >= 0 else { return table.selectedRows }
      return menuRows(at: RowPath(section: 0, row: row))
    }

    private var view: DrivenOutlineView<ID>? {
      outlineView.map { DrivenOutlineView(view: $0, objects: objects) }
    }

    /// Updates rows whose state the view doesn't draw itself.
    private func redraw(_ rows: [RowPath]) {
      for item in rows.compactMap(items.item) { outlineView?.reloadItem(objects[item]) }
    }

    private func releaseItems() {
      let outline = items.outline
      objects.keep { outline.node(of: $0) != nil }
    }

    // MARK: - The app's delegate

    /// Called when the app's delegate changes; the driver is set as the delegate and the data
    /// source again, because the view checks only once which methods these have.
    public override func targetDidChange() {
      super.targetDidChange()
      guard let outlineView, outlineView.dataSource === self else { return }
      base.viewWillPerform()
      outlineView.dataSource = nil
      outlineView.dataSource = self
      if isCreated, let view { base.showing { items.showAll(in: view) } }
      base.viewPerformed { outline in outline.change(from: outline) }
    }

    /// Ends the connection to the view, which gets the app's delegate back.
    public override func disconnect() {
      outlineView = nil
      base.disconnect()
      super.disconnect()
    }

    /// Makes the driver the view's delegate again if the app has set another delegate, which
    /// becomes the app's delegate.
    ///
    /// Items that the view has expanded or collapsed meanwhile are expanded or collapsed in the
    /// outline; the view then selects the outline's selected rows.
    public override func takeViewBack() {
      guard let outlineView, !leadsHere(outlineView.delegate) else { return }
      let appsDelegate = outlineView.delegate
      outlineView.delegate = self
      if let view { items.takeExpansion(of: view, base) }
      delegate = appsDelegate
    }

    // MARK: - The view's data source

    private func item(_ item: Any?) -> OutlineItem<ID>? { (item as? ItemObject<ID>)?.item }

    /// Returns the number of children of an item, or of roots.
    @objc(outlineView:numberOfChildrenOfItem:)
    public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
    {
      items.children(of: self.item(item)).count
    }

    /// Returns a child of an item, or a root.
    @objc(outlineView:child:ofItem:)
    public func outlineView(
      _ outlineView: NSOutlineView, child index: Int, ofItem item: Any?
    ) -> Any {
      let children = items.children(of: self.item(item))
      return children.indices.contains(index) ? objects[children[index]] : self
    }

    /// Returns whether an item is a group.
    @objc(outlineView:isItemExpandable:)
    public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      self.item(item).map(items.isGroup) ?? false
    }

    /// Returns an item's identity, for `autosaveExpandedItems`.
    @objc(outlineView:persistentObjectForItem:)
    public func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?)
      -> Any?
    { item.flatMap(id) }

    /// Returns the item with a saved identity, for `autosaveExpandedItems`.
    @objc(outlineView:itemForPersistentObject:)
    public func outlineView(
      _ outlineView: NSOutlineView, itemForPersistentObject object: Any
    ) -> Any? {
      guard let id = object as? ID, let node = items.outline.rowNumber(of: id) else { return nil }
      return items.outline.item(ofNode: node).map { objects[$0] }
    }

    // MARK: - The view's delegate

    /// Returns the rows to select if the user changes the selection; the view may only be asking.
    @objc(outlineView:selectionIndexesForProposedSelection:)
    public func outlineView(
      _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposed: IndexSet
    ) -> IndexSet {
      var rows = RowSet(proposed)
      if let chosen = delegate?.outlineView?(
        outlineView, selectionIndexesForProposedSelection: proposed)
      {
        rows = RowSet(chosen)
      } else if let ask = delegate?.outlineView(_:shouldSelectItem:) {
        let new = rows.subtracting(base.currentTable.rows.selectedRows.positions)
        for row in new {
          guard let item = items.item(at: RowPath(section: 0, row: row)) else { continue }
          if !ask(outlineView, objects[item]) { rows.remove(row) }
        }
      }
      return IndexSet(base.answer(toProposal: rows))
    }

    /// Applies a selection that the user or the app has made in the view, and calls the app's
    /// delegate.
    @objc(outlineViewSelectionDidChange:)
    public func outlineViewSelectionDidChange(_ notification: Notification) {
      base.takeOnViewState()
      delegate?.outlineViewSelectionDidChange?(notification)
    }

    /// Keeps the selection of nodes that the view is going to hide.
    @objc(outlineViewItemWillCollapse:)
    public func outlineViewItemWillCollapse(_ notification: Notification) {
      let isInner = items.isExpanding
      begin(notification)
      tell(isInner) { delegate?.outlineViewItemWillCollapse?(notification) }
    }

    /// Keeps the selection while the view shows additional rows.
    @objc(outlineViewItemWillExpand:)
    public func outlineViewItemWillExpand(_ notification: Notification) {
      let isInner = items.isExpanding
      begin(notification)
      tell(isInner) { delegate?.outlineViewItemWillExpand?(notification) }
    }

    /// Collapses the group in the outline, and calls the app's delegate.
    @objc(outlineViewItemDidCollapse:)
    public func outlineViewItemDidCollapse(_ notification: Notification) {
      follow(notification, isExpanded: false)
      tell(items.isExpanding) { delegate?.outlineViewItemDidCollapse?(notification) }
    }

    /// Expands the group in the outline, and calls the app's delegate.
    @objc(outlineViewItemDidExpand:)
    public func outlineViewItemDidExpand(_ notification: Notification) {
      follow(notification, isExpanded: true)
      tell(items.isExpanding) { delegate?.outlineViewItemDidExpand?(notification) }
    }

    /// Calls the app's delegate about an item; if the item is within one that the view is expanding
    /// or collapsing, inputs of the delegate wait for that one, because the rows in the view are
    /// others until then.
    private func tell(_ isInner: Bool, _ body: () -> Void) {
      if isInner { base.showing(body) } else { body() }
    }

    private func begin(_ notification: Notification) {
      guard let item = item(notification.userInfo?["NSObject"]) else { return }
      items.viewWillExpandOrCollapse(item, base)
    }

    private func follow(_ notification: Notification, isExpanded: Bool) {
      guard let item = item(notification.userInfo?["NSObject"]) else { return }
      items.view(didExpand: isExpanded, item, base)
    }
  }
#endif
