// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Inputs are compared and hashed by their lists of values; for a synthesized conformance the
  /// compiler would generate ten kilobytes of code that few programs call.
  extension SelectionInput {
    /// Whether two inputs are equal.
    public static func == (one: Self, other: Self) -> Bool {
      let (one, other) = (ListedValues(of: one), ListedValues(of: other))
      return one.name == other.name && one.values == other.values
    }

    /// Hashes the input.
    public func hash(into hasher: inout Hasher) {
      let values = ListedValues(of: self)
      hasher.combine(values.name)
      hasher.combine(values.values)
    }
  }

  extension SelectionInput: CustomStringConvertible {
    /// The name of the input and its values, such as `tap(0.2)`.
    public var description: String {
      let listed = ListedValues(of: self)
      // Logs use an earlier name.
      let name = listed.name == "apply" ? "follow" : listed.name
      if listed.values.isEmpty { return name }
      return "\(name)(\(listed.values.map { "\($0.base)" }.joined(separator: ", ")))"
    }
  }

  /// The name and the values of an input.
  private final class ListedValues<Row: Hashable>: InputTranslation {
    typealias Failure = Never

    private(set) var name = ""
    private(set) var values: [AnyHashable] = []

    init(of input: SelectionInput<Row>) { _ = input.translatedRarely(by: self) }

    private func list<Value: Hashable>(_ value: Value) -> Value {
      values.append(AnyHashable(value))
      return value
    }

    func begin(_ name: String) { self.name = name }
    func row(_ row: Row, _ key: String) -> Row { list(row) }
    func rows(_ rows: SelectionSpans<Row>, _ key: String) -> SelectionSpans<Row> { list(rows) }
    func section(of rows: [Row], _ key: String) -> [Row] { list(rows) }
    func contents(_ contents: [[Row]], _ key: String) -> [[Row]] { list(contents) }
    func destination(_ destination: RowDestination<Row>, _ key: String) -> RowDestination<Row> {
      list(destination)
    }
    func section(_ section: Int) -> Int { list(section) }
    func optionalSection(_ section: Int?) -> Int? { list(section) }
    func value<Value: InputValue>(_ value: Value, _ key: String) -> Value { list(value) }
    func optional<Value: InputValue>(_ value: Value?, _ key: String) -> Value? { list(value) }
    func mapping(_ mapping: TableMapping, _ key: String) -> TableMapping { list(mapping) }
  }
#endif
