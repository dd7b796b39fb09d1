// SPDX-License-Identifier: MIT

extension String {
  /// The text as errors quote it; for a long text, only its two ends.
  ///
  /// - Complexity: O(1) if the text is a native string, because the result is no longer than a
  ///   line.
  package var shortened: String {
    let (most, kept) = (200, 90)
    guard utf8.count > most else { return self }
    // By scalars, because a single character can have any length.
    return String(unicodeScalars.prefix(kept)) + "…" + String(unicodeScalars.suffix(kept))
  }
}
