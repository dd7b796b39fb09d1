// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  // Here letters are compared by their scalars, of which the letter on a key has one or two:
  // comparing them as Swift does would link Unicode tables, which are larger than all the selection
  // code of a page.
  extension KeyStroke.Key {
    /// Returns whether two keys are the same; letters are compared scalar by scalar.
    public static func == (first: KeyStroke.Key, second: KeyStroke.Key) -> Bool {
      first.name.unicodeScalars.elementsEqual(second.name.unicodeScalars)
    }

    /// Hashes the key, using only the first scalar of its name.
    public func hash(into hasher: inout Hasher) {
      // An iterator, because `first` uses indices, which would link the code for all kinds of
      // strings.
      var scalars = name.unicodeScalars.makeIterator()
      hasher.combine(scalars.next()?.value)
    }
  }
#endif
