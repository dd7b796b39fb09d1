// SPDX-License-Identifier: MIT

/// Lines of bytes, stored consecutively in one array.
struct ByteLines {
  /// The bytes of all complete lines, each followed by the byte that ends it, and the bytes of a
  /// line that isn't complete yet.
  private(set) var bytes: [UInt8] = []
  /// The start of each complete line, and the start of the line after them.
  private var starts = [0]

  /// The number of complete lines.
  var count: Int { starts.count - 1 }

  /// The end of the complete lines.
  var end: Int { starts[starts.count - 1] }

  /// The range of a line's bytes, without the byte that ends it.
  func range(of line: Int) -> Range<Int> { starts[line]..<(starts[line + 1] - 1) }

  /// The range of the bytes of some lines, without the byte that ends the last line.
  func range(of lines: Range<Int>) -> Range<Int> {
    let start = starts[lines.lowerBound]
    return start..<max(starts[lines.upperBound] - 1, start)
  }

  /// The bytes of a line, without the byte that ends it.
  subscript(line: Int) -> ArraySlice<UInt8> { bytes[range(of: line)] }

  /// Whether a line has the same bytes as a line of another value.
  func bytes(of line: Int, equalThoseOf other: Int, in others: ByteLines) -> Bool {
    let (mine, theirs) = (range(of: line), others.range(of: other))
    guard mine.count == theirs.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      others.bytes.withUnsafeBytes { others in
        guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first + mine.lowerBound, second + theirs.lowerBound, mine.count) == 0
      }
    }
  }

  /// Appends bytes in which a given byte ends each line.
  mutating func feed(_ more: some Collection<UInt8>, separator: UInt8) {
    var place = bytes.count
    bytes.append(contentsOf: more)
    let end = bytes.count
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      while place < end, let found = memchr(base + place, Int32(separator), end - place) {
        place = UnsafeRawPointer(found) - base + 1
        starts.append(place)
      }
    }
  }

  /// Appends a line.
  mutating func append(_ line: some Collection<UInt8>, separator: UInt8) {
    bytes.append(contentsOf: line)
    bytes.append(separator)
    starts.append(bytes.count)
  }

  /// Appends a line that a closure writes at the end of the bytes.
  mutating func append(separator: UInt8, _ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    bytes.append(separator)
    starts.append(bytes.count)
  }

  /// Reserves space for a number of bytes.
  mutating func reserveCapacity(_ byteCount: Int) { bytes.reserveCapacity(byteCount) }

  /// Ends an incomplete line.
  mutating func finish(separator: UInt8) {
    guard bytes.count > end else { return }
    bytes.append(separator)
    starts.append(bytes.count)
  }

  /// Removes the first lines.
  mutating func removeFirst(_ count: Int) {
    let start = starts[count]
    bytes.removeFirst(start)
    starts = starts.dropFirst(count).map { $0 - start }
  }
}

extension ByteLines {
  /// Reads lines without repeated checks and reference counting.
  struct Reader {
    fileprivate let starts: UnsafeBufferPointer<Int>

    /// The range of the bytes of some lines, without the byte that ends the last line.
    func range(of lines: Range<Int>) -> Range<Int> {
      let start = starts[lines.lowerBound]
      return start..<max(starts[lines.upperBound] - 1, start)
    }

    /// The number of bytes in some lines, including the bytes that end them.
    func byteCount(of lines: Range<Int>) -> Int {
      starts[lines.upperBound] - starts[lines.lowerBound]
    }

    /// The line that contains a byte, which must be one of the given lines.
    func line(at place: Int, in lines: Range<Int>) -> Int {
      var (low, step) = (lines.lowerBound, 1)
      // In most cases it is one of the first.
      while low + step < lines.upperBound, starts[low + step] <= place {
        low += step
        step *= 2
      }
      var high = min(low + step, lines.upperBound)
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if starts[middle] <= place { low = middle } else { high = middle }
      }
      return low
    }

    /// The first of the given lines, and as many more of them as fit in a number of bytes.
    func first(of lines: Range<Int>, byteCount: Int) -> Range<Int> {
      let place = starts[lines.lowerBound] + byteCount
      if place >= starts[lines.upperBound] { return lines }
      return lines.lowerBound..<max(line(at: place, in: lines), lines.lowerBound + 1)
    }
  }

  /// Calls a closure that reads lines, which must not change during the call.
  func read<Result>(_ body: (Reader) -> Result) -> Result {
    starts.withUnsafeBufferPointer { body(Reader(starts: $0)) }
  }
}
