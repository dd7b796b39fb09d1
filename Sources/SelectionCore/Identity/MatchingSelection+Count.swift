// SPDX-License-Identifier: MIT

extension MatchingSelection {
  /// The number of selected items, as far as the app can compute the number without the server.
  public enum Count: Hashable, Sendable {
    /// Exactly the associated number of items is selected.
    case exactly(Int)
    /// At least the associated number of items is selected.
    case atLeast(Int)
  }

  /// Counts the selected items, given the number of items that match each query.
  ///
  ///     var selection = MatchingSelection<_, Int>(
  ///       .allExcept([7]), matching: "invoice")
  ///     selection.count { _ in 1000 }  // .exactly(999)
  ///     selection.selectAll(matching: "receipt")
  ///     selection.count { _ in 1000 }  // .atLeast(1000)
  ///
  /// If several queries match the same items, only the server can compute the exact number. Items
  /// that are selected or deselected individually are assumed to exist.
  /// - Parameter total: The number of items that match a query; return nil if the number isn't
  ///   known.
  /// - Returns: The number of selected items, which is never negative.
  /// - Complexity: O(*s*) for *s* steps.
  public func count(total: (Query) -> Int?) -> Count {
    var least = 0
    // Nil if there is no limit.
    var most: Int? = 0
    for (index, layer) in layers.enumerated() {
      if let query = layer.query {
        let matching = total(query).map { max(0, $0) }
        if layer.selects {
          least = max(least, matching ?? 0)
          most = sum(most, matching)
        } else {
          least = max(0, least - (matching ?? .max))
        }
      }
      let (selected, deselected) = (layer.selected.count, layer.deselected.count)
      most = sum(most, selected)
      if index == layers.count - 1 {
        // Items named in the last layer were in the opposite state when they were named.
        least = sum(max(0, least - deselected), selected) ?? .max
        most = most.map { max(least, $0 - deselected) }
      } else {
        least = max(0, max(least, selected) - deselected)
      }
    }
    return most == least ? .exactly(least) : .atLeast(least)
  }

  /// The sum of two nonnegative numbers; nil if either number is nil, or if the sum is too large.
  private func sum(_ first: Int?, _ second: Int?) -> Int? {
    guard let first, let second else { return nil }
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? nil : sum
  }
}
