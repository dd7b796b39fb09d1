// SPDX-License-Identifier: MIT

/// The queries of a `TableSelection` about its rows, by identity.
extension IdentifiedTable {
  /// The identity of the topmost selected row; nil if no shown row is selected.
  ///
  /// Rows without an identity are left out.
  ///
  /// - Complexity: O(log *n*); as ``selectedIDs`` if rows are hidden, or the topmost selected row
  ///   has no identity.
  public var selectedID: ID? {
    guard let first = selection.shownSelected.first else { return nil }
    return names.id(of: first) ?? selectedIDs.first
  }

  /// The identities that a menu on a row applies to: all shown selected ones if the row is one of
  /// them, else that one alone; empty for an identity that isn't shown.
  ///
  ///     try mails.setSelected(["m1", "m2"])
  ///     mails.menuIDs(for: "m2")             // ["m1", "m2"]
  ///     mails.menuIDs(for: "m5")             // ["m5"]
  ///
  /// - Complexity: O(*k* log *n*) for *k* of them; if rows are hidden, of shown and hidden ones.
  public func menuIDs(for id: ID) -> [ID] {
    row(of: id).map(menuIDs) ?? []
  }

  /// The identities that a menu on a row applies to: all shown selected ones if the row is one of
  /// them, else that one alone; rows without one are left out.
  ///
  ///     try mails.setSelected(["m1", "m2"])
  ///     mails.menuIDs(at: RowPath(0, 0))     // ["m1", "m2"]
  ///
  /// - Parameter row: The path of the row.
  /// - Returns: The identities, in table order.
  /// - Complexity: O(*k* log *n*) for *k* of them; if rows are hidden, of shown and hidden ones.
  public func menuIDs(at row: RowPath) -> [ID] {
    names.ids(of: selection.layout.rows(ofRanks: selection.menuRows(for: row).positions))
  }

  /// The identity to which a range extends, and which has the keyboard focus; nil if there is none.
  ///
  /// - Complexity: O(log *n*).
  public var leadID: ID? { selection.leadNumber.flatMap(names.id) }

  /// The identity from which a range extends; nil if there is none.
  ///
  /// - Complexity: O(log *n*).
  public var anchorID: ID? { selection.anchorNumber.flatMap(names.id) }

  /// The identity of the row under a finger, which is highlighted; nil if there is none.
  ///
  /// - Complexity: O(log *n*).
  public var highlightedID: ID? { selection.touched.flatMap(names.id) }

  /// The identity of the row on which a pointer is down; nil if none is.
  ///
  /// - Complexity: O(log *n*).
  public var pressedID: ID? { selection.extras.press.flatMap { names.id(of: $0.row) } }

  /// The identities that look selected, in table order.
  ///
  /// In mode single, while a finger is down on a row, no other row looks selected, even if it is.
  ///
  /// - Complexity: O(*k* log *n*) for *k* of them; if rows are hidden, of shown and hidden ones.
  public var presentedIDs: [ID] { names.ids(of: selection.presented) }

  /// Whether the first row of an identity looks selected; false if it isn't shown.
  ///
  ///     mails.setPolicy(.single)
  ///     try mails.tap("m1")
  ///     try mails.apply(.touchDown("m2"))
  ///     mails.isPresentedSelected("m1")      // false
  ///     mails.isSelected("m1")               // true
  ///
  /// - Complexity: As ``row(of:)``.
  public func isPresentedSelected(_ id: ID) -> Bool {
    guard let row = row(of: id) else { return false }
    return selection.isPresentedSelected(row)
  }

  /// The identities that the user can't change, including hidden ones, in table order.
  ///
  /// - Complexity: O(*k* log *n*) for *k* of them.
  public var disabledIDs: [ID] { selection.isPlain ? [] : names.ids(of: selection.extras.disabled) }

  /// Whether the first row of an identity is enabled, or else its hidden row; false for an unknown
  /// identity.
  ///
  ///     try mails.disable(["m2"])
  ///     mails.isEnabled("m2")                // false
  ///
  /// - Complexity: As ``row(of:)``.
  public func isEnabled(_ id: ID) -> Bool {
    guard let number = number(of: id) else {
      return false
    }
    return selection.isPlain || !selection.extras.disabled.contains(number)
  }

  /// The shown selected identities in the order in which they were selected; identities that one
  /// input selected together are in table order.
  ///
  /// If no order is kept, all of them are in table order.
  ///
  /// - Complexity: O(*a* + *k* log *n*) for *a* inputs whose rows are still selected, and *k*
  ///   identities.
  public var selectionOrder: [[ID]] {
    selection.selectionOrder
      .map { names.ids(of: selection.layout.rows(ofRanks: $0.positions)) }
      .filter { !$0.isEmpty }
  }

  /// The position of an identity's first row in the selection order, from 0: the number of rows
  /// selected before it.
  ///
  ///     try mails.apply(.setKeepsOrder(true))
  ///     try mails.tap("m4")
  ///     try mails.tap("m1")
  ///     mails.placeInOrder(of: "m1")         // 1
  ///
  /// - Parameter id: The identity.
  /// - Returns: The position, or nil if no shown selected row has the identity.
  /// - Complexity: O(*a* log *n*) for *a* inputs whose rows are still selected.
  public func placeInOrder(of id: ID) -> Int? { row(of: id).flatMap(selection.placeInOrder) }

  /// The rows of a span of identities, all of which must be shown.
  func span(of span: SelectionSpans<ID>.Span) throws(SelectionError) -> RowSpan {
    switch span {
    case .row(let id): return .row(try path(of: id))
    case .rows(let first, let last):
      let (first, last) = (try path(of: first), try path(of: last))
      return .rows(from: min(first, last), through: max(first, last))
    case .section(let section): return .section(section)
    case .all: return .all
    }
  }

  /// Whether none, some or all of the given rows are marked: checked if checkmarks are in force,
  /// else selected.
  ///
  ///     mails.markedPart(of: .section(0), counting: .enabled)
  ///
  /// - Parameters:
  ///   - ids: The rows; identities that aren't shown don't count.
  ///   - counted: Which of them count.
  /// - Returns: Whether none of them, some or all are marked.
  /// - Complexity: As ``TableSelection/markedPart(of:counting:)``, and ``row(of:)`` for each span.
  public func markedPart(
    of ids: some SpansConvertible<ID>, counting counted: CountedRows = .all
  ) -> MarkedPart {
    let spans = ids.rowSpans.spans.compactMap { try? span(of: $0) }
    return selection.markedPart(of: RowSpans(spans), counting: counted)
  }

  /// The accessibility of the row of an identity, from the model.
  ///
  ///     try mails.tap("m2")
  ///     mails.accessibility(for: "m2", label: "An invoice").traits.contains(.selected)    // true
  ///
  /// - Parameters:
  ///   - id: The identity; one that isn't shown isn't enabled.
  ///   - label: The name of the row.
  ///   - value: Its value, if it has one.
  ///   - hint: A description of what a tap does, if that is needed.
  /// - Returns: As ``TableSelection/accessibility(for:label:value:hint:)``.
  /// - Complexity: As ``row(of:)``.
  public func accessibility(
    for id: ID, label: String, value: String? = nil, hint: String? = nil
  ) -> RowAccessibility {
    guard let row = row(of: id) else {
      return RowAccessibility(
        label: label, value: value, hint: hint, traits: [.button, .notEnabled])
    }
    return selection.accessibility(for: row, label: label, value: value, hint: hint)
  }

  /// Whether the same identities are selected and checked as in another table, including hidden
  /// ones, wherever their rows are.
  ///
  ///     doneButton.isEnabled = !mails.hasSameMarks(as: mailsAtFirst)
  ///
  /// Unlike `==` it ignores everything else, such as the anchor, the lead and the undo history.
  /// Marked rows without an identity are compared by number.
  ///
  /// - Complexity: O(*k* log *n*) for *k* marked rows of both.
  public func hasSameMarks(as other: IdentifiedTable) -> Bool {
    guard selectsUnloaded == other.selectsUnloaded else { return false }
    let (mine, others) = (markedNames, other.markedNames)
    return mine == others && (mine.unnamed == 0 || selection.hasSameMarks(as: other.selection))
  }

  /// The number of marks of each identity.
  private var markedNames: MarkedNames<ID> {
    let (selected, checked) = (selection.selectedMarks.rows, selection.checkedMarks)
    let (selectedIDs, checkedIDs) = (names.ids(of: selected), names.ids(of: checked))
    let unnamed = selected.count + checked.count - selectedIDs.count - checkedIDs.count
    var counts = MarkedNames<ID>(unnamed: unnamed - (selectsUnloaded ? 1 : 0))
    for id in selectedIDs { counts.selected[id, default: 0] += 1 }
    for id in checkedIDs { counts.checked[id, default: 0] += 1 }
    return counts
  }
}

/// The number of selected and checked rows of each identity, and the marked rows without one.
private struct MarkedNames<ID: Hashable>: Equatable {
  var selected: [ID: Int] = [:]
  var checked: [ID: Int] = [:]
  var unnamed: Int
}
