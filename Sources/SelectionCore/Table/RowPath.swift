// SPDX-License-Identifier: MIT

/// The position of a row, which consists of its section and of its row within that section, both
/// counted from zero.
///
/// The text form of a path is `0.3`, for example. Paths are ordered like the rows in a table: by
/// section, and then by row. A path doesn't belong to a table; a table's shape determines whether a
/// row exists at the path.
public struct RowPath: Hashable, Sendable {
  /// The number of the section, counted from zero.
  public var section: Int
  /// The number of the row within the section, counted from zero.
  public var row: Int

  /// Creates the path of a row in a section.
  ///
  ///     RowPath(section: 1, row: 2)          // 1.2
  @inlinable
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Creates the path of a row in a section, with the arguments in the order of the text form.
  ///
  ///     RowPath(0, 3)      // 0.3
  @inlinable
  public init(_ section: Int, _ row: Int) {
    self.init(section: section, row: row)
  }

  /// Creates the path of a row in a section, with the arguments in UIKit's order.
  ///
  ///     RowPath(row: 2, section: 1)          // 1.2
  @inlinable
  public init(row: Int, section: Int) {
    self.init(section: section, row: row)
  }
}

extension RowPath: Comparable {
  /// Whether the first row is before the second row in table order.
  @inlinable
  public static func < (first: RowPath, second: RowPath) -> Bool {
    first.section == second.section ? first.row < second.row : first.section < second.section
  }
}

// For `p` and the variables of a debugger; Embedded Swift lacks the macro.
#if !hasFeature(Embedded)
  @DebugDescription
#endif
extension RowPath: LosslessStringConvertible {
  /// The path as `section.row`.
  public var description: String { "\(section).\(row)" }

  /// Reads a path written as `section.row` in ASCII digits; for any other text, the result is nil.
  ///
  ///     RowPath("1.2")                       // 1.2
  ///     RowPath("1,2")                       // nil
  public init?(_ description: String) { self.init(TextScanner(description)) }

  private init?(_ text: TextScanner) {
    var text = text
    guard let path = text.path(), text.isAtEnd else { return nil }
    self = path
  }
}

#if !hasFeature(Embedded)
  extension RowPath: CustomReflectable {
    /// A mirror without children, so that a dump shows only the path.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension RowPath: Codable {
    /// Reads a path from its text, such as `"0.3"`.
    ///
    /// So that any written path can be read, the initializer also reads a path that no table
    /// contains, such as `"0.-1"`.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value(orSay: "is not a row path such as 0.3") {
        RowPath(TextScanner($0, allowsAnyRows: true))
      }
    }

    /// Writes the path as its text, such as `"0.3"`.
    public func encode(to encoder: any Encoder) throws {
      try encoder.write(description)
    }
  }
#endif
