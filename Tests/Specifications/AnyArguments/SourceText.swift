// SPDX-License-Identifier: MIT
package import Foundation

/// The text of Swift sources, for tests that each declaration is tried.
package struct SourceText {
  private let text: String

  /// Reads the sources in a folder, as far as they are wanted by their paths in it.
  package init(of folder: URL, where isWanted: (String) -> Bool = { _ in true }) throws {
    let files = FileManager.default.enumerator(atPath: folder.path)
    var text = ""
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".swift"), isWanted(file) else { continue }
      text += try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }
    self.text = text
  }

  /// The words after some others, wherever these are.
  package func names(after prefix: String) -> Set<String> {
    Self.names(after: prefix, in: text)
  }

  /// The words after some others in a text, wherever these are.
  package static func names(after prefix: String, in text: String) -> Set<String> {
    Set(
      text.components(separatedBy: prefix).dropFirst().map {
        String($0.prefix { $0.isLetter || $0 == "_" })
      })
  }
}
