// SPDX-License-Identifier: MIT

extension MatchingSelection {
  /// A step of a selection; the last step that applies to an item determines whether the item is
  /// selected.
  public indirect enum Step: Hashable {
    // Indirect, so that the layout is the same for every type of query.

    /// All items that match a query are selected.
    case selectAll(Query)
    /// All items that match a query are deselected.
    case deselectAll(Query)
    /// Some items are selected.
    case select(Set<ID>)
    /// Some items are deselected.
    case deselect(Set<ID>)
  }

  /// The steps of the selection, in order; if there are no steps, no item is selected.
  ///
  /// Each query and each item is in at most one step, and the first step selects items. An SQL
  /// condition contains a `WHEN` clause for each step, beginning with the last step:
  ///
  /// ```sql
  /// -- [.selectAll("invoice"), .deselect([7])]
  /// CASE WHEN id IN (7) THEN FALSE WHEN subject LIKE '%invoice%' THEN TRUE ELSE FALSE END
  /// ```
  ///
  /// - Complexity: O(*s*) for *s* steps.
  public var steps: [Step] {
    layers.flatMap { layer in
      var steps: [Step] = []
      if let effect = layer.effect { steps.append(effect) }
      if !layer.selected.isEmpty { steps.append(.select(layer.selected)) }
      if !layer.deselected.isEmpty { steps.append(.deselect(layer.deselected)) }
      return steps
    }
  }

  /// The matching items that are excluded individually, which the app can show and send as
  /// exceptions.
  ///
  ///     var selection = MatchingSelection<String, Int>()
  ///     selection.selectAll(matching: "invoice")
  ///     selection.toggle(7) { "invoice 7".contains($0) }
  ///     selection.exceptions                         // [7]
  ///
  /// An item is no longer an exception when it is selected again, or when a later search is given
  /// with the item among its known items: the value doesn't know whether other items match.
  ///
  /// - Complexity: O(*k*) for *k* named items.
  public var exceptions: Set<ID> { layers.reduce([]) { $0.union($1.deselected) } }

  /// The effect of a query, and the individual items after the query.
  struct Layer: Hashable {
    /// The step for the query; nil in the first layer.
    var effect: Step?
    /// The items that are selected individually.
    var selected: Set<ID> = []
    /// The items that are deselected individually.
    var deselected: Set<ID> = []

    /// The query; nil in the first layer.
    var query: Query? {
      switch effect {
      case .selectAll(let query), .deselectAll(let query): query
      case .select, .deselect, nil: nil
      }
    }

    /// Whether items that match the query are selected rather than deselected.
    var selects: Bool { if case .selectAll = effect { true } else { false } }

    /// Selects or deselects individual items, which the layer must not contain yet.
    mutating func name(_ items: Set<ID>, selected isSelected: Bool) {
      if isSelected { selected.formUnion(items) } else { deselected.formUnion(items) }
    }

    /// The layers of some steps, which contain each query and each item only where it occurs last.
    static func layers(of steps: [Step]) -> [Layer] {
      var layers: [Layer] = []
      var queries: Set<Query> = []
      var items: Set<ID> = []
      // Named items come after their layer's query, so the reverse order visits them first.
      var layer = Layer()
      for step in steps.reversed() {
        switch step {
        case .select(let named):
          layer.name(named.subtracting(items), selected: true)
          items.formUnion(named)
        case .deselect(let named):
          layer.name(named.subtracting(items), selected: false)
          items.formUnion(named)
        case .selectAll(let query), .deselectAll(let query):
          guard queries.insert(query).inserted else { continue }
          layer.effect = step
          layers.append(layer)
          layer = Layer()
        }
      }
      layers.append(layer)
      return layers.reversed()
    }
  }
}

extension MatchingSelection.Step: Sendable where Query: Sendable, ID: Sendable {}
extension MatchingSelection.Layer: Sendable where Query: Sendable, ID: Sendable {}

#if !hasFeature(Embedded)
  extension MatchingSelection.Step: Codable where Query: Codable, ID: Codable {
    /// Reads a step written as `{"selectAll": query}`, `{"deselectAll": query}`, `{"select": […]}`
    /// or `{"deselect": […]}`, and throws unless the object has exactly one of these keys.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FormVersion.Key.self)
      let names = ["selectAll", "deselectAll", "select", "deselect"]
      let keys = container.allKeys.filter { names.contains($0.stringValue) }
      guard let key = keys.first, keys.count == 1 else {
        throw decoder.corrupt(
          "exactly one of selectAll, deselectAll, select and deselect is expected")
      }
      switch key.stringValue {
      case "selectAll": self = .selectAll(try container.decode(Query.self, forKey: key))
      case "deselectAll": self = .deselectAll(try container.decode(Query.self, forKey: key))
      case "select": self = .select(try container.decode(Set<ID>.self, forKey: key))
      default: self = .deselect(try container.decode(Set<ID>.self, forKey: key))
      }
    }

    /// Writes the step as an object with one key.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FormVersion.Key.self)
      switch self {
      case .selectAll(let query): try container.encode(query, forKey: "selectAll")
      case .deselectAll(let query): try container.encode(query, forKey: "deselectAll")
      case .select(let items): try container.encode(items, forKey: "select")
      case .deselect(let items): try container.encode(items, forKey: "deselect")
      }
    }
  }

  extension MatchingSelection: Codable where Query: Codable, ID: Codable {
    /// Reads a selection from its steps, or from a bare array of steps, without a version.
    ///
    /// - Throws: `DecodingError`, including for data in a newer version of the format.
    public init(from decoder: any Decoder) throws {
      if (try? decoder.unkeyedContainer()) != nil {
        self.init(steps: try decoder.singleValueContainer().decode([Step].self))
        return
      }
      let container = try decoder.versionedContainer()
      self.init(steps: try container.decode([Step].self, forKey: "steps"))
    }

    /// Writes the steps of the selection, and the version of the format.
    public func encode(to encoder: any Encoder) throws {
      var container = try encoder.versionedContainer()
      try container.encode(steps, forKey: "steps")
    }
  }
#endif
