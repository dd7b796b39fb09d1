// SPDX-License-Identifier: MIT
import AnyArguments
import SelectionCore
import SelectionOutline

/// The methods and inputs that an outline has in common with tables.
extension AnyOutlineCalls {
  mutating func tableCall() -> Call {
    let (first, second) = (any.outlinePath(), any.outlinePath())
    switch any.below(12) {
    case 0..<4:
      let input = any.input { $0.id() }
      return ("\(input)", { try $0.apply(input) })
    case 4..<6:
      let input = any.input { $0.outlinePath() }
      return ("by path \(input)", { try $0.apply(byPath: input) })
    case 6:
      let (input, older) = (any.input { $0.id() }, any.one(of: older))
      return ("as of an older state \(input)", { try $0.apply(input, asOf: older) })
    case 7:
      let (profile, id, modifiers) = (any.profile(), any.id(), any.modifiers())
      return ("click \(id)", { try $0.click(id, modifiers: modifiers, profile: profile) })
    case 8:
      let (profile, number, other) = (any.profile(), any.number(), any.number())
      let stroke = any.stroke()
      return (
        "key \(stroke) \(number) \(other)",
        {
          try $0.handle(
            .key(stroke, pageRows: number, columns: other), profile: profile, rules: nil)
        }
      )
    case 9:
      let (ids, id, number) = (any.ids(), any.id(), any.number())
      return any.one(of: [
        ("move \(ids) before \(id)", { try $0.move(ids, before: id) }),
        ("move \(ids) to \(number)", { try $0.move(ids, toEndOfSection: number) }),
        ("moveRows", { try $0.moveRows(fromOffsets: ids, toOffset: number, inSection: 0) }),
        ("moveRows", { try $0.moveRows(fromOffsets: [0], toOffset: id, inSection: number) }),
      ])
    default:
      let (set, number, ids, shape) = (any.set(), any.number(), any.ids(), any.shape())
      return any.one(of: [
        ("moveRows \(set)", { try $0.moveRows(fromOffsets: set, toOffset: number) }),
        ("deleteRows \(set)", { try $0.deleteRows(atOffsets: set) }),
        ("deleteRows \(ids)", { try $0.deleteRows(atOffsets: ids, inSection: number) }),
        ("deleteRows \(first)", { try $0.deleteRows(at: first) }),
        ("insertRows \(first)", { try $0.insertRows(at: first, count: number) }),
        ("moveRow \(first) \(second)", { try $0.moveRow(at: first, to: second) }),
        ("reloadData \(shape as TableShape?)", { try $0.reloadData(shape: shape) }),
        ("show \(set)", { try $0.show(numbers: set) }), ("showAll", { try $0.showAll() }),
        ("setList \(number)", { try $0.setList(.inclusive, inSection: number) }),
        ("setMode \(number)", { try $0.setMode(.single, inSection: number) }),
        (
          "setLimits \(number)", { try $0.setLimits(SelectionLimits(atMost: 1), inSection: number) }
        ),
        ("tapHeader \(number)", { try $0.tapHeader(ofSection: number) }),
        ("selectAll", { try $0.selectAll() }), ("invert", { try $0.invert() }),
      ])
    }
  }
}

extension AnyArguments {
  /// A path, most often of an outline's only section.
  mutating func outlinePath() -> RowPath {
    RowPath(section: below(8) == 0 ? number() : 0, row: small())
  }
}
