// SPDX-License-Identifier: MIT
import Observation
import SelectionCore
import SelectionOutline
import SelectionOutlineObservation

typealias Model = ObservableOutline<String>

/// A{a1 a2 a3{x y}} B{b1} C{} D(not loaded), as in the examples of the rules.
@MainActor
func exampleModel(_ options: OutlineOptions = OutlineOptions()) throws -> Model {
  let nodes = [
    OutlineNode("A"), OutlineNode("a1", depth: 1), OutlineNode("a2", depth: 1),
    OutlineNode("a3", depth: 1), OutlineNode("x", depth: 2), OutlineNode("y", depth: 2),
    OutlineNode("B"), OutlineNode("b1", depth: 1), OutlineNode("C", kind: .group),
    OutlineNode("D", kind: .unloaded),
  ]
  return Model(try OutlineSelection(nodes: nodes, options: options))
}

/// Something that can be observed: how it is read from a model, and from the outline itself.
struct Reading {
  let name: String
  let observed: @MainActor (Model) -> AnyHashable
  let actual: (OutlineSelection<String>) -> AnyHashable

  /// The properties of a node that can be observed.
  static func ofNode(_ id: String) -> [Reading] {
    [
      Reading(name: "\(id)") {
        $0[id]
      } actual: {
        NodeState(of: id, in: $0)
      },
      Reading(name: "\(id) selected") {
        $0[isSelected: id]
      } actual: {
        $0.isSelected(id)
      },
      Reading(name: "\(id) checked") {
        $0[isChecked: id]
      } actual: {
        $0.state(of: id) == .all
      },
      Reading(name: "\(id) expanded") {
        $0[isExpanded: id]
      } actual: {
        $0.isExpanded(id)
      },
      Reading(name: "\(id) focus") {
        $0[hasFocus: id]
      } actual: {
        $0.rows.lead != nil && $0.row(of: id) == $0.rows.lead
      },
      Reading(name: "\(id) children") {
        $0.children(of: id)
      } actual: {
        $0.children(of: id)
      },
      Reading(name: "\(id) menu") {
        $0.menuRows(for: id)
      } actual: {
        $0.menuRows(for: id)
      },
    ]
      + CountedRows.allCases.map { counted in
        Reading(name: "\(id) box \(counted)") {
          $0.state(of: id, counting: counted)
        } actual: {
          $0.state(of: id, counting: counted)
        }
      }
  }

  /// The properties of the whole outline that can be observed.
  static var ofOutline: [Reading] {
    [
      Reading(name: "shown") {
        $0.shownRows
      } actual: {
        $0.shownRows
      },
      Reading(name: "roots") {
        $0.children(of: nil)
      } actual: {
        $0.children(of: nil)
      },
      Reading(name: "selected") {
        $0.selectedRows
      } actual: {
        $0.selectedRows
      },
      Reading(name: "selection") {
        $0.selection
      } actual: {
        Set($0.selectedRows)
      },
      Reading(name: "first") {
        $0.selectedRow
      } actual: {
        $0.selectedRow
      },
      Reading(name: "count") {
        $0.selectedCount
      } actual: {
        $0.selectedCount
      },
      Reading(name: "leaves") {
        $0.checkedLeaves
      } actual: {
        $0.checkedLeaves
      },
      Reading(name: "leaf count") {
        $0.checkedLeafCount
      } actual: {
        $0.checkedLeafCount
      },
      Reading(name: "lead") {
        $0.lead
      } actual: {
        $0.lead
      },
      Reading(name: "steps") {
        [$0.undoCount, $0.redoCount]
      } actual: {
        [$0.undoCount, $0.redoCount]
      },
      Reading(name: "room") {
        $0.hasRoomForOneMore
      } actual: {
        $0.hasRoomForOneMore
      },
      Reading(name: "filter") {
        $0.isFiltered
      } actual: {
        $0.isFiltered
      },
      Reading(name: "flagged") {
        $0[.flagged]
      } actual: {
        $0[.flagged]
      },
    ]
  }

  /// Readings that are also told if only what they follow from has changed.
  var isRough: Bool {
    ["first", "selection"].contains(name) || name.hasSuffix("menu") || name.hasSuffix("checked")
  }
}

extension MarkLayer {
  static let flagged = MarkLayer("flagged")
}

/// Observers that each have read something, and record their notifications.
@MainActor
final class Readers {
  private var told: Set<String> = []

  /// The readings that an input notifies.
  func told(
    of model: Model, _ readings: [Reading], _ input: () throws -> Void
  ) rethrows -> Set<String> {
    for reading in readings {
      let name = reading.name
      withObservationTracking {
        _ = reading.observed(model)
      } onChange: { [weak self] in
        MainActor.assumeIsolated { _ = self?.told.insert(name) }
      }
    }
    told = []
    try input()
    return told
  }
}
