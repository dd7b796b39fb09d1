// SPDX-License-Identifier: MIT

// The checked items are the user's, and are saved; the style is the app's, and is not.
#if !hasFeature(Embedded)
  extension InclusiveList {
    private enum Key: CodingKey { case checked }
  }

  extension InclusiveList: Encodable where ID: Encodable {
    /// Writes the checked items.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(checked, forKey: .checked)
    }
  }

  extension InclusiveList: Decodable where ID: Decodable {
    /// Reads a list of the default style.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(checked: try container.decodeIfPresent(Set<ID>.self, forKey: .checked) ?? [])
    }
  }
#endif
