// SPDX-License-Identifier: MIT

internal import SelectionCore

/// What a preview is about: another one makes another preview.
struct PreviewSubject: Hashable {
  var line: Int
  var query: String?
  var chosen: RowSet?
}

/// What a command says of the line under the cursor, beside the lines.
extension PickScreen {
  /// On a screen with fewer columns there is no preview.
  private static let fewestColumns = 50

  /// How many columns the lines have, beside a preview.
  func listColumns(of columns: Int) -> Int {
    preview != nil && columns >= Self.fewestColumns ? columns / 2 : columns
  }

  /// What the preview is to be about now; nil if there is none.
  private var wantedSubject: PreviewSubject? {
    guard let template = options.preview, let line = table.cursor.flatMap(table.line)
    else { return nil }
    return PreviewSubject(
      line: line, query: template.hasQuery ? self.line.text : nil,
      chosen: template.hasChosen ? table.chosen : nil)
  }

  /// Whether the preview is about something else than it should be.
  var isPreviewDue: Bool { preview != nil && wantedSubject != subject }

  /// Begins the preview of the line under the cursor.
  func beginPreview() {
    subject = wantedSubject
    guard let template = options.preview, let subject else {
      preview?.clear()
      return
    }
    let command = template.command(
      for: subject.line, in: table.lines, query: line.text,
      chosen: template.hasChosen ? Array(table.chosen) : [])
    let columns = previewSize.columns, lines = previewSize.lines
    preview?.start(
      """
      COLUMNS=\(columns) LINES=\(lines) FZF_PREVIEW_COLUMNS=\(columns) FZF_PREVIEW_LINES=\(lines)
      export COLUMNS LINES FZF_PREVIEW_COLUMNS FZF_PREVIEW_LINES
      \(command)
      """)
  }

  /// The lines of the screen's rows with the preview beside them.
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
