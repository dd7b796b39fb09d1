// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  import SelectionCore
  import SelectionViews

  /// The contents of cells.
  extension CollectionDriver {
    /// Configures a cell for its item.
    ///
    /// The method sets the accessibility traits for the item's state. If the item belongs to a
    /// checkmark list and the cell is a list cell, it also sets the accessories of the list's
    /// style; other accessories, which the app has added to the cell, stay. If the app has added
    /// one of the same type, such as a detail button with an action, the cell shows only that one.
    ///
    /// - Parameters:
    ///   - cell: The cell.
    ///   - indexPath: Its item.
    /// - Complexity: O(log *n*).
    public func configure(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
      takeViewBack()
      base.viewWillMakeCell(for: RowPath(indexPath))
      let (row, table) = (RowPath(indexPath), base.currentTable.rows)
      cell.show(base.currentTable.traits(at: row))
      defer { configureCell?(cell, indexPath) }
      guard base.currentTable.showsCheckmarks(inSection: row.section) else { return clear(cell) }
      guard #available(iOS 14, tvOS 14, *) else { return }
      let (isChecked, style) = (table.isChecked(row), table.accessoryStyle)
      let shown = style.accessory(isChecked: isChecked)
      let whileEditing = style.accessory(isChecked: isChecked, isEditing: true)
      var accessories: [ListAccessory: UICellAccessory.DisplayedState] = [:]
      for accessory in ListAccessory.allCases {
        switch (accessory.isPart(of: shown), accessory.isPart(of: whileEditing)) {
        case (true, true): accessories[accessory] = .always
        case (true, false): accessories[accessory] = .whenNotEditing
        case (false, true): accessories[accessory] = .whenEditing
        case (false, false): break
        }
      }
      show(accessories, in: cell)
    }

    /// Updates the state that the cells of visible items show.
    func redraw(_ rows: [RowPath]) {
      for indexPath in rows.map({ IndexPath($0) }) {
        if let cell = collectionView?.cellForItem(at: indexPath) { configure(cell, at: indexPath) }
      }
    }

    /// Removes a list's accessories from a cell, if the cell shows any.
    func clear(_ cell: UICollectionViewCell) {
      guard #available(iOS 14, tvOS 14, *), listCells[ObjectIdentifier(cell)] != nil else { return }
      show([:], in: cell)
    }

    /// Shows a list's accessories in a cell, behind the app's own.
    @available(iOS 14, tvOS 14, *)
    private func show(
      _ accessories: [ListAccessory: UICellAccessory.DisplayedState], in cell: UICollectionViewCell
    ) {
      guard let cell = cell as? UICollectionViewListCell else { return }
      let former = listCells[ObjectIdentifier(cell)] ?? []
      if former.isEmpty, accessories.isEmpty { return }
      var shown = cell.accessories.filter { shown in
        !former.contains { $0.isType(of: shown) }
      }
      var added: Set<ListAccessory> = []
      for accessory in ListAccessory.allCases {
        // A cell can't have two accessories of one type.
        guard let displayed = accessories[accessory], !shown.contains(where: accessory.isType),
          let made = accessory.made(displayed)
        else { continue }
        added.insert(accessory)
        shown.append(made)
      }
      listCells[ObjectIdentifier(cell)] = added.isEmpty ? nil : added
      cell.accessories = shown
    }
  }

  /// An accessory that a list's style adds to a cell.
  enum ListAccessory: CaseIterable {
    case detail, disclosureIndicator, checkmark

    /// Whether a cell with an accessory of the table has this accessory.
    func isPart(of accessory: RowAccessory) -> Bool {
      switch self {
      case .detail: accessory.isDetailButton
      case .disclosureIndicator:
        accessory == .disclosureIndicator || accessory == .detailDisclosureButton
      case .checkmark: accessory == .checkmark
      }
    }

    /// Whether a cell's accessory has this type.
    @available(iOS 14, tvOS 14, *)
    func isType(of accessory: UICellAccessory) -> Bool {
      switch self {
      case .detail:
        #if !os(tvOS)
          if #available(iOS 15.4, *) { return accessory.accessoryType == .detail }
        #endif
        return false
      case .disclosureIndicator: return accessory.accessoryType == .disclosureIndicator
      case .checkmark: return accessory.accessoryType == .checkmark
      }
    }

    /// Creates the cell's accessory, or returns nil if the system doesn't have it; tvOS has no
    /// touches for a detail button.
    @available(iOS 14, tvOS 14, *)
    @MainActor
    func made(_ displayed: UICellAccessory.DisplayedState) -> UICellAccessory? {
      switch self {
      case .detail:
        #if !os(tvOS)
          if #available(iOS 15.4, *) { return .detail(displayed: displayed) }
        #endif
        return nil
      case .disclosureIndicator: return .disclosureIndicator(displayed: displayed)
      case .checkmark: return .checkmark(displayed: displayed)
      }
    }
  }
#endif
