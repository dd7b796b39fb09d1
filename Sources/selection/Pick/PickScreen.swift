// SPDX-License-Identifier: MIT

internal import SelectionCore

/// A screen with the lines of a ``PickTable``, which reads them from their source.
@MainActor
final class PickScreen: FinderScreen {
  var table: PickTable
  /// The lines to choose initially, when they are read.
  private var remembered: RememberedLines
  /// The state of the mouse.
  var pointer = PointerTracker<RowPath>(settings: .pick)
  /// Whether lines have been drawn, so that keys act on visible lines.
  private(set) var isReady = false

  init(
    from source: Input? = nil, options: PickOptions,
    remembering remembered: RememberedLines? = nil
  ) {
    self.remembered = remembered ?? RememberedLines(checked: options.checked)
    table = PickTable(Lines(format: options.format), options: options)
    super.init(from: source, options: options, keys: PickAction.keys, restingKeys: [:])
    table.search(for: line.text)
  }

  var isBusy: Bool { table.isSearching || pane?.isDue(in: self) == true }

  func work() { if table.isSearching { table.advance() } else { pane?.begin(in: self) } }

  func feed(_ bytes: [UInt8]?) {
    table.feed(bytes) { new, lines in remembered.take(new, of: lines) }
    let count = bytes == nil ? remembered.missingCount : 0
    if count > 0, message.isEmpty {
      message =
        "\(count) remembered \(count == 1 ? "line is" : "lines are") not here: alt-m forgets"
    }
  }

  /// The remembered lines that are missing; empty if only one line may be chosen and a different
  /// line has replaced the remembered line.
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

  /// Records that lines have been drawn.
  func setReady() { isReady = true }
}
