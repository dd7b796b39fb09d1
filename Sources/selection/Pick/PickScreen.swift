// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import StoredFiles

/// A screen with the lines of a ``PickTable``, which reads them from their source.
@MainActor
final class PickScreen: Screen {
  var table: PickTable
  let options: PickOptions
  /// The actions of keys that neither move nor type.
  let keys: [TerminalKey: [PickAction]]
  /// The lines to choose initially, as they are read.
  private var remembered: RememberedLines
  /// The source of lines, until all have been read.
  private var source: Input?
  /// The error that ended reading.
  private(set) var readingError: SystemError?
  /// The message next to the title until the next key.
  var message = ""
  /// The words being typed.
  var line = QueryLine()
  /// Whether the last key was for the query, so that the terminal's cursor is there.
  var isEditing = false
  /// The effects of keys, while they are shown in place of the rows.
  var keyList: KeyList?
  /// Whether the last key was ⇧ with one that moves, so that another one continues the range.
  var isInRange = false
  /// The lines on the screen.
  var window = RowWindow()
  /// The position of the rows in the lines that were drawn last.
  var layout = PickLayout()
  /// The output of a command about the line under the cursor, if one was given.
  let preview: Preview?
  /// The subject of the command's output.
  var subject: PreviewSubject?
  /// The size of the preview.
  var previewSize = ScreenSize()
  /// The state of the mouse.
  var pointer = PointerTracker<RowPath>(settings: .pick)
  /// Whether lines have been drawn, so that keys act on visible lines.
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

  /// Completes a search under way, when no one waits for keys.
  func finishSearch() { while table.isSearching { table.advance() } }
}

/// The position of the rows among the lines of the screen.
struct PickLayout: Hashable {
  /// The line of the first row.
  var firstRowLine = 0
  /// The number of rows that fit.
  var rowCount = 10
  /// The number of columns of the rows.
  var listColumns = 80
  /// The position of the terminal's cursor; nil if it is hidden.
  var cursor: ScreenPlace?
}
