// SPDX-License-Identifier: MIT
import AnyArguments
import SelectionCore
import SelectionObservation

typealias Model = ObservableTable<Int>

extension AnyArguments {
  /// A call of a method of an observed table.
  @MainActor
  mutating func modelCall() -> ObjectCall<Model> {
    switch below(4) {
    case 0: bindingCall()
    case 1: modelChangeCall()
    default: modelInputCall()
    }
  }

  @MainActor
  private mutating func modelInputCall() -> ObjectCall<Model> {
    let rules = rules(of: IdentifiedTable<Int>.self)
    let (profile, older) = (profile(), one(of: olderNamed))
    switch below(6) {
    case 0, 1:
      let input = input { $0.id() }
      return ObjectCall("apply \(input)") { $0.apply(input, rules: rules) }
    case 2:
      let input = input { $0.path() }
      return ObjectCall("byPath \(input)") { $0.apply(byPath: input, rules: rules) }
    case 3:
      let input = input { $0.id() }
      return ObjectCall("as of older \(input)") { $0.apply(input, asOf: older, rules: rules) }
    case 4:
      let action = action { $0.id() }
      return ObjectCall("\(action) \(profile.name)") {
        $0.handle(action, profile: profile, rules: rules)
      }
    default:
      let step = step { $0.id() }
      // A release that is refused is dropped, which is another input.
      return ObjectCall("\(step) \(profile.name)", isOneInput: step != .action(.release)) {
        $0.handle(pointer: step, profile: profile, rules: rules)
      }
    }
  }

  @MainActor
  private mutating func modelChangeCall() -> ObjectCall<Model> {
    let (set, few, number, section) = (set(), [self.number(), small()], number(), small())
    let (contents, vanished, call) = (contents(), one(of: VanishedRows.allCases), namedCall())
    switch below(8) {
    case 0:
      return ObjectCall("update \(contents) \(vanished)") {
        $0.update(to: contents, vanished: vanished)
      }
    case 1:
      return ObjectCall("move \(few) \(number) \(section)") {
        $0.move(fromOffsets: few, toOffset: number, inSection: section)
      }
    case 2 where set.count < 1_000:
      return ObjectCall("move \(set) \(number) \(section)") {
        $0.move(fromOffsets: set, toOffset: number, inSection: section)
      }
    case 3:
      return ObjectCall("delete \(few) \(section)") {
        $0.delete(atOffsets: few, inSection: section)
      }
    case 4 where set.count < 1_000:
      return ObjectCall("delete \(set) \(section)") {
        $0.delete(atOffsets: set, inSection: section)
      }
    case 5:
      return ObjectCall("in place: \(call.name)") { _ = try call.body(&$0.table) }
    case 6: return ObjectCall("change: \(call.name)") { try $0.change { _ = try call.body(&$0) } }
    default:
      return ObjectCall("change, and undo: \(call.name)", isOneInput: false) { model in
        // An inner change is refused, and an inner input is applied later.
        try model.change { table in
          model.apply(.undo)
          model.change { $0.undo() }
          _ = try call.body(&table)
        }
      }
    }
  }

  /// A value that a view sets.
  @MainActor
  private mutating func bindingCall() -> ObjectCall<Model> {
    let (id, ids, flag) = (id(), ids(), flag())
    let row = self.flag() ? nil : id
    switch below(6) {
    case 0: return ObjectCall("isEditing \(flag)") { $0.isEditing = flag }
    case 1: return ObjectCall("selection \(ids)") { $0.selection = Set(ids) }
    case 2: return ObjectCall("selectedRow \(row as Int?)") { $0.selectedRow = row }
    case 3: return ObjectCall("lead \(row as Int?)") { $0.lead = row }
    case 4: return ObjectCall("isSelected \(id) \(flag)") { $0[isSelected: id] = flag }
    default: return ObjectCall("isChecked \(id) \(flag)") { $0[isChecked: id] = flag }
    }
  }

  /// Everything that can be asked of an observed table.
  @MainActor
  mutating func read(_ model: Model) {
    let (id, section) = (id(), small())
    _ = (model.contents, model.selectedRows, model.selectedCount, model.hasRoomForOneMore)
    _ = (model.hasRoomForOneMore(inSection: section), model.menuRows(for: id), model.checkedRows)
    _ = (model.isEditing, model.selection, model.selectedRow, model.lead, model[id])
    _ = (model[hasFocus: id], model[isSelected: id], model[isChecked: id], model.undoCount)
    _ = (model.redoCount, RowState(of: id, in: one(of: olderNamed)))
  }
}
