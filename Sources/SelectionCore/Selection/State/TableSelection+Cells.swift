// SPDX-License-Identifier: MIT

/// The queries that a cell makes when it is drawn, computed from only those parts of a table that
/// they need.
///
/// Calling a method of a table in a property copies the table, which costs more than the query. The
/// compiler (6.3) reads only the parts if the method is inlined and the functions that it calls
/// consume them; it copies the whole table if they are only borrowed.
///
/// The extras, and the object with the rows that are shown, are read in place, because a reference
/// would be retained for each query. They aren't written during the read, because the table that
/// contains them is only read.
extension TableSelection {
  @usableFromInline
  static func isSelected(
    _ row: RowPath, _ selected: consuming RowSet, _ shape: consuming TableShape,
    _ extras: consuming Shared<Extras>
  ) -> Bool {
    guard let place = shape.rowNumber(of: row) else { return false }
    guard let extras = extras.box else { return selected.contains(place) }
    return extras.number(ofShown: place).map { selected.contains($0) } ?? false
  }

  @usableFromInline @inline(never)
  static func isSelected(_ number: Int, _ selected: consuming RowSet) -> Bool {
    selected.contains(number)
  }

  @usableFromInline
  static func isEnabled(
    _ row: RowPath, _ shape: consuming TableShape, _ extras: consuming Shared<Extras>
  ) -> Bool {
    guard let place = shape.rowNumber(of: row) else { return false }
    return extras.box?.isEnabled(place) ?? true
  }

  @usableFromInline
  static func isChecked(
    _ row: RowPath, _ shape: consuming TableShape, _ extras: consuming Shared<Extras>
  ) -> Bool {
    guard let place = shape.rowNumber(of: row) else { return false }
    return extras.box?.isChecked(place) ?? false
  }

  @usableFromInline
  static func accessory(
    for row: RowPath, isEditing: Bool, _ shape: consuming TableShape,
    _ extras: consuming Shared<Extras>
  ) -> RowAccessory {
    guard let extras = extras.box, extras.isList(row.section),
      let place = shape.rowNumber(of: row)
    else { return .none }
    return extras.accessory(ofShown: place, isEditing: isEditing)
  }
}

/// The results of the queries for the row at a position among the shown rows.
extension Shared<Extras>.Box {
  fileprivate func isEnabled(_ place: Int) -> Bool {
    number(ofShown: place).map { !value.disabled.containsInPlace($0) } ?? false
  }

  fileprivate func isChecked(_ place: Int) -> Bool {
    number(ofShown: place).map { value.checked.rows.containsInPlace($0) } ?? false
  }

  fileprivate func accessory(ofShown place: Int, isEditing: Bool) -> RowAccessory {
    guard let number = number(ofShown: place) else { return .none }
    let isChecked = value.checked.rows.containsInPlace(number)
    return value.accessoryStyle.accessory(isChecked: isChecked, isEditing: isEditing)
  }

  fileprivate func isList(_ section: Int) -> Bool { value.laws.isList(section) }

  /// The number of the row; nil if it isn't shown.
  @inline(__always)
  fileprivate func number(ofShown place: Int) -> Int? {
    guard let hiding = value.hiding else { return place }
    return Unmanaged.passUnretained(hiding)._withUnsafeGuaranteedRef {
      $0.number(ofShown: place)
    }
  }
}
