// SPDX-License-Identifier: MIT
public import Foundation

/// A key of `UserDefaults` under which one value is saved, such as a `SelectionSnapshot`.
///
///     let store = DefaultsStore<SelectionSnapshot>(key: "packing", in: .standard)
///     try store.save(table.snapshot)
public struct DefaultsStore<Value: Codable> {
  /// The key.
  public let key: String
  private let defaults: UserDefaults

  /// Makes a store under a key.
  public init(key: String, in defaults: UserDefaults) {
    self.key = key
    self.defaults = defaults
  }

  /// Saves a value in place of the one that is there.
  ///
  /// - Parameter value: the value.
  /// - Throws: what the encoder throws.
  public func save(_ value: Value) throws {
    defaults.set(try JSONEncoder().encode([value]), forKey: key)
  }

  /// Reads the value that was saved last.
  ///
  /// - Returns: the value, or nil where nothing was saved.
  /// - Throws: ``StoreError``.
  public func load() throws(StoreError) -> Value? {
    guard let data = defaults.data(forKey: key) else { return nil }
    return try decode(data, from: "the defaults under \"\(key)\"")
  }

  /// Forgets what was saved.
  public func remove() { defaults.removeObject(forKey: key) }
}
