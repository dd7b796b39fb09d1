// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Plays the project's traces of tables with a cursor, as far as flat lists can say them.
final class CursorTraceTests: XCTestCase {
  func testTracesOfFlatListsHold() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../SelectionTracesTests/Traces")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "trace" }
    var (held, whole) = (0, 0)
    for file in files {
      // The case up to the line that a flat list can't say.
      var played: TracedCursor?
      let text = try String(contentsOf: file, encoding: .utf8)
      for (number, line) in zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false))
      {
        let words = line.prefix { $0 != "#" }.split(separator: " ")
        guard let verb = words.first else { continue }
        if verb == "table" {
          whole += played == nil ? 0 : 1
          played = try? TracedCursor(words)
          continue
        }
        do {
          switch try played?.play(words) {
          case .held?: held += 1
          case .failed(let reason)?: XCTFail("\(file.lastPathComponent):\(number): \(reason)")
          case .done?, nil: break
          }
        } catch is TracedCursor.Unsayable {
          played = nil
        }
      }
      whole += played == nil ? 0 : 1
    }
    XCTAssertGreaterThan(held, 80)
  }
}
