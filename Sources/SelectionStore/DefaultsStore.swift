// SPDX-License-Identifier: MIT
public import Foundation

/// A store that saves one value, such as a `SelectionSnapshot`, under a key in `UserDefaults`.
///
///     let store = DefaultsStore<SelectionSnapshot>(key: "packing", in: .standard)
///     try store.save(table.snapshot)
///
/// The value is stored as data that consists of the same bytes as the file of a ``FileStore``.
public struct DefaultsStore<Value: Codable> {
  /// The key.
  public let key: String
  private let defaults: UserDefaults

  /// Creates a store for a key.
  public init(key: String, in defaults: UserDefaults) {
    self.key = key
    self.defaults = defaults
  }

  /// Saves a value, replacing the current value.
  ///
  /// - Parameter value: The value.
  /// - Throws: ``StoreError`` if the value can't be encoded.
  /// - Complexity: O(*n*), where *n* is the number of bytes in the value's JSON.
  public func save(_ value: Value) throws(StoreError) {
    defaults.set(try encode(value, for: place), forKey: key)
  }

  /// Reads the value that was most recently saved.
  ///
  /// - Returns: The value, or nil if no value was saved.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n*), where *n* is the number of bytes in the value's JSON.
  public func load() throws(StoreError) -> Value? {
    guard let object = defaults.object(forKey: key) else { return nil }
    guard let data = object as? Data else { throw .wrongType(place) }
    // The type annotation ensures that no optional is decoded, because `null` isn't a valid value.
    let value: Value = try decode(data, from: place)
    return value
  }

  /// Removes the saved value.
  ///
  /// - Complexity: O(1).
  public func remove() { defaults.removeObject(forKey: key) }

  private var place: String { "the defaults under \"\(key)\"" }
}
