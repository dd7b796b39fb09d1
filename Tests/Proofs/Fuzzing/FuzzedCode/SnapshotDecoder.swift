// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionOutline

/// Decodes any bytes as each of the saved forms: they are refused, or the result is encoded to the
/// same bytes.
package func snapshotDecoder(_ bytes: [UInt8]) {
  let rest = Array(bytes.dropFirst())
  switch bytes.first {
  case UInt8(ascii: "s"): readSnapshot(String(decoding: rest, as: UTF8.self))
  case UInt8(ascii: "i"): readJSON(IdentitySnapshot<String>.self, rest).map(restore)
  case UInt8(ascii: "o"): readJSON(OutlineSnapshot<String>.self, rest).map(restore)
  case UInt8(ascii: "u"): readJSON(TableUpdate.self, rest)
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

/// Restores a table with identities, whatever the snapshot says.
private func restore(_ snapshot: IdentitySnapshot<String>) {
  for missing in [VanishedRows.gone, .hidden] {
    var table = IdentifiedTable(sections: [["a", "b"], ["c"]], policy: .multiple)
    let start = table
    do {
      _ = try table.restore(snapshot, missing: missing)
    } catch {
      if table != start { fail("changed by a refused snapshot") }
    }
  }
}

/// Restores a tree, whatever the snapshot says.
private func restore(_ snapshot: OutlineSnapshot<String>) {
  guard
    var tree = try? OutlineSelection(nodes: [
      OutlineNode("a"), OutlineNode("b", depth: 1), OutlineNode("c", kind: .unloaded),
      OutlineNode("b"),
    ])
  else { fail("the tree isn't made") }
  let start = tree
  do {
    _ = try tree.restore(snapshot)
  } catch {
    if tree != start { fail("changed by a refused snapshot") }
    return
  }
  if !tree.defects.isEmpty { fail("\(tree.defects)") }
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
