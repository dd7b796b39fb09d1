// SPDX-License-Identifier: MIT

/// The subject of a preview; a different subject requires a new preview.
private struct PreviewSubject: Hashable {
  var line: Int
  var query: String?
  var chosen: [Int]?
}

/// The output of a command about the row under the cursor, next to the rows or beneath them.
@MainActor
final class PreviewPane {
  private let template: PreviewTemplate
  private var window: PreviewWindow
  private let preview = Preview()
  private var subject: PreviewSubject?
  /// The size of the output.
  private var size = ScreenSize()

  init(_ template: PreviewTemplate, _ window: PreviewWindow) {
    self.template = template
    self.window = window
  }

  /// The file from which output is read, while the command runs.
  var file: Int32? { preview.file }

  func read() { preview.read() }

  func stop() { preview.stop() }

  /// The area on a screen; nil if there is none.
  func area(columns: Int, lines: Int) -> PreviewArea? {
    let area = window.area(columns: columns, lines: lines)
    if let area { size = ScreenSize(columns: area.columns, lines: area.lines) }
    return area
  }

  private func subject(in finder: any Finder) -> PreviewSubject? {
    guard !window.isHidden, let line = finder.previewLine else { return nil }
    return PreviewSubject(
      line: line, query: template.hasQuery ? finder.line.text : nil,
      chosen: template.hasChosen ? finder.chosenLines : nil)
  }

  /// Whether the preview should have a different subject.
  func isDue(in finder: any Finder) -> Bool { subject(in: finder) != subject }

  /// Begins the preview of the row under the cursor.
  func begin(in finder: any Finder) {
    subject = subject(in: finder)
    guard let subject else { return preview.clear() }
    let command = template.command(
      for: subject.line, in: finder.previewLines, query: finder.line.text.utf8,
      chosen: subject.chosen ?? [])
    let variables = ["", "FZF_PREVIEW_"].flatMap {
      ["\($0)COLUMNS=\(size.columns)", "\($0)LINES=\(size.lines)"]
    }
    preview.start(command, variables: variables.map { Array($0.utf8) })
  }

  /// Performs an action of previews.
  ///
  /// - Returns: Whether the action is an action of previews.
  func perform(_ name: PickAction.Name) -> Bool {
    let page = max(size.lines - 1, 1)
    switch name {
    case .previewUp: preview.scroll(by: -1)
    case .previewDown: preview.scroll(by: 1)
    case .previewPageUp: preview.scroll(by: -page)
    case .previewPageDown: preview.scroll(by: page)
    case .togglePreview: window.isHidden.toggle()
    case .togglePreviewWrap: window.wraps.toggle()
    default: return false
    }
    return true
  }

  /// Handles a mouse event.
  ///
  /// - Returns: Whether the mouse was over the preview.
  func take(_ mouse: TerminalKey.Mouse, in area: PreviewArea?) -> Bool {
    guard let area, area.contains(mouse) else { return false }
    switch mouse.action {
    case .wheelUp: preview.scroll(by: -3)
    case .wheelDown: preview.scroll(by: 3)
    case .press: break
    // A drag that has begun over the rows continues.
    case .drag, .release, .secondary: return false
    }
    return true
  }

  /// The lines of rows together with the preview.
  func composed(with rows: [StyledLine], _ area: PreviewArea, columns: Int) -> [StyledLine] {
    var output = preview.shown(columns: area.columns, lines: area.lines, wraps: window.wraps)
    output += Array(repeating: StyledLine(), count: max(area.lines - output.count, 0))
    if area.takenLines > 0 {
      let rule = [StyledLine(String(repeating: "─", count: columns), .dim)]
      return area.isAbove ? output + rule + rows : rows + rule + output
    }
    return zip(rows, output).map { row, output in
      let first = area.isLeft ? output.fitted(to: area.columns) : row.fitted(to: area.column - 2)
      var line = first
      line.append(area.isLeft ? " │" : "│ ", .dim)
      line.pieces += area.isLeft ? row.pieces : output.pieces
      return line
    }
  }
}
