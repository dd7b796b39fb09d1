// SPDX-License-Identifier: MIT
import SelectionCore

/// The selection among a hundred million items, a few of which the page loads.
///
/// The items aren't stored on any computer; their names are computed when they are read.
///
/// A query is the index of the last word in the names, or -1 for all items.
nonisolated(unsafe) private var selection = MatchingSelection<Int32, Int32>()

/// The number of items on the server.
private let itemCount: Int32 = 100_000_000

/// The pairs of words that match a query.
private func pairs(_ query: Int32) -> [Int] {
  Labels.pairs.indices.filter { query < 0 || Labels.lastWord(ofPair: $0) == Int(query) }
}

/// The number of items that match a query.
private func total(_ query: Int32) -> Int {
  Int(itemCount) / Labels.pairs.count * pairs(query).count
}

/// Returns a closure that returns whether an item matches a query.
private func matching(_ item: Int32) -> (Int32) -> Bool {
  let word = Labels.lastWord(ofPair: Int(item) % Labels.pairs.count)
  return { $0 < 0 || Int($0) == word }
}

/// Returns the number of words for which the user can search.
@_expose(wasm, "serverWordCount") @_cdecl("serverWordCount")
public func serverWordCount() -> Int32 { Int32(Labels.lasts.count) }

/// Writes a word for which the user can search.
@_expose(wasm, "serverWord") @_cdecl("serverWord")
public func serverWord(_ query: Int32) -> Int32 { hand(over: word(query)) }

private func word(_ query: Int32) -> String {
  Labels.lasts.indices.contains(Int(query)) ? Labels.lasts[Int(query)] : "everything"
}

/// Returns the number of items that match a query.
@_expose(wasm, "serverTotal") @_cdecl("serverTotal")
public func serverTotal(_ query: Int32) -> Int32 { Int32(total(query)) }

/// Returns the item at a position among the items that match a query.
@_expose(wasm, "serverItem") @_cdecl("serverItem")
public func serverItem(_ query: Int32, _ place: Int32) -> Int32 {
  let pairs = pairs(query)
  guard place >= 0, Int(place) < total(query) else { return -1 }
  return Int32(Int(place) / pairs.count * Labels.pairs.count + pairs[Int(place) % pairs.count])
}

/// Writes the name of an item.
@_expose(wasm, "serverName") @_cdecl("serverName")
public func serverName(_ item: Int32) -> Int32 { hand(over: Labels.row(max(0, item))) }

/// Returns whether an item is selected.
@_expose(wasm, "serverSelects") @_cdecl("serverSelects")
public func serverSelects(_ item: Int32) -> Int32 {
  selection.contains(item, matches: matching(item)) ? 1 : 0
}

/// Selects an item if it isn't selected, and deselects it otherwise.
@_expose(wasm, "serverToggle") @_cdecl("serverToggle")
public func serverToggle(_ item: Int32) { selection.toggle(item, matches: matching(item)) }

/// Selects (1) or deselects (0) all items that match a query; `loaded` is the number of matching
/// items that the page has loaded.
@_expose(wasm, "serverSelectAll") @_cdecl("serverSelectAll")
public func serverSelectAll(_ query: Int32, _ isSelected: Int32, _ loaded: Int32) {
  let known = (0..<max(0, min(loaded, 100))).map { serverItem(query, $0) }
  if isSelected != 0 {
    selection.selectAll(matching: query, known: known)
  } else {
    selection.deselectAll(matching: query, known: known)
  }
}

/// Returns whether the number of selected items is exact (1) or a lower bound (0).
@_expose(wasm, "serverCountIsExact") @_cdecl("serverCountIsExact")
public func serverCountIsExact() -> Int32 {
  if case .exactly = selection.count(total: total) { 1 } else { 0 }
}

/// Returns the number of selected items, or a lower bound for this number.
@_expose(wasm, "serverCount") @_cdecl("serverCount")
public func serverCount() -> Int32 {
  switch selection.count(total: total) {
  case .exactly(let count), .atLeast(let count): Int32(truncatingIfNeeded: count)
  }
}

/// Writes the steps that an app would send to a server, as text.
@_expose(wasm, "serverSteps") @_cdecl("serverSteps")
public func serverSteps() -> Int32 {
  var words = ""
  for step in selection.steps {
    if !words.isEmpty { words += ", " }
    switch step {
    case .selectAll(let query): words += "+ all of " + word(query)
    case .deselectAll(let query): words += "− all of " + word(query)
    case .select(let items): words += "+ " + String(items.count) + " by name"
    case .deselect(let items): words += "− " + String(items.count) + " by name"
    }
  }
  return hand(over: words)
}
