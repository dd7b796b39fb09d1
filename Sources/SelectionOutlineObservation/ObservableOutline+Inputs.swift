// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore
  import SelectionObservation
  public import SelectionOutline

  /// Steps.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableOutline {
    /// The number of steps that can be undone.
    public var undoCount: Int {
      read(.history)
      return current.undoCount
    }

    /// The number of undone steps that can be redone.
    public var redoCount: Int {
      read(.history)
      return current.redoCount
    }
  }
#endif
