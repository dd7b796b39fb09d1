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

    /// The input's change to the data.
    var data: DataChange {
      _read { yield change.data }
      _modify { yield &change.data }
    }

    /// The rules that were called and the events to emit, in order.
    var calls: SelectionCalls {
      @inline(__always) _read { yield change.calls }
      @inline(__always) _modify { yield &change.calls }
    }

    /// The row whose primary action the input requests.
    var primaryAction: RowPath? {
      get { change.primaryAction }
      set { change.primaryAction = newValue }
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

    var data: DataChange {
      get { storage.data }
      set { storage.data = newValue }
    }

    var calls: SelectionCalls {
      get { storage.calls }
      set { storage.calls = newValue }
    }

    var primaryAction: RowPath? {
      get { storage.primaryAction }
      set { storage.primaryAction = newValue }
    }
  #endif
}
