// SPDX-License-Identifier: MIT

/// The questions that a cell asks when it is drawn, answered from the parts of a table that they
/// need.
///
/// To call a method of a table in a property the table is copied, which costs more than the answer.
/// The compiler (6.3) reads the parts alone if the method is inlined and what it calls consumes
/// them; it copies the whole table if they are only borrowed.
///
/// The box of the extras is read once for each answer; no one writes it meanwhile, because the
/// table that has it is only read.
extension TableSelection {
  @usableFromInline
  static func isSelected(
    _ row: RowPath, _ selected: consuming RowSet, _ shape: consuming TableShape,
    _ extras: consuming Shared<Extras>
  ) -> Bool {
    let place = extras.isEmpty ? shape.rowNumber(of: row) : number(of: row, shape, extras.readBox)
    guard let place else { return false }
    return selected.contains(place)
  }

  @usableFromInline
  static func isSelected(_ number: Int, _ selected: consuming RowSet) -> Bool {
    selected.contains(number)
  }

  @usableFromInline
  static func isEnabled(
    _ row: RowPath, _ shape: consuming TableShape, _ extras: consuming Shared<Extras>
  ) -> Bool {
    if extras.isEmpty { return shape.contains(row) }
    let box = extras.readBox
    guard let number = number(of: row, shape, box) else { return false }
    return unsafe !box.value.disabled.contains(number)
  }

  @usableFromInline
  static func isChecked(
    _ row: RowPath, _ shape: consuming TableShape, _ extras: consuming Shared<Extras>
  ) -> Bool {
    let box = extras.readBox
    guard let number = number(of: row, shape, box) else { return false }
    return unsafe box.value.checked.rows.contains(number)
  }

  @usableFromInline
  static func accessory(
    for row: RowPath, isEditing: Bool, _ shape: consuming TableShape,
    _ extras: consuming Shared<Extras>
  ) -> Accessory {
    let box = extras.readBox
    guard unsafe box.value.laws.isList(row.section), let number = number(of: row, shape, box)
    else { return .none }
    let isChecked = unsafe box.value.checked.rows.contains(number)
    return unsafe box.value.accessoryStyle.accessory(isChecked: isChecked, isEditing: isEditing)
  }

  /// The number of a row that is shown, or nil if there is no such row.
  @inline(__always)
  private static func number(
    of row: RowPath, _ shape: borrowing TableShape, _ extras: Shared<Extras>.Box
  ) -> Int? {
    guard let place = shape.rowNumber(of: row) else { return nil }
    guard let mask = unsafe extras.value.hiding?.shown else { return place }
    return mask.nth(place)
  }
}
