// SPDX-License-Identifier: MIT

internal import StoredFiles

/// The queries of earlier runs, in a file with one query on each line and the latest query at the
/// end.
struct QueryHistory {
  let name: String
  private let file: StoredFile
  private let limit: Int
  private let past: [String]
  /// The place of the shown query among the earlier queries; if it is their number, the typed text
  /// is shown.
  private var place: Int
  /// The text that was typed before an earlier query was shown.
  private var typed = ""

  /// Reads the queries in a file, which needn't exist.
  init(file name: [UInt8], limit: Int) throws(SystemError) {
    self.name = name.text
    self.limit = limit
    guard let file = try StoredFile(name) else { throw SystemError(EISDIR) }
    self.file = file
    past = Self.queries(in: try file.read() ?? [])
    place = past.count
  }

  private static func queries(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { Array($0).text }
  }

  /// The query before the shown query; nil if there is none.
  mutating func previous(to shown: String) -> String? {
    guard place > 0 else { return nil }
    if place == past.count { typed = shown }
    place -= 1
    return past[place]
  }

  /// The query after the shown query, or after the last query the typed text; nil if the typed text
  /// is already shown.
  mutating func next() -> String? {
    guard place < past.count else { return nil }
    place += 1
    return place < past.count ? past[place] : typed
  }

  /// Adds a query at the end of the file, unless it is already the last query.
  func save(_ query: String) throws(SystemError) {
    guard !query.isEmpty else { return }
    try file.update { bytes in
      var all = Self.queries(in: bytes)
      if all.last != query { all.append(query) }
      return all.suffix(limit).flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    }
  }
}

extension FinderScreen {
  /// Reads the queries of earlier runs, if they are saved.
  ///
  /// - Returns: False if an error occurred, which has been reported.
  func openHistory() -> Bool {
    guard let name = options.history else { return true }
    do throws(SystemError) {
      history = try QueryHistory(file: name, limit: options.historySize)
      return true
    } catch {
      Output.complain("cannot read \(name.text): \(error)")
      return false
    }
  }

  /// Saves the query for later runs.
  ///
  /// - Returns: False if an error occurred, which has been reported.
  func rememberQuery() -> Bool {
    guard let history else { return true }
    do throws(SystemError) {
      try history.save(line.text)
      return true
    } catch {
      Output.complain("cannot write \(history.name): \(error)")
      return false
    }
  }
}
