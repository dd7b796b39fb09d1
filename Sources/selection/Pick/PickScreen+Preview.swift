// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The subject of a preview; another subject requires a new preview.
struct PreviewSubject: Hashable {
  var line: Int
  var query: String?
  var chosen: RowSet?
}

/// The output of a command about the line under the cursor, next to the lines.
extension PickScreen {
  /// The fewest columns of a screen with a preview.
  private static let fewestColumns = 50

  /// The number of columns of the lines, next to a preview.
  func listColumns(of columns: Int) -> Int {
    preview != nil && columns >= Self.fewestColumns ? columns / 2 : columns
  }

  /// The subject that the preview should have now; nil if there is none.
  private var wantedSubject: PreviewSubject? {
    guard let template = options.preview, let line = table.cursor.flatMap(table.line)
    else { return nil }
    return PreviewSubject(
      line: line, query: template.hasQuery ? self.line.text : nil,
      chosen: template.hasChosen ? table.chosen : nil)
  }

  /// Whether the preview should have another subject.
  var isPreviewDue: Bool { preview != nil && wantedSubject != subject }

  /// Begins the preview of the line under the cursor.
  func beginPreview() {
    subject = wantedSubject
    guard let template = options.preview, let subject else {
      preview?.clear()
      return
    }
    let command = template.command(
      for: subject.line, in: table.lines, query: line.text.utf8,
      chosen: template.hasChosen ? Array(table.chosen) : [])
    let columns = previewSize.columns, lines = previewSize.lines
    let setUp = """
      COLUMNS=\(columns) LINES=\(lines) FZF_PREVIEW_COLUMNS=\(columns) FZF_PREVIEW_LINES=\(lines)
      export COLUMNS LINES FZF_PREVIEW_COLUMNS FZF_PREVIEW_LINES

      """
    preview?.start(Array(setUp.utf8) + command)
  }

  /// The lines of the screen's rows with the preview next to them.
  func withPreview(_ rows: [StyledLine], columns: Int) -> [StyledLine] {
    guard let preview, columns >= Self.fewestColumns else { return rows }
    let left = listColumns(of: columns)
    previewSize = ScreenSize(columns: columns - left - 2, lines: rows.count)
    let shown = preview.lines.dropFirst(preview.top)
    return rows.enumerated().map { place, row in
      var line = row.fitted(to: left)
      line.append("│ ", .dim)
      if place < shown.count { line.append(shown[shown.startIndex + place]) }
      return line
    }
  }
}
