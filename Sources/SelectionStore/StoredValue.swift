// SPDX-License-Identifier: MIT
internal import Foundation

/// Writes one value as a list of it.
///
/// The list is there because `JSONEncoder` refuses bare texts and numbers before macOS 10.15 and
/// iOS 13, and a `SelectionSnapshot` is one text.
func encode<Value: Encodable>(_ value: Value, for place: String) throws(StoreError) -> Data {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  do {
    return try encoder.encode([value])
  } catch {
    throw .unencodable(place, error)
  }
}

/// Reads one value out of the list that was written around it.
func decode<Value: Decodable>(_ data: Data, from place: String) throws(StoreError) -> Value {
  do {
    let values = try JSONDecoder().decode([Value].self, from: data)
    guard let value = values.first, values.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "it holds \(values.count) values, not one"))
    }
    return value
  } catch {
    throw .corrupt(place, error)
  }
}
