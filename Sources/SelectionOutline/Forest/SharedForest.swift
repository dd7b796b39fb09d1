// SPDX-License-Identifier: MIT

/// A forest on the heap, which copies of an outline and its changes share until one of them changes
/// it.
package struct SharedForest: Equatable, Sendable {
  /// The forest is the only element, because copies of an array share its elements.
  private var only = [Forest()]

  package init() {}

  package var forest: Forest {
    _read { yield only[0] }
    _modify { yield &only[0] }
  }
}
