// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// An edit is encoded as its mapping, the rows that are shown, and for each layer the rows that
  /// replace it, and those that are marked and unmarked: `{"marks":{"checked":{"mark":"0-2"}}}`.
  extension TableEdit: Codable {
    /// Reads an edit, and throws if a layer isn't known.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FormVersion.Key.self)
      mapping = try container.decodeIfPresent(WrittenMapping.self, forKey: "mapping")?.mapping
      shown = try container.decodeIfPresent(RowSet.self, forKey: "shown")
      anchor = try container.decodeIfPresent(Int.self, forKey: "anchor")
      lead = try container.decodeIfPresent(Int.self, forKey: "lead")
      isStep = try container.decode(Bool.self, forKey: "isStep")
      marks = [:]
      guard container.contains("marks") else { return }
      let layers = try container.nestedContainer(keyedBy: FormVersion.Key.self, forKey: "marks")
      for key in layers.allKeys {
        guard let layer = MarkLayer.all.first(where: { $0.name == key.stringValue })
        else { throw decoder.corrupt("this is no layer of a table", at: key) }
        let rows = try layers.decode([String: RowSet].self, forKey: key)
        marks[layer] = MarkEdit(
          base: rows["set"], adding: rows["mark"] ?? [], removing: rows["unmark"] ?? [])
      }
    }

    /// Writes the edit.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FormVersion.Key.self)
      try container.encodeIfPresent(mapping.map(WrittenMapping.init), forKey: "mapping")
      try container.encodeIfPresent(shown, forKey: "shown")
      try container.encodeIfPresent(anchor, forKey: "anchor")
      try container.encodeIfPresent(lead, forKey: "lead")
      try container.encode(isStep, forKey: "isStep")
      if marks.isEmpty { return }
      var layers = container.nestedContainer(keyedBy: FormVersion.Key.self, forKey: "marks")
      for (layer, change) in marks {
        var rows = ["set": change.base, "mark": change.adding, "unmark": change.removing]
        rows = rows.filter { $0.key == "set" ? $0.value != nil : $0.value != [] }
        try layers.encode(rows, forKey: FormVersion.Key(layer.name))
      }
    }
  }
#endif
