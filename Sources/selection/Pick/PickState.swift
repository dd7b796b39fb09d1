// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import StoredFiles

/// An error thrown when chosen lines can't be stored or read.
enum PickStateError: Error, CustomStringConvertible {
  case unreadable(String, SystemError)
  case unwritable(String, SystemError)
  case notAFile(String)
  case foreign(String)

  var description: String {
    switch self {
    case .unreadable(let file, let error): "cannot read \(file): \(error)"
    case .unwritable(let file, let error): "cannot write \(file): \(error)"
    case .notAFile(let file): "\(file) is a directory or a device, not a file"
    case .foreign(let file): "\(file) does not hold lines that this version has saved"
    }
  }
}

/// A file that stores chosen lines between runs, even if lines are added, removed or reordered.
///
/// The first line identifies the format. After that, each chosen line is stored unchanged, preceded
/// by two numbers: the number of lines before it with the same bytes, and the number of its bytes.
struct PickState {
  private static let title = Array("selection pick ticks 1\n".utf8)

  private let name: String
  private let file: StoredFile
  /// The contents of the file when it was read.
  private var loaded: [UInt8] = []

  /// Refers to a file, which needn't exist.
  init(file name: [UInt8]) throws(PickStateError) {
    self.name = name.text
    let file: StoredFile?
    do throws(SystemError) { file = try StoredFile(name) } catch {
      throw .unreadable(self.name, error)
    }
    guard let file else { throw .notAFile(self.name) }
    self.file = file
  }

  /// The reason why lines can't be saved, if it is known before trying.
  var obstacle: PickStateError? { file.obstacle.map { .unwritable(name, $0) } }

  /// Reads the lines that the file stores; an empty or missing file stores none.
  mutating func load(checked: [[UInt8]]) throws(PickStateError) -> RememberedLines {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try file.read() ?? []
    } catch {
      throw .unreadable(name, error)
    }
    loaded = bytes
    var remembered = RememberedLines(checked: checked, byteCount: bytes.count)
    guard !bytes.isEmpty else { return remembered }
    guard bytes.starts(with: Self.title) else { throw .foreign(name) }
    var place = Self.title.count
    while place < bytes.count {
      guard let occurrence = Self.number(in: bytes, at: &place, endedBy: UInt8(ascii: " ")),
        let count = Self.number(in: bytes, at: &place, endedBy: UInt8(ascii: "\n")),
        count < bytes.count - place, bytes[place + count] == UInt8(ascii: "\n")
      else { throw .foreign(name) }
      remembered.remember(bytes[place..<(place + count)], occurrence: occurrence)
      place += count + 1
    }
    return remembered
  }

  /// Reads a number of at most 17 digits, and the byte that ends it.
  private static func number(
    in bytes: [UInt8], at place: inout Int, endedBy end: UInt8
  ) -> Int? {
    var number = 0
    let start = place
    while place < bytes.count, place - start < 18 {
      let byte = bytes[place]
      place += 1
      if byte == end { return place - start > 1 ? number : nil }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return nil
  }

  /// Stores the chosen lines, and the remembered lines that are missing in this run.
  ///
  /// Lines that another run has added or removed since the file was read are also added or removed
  /// here, unless at most one line is stored.
  func save(
    _ chosen: RowSet, of lines: Lines, missing: [(line: ArraySlice<UInt8>, occurrence: Int)],
    isExclusive: Bool
  ) throws(PickStateError) {
    var bytes = Self.title
    bytes.reserveCapacity(lines.raw.bytes.count + 16 * chosen.count)
    func add(_ line: ArraySlice<UInt8>, _ occurrence: Int) {
      bytes.appendNumber(occurrence)
      bytes.append(UInt8(ascii: " "))
      bytes.appendNumber(line.count)
      bytes.append(UInt8(ascii: "\n"))
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    // Lines after the last chosen one don't matter.
    let count = (chosen.last ?? -1) + 1
    var index = LineIndex(capacity: count)
    var counts = [Int32](repeating: 0, count: count)
    var line = 0
    for run in chosen.ranges {
      while line < run.upperBound {
        let first = index.add(line, of: lines.raw)
        if line >= run.lowerBound { add(lines[line], Int(counts[first])) }
        counts[first] += 1
        line += 1
      }
    }
    for (line, occurrence) in missing { add(line, occurrence) }
    do throws(SystemError) {
      try file.update { now in
        isExclusive || now == loaded ? bytes : Self.merged(bytes, from: loaded, with: now)
      }
    } catch {
      throw .unwritable(name, error)
    }
  }
}

extension PickState {
  /// Merges this run's lines with the changes of another run.
  ///
  /// - Parameters:
  ///   - mine: The lines of this run.
  ///   - base: The lines that were stored when this run began.
  ///   - other: The currently stored lines.
  /// - Returns: The lines to store.
  private static func merged(
    _ mine: [UInt8], from base: [UInt8], with other: [UInt8]
  ) -> [UInt8] {
    let (base, other) = (entries(of: base), entries(of: other))
    let (known, others) = (Set(base), Set(other))
    let kept = entries(of: mine)
    let all = Set(kept)
    let dropped = known.subtracting(others)
    let new = other.filter { !known.contains($0) && !all.contains($0) }
    return title + (kept.filter { !dropped.contains($0) } + new).joined()
  }

  /// The stored lines one by one, each with its two numbers; empty if another program has written
  /// the file.
  private static func entries(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    guard bytes.starts(with: title) else { return [] }
    var entries: [ArraySlice<UInt8>] = []
    var place = title.count
    while place < bytes.count {
      let start = place
      guard number(in: bytes, at: &place, endedBy: UInt8(ascii: " ")) != nil,
        let count = number(in: bytes, at: &place, endedBy: UInt8(ascii: "\n")),
        count < bytes.count - place
      else { return [] }
      place += count + 1
      entries.append(bytes[start..<place])
    }
    return entries
  }
}
