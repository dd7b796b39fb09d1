// SPDX-License-Identifier: MIT
import SelectionCore

/// What is selected of a hundred million items, of which the page loads a few: those are on no
/// computer, and their names are made as they are asked for.
///
/// A query is the number of a last word that names have, or -1 for all items.
nonisolated(unsafe) private var selection = MatchingSelection<Int32, Int32>()

/// How many items the server has.
private let itemCount: Int32 = 100_000_000

/// The pairs of words that match a query.
private func pairs(_ query: Int32) -> [Int] {
  Labels.pairs.indices.filter { query < 0 || Labels.lastWord(ofPair: $0) == Int(query) }
}

/// How many items match a query.
private func total(_ query: Int32) -> Int {
  Int(itemCount) / Labels.pairs.count * pairs(query).count
}

/// Whether an item matches queries.
private func matching(_ item: Int32) -> (Int32) -> Bool {
  let word = Labels.lastWord(ofPair: Int(item) % Labels.pairs.count)
  return { $0 < 0 || Int($0) == word }
}

/// How many words there are to ask for.
@_expose(wasm, "serverWordCount") @_cdecl("serverWordCount")
public func serverWordCount() -> Int32 { Int32(Labels.lasts.count) }

/// Hands over a word to ask for.
@_expose(wasm, "serverWord") @_cdecl("serverWord")
public func serverWord(_ query: Int32) -> Int32 { hand(over: word(query)) }

private func word(_ query: Int32) -> String {
  Labels.lasts.indices.contains(Int(query)) ? Labels.lasts[Int(query)] : "everything"
}

/// How many items match a query.
@_expose(wasm, "serverTotal") @_cdecl("serverTotal")
public func serverTotal(_ query: Int32) -> Int32 { Int32(total(query)) }

/// The item at a place among those that match a query.
@_expose(wasm, "serverItem") @_cdecl("serverItem")
public func serverItem(_ query: Int32, _ place: Int32) -> Int32 {
  let pairs = pairs(query)
  guard place >= 0, Int(place) < total(query) else { return -1 }
  return Int32(Int(place) / pairs.count * Labels.pairs.count + pairs[Int(place) % pairs.count])
}

/// Hands over the name of an item.
@_expose(wasm, "serverName") @_cdecl("serverName")
public func serverName(_ item: Int32) -> Int32 { hand(over: Labels.row(max(0, item))) }

/// Whether an item is selected.
@_expose(wasm, "serverSelects") @_cdecl("serverSelects")
public func serverSelects(_ item: Int32) -> Int32 {
  selection.contains(item, matches: matching(item)) ? 1 : 0
}

/// Selects an item that is not selected, and deselects one that is.
@_expose(wasm, "serverToggle") @_cdecl("serverToggle")
public func serverToggle(_ item: Int32) { selection.toggle(item, matches: matching(item)) }

/// Selects all items that match a query (1), or deselects them (0); the page has loaded as many of
/// them as it says.
@_expose(wasm, "serverSelectAll") @_cdecl("serverSelectAll")
public func serverSelectAll(_ query: Int32, _ isSelected: Int32, _ loaded: Int32) {
  let known = (0..<max(0, min(loaded, 100))).map { serverItem(query, $0) }
  if isSelected != 0 {
    selection.selectAll(matching: query, known: known)
  } else {
    selection.deselectAll(matching: query, known: known)
  }
}

/// Whether it is known how many are selected (1), or only how many at least.
@_expose(wasm, "serverCountIsExact") @_cdecl("serverCountIsExact")
public func serverCountIsExact() -> Int32 {
  if case .exactly = selection.count(total: total) { 1 } else { 0 }
}

/// How many are selected, at least.
@_expose(wasm, "serverCount") @_cdecl("serverCount")
public func serverCount() -> Int32 {
  switch selection.count(total: total) {
  case .exactly(let count), .atLeast(let count): Int32(truncatingIfNeeded: count)
  }
}

/// Hands over what a server would be told, in words.
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
