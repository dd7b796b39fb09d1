// SPDX-License-Identifier: MIT

public import SelectionCore

/// A wrong use of a table, where UIKit raises an exception.
@nonexhaustive
public enum TableViewFailure: Error, Hashable, Sendable {
  /// The selection refused what it was asked to do.
  case refused(SelectionError)
  /// The data source has not the rows that an update says.
  case inconsistentData(InconsistentData)
  /// The data source gave a negative number of sections or rows.
  case negativeCount(Int)
  /// No class is registered for the identifier, and no cell with it waits in the pool.
  case unregisteredIdentifier(String)
  /// A cell was dequeued for a row that is being configured again, and another one was given back.
  case anotherCellReconfigured(RowPath)
  /// A row, header or footer is to have a height below zero or none at all.
  case invalidHeight(Double)
  /// There is no data source to give a cell for the row.
  case noDataSource(RowPath)
  /// A diffable data source gave no cell for the row.
  case noCell(RowPath)
  /// A row was touched that is off the screen, in a table that is to fail then.
  case rowOffScreen(RowPath)
  /// A snapshot was given a section or an item that is in it already.
  case duplicateIdentifier(String)
  /// A snapshot was told of a section or an item that is not in it.
  case unknownIdentifier(String)
}

extension TableViewFailure: CustomStringConvertible {
  /// What was wrong.
  public var description: String {
    switch self {
    case .refused(let error): error.description
    case .inconsistentData(let data): data.description
    case .negativeCount(let count): "the data source gave a count of \(count)"
    case .unregisteredIdentifier(let identifier):
      "unable to dequeue a cell with identifier \(identifier): no class is registered for it"
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
