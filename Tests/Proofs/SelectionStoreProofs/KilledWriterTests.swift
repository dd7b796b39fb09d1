// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionStore
import XCTest

/// A process that is killed while it saves loses nothing: the file has the old or the new state.
final class KilledWriterTests: XCTestCase {
  /// The folder of the package's built programs.
  private var products: URL {
    #if os(macOS)
      Bundle(for: Self.self).bundleURL.deletingLastPathComponent()
    #else
      Bundle.main.bundleURL
    #endif
  }

  func testTheOldOrTheNewStateIsReadBack() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("state")
    let store = FileStore<IdentitySnapshot<String>>(url)
    try store.save(IdentitySnapshot(selected: [.init(id: "old 0")]))
    var random = SystemRandomNumberGenerator()
    var seen: Set<String> = []
    for attempt in 1...40 {
      let writer = Process()
      writer.executableURL = products.appendingPathComponent("StoreWriter")
      writer.arguments = [url.path, attempt % 2 == 0 ? "old" : "new"]
      try writer.run()
      Thread.sleep(forTimeInterval: Double.random(in: 0.005...0.05, using: &random))
      #if os(Windows)
        writer.terminate()
      #else
        kill(writer.processIdentifier, SIGKILL)
      #endif
      writer.waitUntilExit()
      let state = try XCTUnwrap(store.load(), "attempt \(attempt)")
      let words = Set(state.selected.map { $0.id.prefix(3) })
      XCTAssertEqual(words.count, 1, "attempt \(attempt): a mixed state")
      XCTAssertTrue([1, 500].contains(state.selected.count), "attempt \(attempt)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      XCTAssertLessThanOrEqual(names.count, 2, "attempt \(attempt): \(names)")
      seen.insert("\(words.first ?? "") \(state.selected.count)")
    }
    // The writer must have saved at least once; otherwise the test would prove nothing.
    XCTAssertTrue(seen.isSuperset(of: ["old 500", "new 500"]), "\(seen)")
    try store.save(IdentitySnapshot(selected: []))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["state"])
  }
}
