// SPDX-License-Identifier: MIT
internal import Foundation

/// Encodes one value as an array with one element.
///
/// The array is necessary because `JSONEncoder` refuses single strings and numbers before macOS
/// 10.15 and iOS 13, and a `SelectionSnapshot` is a string.
func encode<Value: Encodable>(_ value: Value, for place: String) throws(StoreError) -> Data {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  do {
    return try encoder.encode([value])
  } catch {
    throw .unencodable(place, error)
  }
}

/// Decodes one value from the array that contains it.
func decode<Value: Decodable>(_ data: Data, from place: String) throws(StoreError) -> Value {
  do {
    guard !data.isEmpty else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "it is empty"))
    }
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
