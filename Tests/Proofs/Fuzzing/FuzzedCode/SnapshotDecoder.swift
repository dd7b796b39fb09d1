// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore

/// Decodes any bytes as each of the saved forms: they are refused, or the result is encoded to the
/// same bytes.
package func snapshotDecoder(_ bytes: [UInt8]) {
  let rest = Array(bytes.dropFirst())
  switch bytes.first {
  case UInt8(ascii: "s"): readSnapshot(String(decoding: rest, as: UTF8.self))
  case UInt8(ascii: "i"): readJSON(IdentitySnapshot<String>.self, rest)
  case UInt8(ascii: "l"):
    guard let log = readJSON(InputLog<RowPath>.self, rest) else { return }
    _ = try? log.replayed()
  case UInt8(ascii: "t"): readJSON([TableInput].self, rest)
  case UInt8(ascii: "m"): readJSON(RemoteSelection<String>.self, rest)
  case UInt8(ascii: "q"): readJSON(MatchingSelection<String, String>.self, rest)
  default: break
  }
}

private func readSnapshot(_ text: String) {
  guard let snapshot = try? SelectionSnapshot(text) else { return }
  guard let again = try? SelectionSnapshot(snapshot.description), again == snapshot else {
    fail("\(snapshot) is read otherwise than it is written")
  }
  for shape: TableShape in [snapshot.shape, [], [2], [0, 3, 1]] {
    for policy in [SelectionPolicy(.single), SelectionPolicy(.multiple)] {
      var table = TableSelection(shape: shape, policy: policy)
      let start = table
      do {
        let restoration = try table.restore(snapshot)
        guard shape == snapshot.shape else { continue }
        let missing = restoration.missing.positions
        guard missing.isDisjoint(with: table.selectedNumbers),
          missing.union(table.selectedNumbers) == snapshot.selected
        else { fail("other rows") }
        if policy == .multiple, !missing.isEmpty { fail("missing rows") }
      } catch {
        if table != start { fail("changed by a refused snapshot") }
      }
    }
  }
}

@discardableResult
private func readJSON<Value: Codable & Equatable>(_ type: Value.Type, _ bytes: [UInt8]) -> Value? {
  guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else { return nil }
  guard let written = try? JSONEncoder().encode(value) else { fail("\(value) is not written") }
  guard let again = try? JSONDecoder().decode(type, from: written), again == value else {
    fail("\(value) is read otherwise than it is written")
  }
  return value
}
