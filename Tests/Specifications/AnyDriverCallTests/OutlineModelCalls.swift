// SPDX-License-Identifier: MIT
import AnyArguments
import SelectionCore
import SelectionOutline
import SelectionOutlineObservation

typealias OutlineModel = ObservableOutline<Int>

extension AnyArguments {
  /// A call of a method of an observed outline.
  @MainActor
  mutating func outlineModelCall(_ older: Outline) -> ObjectCall<OutlineModel> {
    let (id, call, profile) = (id(), outlineCall(older), profile())
    let rules = rules(of: OutlineSelection<Int>.self)
    switch below(9) {
    case 0: return outlineBindingCall()
    case 1, 2: return outlineTreeCall()
    case 3:
      let input = input { $0.id() }
      return ObjectCall("apply \(input)") { $0.apply(input, rules: rules) }
    case 4:
      let input = input { $0.path() }
      return ObjectCall("byPath \(input)") { $0.apply(byPath: input, rules: rules) }
    case 5:
      let input = input { $0.id() }
      return ObjectCall("as of older \(input)") { $0.apply(input, asOf: older, rules: rules) }
    case 6:
      let action = action { $0.id() }
      return ObjectCall("\(action) \(profile.name)") {
        $0.handle(action, profile: profile, rules: rules)
      }
    case 7:
      let step = step { $0.id() }
      // A release that is refused is dropped, which is another input.
      return ObjectCall("\(step) \(profile.name)", isOneInput: step != .action(.release)) {
        $0.handle(pointer: step, profile: profile, rules: rules)
      }
    default:
      return ObjectCall("change, and expand \(id): \(call.name)", isOneInput: false) { model in
        try model.change { outline in
          model[isExpanded: id] = true
          _ = try call.body(&outline)
        }
        _ = try call.body(&model.outline)
      }
    }
  }

  @MainActor
  private mutating func outlineTreeCall() -> ObjectCall<OutlineModel> {
    let (id, ids, nodes, flag) = (id(), ids(), nodes(), flag())
    let (vanished, group) = (one(of: VanishedRows.allCases), self.flag() ? nil : id)
    let selected = one(of: CollapsedSelection.allCases)
    switch below(12) {
    case 10:
      return ObjectCall("updateChildren \(id) \(nodes)") {
        $0.updateChildren(of: id, to: nodes)
      }
    case 9:
      return ObjectCall("attemptInTree collapse \(id)") { model in
        model.attemptInTree { outline throws(OutlineError) in
          try outline.collapse(id, selected: selected)
        }
      }
    // A tap on a disabled box is reported, and still ends a range of boxes.
    case 0: return ObjectCall("tapBox \(id)", isOneInput: false) { $0.tapBox(id) }
    case 1: return ObjectCall("tapAllBoxes") { $0.tapAllBoxes() }
    case 2: return ObjectCall("tapLeadBox") { $0.tapLeadBox() }
    case 3: return ObjectCall("extendBoxes \(id)") { $0.extendBoxes(to: id) }
    case 4: return ObjectCall("expandAll \(group as Int?)") { $0.expandAll(under: group) }
    case 5:
      return ObjectCall("collapseAll \(group as Int?) \(selected)") {
        $0.collapseAll(under: group, selected: selected)
      }
    case 6: return ObjectCall("expandSiblings") { $0.expandSiblings() }
    case 7: return ObjectCall("reveal \(id)") { $0.reveal(id) }
    case 8: return ObjectCall("filter \(ids)") { $0.filter(flag ? nil : ids) }
    default:
      return ObjectCall("update \(nodes) \(vanished)") {
        $0.update(to: nodes, vanished: vanished)
      }
    }
  }

  /// A value that a view sets.
  @MainActor
  private mutating func outlineBindingCall() -> ObjectCall<OutlineModel> {
    let (id, ids, flag) = (id(), ids(), flag())
    let row = self.flag() ? nil : id
    switch below(6) {
    case 0: return ObjectCall("isExpanded \(id) \(flag)") { $0[isExpanded: id] = flag }
    case 1: return ObjectCall("selection \(ids)") { $0.selection = Set(ids) }
    case 2: return ObjectCall("selectedRow \(row as Int?)") { $0.selectedRow = row }
    case 3: return ObjectCall("lead \(row as Int?)") { $0.lead = row }
    case 4: return ObjectCall("isSelected \(id) \(flag)") { $0[isSelected: id] = flag }
    default: return ObjectCall("isChecked \(id) \(flag)") { $0[isChecked: id] = flag }
    }
  }

  /// Everything that can be asked of an observed outline.
  @MainActor
  mutating func read(_ model: OutlineModel) {
    let (id, flag) = (id(), flag())
    _ = (model[id], model[isExpanded: id], model[isChecked: id], model[isSelected: id])
    _ = (model[hasFocus: id], model.menuRows(for: id), model.children(of: flag ? nil : id))
    for counted in CountedRows.allCases { _ = model.state(of: id, counting: counted) }
    _ = (model.shownRows, model.selectedRows, model.selectedCount, model.hasRoomForOneMore)
    _ = (model.selection, model.selectedRow, model.lead, model.checkedLeaves, model.isFiltered)
    _ = (model.checkedLeafCount, model.undoCount, model.redoCount, model[.partlyChecked])
  }
}
