// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  // Here letters are compared by their scalars, of which the letter on a key has one or two:
  // comparing them as Swift does would link Unicode tables, which are larger than all the selection
  // code of a page.
  extension KeyStroke.Key {
    /// The number of the case, and for a letter its scalars.
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
      case .insert: (12, nil)
      case .letter(let letter): (11, letter.unicodeScalars)
      }
    }

    /// Returns whether two keys are the same; letters are compared scalar by scalar.
    public static func == (first: KeyStroke.Key, second: KeyStroke.Key) -> Bool {
      let (first, second) = (first.parts, second.parts)
      guard let letter = first.letter, let other = second.letter else {
        return first.number == second.number
      }
      return letter.elementsEqual(other)
    }

    /// Hashes the key, using only the first scalar of a letter.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(parts.number)
      // An iterator, because `first` uses indices, which would link the code for all kinds of
      // strings.
      var scalars = parts.letter?.makeIterator()
      hasher.combine(scalars?.next()?.value)
    }
  }
#endif
