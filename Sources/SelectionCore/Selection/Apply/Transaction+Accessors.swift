// SPDX-License-Identifier: MIT

extension Transaction {
  #if compiler(>=6.3) && !ThreadSanitizer
    /// The storage in which the change is made.
    var storage: SelectionChange.Storage { @inline(__always) _read { yield change } }

    /// The table before the input.
    var before: TableSelection { _read { yield change.before } }

    /// The table as the input has changed it so far.
    var table: TableSelection {
      _read { yield change.after }
      _modify { yield &change.after }
    }
  #else
    // Accessors that yield from a type that can't be copied crash Swift 6.0, and with the thread
    // sanitizer they make Swift 6.3 produce a broken module, so here they return copies. Swift 6.0
    // also crashes unless the reference is copied first.
    var storage: SelectionChange.Storage {
      let storage = change
      return storage
    }

    var before: TableSelection { storage.before }

    var table: TableSelection {
      get { storage.after }
      set { storage.after = newValue }
    }
  #endif
}
