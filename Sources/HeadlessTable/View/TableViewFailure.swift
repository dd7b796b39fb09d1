// SPDX-License-Identifier: MIT

public import SelectionCore

/// An incorrect use of a table, for which UIKit raises an exception.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum TableViewFailure: Error, Hashable, Sendable {
  /// The table's selection state refused a change.
  case refused(SelectionError)
  /// The data source's row counts differ from the counts that result from an update.
  case inconsistentData(InconsistentData)
  /// The data source returned a negative number of sections or rows.
  case negativeCount(Int)
  /// No class or nib is registered for the identifier, and the pool contains no cell with that
  /// identifier.
  case unregisteredIdentifier(String)
  /// A nib was registered for the identifier, but ``Nib/cellClasses`` contains no class for the
  /// nib's name.
  case missingNib(String)
  /// A cell was dequeued for a row that is being configured again, but a different cell was
  /// returned.
  case anotherCellReconfigured(RowPath)
  /// The height of a row, header or footer is negative or isn't a number.
  case invalidHeight(Double)
  /// There is no data source to return a cell for the row.
  case noDataSource(RowPath)
  /// A diffable data source returned no cell for the row.
  case noCell(RowPath)
  /// A row that isn't on the screen was touched in a table that doesn't allow such touches.
  case rowOffScreen(RowPath)
  /// A section or an item was added to a snapshot that already contains it.
  case duplicateIdentifier(String)
  /// A change to a snapshot refers to a section or an item that the snapshot doesn't contain.
  case unknownIdentifier(String)
}

extension TableViewFailure: CustomStringConvertible {
  /// A message that describes the failure.
  public var description: String {
    switch self {
    case .refused(let error): error.description
    case .inconsistentData(let data): data.description
    case .negativeCount(let count): "the data source gave a count of \(count)"
    case .unregisteredIdentifier(let identifier):
      "unable to dequeue a cell with identifier \(identifier): no class is registered for it"
    case .missingNib(let name):
      "could not load the nib \(name): set the class of its cell, UINib.cellClasses[\"\(name)\"]"
    case .anotherCellReconfigured(let row):
      "the data source gave another cell for row \(row) while it was being reconfigured"
    case .invalidHeight(let height): "\(height) is no height"
    case .noDataSource(let row): "there is no data source to give a cell for row \(row)"
    case .noCell(let row): "the data source gave no cell for row \(row)"
    case .rowOffScreen(let row): "row \(row) is off the screen"
    case .duplicateIdentifier(let identifier):
      "supplied identifiers are not unique: \(identifier) is there twice"
    case .unknownIdentifier(let identifier): "\(identifier) is not in the snapshot"
    }
  }
}
