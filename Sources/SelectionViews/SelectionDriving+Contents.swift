// SPDX-License-Identifier: MIT

public import SelectionCore

/// New contents, for the table and the view together.
///
/// The data source must use ``SelectionDriving/shape``, or the app must change its own data first.
extension SelectionDriving {
  /// Updates the table to new contents, and inserts, deletes and moves rows in the view.
  ///
  /// If the view isn't in a window, or if more than a thousand rows have to be inserted, deleted or
  /// moved, the view is reloaded instead, and its selection is kept.
  /// - Parameters:
  ///   - contents: The identities after the change, section by section.
  ///   - vanished: The treatment of identities that are missing from the new contents.
  /// - Returns: The resulting change, or nil if there are too many rows.
  /// - Complexity: O(*n*) for *n* old and new identities together.
  @discardableResult
  public func update(to contents: [[Table.Row]], vanished: VanishedRows) -> Table.Change? {
    apply(.update(to: contents, vanished: vanished))
  }

  /// Updates the table to new contents whose sections have identities.
  ///
  /// The app shows the contents itself, for example with a diffable data source.
  ///
  /// - Parameters:
  ///   - contents: The sections after the change, with their rows.
  ///   - old: The sections before the change.
  ///   - vanished: The treatment of identities that are missing from the new contents.
  ///   - show: A closure that shows the contents in the view; it is called when the table contains
  ///     them.
  /// - Returns: The resulting change, or nil if there are too many rows.
  /// - Complexity: O(*n*) for *n* old and new identities together.
  @discardableResult
  public func update<SectionID: Hashable, ID>(
    to contents: [(section: SectionID, rows: [ID])], from old: [SectionID], vanished: VanishedRows,
    showing show: () -> Void
  ) -> IdentifiedChange<ID>? where Table == IdentifiedTable<ID> {
    base.showing(contents, from: old, vanished, by: show)
  }

  /// Moves a row in the table after the user has dragged the row and the view itself has moved it.
  ///
  /// If the move changes marks, because the row has left a list or entered one, the view shows
  /// these changes when the view has finished the move: later on the main actor, or when the table
  /// is next read.
  ///
  /// - Parameters:
  ///   - source: The row's path before the move.
  ///   - destination: The row's path after the move.
  /// - Returns: The resulting change, or nil if the row or the destination doesn't exist. The
  ///   result is also nil if another input is being applied, for example if a rule makes this call;
  ///   in this case, the table changes after that input.
  /// - Complexity: O(log *n*).
  @discardableResult
  public func viewMovedRow(at source: RowPath, to destination: RowPath) -> Table.Change? {
    var update = TableUpdate()
    update.moveRow(at: source, to: destination)
    // A row of a list looks different elsewhere, in editing or otherwise, and so do its traits.
    let isOfList = [source, destination].contains {
      base.current.showsCheckmarks(inSection: $0.section)
    }
    return base.follow(isSelectionKnown: true, isRedrawn: isOfList) {
      [update] table throws(SelectionError) in
      try table.apply(byPath: .perform(update))
    }
  }
}

extension SelectionDriver {
  /// Prevents the driver from reading the view's selection during a change; call this method before
  /// the view itself changes its rows.
  ///
  /// - Complexity: O(1).
  public func viewWillPerform() { isViewPerforming = true }

  /// Changes the table after the view itself has changed its rows, for example because the user has
  /// opened a group.
  ///
  /// The view's selection becomes the table's selection. If the table refuses the change, the view
  /// is reloaded.
  /// - Parameter body: A closure that makes the same change to the table as the view has made.
  /// - Returns: The resulting change, or nil if the table refuses the change. The result is also
  ///   nil if another input is being applied, for example if a rule makes this call; in this case,
  ///   the table changes after that input.
  /// - Complexity: The cost of `body`, plus the cost of ``SelectionDriving/apply(_:)``.
  @discardableResult
  public func viewPerformed(
    _ body: @escaping (inout Table) throws(SelectionError) -> Table.Change
  ) -> Table.Change? {
    isViewPerforming = false
    return follow(isSelectionKnown: false, isRedrawn: true, body)
  }

  /// Changes the table to what the view shows in place of a change that its delegate refuses, such
  /// as the expansion of a group.
  ///
  /// Call this method in ``showRows``. The change of the table is reported after the change that is
  /// being shown.
  /// - Parameter body: A closure that changes the table to what the view shows.
  /// - Complexity: The cost of `body`.
  public func viewShowsInstead(
    _ body: (inout Table) throws(SelectionError) -> Table.Change
  ) {
    defer { applyPostponed() }
    guard !isChanging else {
      onRefusal?(.error(.changeUnderWay))
      return
    }
    var next = current
    do throws(SelectionError) {
      let change = try body(&next)
      current = next
      postpone { [unowned self] in
        redrawRows(after: change)
        report(change)
      }
    } catch {
      onRefusal?(.error(error))
    }
  }

  /// Changes the table as the view has changed; the view may also have changed its selection, or
  /// may be in the middle of a drag, after which rows are redrawn if any look different or if
  /// `isRedrawn` is true.
  fileprivate func follow(
    isSelectionKnown: Bool, isRedrawn: Bool,
    _ body: @escaping (inout Table) throws(SelectionError) -> Table.Change
  ) -> Table.Change? {
    guard !isBusy else {
      postpone { [unowned self] in
        _ = follow(isSelectionKnown: isSelectionKnown, isRedrawn: isRedrawn, body)
        // Earlier changes were shown in a view that had already changed.
        showSelectionAgain()
      }
      return nil
    }
    defer { applyPostponed() }
    let old = current
    var next = current
    do throws(SelectionError) {
      let change = try body(&next)
      current = next
      if let mapping = change.rows.mapping {
        viewSelection = mapping.rows.applied(to: viewSelection)
      }
      if !isSelectionKnown {
        postponing {
          isShowing = true
          showRows?(change)
          isShowing = false
          showSelectionAgain()
          redrawRows(after: change)
        }
      } else if isRedrawn || !change.rows.rowsToRedraw.isEmpty {
        showWhenMoved(from: old)
      }
      // While rows are moved, the view's selection can't be read by their paths.
      let isPerforming = isViewPerforming
      isViewPerforming = isPerforming || isSelectionKnown
      report(change)
      isViewPerforming = isPerforming
      return change
    } catch {
      if !isSelectionKnown {
        view?.reloadRows()
        showSelectionAgain()
      }
      onRefusal?(.error(error))
      return nil
    }
  }

  /// Shows the changes of a move beside those of places, when the view has finished the move.
  private func showWhenMoved(from old: Table) {
    guard tableBeforeMove == nil else { return }
    tableBeforeMove = old
    Task { [weak self] in self?.takeOnViewState() }
  }

  /// Selects the table's rows in a view whose selection isn't known.
  private func showSelectionAgain() {
    viewSelection = selectionOfView()
    showSelection(animated: false)
  }
}

extension SelectionDriver {
  // In an extension of the protocol, the closure would crash the compiler of Swift 6.3.
  fileprivate func showing<SectionID: Hashable, ID>(
    _ contents: [(section: SectionID, rows: [ID])], from old: [SectionID],
    _ vanished: VanishedRows, by show: () -> Void
  ) -> IdentifiedChange<ID>? where Table == IdentifiedTable<ID> {
    withoutActuallyEscaping(show) { show in
      attempt(isAskedFor: false, contents: show) { table throws(SelectionError) in
        try table.update(to: contents, from: old, vanished: vanished)
      }
    }
  }
}
