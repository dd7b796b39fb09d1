// SPDX-License-Identifier: MIT

/// Why bytes are no set of rows.
public enum RowSetBytesError: Error, Hashable, Sendable {
  /// They are of a version that this library does not know, or there are none.
  case unknownVersion
  /// They end within a run.
  case truncated
  /// A number is too large, or is written in more bytes than it takes.
  case malformedNumber
  /// Two runs touch or overlap.
  case touchingRuns
}

extension RowSetBytesError: CustomStringConvertible {
  /// What is wrong with the bytes.
  public var description: String {
    switch self {
    case .unknownVersion: "the bytes are of no known version"
    case .truncated: "the bytes end within a run"
    case .malformedNumber: "a number is malformed"
    case .touchingRuns: "two runs touch or overlap"
    }
  }
}

extension RowSet {
  /// The version of the bytes that are written, which is their first.
  private static let bytesVersion: UInt8 = 1

  /// The set as bytes: a few for any number of rows in one stretch, about one for an isolated row among many.
  ///
  /// After the version there stands for each run the number of rows since the end of the last, doubled, and one more
  /// if the run has several rows; then, in that case, its number of rows less two. Numbers are written seven bits to
  /// a byte, the low ones first; the high bit says that more follow. The form is stable.
  /// - Complexity: O(*r*).
  public var bytes: [UInt8] {
    var bytes = [Self.bytesVersion]
    var end = 0
    for run in ranges {
      let gap = UInt(run.lowerBound - end)
      bytes.append(number: gap << 1 | (run.count > 1 ? 1 : 0))
      if run.count > 1 { bytes.append(number: UInt(run.count - 2)) }
      end = run.upperBound
    }
    return bytes
  }

  /// Reads a set from its bytes, of which nothing is trusted.
  ///
  /// - Parameter bytes: the bytes.
  /// - Throws: what is wrong with them.
  /// - Complexity: O(*r*).
  public init(bytes: [UInt8]) throws(RowSetBytesError) {
    guard bytes.first == Self.bytesVersion else { throw .unknownVersion }
    var reader = ByteReader(bytes: bytes, position: 1)
    var builder = NodeBuilder()
    var end = 0
    while reader.position < bytes.count {
      let head = try reader.number()
      let gap = Int(head >> 1)
      let more = head & 1 == 1 ? try reader.number() : nil
      // A run has at least one row, so that `end` is zero before the first one only.
      guard end == 0 || gap > 0 else { throw .touchingRuns }
      let count = more.map { $0.addingReportingOverflow(2) } ?? (partialValue: 1, overflow: false)
      guard !count.overflow, count.partialValue <= UInt(Int.max),
        Int(count.partialValue) <= .max - end - gap
      else { throw .malformedNumber }
      builder.append(gap, false)
      builder.append(Int(count.partialValue), true)
      end += gap + Int(count.partialValue)
    }
    self.init(builder.finish())
  }
}

/// Numbers read from bytes, one after the other.
private struct ByteReader {
  let bytes: [UInt8]
  var position: Int

  /// Reads a number below twice `Int.max`.
  mutating func number() throws(RowSetBytesError) -> UInt {
    var value: UInt = 0
    var shift: UInt = 0
    while position < bytes.count {
      let byte = UInt(bytes[position])
      position += 1
      let part = (byte & 0x7F) << shift
      // Bits beyond the highest are shifted out, so that they are missing here.
      guard part >> shift == byte & 0x7F else { throw .malformedNumber }
      value |= part
      if byte < 0x80 {
        guard byte > 0 || shift == 0 else { throw .malformedNumber }
        return value
      }
      shift += 7
    }
    throw .truncated
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: UInt) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}
