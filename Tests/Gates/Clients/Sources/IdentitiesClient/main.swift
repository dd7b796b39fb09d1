// SPDX-License-Identifier: MIT

import SelectionCore

// A list of mails: clicks, a range with shift, a search that hides some, and news from the server.
let mails = Array(CommandLine.arguments.dropFirst())
var table = IdentifiedTable(sections: [mails], policy: .multiple)
do {
  for mail in mails {
    let change = try table.click(mail, modifiers: .command, profile: .gtk)
    print(change?.rowsToRedraw.joined(separator: " ") ?? "")
  }
  if let first = mails.first { try table.click(first, modifiers: .shift, profile: .gtk) }
  try table.show(Array(mails.dropFirst()))
  try table.showAll()
  try table.update(to: [["news"] + mails.reversed()], vanished: .gone)
} catch {
  print("no such mail")
}
print(table.selectedRows.joined(separator: " "))
