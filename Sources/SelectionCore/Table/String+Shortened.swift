// SPDX-License-Identifier: MIT

extension String {
  /// The text, or its two ends if it is long: the part of an input that an error repeats.
  ///
  /// - Complexity: O(1) if the text is native; a text of any length becomes one of a line.
  package var shortened: String {
    let (most, kept) = (200, 90)
    guard utf8.count > most else { return self }
    // By scalars: a single character can be as long as it likes.
    return String(unicodeScalars.prefix(kept)) + "…" + String(unicodeScalars.suffix(kept))
  }
}
