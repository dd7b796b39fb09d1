// SPDX-License-Identifier: MIT
#if !canImport(UIKit) || os(watchOS)
  /// A table view's delegate that forwards every call that it doesn't handle itself to the app's
  /// delegate.
  ///
  /// With the test double, there is a separate forwarding method for each delegate method; with
  /// UIKit, calls are forwarded by selector.
  @MainActor
  public class DelegateProxy: UITableViewDelegate {
    /// The app's delegate, which is referenced weakly and may be set at any time.
    ///
    /// A delegate that forwards its calls to this proxy is ignored.
    public var delegate: (any UITableViewDelegate)? {
      get { place.delegate }
      set {
        place.delegate = leadsHere(newValue) ? nil : newValue
        setAgain()
      }
    }

    /// The app's delegate, and the view that gets this delegate back.
    @MainActor
    private final class Place {
      weak var view: UITableView?
      weak var delegate: (any UITableViewDelegate)?

      /// Sets the app's delegate in the view if the view's delegate is the given one, which is nil
      /// if it has been deallocated.
      func giveBack(from proxy: DelegateProxy?) {
        if let view, view.delegate === proxy { view.delegate = delegate }
      }
    }
    private let place = Place()
    /// Whether this proxy sets the view's delegate, which some views report.
    private var isSettingDelegate = false

    /// Returns the defaults if the app has no delegate.
    private final class Defaults: UITableViewDelegate {}
    private let defaults = Defaults()
    private var answering: any UITableViewDelegate { delegate ?? defaults }

    /// The cells that show a list's accessory, which may be that of a former driver.
    var listCells: Set<ObjectIdentifier> = []

    /// Creates the delegate of a view, and gives the view the app's delegate back in the end.
    init(of tableView: UITableView) {
      place.view = tableView
      place.delegate = tableView.delegate
      guard let former = tableView.delegate as? DelegateProxy else { return }
      place.delegate = former.delegate
      listCells = former.listCells
      former.disconnect()
    }

    deinit {
      let place = place
      if Thread.isMainThread { MainActor.assumeIsolated { place.giveBack(from: nil) } }
    }

    /// Ends the connection to the view, which gets the app's delegate back.
    public func disconnect() {
      place.giveBack(from: self)
      place.view = nil
    }

    /// Makes this proxy the view's delegate again if the app has set another delegate, which
    /// becomes the app's delegate.
    func takeViewBack() {
      guard !isSettingDelegate, let view = place.view, !leadsHere(view.delegate) else { return }
      delegate = view.delegate
      setDelegate(of: view, self)
    }

    /// Sets the view's delegate again, which is this proxy or forwards its calls to this proxy.
    private func setAgain() {
      guard let view = place.view, let first = view.delegate, leadsHere(first) else { return }
      setDelegate(of: view, nil)
      setDelegate(of: view, first)
    }

    private func setDelegate(of view: UITableView, _ delegate: (any UITableViewDelegate)?) {
      isSettingDelegate = true
      view.delegate = delegate
      isSettingDelegate = false
    }

    /// Whether a delegate is this proxy, or forwards its calls to this proxy.
    func leadsHere(_ delegate: (any UITableViewDelegate)?) -> Bool {
      var next = delegate
      while let proxy = next as? DelegateProxy, proxy !== self { next = proxy.delegate }
      return next === self
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
      -> Bool
    {
      answering.tableView(tableView, shouldHighlightRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      answering.tableView(tableView, didHighlightRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      answering.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      answering.tableView(tableView, willSelectRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      answering.tableView(tableView, willDeselectRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      answering.tableView(tableView, didSelectRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      answering.tableView(tableView, didDeselectRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableViewSelectionDidChange(_ tableView: UITableView) {
      answering.tableViewSelectionDidChange(tableView)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool {
      answering.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) {
      answering.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      answering.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      answering.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      answering.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      answering.tableViewDidEndMultipleSelectionInteraction(tableView)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    {
      answering.tableView(tableView, editingStyleForRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      answering.tableView(tableView, willBeginEditingRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      answering.tableView(tableView, didEndEditingRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      answering.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      answering.tableView(tableView, canFocusRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool {
      answering.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    {
      answering.tableView(tableView, heightForRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
      -> CGFloat
    {
      answering.tableView(tableView, heightForHeaderInSection: section)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
      -> CGFloat
    {
      answering.tableView(tableView, heightForFooterInSection: section)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    {
      answering.tableView(tableView, viewForHeaderInSection: section)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    {
      answering.tableView(tableView, viewForFooterInSection: section)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      answering.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      answering.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      answering.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      answering.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    /// Forwards the call to the app's delegate.
    public func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      answering.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }
#endif
