// SPDX-License-Identifier: MIT
import Foundation
import SelectionTraces
import XCTest

/// Plays every trace in the folder of this file.
final class TraceFileTests: XCTestCase {
  func testEveryTraceHolds() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Traces")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "trace" }
    XCTAssertGreaterThan(files.count, 8)
    for file in files {
      var reports: [String] = []
      let tally = TraceReplay.replay(
        [UInt8](try Data(contentsOf: file)), name: file.lastPathComponent
      ) { reports.append($0) }
      XCTAssertEqual(reports, [])
      XCTAssertEqual(tally.failed, 0, file.lastPathComponent)
      XCTAssertGreaterThan(tally.passed, 0, file.lastPathComponent)
    }
  }
}
