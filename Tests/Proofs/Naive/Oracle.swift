// SPDX-License-Identifier: MIT
package import SelectionCore

/// What each row should be after an input, from what it was, whether it is covered, whether it is
/// fixed, and the laws of how many rows may be marked.
///
/// Rows know themselves by numbers that they keep for ever, and whether they are shown. So nothing
/// follows a change to the data, or to what is shown, but the rows. Each effect is said of one row
/// at a time:
///
/// 1. A row that is fixed keeps its mark under everything that covers many rows.
/// 2. A row that is covered takes on what the gesture does; one that no longer is has what it had
///    before the gesture.
/// 3. A row that an action reaches flips, or is marked; what is in its way gives way, if the
///    rules allow it.
/// 4. Where one row may be marked, of several the one that is preferred stays, else the lowest.
/// 5. A row of a list is not selected outside of editing; a row of no list is not checked.
/// 6. Anchor and lead are rows, shown or not; where theirs goes they are the next that stays, else
///    the one before. Where theirs is hidden the next that is shown is read, else the one before.
/// 7. A step brings back what was marked, as far as the rows are there and the laws allow it.
/// 8. A limit refuses what adds beyond it or leaves too few, or lets the rows go that were marked
///    first.
/// 9. Where all selected rows went, the free row beside the place of the lead is selected, if that
///    went too, else beside the last of them.
/// 10. A press does at once what deselects nothing, and the rest at the release.
/// 11. The program asks nothing, tells nothing, and is bound by the laws alone.
/// 12. A row is shown or hidden. A hidden one keeps its marks under all that adds, and loses them
///     where marks are replaced; it counts where one may be marked, and under limits.
/// 13. Rows of one identity in one list are one item: what checks one of them checks all.
/// 14. What was before a run or a gesture is a state of the table, and goes through a change of the
///     data as the table does. Rows that are hidden have left, and rows that are shown again are
///     what they come as.
/// 15. What changes nothing is nothing.
package struct Oracle: Equatable {
  package struct Refused: Error {}

  /// The marks, by the rows' own numbers.
  package struct Marks: Equatable {
    var selected: Set<Int>
    var checked: Set<Int>
    /// The app's own layers, for each row that is marked in any.
    var layers: [Int: Set<MarkLayer>] = [:]
    var anchor: Int?
    var lead: Int?
    /// All rows of the table at that time, in table order.
    var order: [Int]

    /// Whether a step from one to the other changes anything.
    func isMarked(as other: Marks) -> Bool {
      selected == other.selected && checked == other.checked && layers == other.layers
    }
  }

  package struct Step: Equatable {
    var before: Marks
    var after: Marks
  }

  package struct Pan: Equatable {
    var first: Int
    var current: Int
    var base: Set<Int>
    /// The times at which the rows that it found selected were selected.
    var times: [Int: Int]
    /// The rows that it has covered since its last part, which doesn't include rows that came, left
    /// or were reloaded since.
    var covered: Set<Int> = []
    /// The rows that it replaced.
    var gaveWay: Set<Int> = []
    /// The rows that were selected after its last part.
    var selected: Set<Int>
    /// The rows that something else has changed while it covered them.
    var othersRows: Set<Int> = [], selects: Bool
  }

  package struct Sweep: Equatable {
    var effect: SweepEffect
    var base: Set<Int>
    var times = Times()
  }

  /// The times at which rows were marked before a run or a sweep; empty if no order was kept then.
  package struct Times: Equatable {
    var selected: [Int: Int] = [:]
    var checked: [Int: Int] = [:]
  }

  /// The rows that were marked before the run or the sweep that an input continues.
  package struct Start: Equatable {
    var selected: Set<Int>
    var checked: Set<Int>
    var times: Times
  }

  /// A pointer that is down, and the effect that waits for its release.
  package struct Pressed: Equatable {
    var id: Int
    var waiting: RowEffect?
  }

  /// The beginning of a gesture.
  package struct Beginning: Equatable {
    var marks: Marks
    var done: [Step]
    var undone: [Step]
  }

  package var data: NaiveRows
  var policy = SelectionPolicy()
  var transition = EditingTransition.clear
  var isEditing = false
  var limits = SelectionLimits()
  var layerLimits: [MarkLayer: SelectionLimits] = [:]
  var overflow = LimitOverflow.refuse
  var keepsOrder = false
  var successor = DeletionSuccessor.none
  var scope = ReplacementScope.all
  /// Whether the table ever got an input that shows rows.
  var wasToldToShow = false
  /// Whether the input replaces the selection.
  var isReplacing = false
  /// The anchor before the input.
  var oldAnchor: Int?
  var anchor: Int?
  var lead: Int?
  var touched: Int?
  var pressed: Pressed?
  /// The run or the sweep that the input continues.
  var start: Start?
  /// The marks before the run of extensions.
  var run: Marks?
  var runTimes = Times()
  /// The section whose header the run taps; nil for extensions.
  var header: Int?
  var pan: Pan?
  var sweep: Sweep?
  var putsBack = false
  var undoLimit: Int?
  var done: [Step] = []
  var undone: [Step] = []
  /// The state before the gesture under way: marks, and the steps.
  var beginning: Beginning?
  var time = 0
  var calls: [String] = []
  /// Whether the last input reloaded everything.
  var wasReloaded = false
  /// Rows that the last input renamed, with their new numbers.
  var renamed: [Int: Int] = [:]

  package init(_ counts: [Int]) { data = NaiveRows(counts) }

  /// A row and its place; the path counts shown rows.
  package struct Place {
    var section: Int
    package var path: RowPath
    var row: NaiveRows.Row
    var isHidden: Bool { !row.isShown }
    var id: Int { row.id }
  }

  /// All rows in table order, shown or not, except those of no section.
  var whole: [Place] {
    data.sections.enumerated().flatMap { s, section in
      var shown = 0
      return section.rows.map { row in
        defer { shown += row.isShown ? 1 : 0 }
        let path = row.isShown ? RowPath(section: s, row: shown) : Self.nowhere
        return Place(section: s, path: path, row: row)
      }
    }
  }

  /// The path of a row that has none.
  private static let nowhere = RowPath(section: -1, row: -1)

  /// The rows outside of all sections; the section is negative if a row counts with none.
  var outside: [Place] {
    data.outside.map { outside in
      let section = data.sections.firstIndex { $0.id == outside.section } ?? -1
      return Place(section: section, path: Self.nowhere, row: outside.row)
    }
  }

  /// The shown rows.
  package var places: [Place] { whole.filter { !$0.isHidden } }

  var hidden: [Place] { whole.filter { $0.isHidden } + outside }

  /// All rows that can have marks: the shown ones, followed by the hidden ones.
  var all: [Place] {
    let whole = whole
    return whole.filter { !$0.isHidden } + whole.filter { $0.isHidden } + outside
  }

  /// Whether an input that replaces the selection leaves a row as it is.
  func isOutOfReach(_ place: Place) -> Bool { scope == .shown && place.isHidden }

  /// The place of an anchor or lead: its row, else the next shown one, else the one before.
  func read(_ id: Int?) -> Place? {
    let order = whole + outside
    guard let start = order.firstIndex(where: { $0.id == id }) else { return nil }
    return order[start...].first { !$0.isHidden } ?? order[..<start].last { !$0.isHidden }
  }

  var mode: RowSelectionMode { policy.mode(isEditing: isEditing) }

  var marks: Marks {
    let all = all
    let layers = all.filter { !$0.row.layers.isEmpty }.map { ($0.id, $0.row.layers) }
    return Marks(
      selected: Set(all.filter { $0.row.isSelected }.map { $0.id }),
      checked: Set(all.filter { $0.row.isChecked }.map { $0.id }),
      layers: Dictionary(uniqueKeysWithValues: layers), anchor: anchor, lead: lead,
      order: data.sections.flatMap { $0.rows.map { $0.id } })
  }

  func place(_ id: Int) -> Place? { places.first { $0.id == id } }

  func id(_ path: RowPath) throws(Refused) -> Int {
    guard let place = places.first(where: { $0.path == path }) else { throw Refused() }
    return place.id
  }

  /// The kind of the list whose checkmarks are in force for a row.
  func list(_ place: Place) -> CheckmarkListKind? {
    isEditing ? nil : data.sections[place.section].kind
  }

  func mode(_ section: Int) -> RowSelectionMode {
    let narrower = data.sections[section].mode
    if mode == .none || narrower == .none { return .none }
    return narrower == .single ? .single : mode
  }

  func isFixed(_ place: Place) -> Bool {
    place.row.isDisabled || place.section >= 0 && data.sections[place.section].mode == .none
  }

  /// Whether of two sections' rows one can be checked.
  func isOneChoice(_ first: Int, _ second: Int) -> Bool {
    if first == second { return true }
    guard data.sections.indices.contains(first), data.sections.indices.contains(second) else {
      return false
    }
    let (one, other) = (data.sections[first], data.sections[second])
    return one.group != nil && one.group == other.group && one.kind?.isExclusive == true
      && other.kind?.isExclusive == true
  }

  /// Whether two rows share an item of a list.
  func isOneItem(_ first: Place, _ second: Place) -> Bool {
    first.id == second.id
      || first.row.name != nil && first.row.name == second.row.name
        && first.section == second.section && first.section >= 0
        && data.sections[first.section].kind != nil
  }

  func canChange(_ place: Place) -> Bool { mode != .none && !isFixed(place) }

  /// Sets a property of some rows.
  mutating func say(
    _ set: (inout NaiveRows.Row, Bool) -> Void, of places: [Place], _ value: (Place) -> Bool
  ) {
    let values = Dictionary(uniqueKeysWithValues: places.map { ($0.id, value($0)) })
    data.forEach { row in if let value = values[row.id] { set(&row, value) } }
  }

  /// Sets whether each shown row is selected.
  mutating func select(where isSelected: (Place) -> Bool) {
    say({ $0.isSelected = $1 }, of: places, isSelected)
  }

  /// Sets whether each row, shown or hidden, is selected.
  mutating func selectAll(where isSelected: (Place) -> Bool) {
    say({ $0.isSelected = $1 }, of: all, isSelected)
  }

  /// Sets whether each row, shown or hidden, is checked.
  mutating func check(where isChecked: (Place) -> Bool) {
    say({ $0.isChecked = $1 }, of: all, isChecked)
  }

  /// Checks each row of an item of which one row is checked.
  mutating func shareChecks() {
    let checked = all.filter { $0.row.isChecked }
    let oracle = self
    check { place in checked.contains { oracle.isOneItem($0, place) } }
  }

  mutating func setAnchorAndLead(to id: Int) {
    anchor = id
    lead = id
  }

  mutating func call(_ name: String, _ place: Place) { calls.append("\(name):\(place.path)") }
}
