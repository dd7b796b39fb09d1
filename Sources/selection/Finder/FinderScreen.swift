// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import StoredFiles

/// The state that the screens of a list and of a tree have in common.
@MainActor
class FinderScreen {
  let options: PickOptions
  /// The source of lines; nil when all lines have been read.
  fileprivate var source: Input?
  /// The error that ended reading.
  fileprivate(set) var readingError: SystemError?
  /// The actions of keys that neither move nor type.
  let keys: [TerminalKey: [PickAction]]
  /// The actions of keys while nothing is typed.
  let restingKeys: [TerminalKey: [PickAction]]
  /// The message in the title until the next key.
  var message = ""
  /// The text in place of the message until the first key, if there is room for it.
  var greeting = ""
  /// The words being typed.
  var line: QueryLine
  /// Whether letters are typed into the query; otherwise they are commands.
  var isTyping: Bool
  /// Whether the last key was for the query, so that the terminal's cursor is there.
  var isEditing = false
  /// The effects of keys, while they are shown in place of the rows.
  var keyList: KeyList?
  /// Whether the last key moved the cursor with ⇧, so that another such key continues the range.
  var isInRange = false
  /// The rows on the screen.
  var window = RowWindow()
  /// The positions of the parts in the lines that were drawn last.
  var layout = FinderLayout()
  /// The output of a command about the row under the cursor, if a command was given.
  let pane: PreviewPane?
  /// The queries of earlier runs, if they are saved.
  var history: QueryHistory?
  /// The name of the key, among those given by `--expect`, that has closed the screen.
  private(set) var endKey: String?

  init(
    from source: Input?, options: PickOptions, keys: [TerminalKey: [PickAction]],
    restingKeys: [TerminalKey: [PickAction]]
  ) {
    self.source = source
    self.options = options
    let past = options.history == nil ? [:] : PickAction.historyKeys
    self.keys = keys.merging(past) { $1 }.merging(options.bindings) { $1 }
    // A key that is bound has its new effect always.
    self.restingKeys = restingKeys.filter { options.bindings[$0.key] == nil }
    line = QueryLine(text: options.query)
    isTyping = !options.isBrowsing
    pane =
      options.keys == nil ? options.preview.map { PreviewPane($0, options.previewWindow) } : nil
  }

  /// Stores the name of a key that closes the screen.
  func end(by name: String) { endKey = name }

  /// The bytes that are printed before the chosen lines: the query, and the key that closed the
  /// screen.
  var printedFirst: [UInt8] {
    let end: UInt8 = options.printsNull ? 0 : 0x0A
    var bytes = options.printsQuery ? Array(line.text.utf8) + [end] : []
    if !options.expected.isEmpty { bytes += Array((endKey ?? "").utf8) + [end] }
    return bytes
  }
}

/// A screen with rows that the user can search, move through and choose from: a list or a tree.
@MainActor
protocol Finder: FinderScreen, Screen {
  /// The title, unless the user gave a different title.
  var title: String { get }
  /// The text in place of the query before anything is typed.
  var hint: String { get }
  /// The counts, from the longest text to the shortest.
  var counts: [String] { get }
  /// The keys at the bottom.
  var keyItems: [(key: String, meaning: String)] { get }
  /// The manual that lists the keys.
  var manual: Manual { get }
  /// Whether there are rows on which keys can act.
  var hasRows: Bool { get }
  /// The number of all rows, or if that isn't known, the number of shown rows.
  var rowCount: Int { get }
  /// The number of shown rows.
  var shownCount: Int { get }
  /// The row with the keyboard focus, among the shown rows.
  var cursorPlace: Int? { get }
  /// The lines above the rows.
  var headers: [[UInt8]] { get }
  /// The text of header lines and rows, which may be aligned with each other.
  func texts(ofHeader header: [[UInt8]], and places: Range<Int>) -> (
    header: [String], rows: [StyledLine]
  )

  /// Appends bytes of lines; nil marks the end of the lines.
  func feed(_ bytes: [UInt8]?)
  /// Called before a key acts on rows.
  func beginActing()
  /// Shows the rows that match the typed text.
  func searchAgain()
  /// Completes a search under way.
  func finishSearch()
  /// Performs an action whose effect depends on the screen.
  func perform(_ name: PickAction.Name)
  /// Handles a key that moves.
  func take(_ stroke: KeyStroke, continuingRange: Bool)
  /// Handles a mouse event over the rows.
  func take(_ mouse: TerminalKey.Mouse, _ modifiers: TerminalKey.Modifiers)
  /// Accepts the chosen rows.
  func accept() -> Step
  /// Shows all rows again if some are hidden for a reason other than the query.
  func showMore() -> Bool

  /// The number of the previewed line, among ``previewLines``.
  var previewLine: Int? { get }
  var previewLines: Lines { get }
  /// The chosen lines, for a preview that depends on them.
  var chosenLines: [Int] { get }
}

extension Finder {
  func beginActing() {}
  func showMore() -> Bool { false }
}

/// Reading lines while the screen is shown.
extension Finder {
  /// Whether more lines may be read.
  var isReading: Bool { source != nil }

  var inputs: [Int32] { [source?.file, pane?.file].compactMap(\.self) }

  func readInput(_ file: Int32) -> Step {
    if file == source?.file { return readInput() }
    pane?.read()
    return .stay
  }

  /// Reads more lines.
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
    return !isReading && !hasRows ? .end(1) : .stay
  }
}

/// The positions of the parts of a screen.
struct FinderLayout: Hashable {
  /// The line of the first row.
  var firstRowLine = 0
  /// The number of rows that fit.
  var rowCount = 10
  /// The first column of the rows.
  var firstColumn = 0
  /// The number of columns of the rows.
  var columns = 80
  /// The place of the preview, if it is shown.
  var preview: PreviewArea?
  /// The position of the terminal's cursor; nil if it is hidden.
  var cursor: ScreenPlace?
}
