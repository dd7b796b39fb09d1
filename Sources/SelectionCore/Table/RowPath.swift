// SPDX-License-Identifier: MIT

/// The place of a row: its section, and its row within that section, both counted from zero.
///
/// Its text form is `0.3`. Paths have the order of rows in a table: by section, then by row. A path
/// is independent of a table; the table's shape determines whether a row exists at the path.
public struct RowPath: Hashable, Sendable {
  /// The section, from zero.
  public var section: Int
  /// The row within the section, from zero.
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
  /// Whether the first row is before the second in table order.
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

  /// Reads a path written as `section.row` in ASCII digits; anything else gives nil.
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
    /// Reads a path from its text, such as `"0.3"`, including a path that no table has, such as
    /// `"0.-1"`, so that any written path can be read.
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
