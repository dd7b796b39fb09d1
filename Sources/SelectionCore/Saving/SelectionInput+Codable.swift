// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// An input is encoded as its name and its values, by label or position, such as
  /// `{"extend":{"to":"1.2"}}` and `{"setMode":{"_0":"single","section":1}}`.
  ///
  /// The compiler would synthesize the same format, but with a separate key type for each input;
  /// together these types would take a tenth of the library's size.
  extension SelectionInput: Codable where Row: Codable {
    /// Writes the input under its name.
    public func encode(to encoder: any Encoder) throws {
      _ = try translated(
        by: WrittenValues<Row>(of: encoder.container(keyedBy: FormVersion.Key.self)))
    }

    /// Reads an input, and throws if the input's name is unknown.
    public init(from decoder: any Decoder) throws {
      let input = try decoder.container(keyedBy: FormVersion.Key.self)
      guard let key = input.allKeys.first, input.allKeys.count == 1 else {
        throw decoder.corrupt("this is no input of a table")
      }
      if key.stringValue == "showNumbers" {
        // In earlier versions, it was a separate input.
        let values = try input.nestedContainer(keyedBy: FormVersion.Key.self, forKey: key)
        self = .show(numbers: try values.decode(RowSet.self, forKey: "_0"))
        return
      }
      let newName = TableInput.newNames.first { $0.old == key.stringValue }?.new
      let name = newName ?? key.stringValue
      guard let form = TableInput.namedForms.first(where: { $0.name == name })?.form else {
        throw decoder.corrupt("this is no input of a table")
      }
      let values = try input.nestedContainer(keyedBy: FormVersion.Key.self, forKey: key)
      self = try form.translated(by: ReadValues<Row>(values, isUnlabeled: newName != nil))
    }
  }

  extension TableInput {
    /// The inputs are a list, because few inputs are read, and a dictionary would need more code.
    fileprivate static let namedForms = forms.map { (name: InputName(of: $0).name, form: $0) }

    /// The names in version 0.1 of inputs that have been renamed; their values had no labels.
    fileprivate static let newNames = [
      (old: "panBegin", new: "beginPan"), (old: "panTo", new: "continuePan"),
      (old: "panEnd", new: "endPan"),
    ]
  }

  /// The name of an input.
  private final class InputName: InputTranslation {
    typealias Failure = Never

    private(set) var name = ""

    init(of input: TableInput) { _ = input.translatedRarely(by: self) }

    func begin(_ name: String) { self.name = name }
    func row(_ row: RowPath, _ key: String) -> RowPath { row }
  }

  /// Values of an input that are encoded or decoded by key.
  private protocol KeyedValues: InputTranslation where Failure == any Error {}

  extension KeyedValues {
    func section(_ section: Int) throws -> Int { try value(section, "section") }

    func optionalSection(_ section: Int?) throws -> Int? { try optional(section, "section") }

    func mapping(_ mapping: TableMapping, _ key: String) throws -> TableMapping {
      try value(WrittenMapping(mapping), key).mapping
    }
  }

  /// Writes the values of an input.
  private final class WrittenValues<Row: Hashable & Codable>: KeyedValues {
    private var input: KeyedEncodingContainer<FormVersion.Key>
    private var values: KeyedEncodingContainer<FormVersion.Key>

    init(of input: KeyedEncodingContainer<FormVersion.Key>) {
      (self.input, values) = (input, input)
    }

    func begin(_ name: String) {
      values = input.nestedContainer(
        keyedBy: FormVersion.Key.self, forKey: FormVersion.Key(name))
    }

    func row(_ row: Row, _ key: String) throws -> Row { try value(row, key) }

    func rows(_ rows: SelectionSpans<Row>, _ key: String) throws -> SelectionSpans<Row> {
      SelectionSpans(try value(rows.spans, key))
    }

    func section(of rows: [Row], _ key: String) throws -> [Row] { try value(rows, key) }

    func contents(_ contents: [[Row]], _ key: String) throws -> [[Row]] {
      try value(contents, key)
    }

    func destination(
      _ destination: RowDestination<Row>, _ key: String
    ) throws -> RowDestination<Row> {
      switch destination {
      case .before(let next): .before(try row(next, "before"))
      case .endOfSection(let section): .endOfSection(try value(section, "endOfSection"))
      }
    }

    @inline(never)
    func value<Value: Codable>(_ value: Value, _ key: String) throws -> Value {
      try values.encode(value, forKey: FormVersion.Key(key))
      return value
    }

    @inline(never)
    func optional<Value: Codable>(_ value: Value?, _ key: String) throws -> Value? {
      try values.encodeIfPresent(value, forKey: FormVersion.Key(key))
      return value
    }
  }

  /// Reads the values of an input, which replace the values of a prototype.
  private final class ReadValues<Row: Hashable & Codable>: KeyedValues {
    private let values: KeyedDecodingContainer<FormVersion.Key>
    /// Whether a row has no label.
    private let isUnlabeled: Bool

    init(_ values: KeyedDecodingContainer<FormVersion.Key>, isUnlabeled: Bool) {
      (self.values, self.isUnlabeled) = (values, isUnlabeled)
    }

    @inline(never)
    private func read<Value: Decodable>(_ key: String) throws -> Value {
      try values.decode(Value.self, forKey: FormVersion.Key(key))
    }

    func row(_ row: RowPath, _ key: String) throws -> Row { try read(isUnlabeled ? "_0" : key) }

    func rows(_ rows: RowSpans, _ key: String) throws -> SelectionSpans<Row> {
      let spans: [SelectionSpans<Row>.Span] = try read(key)
      return SelectionSpans(spans)
    }

    func section(of rows: [RowPath], _ key: String) throws -> [Row] { try read(key) }

    func contents(_ contents: [[RowPath]], _ key: String) throws -> [[Row]] { try read(key) }

    func destination(
      _ destination: RowDestination<RowPath>, _ key: String
    ) throws -> RowDestination<Row> {
      if let section = try optional(0, "endOfSection") { return .endOfSection(section) }
      return .before(try read("before"))
    }

    func value<Value: Codable>(_ value: Value, _ key: String) throws -> Value { try read(key) }

    @inline(never)
    func optional<Value: Codable>(_ value: Value?, _ key: String) throws -> Value? {
      try values.decodeIfPresent(Value.self, forKey: FormVersion.Key(key))
    }
  }
#endif
