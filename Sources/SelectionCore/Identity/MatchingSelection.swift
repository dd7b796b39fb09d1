// SPDX-License-Identifier: MIT

/// A selection of all items that match certain searches, plus or minus individual items.
///
///     var selection = MatchingSelection<String, Int>()
///     selection.selectAll(matching: "invoice")      // also what is not loaded
///     selection.toggle(7) { "invoice 7".contains($0) }
///     selection.selectAll(matching: "receipt")      // the first search is kept
///     selection.steps.count                         // 3
///
/// The value stores the steps that selected and deselected items rather than the matching items.
/// Its size therefore depends only on the user's inputs. A server can turn the ``steps`` into a
/// condition; see <doc:AllThatMatch>. `Query` is the app's own type, such as a search text with a
/// folder and the newest item at the time of the search.
///
/// Methods that take a single item call a closure to find out which queries the item matches.
/// Selections are equal if they have the same steps, even if different steps select the same items.
public struct MatchingSelection<Query: Hashable, ID: Hashable>: Hashable {
  /// The steps as layers: first the layer without a query, then a layer for each query.
  ///
  /// No two layers have the same query, and an item occurs at most once, because only the last
  /// occurrence counts. Items in the last layer had the opposite state when they were added. The
  /// first layer deselects nothing, and a layer that deselects follows a layer that selects.
  private(set) var layers: [Layer]
  /// The steps before the user's last input to a table that replaced the selection, until the app
  /// changes the selection; they aren't saved or compared.
  var replaced: [Step]?

  /// Creates a selection from its steps; if there are no steps, no item is selected.
  ///
  /// - Parameter steps: The steps that select and deselect items, in order.
  /// - Complexity: O(*s* + *k*) for *s* steps that contain *k* items.
  public init(steps: [Step] = []) {
    layers = Layer.layers(of: steps)
    trim()
  }

  /// Creates a selection from a selection among the items that match a query.
  ///
  ///     MatchingSelection<_, Int>(.all, matching: "a").steps  // [.selectAll("a")]
  ///
  /// - Parameters:
  ///   - remote: The selection among all items that match the query.
  ///   - query: The query for which the items were selected.
  /// - Complexity: O(*k*) for *k* named items.
  public init(_ remote: RemoteSelection<ID>, matching query: Query) {
    switch remote {
    case .only(let items): self.init(steps: [.select(items)])
    case .allExcept(let items): self.init(steps: [.selectAll(query), .deselect(items)])
    }
  }

  /// Returns whether an item is selected.
  ///
  ///     selection.selectAll(matching: "invoice")
  ///     selection.contains(mail.id) { mail.subject.contains($0) }  // true
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - matches: Whether the item matches a query.
  /// - Returns: Whether the last step that applies to the item selects it.
  /// - Complexity: O(*s*) for *s* steps.
  public func contains(_ item: ID, matches: (Query) -> Bool) -> Bool {
    for layer in layers.reversed() {
      if layer.selected.contains(item) { return true }
      if layer.deselected.contains(item) { return false }
      if let query = layer.query, matches(query) { return layer.selects }
    }
    return false
  }

  /// Selects all items that match a query, loaded or not, in addition to other items.
  ///
  ///     selection.selectAll(matching: "invoice", known: ["m1", "m4", "m7"])
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - known: Items that are known to match the query, such as the shown items. If the user has
  ///     already selected or deselected other items individually, ``count(total:)`` can't be exact.
  /// - Complexity: O(*s* *k*) for *s* steps and *k* known items.
  public mutating func selectAll(matching query: Query, known: [ID] = []) {
    add(Layer(effect: .selectAll(query)), known: known)
  }

  /// Deselects all items that match a query, loaded or not; all other items keep their state.
  ///
  /// To deselect all items, assign a new selection.
  /// - Parameters:
  ///   - query: The query.
  ///   - known: Items that are known to match the query, as in ``selectAll(matching:known:)``.
  /// - Complexity: O(*s* *k*) for *s* steps and *k* known items.
  public mutating func deselectAll(matching query: Query, known: [ID] = []) {
    add(Layer(effect: .deselectAll(query)), known: known)
  }

  /// Selects an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - matches: Whether the item matches a query.
  /// - Complexity: O(*s*) for *s* steps.
  public mutating func select(_ item: ID, matches: (Query) -> Bool) {
    set(item, selected: true, matches)
  }

  /// Deselects an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - matches: Whether the item matches a query.
  /// - Complexity: O(*s*) for *s* steps.
  public mutating func deselect(_ item: ID, matches: (Query) -> Bool) {
    set(item, selected: false, matches)
  }

  /// Selects the item if it is not selected, and otherwise deselects it.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - matches: Whether the item matches a query.
  /// - Complexity: O(*s*) for *s* steps.
  public mutating func toggle(_ item: ID, matches: (Query) -> Bool) {
    set(item, selected: !contains(item, matches: matches), matches)
  }

  /// Selects or deselects an item, for the app or for a table.
  mutating func set(_ item: ID, selected: Bool, _ matches: (Query) -> Bool) {
    replaced = nil
    forget(item)
    if contains(item, matches: matches) != selected {
      layers[layers.count - 1].name([item], selected: selected)
    }
    trim()
  }

  /// Adds a layer, replacing the layer with the same query.
  private mutating func add(_ layer: Layer, known: [ID]) {
    replaced = nil
    for item in known { forget(item) }
    if let index = layers.firstIndex(where: { $0.query == layer.query }) {
      // The named items of the earlier layer needn't match the query.
      let earlier = layers.remove(at: index)
      layers[index - 1].name(earlier.selected, selected: true)
      layers[index - 1].name(earlier.deselected, selected: false)
    }
    layers.append(layer)
    trim()
  }

  /// Removes an individual item.
  private mutating func forget(_ item: ID) {
    for index in layers.indices {
      layers[index].selected.remove(item)
      layers[index].deselected.remove(item)
    }
  }

  /// Removes deselecting layers that follow no selecting layer.
  private mutating func trim() {
    let first = layers.firstIndex { $0.selects || !$0.selected.isEmpty } ?? layers.count - 1
    if layers[first].selects {
      layers.replaceSubrange(..<first, with: [Layer()])
    } else {
      layers.replaceSubrange(...first, with: [Layer(selected: layers[first].selected)])
    }
  }
}

extension MatchingSelection {
  /// Whether two selections have the same steps.
  public static func == (first: MatchingSelection, second: MatchingSelection) -> Bool {
    first.layers == second.layers
  }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(layers) }
}

extension MatchingSelection: Sendable where Query: Sendable, ID: Sendable {}

extension MatchingSelection: CustomStringConvertible {
  /// The queries and the numbers of individual items, in the order of the steps.
  public var description: String {
    guard !steps.isEmpty else { return "nothing" }
    return steps.map { step in
      switch step {
      case .selectAll(let query): "all that match \(query)"
      case .deselectAll(let query): "except all that match \(query)"
      case .select(let items): "\(items.count) items"
      case .deselect(let items): "except \(items.count)"
      }
    }.joined(separator: ", ")
  }
}
