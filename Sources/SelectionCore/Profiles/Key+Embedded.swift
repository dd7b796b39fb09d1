// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  // Letters are compared by their scalars here, of which the key of a letter has one or two: to
  // compare them as Swift does takes Unicode's tables along, which are larger than all of a page's
  // selection.
  extension Key {
    /// The number of the case, and the scalars of a letter.
    private var parts: (number: Int, letter: Character.UnicodeScalarView?) {
      switch self {
      case .up: (0, nil)
      case .down: (1, nil)
      case .pageUp: (2, nil)
      case .pageDown: (3, nil)
      case .home: (4, nil)
      case .end: (5, nil)
      case .space: (6, nil)
      case .returnKey: (7, nil)
      case .escape: (8, nil)
      case .left: (9, nil)
      case .right: (10, nil)
      case .letter(let letter): (11, letter.unicodeScalars)
      }
    }

    /// Whether two keys are the same, letters scalar by scalar.
    public static func == (first: Key, second: Key) -> Bool {
      let (first, second) = (first.parts, second.parts)
      guard let letter = first.letter, let other = second.letter else {
        return first.number == second.number
      }
      return letter.elementsEqual(other)
    }

    /// Hashes the key, a letter by its first scalar.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(parts.number)
      // The iterator, for `first` goes by indices, which take all of Swift's kinds of text along.
      var scalars = parts.letter?.makeIterator()
      hasher.combine(scalars?.next()?.value)
    }
  }
#endif
