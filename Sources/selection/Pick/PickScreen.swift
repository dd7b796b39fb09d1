// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import StoredFiles

/// Lines to choose from: what of a ``PickTable`` is on the screen, and where its lines come from.
@MainActor
final class PickScreen: Screen {
  var table: PickTable
  let options: PickOptions
  /// What keys do that neither move nor type.
  let keys: [TerminalKey: [PickAction]]
  /// What is chosen from the start, as it comes.
  private var remembered: RememberedLines
  /// Where lines come from, until all have come.
  private var source: Input?
  /// Why no more lines could be read.
  private(set) var readingError: SystemError?
  /// What is said beside the title until the next key.
  var message = ""
  /// The words being typed.
  var line = QueryLine()
  /// Whether the last key was for them, so that the terminal's cursor is there.
  var isEditing = false
  /// What keys do, while that is shown in place of the rows.
  var keyList: KeyList?
  /// Whether the last key was ⇧ with one that moves, so that another one goes on with the range.
  var isInRange = false
  /// The lines on the screen.
  var window = RowWindow()
  /// Where the lines that were drawn last have the rows.
  var layout = PickLayout()
  /// What a command says of the line under the cursor, if one was given.
  let preview: Preview?
  /// What it says that about.
  var subject: PreviewSubject?
  /// How much room it has.
  var previewSize = ScreenSize()
  /// What the mouse is about.
  var pointer = PointerTracker<RowPath>(settings: .pick)
  /// Whether lines have been drawn, so that keys act on what is seen.
  var isReady = false

  init(
    from source: Input? = nil, options: PickOptions,
    remembering remembered: RememberedLines? = nil
  ) {
    self.source = source
    self.options = options
    self.remembered = remembered ?? RememberedLines(checked: options.checked)
    table = PickTable(Lines(format: options.format), options: options)
    preview = options.preview == nil || options.keys != nil ? nil : Preview()
    keys = PickAction.keys.merging(options.bindings) { $1 }
    line = QueryLine(text: options.query)
    table.search(for: line.text)
  }

  /// Whether more lines may come.
  var isReading: Bool { source != nil }

  var inputs: [Int32] { [source?.file, preview?.file].compactMap(\.self) }

  var cursor: ScreenPlace? { layout.cursor }

  var isBusy: Bool { table.isSearching || isPreviewDue }

  func work() { if table.isSearching { table.advance() } else { beginPreview() } }

  func readInput(_ file: Int32) -> Step {
    if file == source?.file { return readInput() }
    preview?.read()
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

  /// Takes in bytes of lines; nil at their end.
  func feed(_ bytes: [UInt8]?) {
    table.feed(bytes) { new, lines in remembered.take(new, of: lines) }
    let count = bytes == nil ? remembered.missingCount : 0
    if count > 0, message.isEmpty {
      message =
        "\(count) remembered \(count == 1 ? "line is" : "lines are") not here: alt-m forgets"
    }
  }

  /// The remembered lines that are not there; none where a chosen line has taken the place of the
  /// one that there may be.
  var missing: [(line: ArraySlice<UInt8>, occurrence: Int)] {
    table.isExclusive && !table.chosen.isEmpty ? [] : remembered.missing
  }

  /// Forgets what is remembered of lines that are not there.
  func forgetMissing() {
    let count = isReading ? 0 : remembered.missingCount
    guard count > 0 else { return message = "there is nothing to forget" }
    message = "forgotten: \(count)"
    remembered.forgetMissing()
  }

  /// Finishes a search that is under way, where nobody waits for keys.
  func finishSearch() { while table.isSearching { table.advance() } }
}

/// Where the lines of the screen have the rows.
struct PickLayout: Hashable {
  /// The line of the first row.
  var firstRowLine = 0
  /// How many rows there is room for.
  var rowCount = 10
  /// How many columns the rows have.
  var listColumns = 80
  /// Where the terminal's cursor is; nil if that is hidden.
  var cursor: ScreenPlace?
}
