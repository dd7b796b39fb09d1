// SPDX-License-Identifier: MIT

/// The name of a nib that contains a cell.
///
/// The test double uses the name in place of the nib, because it has no nibs.
///
/// A test determines the class of the cell:
///
///     Nib.cellClasses["TrackCell"] = TrackCell.self
///
/// As when UIKit loads a nib, the cell is created by `init(coder:)`, and then `awakeFromNib()` is
/// called. A test that needs outlets overrides one of these two methods in a subclass.
@MainActor @preconcurrency
public final class Nib: EqualByIdentity {
  /// The classes of cells by the names of their nibs; set this property in a test.
  public static var cellClasses: [String: TableViewCell.Type] = [:]

  /// The name of the nib.
  public let name: String

  /// Creates a nib with a name; the bundle is ignored, because no bundle contains nibs.
  public init(nibName name: String, bundle: Any?) { self.name = name }

  /// A new cell; nil if there is no class for it.
  func cell() -> TableViewCell? {
    let cell = Self.cellClasses[name]?.init(coder: NibCoder())
    cell?.awakeFromNib()
    return cell
  }
}
