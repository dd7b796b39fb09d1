// SPDX-License-Identifier: MIT
import RandomChoices
import SelectionCore

/// Edits, new contents and layers.
extension InputProgram {
  /// An edit of any layers, of which some rows may move or be hidden.
  mutating func edit() -> TableEdit {
    var edit = TableEdit(isStep: choices.below(2) == 0)
    if choices.below(2) == 0 { edit.mapping = mapping(of: oracle.data) }
    let count = edit.mapping?.newShape.rowCount ?? oracle.whole.count
    if hides, choices.below(3) == 0 { edit.shown = numbers(below: count) }
    let all = count + oracle.outside.count
    for layer in layers {
      switch choices.below(8) {
      case 0: edit[layer] = numbers(below: all)
      case 1: edit.mark(numbers(below: all), in: layer)
      case 2: edit.unmark(numbers(below: all), in: layer)
      default: break
      }
      for _ in 0..<3 where choices.below(16) == 0 {
        let old = oracle.whole.count + 1
        let sources: RowSet = choices.below(3) == 0 ? numbers(below: old) : [choices.below(old)]
        let other = choices.below(2) == 0 ? layers[choices.below(layers.count)] : nil
        edit.inherit(numbers(below: all), from: sources, in: layer, markedIn: other)
      }
    }
    if choices.below(6) == 0 { edit.anchor = choices.below(all + 1) }
    if choices.below(6) == 0 { edit.lead = choices.below(all + 1) }
    return edit
  }

  /// The layers of every table, and two of an app.
  var layers: [MarkLayer] {
    [.selected, .checked, .disabled, .exclusive, MarkLayer("flagged"), MarkLayer("films")]
  }

  /// Marks of a layer, or its limits.
  mutating func layer() -> TableInput {
    let layer = layers[choices.below(layers.count)]
    switch choices.below(4) {
    case 0: return .setLayerLimits(choices.below(2) == 0 ? SelectionLimits() : limits(), layer)
    case 1: return .unmark(rows(), in: layer)
    default: return .mark(rows(), in: layer)
    }
  }

  /// New contents of shown rows, of the table or of a section.
  mutating func contents() -> TableInput {
    var contents = [[RowPath]](repeating: [], count: max(1, oracle.data.sections.count))
    if choices.below(4) == 0 { contents.append([]) }
    for place in oracle.places where choices.below(6) > 0 {
      let isElsewhere = choices.below(4) == 0
      let section = isElsewhere ? choices.below(contents.count) : place.section
      contents[section].insert(place.path, at: choices.below(contents[section].count + 1))
    }
    if choices.below(30) == 0 { contents[0].append(RowPath(section: 0, row: choices.below(5))) }
    let vanished: VanishedRows = hides && choices.below(2) == 0 ? .hidden : .gone
    let section = choices.below(contents.count + 1)
    guard choices.below(2) == 0, contents.indices.contains(section) else {
      return .update(to: contents, vanished: vanished)
    }
    let isOwn = choices.below(8) > 0
    let rows = contents[section].filter { $0.section == section || !isOwn }
    return .updateSection(section, to: rows, vanished: vanished)
  }

  /// Some row numbers below a count, or rarely the count itself.
  mutating func numbers(below count: Int) -> RowSet {
    let among = 1 + choices.below(4)
    var numbers = (0..<count).filter { _ in choices.below(among) == 0 }
    if choices.below(30) == 0 { numbers.append(count) }
    return RowSet(numbers)
  }
}

/// Edits of each layer.
func edits(of count: Int) -> [TableInput] {
  let layers: [MarkLayer] = [.selected, .checked, .disabled, .exclusive, MarkLayer("flagged")]
  return layers.flatMap { layer -> [TableInput] in
    var (all, one) = (TableEdit(), TableEdit())
    all[layer] = RowSet(0..<count)
    one.mark([0], in: layer)
    one.unmark([1], in: layer)
    one.lead = 0
    return [.edit(all), .edit(one)]
  }
}
