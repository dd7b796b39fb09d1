// SPDX-License-Identifier: MIT

/// The part of a table's state that few tables have at any moment.
struct Extras: Equatable, Sendable {
  /// The sections that are checkmark lists.
  var lists = SectionLists()
  /// The checked rows.
  var checked = Marks()
  /// The rows that share their checkmark with others.
  var shared = SharedCheckmarks()
  /// The rows that are hidden.
  var hidden = HiddenRows()
  /// What rows of the lists show.
  var accessoryStyle = AccessoryStyle()
  /// The numbers of the rows that the user cannot change.
  var disabled = RowSet()
  /// The modes of sections that allow less than the table.
  var modes = SectionModes()
  /// Whether the order of picking is kept for its own sake.
  var keepsOrder = false
  /// The order in which rows came to be selected, where that is kept.
  var selectionOrder: MarkOrder?
  /// The order in which rows came to be checked, where that is kept.
  var checkOrder: MarkOrder?
  /// How many rows the user may mark.
  var limits = TableLimits()
  /// Which row is selected when all selected rows have been deleted.
  var deletionSuccessor = DeletionSuccessor.none
  /// The pointer that is down.
  var press: Press?
  /// The run of extensions that is under way.
  var run: ExtensionRun?
  /// The pan that is under way.
  var pan: Pan?
  /// The drag or band that is under way.
  var sweep: Gesture?
  /// The steps that can be undone and redone; nil where none are kept.
  var history: SelectionHistory?
  /// What was selected before editing, where that is to come back.
  var selectionBeforeEditing: RowSet?
}

/// Extras on the heap, shared between copies of a table until one of them changes; nothing where
/// there are none.
///
/// So a plain table is small to copy, and its snapshots cost next to nothing.
struct SharedExtras: Sendable {
  /// Holds the extras; never written while another value holds it too, so that a value may be sent
  /// anywhere, and exclusive access need not be checked.
  final class Box {
    @exclusivity(unchecked) var extras: Extras

    init(_ extras: Extras) { unsafe self.extras = extras }
  }

  nonisolated(unsafe) private var box: Box?

  /// The extras of tables that have none; never written.
  nonisolated(unsafe) private static let none = Box(Extras())

  /// Whether there is nothing on the heap.
  var isEmpty: Bool { unsafe box == nil }

  /// The extras, on a heap of their own once they are written.
  var value: Extras {
    _read { yield unsafe readBox.extras }
    _modify {
      let own = ownBox()
      yield unsafe &own.extras
    }
  }

  /// The box to read, which nobody writes meanwhile.
  private var readBox: Box { @inline(never) get { unsafe box ?? Self.none } }

  /// A box that no other value holds.
  @inline(never)
  private mutating func ownBox() -> Box {
    if unsafe isKnownUniquelyReferenced(&box), let box = unsafe box { return box }
    let own = Box(value)
    unsafe box = own
    return own
  }
}

extension SharedExtras: Equatable {
  static func == (first: SharedExtras, second: SharedExtras) -> Bool {
    unsafe first.box === second.box || first.value == second.value
  }
}
