// SPDX-License-Identifier: MIT

extension String {
  /// The text, or only its two ends if it is long, in the form in which errors quote an input.
  ///
  /// - Complexity: O(1) if the text is native; the result is no longer than a line.
  package var shortened: String {
    let (most, kept) = (200, 90)
    guard utf8.count > most else { return self }
    // By scalars, because a single character can have any length.
    return String(unicodeScalars.prefix(kept)) + "…" + String(unicodeScalars.suffix(kept))
  }
}
