// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import StoredFiles

/// A screen with the lines of a ``PickTable``, which reads them from their source.
@MainActor
final class PickScreen: FinderScreen {
  var table: PickTable
  /// The lines to choose initially, as they are read.
  private var remembered: RememberedLines
  /// The source of lines, until all have been read.
  private var source: Input?
  /// The error that ended reading.
  private(set) var readingError: SystemError?
  /// The state of the mouse.
  var pointer = PointerTracker<RowPath>(settings: .pick)
  /// Whether lines have been drawn, so that keys act on visible lines.
  private(set) var isReady = false

  init(
    from source: Input? = nil, options: PickOptions,
    remembering remembered: RememberedLines? = nil
  ) {
    self.source = source
    self.remembered = remembered ?? RememberedLines(checked: options.checked)
    table = PickTable(Lines(format: options.format), options: options)
    super.init(options: options, keys: PickAction.keys, restingKeys: [:])
    table.search(for: line.text)
  }

  /// Whether more lines may come.
  var isReading: Bool { source != nil }

  var inputs: [Int32] { [source?.file, pane?.file].compactMap(\.self) }

  var isBusy: Bool { table.isSearching || pane?.isDue(in: self) == true }

  func work() { if table.isSearching { table.advance() } else { pane?.begin(in: self) } }

  func readInput(_ file: Int32) -> Step {
    if file == source?.file { return readInput() }
    pane?.read()
    return .stay
  }

  func readInput() -> Step {
    do throws(SystemError) {
      let bytes = try source?.next()
      if bytes == nil { source = nil }
      feed(bytes)
    } catch {
      readingError = error
      source = nil
      feed(nil)
    }
    return !isReading && table.lines.count == 0 ? .end(1) : .stay
  }

  /// Appends bytes of lines; nil at their end.
  func feed(_ bytes: [UInt8]?) {
    table.feed(bytes) { new, lines in remembered.take(new, of: lines) }
    let count = bytes == nil ? remembered.missingCount : 0
    if count > 0, message.isEmpty {
      message =
        "\(count) remembered \(count == 1 ? "line is" : "lines are") not here: alt-m forgets"
    }
  }

  /// The remembered lines that are missing; empty if only one line may be chosen, and another one
  /// has replaced it.
  var missing: [(line: ArraySlice<UInt8>, occurrence: Int)] {
    table.isExclusive && !table.chosen.isEmpty ? [] : remembered.missing
  }

  /// Forgets remembered lines that are missing.
  func forgetMissing() {
    let count = isReading ? 0 : remembered.missingCount
    guard count > 0 else { return message = "there is nothing to forget" }
    message = "forgotten: \(count)"
    remembered.forgetMissing()
  }

  /// Notes that lines have been drawn.
  func setReady() { isReady = true }
}
