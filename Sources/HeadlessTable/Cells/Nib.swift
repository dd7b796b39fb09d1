// SPDX-License-Identifier: MIT

/// The name of a nib with a cell, in place of the nib; there are no nibs here.
///
/// A test determines the class of the cell:
///
///     Nib.cellClasses["TrackCell"] = TrackCell.self
///
/// As from a nib, a cell is made by `init(coder:)`, and `awakeFromNib()` is called; a test that
/// needs outlets overrides one of them in a subclass.
@MainActor @preconcurrency
public final class Nib: EqualByIdentity {
  /// The classes of the cells by the names of their nibs; set them in a test.
  public static var cellClasses: [String: TableViewCell.Type] = [:]

  /// The name of the nib.
  public let name: String

  /// Makes a nib of a name; there are no bundles with nibs, so the bundle is ignored.
  public init(nibName name: String, bundle: Any?) { self.name = name }

  /// A new cell; nil if there is no class for it.
  func cell() -> TableViewCell? {
    let cell = Self.cellClasses[name]?.init(coder: NibCoder())
    cell?.awakeFromNib()
    return cell
  }
}
