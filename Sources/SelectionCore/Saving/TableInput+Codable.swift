// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// An input is written as its name and its values, which have names or are counted, such as
  /// `{"extend":{"to":"1.2"}}` and `{"setMode":{"_0":"single","section":1}}`.
  ///
  /// The compiler writes it so too, but with a type of keys for each input, which together are a
  /// tenth of the library.
  extension TableInput: Codable {
    private struct Name: CodingKey, ExpressibleByStringLiteral {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
      init(stringLiteral name: String) { stringValue = name }
    }

    private struct Writer {
      var container: KeyedEncodingContainer<Name>

      @discardableResult
      mutating func put(_ name: Name) -> KeyedEncodingContainer<Name> {
        container.nestedContainer(keyedBy: Name.self, forKey: name)
      }

      @inline(never) @discardableResult
      mutating func put(
        _ name: Name, _ value: (some Encodable)?, as key: Name = "_0"
      ) throws -> KeyedEncodingContainer<Name> {
        var values = put(name)
        try values.encodeIfPresent(value, forKey: key)
        return values
      }

      /// Writes rows as a list of their spans; hidden rows, which only an identified table can
      /// name, cannot be written.
      mutating func put(_ name: Name, _ rows: RowSpans, as key: Name = "_0") throws {
        guard !rows.namesHidden else {
          throw EncodingError.invalidValue(
            rows,
            .init(
              codingPath: container.codingPath, debugDescription: "hidden rows have no paths"))
        }
        try put(name, rows.spans, as: key)
      }

      mutating func put(_ name: Name, _ value: (some Encodable)?, section: Int?) throws {
        var values = try put(name, value)
        try values.encodeIfPresent(section, forKey: "section")
      }
    }

    /// Writes the input, by its name.
    public func encode(to encoder: any Encoder) throws {
      var writer = Writer(container: encoder.container(keyedBy: Name.self))
      switch self {
      case .tap(let row): try writer.put("tap", row)
      case .touchDown(let row): try writer.put("touchDown", row)
      case .touchUp: writer.put("touchUp")
      case .touchCancel: writer.put("touchCancel")
      case .tapAccessory(let row): try writer.put("tapAccessory", row)
      case .click(let row): try writer.put("click", row)
      case .toggle(let row): try writer.put("toggle", row)
      case .extend(let row): try writer.put("extend", row, as: "to")
      case .extendAdding(let row): try writer.put("extendAdding", row, as: "to")
      case .press(let row, let effect):
        var values = try writer.put("press", row)
        try values.encodeIfPresent(effect, forKey: "_1")
      case .release: writer.put("release")
      case .drag: writer.put("drag")
      case .propose(let rows): try writer.put("propose", rows)
      case .tapHeader(let section): try writer.put("tapHeader", section, as: "section")
      case .focus(let row): try writer.put("focus", row)
      case .go(let motion, let effect, let pageRows, let columns):
        var values = try writer.put("go", motion)
        try values.encode(effect, forKey: "_1")
        try values.encode(pageRows, forKey: "pageRows")
        try values.encode(columns, forKey: "columns")
      case .userSelectAll: writer.put("userSelectAll")
      case .userDeselectAll: writer.put("userDeselectAll")
      case .userToggleAll: writer.put("userToggleAll")
      case .cancel: writer.put("cancel")
      case .beginPan(let row): try writer.put("beginPan", row)
      case .continuePan(let row): try writer.put("continuePan", row, as: "to")
      case .endPan: writer.put("endPan")
      case .beginSweep(let effect): try writer.put("beginSweep", effect)
      case .continueSweep(let rows): try writer.put("continueSweep", rows, as: "over")
      case .endSweep: writer.put("endSweep")
      case .select(let rows): try writer.put("select", rows)
      case .setSelected(let rows): try writer.put("setSelected", rows)
      case .deselect(let rows): try writer.put("deselect", rows)
      case .selectAll: writer.put("selectAll")
      case .deselectAll: writer.put("deselectAll")
      case .invert: writer.put("invert")
      case .check(let rows): try writer.put("check", rows)
      case .uncheck(let rows): try writer.put("uncheck", rows)
      case .restore(let snapshot): try writer.put("restore", snapshot)
      case .undo: writer.put("undo")
      case .redo: writer.put("redo")
      case .enableUndo(let limit): try writer.put("enableUndo", limit, as: "limit")
      case .reloadData(let shape): try writer.put("reloadData", shape)
      case .perform(let update): try writer.put("perform", update)
      case .apply(let mapping): try writer.put("apply", WrittenMapping(mapping))
      case .setEditing(let isEditing): try writer.put("setEditing", isEditing)
      case .setPolicy(let policy): try writer.put("setPolicy", policy)
      case .setEditingTransition(let transition): try writer.put("setEditingTransition", transition)
      case .setLimits(let limits, let section):
        try writer.put("setLimits", limits, section: section)
      case .setLimitOverflow(let overflow): try writer.put("setLimitOverflow", overflow)
      case .setDeletionSuccessor(let successor): try writer.put("setDeletionSuccessor", successor)
      case .setKeepsOrder(let keepsOrder): try writer.put("setKeepsOrder", keepsOrder)
      case .setMode(let mode, let section): try writer.put("setMode", mode, section: section)
      case .setList(let kind, let section): try writer.put("setList", kind, section: section)
      case .disable(let rows): try writer.put("disable", rows)
      case .enable(let rows): try writer.put("enable", rows)
      case .setAccessoryStyle(let style): try writer.put("setAccessoryStyle", style)
      }
    }

    /// Reads an input, which has one of the names; anything else is corrupt data.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Name.self)
      guard let name = container.allKeys.first, container.allKeys.count == 1 else {
        throw Self.unknown(in: decoder)
      }
      let values = try container.nestedContainer(keyedBy: Name.self, forKey: name)
      @inline(never)
      func get<Value: Decodable>(_ key: Name = "_0") throws -> Value {
        try values.decode(Value.self, forKey: key)
      }
      @inline(never)
      func rows(_ key: Name = "_0") throws -> RowSpans { RowSpans(try get(key) as [RowSpan]) }
      @inline(never)
      func optional<Value: Decodable>(_ key: Name = "_0") throws -> Value? {
        try values.decodeIfPresent(Value.self, forKey: key)
      }
      switch name.stringValue {
      case "tap": self = .tap(try get())
      case "touchDown": self = .touchDown(try get())
      case "touchUp": self = .touchUp
      case "touchCancel": self = .touchCancel
      case "tapAccessory": self = .tapAccessory(try get())
      case "click": self = .click(try get())
      case "toggle": self = .toggle(try get())
      case "extend": self = .extend(to: try get("to"))
      case "extendAdding": self = .extendAdding(to: try get("to"))
      case "press": self = .press(try get(), try get("_1"))
      case "release": self = .release
      case "drag": self = .drag
      case "propose": self = .propose(try rows())
      case "tapHeader": self = .tapHeader(section: try get("section"))
      case "focus": self = .focus(try get())
      case "go":
        self = .go(
          try get(), try get("_1"), pageRows: try get("pageRows"), columns: try get("columns"))
      case "userSelectAll": self = .userSelectAll
      case "userDeselectAll": self = .userDeselectAll
      case "userToggleAll": self = .userToggleAll
      case "cancel": self = .cancel
      case "beginPan": self = .beginPan(try get())
      case "continuePan": self = .continuePan(to: try get("to"))
      case "endPan": self = .endPan
      case "beginSweep": self = .beginSweep(try get())
      case "continueSweep": self = .continueSweep(over: try rows("over"))
      case "endSweep": self = .endSweep
      case "select": self = .select(try rows())
      case "setSelected": self = .setSelected(try rows())
      case "deselect": self = .deselect(try rows())
      case "selectAll": self = .selectAll
      case "deselectAll": self = .deselectAll
      case "invert": self = .invert
      case "check": self = .check(try rows())
      case "uncheck": self = .uncheck(try rows())
      case "restore": self = .restore(try get())
      case "undo": self = .undo
      case "redo": self = .redo
      case "enableUndo": self = .enableUndo(limit: try optional("limit"))
      case "reloadData": self = .reloadData(try optional())
      case "perform": self = .perform(try get())
      case "apply":
        let written: WrittenMapping = try get()
        self = .apply(written.mapping)
      case "setEditing": self = .setEditing(try get())
      case "setPolicy": self = .setPolicy(try get())
      case "setEditingTransition": self = .setEditingTransition(try get())
      case "setLimits": self = .setLimits(try get(), section: try optional("section"))
      case "setLimitOverflow": self = .setLimitOverflow(try get())
      case "setDeletionSuccessor": self = .setDeletionSuccessor(try get())
      case "setKeepsOrder": self = .setKeepsOrder(try get())
      case "setMode": self = .setMode(try get(), section: try get("section"))
      case "setList": self = .setList(try optional(), section: try get("section"))
      case "disable": self = .disable(try rows())
      case "enable": self = .enable(try rows())
      case "setAccessoryStyle": self = .setAccessoryStyle(try get())
      default: throw Self.unknown(in: decoder)
      }
    }

    private static func unknown(in decoder: any Decoder) -> DecodingError {
      .dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "this is no input of a table"))
    }
  }
#endif
