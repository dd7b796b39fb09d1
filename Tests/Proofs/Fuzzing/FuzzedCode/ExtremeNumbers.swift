// SPDX-License-Identifier: MIT
import AnyArguments
import RandomChoices
import SelectionCore

/// Calls of a table, and changes to a set, with any numbers at all: they are refused or carried
/// out, and nothing traps.
package func extremeNumbers(_ bytes: [UInt8]) {
  var any = AnyArguments(ByteSource(bytes))
  var table = any.plainStart()
  var set = RowSet()
  while !any.choices.isAtEnd {
    let call = any.plainCall()
    if any.isSlow(table, call) { continue }
    let before = table
    do {
      if let change = try call.body(&table) { any.read(change) }
    } catch {
      if table != before { fail("\(call.name): changed by a refused call") }
      if "\(error)".isEmpty { fail("\(call.name): an error without a text") }
    }
    any.read(table)
    if table.change(from: before).after != table { fail("\(call.name): the change since") }
    if !table.defects.isEmpty { fail("\(call.name): \(table.defects)") }
    if let failure = any.change(&set) { fail("\(failure): \(set)") }
  }
}
